// Names that a narrow column breaks: `Mr Alan Edward` over `Carver` over `Mrs Beth Carver`. No address begins before another name, and
// none is set as names are where its other lines are not, so the word that stands alone there is the rest of the name above it.
import type { Phrase } from '../../model/layout.ts';
import { withWords } from '../../model/parts-of-lines.ts';
import { isTitledName } from './titles.ts';

const ONE_NAME = /^\p{Lu}[\p{L}'’-]+$/u;
/** What may stand alone beneath a name and is no part of it. */
const NO_NAME = /^(?:and|deceased|executors?|executrix|trustees?|esq(?:uire)?|jnr|snr|house|cottage)$/i;

/** The lines of a block, from its top, with each such name whole. */
export function withNamesWhole<Piece extends { readonly phrase: Phrase }>(block: readonly Piece[]): readonly Piece[] {
  const whole: Piece[] = [];
  for (const [at, piece] of block.entries()) {
    const [over, { phrase: next } = {}] = [whole.at(-1), block[at + 1]];
    const { phrase } = piece;
    const isRest =
      over !== undefined &&
      over === block[at - 1] &&
      next !== undefined &&
      isTitledName(over.phrase.text) &&
      (isTitledName(next.text) || (isSetAlike(over.phrase, phrase) && !isSetAlike(phrase, next))) &&
      ONE_NAME.test(phrase.text) &&
      !NO_NAME.test(phrase.text);
    if (isRest)
      whole.splice(-1, 1, { ...over, phrase: withWords(over.phrase, [...over.phrase.words, ...phrase.words]) });
    else whole.push(piece);
  }
  return whole;
}

/** Type differs by less in size, in points. */
const SIZE_PT = 0.5;

const isSetAlike = (one: Phrase, other: Phrase): boolean =>
  one.bold === other.bold && Math.abs(one.sizePt - other.sizePt) <= SIZE_PT;
