// Where values stand in forms besides beside and beneath their label: over it, and in stacks of lines.
import type { Line, PageLayout, Phrase } from '../../model/layout.ts';
import { overlapsAcross, type Word } from '../../model/page.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { TITLE } from '../document/titles.ts';
import { postcodeAtEnd } from '../values/identifiers.ts';
import type { LabelPlace } from './labels.ts';
import { isInLine } from './under-labels.ts';

/** A label's rule, its page, and the phrases of it that are labels themselves. */
interface Context {
  readonly rule: FieldRule;
  readonly page: PageLayout;
  readonly labelled: ReadonlySet<Phrase>;
  /** Labels that stand in columns with each value beneath its label: no value of theirs stands over them. */
  readonly stacked: ReadonlySet<Phrase>;
  /** Labels that are known to stand beneath their values. */
  readonly under: ReadonlySet<Phrase>;
}

/** A value stands at most this many text heights over a label that is set beneath it. */
const ABOVE_HEIGHTS = 1.2;
/** What stands over its label is set larger, at least by this part, unless a whole row says the same. */
const LARGER = 1.15;

/** A row of values stands nearer to that of their labels than the next row does, at most by this part. */
const NEARER = 0.7;

/** The number of a row of a form, alone and before its label. */
const ROW_NUMBER = /^\(?\d{1,2}[.)]?$/u;
const NUMBERED = /^\(?\d{1,2}[.)]? (?:[|¦] )?(?=\p{L})/u;

/**
 * The value over a label, where labels are set beneath their values: every phrase of the label's line has one over it, nearer than what is
 * beneath, and none of those is a label.
 */
export function valueOver(label: LabelPlace, { rule, page, labelled, stacked, under }: Context): Phrase | undefined {
  if (under.has(label.phrase)) return rule.value === 'name' ? firstName(label, page) : nearestOver(label, page);
  const [first = label.phrase] = label.pieces ?? [];
  const { above, next } = neighboursOf(label, first, page);
  // A label on several lines is told by the size of its value alone.
  if (!above || label.before.length > 0 || stacked.has(label.phrase)) return undefined;
  const gap = label.line.y0 - above.y1;
  const gapBelow = next && !isNamedItself(label, next) ? next.y0 - label.line.y1 : Infinity;
  const isNear = gap <= ABOVE_HEIGHTS * (first.y1 - first.y0) && gap < gapBelow;
  const overOf = (phrase: Phrase): Phrase | undefined =>
    above.phrases.find((one) => aligned(one, phrase.x0, phrase.x1) && !labelled.has(one));
  const over = overOf(label.phrase);
  if (!isNear || !over) return undefined;
  // The number of the row above stands over that of the label's own.
  if (ROW_NUMBER.test(over.text) && NUMBERED.test(label.phrase.text)) return undefined;
  // A heading over a label that has its value beside it is none.
  const beside = label.line.phrases[label.line.phrases.indexOf(label.phrase) + 1];
  if (beside && !labelled.has(beside) && !overOf(beside)) return undefined;
  // Nor is one over the first of several labels side by side that have their values beneath.
  const others = label.line.phrases.filter((one) => one !== label.phrase);
  const isUnder = (one: Phrase): boolean =>
    next?.phrases.some(({ x0 }) => Math.abs(x0 - one.x0) <= ALIGNED_PT) === true;
  if (others.length > 1 && !others.some(overOf) && label.line.phrases.every(isUnder)) return undefined;
  // An address is told by its postcode, and bold type by its plain label, where they stand much nearer than what follows.
  const isTold =
    gap < 0.6 * gapBelow && (rule.value === 'address' ? postcodeAtEnd(over.text) !== undefined : isBolder(over, label));
  // Rows that are as far from each other as from the next are a list, in which labels stand beside their values.
  const isRow =
    gap < NEARER * gapBelow &&
    label.line.phrases.length > 1 &&
    label.line.phrases.every((phrase) => overOf(phrase) !== undefined);
  const isLarger = over.sizePt >= LARGER * label.phrase.sizePt;
  if (label.pieces) return isLarger && label.line.phrases.length === 1 ? over : undefined;
  // A value may be set in pieces over one label (`43-86-52   91748560`).
  const begins = above.phrases.filter((one, i) => !isPiece(one, above.phrases[i - 1], label.line.phrases));
  return isLarger || isTold || (isRow && begins.length === label.line.phrases.length) ? over : undefined;
}

