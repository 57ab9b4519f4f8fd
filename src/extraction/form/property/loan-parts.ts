// A loan in parts: which values are of one part and which of the whole. Parts have columns, rows or blocks of their own, or are named in
// sentences; what is printed once for all of them is the sum of theirs.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import { readDate } from '../../values/date.ts';
import { minorOf } from '../candidate-amount.ts';
import { lineWith } from '../candidate-line.ts';
import { candidateOf } from '../found-value.ts';
import { moneyOf } from './money-in-phrase.ts';
import { paragraphsOf } from './passages.ts';

/** A value with the part of the loan that it is of; of none where nothing says so. */
export interface OfPart {
  readonly candidate: FieldCandidate;
  readonly part?: string;
}

/** What is found of a value: that of the whole loan, or those of its parts in their order. */
export interface InLoan {
  readonly whole?: FieldCandidate;
  readonly parts: readonly FieldCandidate[];
  /** Whether only some parts were found, or their sum is not what is printed for all. */
  readonly isDoubtful: boolean;
}

const NAME = '(?:sub[ -]?account|(?:loan |mortgage )?part|(?:part )?loan|advance|portion|tranche|account)';
const NAMED = NAME.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
const NUMBER = '(?:no\\.? ?|number )?#?(?:0{0,2}[1-9]|[A-D](?![a-z])|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our)';
/** `Part 1`, `Sub-account 02`, `Loan A: fixed rate`; a section of a letter goes on otherwise. */
const PART = new RegExp(
  `^(?:[Yy]our |[Mm]ortgage )?(${NAMED} ${NUMBER})(?![\\d/-]|\\.\\d)(?!.*\\b(?:[Aa]bout|[Ww]hat|[Hh]ow|[Dd]etails|[Ss]ummary)\\b)`,
  'u',
);
const PART_IN_TEXT = new RegExp(`\\b${NAMED} ${NUMBER}\\b(?![\\d/-]|\\.\\d)`, 'gu');
const ALL_IN_TEXT = /\b(?:both|together|altogether|in (?:all|total)|total|whole|combined|all (?:parts|of them))\b/gi;
const TOTAL =
  /^(?:totals?|overall|combined|both|altogether|together|in (?:all|total)|all (?:the )?(?:parts|loans|advances|accounts|sub.accounts)|(?:the |your )?(?:whole|entire|full)\b|(?:account|mortgage|loan) total)/i;

/** Whether a label or a head says that something is of all parts together. */
export const isOfAllParts = (text: string): boolean => TOTAL.test(text);

/** The names of the parts that a document heads columns, rows or blocks with, or tells of. */
function partNames(layout: DocumentLayout): ReadonlySet<string> {
  const { pages } = layout;
  const told = paragraphsOf(layout).flatMap(({ text }) =>
    [...text.matchAll(PART_IN_TEXT)].map(([name]) => name.toLowerCase()),
  );
  const names = pages.flatMap(({ lines }) =>
    lines.flatMap(({ phrases }) => phrases.flatMap(({ text }) => nameOf(text) ?? [])),
  );
  return new Set([...names, ...told]);
}

const nameOf = (text: string): string | undefined => PART.exec(text)?.[1]?.toLowerCase().replace(/\s+/g, ' ');

/** Whether a document names several parts of its loan. */
export function isInParts(layout: DocumentLayout): boolean {
  return partNames(layout).size > 1;
}

const isOfSeveral = (found: readonly OfPart[]): boolean => new Set(found.flatMap(({ part }) => part ?? [])).size > 1;

/** Every value that the candidates lead to, with its part; `read` says what other cells of their rows hold. */
export function ofParts(
  layout: DocumentLayout,
  candidates: readonly FieldCandidate[],
  read: (text: string) => FieldValue | undefined,
): readonly OfPart[] {
  const found = candidates.flatMap((candidate): readonly OfPart[] => {
    const page = layout.pages[candidate.printed.page - 1];
    const line = page && lineWith(page, candidate.printed);
    if (!page || !line) return [{ candidate }];
    const cells = [inColumns(page, line, candidate, read), inRows(page, line, candidate, read)].find(isOfSeveral);
    if (cells) return cells;
    const part = partAbove(page, line, candidate) ?? partTold(layout, candidate);
    return [part === undefined ? { candidate } : { candidate, part }];
  });
  // One place is found by several labels.
  const placeOf = ({ candidate: { printed } }: OfPart): string =>
    [printed.page, Math.round(printed.box.x0), Math.round(printed.box.y0), printed.text].join(' ');
  const byPlace = new Map<string, OfPart>();
  for (const one of found) {
    const known = byPlace.get(placeOf(one));
    if (known?.part === undefined) byPlace.set(placeOf(one), one);
  }
  return [...byPlace.values()];
}

