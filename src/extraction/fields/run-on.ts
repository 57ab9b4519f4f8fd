// Values that run over several lines: sentences, and addresses beneath each other.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import { boundsOf, textOf, type Word } from '../../model/page.ts';
import { withWords } from '../../model/parts-of-lines.ts';
import { postcodeAtEnd } from '../values/identifiers.ts';
import type { LabelPlace } from './labels.ts';

/** Lines of one paragraph stand at most this many text heights apart. */
const LINE_GAP = 0.8;
/** And begin within this of each other, in points. */
const SAME_EDGE_PT = 4;
/** Sentences run over at most this many lines, addresses over this many. */
const MOST_LINES = { sentence: 5, address: 8 } as const;
/** Text that ends short of this part of its line's width does not run on. */
const FULL_PART = 0.7;

/** The words of a phrase and of the lines beneath that go on with it. */
export function runningOn(page: PageLayout, phrase: Phrase, lineIndex: number): readonly Word[] {
  const words = [...phrase.words];
  let above = phrase;
  for (const next of beneath(page, phrase, { lineIndex, most: MOST_LINES.sentence, goesOn: isCentred })) {
    const sameSize = Math.abs(next.sizePt - above.sizePt) < 0.3;
    const isFull = above.x1 - above.x0 > FULL_PART * (Math.max(next.x1, above.x1) - above.x0);
    if (!sameSize || !isFull || above.words.length < leastWords(above) || isNextCell(page, above, next)) break;
    if (LABELLED.test(phrase.text) && LABELLED.test(next.text)) break;
    words.push(...next.words);
    above = next;
  }
  return words;
}

/** `Duration: 30 years`: of lines that each begin with a label none goes on with the one above it. */
const LABELLED = /^\p{Lu}[^:.;,£%\d]{2,45}: /u;

/** A line of fewer words may be a label; one that begins in the middle of a sentence, or stops at a comma, is none. */
const leastWords = ({ text }: Phrase): number => (/^\p{Ll}{2}|,$/u.test(text) ? 3 : 4);

/** What a sentence cannot end with: a word that joins, a day without its month, a month without its year. */
const UNFINISHED =
  /(?:\b(?:on|by|of|to|the|from|or|and|after|before|around|in|at|for|will be|your|our|an?)|\b\d{1,2}(?:st|nd|rd|th)|\b(?:on|by|until|till) \d{1,2}|\b\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)$/iu;

/** Whether a line goes on with the sentence of the one above it where both are set about one middle, or end at one edge. */
function isCentred(next: Phrase, above: Phrase): boolean {
  const offMiddle = Math.abs(next.x0 + next.x1 - above.x0 - above.x1) / 2;
  const isInLine = offMiddle <= SAME_EDGE_PT || Math.abs(next.x1 - above.x1) <= SAME_EDGE_PT / 2;
  return isInLine && above.words.length > 2 && (/^\p{Ll}{2}/u.test(next.text) || UNFINISHED.test(above.text));
}

/** No label has more words; beside a figure that stands alone a longer one is a label, too. */
const LABEL_WORDS = { plain: 6, ofFigure: 12 } as const;
const FIGURE = /^£? ?\d[\d,.]* ?%?$/;

/** Whether the lines are values beneath each other, each beside a label of its own, and no sentence that runs on. */
function isNextCell(page: PageLayout, above: Phrase, next: Phrase): boolean {
  // A figure that stands alone goes on with no sentence that has its last word.
  const isOpen = FIGURE.test(next.text) ? /[,;:–-]$/u : /(?:[,;:–-]|\b\p{Ll}+)$/u;
  const goesOn = isOpen.test(above.text) || UNFINISHED.test(above.text);
  if (goesOn) return false;
  const [over, beside] = [above, next].map((phrase) => {
    const phrases = page.lines.find((line) => line.phrases.includes(phrase))?.phrases ?? [];
    return phrases[phrases.indexOf(phrase) - 1];
  });
  return (
    over !== undefined &&
    beside !== undefined &&
    // A value may begin in small letters, where its label does not.
    /^[\p{Lu}£\d]/u.test(/^[\p{Lu}£\d]/u.test(next.text) ? next.text : beside.text) &&
    Math.abs(over.x0 - beside.x0) <= SAME_EDGE_PT &&
    [over, beside].every(({ words }) => words.length <= LABEL_WORDS[FIGURE.test(next.text) ? 'ofFigure' : 'plain'])
  );
}

