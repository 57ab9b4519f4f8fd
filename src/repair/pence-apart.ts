// Amounts whose pence were read apart from them: `837.` and `40`.
import { boundsOf, type Word } from '../model/page.ts';

const WITHOUT_PENCE = /^[-−–+(]*[£€$]?\d{1,3}(?:,\d{3})*\.$/u;
const PENCE = /^\d{2}[-+)]*$/u;
/** Pence stand no further behind their point than this, in font sizes. */
const PENCE_EM = 0.6;

/** The words, such amounts put together; embedded text is left as it is. */
export function withPence(words: readonly Word[]): readonly Word[] {
  const taken = new Set<Word>();
  const whole = words.map((word) => {
    if (word.confidence === 1 || !WITHOUT_PENCE.test(word.text)) return word;
    const pence = words.find(
      (other) =>
        PENCE.test(other.text) &&
        other.confidence < 1 &&
        Math.abs(other.y0 + other.y1 - word.y0 - word.y1) < word.sizePt &&
        other.x0 >= word.x1 - 1 &&
        other.x0 - word.x1 < PENCE_EM * word.sizePt,
    );
    if (!pence) return word;
    taken.add(pence);
    const { alternatives: _, ...rest } = word;
    const confidence = Math.min(word.confidence, pence.confidence);
    return { ...rest, ...boundsOf([word, pence]), text: word.text + pence.text, confidence };
  });
  return taken.size === 0 ? words : whole.filter((word) => !taken.has(word));
}