/** The lines next to a label in its column: what stands in another may lie on lines of its own. */
function neighboursOf(
  { line, lineIndex }: LabelPlace,
  first: Phrase,
  { lines }: PageLayout,
): Partial<Record<'above' | 'next', Line>> {
  const isInColumn = ({ phrases }: Line): boolean => phrases.some((one) => overlapsAcross(one, line));
  const start = lines.slice(0, lineIndex).findLastIndex(({ phrases }) => phrases.includes(first));
  const above = lines.slice(0, start < 0 ? lineIndex : start).findLast(isInColumn);
  const next = lines.slice(lineIndex + 1).find(isInColumn);
  return { ...(above ? { above } : {}), ...(next ? { next } : {}) };
}

/** Whether an amount beneath a label says itself what it is: `£80.00 Balance set aside`. */
const isNamedItself = ({ line }: LabelPlace, { phrases }: Line): boolean =>
  phrases
    .filter((one) => overlapsAcross(one, line))
    .every(({ text }) => /^[-+]?[£€$] ?[\d,]+\.\d{2} \p{L}+ \p{L}/u.test(text));

/** Pieces of one value stand no further apart than this, in font sizes. */
export const PIECES_EM = 4;

/** Whether a phrase goes on with the one before it: both stand close together over one label. */
function isPiece(phrase: Phrase, before: Phrase | undefined, labels: readonly Phrase[]): boolean {
  if (!before || phrase.x0 - before.x1 > PIECES_EM * phrase.sizePt) return false;
  return labels.some(({ x0, x1 }) => before.x0 >= x0 - ALIGNED_PT && phrase.x1 <= x1 + ALIGNED_PT);
}

/** The phrase on the nearest line over a label that begins where it does; else the one that ends there or has its middle there. */
function nearestOver({ lineIndex, phrase }: LabelPlace, page: PageLayout): Phrase | undefined {
  for (const { phrases } of page.lines.slice(Math.max(0, lineIndex - 3), lineIndex).reverse()) {
    const begins = phrases.findLast(({ x0 }) => Math.abs(x0 - phrase.x0) <= ALIGNED_PT);
    const found = begins ?? phrases.findLast((one) => isInLine(one, phrase));
    if (found) return found;
  }
  return undefined;
}

/** The first of names beneath each other over their label: those with a title. */
function firstName(label: LabelPlace, page: PageLayout): Phrase | undefined {
  let found = nearestOver(label, page);
  for (const line of page.lines.slice(0, label.lineIndex).reverse()) {
    if (!found || line.y0 >= found.y0) continue;
    const above = line.phrases.find(({ x0 }) => Math.abs(x0 - label.phrase.x0) <= ALIGNED_PT);
    if (!above || found.y0 - above.y1 > found.y1 - found.y0 || ![above, found].every(({ text }) => TITLE.test(text)))
      break;
    found = above;
  }
  return found;
}

/** A phrase with the next two beneath it: a period may be set with each of its days on a line of its own. */
export function columnWords(phrase: Phrase, { page }: Pick<Context, 'page'>): readonly Word[] {
  const limit = phrase.y1 + 4 * (phrase.y1 - phrase.y0);
  const below = page.lines
    .flatMap(({ phrases }) => phrases)
    .filter((one) => one.y0 > phrase.y0 + 1 && one.y1 < limit && Math.abs(one.x0 - phrase.x0) <= ALIGNED_PT);
  return [phrase, ...below.slice(0, 2)].flatMap(({ words }) => words);
}

