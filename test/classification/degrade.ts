// Papers as a bad scan gives them: lines lost, characters misread. Deterministic: the same seed spoils the same things.
import type { DocumentLayout } from '../../src/model/layout.ts';

/** What is lost: the part of lines that is kept, and the part of characters that is misread. */
export interface Damage {
  readonly linesKept: number;
  readonly charactersWrong: number;
}

const MISREAD = 'abcdefghijklmnopqrstuvwxyz0123456789.,';

/** A linear congruential generator, 0..1 (Numerical Recipes). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function misread(text: string, part: number, random: () => number): string {
  const read = [...text].map((character) => {
    if (random() >= part) return character;
    return random() < 0.3 ? '' : (MISREAD[Math.floor(random() * MISREAD.length)] ?? '');
  });
  return read.join('') || '.';
}

/** The document with `damage` done to it. */
export function degrade(layout: DocumentLayout, damage: Damage, random: () => number): DocumentLayout {
  const pages = layout.pages.map((page) => {
    const kept = page.lines.filter(() => random() < damage.linesKept);
    const lines = kept.map((line) => {
      const phrases = line.phrases.map((phrase) => {
        const words = phrase.words.map((word) => ({
          ...word,
          text: misread(word.text, damage.charactersWrong, random),
        }));
        return { ...phrase, words, text: words.map(({ text }) => text).join(' ') };
      });
      return { ...line, phrases, text: phrases.map(({ text }) => text).join(' ') };
    });
    return { ...page, lines };
  });
  return { pages };
}
