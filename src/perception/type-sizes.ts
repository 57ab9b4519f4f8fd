// The few sizes that a page is set in: what single lines tell of theirs is a pixel off either way, which is a seventh of small print.

/** A size as one stretch of text tells it, and how many letters it has. */
export interface ToldSize {
  readonly em: number;
  readonly letters: number;
}

/** Most stretches tell their size to this part, up or down. */
const NEAR = 0.05;
/** And hardly any is further off than this. */
const SAME = 0.12;

/** For each of the stretches the size that most letters of about that size tell. */
export function evenSizes(told: readonly ToldSize[]): readonly number[] {
  const left = new Set(told);
  const sizes = new Map<ToldSize, number>();
  while (left.size > 0) {
    const size = commonest([...left]);
    for (const one of left) {
      if (Math.abs(one.em - size) > SAME * size) continue;
      sizes.set(one, size);
      left.delete(one);
    }
  }
  return told.map((one) => sizes.get(one) ?? one.em);
}

/** The size that has most letters near it. */
function commonest(told: readonly ToldSize[]): number {
  const sizes = [...new Set(told.map(({ em }) => em))];
  let best = { size: 0, letters: -1 };
  for (const size of sizes) {
    const near = told.filter(({ em }) => Math.abs(em - size) <= NEAR * size);
    const letters = near.reduce((sum, one) => sum + one.letters, 0);
    if (letters > best.letters) best = { size, letters };
  }
  return best.size;
}
