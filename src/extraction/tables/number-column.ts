// A column of numbers that the issuer gives its entries (`Ref` over 7100441, 7104360): no part of what they say.
import { columnOf } from './body.ts';
import type { HeaderColumn } from './column-names.ts';
import type { TableHeader } from './header.ts';
import type { Region } from './outline.ts';

/** Digits, with a letter or two before them perhaps: longer than the number of a cheque. */
const NUMBER = /^\p{Lu}{0,2}\d{7,23}$/u;
/** Fewer rows show nothing; this part of the cells are numbers, all of them different. */
const FEWEST_ROWS = 3;
const MOST_PART = 0.9;

/** A row has at least so many cells: a date, what it is for and an amount, beside its count. */
const CELLS = 4;

/** Whether rows are counted through: `01`, `02`, `03`. */
const areCounted = (cells: readonly string[]): boolean =>
  cells.length >= FEWEST_ROWS &&
  cells.every(
    (text, i) => /^\d{1,4}\.?$/.test(text) && (i === 0 || parseInt(text, 10) === parseInt(cells[i - 1] ?? '', 10) + 1),
  );

/** The header with such columns put aside, where another column says what the entries are. */
export function withoutNumbers(header: TableHeader, regions: readonly Region[]): TableHeader {
  const texts = header.columns.filter(({ value }) => value === 'text');
  if (texts.length < 2) return header;
  const cells = new Map(texts.map((column) => [column, [] as string[]]));
  const counts = new Map(texts.map((column) => [column, [] as string[]]));
  for (const { line } of regions.flatMap(({ body }) => body)) {
    for (const { words, text } of line.phrases) {
      const column = columnOf(words, header.columns);
      if (column) cells.get(column)?.push(text);
      if (column && line.phrases.length >= CELLS) counts.get(column)?.push(text);
    }
  }
  const isOfNumbers = (column: HeaderColumn): boolean => {
    const own = cells.get(column) ?? [];
    const numbers = new Set(own.filter((text) => NUMBER.test(text)));
    return (
      (numbers.size >= FEWEST_ROWS && numbers.size >= MOST_PART * own.length) || areCounted(counts.get(column) ?? [])
    );
  };
  const numbers = texts.filter(isOfNumbers);
  if (numbers.length === 0 || numbers.length === texts.length) return header;
  const columns = header.columns.map((column): HeaderColumn =>
    numbers.includes(column) ? { ...column, value: 'aside' } : column,
  );
  return { ...header, columns };
}
