import { describe, expect, it } from 'vitest';
import { outlineTables, readRows } from '../../../src/extraction/tables/read-tables.ts';
import type { DocumentLayout } from '../../../src/model/layout.ts';
import type { TableRule } from '../../../src/profiles/profile.ts';
import { at, endingAt, layOut } from '../statement/placed-pages.ts';
import type { PlacedText } from '../statement/placed-pages.ts';
import { statementProfile } from '../statement/read-entries.ts';

type TableOutline = ReturnType<typeof outlineTables>[number];
type TableRow = ReturnType<typeof readRows>[number];

const rule: TableRule | undefined = statementProfile().tables['entries'];

function outlinesOf(...pages: readonly (readonly PlacedText[])[]): TableOutline[] {
  return rule ? outlineTables(layOut(...pages), rule, 'GBP') : [];
}

function rowsOf(outline: TableOutline | undefined): TableRow[] {
  const options = { currency: 'GBP', isHeading: (): boolean => false };
  return outline ? readRows(outline, outline.matchings[0] ?? [], options) : [];
}

function rolesOf(outline: TableOutline | undefined): (readonly string[] | undefined)[] {
  return [outline?.header.columns.map(({ role }) => role)];
}

/** The same as an engine would have read it. */
function asRecognised(layout: DocumentLayout): DocumentLayout {
  const pages = layout.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      phrases: line.phrases.map((phrase) => ({
        ...phrase,
        words: phrase.words.map((word) => ({ ...word, confidence: 0.9 })),
      })),
    })),
  }));
  return { ...layout, pages };
}

const HEADER = [
  at(50, 200, 'Date'),
  at(110, 200, 'Description'),
  endingAt(400, 200, 'Money out'),
  endingAt(470, 200, 'Money in'),
  endingAt(550, 200, 'Balance'),
];

function entry(y: number, date: string, text: string, [x, amount]: readonly [number, string]): PlacedText[] {
  return [at(50, y, date), at(110, y, text), endingAt(x, y, amount), endingAt(550, y, '9.00')];
}

describe('a column of a table that was recognised', () => {
  it('may have no amount that was read whole', () => {
    const layout = layOut([
      ...HEADER,
      ...entry(220, '01 Feb 2025', 'Corner Bakery', [400, '612.38']),
      ...entry(240, '03 Feb 2025', 'Mill Catering', [470, '731 15']),
      ...entry(260, '04 Feb 2025', 'Ada Lark', [470, '75 00']),
    ]);
    const [outline] = rule ? outlineTables(asRecognised(layout), rule, 'GBP') : [];
    expect(outline?.matchings[0]?.map(({ role }) => role)).toEqual(['moneyOut', 'moneyIn', 'balance']);
  });
});

describe('a row of a table that was recognised', () => {
  it('may have an amount with a space in it, whose mark alone hangs out of the column', () => {
    const card = (y: number, text: string, [x, amount]: readonly [number, string]): PlacedText[] => [
      at(50, y, '03 Feb 2025'),
      at(110, y, text),
      endingAt(x, y, amount),
    ];
    const head = [at(50, 200, 'Date'), at(110, 200, 'Description'), endingAt(400, 200, 'Paid out')];
    const layout = layOut([
      ...head,
      ...card(220, 'Corner Bakery', [400, '612.38']),
      ...card(240, 'Mill Catering', [400, '41.75']),
      ...card(260, 'Payment', [410, '516. 27CR']),
      ...card(280, 'Refund', [410, '29. OOCR']),
    ]);
    const [outline] = rule ? outlineTables(asRecognised(layout), rule, 'GBP') : [];
    const rows = outline
      ? readRows(outline, outline.matchings[0] ?? [], { currency: 'GBP', isHeading: () => false })
      : [];
    expect(rows.flatMap(({ money }) => money.map(({ reading }) => [reading.minor, reading.mark]))).toEqual([
      [61238, undefined],
      [4175, undefined],
      [51627, 'CR'],
      [2900, 'CR'],
    ]);
  });
});

