// The label of a figure that stands at half the height of its two lines, so that neither is on the line of the figure.
import type { Phrase } from '../../../model/layout.ts';
import type { BillRow } from './bill-rows.ts';

/** Rows and labels that may tell readings at all. */
export const READING_WORDS =
  /\b(?:read|reads|reading|readings|meter|previous|current|opening|closing|latest|present|start|end)\b/iu;

const SAME_EDGE_PT = 4;

/** The two lines of a label left of a figure that stands at half their height: `Opening, 1 Jan` over `smart meter reading`. */
export function labelAround(
  { line, phrases: [left] }: BillRow,
  phrase: Phrase,
  rows: readonly BillRow[],
): { readonly first: Phrase; readonly said: string } | undefined {
  if (left !== phrase || !/^\d[\d,.]*$/.test(phrase.text)) return undefined;
  const height = phrase.y1 - phrase.y0;
  const near = rows
    .filter((row) => row.line.page === line.page)
    .flatMap(({ phrases }) => phrases.filter(({ x1, text }) => x1 < phrase.x0 && /\p{L}{3}/u.test(text)))
    .map((one) => ({ one, off: (one.y0 + one.y1 - phrase.y0 - phrase.y1) / 2 }))
    .filter(({ off }) => Math.abs(off) < 1.2 * height);
  const [above, below, more] = near.sort((a, b) => a.off - b.off);
  if (!above || !below || more || Math.abs(above.one.x0 - below.one.x0) > SAME_EDGE_PT) return undefined;
  const said = `${above.one.text} ${below.one.text}`;
  const isBetween = above.off < 0 && Math.abs(above.off + below.off) < 0.5 * height;
  return isBetween && READING_WORDS.test(said) ? { first: above.one, said } : undefined;
}
