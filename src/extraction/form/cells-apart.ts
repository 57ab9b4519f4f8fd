// Cells that nearly touch: the layout step takes a label that fills its column and the value beside it for one phrase. Where other
// phrases near it begin at the very place of a word that stands wider apart than words do, or end where the word before it does, a cell
// begins there. So it does within a word, where the last one of a label leaves no room at all before its number.
import { madeOnce } from '../../kernel/made-once.ts';
import { median } from '../../kernel/median.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { isSignOf } from '../../model/currency-signs.ts';
import { boundsOf, textOf, type Word } from '../../model/page.ts';
import { mapPages } from '../../model/parts-of-lines.ts';

/** A gap between cells is at least this part of the font size, and this many times the gaps between words. */
const GAP_EM = 0.4;
const TIMES = 1.8;
/** Cells of one column begin within this of each other, in points, and stand so many lines apart at most. */
const SAME_EDGE_PT = 0.8;
const LINES = 8;
/** Characters of one width differ by at most this part of it; where they were recognised, ink tells them, which is less wide. */
const SAME_WIDTH = { embedded: 0.04, recognised: 0.15 };
/** So many other cells make a column. */
const FEWEST = 2;

/** The layout, each page with phrases that hold two cells parted. */
export function withCellsApart(layout: DocumentLayout): DocumentLayout {
  return mapPages(layout, parted);
}

const parted = madeOnce((whole: PageLayout): PageLayout => {
  const page = unglued(whole);
  const spaceEm = median(page.lines.flatMap(({ phrases }) => phrases.flatMap(gapsOf))) ?? 0;
  // A phrase is asked for them again by every line near it.
  const wide = new Map(
    page.lines.flatMap(({ phrases }) => phrases.map((phrase) => [phrase, wideGaps(phrase, spaceEm)] as const)),
  );
  const lines = page.lines.map((line, at): Line => {
    const phrases = line.phrases.flatMap((phrase) => partsOf(phrase, { lines: page.lines, at, wide }));
    return phrases.length === line.phrases.length ? line : { ...line, phrases };
  });
  return lines.every((line, at) => line === page.lines[at]) ? page : { ...page, lines };
});

/** The last word of a label that its number follows at once: `Account number44/1033`. */
const GLUED =
  /^((?:[Nn]umber|[Rr]eference|no|ref|[Dd]ate|[Aa]mount|[Bb]alance|on|from|until)[.:]?)((?:[A-Z]{1,5}[/-]?)?[\d£]\S{2,})$/u;

/** The page, each phrase parted where its label and the number beside it were taken for one word. */
function unglued(page: PageLayout): PageLayout {
  const lines = page.lines.map((line): Line => {
    const phrases = line.phrases.flatMap((phrase) => {
      const at = phrase.words.findIndex(({ text }) => GLUED.test(text));
      const word = phrase.words[at];
      const [, label = '', value = ''] = GLUED.exec(word?.text ?? '') ?? [];
      if (!word || value === '') return [phrase];
      // No glyph of a word is known: the letters are taken to be about as wide as each other.
      const edge = word.x0 + ((word.x1 - word.x0) * label.length) / word.text.length;
      return [
        phraseOf(phrase, [...phrase.words.slice(0, at), { ...word, text: label, x1: edge }]),
        phraseOf(phrase, [{ ...word, text: value, x0: edge }, ...phrase.words.slice(at + 1)]),
      ];
    });
    return phrases.length === line.phrases.length ? line : { ...line, phrases };
  });
  return lines.every((line, at) => line === page.lines[at]) ? page : { ...page, lines };
}

/** The gaps between the words of a phrase, as parts of its font size. */
function gapsOf({ words, sizePt }: Phrase): readonly number[] {
  return words.slice(1).map((word, i) => (word.x0 - (words[i]?.x1 ?? word.x0)) / sizePt);
}

