// Panels beside a table of entries (what is owed, by when, the limit): labels with their values beneath or beside them, in a strip of their
// own. They share lines with entries by chance; here they are parted, so that entries and panel are read for themselves.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { isAmountInFull } from '../values/amount.ts';
import { datesIn, matchDate } from '../values/date.ts';
import { readDay } from '../values/days.ts';
import { withPhrases, withWords } from '../../model/parts-of-lines.ts';

/** Phrases of a strip begin within this of each other, in points. */
const EDGE_PT = 2;
/** So many labels with a value beneath make a panel. */
const FEWEST_PAIRS = 3;
/** A value stands at most this many text heights beneath its label. */
const BELOW_HEIGHTS = 2;
/** Fewer entries beside a strip are no table. */
const FEWEST_ENTRIES = 2;
/** So few of the phrases on the panel's side may begin elsewhere. */
const ELSEWHERE = 0.2;

/** The layout with lines parted where a panel stands beside entries; the same where there is none. */
export function withPanelsApart(layout: DocumentLayout): DocumentLayout {
  const pages = layout.pages.map((page) => {
    const strip = stripOf(page);
    return strip ? { ...page, lines: withPanel(page.lines, strip) } : page;
  });
  return pages.every((page, i) => page === layout.pages[i]) ? layout : { pages };
}

/** Where a panel stands: what begins at `from` or right of it, or what ends left of it. */
interface Strip {
  readonly side: 'left' | 'right';
  readonly at: number;
  readonly y0: number;
  readonly y1: number;
}

function stripOf(page: PageLayout): Strip | undefined {
  const phrases = page.lines.filter(({ furniture }) => !furniture).flatMap((line) => line.phrases);
  const edges = new Set(phrases.filter(isLabel).map(({ x0 }) => Math.round(x0)));
  for (const edge of edges) {
    const own = phrases.filter(({ x0 }) => Math.abs(x0 - edge) <= EDGE_PT);
    const range = rangeOf(own);
    const strip = range && [right(page, edge, range), left(page, own, range)].find((one) => one !== undefined);
    if (strip) return withRest(page, own, strip);
    const beside = leftOfRows(page, own) ?? rightOfRows(page, edge, own);
    if (beside) return withRest(page, own, beside);
  }
  return undefined;
}

/** A panel goes on beneath its last pair and above its first, at its edge, no further apart than this many text heights: what is told in lines of words. */
const APART_HEIGHTS = 3;

function withRest(page: PageLayout, own: readonly Phrase[], strip: Strip): Strip {
  let { y0, y1 } = strip;
  const goesOn = (phrase: Phrase, between: Range): boolean =>
    between.y1 - between.y0 < (APART_HEIGHTS + 1) * (phrase.y1 - phrase.y0) &&
    isOfStrip(phrase, strip) &&
    !linesIn(page, between).some((line) => isAcross(line, strip));
  for (const phrase of own) {
    if (phrase.y0 < y1) continue;
    if (!goesOn(phrase, { y0: y1, y1: phrase.y1 })) break;
    ({ y1 } = phrase);
  }
  // Its first lines may hold label and value together (`Statement no: 7`), at the height of the table's header.
  for (const phrase of [...own].reverse()) {
    if (phrase.y1 > y0) continue;
    if (!goesOn(phrase, { y0: phrase.y0, y1: y0 })) break;
    ({ y0 } = phrase);
  }
  return { ...strip, y0, y1 };
}

const isAcross = ({ phrases }: Line, { at }: Pick<Strip, 'at'>): boolean =>
  phrases.some(({ x0, x1 }) => x0 < at && x1 > at);

/** From the first label with a value beneath to the last such value. */
function rangeOf(own: readonly Phrase[]): { readonly y0: number; readonly y1: number } | undefined {
  const pairs = own.flatMap((phrase, i) => {
    const next = own[i + 1];
    const isPair = next !== undefined && isLabel(phrase) && (isValue(next) || isCount(next, phrase));
    return isPair && next.y0 - phrase.y1 < BELOW_HEIGHTS * (phrase.y1 - phrase.y0) ? [[phrase, next] as const] : [];
  });
  const [first, last] = [pairs[0]?.[0], pairs.at(-1)?.[1]];
  return first && last && pairs.length >= FEWEST_PAIRS ? { y0: first.y0, y1: last.y1 } : undefined;
}

/** Labels are set in small letters; what entries say is mostly in capitals, and so are labels in words that entries do not say. */
const isLabel = ({ text }: Phrase): boolean =>
  (/^\p{L}.*\p{Ll}{2}/u.test(text) && !/\d{3}/.test(text) && !matchDate(text)) ||
  IN_CAPITALS.test(text) ||
  FIRST_HALF.test(text);

/** Letters that are set wide apart may leave the halves of a label apart where they were recognised: `SORT   CODE`. */
const FIRST_HALF = /^(?:STATEMENT|SORT|ACCOUNT)$/u;

