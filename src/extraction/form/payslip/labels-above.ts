// Labels that stand over their figure or right under it, in no row with it.
import { overlapsAcross } from '../../../model/page.ts';
import { standInBoxes } from '../../fields/boxed-values.ts';
import { isLabel, offset, type Cell, type Row } from './cells.ts';
import type { Heads } from './heads.ts';
import type { PayWords } from './pay-words.ts';
import { withWords } from '../../../model/parts-of-lines.ts';

/** The label above a figure, where nothing but figures stands between. */
export function labelAbove(
  cell: Cell,
  {
    rows,
    row,
    heads,
    words,
    within,
  }: {
    readonly rows: readonly Row[];
    readonly row: number;
    readonly heads: Heads;
    readonly words: PayWords;
    readonly within: number;
  },
): Cell | undefined {
  const translated = new Set<Row>();
  for (let at = row - 1; at >= Math.max(0, row - within); at--) {
    const over = rows[at];
    if (over?.page !== cell.page) return undefined;
    if (isTranslation(over, rows[at - 1], words)) {
      translated.add(over);
      continue;
    }
    const own = rows[row]?.cells ?? [];
    if (at === row - 1 && over.cells.every(isLabel) && standInBoxes(over.cells, own)) {
      const boxed = over.cells[own.indexOf(cell)];
      return boxed && !heads.cells.has(boxed) ? boxed : undefined;
    }
    const column = columnHead(
      cell,
      over,
      rows.slice(at + 1, row + 1).filter((one) => !translated.has(one)),
    );
    if (column) return heads.cells.has(column) ? undefined : column;
    const aligned = over.cells
      .flatMap((one) => cutAt(one, own, heads))
      .filter((one) => overlapsAcross(one, cell, 4) && offset(one, cell) < 2.5 * cell.sizePt)
      .sort((a, b) => offset(a, cell) - offset(b, cell))[0];
    if (!aligned) continue;
    if (!isLabel(aligned)) continue;
    return heads.cells.has(aligned) ? undefined : aligned;
  }
  return undefined;
}

/** Whether a row of labels says in another language what the row over it says, each beneath its own: `Cyflog gros` under `Gross pay`. */
function isTranslation({ cells, page }: Row, over: Row | undefined, { meaningOf }: PayWords): boolean {
  if (over?.page !== page || cells.length < FEWEST_TRANSLATED || over.cells.length !== cells.length) return false;
  const isBeneath = cells.every((cell, at) => Math.abs(cell.x0 - (over.cells[at]?.x0 ?? 0)) < SAME_EDGE_PT);
  const known = (some: readonly Cell[]): number =>
    some.filter((cell) => isLabel(cell) && meaningOf(cell.text).concept !== undefined).length;
  return isBeneath && cells.every(isLabel) && known(cells) === 0 && known(over.cells) >= FEWEST_TRANSLATED;
}

const FEWEST_TRANSLATED = 3;
const SAME_EDGE_PT = 2;

/** Fewer heads are no row of them. */
const FEWEST_COLUMNS = 4;

/**
 * The head of a figure whose row has as many figures as there are heads over it: heads in the middle of columns so wide that figures
 * on their right edge no longer stand under them. Each head's middle lies between its figure's right edge and that of the one before.
 */
function columnHead(cell: Cell, { cells: heads }: Row, under: readonly Row[]): Cell | undefined {
  const [own, ...between] = [...under].reverse();
  const figures = own?.cells.filter((one) => !isLabel(one)) ?? [];
  const [first] = figures;
  if (!first || heads.length < FEWEST_COLUMNS || heads.length !== figures.length || !heads.every(isLabel))
    return undefined;
  // What the row is called stands left of its figures, in their line or between it and the heads.
  const isRowName = (one: Cell): boolean => isLabel(one) && one.x1 < first.x0;
  const names = [...(own?.cells ?? []), ...between.flatMap(({ cells }) => cells)].filter(isLabel);
  const isOne = between.every(({ cells }) => cells.every(isRowName)) && names.length <= 1 && names.every(isRowName);
  const isOver = heads.every((head, at) => {
    const middle = (head.x0 + head.x1) / 2;
    return middle > (figures[at - 1]?.x1 ?? 0) && middle < (figures[at]?.x1 ?? 0);
  });
  return isOne && isOver ? heads[figures.indexOf(cell)] : undefined;
}

/** Labels that stand so close that they read as one are parted where the figures beneath them begin. */
function cutAt(label: Cell, beneath: readonly Cell[], heads: Heads): Cell[] {
  const under = beneath.filter((one) => overlapsAcross(one, label));
  if (!isLabel(label) || heads.cells.has(label) || under.length < 2) return [label];
  const isEdge = (x0: number): boolean => under.some((one) => Math.abs(one.x0 - x0) < 2);
  const cuts = label.words.flatMap(({ x0 }, at) => (at > 0 && isEdge(x0) ? [at] : []));
  // The first of them has its own figure beneath.
  if (cuts.length === 0 || !isEdge(label.x0)) return [label];
  return [0, ...cuts].map((from, at) => withWords(label, label.words.slice(from, cuts[at])));
}

/** Whether net pay is set large over its name: an amount with its currency, the label right beneath, and no figure beside that. */
export function isOverNetPay(cell: Cell, [own, ...under]: readonly Row[], words: PayWords): boolean {
  if (cell.amount?.currency === undefined || !own) return false;
  return under.some(({ cells, page, y0 }) =>
    cells.some((label, at) => {
      const next = cells[at + 1];
      const isNear = page === cell.page && y0 - cell.y1 < 1.5 * (label.y1 - label.y0);
      return (
        isNear &&
        isLabel(label) &&
        label.sizePt <= cell.sizePt &&
        (next === undefined || isLabel(next)) &&
        offset(label, cell) < OVER_PT &&
        words.meaningOf(leadingName(label.text)).concept === 'netPay'
      );
    }),
  );
}

/** `Your pay after deductions, paid into your account on 28 March`: the name that a text under a large amount begins with. */
const leadingName = (text: string): string =>
  text.split(/[,:(–]| - | (?:sent|paid|going|goes|credited|transferred)\b/)[0] ?? text;

/** A label under its figure shares an edge or the middle with it within this, in points. */
const OVER_PT = 4;
