// Answers that are ticked: of several boxes beside each other (`☒ Comprehensive  ☐ Third party only`) what was chosen is the value,
// and the others are none.
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { overlapsAcross, type Word } from '../../model/page.ts';
import { mapLines, mapPages, withPhrases, withWords } from '../../model/parts-of-lines.ts';

const TICKED = /^[☒☑✓✔✗✘⊠▣■●◉]$/u;
const EMPTY = /^[☐□○◯]$/u;

/** The layout without the boxes that were left empty beside a ticked one, and without the ticks of those. */
export function withTicks(layout: DocumentLayout): DocumentLayout {
  return mapPages(layout, chosen);
}

const chosen = madeOnce((page: PageLayout): PageLayout => mapLines(underAnswers(page), chosenOf));

const isBox = ({ text }: Word): boolean => TICKED.test(text) || EMPTY.test(text);

function chosenOf(found: Line): Line {
  const line = withPairs(found);
  if (![TICKED, EMPTY].every((mark) => line.phrases.some(({ words }) => words.some(({ text }) => mark.test(text)))))
    return line;
  const phrases = questionsOf(line.phrases).flatMap((run) => (isAsked(run) ? run.flatMap(answersIn) : run));
  return withPhrases(line, phrases);
}

/** The phrases of a line, parted where a question without a box begins after the boxes of another. */
function questionsOf(phrases: readonly Phrase[]): Phrase[][] {
  const runs: Phrase[][] = [];
  for (const phrase of phrases) {
    const isNew = !phrase.words.some(isBox) && runs.at(-1)?.some(({ words }) => words.some(isBox)) !== false;
    if (isNew) runs.push([phrase]);
    else runs.splice(-1, 1, [...(runs.at(-1) ?? []), phrase]);
  }
  return runs;
}

/** Whether a run has boxes of both kinds. */
function isAsked(run: readonly Phrase[]): boolean {
  const words = run.flatMap((phrase) => phrase.words);
  return [TICKED, EMPTY].every((mark) => words.some(({ text }) => mark.test(text)));
}

/** What a phrase says apart from what its empty boxes do: each box stands before its words, or after them where the phrase ends in one. */
function answersIn(phrase: Phrase): Phrase[] {
  const isBefore = !phrase.words.slice(-1).some(isBox) || phrase.words.slice(0, 1).some(isBox);
  const parts = partsOf(phrase.words, isBefore);
  return parts.flatMap(({ mark, words }) => {
    const isKept = words.length > 0 && (mark === undefined || TICKED.test(mark.text));
    return isKept ? [withWords(phrase, words)] : [];
  });
}

interface Part {
  readonly mark?: Word;
  readonly words: readonly Word[];
}

function partsOf(words: readonly Word[], isBefore: boolean): Part[] {
  const marks = words.flatMap((word, at) => (isBox(word) ? [at] : []));
  const cut = (mark: number | undefined, from: number, to: number): Part => {
    const [own, word] = [words.slice(from, to), mark === undefined ? undefined : words[mark]];
    return word ? { mark: word, words: own } : { words: own };
  };
  if (!isBefore) return marks.map((mark, i) => cut(mark, i === 0 ? 0 : (marks[i - 1] ?? 0) + 1, mark));
  const [first = words.length] = marks;
  return [cut(undefined, 0, first), ...marks.map((mark, i) => cut(mark, mark + 1, marks[i + 1] ?? words.length))];
}

/** A page with the answer in place of each mark that stands alone in its column: `Yes` and `No` may head boxes for all questions beneath. */
function underAnswers(page: PageLayout): PageLayout {
  let heads: readonly Phrase[] = [];
  return mapLines(page, (line) => {
    const own = line.phrases.filter(({ text }) => PAIR.test(text));
    const isHead = own.length === 2 && new Set(own.map(({ text }) => text.toLowerCase())).size === 2;
    if (isHead && !line.phrases.some(isMark)) {
      heads = own;
      return line;
    }
    // Where anything else stands in their columns, another table begins.
    if (line.phrases.some((one) => !isMark(one) && heads.some((head) => overlapsAcross(one, head)))) heads = [];
    if (heads.length === 0 || !line.phrases.some(isMark)) return line;
    const phrases = line.phrases.flatMap((phrase) => {
      const head = isMark(phrase) ? heads.find((one) => isUnder(phrase, one, heads)) : undefined;
      const [mark] = phrase.words;
      if (!head || !mark) return [phrase];
      return EMPTY.test(mark.text) ? [] : [withWords(phrase, [{ ...mark, text: head.text }])];
    });
    return withPhrases(line, phrases);
  });
}

const isMark = ({ words: [word, other] }: Phrase): boolean =>
  word !== undefined && other === undefined && (CROSS.test(word.text) || isBox(word));

/** Whether a mark stands in the column of a head: nearer to it than to the middle of both. */
function isUnder(mark: Phrase, head: Phrase, heads: readonly Phrase[]): boolean {
  const middle = ({ x0, x1 }: Phrase): number => (x0 + x1) / 2;
  const [first = 0, second = 0] = heads.map(middle);
  return Math.abs(middle(mark) - middle(head)) < NEAR_HEAD * Math.abs(first - second);
}

const NEAR_HEAD = 0.35;

const PAIR = /^(?:yes|no)$/i;
const CROSS = /^[Xx×]$/;
/** A cross belongs to the word that it stands nearer to, at least by this part. */
const NEARER = 0.67;

/** A line with one answer where a form prints both, and a cross in the box of one: `Yes X`, `No`. A box that is left empty prints nothing. */
function withPairs(line: Line): Line {
  if (!line.phrases.some(({ words }) => words.some(({ text }) => CROSS.test(text)))) return line;
  const runs: Phrase[][] = [];
  const isOfPair = (phrase: Phrase): boolean => phrase.words.every(({ text }) => PAIR.test(text) || CROSS.test(text));
  for (const phrase of line.phrases) {
    const last = runs.at(-1);
    const goesOn = isOfPair(phrase) && last?.[0] !== undefined && isOfPair(last[0]) && last.length < MOST_PIECES;
    if (goesOn && !isPair(last)) last.push(phrase);
    else runs.push([phrase]);
  }
  if (!runs.some(isPair)) return line;
  return withPhrases(
    line,
    runs.flatMap((run) => (isPair(run) ? crossed(run) : run)),
  );
}

const MOST_PIECES = 3;
const wordsOf = (run: readonly Phrase[]): readonly Word[] => run.flatMap(({ words }) => words);

/** Whether phrases are both answers and one cross. */
function isPair(run: readonly Phrase[]): boolean {
  const texts = wordsOf(run).map(({ text }) => text.toLowerCase());
  return (
    texts.length === 3 && ['yes', 'no'].every((one) => texts.includes(one)) && texts.some((one) => CROSS.test(one))
  );
}

/** The answer that the cross is of; none where it stands in the middle of both. */
function crossed(run: readonly Phrase[]): Phrase[] {
  const words = wordsOf(run);
  const at = words.findIndex(({ text }) => CROSS.test(text));
  const [before, cross, after] = [words[at - 1], words[at], words[at + 1]];
  const [left, right] = [
    before && cross ? cross.x0 - before.x1 : Infinity,
    after && cross ? after.x0 - cross.x1 : Infinity,
  ];
  const own = left < NEARER * right ? before : right < NEARER * left ? after : undefined;
  const [first] = run;
  return own && first ? [withWords(first, [own])] : [];
}