/** Lines of other columns may stand between two of a label. */
const LINES_OF_PIECE = 2;

/** The words of an address that begins with `first`: up to its postcode, on as many lines as that takes. */
export function addressWords(first: readonly Word[], label: LabelPlace, page: PageLayout): readonly Word[] {
  const words = [...first];
  if (hasPostcode(words)) return words;
  // Typists set the colon of a label in a column of its own: what is beneath stands under the word after it.
  const box = boundsOf(first.length > 1 && first[0]?.text === ':' ? first.slice(1) : first);
  const half = OUTWARD.test(first.at(-1)?.text ?? '') ? inwardBelow(first, page) : undefined;
  if (half) return [...words, half];
  const wanted = new Set(first);
  const holds = (phrase: Phrase): boolean => phrase.words.some((word) => wanted.has(word));
  // What a label's value is made of stands on its line or beneath; beside the first of the lines that a label runs over.
  let start = Math.max(0, label.lineIndex - LINES_OF_PIECE * Math.max(1, label.pieces?.length ?? 0));
  while (start < page.lines.length && !page.lines[start]?.phrases.some(holds)) start++;
  const over = page.lines[start]?.phrases.find(holds);
  if (!over) return words;
  words.unshift(...linesOver(over, label, { page, lineIndex: start }));
  // Around the middle of a label it is two lines already: what is beneath goes on with the second.
  const further = page.lines
    .slice(start + 1, start + 1 + LINES_OF_PIECE)
    .findLastIndex(({ phrases }) => phrases.some(holds));
  start += further + 1;
  const own = page.lines[start]?.phrases.find(holds) ?? over;
  // Where the label stands before the value on its line, the lines beneath begin under either: all of them under the same.
  for (const edge of [box.x0, label.phrase.x0]) {
    const under = [...beneath(page, own, { lineIndex: start, edge, most: MOST_LINES.address })];
    const end = under.findIndex((_, at) => hasPostcode([...words, ...wordsOf(under.slice(0, at + 1))]));
    // Beside lines under the label's edge what goes on under the value's own is of another column, and so is the value.
    const isApart = edge !== box.x0 && isGoingOn(page, box, under[end]?.y1 ?? 0);
    if (end >= 0 && !isApart) return [...words, ...wordsOf(under.slice(0, end + 1))];
  }
  // Beside its label a value may be set against the right edge of its cell.
  const isBeside = label.phrase.x1 < own.x0 && label.line === page.lines[start];
  // So may it be with its label over it.
  const isUnder = own.y0 >= label.phrase.y1 - 1 && Math.abs(label.phrase.x1 - own.x1) <= SAME_EDGE_PT / 2;
  if (!isBeside && !isUnder) return [...first];
  const goesOn = ({ x1 }: Phrase): boolean => Math.abs(x1 - own.x1) <= SAME_EDGE_PT / 2;
  const under = [...beneath(page, own, { lineIndex: start, edge: NaN, most: MOST_LINES.address, goesOn })];
  const end = under.findIndex((_, at) => hasPostcode([...words, ...wordsOf(under.slice(0, at + 1))]));
  return end >= 0 ? [...words, ...wordsOf(under.slice(0, end + 1))] : [...first];
}

/** Whether a line beneath a value, and over `bottom`, begins under its edge. */
const isGoingOn = ({ lines }: PageLayout, { x0, y1 }: Pick<Phrase, 'x0' | 'y1'>, bottom: number): boolean =>
  lines.some(
    (line) => line.y0 > y1 - 1 && line.y0 < bottom && line.phrases.some((one) => Math.abs(one.x0 - x0) <= SAME_EDGE_PT),
  );

