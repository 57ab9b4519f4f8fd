// The heads of columns on papers of insurance: what may be one, which amounts stand under it, and where it is what makes a number an amount.
import { foldText } from '../../../kernel/text.ts';
import type { Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { readAmount } from '../../values/amount.ts';
import { isWithoutSum, minorIn } from './figure-words.ts';

/** What stands over a column. */
export interface Header {
  readonly phrase: Phrase;
  readonly line: Line;
  /** Its words, folded. */
  readonly folded: string;
}

/** Headers stand at most this far above what they are of, in points. */
const HEADER_REACH = 420;
/** Edges and middles may differ by this, in points. */
const SAME_PT = 14;
const HEADER_WORDS =
  /\b(?:sums? insured|limits?|excess(?:es)?|amount|(?:most )?well pay|most we will pay|most you can claim|net|maximum|value|cover|compulsory|voluntary|total|premium|ipt|tax|insured|we(?: will)? pay|you pay|we ask(?: for)?|you (?:chose|choose)|chosen(?: by you)?|indemnity|price|cost)\b|^(?:(?:last|this|previous|current) (?:year|time|term|period)|previous(?:ly)?|expiring|current|old|new|renewal|(?:(?:you(?: are| ?re) )?(?:insured|covered) )?up to)$/;

/** What tells an amount of its own heads no others: `£560.00 including Insurance Premium Tax`. */
const TELLS = /^(?:£|GBP) ?\d/i;

/** What says of a cover that it is none of this policy heads no sums. */
const NOT_TAKEN = /^not (?:insured|covered|included|selected|taken)\b/i;

/** What may head a column: words on a line of several without any amount. */
export function headersOf(page: PageLayout, currency: string): Header[] {
  return page.lines.flatMap((line, at) => {
    if (line.phrases.length < 2 || line.phrases.some(({ text }) => minorIn(text, currency) !== undefined)) return [];
    // The first one heads what rows are called, unless those begin and end left of it.
    const [first] = line.phrases;
    // Words may stand for the sum of a row: `Buildings   Full rebuilding cost`.
    if (line.phrases.length === 2 && line.phrases.some(({ text }) => isWithoutSum(text) || NOT_TAKEN.test(text)))
      return [];
    const row = page.lines[at + 1]?.phrases;
    const isOfAmounts = first && row?.[0] && row.length > 1 && row[0].x1 < first.x0;
    return line.phrases
      .slice(isOfAmounts ? 0 : 1)
      .map((phrase) => ({ phrase, line, folded: headWords(line, phrase) }))
      .filter(
        ({ folded, phrase }) => phrase.words.length <= 6 && HEADER_WORDS.test(folded) && !TELLS.test(phrase.text),
      );
  });
}

/** The heads that the page before ends with, where this one begins with the first row beneath them. */
export function headsBefore(before: PageLayout | undefined, page: PageLayout, currency: string): Header[] {
  const last = before?.lines.findLast(({ furniture }) => !furniture);
  const first = page.lines.find(({ furniture }) => !furniture);
  if (!before || !last || last.phrases.length !== first?.phrases.length) return [];
  if (!first.phrases.some(({ text }) => minorIn(text, currency) !== undefined)) return [];
  const over = { ...last, y0: -1, y1: 0 };
  return headersOf(before, currency).flatMap((one) => (one.line === last ? [{ ...one, line: over }] : []));
}

/** The labels of a row of tiles that the page before ends with, where this one begins with nothing but their amounts. */
export function lastOf(before: PageLayout | undefined, page: PageLayout, currency: string): readonly Phrase[] {
  const last = before?.lines.findLast(({ furniture }) => !furniture)?.phrases ?? [];
  const first = page.lines.find(({ furniture }) => !furniture)?.phrases ?? [];
  const isAmount = ({ text }: Phrase): boolean => minorIn(text, currency) !== undefined;
  const areTiles = first.length > 1 && last.length === first.length && first.every(isAmount) && !last.some(isAmount);
  return areTiles && last.every((one, at) => Math.abs(one.x0 - (first[at]?.x0 ?? 0)) <= 2) ? last : [];
}

/** The words of a header; one of a table whose first header says `Excess type` is of excesses, and a unit is of what the first one says. */
function headWords({ phrases: [first] }: Line, phrase: Phrase): string {
  const own = foldText(phrase.text);
  if (/^\(?(?:£|GBP)\)?$/.test(phrase.text)) return foldText(first?.text ?? '');
  return /\bexcess/i.test(first?.text ?? '') && !/\bexcess/.test(own) ? `${own} excess` : own;
}

/** An amount without its sign, under a header that says it for the whole column: `Sum insured £`. */
export function bareIn(
  phrase: Phrase,
  line: Line,
  { headers, currency }: { readonly headers: readonly Header[]; readonly currency: string },
): number | undefined {
  if (!/^\d{1,3}(?:,\d{3})*(?:\.\d{2})?$/.test(phrase.text)) return undefined;
  if (isExcess(phrase, line)) return readAmount(`£${phrase.text}`, currency)?.minor;
  const over = headers.findLast(
    (one) => isInReach(one, line) && (near(one.phrase, phrase) || isLastColumn(one, phrase, line)),
  );
  const isMoney =
    over !== undefined &&
    (/(?:£|\(£\)|\bGBP\)?)$/.test(over.phrase.text) || (OF_SUMS.test(over.folded) && /,\d{3}/.test(phrase.text)));
  return isMoney ? readAmount(`£${phrase.text}`, currency)?.minor : undefined;
}

