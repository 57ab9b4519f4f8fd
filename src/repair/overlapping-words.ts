// Words whose middle was read twice, as the end of one piece and the beginning of another that lies over it: `Pai` and `aid`.
import { boundsOf, type Word } from '../model/page.ts';

/** Pieces lie over one another by this much of their font size at least, and say so many letters both. */
const OVER_EM = 0.3;
const FEWEST_LETTERS = 2;

/** The words, such pieces as one; embedded text is left as it is. */
export function withOverlapsJoined(words: readonly Word[]): readonly Word[] {
  const ends = new Map<Word, { readonly end: Word; readonly text: string }>();
  for (const word of words) {
    if (word.confidence === 1) continue;
    for (const end of words) {
      const text = isOver(word, end) ? joined(word.text, end.text) : undefined;
      if (text !== undefined) ends.set(word, { end, text });
    }
  }
  const taken = new Set([...ends.values()].map(({ end }) => end));
  return taken.size === 0
    ? words
    : words.flatMap((word) => {
        const { end, text } = ends.get(word) ?? {};
        if (taken.has(word)) return [];
        const { alternatives: _, ...rest } = word;
        return end === undefined || text === undefined
          ? [word]
          : [{ ...rest, ...boundsOf([word, end]), text, confidence: Math.min(word.confidence, end.confidence) }];
      });
}

function isOver(word: Word, end: Word): boolean {
  return (
    end.x0 > word.x0 &&
    end.x1 > word.x1 &&
    word.x1 - end.x0 >= OVER_EM * word.sizePt &&
    Math.abs(end.y0 - word.y0) < word.sizePt / 2
  );
}

/** What both say together, where the one ends with the letters that the other begins with. */
function joined(text: string, end: string): string | undefined {
  const lengths = Array.from({ length: Math.min(text.length, end.length) }, (_, at) => at + 1);
  const common = lengths.findLast((length) => text.endsWith(end.slice(0, length)));
  return common === undefined || common < FEWEST_LETTERS ? undefined : text + end.slice(common);
}