const wordsOf = (phrases: readonly Phrase[]): readonly Word[] => phrases.flatMap(({ words }) => words);

/** A line over another of one address stands as near as the one beneath it, within this, in points. */
const SAME_GAP_PT = 1.2;

/**
 * The lines of an address over the one that its label stands beside: a cell of a table may have its label in the middle. They are as
 * near as what is beneath, have no label of their own, and are no more than stand beneath.
 */
function linesOver(
  own: Phrase,
  { phrase, line }: LabelPlace,
  { page, lineIndex }: { readonly page: PageLayout; readonly lineIndex: number },
): readonly Word[] {
  // Of an even number of lines none stands on the label's own.
  const isAround = !line.phrases.includes(own) && own.y0 < phrase.y0 && own.y1 > phrase.y0 + 1;
  if (phrase.x1 >= own.x0 || !(isAround || line.phrases.includes(own))) return [];
  const under = [...beneath(page, own, { lineIndex, most: MOST_LINES.address })];
  const end = under.findIndex(({ words }) => hasPostcode(words));
  const gap = (under[0]?.y0 ?? Infinity) - own.y1;
  const found: Phrase[] = [];
  let goesOn = /^\p{Ll}/u.test(phrase.text);
  for (const over of page.lines.slice(0, lineIndex).reverse()) {
    const below = found[0] ?? own;
    const isFull = found.length > end - (isAround ? 1 : 0) && !goesOn;
    if (isFull || below.y0 - over.y1 > gap + SAME_GAP_PT) break;
    const touched = goesOn ? over.phrases.find((one) => touches(one, phrase, own)) : undefined;
    const next = over.phrases.find((one) => Math.abs(one.x0 - own.x0) <= SAME_EDGE_PT) ?? cellWithin(touched, own);
    // A line of another column stands between.
    if (!next && over.phrases.every(({ x0, x1 }) => x1 < phrase.x0 || x0 > own.x1)) continue;
    const labels = over.phrases.filter((one) => one === touched || (one.x1 < own.x0 && one.x1 > phrase.x0));
    // A label in small letters goes on from the one over it: what stands beside that is the beginning of its value.
    const isPiece = labels.length === 1 && Math.abs((labels[0]?.x0 ?? 0) - phrase.x0) <= SAME_EDGE_PT && goesOn;
    if ((labels.length > 0 && !isPiece) || !next) break;
    goesOn &&= labels.length === 0 || /^\p{Ll}/u.test(labels[0]?.text ?? '');
    found.unshift(next);
  }
  return found.flatMap(({ words }) => words);
}

/** Words that begin where others do stand no further off, in points. */
const SAME_PLACE_PT = 1;

/** Whether a line of a label fills its column to where its value begins, so that both were read as one phrase. */
const touches = (one: Phrase, { x0 }: Phrase, own: Phrase): boolean =>
  Math.abs(one.x0 - x0) <= SAME_PLACE_PT && cellWithin(one, own) !== undefined;

/** The words of a phrase from where the cell of its line begins. */
function cellWithin(phrase: Phrase | undefined, { x0 }: Phrase): Phrase | undefined {
  const at = phrase?.words.findIndex((word) => Math.abs(word.x0 - x0) <= SAME_PLACE_PT) ?? -1;
  const words = phrase?.words.slice(at) ?? [];
  const isCell = at > 0 && /^[\p{Lu}\d]/u.test(words[0]?.text ?? '');
  return phrase && isCell ? withWords(phrase, words) : undefined;
}

/** The halves of a postcode. */
const OUTWARD = /^[A-Z]{1,2}\d[A-Z\d]?$/;
const INWARD = /^\d[A-Z]{2}\.?$/;

/** The second half of a postcode that its line had no room for, alone beneath and within the lines of its address. */
function inwardBelow(words: readonly Word[], page: PageLayout): Word | undefined {
  const { x0, x1, y1 } = boundsOf(words);
  const height = (words[0]?.y1 ?? y1) - (words[0]?.y0 ?? y1);
  return page.lines
    .flatMap(({ phrases }) => phrases)
    .find(
      (one) =>
        INWARD.test(one.text) && one.x0 >= x0 - SAME_EDGE_PT && one.x1 <= x1 + SAME_EDGE_PT && isUnder(one, y1, height),
    )?.words[0];
}

