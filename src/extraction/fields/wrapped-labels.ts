// Labels that are set on two or three lines (`Date of this` above `bill`): narrow columns wrap them, and headers of tables do.
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { textOf, type Word } from '../../model/page.ts';
import { labelsOf, type LabelIndex, type LabelPlace } from './labels.ts';
import { readDate } from '../values/date.ts';
import { firstBelow } from './value-places.ts';
import { lineText } from '../../model/parts-of-lines.ts';
import { isSetAlike } from '../../model/set-alike.ts';

/** Lines of one label stand at most this many text heights apart. */
const LINE_GAP = 0.7;
/** Lines that may stand between two of one label: those of other columns. */
const LINES_BETWEEN = 2;
const MOST_PIECES = 3;
const MOST_WORDS = 6;
/** Labels of standard forms are longer; where they are, nothing else stands in their phrases. */
const LONGEST = 12;
/** Questions are longer still. */
const LONGEST_RUN = 20;
/** Edges or middles of the lines of a label differ by at most this, in points. */
const SAME_EDGE_PT = 3;

/** A phrase with those beneath that it may run on to, as if it were set on one line. */
export interface Wrapped {
  readonly pieces: readonly Phrase[];
  readonly phrase: Phrase;
  readonly line: Line;
  /** Index of the line of its last piece. */
  readonly lineIndex: number;
  /** Whether values stand beside several of its pieces: they may be labels of their own. */
  readonly isDoubtful: boolean;
  /** What stands right beside each of its pieces. */
  readonly beside: readonly (Phrase | undefined)[];
  /** The value of all of them, beside a piece or between two. */
  readonly value: Phrase | undefined;
}

/** Labels that run over lines, and the others without those that are pieces of them. */
export function withWrappedLabels(
  layout: DocumentLayout,
  index: LabelIndex,
  plain: readonly LabelPlace[],
): readonly LabelPlace[] {
  const wrapped = layout.pages.flatMap((page) =>
    wrappedPhrases(page).flatMap((one) => {
      if (one.phrase.words.length > LONGEST) return [];
      const [first, ...others] = one.pieces;
      const own = new Set(first?.words);
      const rest = new Set(others.flatMap(({ words }) => words));
      const isLong = one.phrase.words.length > MOST_WORDS;
      return labelsOf(one.phrase, { line: one.line, lineIndex: one.lineIndex, index })
        .map((label) => withoutRemark(label, rest))
        .filter(({ words, after }) => after.length === 0 && words.some((word) => own.has(word)))
        .filter(({ before }) => !isLong || before.length === 0)
        .filter(({ words }) => words.some((word) => rest.has(word)))
        .map((label) => ({
          label: { ...label, pieces: one.pieces },
          isDoubtful: one.isDoubtful || isAfterLabel(label, plain),
        }));
    }),
  );
  const taken = new Set(wrapped.filter(({ isDoubtful }) => !isDoubtful).flatMap(({ label }) => label.words));
  const left = plain.filter(({ words }) => !words.some((word) => taken.has(word)));
  return [...wrapped.map(({ label }) => label), ...left];
}

/** Whether another label begins the phrase, so that the value of that one may have lent the words: `Account type Junior saver` over `Name`. */
const isAfterLabel = ({ before, words }: LabelPlace, plain: readonly LabelPlace[]): boolean =>
  before.length > 0 &&
  plain.some((one) => one.words[0] === before[0] && !one.words.some((word) => words.includes(word)));

/** All runs of phrases beneath each other that may be one label, by the line of their first piece. */
export const wrappedPhrases = madeOnce((page: PageLayout): readonly Wrapped[] =>
  page.lines.flatMap((line, lineIndex) =>
    line.phrases.flatMap((phrase) => [...runsOf(page, { phrase, line, lineIndex })]),
  ),
);