describe('the header of a table', () => {
  const RUN_TOGETHER = [
    at(50, 200, 'Datemade'),
    at(110, 200, 'Description'),
    endingAt(400, 200, 'Paymentsout'),
    endingAt(550, 200, 'Balance'),
  ];
  const ROW = entry(216, '3 Mar', 'Shop', [400, '1.00']);

  it('may have words that were run into one where it was recognised', () => {
    const recognised = rule ? outlineTables(asRecognised(layOut([...RUN_TOGETHER, ...ROW])), rule, 'GBP') : [];
    expect(rolesOf(recognised[0])).toEqual([['date', 'description', 'moneyOut', 'balance']]);
    const [embedded] = outlinesOf([...RUN_TOGETHER, ...ROW]);
    expect(embedded?.header.columns.some(({ role }) => role === 'moneyOut') ?? false).toBe(false);
  });

  it('names its columns in the words of the profile', () => {
    const [outline] = outlinesOf([...HEADER, ...entry(216, '3 Mar', 'Shop', [400, '1.00'])]);
    expect(rolesOf(outline)).toEqual([['date', 'description', 'moneyOut', 'moneyIn', 'balance']]);
  });

  it('may be of two lines', () => {
    const stacked = [
      at(50, 200, 'Transaction'),
      at(50, 210, 'date'),
      at(110, 200, 'Details'),
      endingAt(470, 200, 'Amount'),
      endingAt(470, 210, '(GBP)'),
      endingAt(550, 200, 'Running'),
      endingAt(550, 210, 'balance'),
    ];
    const [outline] = outlinesOf([
      ...stacked,
      at(50, 230, '3 Mar'),
      at(110, 230, 'Shop'),
      endingAt(470, 230, '1.00'),
      endingAt(550, 230, '9.00'),
    ]);
    expect(new Set(outline?.header.columns.map(({ role }) => role))).toEqual(
      new Set(['date', 'description', 'amount', 'balance']),
    );
  });

  it('may have a name of one line set midway beside names of two', () => {
    const midway = [
      at(50, 200, 'Transaction'),
      at(50, 210, 'date'),
      at(110, 205, 'Details'),
      endingAt(470, 200, 'Paid'),
      endingAt(470, 210, 'out'),
      endingAt(550, 200, 'Running'),
      endingAt(550, 210, 'balance'),
    ];
    const [outline] = outlinesOf([...midway, ...entry(230, '3 Mar', 'Shop', [470, '1.00'])]);
    expect(outline?.header.columns.map(({ role }) => role)).toEqual(['date', 'description', 'moneyOut', 'balance']);
  });

  it('is no sentence that happens to hold its words', () => {
    expect(
      outlinesOf([
        at(50, 200, 'The balance on the date of each payment is shown with its description and amount in the table'),
      ]),
    ).toEqual([]);
  });

  it('is one header where the next page repeats it, another where its columns stand elsewhere', () => {
    const moved = HEADER.map((text) => ({ ...text, x: text.x - (text.right ? 30 : 0) }));
    expect(
      outlinesOf(
        [...HEADER, ...entry(216, '3 Mar', 'Shop', [400, '1.00'])],
        [...HEADER, ...entry(216, '4 Mar', 'Shop', [400, '1.00'])],
      ),
    ).toHaveLength(1);
    expect(
      outlinesOf(
        [...HEADER, ...entry(216, '3 Mar', 'Shop', [400, '1.00'])],
        [...moved, ...entry(216, '4 Mar', 'Shop', [370, '1.00'])],
      ),
    ).toHaveLength(2);
  });
});