/** What of money is of the whole loan, where that is printed or comes to what its parts do. */
export function moneyInLoan(layout: DocumentLayout, found: readonly OfPart[]): InLoan {
  const [first] = found;
  const byPart = new Map<string, FieldCandidate>();
  for (const { part, candidate } of found) if (part !== undefined && !byPart.has(part)) byPart.set(part, candidate);
  const parts = [...byPart.values()];
  const rest = found.flatMap(({ part, candidate }) => (part === undefined ? [candidate] : []));
  const sum = parts.reduce((all, one) => all + minorOf(one), 0);
  if (parts.length < 2) {
    const whole = rest[0] ?? first?.candidate;
    return {
      ...(whole ? { whole } : {}),
      parts: [],
      isDoubtful: rest.length === 0 && parts.length > 0 && isInParts(layout),
    };
  }
  const whole = rest.find((one) => minorOf(one) === sum);
  if (whole) return { whole, parts, isDoubtful: false };
  return {
    ...(rest[0] ? { whole: rest[0] } : {}),
    parts,
    isDoubtful: rest.length > 0 || parts.length < partNames(layout).size,
  };
}

/** Heads stand at most so many lines over the cells of their columns. */
const TABLE_LINES = 16;

/** The cells of a row whose columns are headed by parts; the one of the whole is headed so, or is the only one that no part heads. */
function inColumns(
  page: PageLayout,
  line: Line,
  candidate: FieldCandidate,
  read: (text: string) => FieldValue | undefined,
): readonly OfPart[] {
  const [label] = line.phrases;
  if (!label || readDate(label.text)) return [];
  const cells = line.phrases.flatMap((phrase) => {
    const value = phrase.x0 >= candidate.printed.box.x0 - 1 ? read(phrase.text) : undefined;
    return value ? [{ phrase, value }] : [];
  });
  const named = cells.map(({ phrase, value }) => {
    const own = { ...candidate, value, printed: printedPhrase(phrase, page.number) };
    const part = partOver(page, line, phrase);
    return { candidate: own, ...(part === undefined ? {} : { part }) };
  });
  if (isOfSeveral(named)) return named;
  const summed = bySum(named);
  return summed.length > 0 ? summed : besideSums(page, line, named);
}

/** Cells in the columns of amounts that make a sum: terms and methods of parts that have names of another kind. */
function besideSums(page: PageLayout, line: Line, cells: readonly OfPart[]): readonly OfPart[] {
  if (cells.length < 2) return [];
  const at = page.lines.indexOf(line);
  for (const { phrases } of page.lines.slice(Math.max(0, at - TABLE_LINES), at + TABLE_LINES)) {
    const columns = bySum(
      phrases.flatMap((phrase): OfPart[] => {
        const amount = moneyOf(phrase.text, '');
        const printed = printedPhrase(phrase, page.number);
        return amount ? [{ candidate: candidateOf({ kind: 'money', amount }, printed) }] : [];
      }),
    );
    const named = cells.map(({ candidate }) => {
      const part = columns.find((one) => overlapsAcross(one.candidate.printed.box, candidate.printed.box))?.part;
      return { candidate, ...(part === undefined ? {} : { part }) };
    });
    if (isOfSeveral(named)) return named;
  }
  return [];
}

/** Fewer amounts are no parts and their sum. */
const FEWEST_WITH_SUM = 3;

/** Amounts beside each other of which the last or the first is the sum of all others: parts that have names of another kind. */
function bySum(cells: readonly OfPart[]): readonly OfPart[] {
  const sum = cells.reduce((all, { candidate }) => all + minorOf(candidate), 0);
  const whole = [cells.at(-1), cells[0]].find((one) => one && 2 * minorOf(one.candidate) === sum);
  if (!whole || sum === 0 || cells.length < FEWEST_WITH_SUM) return [];
  return cells.map((one, at) =>
    one === whole ? { candidate: one.candidate } : { ...one, part: `column ${String(at)}` },
  );
}

/** Rows of a table stand at most this many text heights apart. */
const ROW_HEIGHTS = 2.5;
const SAME_EDGE_PT = 3;