interface Place {
  readonly lines: readonly Line[];
  readonly at: number;
  /** The words of each phrase at which a cell may begin. */
  readonly wide: ReadonlyMap<Phrase, readonly number[]>;
}

function partsOf(phrase: Phrase, place: Place): readonly Phrase[] {
  const starts = (place.wide.get(phrase) ?? []).filter((i) => {
    const [before, word] = [phrase.words[i - 1], phrase.words[i]];
    if (!before || !word) return false;
    if (isAmount(before) && word.x0 - before.x1 < GAP_EM * phrase.sizePt) return isColumn(word, place);
    const areCells = (isAmount(before) && isAmount(word)) || (isDay(before) && isDay(word)) || isInAmounts(word, place);
    return areCells || isColumn(word, place) || endsColumn(before, place) || isOfStrip(word, place);
  });
  if (starts.length === 0) return [phrase];
  const edges = [0, ...starts];
  return [...starts, phrase.words.length].map((end, i) => phraseOf(phrase, phrase.words.slice(edges[i], end)));
}

/** The words of a phrase that stand wider apart from the word before than words do. `spaceEm` is usual on the page: much in type of one width. */
function wideGaps(phrase: Phrase, spaceEm: number): readonly number[] {
  const gaps = gapsOf(phrase);
  return gaps.flatMap((gap, i) => {
    const [before, word] = [phrase.words[i], phrase.words[i + 1]];
    // Behind an amount that nothing stands before, as it does in a sentence, a space may part cells, where others begin at the very place.
    if (i === 0 && before && word && isAmount(before) && beginsName(word.text) && gap < GAP_EM) return [1];
    if (gap < GAP_EM || isSignOf(before, word)) return [];
    const areAmounts = before && word && isAmount(before) && isAmount(word);
    if (!areAmounts && isTypewriterSpace(phrase, i + 1)) return [];
    // Figures stand in cells of their own, and so do a few words that all stand apart: the gaps beside theirs tell no usual one.
    const isOfFigures = phrase.words.slice(i, i + 2).every((one) => FIGURE.test(one.text) || isDay(one));
    const isOfHeads = phrase.bold && phrase.words.length <= MOST_HEADS && gaps.every((one) => one >= GAP_EM);
    const own = isOfFigures || isOfHeads ? 0 : (median(gaps.filter((_, j) => j !== i)) ?? 0);
    return gap >= TIMES * Math.max(own, spaceEm) ? [i + 1] : [];
  });
}

/** Whether a gap is one character wide in type of one width: both words about it, and it, have as much for each character. */
function isTypewriterSpace({ words }: Phrase, at: number): boolean {
  const [before, after] = [words[at - 1], words[at]];
  if (!before || !after) return false;
  const advance = ({ x0, x1, text }: Word): number => (x1 - x0) / [...text].length;
  const own = advance(after);
  const most = after.confidence === 1 ? SAME_WIDTH.embedded : SAME_WIDTH.recognised;
  const isAlike = (width: number): boolean => Math.abs(width - own) <= most * own;
  return isAlike(advance(before)) && isAlike(after.x0 - before.x1);
}

/** Whether other cells begin at the very place of a word: phrases, or words of them that may be cells likewise. */
function isColumn({ x0 }: Word, { lines, at, wide }: Place): boolean {
  const near = [...lines.slice(Math.max(0, at - LINES), at), ...lines.slice(at + 1, at + 1 + LINES)];
  const isHere = (word: Word | undefined): boolean => word !== undefined && Math.abs(word.x0 - x0) <= SAME_EDGE_PT;
  const cells = near.filter(({ phrases }) =>
    phrases.some((phrase) => isHere(phrase.words[0]) || wide.get(phrase)?.some((i) => isHere(phrase.words[i]))),
  );
  return cells.length >= FEWEST;
}

/**
 * Whether a word belongs to a strip of labels, each over the value that begins at its very place: it is one of the values, or one of the
 * labels, which may nearly touch as well. A strip has but one row of values.
 */