describe('rows of a table', () => {
  it('have their amounts in the column whose edge they share', () => {
    const [outline] = outlinesOf([
      ...HEADER,
      ...entry(216, '3 Mar', 'Shop', [400, '1.00']),
      ...entry(230, '4 Mar', 'Salary', [470, '2,000.00']),
    ]);
    expect(rowsOf(outline).map(({ money }) => money.map(({ role, reading }) => [role, reading.minor]))).toEqual([
      [
        ['moneyOut', 100],
        ['balance', 900],
      ],
      [
        ['moneyIn', 200_000],
        ['balance', 900],
      ],
    ]);
  });

  it('keep amounts that stand inside a description out of the columns', () => {
    const [outline] = outlinesOf([
      ...HEADER,
      ...entry(216, '3 Mar', 'Taxi 20.00 EUR', [400, '17.00']),
      ...entry(230, '4 Mar', 'Shop', [400, '1.00']),
    ]);
    const [first] = rowsOf(outline);
    expect(first?.money.map(({ role }) => role)).toEqual(['moneyOut', 'balance']);
    expect(first?.text.map(({ text }) => text)).toEqual(['Taxi 20.00 EUR']);
  });

  it('take in the lines of their description, told by the gaps between rows', () => {
    const [outline] = outlinesOf([
      ...HEADER,
      ...entry(216, '3 Mar', 'Card payment', [400, '1.00']),
      at(110, 226, 'Corner shop'),
      ...entry(246, '4 Mar', 'Salary', [470, '2.00']),
      at(110, 256, 'Example Ltd'),
    ]);
    expect(rowsOf(outline).map(({ text }) => text.map((piece) => piece.text))).toEqual([
      ['Card payment', 'Corner shop'],
      ['Salary', 'Example Ltd'],
    ]);
  });

  it('leave aside what stands beside the table', () => {
    const panel = [at(575, 216, 'Ad'), at(575, 230, 'Ad')];
    const [outline] = outlinesOf([
      ...HEADER,
      ...panel,
      ...entry(216, '3 Mar', 'Shop', [400, '1.00']),
      ...entry(230, '4 Mar', 'Shop', [400, '1.00']),
    ]);
    expect(rowsOf(outline).flatMap(({ text }) => text.map((piece) => piece.text))).toEqual(['Shop', 'Shop']);
  });

  it('know their page and where each piece is printed', () => {
    const [outline] = outlinesOf(
      [at(50, 100, 'First page')],
      [...HEADER, ...entry(216, '3 Mar', 'Shop', [400, '1.00'])],
    );
    const [row] = rowsOf(outline);
    expect([row?.page, row?.text[0]?.page, row?.dates['date']?.text]).toEqual([2, 2, '3 Mar']);
    expect(row?.money[0]?.box.x1).toBeCloseTo(400);
  });

  it('have codes of a column of their own', () => {
    const head = [at(50, 200, 'Date'), at(110, 200, 'Type'), at(160, 200, 'Description'), endingAt(470, 200, 'Amount')];
    const [outline] = outlinesOf([
      ...head,
      at(50, 216, '3 Mar'),
      at(110, 216, 'DD'),
      at(160, 216, 'Gas'),
      endingAt(470, 216, '1.00'),
      at(50, 230, '4 Mar'),
      at(110, 230, 'SO'),
      at(160, 230, 'Rent'),
      endingAt(470, 230, '2.00'),
    ]);
    expect(rowsOf(outline).map(({ codes, text }) => [codes[0]?.text, text[0]?.text])).toEqual([
      ['DD', 'Gas'],
      ['SO', 'Rent'],
    ]);
  });

  it('have two dates where two columns print them', () => {
    const head = [
      at(50, 200, 'Transaction date'),
      at(140, 200, 'Posting date'),
      at(220, 200, 'Description'),
      endingAt(470, 200, 'Amount'),
    ];
    const [outline] = outlinesOf([
      ...head,
      at(50, 216, '3 Mar'),
      at(140, 216, '5 Mar'),
      at(220, 216, 'Gas'),
      endingAt(470, 216, '1.00'),
    ]);
    const [row] = rowsOf(outline);
    expect([row?.dates['date']?.text, row?.dates['posted']?.text]).toEqual(['3 Mar', '5 Mar']);
  });
});
