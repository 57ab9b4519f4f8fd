// Rows of tables without a column for dates may print theirs at the beginning of a line of their description.
import type { Printed } from '../../model/printed.ts';
import { overlapsAcross } from '../../model/page.ts';
import { matchDate } from '../values/date.ts';
import { isDated, type PrintedDate, type TableContents } from './contents.ts';
import type { TableHeader } from './header.ts';

/** A year must be printed, or a month by its name: bare numbers are part of the text. */
const FULL = /\p{L}{3}.*\d{4}|\d{4}.*\p{L}{3}|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}/u;

/** The row with a date that its narrow column breaks over lines (`15` over `Dec`). */
export function withBrokenDate<Row extends TableContents>(row: Row, { columns }: TableHeader): Row {
  const column = columns.find((one) => one.value === 'date');
  if (isDated(row) || row.money.length === 0 || !column) return row;
  const pieces = row.stray.filter(({ box }) => overlapsAcross(box, column));
  const [first, second] = pieces;
  if (!first || !second) return row;
  const text = pieces.map((piece) => piece.text).join(' ');
  const match = matchDate(text);
  if (match?.length !== text.length) return row;
  return {
    ...row,
    dates: { date: { ...first, text, match } },
    stray: row.stray.filter((piece) => !pieces.includes(piece)),
  };
}

/** The row with the date that begins one of its lines, where the header names no column of dates. */
export function withDateInText<Row extends TableContents>(row: Row, { columns }: TableHeader): Row {
  const money = columns.filter((column) => column.value === 'money').length;
  if (isDated(row) || row.money.length === 0 || money < 2 || columns.some((column) => column.value === 'date'))
    return row;
  for (const [at, piece] of row.text.entries()) {
    const match = matchDate(piece.text);
    if (!match || !FULL.test(piece.text.slice(0, match.length))) continue;
    const rest = piece.text.slice(match.length).replace(/^[\s,:·|-]+/, '');
    const date: PrintedDate = { ...piece, text: piece.text.slice(0, match.length), match };
    const others: Printed[] = [...row.text];
    others.splice(at, 1, ...(rest === '' ? [] : [{ ...piece, text: rest }]));
    return { ...row, dates: { date }, text: others };
  }
  return row;
}
