// From the columns of a line recogniser to text (Graves et al. 2006, connectionist temporal classification, best path).
import type { LineReading, ReadCharacter } from '../../model/recognised.ts';

/** Likelihoods of each character in each column: `columns` rows of `classes`, class 0 is "no character". */
export interface Columns {
  readonly columns: number;
  readonly classes: number;
  readonly data: Float32Array;
}

/** A character that is less likely than this is no alternative. */
const LEAST_LIKELIHOOD = 0.02;
const MOST_ALTERNATIVES = 3;

/** The likeliest text. `alphabet` names the classes; `place` tells where in the picture a column (0..1 of the width) lies. */
export function readColumns(
  { columns, classes, data }: Columns,
  alphabet: readonly string[],
  place: (part: number) => number,
): LineReading {
  const characters: ReadCharacter[] = [];
  let previous = 0;
  for (let column = 0; column < columns; column++) {
    const scores = data.subarray(column * classes, (column + 1) * classes);
    const best = indexOfMost(scores);
    if (best !== 0 && best !== previous) {
      characters.push({
        text: alphabet[best] ?? '',
        x: place((column + 0.5) / columns),
        confidence: scores[best] ?? 0,
        alternatives: others(scores, best, alphabet),
      });
    }
    previous = best;
  }
  // Where words end is told by gaps, not by the space that the network saw or did not see.
  const seen = characters.filter(({ text }) => text.trim() !== '');
  const confidence = seen.length === 0 ? 0 : Math.min(...seen.map((character) => character.confidence));
  return { text: characters.map(({ text }) => text).join(''), confidence, characters };
}

function indexOfMost(scores: Float32Array): number {
  let best = 0;
  for (let index = 1; index < scores.length; index++) if ((scores[index] ?? 0) > (scores[best] ?? 0)) best = index;
  return best;
}

function others(scores: Float32Array, best: number, alphabet: readonly string[]): string[] {
  const found: { readonly text: string; readonly score: number }[] = [];
  for (let index = 1; index < scores.length; index++) {
    const score = scores[index] ?? 0;
    if (score >= LEAST_LIKELIHOOD && index !== best) found.push({ text: alphabet[index] ?? '', score });
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ text }) => text);
}