const isUnder = ({ y0 }: Phrase, y1: number, height: number): boolean =>
  y0 > y1 - 0.4 * height && y0 - y1 < LINE_GAP * height;

/** Words of several lines as text, a comma where each line ends. */
export function linesText(words: readonly Word[]): string {
  const isRunning = isRunningList(words);
  let text = '';
  let last: Word | undefined;
  for (const word of words) {
    const isNewLine = last !== undefined && isBeneath(last, word);
    // A postcode may be set on two lines.
    const isHalved = OUTWARD.test(last?.text ?? '') && INWARD.test(word.text);
    // A word that a line broke at its hyphen is whole: `Ross-` over `shire`.
    const isBroken = isNewLine && /\p{L}-$/u.test(text) && /^\p{Ll}/u.test(word.text);
    // The number of a house that ended a line is of the street on the next: `Corn House, 41` over `Mill Street`.
    const isOfNumber = isNewLine && /, \d{1,4}\p{L}?$/u.test(text) && /^\p{Lu}\p{Ll}/u.test(word.text);
    const isApart = isNewLine && !isHalved && !isRunning && !isOfNumber && !text.endsWith(',');
    if (isBroken) text += word.text;
    else text += isApart ? `, ${word.text}` : ` ${word.text}`;
    last = word;
  }
  return text.trim();
}

const isBeneath = (last: Word, { y0 }: Word): boolean => y0 > last.y1 - 0.5 * (last.y1 - last.y0);

/** Whether lines are one list that runs over, its commas within every line and at the end of one: where a line ends without one, its part goes on. */
function isRunningList(words: readonly Word[]): boolean {
  const ends = words.filter((word, i) => {
    const next = words[i + 1];
    return next && isBeneath(word, next);
  });
  const endsInComma = ({ text }: Word): boolean => text.endsWith(',');
  if (!ends.some(endsInComma) || ends.every(endsInComma)) return false;
  const starts = [0, ...ends.map((word) => words.indexOf(word) + 1)];
  const lines = starts.map((from, i) => words.slice(from, starts[i + 1]));
  return lines.every((line, i) => line.slice(0, -1).some(endsInComma) && (i === 0 || !/^\d/.test(line[0]?.text ?? '')));
}

function hasPostcode(words: readonly Word[]): boolean {
  return postcodeAtEnd(textOf(words).replace(/[.,]$/, '')) !== undefined;
}

interface Beneath {
  readonly lineIndex: number;
  /** Whether what begins elsewhere goes on with the phrase above it. Default: nothing does. */
  readonly goesOn?: (next: Phrase, above: Phrase) => boolean;
  /** The left edge that they begin at. Default: the phrase's own. */
  readonly edge?: number;
  readonly most: number;
}

/** Up to `most` phrases beneath a phrase that share its left edge (or another one), without a gap. */
function* beneath(page: PageLayout, phrase: Phrase, place: Beneath): Generator<Phrase> {
  const { lineIndex, edge = phrase.x0, most, goesOn } = place;
  let above = phrase;
  let found = 0;
  // Lines are looked at one by one: on a page of thousands a copy of the rest would be dearer than all that is found.
  for (let at = lineIndex + 1; at < page.lines.length && found < most; at++) {
    const line = page.lines[at];
    if (!line || line.y0 - above.y1 > LINE_GAP * (above.y1 - above.y0)) return;
    const last = above;
    const next =
      line.phrases.find((one) => Math.abs(one.x0 - edge) <= SAME_EDGE_PT) ??
      (goesOn && line.phrases.find((one) => goesOn(one, last)));
    if (!next) continue;
    if (next.y0 - above.y1 > LINE_GAP * (above.y1 - above.y0)) return;
    yield next;
    found++;
    above = next;
  }
}
