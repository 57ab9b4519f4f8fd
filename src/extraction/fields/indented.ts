// Values that are set in or out a little from the heading they stand under: a panel's heading has more room at its side than its rows.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { isWholePhrase, type LabelPlace } from './labels.ts';

/** How far in or out a row may be set from its heading, in font sizes. */
const INDENT_EM = 1.5;
/** And from the end of a sentence that leads on to what is displayed beneath it. */
const DISPLAY_EM = 8;
const SENTENCE_WORDS = 6;
const LEADS_ON = /(?::|\b(?:at|as|is|of|being|known as|follows))$/u;
/** Lines of one block begin within this of each other, in points. */
const SAME_EDGE_PT = 1;
/** The first row stands at most this many text heights beneath it. */
const BELOW_HEIGHTS = 2.6;

/**
 * The lone phrase beneath a heading that has its line to itself, where it begins a little beside the heading's edge; in a row of cells, the
 * one that is set in as far as the others are: the boxes of a day stand apart from the rule at its left.
 */
export function indentedBelow(label: LabelPlace, page: PageLayout, labelled: ReadonlySet<Phrase>): Phrase | undefined {
  const { line, lineIndex, phrase } = label;
  const row = page.lines[lineIndex + 1];
  const [only, other] = row?.phrases ?? [];
  if (row && other) return isWholePhrase(label) ? inRow(phrase, [line.phrases, row.phrases], labelled) : undefined;
  if (!only || other || line.phrases.length > 1 || !isWholePhrase(label) || labelled.has(only)) return undefined;
  const isNear = only.y0 - line.y1 <= BELOW_HEIGHTS * (line.y1 - line.y0);
  // The end of a sentence begins in small letters, or has more words than a label.
  const isSentence = /^\p{Ll}/u.test(phrase.text) || phrase.words.length >= SENTENCE_WORDS;
  const isDisplayed = LEADS_ON.test(phrase.text) && isSentence && only.x0 > phrase.x0;
  const reach = (isDisplayed ? DISPLAY_EM : INDENT_EM) * phrase.sizePt;
  return isNear && Math.abs(only.x0 - phrase.x0) <= reach ? only : undefined;
}

/** The cell under a label, where every label of its line has one that begins as little right of it. */
function inRow(
  label: Phrase,
  [heads, cells]: readonly [readonly Phrase[], readonly Phrase[]],
  labelled: ReadonlySet<Phrase>,
): Phrase | undefined {
  const offs = heads.map(({ x0 }, at) => (cells[at]?.x0 ?? Infinity) - x0);
  const isIndented = offs.every(
    (off) => off > 0 && off <= label.sizePt && Math.abs(off - (offs[0] ?? 0)) <= SAME_EDGE_PT,
  );
  const cell = cells[heads.indexOf(label)];
  const [head] = heads;
  const isNear = head !== undefined && cells.every(({ y0 }) => y0 - head.y1 <= head.y1 - head.y0);
  return heads.length === cells.length && isIndented && isNear && cell && !labelled.has(cell) ? cell : undefined;
}

/** What stands in line with a label beneath it; of an address, which may be so by chance of its second line, the first line. */
export function firstOfBlock(
  phrase: Phrase,
  { lineIndex }: LabelPlace,
  { page, rule }: { readonly page: PageLayout; readonly rule: FieldRule },
): Phrase {
  if (rule.value !== 'address') return phrase;
  const over = page.lines
    .slice(lineIndex + 1)
    .filter(({ y1 }) => y1 <= phrase.y0 + 1)
    .map(({ phrases }) => phrases.find(({ x0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT));
  const [first] = over;
  return first && over.every((one) => one !== undefined) ? first : phrase;
}
