// Which phrases are lines of a paragraph: a sentence that breaks in them names no paper, wherever it stands.
import type { Line, Phrase } from '../model/layout.ts';

/** So many words stand in a line that breaks because it is full. */
const FULL_WORDS = 5;
/** Lines of a paragraph stand no farther apart than this, in their height. */
const LEADING = 0.8;
const ENDS = /[.:!?]$/;

/** Whether one phrase stands right beneath the other, set alike. */
const isBeneath = (under: Phrase, over: Phrase): boolean =>
  Math.abs(under.x0 - over.x0) <= 1 &&
  Math.abs(under.sizePt - over.sizePt) < 0.5 &&
  under.bold === over.bold &&
  under.y0 - over.y1 < LEADING * (under.y1 - under.y0);

/**
 * The phrases that a sentence breaks in: those that begin small beneath a full line, that line, and the lines that follow them without
 * a stop between: a side panel that counts what makes up the contract has a line `schedule, Statement of Insurance, Certificate of Motor`.
 */
export function runningText(lines: readonly Line[]): ReadonlySet<Phrase> {
  const running = new Set<Phrase>();
  for (const [at, line] of lines.entries()) {
    const above = lines.slice(Math.max(0, at - 2), at).flatMap(({ phrases }) => phrases);
    for (const phrase of line.phrases) {
      const over = above.findLast((one) => isBeneath(phrase, one));
      if (!over || over.words.length < FULL_WORDS || ENDS.test(over.text)) continue;
      const goesOn = /^\p{Ll}/u.test(phrase.text);
      if (goesOn) running.add(over);
      if (goesOn || running.has(over)) running.add(phrase);
    }
  }
  return running;
}
