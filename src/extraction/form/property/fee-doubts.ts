// Fees that an illustration names and that were not read: a cell that is called a fee, with an amount on its line, one that a sentence
// names with its amount, and a row that stands among the fees of one table or next to them.
import type { DocumentLayout, Line, PageLayout } from '../../../model/layout.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Box } from '../../../model/page.ts';
import { amountRows, type AmountRow } from './amount-rows.ts';
import { moneyOf } from './money-in-phrase.ts';
import { NO_CHARGE } from './fee-tables.ts';
import { NO_FEE, type Fee } from './fees.ts';
import { warning } from './findings.ts';
import { paragraphsOf } from './passages.ts';

interface Known {
  readonly fees: readonly Fee[];
  /** Amounts, in minor units, that are known to be none. */
  readonly others: ReadonlySet<number>;
  readonly currency: string;
}

/** What was left out of the fees: cells that name one, else that a table of them holds more rows than were read. */
export function feeDoubts(layout: DocumentLayout, known: Known): readonly FormFinding[] {
  const isKnown = (minor: number): boolean =>
    minor === 0 || known.others.has(minor) || known.fees.some((fee) => fee.minor === minor);
  const named = layout.pages.flatMap(({ lines }) =>
    lines.flatMap((line, at) => namedIn(line, lines[at + 1], { ...known, isKnown })),
  );
  const told = paragraphsOf(layout).flatMap(({ text }) => toldIn(text, { ...known, isKnown }));
  const doubts = [...new Set([...named, ...told])].map((name) => `A fee may not have been read: ${name}.`);
  if (doubts.length > 0) return doubts.map(warning);
  const rows = amountRows(layout, known.currency);
  const isLeft = layout.pages.some((page) => leavesRow(page, rows, known, isKnown));
  return isLeft ? [warning('A row among the fees was not read as one of them.')] : [];
}

/** A cell that ends, or whose words before a comma or before the next cell end, in what it is. */
const NAMED = /^\p{Lu}[\p{L}'’/& -]{2,40}?(?: \(\p{Lu}{2,6}\))? fee(?=$|[,;]| \(| \p{Lu}\p{Ll}| [^\p{L}\d]+$)/u;
const AMOUNT = /^(?:£ ?\d[\d,]*(?:\.\d{2})?|\d[\d,]*\.\d{2})(?![\d.%]| ?%)/;

/** The names of cells that are called a fee, where no amount behind them was read as one: on their line, or in the middle of a name of two. */
function namedIn(
  { phrases, furniture }: Line,
  next: Line | undefined,
  { currency, isKnown }: Pick<Known, 'currency'> & { readonly isKnown: (minor: number) => boolean },
): string[] {
  if (furniture) return [];
  return phrases.flatMap((cell, at) => {
    const [name = ''] = NAMED.exec(cell.text) ?? [];
    // Behind a comma or a semicolon stands when it is to be paid.
    if (name === '' || NO_FEE.test(cell.text.split(/[,;] /)[0] ?? '')) return [];
    const lower = at < phrases.length - 1 ? [] : (next?.phrases ?? []);
    const behind = [...phrases.slice(at + 1), ...lower.filter(({ x0, y0 }) => x0 > cell.x1 && y0 < cell.y1)];
    const amounts = behind.flatMap(({ text }) => {
      const [printed = ''] = AMOUNT.exec(text) ?? [];
      return moneyOf(printed, currency)?.minor ?? [];
    });
    return amounts.length > 0 && !amounts.some(isKnown) ? [name] : [];
  });
}

/** A fee and its amount in one sentence, with no other amount between them. */
const TOLD =
  /\b((?:\p{L}[\p{L}-]+ ){1,4}(?:\(\p{Lu}{2,6}\) )?fee)\b([^.;:£]{0,60}?)(£ ?\d[\d,]*(?:\.\d{2})?)(?![\d,.]*\d| ?(?:or|to|[-–]) £)/giu;
/** What is charged for what the borrower may do or leave undone, or is paid to somebody else. */
const NOT_OF_LOAN =
  /\b(?:if|unless|when|where|each|every|per|up to|example|could|may|might|tariff|late|unpaid|returned|bounced|commission|introducer|adviser|advisor|broker|intermediary|pays?)\b/i;

/** Fees that the sentences of a paragraph name with an amount that was not read as one. */
function toldIn(
  text: string,
  { currency, isKnown }: Pick<Known, 'currency'> & { readonly isKnown: (minor: number) => boolean },
): string[] {
  return text.split(/(?<=[\p{L})\d])\. (?=\p{Lu})/u).flatMap((sentence) =>
    NO_FEE.test(sentence) || NOT_OF_LOAN.test(sentence)
      ? []
      : [...sentence.matchAll(TOLD)].flatMap(([, name = '', , printed = '']) => {
          const minor = moneyOf(printed, currency)?.minor;
          return minor === undefined || isKnown(minor) ? [] : [name];
        }),
  );
}

