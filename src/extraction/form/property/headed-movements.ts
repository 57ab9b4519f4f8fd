// A year on a mortgage as one row of a table: `Opening | Interest | Receipts | Closing`, with a row for each part of the loan and one
// for their total. Each amount of the row that counts becomes a row with the label that a list would have given it.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross, type Box } from '../../../model/page.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { standApart } from '../../fields/centred-cells.ts';
import { datesIn } from '../../values/date.ts';
import type { AmountRow } from './amount-rows.ts';
import { moneyOf } from './money-in-phrase.ts';

const AT = '(?: of (?:the |this |your )?(?:period|year|statement|term))?';
const CHARGED =
  "(?: (?:(?:we|we[’']ve|we have|you were|was) )?(?:charged|added|debited|applied|payable))?(?: you)?(?: to (?:your )?(?:account|mortgage))?(?: in (?:the |this )?(?:year|period))?";
/** What heads of columns are, by the label that a list would have. */
const HEADS: readonly (readonly [label: string, head: RegExp])[] = [
  [
    'Opening balance',
    `(?:opening|start(?:ing)?|brought forward|b/f|(?:balance|owed|amount owed|you owed) (?:at|on) (?:the )?(?:start|beginning|opening)|balance (?:brought forward|b/f)|previous)${AT}(?: balance)?`,
  ],
  ['Interest charged', `(?:add |plus |\\+ )?(?:total |our |the )?interest${CHARGED}`],
  [
    'Fees charged',
    `(?:add |plus |\\+ )?(?:fees?|charges|fees (?:and|&|/) (?:other )?(?:charges|costs)|other charges|other fees|total fees)${CHARGED}`,
  ],
  [
    'Payments received',
    "(?:less |minus |[-–−] )?(?:receipts?|(?:your )?payments?(?: (?:received|made|in|credited))?|paid|credits?|total payments|(?:(?:what )?you(?:[’']ve| have)?|amount) paid(?: us| in| off)?|paid in|(?:your )?payments (?:to us|you(?:[’']ve| have)? made|we(?:[’']ve| have)? received))(?: in (?:the |this )?(?:year|period))?",
  ],
  [
    'Closing balance',
    `(?:closing|end(?:ing)?|carried forward|c/f|(?:balance|owed|amount owed|you owe) (?:at|on) (?:the )?(?:end|close)|balance (?:carried forward|c/f|now)|new|current)${AT}(?: balance)?`,
  ],
  ['Monthly payment', '(?:instal?ment|monthly (?:payment|instal?ment)|payment each month|current payment)'],
].map(([label = '', head = '']) => [label, new RegExp(`^${head}(?: \\(?£\\)?)?$`, 'i')]);
/** Balances whose heads only say of which day they are: the first is what was owed before, the last what is owed now. */
const DATED =
  /^(?:your |the )?(?:mortgage )?(?:balance|owed|amount owed|(?:what )?you owed?(?: us)?|outstanding|balance outstanding) (?:(?:at|on|as at) )?\d.*(?:\d{2}|[a-z]{3})$/i;
/** At least so many heads make a table of this kind. */
const FEWEST_HEADS = 3;
const MOST_ROWS = 14;
/** What the row begins with that totals its columns. */
export const TOTAL =
  /^(?:totals?|(?:the |full |whole )?year(?: total| to date)?$|(?:12|twelve) months$|sums?$|overall|combined|all (?:parts|advances|sub.accounts|accounts|loans)|whole mortgage|mortgage total)\b/i;

/** The rows that such tables stand for; none where several rows, or several tables, have no total. */
export function headedMovements(layout: DocumentLayout, currency: string): AmountRow[] {
  const byRow = new Map<Line, AmountRow[]>();
  for (const page of layout.pages) {
    for (const at of page.lines.keys()) {
      const { row, movements } = tableAt(page, at, currency) ?? {};
      // Heads that are set on several lines are found from each of them: the one that all of them reach counts.
      if (row && movements && movements.length > (byRow.get(row)?.length ?? 0)) byRow.set(row, movements);
    }
  }
  // Each part of a loan may have a table of its own: none of them is the whole.
  const totals = [...byRow].filter(([{ phrases }]) => phrases.some(({ text }) => TOTAL.test(text)));
  const [[, movements] = [], other] = totals.length > 0 ? totals : byRow;
  return other ? [] : (movements ?? []);
}

/** The one row that counts under the heads on a line. */
function tableAt(
  page: PageLayout,
  at: number,
  currency: string,
): { readonly row: Line; readonly movements: AmountRow[] } | undefined {
  const heads = headsOf(page, at);
  if (heads.length < FEWEST_HEADS || !heads.some(({ label }) => label === 'Closing balance')) return undefined;
  const rows = rowsUnder(page, at, (row) => amountUnder(heads[0], heads, row, currency) !== undefined);
  const row =
    rows.find(({ phrases }) => phrases.some(({ text }) => TOTAL.test(text))) ??
    (rows.length === 1 ? rows[0] : undefined);
  if (!row) return undefined;
  const lineIndex = page.lines.indexOf(row);
  const movements = heads.flatMap((head): AmountRow[] => {
    const cell = amountUnder(head, heads, row, currency);
    const amount = cell && moneyOf(cell.text, currency);
    if (!cell || !amount) return [];
    const placed = { amount, printed: printedPhrase(cell, page.number) };
    return [
      { label: head.label, amounts: [placed], page: page.number, line: row, lineIndex, x0: cell.x0, x1: cell.x1 },
    ];
  });
  return { row, movements };
}

