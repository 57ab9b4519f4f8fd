// Values that their label's line had no room for: at the beginning of the line beneath, or alone on it.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import type { LabelPlace } from './labels.ts';
import { ALIGNED_PT } from './value-places.ts';

/** The phrase of the same type that a label goes on from, a wide space apart. */
function wordsBefore({ line, phrase }: LabelPlace): Phrase | undefined {
  const before = line.phrases[line.phrases.indexOf(phrase) - 1];
  const isOne = before?.bold === phrase.bold && before.sizePt === phrase.sizePt && !/\d[.:]?$|:$/.test(before.text);
  return isOne && phrase.x0 - before.x1 < SPACE_EM * phrase.sizePt ? before : undefined;
}

/** Words of one line stand no further apart than this, in font sizes. */
const SPACE_EM = 1.2;

/** The value of a label that ends a full line of labels and values: at the beginning of the line beneath. */
export function runsOver(label: LabelPlace, page: PageLayout, labelled: ReadonlySet<Phrase>): Phrase | undefined {
  const left = label.before.length > 0 ? label.phrase.x0 : wordsBefore(label)?.x0;
  if (left === undefined || label.after.length > 0) return undefined;
  const limit = label.line.y1 + 0.6 * (label.line.y1 - label.line.y0);
  const beneath = page.lines
    .slice(label.lineIndex + 1, label.lineIndex + 3)
    .filter(({ y0 }) => y0 <= limit)
    .flatMap(({ phrases }) => phrases)
    .filter((one) => !labelled.has(one));
  const at = (x0: number): Phrase | undefined => beneath.find((one) => Math.abs(one.x0 - x0) <= ALIGNED_PT);
  // The head of a column has its value beneath itself, however near the head before it stands.
  return label.before.length === 0 && at(label.phrase.x0) ? undefined : at(left);
}

/** A value too long for its label's line: alone on the line directly beneath, indented or at the right margin. */
export function wrappedBelow(label: LabelPlace, page: PageLayout, labelled: ReadonlySet<Phrase>): Phrase | undefined {
  const next = page.lines[label.lineIndex + 1];
  const [phrase, other] = next?.phrases ?? [];
  const isAlone = phrase !== undefined && other === undefined && label.line.phrases.at(-1) === label.phrase;
  const isClose = next !== undefined && next.y0 - label.line.y1 < label.line.y1 - label.line.y0;
  return isAlone && isClose && phrase.x0 > label.phrase.x0 && !labelled.has(phrase) ? phrase : undefined;
}

/** Words before a label that make a sentence of it. */
const SENTENCE_WORDS = 3;

/** Whether a label ends a line of running text that goes on beneath: what stands beside it is of another column. */
export function goesOnBelow({ line, lineIndex, phrase, before, after }: LabelPlace, page: PageLayout): boolean {
  if (before.length < SENTENCE_WORDS || after.length > 0) return false;
  const limit = line.y1 + (line.y1 - line.y0);
  return page.lines
    .slice(lineIndex + 1, lineIndex + 3)
    .some(
      ({ y0, phrases }) =>
        y0 <= limit && phrases.some(({ x0, text }) => Math.abs(x0 - phrase.x0) <= ALIGNED_PT && /^\p{Ll}/u.test(text)),
    );
}
