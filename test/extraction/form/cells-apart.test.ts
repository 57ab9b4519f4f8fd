// An amount that touches the next column is parted from the name there, and from nothing that says what kind of amount it is.
import { describe, expect, it } from 'vitest';
import { withCellsApart } from '../../../src/extraction/form/cells-apart.ts';
import { layoutDocument } from '../../../src/layout/layout-document.ts';
import type { Word } from '../../../src/model/page.ts';
import { at, endingAt, layOut, type PlacedText } from '../statement/placed-pages.ts';

/** The phrases of the first line, over others that begin where its second word does. */
function phrasesOf(text: string): readonly string[] {
  const column = 129.52;
  const layout = layOut([at(100, 40, text), at(column, 56, 'Otter club'), at(column, 72, 'Lottery')]);
  return withCellsApart(layout).pages[0]?.lines[0]?.phrases.map((phrase) => phrase.text) ?? [];
}

describe('an amount right before the place where other cells begin', () => {
  it('is parted from a name', () => {
    expect(phrasesOf('£23.61 Tarn pension')).toEqual(['£23.61', 'Tarn pension']);
  });

  it('is one with what marks it, or says what it is for', () => {
    for (const text of ['£23.61 in credit', '£23.61 DR', '£23.61 per month', '£23.61 overdrawn'])
      expect(phrasesOf(text)).toEqual([text]);
  });

  it('is one with the sentence that it stands in', () => {
    const layout = layOut([at(82, 40, 'Pay £23.61 back'), at(127.54, 56, 'Otter club'), at(127.54, 72, 'Lottery')]);
    const [line] = withCellsApart(layout).pages[0]?.lines ?? [];
    expect(line?.phrases.map(({ text }) => text)).toEqual(['Pay £23.61 back']);
  });
});

describe('a value that touches the one before, right under its label', () => {
  /** Where the second value begins: two thirds of the size of the type behind the first. */
  const second = 172.06;
  const valueLine = (...labels: readonly number[]): readonly string[] => {
    const strip = labels.map((x, i) => at(x, 40, ['Post', 'NI', 'Code', 'Day'][i] ?? ''));
    const line = [at(100, 56, 'Ranger 4 / Lodge'), at(second, 56, 'PB274136B'), at(260, 56, '1257L')];
    const layout = layOut([...strip, ...line]);
    return withCellsApart(layout).pages[0]?.lines[1]?.phrases.map(({ text }) => text) ?? [];
  };

  it('is parted where a strip of labels stands over the line', () => {
    expect(valueLine(100, second, 260)).toEqual(['Ranger 4 / Lodge', 'PB274136B', '1257L']);
  });

  it('is not where only one of them stands over a value', () => {
    expect(valueLine(60, second, 240)).toEqual(['Ranger 4 / Lodge PB274136B', '1257L']);
  });
});

describe('labels that touch, right over their values', () => {
  const second = 172.06;
  const labelLine = (...values: readonly number[]): readonly string[] => {
    const line = values.map((x, i) => at(x, 56, ['Ranger', 'PB274136B', '1257L'][i] ?? ''));
    const strip = [at(100, 40, 'Ranger 4 / Lodge'), at(second, 40, 'Insurance'), at(260, 40, 'Code')];
    const layout = layOut([...strip, ...line]);
    return withCellsApart(layout).pages[0]?.lines[0]?.phrases.map(({ text }) => text) ?? [];
  };

  it('are parted where each of them has one', () => {
    expect(labelLine(100, second, 260)).toEqual(['Ranger 4 / Lodge', 'Insurance', 'Code']);
  });

  it('are not where the values begin elsewhere', () => {
    expect(labelLine(100, second + 4, 260)).toEqual(['Ranger 4 / Lodge Insurance', 'Code']);
  });
});