/** Whether a number ends a row that calls it an excess, which nothing but money is: a scan loses its sign. Few figures count something. */
function isExcess(phrase: Phrase, { phrases }: Line): boolean {
  const [label, number, more] = phrases;
  return number === phrase && !more && phrase.text.length > 1 && EXCESS.test(foldText(label?.text ?? ''));
}

const EXCESS = /^(?:(?:your|the|total|standard|policy|accidental damage|fire|theft|compulsory|voluntary|and) )*excess$/;

/** Whether a header is that of the column in which an amount of a line is set. */
export const heads = (header: Header, cell: Pick<Phrase, 'x0' | 'x1'>, line: Line): boolean =>
  isInReach(header, line) &&
  (near(header.phrase, cell) || isLastColumn(header, cell, line) || isSameColumn(header, cell, line));

/** Whether a header stands over a line and no further off than tables are high. */
const isInReach = (header: Header, { y0 }: Line): boolean =>
  header.line.y1 <= y0 + 1 && y0 - header.line.y1 < HEADER_REACH;

/** Cells at one edge under heads in the middle of their columns: as many on the line, and at the same place in it. */
function isSameColumn(
  { phrase, line: { phrases: heads } }: Header,
  { x1 }: Pick<Phrase, 'x1'>,
  { phrases }: Line,
): boolean {
  const at = phrases.findIndex((one) => Math.abs(one.x1 - x1) < 1);
  return at > 0 && phrases.length > 2 && heads.length === phrases.length && heads.indexOf(phrase) === at;
}

/** What nothing but money stands under, with or without its sign. */
export const OF_SUMS = /\b(?:sums? insured|amounts? insured|insured amount|limits? of (?:cover|indemnity))\b/;

/** The header of the last column begins left of the figures that are set at the right margin. */
function isLastColumn(header: Header, { x0, x1 }: Pick<Phrase, 'x0' | 'x1'>, line: Line): boolean {
  const [last, lastHead] = [line.phrases.at(-1), header.line.phrases.at(-1)];
  return (
    header.phrase === lastHead &&
    last !== undefined &&
    Math.abs(last.x1 - x1) < 1 &&
    x0 > header.phrase.x0 - SAME_PT &&
    (/£|\bGBP\b/.test(header.phrase.text) || OF_SUMS.test(header.folded))
  );
}

/** Whether two share an edge or their middle, as near as columns are set. */
export const near = (
  a: { readonly x0: number; readonly x1: number },
  b: { readonly x0: number; readonly x1: number },
): boolean =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2) <= SAME_PT;
