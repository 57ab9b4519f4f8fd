// The point of an amount that stands apart from its figures, perhaps taken for another narrow sign: `£44`, `=` and `62`.
import type { Word } from '../model/page.ts';

/** No wider than this, in font sizes. */
const WIDTH_EM = 0.35;
const SIGN = /^[=.:;·•'’*~]$/u;

/** Whether a word is such a sign, in type of a size. */
export const isPointSign = ({ text, x0, x1 }: Word, sizePt: number): boolean =>
  SIGN.test(text) && x1 - x0 < WIDTH_EM * sizePt;