/** The cells of a column whose rows are named by parts, down to that of the whole; bare numbers name them where a head says of what. */
function inRows(
  page: PageLayout,
  line: Line,
  candidate: FieldCandidate,
  read: (text: string) => FieldValue | undefined,
): readonly OfPart[] {
  const found: OfPart[] = [];
  let { box } = candidate.printed;
  for (const row of page.lines.slice(page.lines.indexOf(line))) {
    if (row.y0 - box.y1 > ROW_HEIGHTS * (box.y1 - box.y0)) break;
    const [label] = row.phrases;
    const cell = row.phrases.find(
      (one) => Math.abs(one.x0 - box.x0) <= SAME_EDGE_PT || Math.abs(one.x1 - box.x1) <= SAME_EDGE_PT,
    );
    const value = cell && read(cell.text);
    if (!label || !cell || !value || label === cell) break;
    const part =
      nameOf(label.text) ?? (BARE.test(label.text) ? `part ${label.text.replace(/^0+/, '').toLowerCase()}` : undefined);
    if (part === undefined && !isOfAllParts(label.text)) break;
    const own = { ...candidate, value, printed: printedPhrase(cell, page.number) };
    found.push({ candidate: own, ...(part === undefined ? {} : { part }) });
    if (part === undefined) break;
    ({ box } = own.printed);
  }
  return found;
}

const BARE = /^(?:0{0,2}[1-9]|[A-D])$/;

/** The part that heads the column of a cell. */
export function partOver(page: PageLayout, line: Line, cell: Phrase): string | undefined {
  const at = page.lines.indexOf(line);
  const heads = page.lines
    .slice(Math.max(0, at - TABLE_LINES), at)
    .flatMap(({ phrases }) =>
      phrases.filter((one) => overlapsAcross(one, cell) && (PART.test(one.text) || isOfAllParts(one.text))),
    );
  const head = heads.at(-1);

  return head && nameOf(head.text);
}

/** The part whose heading a value stands under, or whose row it stands in. */
function partAbove(page: PageLayout, line: Line, { printed: { box } }: FieldCandidate): string | undefined {
  // What names the row of a value stands left of it: right of it begins the head of a table beside.
  const own = line.phrases.findLast(({ text, x0 }) => PART.test(text) && x0 < box.x0 + 1);
  if (own) return nameOf(own.text);
  // A sentence beneath a block speaks of all of them, or says itself of which.
  const [sentence, beside] = line.phrases;
  if (sentence && !beside && sentence.words.length > HEADING_WORDS) return undefined;
  const at = page.lines.indexOf(line);
  for (const above of page.lines.slice(Math.max(0, at - TABLE_LINES), at).toReversed()) {
    const [only, other] = above.phrases;
    if (above.phrases.some((one) => overlapsAcross(one, box) && isOfAllParts(one.text))) return undefined;
    const heads = above.phrases.filter(({ text, x0 }) => PART.test(text) && x0 <= box.x1);
    const head = heads.at(-1);
    if (head) return isHeading(above, head) ? nameOf(head.text) : undefined;
    if (only && !other && (only.bold || isOfAllParts(only.text)) && only.words.length <= HEADING_WORDS)
      return undefined;
  }
  return undefined;
}

const HEADING_WORDS = 8;

/** A part's name heads a block where it stands alone in its line, or beside other parts. */
function isHeading({ phrases }: Line, head: Phrase): boolean {
  return phrases.every(({ text }) => PART.test(text)) && head.words.length <= HEADING_WORDS;
}

const MONEY = /(?:£ ?)?\d[\d,]*\.\d{2}(?!\d)/g;

/** The part that a sentence speaks of where it comes to an amount. */
function partTold(layout: DocumentLayout, { value, printed }: FieldCandidate): string | undefined {
  if (value.kind !== 'money') return undefined;
  const { minor } = value.amount;
  const told = paragraphsOf(layout).find(
    ({ printed: { page, box } }) =>
      page === printed.page &&
      box.y0 <= printed.box.y0 + 1 &&
      box.y1 >= printed.box.y1 - 1 &&
      overlapsAcross(box, printed.box),
  );
  const place =
    told &&
    [...told.text.matchAll(MONEY)].find(([text]) => moneyOf(text, value.amount.currency ?? '')?.minor === minor);
  if (!place) return undefined;
  const before = told.text.slice(0, place.index);
  const named = [...before.matchAll(PART_IN_TEXT)].at(-1);
  const all = [...before.matchAll(ALL_IN_TEXT)].at(-1);
  return named && (all?.index ?? -1) < named.index ? named[0].toLowerCase() : undefined;
}
