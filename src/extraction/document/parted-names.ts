// The names that strokes part in one heading: two companies on one bill (`Alder Water | Fen Water`), or a brand and its kind of business.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import { textOf } from '../../model/page.ts';

/** A stroke apart from what it stands between. */
const STROKE = / [|·•] /u;
const LONE_STROKE = /^[|·•]$/u;

/** The texts between the strokes of a phrase, in order; all of it where it has none. */
export function partedNames(phrase: Phrase, { lines }: PageLayout): readonly string[] {
  // A stroke in smaller type than the names may be laid on a line of its own.
  const strokes = lines
    .flatMap(({ phrases }) => phrases)
    .filter(({ x0, x1, y0, y1, text }) => {
      const middle = (y0 + y1) / 2;
      return LONE_STROKE.test(text) && x0 > phrase.x0 && x1 < phrase.x1 && middle > phrase.y0 && middle < phrase.y1;
    })
    .map((one) => one.x0)
    .sort((a, b) => a - b);
  if (strokes.length === 0) return phrase.text.split(STROKE);
  return [0, ...strokes].map((from, at) =>
    textOf(phrase.words.filter(({ x0 }) => x0 >= from && x0 < (strokes[at] ?? Infinity))),
  );
}
