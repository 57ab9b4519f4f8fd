// The label of an amount that stands at the middle of its height: one line of it begins over the amount's, the other runs on under it.
import type { PageLayout, Phrase } from '../../../model/layout.ts';

/** Lines of one label begin within this of each other, in points. */
const EDGE_PT = 2;

/** Both lines as one label; undefined where the upper one has no rest in small letters right under the amount's line. */
export function labelAround(
  { lines }: PageLayout,
  at: number,
  amount: Phrase,
): { readonly text: string; readonly phrase: Phrase } | undefined {
  const height = amount.y1 - amount.y0;
  const [upper] = lines[at - 1]?.phrases ?? [];
  const [lower] = lines[at + 1]?.phrases ?? [];
  if (!upper || !lower || Math.max(upper.x1, lower.x1) > amount.x0) return undefined;
  const isOne = Math.abs(upper.x0 - lower.x0) <= EDGE_PT && /^\p{Ll}/u.test(lower.text) && !/[.:;]$/.test(upper.text);
  const isAround = amount.y0 - upper.y0 < height && lower.y0 - amount.y0 < height;
  return isOne && isAround ? { text: `${upper.text} ${lower.text}`, phrase: upper } : undefined;
}