/** The first phrase of a page that begins lower than another one, at its left edge or the one given. */
export function firstBelow({ lines }: PageLayout, above: Phrase, left = above.x0): Phrase | undefined {
  for (const { phrases } of lines) {
    const found = phrases.find(({ x0, y0 }) => y0 > above.y0 + 1 && Math.abs(x0 - left) <= ALIGNED_PT);
    if (found) return found;
  }
  return undefined;
}

/** What a period or a day may go on with beneath its first words, where a narrow cell had no more room for it. */
export function* wrappedWords(
  phrase: Phrase,
  kind: FieldRule['value'],
  { page, place }: Pick<Context, 'page'> & { readonly place?: FieldRule['places'][number] },
): Generator<readonly Word[]> {
  const words = [...phrase.words];
  let last = phrase;
  const lefts = edgesOf(phrase);
  for (let more = 0; more < MOST_WRAPPED; more++) {
    const above = last;
    const next =
      (kind === 'period' && GOES_ON.test(above.text) ? dayUnder(above, page) : undefined) ??
      (kind === 'period' ? restAtRight(above, page) : undefined) ??
      lefts
        .flatMap((left) => firstBelow(page, above, left) ?? [])
        .reduce<Phrase | undefined>((nearest, one) => (nearest && nearest.y0 <= one.y0 ? nearest : one), undefined);
    if (!next || next.y0 - above.y1 > above.y1 - above.y0) return;
    const goesOn =
      kind === 'period'
        ? more > 0 ||
          GOES_ON.test(above.text) ||
          GOES_ON_WITH.test(next.text) ||
          isYearOf(above, next) ||
          (isDayUnderDay(above, next) && (place === 'below' || isFirstOfLine(next, page)))
        : kind === 'choice'
          ? GOES_ON_CHOICE.test(above.text)
          : kind === 'date' &&
            ((NO_YEAR.test(phrase.text) && /^\d{4}$/.test(next.text)) ||
              (ONLY_DAY.test(phrase.text) && MONTH_AND_YEAR.test(next.text)));
    if (!goesOn) return;
    words.push(...next.words);
    yield words;
    last = next;
  }
}

/** Days that their cell parts before a year: `9 November` over `2025 to 8`. */
const isYearOf = (above: Phrase, next: Phrase): boolean => NO_YEAR.test(above.text) && /^\d{4}(?!\d)/.test(next.text);

/** The first day of a period over its last, as its label has them: `Starts / ends`. */
const isDayUnderDay = (above: Phrase, next: Phrase): boolean => [above, next].every(({ text }) => DAY_FIRST.test(text));

/** Whether nothing stands left of a phrase on its line: a row there would have a label of its own. */
const isFirstOfLine = (phrase: Phrase, { lines }: PageLayout): boolean =>
  lines.some(({ phrases }) => phrases[0] === phrase);

/** What stands right beneath a phrase, wherever under it that begins, and is what it goes on with. */
const rightUnder = (above: Phrase, { lines }: PageLayout, goesOn: (one: Phrase) => boolean): Phrase | undefined =>
  lines
    .flatMap(({ phrases }) => phrases)
    .find((one) => one.y0 > above.y0 + 1 && one.y0 - above.y1 <= above.y1 - above.y0 && goesOn(one));

/** The day beneath what cannot end so: `1 May 2026 to`. */
const dayUnder = (above: Phrase, page: PageLayout): Phrase | undefined =>
  rightUnder(above, page, (one) => overlapsAcross(one, above) && DAY_FIRST.test(one.text));

/** The rest of a period that ends where its first line does: `19/05/2025` over `– 17/11/2025` at the right edge of a panel. */
const restAtRight = (above: Phrase, page: PageLayout): Phrase | undefined =>
  rightUnder(above, page, (one) => Math.abs(one.x1 - above.x1) <= ALIGNED_PT && GOES_ON_WITH.test(one.text));

/** Where what a value goes on with may begin: where its phrase does, and where its words do behind the colon of their label. */
function edgesOf({ x0, words }: Phrase): readonly number[] {
  const first = words.find(({ text }) => text !== ':');
  return first && first.x0 - x0 > ALIGNED_PT ? [x0, first.x0] : [x0];
}