/** Amounts of one column end within this of each other, in points: in a picture, flecks and rules move the edges. */
const SAME_EDGE_PT = 2;
const RECOGNISED_EDGE_PT = 8;
/** Rows of a table that a picture shows are so many of their heights apart at most. */
const RECOGNISED_HEIGHTS = 4;
/** What begins so far behind the names of a table is none. */
const NAME_EDGE_PT = 20;

/**
 * Whether a row between two fees has an amount in their column that is none of theirs, and no name that says why; or one that is as near to
 * the fees as they are to each other has no name at all.
 */
function leavesRow(
  page: PageLayout,
  rows: readonly AmountRow[],
  { fees, currency }: Known,
  isKnown: (minor: number) => boolean,
): boolean {
  const own = fees.filter(({ printed }) => printed.page === page.number);
  return page.lines.some((line) =>
    line.phrases.some((cell) => {
      const amount = moneyOf(cell.text, currency);
      if (!amount || isKnown(amount.minor)) return false;
      const isRecognised = cell.words.some(({ confidence }) => confidence < 1);
      const slackPt = isRecognised ? RECOGNISED_EDGE_PT : SAME_EDGE_PT;
      const column = own.map(({ printed }) => printed.box).filter(({ x1 }) => Math.abs(x1 - cell.x1) <= slackPt);
      const isBetween = column.some(({ y1 }) => y1 <= line.y0 + 1) && column.some(({ y0 }) => y0 >= line.y1 - 1);
      const row = rows.find((one) => one.line === line && holds(one, cell));
      const name = row?.label ?? '';
      const isOther = NO_CHARGE.test(name) || /^(?:sub.?)?totals?\b/i.test(name);
      if (isBetween) return !isOther;
      // The name of a row of a picture may have lost what tells that it is a fee.
      const reachPt = RECOGNISED_HEIGHTS * (cell.y1 - cell.y0);
      const isNear = isRecognised && column.some(({ y0 }) => Math.abs(y0 - cell.y0) <= reachPt);
      if (row === undefined) return isNear || isNextTo(column, cell);
      const named = rows.filter((one) => one.page === page.number && column.some((box) => holds(one, box)));
      const isBesideName = named.every(({ x0 }) => row.x0 - x0 > NAME_EDGE_PT);
      return isNear && (isBesideName || (!isOther && !NO_FEE.test(name)));
    }),
  );
}

const holds = ({ amounts }: AmountRow, { x1, y0 }: Box): boolean =>
  amounts.some(({ printed: { box } }) => box.x1 === x1 && box.y0 === y0);

/** Whether a cell stands over or under a column, as near as its own cells stand to each other. */
function isNextTo(column: readonly Box[], { y0 }: Box): boolean {
  const tops = column.map((one) => one.y0).toSorted((a, b) => a - b);
  const apart = Math.max(0, ...tops.slice(1).map((top, at) => top - (tops[at] ?? top)));
  return tops.some((top) => Math.abs(top - y0) <= 1.5 * apart);
}