describe('an amount that the sentence before it touches', () => {
  const TEXT = 'Texts, minimum term ends 4';
  const phrasesBeside = (right: number): readonly string[] => {
    const amounts = [56, 72, 88].map((y) => endingAt(right, y, '£3.00'));
    const layout = layOut([at(100, 40, TEXT), endingAt(242.58, 40, '£10.00'), ...amounts]);
    return withCellsApart(layout).pages[0]?.lines[0]?.phrases.map(({ text }) => text) ?? [];
  };

  it('is parted where other amounts end at the very place', () => {
    expect(phrasesBeside(242.58)).toEqual([TEXT, '£10.00']);
  });

  it('is not where they end elsewhere', () => {
    expect(phrasesBeside(260)).toEqual([`${TEXT} £10.00`]);
  });
});

/** Words from the left edge on, a quarter of the size of the type apart but where a cell begins: there 0.45 of it. */
function set(y: number, ...cells: readonly string[]): { readonly items: PlacedText[]; readonly ends: number[] } {
  const items: PlacedText[] = [];
  const ends: number[] = [];
  let x = 100;
  for (const cell of cells) {
    for (const word of cell.split(' ')) {
      items.push(at(x, y, word));
      x += 4.5 * word.length + 2;
    }
    ends.push(x - 2);
    x += 2.05;
  }
  return { items, ends };
}

describe('heads that nearly touch in type with narrow spaces', () => {
  const heads = ['Rateable value', 'Charge by value', 'Standing charge'];
  const { items, ends } = set(40, ...heads);
  const amounts = (off: number): PlacedText[] =>
    [56, 72].flatMap((y) => ends.map((end) => endingAt(end + off, y, '£4.10')));
  const headsOver = (off: number): readonly string[] =>
    withCellsApart(layOut([...items, ...amounts(off)])).pages[0]?.lines[0]?.phrases.map(({ text }) => text) ?? [];

  it('are parted where each ends over a column of amounts', () => {
    expect(headsOver(0)).toEqual(heads);
  });

  it('are not where the amounts end elsewhere', () => {
    expect(headsOver(4)).toEqual([heads.join(' ')]);
  });
});

describe('two amounts that nearly touch', () => {
  it('are two cells, though figures are as wide as the gap', () => {
    const layout = layOut([at(100, 40, '£29.00'), at(131.41, 40, '£282.50'), ...set(56, 'to be paid by us').items]);
    expect(withCellsApart(layout).pages[0]?.lines[0]?.phrases.map(({ text }) => text)).toEqual(['£29.00', '£282.50']);
  });
});

describe('a name in type of one width, as it was recognised', () => {
  const word = (text: string, x0: number, x1: number, y0: number): Word => ({
    ...{ text, x0, x1, y0, y1: y0 + 8.5, sizePt: 8.5 },
    ...{ font: '', bold: false, confidence: 0.95 },
  });
  const rows = [
    [word('Bus', 353.6, 367.5, 207), word('Tickets', 372.7, 406, 207)],
    [word('Car', 353.6, 367.5, 218), word('Parking', 372.7, 406, 218)],
    [word('RCN', 353.6, 367.5, 229), word('Subs', 372.7, 391.6, 229)],
  ];

  it('is one cell, though its second words stand beneath each other: the gap is a character wide', () => {
    // Most of the page is set in other type, in which words stand closer.
    const prose = ['Ask', 'the', 'pay', 'office', 'with', 'any', 'query'].map((text, i) =>
      word(text, 30 + 20 * i, 48 + 20 * i, 300),
    );
    const page = { number: 1, widthPt: 600, heightPt: 800, uprightTurn: 0 as const, words: [...rows.flat(), ...prose] };
    const { pages } = withCellsApart(layoutDocument([page]));
    expect(pages[0]?.lines.slice(0, 3).map(({ phrases }) => phrases.map(({ text }) => text))).toEqual([
      ['Bus Tickets'],
      ['Car Parking'],
      ['RCN Subs'],
    ]);
  });
});
