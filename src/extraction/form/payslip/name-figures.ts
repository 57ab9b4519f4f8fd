// A figure that belongs to the name before it: `Overtime 1.33`. It stands right behind the name, and the row has another amount that
// it has no part in.
import type { Cell } from './cells.ts';
import type { HeadKind } from './head-kinds.ts';
import { multiplies } from './products.ts';
import { withWords } from '../../../model/parts-of-lines.ts';

/** A space between words is at most this wide, as a part of the size of the type: as wide as that of a typewriter. */
const SPACE_EM = 0.65;
/** What is paid at a multiple of the usual rate. */
const AT_A_MULTIPLE =
  /\b(?:over ?time|o\/?t|prem(?:ium)?|enh(?:anc\w*)?|rate|shift|sun(?:day)?|sat(?:urday)?|weekend|bank|hol(?:iday)?s?|hours?|hrs|nights?|call ?out|time|unsocial|additional|extra|toil)\b/i;
/** And such a multiple. */
const MULTIPLE = /^[0-3]\.\d{1,2}$/;

/** A name stands under its own heading or under none. */
const NAMES: ReadonlySet<HeadKind | undefined> = new Set([undefined, 'description']);

interface PlacedCell {
  readonly cell: Cell;
  readonly column: HeadKind | undefined;
}

/** The name of a row with the figure that belongs to it, and that figure; the name alone where none does. */
export function withOwnFigure(
  label: Cell | undefined,
  figures: readonly PlacedCell[],
): { readonly label: Cell | undefined; readonly own?: Cell } {
  // A code before the name is no part of it.
  const behind = label ? figures.filter(({ cell }) => cell.x0 >= label.x1 - 1) : [];
  const [first, ...rest] = behind;
  if (!label || !first || !NAMES.has(first.column) || !rest.some(({ cell }) => cell.amount)) return { label };
  const isNear = first.cell.x0 - label.x1 < SPACE_EM * label.sizePt;
  const isNamed = first.column === 'description' || (AT_A_MULTIPLE.test(label.text) && MULTIPLE.test(first.cell.text));
  if (!isNear || !(isNamed || isWorked(rest.map(({ cell }) => cell)))) return { label };
  // What it is multiplied with makes it a quantity.
  if (takesPart(behind.map(({ cell }) => cell))) return { label };
  return { label: withWords(label, [...label.words, ...first.cell.words]), own: first.cell };
}

/** Whether one figure is the product of two before it. */
function isWorked(cells: readonly Cell[]): boolean {
  return cells.some((amount, at) => {
    const [units, rate] = [cells[at - 2], cells[at - 1]];
    return units !== undefined && rate !== undefined && multiplies(units, rate, amount);
  });
}

/** Whether the first figure and one after it multiply to a third. */
function takesPart([first, ...rest]: readonly Cell[]): boolean {
  return rest.some((rate, at) => rest.slice(at + 1).some((amount) => first && multiplies(first, rate, amount)));
}
