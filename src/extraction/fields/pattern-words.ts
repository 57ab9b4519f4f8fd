// The words that a pattern over folded text speaks of.

const FORBIDDEN = /\(\?<?![^()]*(?:\([^()]*\)[^()]*)*\)/g;
const CLASSES = /\\[a-z](?:\{[^}]*\})?|\[[^\]]*\]|\{[^}]*\}/gi;
/** `start(?:s|ing)?` and `years?`: a word with its endings. */
const ENDINGS = /(\p{L}+)\(\?:([\p{L}|]+)\)\??/gu;
const PLURAL = /(\p{L}+)(\p{L})\?/gu;

/** The words of a regular expression, each with its endings, without those that it forbids, joined by spaces. */
export function wordsOfPattern(source: string): string {
  return source
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(CLASSES, ' ')
    .replaceAll(ENDINGS, (_all, word: string, endings: string) =>
      [word, ...endings.split('|').map((ending) => word + ending)].join(' '),
    )
    .replaceAll(PLURAL, '$1 $1$2')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}
