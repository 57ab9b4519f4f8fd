// The middle of several figures: what is usual on a page, whatever its few very large and very small figures are.

/** The median, the upper of two in the middle; undefined of none. */
export function median(values: readonly number[]): number | undefined {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