function isOfStrip(word: Word, { lines, at, wide }: Place): boolean {
  const own = lines[at];
  if (!own) return false;
  const startsOf = ({ phrases }: Line): readonly Word[] =>
    phrases.flatMap((phrase) => [0, ...(wide.get(phrase) ?? [])].flatMap((i) => phrase.words[i] ?? []));
  const starts = startsOf(own);
  const height = own.y1 - own.y0;
  // Labels of two lines have the other between.
  const above = lines.slice(Math.max(0, at - 2), at).filter(({ y1 }) => own.y0 - y1 < STRIP_HEIGHTS * height);
  const below = lines.slice(at + 1, at + 3).filter(({ y0 }) => y0 - own.y1 < STRIP_HEIGHTS * height);
  return [...above, ...below].some((line) => {
    const others = startsOf(line);
    const isShared = (one: Word): boolean => others.some(({ x0 }) => Math.abs(x0 - one.x0) <= SAME_EDGE_PT);
    return isShared(word) && starts.filter(isShared).length >= FEWEST_HEADED;
  });
}

/** Values stand at most so many text heights under their labels, and so many of them under theirs. */
const STRIP_HEIGHTS = 2.6;
const FEWEST_HEADED = 3;

/** Whether other cells end at the very place of a word: amounts are set so, and the words that head them. */
function endsColumn({ x1 }: Word, { lines, at, wide }: Place): boolean {
  const near = [...lines.slice(Math.max(0, at - LINES), at), ...lines.slice(at + 1, at + 1 + LINES)];
  const isHere = (word: Word | undefined): boolean => word !== undefined && Math.abs(word.x1 - x1) <= SAME_EDGE_PT;
  const cells = near.filter(({ phrases }) =>
    phrases.some((phrase) => isHere(phrase.words.at(-1)) || wide.get(phrase)?.some((i) => isHere(phrase.words[i - 1]))),
  );
  return cells.length >= FEWEST;
}

/** Whether a word is one of a column of amounts, which end at one place. */
function isInAmounts(word: Word, { lines, at }: Place): boolean {
  if (!isAmount(word)) return false;
  const near = [...lines.slice(Math.max(0, at - LINES), at), ...lines.slice(at + 1, at + 1 + LINES)];
  const isHere = ({ words }: Phrase): boolean => {
    const last = words.at(-1);
    return words.length === 1 && last !== undefined && isAmount(last) && Math.abs(last.x1 - word.x1) <= SAME_EDGE_PT;
  };
  return near.filter(({ phrases }) => phrases.some(isHere)).length >= FEWEST_AMOUNTS;
}

/** So many other amounts alone make a column. */
const FEWEST_AMOUNTS = 3;

/** Whether a word behind an amount begins a name: it has a capital, and neither marks the amount nor says what it is for (`£80.56 DR`). */
const beginsName = (text: string): boolean => /^\p{Lu}\p{L}/u.test(text) && !MARK.test(text);
const MARK = /^(?:[cd]r|od|in|credit|debit|overdrawn|inc\w*|exc\w*|per|each|gbp|pm|pa)\b/iu;
const MOST_HEADS = 6;
const FIGURE = /^[-–−+(]?£?[\d,]+(?:\.\d+)?p?\)?%?$/u;
/** So do two days. */
const isDay = ({ text }: Word): boolean => /^\d{1,2}([/.-])\d{1,2}\1(?:\d{2}|\d{4})$/u.test(text);
/** Two amounts stand in two cells. */
const isAmount = ({ text }: Word): boolean => /^[-–−+(]?£?(?:\d{1,3}(?:,\d{3})+|\d+)\.\d{2}\)?$/u.test(text);

function phraseOf(whole: Phrase, words: readonly Word[]): Phrase {
  return {
    ...whole,
    ...boundsOf(words),
    text: textOf(words),
    words,
    sizePt: Math.max(...words.map((word) => word.sizePt)),
    bold: words.every((word) => word.bold),
  };
}
