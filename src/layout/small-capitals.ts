// Words whose first letter is a larger capital than the rest, as small capitals and names in letterheads are set: one word, not two.
import { boundsOf, type Word } from '../model/page.ts';

/** How much larger than the letters behind it a capital may be set; one that is larger yet begins a passage of several lines. */
const LARGER = [1.05, 2] as const;
/** The letters begin where the capital ends, give or take this part of their size: where they are set apart, so is the capital. */
const APART_EM = 0.16;
/** How far beneath its baseline a type reaches, as a part of its size: of two sizes on one baseline, the larger reaches lower by as much. */
const DEPTH_EM = [-0.05, 0.45] as const;

const CAPITAL = /^(?:\p{Lu}[’'])?\p{Lu}$/u;
const LETTERS = /^[\p{L}’'-]{2,}[.,:;]?$/u;

/** These words, capitals joined with the smaller letters that stand right behind them on their baseline. */
export function withSmallCapitals(words: readonly Word[]): Word[] {
  const joined = new Map<Word, Word>();
  const rests = new Set<Word>();
  for (const capital of words) {
    if (!CAPITAL.test(capital.text)) continue;
    const rest = words.find((one) => LETTERS.test(one.text) && !rests.has(one) && goesOn(capital, one));
    if (!rest) continue;
    rests.add(rest);
    joined.set(capital, { ...capital, ...boundsOf([capital, rest]), text: capital.text + rest.text });
  }
  return joined.size === 0 ? [...words] : words.filter((one) => !rests.has(one)).map((one) => joined.get(one) ?? one);
}

function goesOn(capital: Word, rest: Word): boolean {
  const ratio = capital.sizePt / rest.sizePt;
  const deeper = (capital.y1 - rest.y1) / (capital.sizePt - rest.sizePt);
  return (
    capital.font === rest.font &&
    Math.abs(rest.x0 - capital.x1) <= APART_EM * rest.sizePt &&
    ratio >= LARGER[0] &&
    ratio <= LARGER[1] &&
    deeper >= DEPTH_EM[0] &&
    deeper <= DEPTH_EM[1]
  );
}