/** The value beneath a second line of its label, which says the same in other words: `Pay by` over `Talwch erbyn` over `1 May 2026`. */
export function underSecondLine(
  second: Phrase,
  label: LabelPlace,
  { page, labelled }: Pick<Context, 'page' | 'labelled'>,
): readonly Word[] {
  const { phrase } = label;
  const isLine = (one: Phrase): boolean => Math.abs(one.x0 - phrase.x0) <= ALIGNED_PT && !labelled.has(one);
  const isLabel = second.sizePt < phrase.sizePt + 0.3 && (phrase.bold || !second.bold);
  // What says more than a label does is a sentence, and what stands beneath goes on with that.
  if (second.words.length > LABEL_WORDS || /[.;]$/u.test(second.text)) return [];
  if (/\d/.test(second.text) || second.y0 < phrase.y1 - 1 || !isLine(second) || !isLabel) return [];
  const value = firstBelow(page, second);
  return value && isLine(value) && value.y0 - second.y1 <= second.y1 - second.y0 ? value.words : [];
}

const MOST_WRAPPED = 2;
const LABEL_WORDS = 8;
const GOES_ON = /(?:[-–—]|\b(?:to|and|until))$/iu;
/** `Capital and` over `interest`. */
const GOES_ON_CHOICE = /(?:&|\b(?:and|or))$/i;
const GOES_ON_WITH = /^(?:[-–—]|(?:to|and|until)\b)/iu;
const DAY_FIRST = /^\d{1,2}(?:st|nd|rd|th)?[ ./-](?:\p{L}{3,9}|\d{1,2})[ ,./-]+(?:20)?\d{2}(?!\d)/u;
const ONLY_DAY = /^(?:\p{L}+,? )?\d{1,2}(?:st|nd|rd|th)?$/iu;
const MONTH_AND_YEAR = /^(?:of )?\p{L}{3,9},? \d{4}(?!\d)/iu;
const NO_YEAR =
  /^(?:(?:\p{L}+|\d{1,2}[:.]\d{2}(?: ?[ap]m)?(?: (?:hours|hrs))?,?(?: on)?),? )?\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9}$/iu;

const isBolder = (over: Phrase, { line, phrase }: LabelPlace): boolean =>
  over.bold && !phrase.bold && line.phrases.length === 1;

/** The lines of an address that ends over its label. */
export function addressOver(last: Phrase, label: LabelPlace, { page, labelled }: Context): readonly Word[] {
  const found = [last];
  for (let at = label.lineIndex - 2; at >= 0 && found.length < 7; at--) {
    const line = page.lines[at];
    const below = found[0] ?? last;
    if (!line || below.y0 - line.y1 > 0.8 * (below.y1 - below.y0)) break;
    const phrase = line.phrases.find(({ x0 }) => Math.abs(x0 - last.x0) <= ALIGNED_PT);
    if (phrase && labelled.has(phrase)) break;
    if (phrase) found.unshift(phrase);
  }
  return found.flatMap(({ words }) => words);
}

/** Edges and middles may differ by this, in points, and still count as one. */
export const ALIGNED_PT = 4;

/** Whether a phrase stands under or over these edges: at one of them, in their middle or within them. */
export function aligned(phrase: Phrase, left: number, right: number): boolean {
  const [first, second] = phrase.words;
  // The sign of a sum stands out to the left of its amount: `= 1,204.50`.
  const isSigned = first !== undefined && second !== undefined && /^[=+−–-]$/u.test(first.text);
  if ([phrase.x0, ...(isSigned ? [second.x0] : [])].some((x0) => Math.abs(x0 - left) <= ALIGNED_PT)) return true;
  if (phrase.x0 >= right || phrase.x1 <= left) return false;
  const offMiddle = Math.abs(phrase.x0 + phrase.x1 - left - right) / 2;
  const inside = phrase.x0 >= left - ALIGNED_PT && phrase.x1 <= right + ALIGNED_PT;
  return Math.abs(phrase.x1 - right) <= ALIGNED_PT || offMiddle <= 2 * ALIGNED_PT || inside;
}
