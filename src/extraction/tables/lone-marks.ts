// Marks that stand apart from the amount they are of: `312.44   OD`, and a column of `in` and `out` behind the amounts.
import type { Line, Phrase } from '../../model/layout.ts';
import { joinedPhrase } from '../../model/joined-phrase.ts';

/** A mark alone, this close behind an amount, is part of it. */
const MARK_GAP_EM = 2.5;
const LONE_MARK = /^(?:CR|DR|OD|O\/D|D|C|-|\+)$/i;
/** Which way an amount went, in a column of its own. */
const IN_OR_OUT_ALONE = /^(?:paid |money )?(?:in|out)$/i;

/** A mark that stands a little apart (`312.44   OD`) belongs to the amount before it. */
export function joinMarks(phrases: readonly Phrase[], line: Line, amount = /\d[.,]\d{2}$/): Phrase[] {
  const joined: Phrase[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    const near = last && phrase.x0 - last.x1 < MARK_GAP_EM * phrase.sizePt;
    if (near && LONE_MARK.test(phrase.text) && amount.test(last.text)) {
      joined[joined.length - 1] = joinedPhrase(last, phrase);
    } else if (last && IN_OR_OUT_ALONE.test(phrase.text) && amount.test(last.text)) {
      // In a column of its own it says which way the amount went, which stays where it is.
      const { x1, y0, y1 } = last;
      const words = [...last.words, ...phrase.words.map((word) => ({ ...word, x0: x1, x1, y0, y1 }))];
      joined[joined.length - 1] = { ...last, words, text: `${last.text} ${phrase.text}` };
    } else {
      joined.push(phrase);
    }
  }
  return joined.length === line.phrases.length ? [...line.phrases] : joined;
}
