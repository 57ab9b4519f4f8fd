// Rows of values with a row of labels beneath them: what an amount in such a row is for stands under it.
import { madeOnce } from '../../kernel/made-once.ts';
import type { Line, PageLayout, Phrase } from '../../model/layout.ts';

/** Values and labels share an edge within this, in points. */
const SAME_EDGE_PT = 2.5;
/** And stand at most this many heights apart. */
const GAP = 1;
/** So many rows that nothing follows closely tell a page that is set this way. */
const LEAST = 2;

/** The label beneath a value, where the values of its row all have one there. */
export const labelBeneath = (page: PageLayout, value: Phrase): Phrase | undefined => labelsBeneath(page).get(value);

const labelsBeneath = madeOnce((page: PageLayout): ReadonlyMap<Phrase, Phrase> => {
  const rows = page.lines.flatMap((line, at) => {
    const under = page.lines[at + 1];
    const pairs = under && beginsRun(page.lines[at - 1], line, under) ? pairsOf(line, under) : [];
    return under && pairs.length > 0 ? [{ pairs, isEnd: endsRun(line, under, page.lines[at + 2]) }] : [];
  });
  const isSet = rows.filter(({ isEnd }) => isEnd).length >= LEAST;
  return new Map(isSet ? rows.flatMap(({ pairs }) => pairs) : []);
});

/** Each value with its label, where all of a row have one, and the row beneath holds nothing but labels. */
function pairsOf(line: Line, under: Line): readonly (readonly [Phrase, Phrase])[] {
  if (line.phrases.length < 2 || line.phrases.length !== under.phrases.length) return [];
  const pairs = line.phrases.flatMap((value, i) => {
    const label = under.phrases[i];
    return label && isUnder(label, value) ? [[value, label] as const] : [];
  });
  const isOfValues = line.phrases.some(({ text }) => /\d/.test(text));
  return isOfValues && pairs.length === line.phrases.length ? pairs : [];
}

function isUnder(label: Phrase, value: Phrase): boolean {
  const isAligned = [Math.abs(label.x0 - value.x0), Math.abs(label.x1 - value.x1)].some((off) => off <= SAME_EDGE_PT);
  return (
    isAligned &&
    label.y0 - value.y1 < GAP * (label.y1 - label.y0) &&
    /^\p{L}.*\p{L}{2}/u.test(label.text) &&
    !/£ ?\d/.test(label.text)
  );
}

/** Whether the values are nearer to what is beneath than to what is over them: in the rows of a table they are not. */
const beginsRun = (above: Line | undefined, line: Line, under: Line): boolean =>
  !above || line.y0 - above.y1 > 1.2 * (under.y0 - line.y1);

/** Whether the labels are nearer to what is over them than to what follows. */
function endsRun(line: Line, under: Line, next: Line | undefined): boolean {
  const gap = next ? next.y0 - under.y1 : Infinity;
  return gap > GAP * (under.y1 - under.y0) && gap > 1.5 * (under.y0 - line.y1);
}
