// Where recognised words stand from each other.
import type { Box } from '../model/page.ts';

/** Whether a word follows another on its line, no further off than so many of that one's heights. */
export function isRightBehind(word: Box, before: Box | undefined, heights: number): boolean {
  if (!before) return false;
  const apart = word.x0 - before.x1;
  return apart >= 0 && apart <= heights * (before.y1 - before.y0) && word.y0 < before.y1 && word.y1 > before.y0;
}