const IN_CAPITALS =
  /^(?:(?:YOUR|THE|THIS|A\/C|ACCOUNT|STATEMENT|SHEET|SORT|BRANCH|CARD|CREDIT|OVERDRAFT|MINIMUM|AVAILABLE|PREVIOUS|NEW|OPENING|CLOSING|CURRENT|START|END|NEXT|LAST|GROSS|ARRANGED|ROLL|INTEREST|MEMBER|PAYMENT|DUE) )*(?:NUMBER|NO\.?|CODE|DATE|PERIOD|LIMIT|RATE|BALANCE|AER|IBAN|BIC|DUE|FROM|TO|REFERENCE|ISSUED|PAYMENT|CREDIT):?$/u;

/** Numbers of accounts and cards, in groups or masked, and rates. */
const NUMBER = /^(?:[\dXx*•·][\dXx*•· -]{4,}\d|\d[\d.]* ?%.{0,12})$/;

function isValue({ text }: Phrase): boolean {
  return isAmountInFull(text) || readDay(text) !== undefined || NUMBER.test(text) || isPeriod(text);
}

/** From one day to another, or as far as a narrow strip has room for it: `01 DEC 2025 – 31 DEC`. */
const isPeriod = (text: string): boolean =>
  /^\s*(?:[-–—]|to\b)/i.test(text.slice(matchDate(text)?.length ?? text.length)) && datesIn(text).length > 0;

/** The number that a label asks for in so many words: `58` beneath `Statement no.` */
const isCount = ({ text }: Phrase, label: Phrase): boolean =>
  /^\d{1,6}(?:\/\d{1,4})?$/.test(text) && /\b(?:no\.?|number):?$/i.test(label.text);

type Range = Pick<Strip, 'y0' | 'y1'>;

/** A strip with all entries left of it. */
function right(page: PageLayout, edge: number, range: Range): Strip | undefined {
  const strip: Strip = { side: 'right', at: edge - EDGE_PT, ...range };
  const lines = linesIn(page, range);
  const beyond = lines.flatMap(({ phrases }) => phrases.filter(({ x0 }) => x0 >= strip.at));
  const elsewhere = beyond.filter(({ x0 }) => x0 > edge + EDGE_PT);
  const isLast = elsewhere.length <= ELSEWHERE * beyond.length && !elsewhere.some(({ text }) => isAmountInFull(text));
  return isLast && isClean(lines, strip) ? strip : undefined;
}

/** A strip with all entries right of it. */
function left(page: PageLayout, own: readonly Phrase[], range: Range): Strip | undefined {
  const lines = linesIn(page, range);
  const inside = own.filter((phrase) => lines.some(({ phrases }) => phrases.includes(phrase)));
  const end = Math.max(...inside.map(({ x1 }) => x1));
  const begins = lines.flatMap(({ phrases }) => phrases.find(({ x0, text }) => x0 > end && matchDate(text))?.x0 ?? []);
  const days = Math.min(...begins) - EDGE_PT;
  // What is told over the rows may begin a little left of them, and still right of the panel.
  const over = lines.flatMap(({ phrases }) => phrases.flatMap(({ x0, x1 }) => (x0 > end && x1 > days ? x0 : [])));
  const strip: Strip = { side: 'left', at: Math.min(days, ...over), ...range };
  return Number.isFinite(strip.at) && isClean(lines, strip) ? strip : undefined;
}

/** A strip of labels with their values beside them, in points from its labels at most, with all entries right of it. */
const BESIDE_PT = 190;

function leftOfRows(page: PageLayout, own: readonly Phrase[]): Strip | undefined {
  const pairs = page.lines.flatMap(({ phrases }) => {
    const at = phrases.findIndex((one) => own.includes(one));
    const [label, value] = phrases.slice(Math.max(at, 0));
    const isPair = at === 0 && label && value && isLabel(label) && isAmountInFull(value.text);
    return isPair && value.x1 - label.x0 <= BESIDE_PT ? [{ label, value }] : [];
  });
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last || pairs.length < FEWEST_PAIRS) return undefined;
  const range = { y0: first.label.y0, y1: last.value.y1 };
  const strip = left(page, [...own, ...pairs.map(({ value }) => value)], range);
  return strip && isFree(linesIn(page, range), strip) ? strip : undefined;
}

/** A strip of labels with their values at the end of their lines, with all entries left of it. */
function rightOfRows(page: PageLayout, edge: number, own: readonly Phrase[]): Strip | undefined {
  const pairs = page.lines.flatMap(({ phrases }) => {
    const [label, value] = phrases.slice(-2);
    const isPair = label && value && own.includes(label) && isLabel(label) && isValue(value);
    return isPair && value.x1 - label.x0 <= BESIDE_PT ? [{ label, value }] : [];
  });
  const [first, last] = [pairs[0], pairs.at(-1)];
  if (!first || !last || pairs.length < FEWEST_PAIRS) return undefined;
  const range = { y0: first.label.y0, y1: last.value.y1 };
  const strip: Strip = { side: 'right', at: edge - EDGE_PT, ...range };
  const lines = linesIn(page, range);
  const beyond = lines.flatMap(({ phrases }) => phrases.filter((one) => isOfStrip(one, strip)));
  const elsewhere = beyond.filter((one) => one.x0 > edge + EDGE_PT && !pairs.some(({ value }) => value === one));
  return elsewhere.length <= ELSEWHERE * beyond.length && isClean(lines, strip) && isFree(lines, strip)
    ? strip
    : undefined;
}

