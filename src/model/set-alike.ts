// Pieces of text that are set alike: of one size and one weight, as the lines of one cell, one label or one name are.

interface Type {
  readonly sizePt: number;
  readonly bold: boolean;
}

/** Sizes of one type differ by less than this as files give them, in points. */
const SAME_SIZE_PT = 0.3;

/** Whether two pieces of text are of one size and weight. */
export const isSetAlike = (one: Type, other: Type): boolean =>
  one.bold === other.bold && Math.abs(one.sizePt - other.sizePt) < SAME_SIZE_PT;
