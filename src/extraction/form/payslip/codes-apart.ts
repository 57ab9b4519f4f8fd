// Numbers of pay elements that stand a space before their names (`1000 Basic Hours`, `/405 Income Tax`), where the column of codes is narrow:
// they are no part of the names.
import { withWords } from '../../../model/parts-of-lines.ts';
import { isLabel, type Cell, type Row } from './cells.ts';

const CODE = /^[/\\]?\d{3,6}$|^\p{Lu}{1,2}\d{2,4}$/u;
/** What a figure counts, and so no name behind a code. */
const COUNTED = /^(?:hrs?|hours?|days?|units?|mins?|miles?|shifts?|weeks?|h|at|x)\b/iu;
/** So many names begin with a code where that is a column. */
const FEWEST = 3;
const YEAR = /^20\d\d$/;

/** The rows without the codes that names begin with, where several names do; a longer code stands close, a shorter one apart. */
export function withCodesApart(rows: readonly Row[]): readonly Row[] {
  const named = rows.flatMap(({ cells }) => cells.filter((cell, at) => isLabel(cell) && bearsAmount(cells, at)));
  const close = named.filter(isCoded);
  const apart = rows.flatMap(({ cells }) => cells.filter((cell, at) => isCode(cell.text) && isNamed(cells[at + 1])));
  const codes = new Set([...close, ...apart].map(({ words: [code] }) => code?.text));
  if (codes.size < FEWEST) return rows;
  const isTaken = new Set(close);
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (isTaken.has(cell) ? withWords(cell, cell.words.slice(1)) : cell)),
  }));

  function isNamed(cell: Cell | undefined): boolean {
    return cell !== undefined && named.includes(cell);
  }
}

const isCode = (text: string): boolean => CODE.test(text) && !YEAR.test(text);

/** Whether a name begins with what may be its code; a year may be a part of it. */
export function isCoded({ words: [code, next] }: Pick<Cell, 'words'>): boolean {
  const isName = next !== undefined && /^\p{L}{2}/u.test(next.text) && !COUNTED.test(next.text);
  return isName && code !== undefined && isCode(code.text);
}

/** Whether a label has an amount behind it, before the next label. */
function bearsAmount(cells: readonly Cell[], at: number): boolean {
  const behind = cells.slice(at + 1);
  const next = behind.findIndex(isLabel);
  return behind.slice(0, next < 0 ? undefined : next).some(({ amount }) => amount !== undefined);
}