/** Whether an entry has nothing of the strip on its line: a column of a table has something on all of them. */
const isFree = (lines: readonly Line[], strip: Strip): boolean =>
  entriesIn(lines, strip).some(({ phrases }) => !phrases.some((one) => isOfStrip(one, strip)));

const linesIn = ({ lines }: PageLayout, range: Range): readonly Line[] => lines.filter((line) => isIn(line, range));

/** By its middle: what stands beside may be a little higher. */
const isIn = (line: Line, { y0, y1 }: Range): boolean => (line.y0 + line.y1) / 2 > y0 && (line.y0 + line.y1) / 2 < y1;

/** Nothing lies across the edge of the strip, and entries stand whole on its other side. */
function isClean(lines: readonly Line[], { side, at }: Strip): boolean {
  const crosses = lines.some((line) => isAcross(line, { at }));
  const dated = entriesIn(lines, { side, at });
  // Where a day is printed once, or over its entries, others of it stand beneath without one.
  const all = dated.length > 0 || daysIn(lines, { side, at }) > 1 ? undatedIn(lines, { side, at }) : [];
  const entries = dated.length < FEWEST_ENTRIES && all.length > FEWEST_ENTRIES ? all : dated;
  // A column of the table has a text on each of its rows, and what is no text beneath those.
  const isColumn = entries.every(({ phrases }) => phrases.some((one) => isOfStrip(one, { side, at }) && isLabel(one)));
  return !crosses && !isColumn && entries.length >= FEWEST_ENTRIES;
}

/** Lines that go on beside the strip as entries do. */
const entriesIn = (lines: readonly Line[], strip: Pick<Strip, 'side' | 'at'>): readonly Line[] =>
  lines.filter(({ phrases }) => {
    const [first, ...rest] = phrases.filter((one) => !isOfStrip(one, strip));
    return first !== undefined && matchDate(first.text) !== undefined && rest.some(({ text }) => isAmountInFull(text));
  });

/** How many lines beside the strip begin with a day and nothing else, as what heads its entries does. */
const daysIn = (lines: readonly Line[], strip: Pick<Strip, 'side' | 'at'>): number =>
  lines.filter(({ phrases }) => {
    const text = phrases.find((one) => !isOfStrip(one, strip))?.text ?? '';
    return matchDate(text)?.length === text.length;
  }).length;

/** Lines beside the strip that begin with a text, or a day, and hold an amount. */
const undatedIn = (lines: readonly Line[], strip: Pick<Strip, 'side' | 'at'>): readonly Line[] =>
  lines.filter(({ phrases }) => {
    const [first, ...rest] = phrases.filter((one) => !isOfStrip(one, strip));
    return first !== undefined && !isAmountInFull(first.text) && rest.some(({ text }) => isAmountInFull(text));
  });

const isOfStrip = ({ x0 }: Phrase, { side, at }: Pick<Strip, 'side' | 'at'>): boolean => x0 < at === (side === 'left');

/**
 * The lines, those beside the strip and those of it each in one piece, whichever stands left first. What goes on over or beneath the strip
 * and beside it alone is not parted from them.
 */
function withPanel(lines: readonly Line[], strip: Strip): Line[] {
  const part = (line: Line, own: boolean): readonly Line[] => {
    const phrases = line.phrases.filter((one) => isOfStrip(one, strip) === own);
    return phrases.length === 0 ? [] : [withPhrases(line, own ? wholeLabel(phrases) : phrases)];
  };
  const goesOn = (line: Line | undefined): boolean =>
    line !== undefined && !isAcross(line, strip) && !line.phrases.some((one) => isOfStrip(one, strip));
  let [start, end] = [
    lines.findIndex((line) => isIn(line, strip)),
    lines.findLastIndex((line) => isIn(line, strip)) + 1,
  ];
  if (strip.side === 'left') while (goesOn(lines[start - 1])) start -= 1;
  else while (goesOn(lines[end])) end += 1;
  const between = lines.slice(start, end);
  const panel = between.flatMap((line) => part(line, true));
  const others = between.flatMap((line) => part(line, false));
  const parted = strip.side === 'left' ? [...panel, ...others] : [...others, ...panel];
  return [...lines.slice(0, start), ...parted, ...lines.slice(end)];
}

/** The halves of a label in capitals as one. */
function wholeLabel(phrases: readonly Phrase[]): readonly Phrase[] {
  const [first, second, ...others] = phrases;
  if (!first || !second || others.length > 0 || !FIRST_HALF.test(first.text)) return phrases;
  return IN_CAPITALS.test(`${first.text} ${second.text}`)
    ? [withWords(first, [...first.words, ...second.words])]
    : phrases;
}
