// Rows of narrow tables whose words run over to a line of their own (`Standing charge, 31 days ×` above `33.10p`), their amount between.
import type { Phrase } from '../../../model/layout.ts';
import { isAmountInFull, readAmount } from '../../values/amount.ts';
import { onlyDayIn } from '../../values/days.ts';
import type { BillRow } from './bill-rows.ts';
import { isOfContract } from './contract-words.ts';
import { rowWith } from './with-phrases.ts';

/** Text that cannot end here: a multiplication or a price follows. */
const GOES_ON = /(?:[×@*]|\b(?:at|x|of|for|per|days|units|kWh))$/iu;
/** A step of a calculation that is told in steps. */
const STEP = /^\d{1,2}[.)]\s/u;
/** What a charge is for, in brackets beneath its name. */
const [CHARGE, NOTE] = [/\bcharge$/iu, /^\([^)]*\)$/u];
const MOST_ROWS = 3;
const SAME_EDGE_PT = 3;
const SMALLER = 0.93;

/** The rows, with those that run over joined. */
export function joinedRows(rows: readonly BillRow[]): BillRow[] {
  const taken = new Set<Phrase>();
  const joined = rows.map((row, at) => {
    const rest = row.phrases.some((one) => taken.has(one)) ? [] : restOf(row, rows.slice(at + 1));
    for (const one of rest) taken.add(one);
    return withPhrases(row, [...row.phrases, ...rest]);
  });
  return joined.flatMap((row, at) => {
    const own = new Set(rows[at]?.phrases);
    const left = row.phrases.filter((one) => !own.has(one) || !taken.has(one));
    return left.length === 0 ? [] : [withPhrases(row, left)];
  });
}

function withPhrases(row: BillRow, phrases: readonly Phrase[]): BillRow {
  return phrases.length === row.phrases.length ? row : rowWith(row, phrases);
}

/** What a row goes on with beneath: the rest of its words, and their amount. */
function restOf(row: BillRow, below: readonly BillRow[]): readonly Phrase[] {
  const [first] = row.phrases;
  if (!first || row.phrases.length > 1 || readAmount(row.text)) return [];
  const near = below
    .filter((one) => one.line.page === row.line.page && (one.section === row.section || isAcross(one, first)))
    .slice(0, MOST_ROWS);
  const at = near.findIndex(({ phrases }) => phrases.some((one) => Math.abs(one.x0 - first.x0) <= SAME_EDGE_PT));
  const rest = near[at]?.phrases.filter(({ x0 }) => x0 >= first.x0 - SAME_EDGE_PT) ?? [];
  const [next] = rest;
  if (!next) return [];
  const amounts = near.slice(0, at).flatMap(({ phrases }) => {
    const [label, last] = phrases.length > 1 ? phrases.slice(-2) : [undefined, phrases[0]];
    // An amount with words of its own column beside it is theirs.
    const isFree = label === undefined || label.x1 < first.x0;
    const isFigure = last !== undefined && (isAmountInFull(last.text) || isReading(row, last));
    return last && isFree && last.x0 > first.x1 && isFigure ? [last] : [];
  });
  const [amount, other] = amounts;
  if (other) return [];
  // A heading may end so too: `What you pay for` over `45GB Wander plan`.
  const isHeading = (first.bold && !next.bold) || SMALLER * first.sizePt > next.sizePt;
  const isMultiplied = GOES_ON.test(row.text) && /^[£\d]/.test(next.text) && !STEP.test(next.text) && !isHeading;
  const isNoted = rest.length === 2 && NOTE.test(next.text) && CHARGE.test(row.text);
  const isCentred =
    amount !== undefined && rest.length === 1 && !readAmount(next.text) && isBetween(first, amount, next);
  const between = near.slice(0, at).find((one) => isOfBoth(one, first, next))?.phrases;
  const isLabel = !BROKEN_OFF.test(first.text) && BROKEN_OFF.test(next.text) && !next.text.endsWith('.');
  if (between && rest.length === 1 && isLabel) return [next, ...between];
  if (!isMultiplied && !isCentred && !isNoted) return [];
  // What is set smaller, or tells of a contract, tells of the row over it, and is no part of its name.
  const isSmaller =
    amount !== undefined && next.sizePt < SMALLER * first.sizePt && SMALLER * amount.sizePt < first.sizePt;
  const isNoteOf = isSmaller || (isOfContract(next.text) && onlyDayIn(next.text) !== undefined);
  if (isCentred && !isMultiplied && isNoteOf) return [amount];
  return amount ? [...rest, amount] : rest;
}

/** Whether a row is of no section because words of the column left of these stand on the line of an amount right of them. */
function isAcross({ section, phrases: [left, right, other] }: BillRow, first: Phrase): boolean {
  const isAround = left !== undefined && right !== undefined && left.x1 < first.x0 && right.x0 > first.x1;
  return section === 0 && !other && isAround && isAmountInFull(right.text);
}

/** Whether a row has an amount and what it is for, set at half the height of two lines of words left of all of it. */
function isOfBoth({ phrases }: BillRow, first: Phrase, next: Phrase): boolean {
  const amount = phrases.at(-1);
  const isBeside = phrases.every(({ x0 }) => x0 > Math.max(first.x1, next.x1));
  return (
    phrases.length > 1 &&
    isBeside &&
    amount !== undefined &&
    isAmountInFull(amount.text) &&
    isBetween(first, amount, next)
  );
}

/** How the second line of a label goes on, and no label begins. */
const BROKEN_OFF = /^\p{Ll}[^£\d]*$/u;

/** What a meter showed, beside words that say so. */
function isReading({ text }: BillRow, figure: Phrase): boolean {
  return /\bread(?:ing)?s?\b/iu.test(text) && /^\d[\d, ]*(?:\.\d)?$/u.test(figure.text);
}

/** Whether an amount is set at half the height of two lines that stand close together: it is of both. */
function isBetween(first: Phrase, amount: Phrase, last: Phrase): boolean {
  const middle = ({ y0, y1 }: Phrase): number => (y0 + y1) / 2;
  const [top, own, bottom] = [middle(first), middle(amount), middle(last)];
  const height = first.y1 - first.y0;
  return bottom - top <= 2 * height && Math.abs(own - (top + bottom) / 2) <= 0.3 * height;
}