/** A label goes on to the end of its last line where that is in brackets (`Contractual monthly instalment` over `(CMI)`) or ends in a currency. */
function withoutRemark(label: LabelPlace, rest: ReadonlySet<Word>): LabelPlace {
  const { before, words, after } = label;
  const isRemark =
    before.length === 0 && /^(?:\([^()]*\)|[£€$])$/.test(textOf(after)) && after.some((word) => rest.has(word));
  return isRemark ? { ...label, words: [...words, ...after], after: [] } : label;
}

interface Piece {
  readonly phrase: Phrase;
  readonly line: Line;
  readonly lineIndex: number;
}

function* runsOf(page: PageLayout, first: Piece): Generator<Wrapped> {
  if (!isWords(first.phrase) && !beginsDay(first.phrase) && !opensRemark(first.phrase)) return;
  if (/[.;:]$/.test(first.phrase.text) && !SHORT.test(first.phrase.text)) return;
  const pieces = [first];
  while (pieces.length < MOST_PIECES) {
    const next = pieceBeneath(page, pieces.at(-1) ?? first);
    if (!next) return;
    pieces.push(next);
    const all = pieces.map(({ phrase }) => phrase);
    const words = all.flatMap((one) => one.words);
    if (words.length > LONGEST_RUN) return;
    const box = {
      x0: Math.min(...all.map(({ x0 }) => x0)),
      y0: first.phrase.y0,
      x1: Math.max(...all.map(({ x1 }) => x1)),
      y1: next.phrase.y1,
    };
    const phrase: Phrase = { ...first.phrase, ...box, words, text: textOf(words) };
    const inner = between(page, pieces, box.x1);
    // What stands right of a value between the lines is of another column.
    const isOver = isOverValue(page, pieces);
    const beside = pieces.map((piece) => {
      const one = isOver ? undefined : rightOf(piece);
      return one && inner && one.x0 > inner.x1 ? undefined : one;
    });
    const [value] = [beside.find((one) => one !== undefined), inner]
      .filter((one) => one !== undefined)
      .sort((a, b) => a.x0 - b.x0);
    const cells = beside.filter((one) => one !== undefined);
    const phrases = value ? [phrase, value] : [phrase];
    yield {
      pieces: all,
      phrase,
      line: { ...first.line, ...box, phrases, text: lineText(phrases) },
      lineIndex: next.lineIndex,
      isDoubtful: cells.length > 1 && cells.some(({ text }) => /\d/.test(text)),
      beside,
      value,
    };
  }
}

function isWords({ text, words }: Phrase): boolean {
  return words.length < LONGEST && (/\p{L}{2}/u.test(text) || SHORT.test(text)) && !/\d/.test(text);
}

/** Words of which the last begin a day: `Charge if you had repaid on 31`, `Owed at 31 December`, `Balance from last time (12 May`. */
const BEGINS_DAY = /^\p{L}{2}[^\d:]* \(?(\d{1,2}(?:st|nd|rd|th)?(?: \p{L}{3,9})?)$/u;

const beginsDay = ({ text }: Phrase): boolean => BEGINS_DAY.test(text);

/** Words with a remark that goes on beneath them: `Charge if you had repaid on 31 May 2025 (3% of the` over `balance)`. */
const opensRemark = ({ text, words }: Phrase): boolean =>
  words.length < LONGEST_RUN && /^\p{L}{2}[^:]* \([^()]*\p{L}$/u.test(text);
const closesRemark = (over: Phrase, under: Phrase): boolean => opensRemark(over) && /^[^()£]*\)$/.test(under.text);

/** Words that no label ends with. */
const IS_OPEN = /\p{L}{2}.* (?:a|an|at|by|for|from|had|have|if|in|of|on|or|the|to|was|you|your)$/u;
/** Words that go on from those, and end in a day. */
const ENDS_IN_DAY = /^\p{Ll}[^\d:]* (\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9} \d{4}):?$/u;

/** What says of words over it on which day that was. */
const ON_DAY = /^(?:in full )?(?:on|as at) (\d{1,2}(?:st|nd|rd|th)? \p{L}{3,9} \d{4}):?$/u;