/** The lines beneath heads that are rows, up to the heads of the next table. */
function rowsUnder(page: PageLayout, at: number, isRow: (line: Line) => boolean): readonly Line[] {
  const rows: Line[] = [];
  for (let next = at + 1; next <= at + MOST_ROWS; next++) {
    const line = page.lines[next];
    if (!line || (rows.length > 0 && (isHeader(line) || headsOf(page, next).length >= FEWEST_HEADS))) break;
    if (isRow(line)) rows.push(line);
  }
  return rows;
}

/** Words beside each other without a figure head what is beneath them. */
export const isHeader = ({ phrases }: Line): boolean =>
  phrases.length > 1 && phrases.every(({ text }) => !/[\d£%]/.test(text));

/** The head of a column, on as many lines as it takes. */
export interface Head extends Pick<Box, 'x0' | 'x1'> {
  readonly label: string;
}

/** The heads that begin on a line and say what the amounts under them are. */
function headsOf(page: PageLayout, at: number): readonly Head[] {
  const all = wholeHeads(page, at);
  const dated = all.filter(({ text }) => DATED.test(text));
  return all.flatMap((head): Head[] => {
    const { text, x0, x1 } = head;
    const label =
      dated.length === 2 && dated.includes(head)
        ? head === dated[0]
          ? 'Opening balance'
          : 'Closing balance'
        : labelOfHead(text);
    return label === undefined ? [] : [{ label, x0, x1 }];
  });
}

/** What a list would call the amounts under a head. */
export function labelOfHead(text: string): string | undefined {
  const words = withoutDay(text);
  return HEADS.find(([, reads]) => reads.test(words))?.[0];
}

/** A head without the day that it ends in: `Opening balance 1 April 2025`. */
function withoutDay(text: string): string {
  const last = datesIn(text).at(-1);
  const isAtEnd = last !== undefined && last.index > 0 && text.slice(last.index + last.match.length).trim() === '';
  return isAtEnd ? text.slice(0, last.index).replace(/(?: (?:as )?(?:at|on))? ?$/i, '') : text;
}

/** The words of every head that begins on a line, on as many lines as it takes; none where there are too few. */
export function wholeHeads(
  page: PageLayout,
  at: number,
): readonly (Pick<Box, 'x0' | 'x1'> & { readonly text: string })[] {
  const heads = headRow(page, at).flatMap((line) => line.phrases.map((phrase) => ({ line, phrase })));
  return heads.length < FEWEST_HEADS ? [] : heads.map(({ line, phrase }) => wholeHead(page, line, phrase));
}

/** The line of heads, with the one right beneath that holds the heads of one line in the middle of its own of two. */
function headRow({ lines }: PageLayout, at: number): readonly Line[] {
  const [line, next] = lines.slice(at, at + 2);
  if (!line) return [];
  return next && areOneRow(line, next) && standApart(line, next) ? [line, next] : [line];
}

/** Whether two lines overlap in height. */
const areOneRow = (one: Line, other: Line): boolean => Math.min(one.y1, other.y1) > Math.max(one.y0, other.y0) + 1;

/** Lines of one head stand at most this many heights apart. */
const LINE_GAP = 0.6;
const SAME_EDGE_PT = 3;
const MOST_LINES = 3;

function wholeHead({ lines: all }: PageLayout, own: Line, first: Phrase): { text: string; x0: number; x1: number } {
  const pieces = [first];
  const add = (lines: readonly Line[], isOver: boolean): void => {
    for (const line of lines) {
      const [last = first] = isOver ? pieces : pieces.slice(-1);
      const next = line.phrases.find((one) => isPiece(one, last));
      if (!next) return;
      pieces.splice(isOver ? 0 : pieces.length, 0, next);
    }
  };
  const lines = all.filter((line) => line === own || !areOneRow(own, line));
  const at = lines.indexOf(own);
  add(lines.slice(at + 1, at + MOST_LINES), false);
  add(lines.slice(Math.max(0, at - MOST_LINES + 1), at).reverse(), true);
  return {
    text: pieces.map(({ text }) => text.trim()).join(' '),
    x0: Math.min(...pieces.map(({ x0 }) => x0)),
    x1: Math.max(...pieces.map(({ x1 }) => x1)),
  };
}

/** Whether a phrase is words of the same head as one over or beneath it. */
function isPiece(next: Phrase, last: Phrase): boolean {
  const off = [next.x0 - last.x0, next.x1 - last.x1, (next.x0 + next.x1 - last.x0 - last.x1) / 2].map(Math.abs);
  const gap = Math.max(next.y0 - last.y1, last.y0 - next.y1);
  return (
    Math.min(...off) <= SAME_EDGE_PT &&
    gap <= LINE_GAP * (last.y1 - last.y0) &&
    next.bold === last.bold &&
    /^(?:\p{L}|[(£]+(?!\d)|\d{1,2}[ /.-])/u.test(next.text)
  );
}

/** The cell of a row beneath a head: it overlaps with it, or is the only one before the next head begins. */
export function amountUnder(
  head: Head | undefined,
  heads: readonly Head[],
  row: Line,
  currency: string,
): Phrase | undefined {
  if (!head) return undefined;
  const amounts = row.phrases.filter(({ text }) => moneyOf(text, currency));
  const under = amounts.find((one) => overlapsAcross(one, head, 2));
  if (under) return under;
  const next = Math.min(...heads.map(({ x0 }) => x0).filter((x0) => x0 > head.x1));
  const [only, other] = amounts.filter(({ x0, x1 }) => x0 > head.x0 && x1 < next);
  return other ? undefined : only;
}
