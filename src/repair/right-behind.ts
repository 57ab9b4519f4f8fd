// Where recognised words stand from each other.
import type { Box } from '../model/page.ts';

/** Whether a word follows another on its line, no further off than so many of that one's heights. */
export function isRightBehind(word: Box, before: Box | undefined, heights: number): boolean {
  if (!before) return false;
  const apart = word.x0 - before.x1;
  return apart >= 0 && apart <= heights * (before.y1 - before.y0) && word.y0 < before.y1 && word.y1 > before.y0;
}

/** A space between words is no wider than this, in heights. */
const SPACE = 1.2;

/** The words, each followed by the one that stands right behind it on its line: engines give what was read again where they please. */
export function withNextBehind<Placed extends Box>(words: readonly Placed[]): readonly Placed[] {
  const next = new Map<Placed, Placed>();
  const isSecond = new Set<Placed>();
  for (const [at, word] of words.entries()) {
    const following = words[at + 1];
    const behind =
      following && isRightBehind(following, word, SPACE)
        ? following
        : words.filter((one) => one !== word && isRightBehind(one, word, SPACE)).sort((a, b) => a.x0 - b.x0)[0];
    if (!behind || isSecond.has(behind)) continue;
    next.set(word, behind);
    isSecond.add(behind);
  }
  const ordered: Placed[] = [];
  for (const word of words.filter((one) => !isSecond.has(one)))
    for (let one: Placed | undefined = word; one; one = next.get(one)) ordered.push(one);
  return ordered.length === words.length ? ordered : words;
}