/** Whether two lines are one label that ends in a day, be it parted (`partsDay`) or whole: `if you had repaid in` over `full on 30 June 2025`. */
export function endInDay(over: Phrase, under: Phrase): boolean {
  const day = ((IS_OPEN.test(over.text) ? ENDS_IN_DAY.exec(under.text) : undefined) ?? ON_DAY.exec(under.text))?.[1];
  return (day !== undefined && readDate(day) !== undefined) || partsDay(over, under);
}

/** `statement (12 May 2026)`: the rest of a label, and its day as a remark on it. */
function endsInRemark({ text }: Phrase): boolean {
  const day = /^\p{L}[^\d()]* \(([^()]+)\)$/u.exec(text)?.[1];
  return day !== undefined && readDate(day) !== undefined;
}

/** Whether a day begins at the end of one line and makes up the next: `Charge if you had repaid on 31` over `December 2025`. */
function partsDay(over: Phrase, under: Phrase): boolean {
  const begin = BEGINS_DAY.exec(over.text)?.[1];
  const end = /^(\D*\d{4})\)?:?$/.exec(under.text)?.[1];
  return begin !== undefined && end !== undefined && readDate(`${begin} ${end}`) !== undefined;
}

/** What is short with points ends no sentence: `N.I.` over `table`. */
const SHORT = /^(?:\p{L}\.){2,}$/u;

/** The next line of what may be one label: close, of the same type, in line with it. */
function pieceBeneath(page: PageLayout, { phrase, lineIndex }: Piece): Piece | undefined {
  for (let at = lineIndex + 1; at <= lineIndex + 1 + LINES_BETWEEN; at++) {
    const line = page.lines[at];
    if (!line || line.y0 - phrase.y1 > LINE_GAP * (phrase.y1 - phrase.y0)) return undefined;
    const next = line.phrases.find((one) => one.y0 >= phrase.y1 - 1 && isInLine(one, phrase));
    if (!next) continue;
    const isClose = next.y0 - phrase.y1 <= LINE_GAP * (phrase.y1 - phrase.y0);
    const isPiece =
      isWords(next) ||
      next.text.startsWith('(') ||
      endsInRemark(next) ||
      closesRemark(phrase, next) ||
      endInDay(phrase, next);
    return isAlike(next, phrase) && isClose && isPiece ? { phrase: next, line, lineIndex: at } : undefined;
  }
  return undefined;
}

/** A recognised line of few characters is measured by the tails of its brackets: so much larger it may seem. */
const MEASURED = 1.2;

function isAlike(one: Phrase, other: Phrase): boolean {
  const [small = 0, large = 0] = [one.sizePt, other.sizePt].sort((a, b) => a - b);
  const isMeasured = one.words.some(({ confidence }) => confidence < 1) && large <= MEASURED * small;
  return isSetAlike(one, other) || (isMeasured && one.bold === other.bold);
}

/** Whether a label that ends in a day stands over an amount: what stands beside its lines is of other columns. */
function isOverValue(page: PageLayout, pieces: readonly Piece[]): boolean {
  const [over, under] = pieces.slice(-2);
  if (!over || !under || !endInDay(over.phrase, under.phrase)) return false;
  const next = firstBelow(page, under.phrase);
  return (
    next !== undefined &&
    next.y0 - under.phrase.y1 <= under.phrase.y1 - under.phrase.y0 &&
    /^£?[\d,]+\.\d{2}$/.test(next.text)
  );
}

function isInLine(a: Phrase, b: Phrase): boolean {
  const middles = Math.abs(a.x0 + a.x1 - b.x0 - b.x1) / 2;
  return [Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), middles].some((off) => off <= SAME_EDGE_PT);
}

function rightOf({ phrase, line }: Piece): Phrase | undefined {
  return line.phrases[line.phrases.indexOf(phrase) + 1];
}

/** A value that is set at half the height of its label, on a line of its own. */
function between(page: PageLayout, pieces: readonly Piece[], right: number): Phrase | undefined {
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first || !last) return undefined;
  return page.lines
    .slice(first.lineIndex + 1, last.lineIndex)
    .flatMap(({ phrases }) => phrases.filter(({ x0 }) => x0 > right))
    .at(0);
}
