// Phrases that papers set the same everywhere: what an engine nearly read is one of them (`Third paty,fire and thft`).
import { slipsBetween } from '../kernel/slips-between.ts';
import { boundsOf, type Word } from '../model/page.ts';
import { isRightBehind } from './right-behind.ts';
import { withText } from './with-text.ts';

const PHRASES = [
  'Third party, fire and theft',
  'Third party only',
  'Fully comprehensive',
  'Social, domestic and pleasure',
  'Critical Illness',
].map((text) => ({ text, letters: lettersOnly(text) }));

/** So many letters of a phrase may be lost, or be others. */
const MOST_SLIPS = 2;
/** Words of one phrase stand no further apart than this, in heights. */
const BESIDE = 1;

/** The words with such phrases whole, each as one word. */
export function withSetPhrases(words: readonly Word[]): readonly Word[] {
  const taken = new Set<Word>();
  const whole = words.map((word, at) => {
    if (taken.has(word) || word.confidence === 1) return word;
    const begins = lettersOnly(word.text).slice(0, 2);
    const likely = PHRASES.filter(({ letters }) => begins.length === 2 && letters.startsWith(begins));
    const run = likely.length > 0 ? runFrom(words, at) : [];
    for (const { text, letters } of likely) {
      const count = run.findIndex((_, i) => isNearly(run.slice(0, i + 1), letters)) + 1;
      if (count === 0) continue;
      const own = run.slice(0, count);
      for (const one of own.slice(1)) taken.add(one);
      const read = own.map((one) => one.text).join(' ');
      const mended = /\p{Ll}/u.test(read) ? text : text.toUpperCase();
      return { ...withText({ ...word, text: read }, mended), ...boundsOf(own) };
    }
    return word;
  });
  return taken.size === 0 ? whole : whole.filter((word) => !taken.has(word));
}

/** A word and those that follow it closely. */
function runFrom(words: readonly Word[], at: number): readonly Word[] {
  const end = words.findIndex((word, i) => i > at && !isRightBehind(word, words[i - 1], BESIDE));
  return words.slice(at, end < 0 ? undefined : end).slice(0, MOST_WORDS);
}

const MOST_WORDS = 6;

/** Whether the words are the phrase but for a few letters: not where they are it. */
function isNearly(words: readonly Word[], letters: string): boolean {
  const read = lettersOnly(words.map(({ text }) => text).join(''));
  if (read === letters || Math.abs(read.length - letters.length) > MOST_SLIPS) return false;
  return slipsBetween(read, letters, MOST_SLIPS) <= MOST_SLIPS;
}

function lettersOnly(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\d]/gu, '');
}
