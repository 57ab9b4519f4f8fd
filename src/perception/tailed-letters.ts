// A q before no u (`Iqbal`, `Tariq`): an engine that knows English takes it for a g and is sure of it, one that looks at letters alone is not.
import type { LineReading, RecognisedWord } from '../model/recognised.ts';

/** A name with a g where English seldom has one. */
const ODD_G = /^\p{Lu}\p{Ll}*(?<!n)g(?![aeiouylrnhg'’])/u;
/** How sure the other engine is of the letter. */
const SURE = 0.9;

/** Whether another engine should look at a letter of the word. */
export function mayHoldQ({ text }: RecognisedWord): boolean {
  return ODD_G.test(text);
}

/** The word with a q for each such g that the other engine surely took for one. */
export function withQ(word: RecognisedWord, { characters }: LineReading): RecognisedWord {
  const signs = [...word.text];
  if (characters.length !== signs.length) return word;
  const text = signs
    .map((sign, at) => {
      const other = characters[at];
      return sign === 'g' && other?.text === 'q' && other.confidence >= SURE ? 'q' : sign;
    })
    .join('');
  return { ...word, text };
}
