// Brackets that were taken for braces, which no paper about money prints: `{5%)` is `(5%)`.
import type { Word } from '../model/page.ts';
import { withText } from './with-text.ts';

/** The recognised words with brackets for the braces before or behind what they hold; a brace alone is the side of a frame. */
export function withBrackets(words: readonly Word[]): readonly Word[] {
  return words.map((word) => {
    if (word.confidence === 1 || !/[{}]/u.test(word.text)) return word;
    const text = word.text.replace(/\{(?=[\p{L}\d£])/gu, '(').replace(/(?<=[\p{L}\d%.])\}/gu, ')');
    return text === word.text ? word : withText(word, text);
  });
}
