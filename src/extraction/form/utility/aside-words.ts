// Words of a column at the right of the page (`Current reading`, its figure beneath) on the line of a charge: a row of their own.
import type { Phrase } from '../../../model/layout.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { rowWith } from './with-phrases.ts';

const SAME_EDGE_PT = 2;
/** So many lines of words begin where a column does. */
const LEAST_LINES = 5;
const GUTTER_PT = 12;

/** The rows, with those parted whose charge is followed by words of a column beside it. */
export function asideApart(rows: readonly BillRow[]): BillRow[] {
  const alone = rows.filter(({ phrases }) => phrases.length === 1 && phrases.every(isWords));
  const isColumn = (phrase: Phrase, page: number): boolean =>
    alone.filter(({ line, phrases }) => line.page === page && isAt(phrases[0], phrase)).length >= LEAST_LINES ||
    isPanel(rows, phrase, page);
  return rows.flatMap((row): BillRow[] => {
    // What the column tells may come to an amount of its own: `Add-ons   £4.00   Texts abroad (2):   £0.80`.
    const at = row.phrases.length - (isTold(row.phrases) ? 2 : 1);
    const [before, aside] = row.phrases.slice(at - 1, at + 1);
    const isCharged = at > 1 && before !== undefined && isAmountInFull(before.text);
    if (!isCharged || !aside || !isWords(aside) || aside.x0 - before.x1 < GUTTER_PT) return [row];
    if (!isColumn(aside, row.line.page) && !isBesideAmounts(rows, row, [before, aside])) return [row];
    return [rowWith(row, row.phrases.slice(0, at)), rowWith(row, row.phrases.slice(at))];
  });
}

/** Whether a row of more than a name and its amount ends in words and what they come to. */
function isTold(phrases: readonly Phrase[]): boolean {
  const [words, amount] = phrases.slice(-2);
  return (
    phrases.length > 3 &&
    words !== undefined &&
    amount !== undefined &&
    /\p{L}{3}/u.test(words.text) &&
    isAmountInFull(amount.text)
  );
}

/** Whether words begin where a column does that runs on beside lines without amounts: the last column of a table of charges does not. */
function isPanel(rows: readonly BillRow[], phrase: Phrase, page: number): boolean {
  const beside = rows.flatMap(({ line, phrases }) => {
    const at = line.page === page ? phrases.findIndex((one) => isWords(one) && isAt(one, phrase)) : -1;
    return at < 0 ? [] : [phrases.slice(0, at)];
  });
  return beside.length >= PANEL_LINES && beside.filter((left) => left.every(isWords)).length >= LEAST_APART;
}

const PANEL_LINES = 8;
const LEAST_APART = 3;

/** Whether words stand well apart from an amount that ends at the edge of the amounts of other rows: a sentence of a panel beside them. */
function isBesideAmounts(
  rows: readonly BillRow[],
  { line }: BillRow,
  [amount, words]: readonly [Phrase, Phrase],
): boolean {
  if (words.words.length < LEAST_WORDS || words.x0 - amount.x1 < 2 * GUTTER_PT) return false;
  const ends = rows.filter(({ line: other, phrases }) => {
    const last = phrases.at(-1);
    return (
      other.page === line.page && last !== undefined && !isWords(last) && Math.abs(last.x1 - amount.x1) <= SAME_EDGE_PT
    );
  });
  return ends.length >= LEAST_AMOUNTS;
}

const LEAST_WORDS = 3;
const LEAST_AMOUNTS = 3;

const isWords = ({ text }: Phrase): boolean => !isAmountInFull(text);

const isAt = (one: Phrase | undefined, other: Phrase): boolean =>
  one !== undefined && Math.abs(one.x0 - other.x0) <= SAME_EDGE_PT;
