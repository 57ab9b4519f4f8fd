// A table of entries such as most statements print, placed on a page.
import { at, endingAt } from './placed-pages.ts';
import type { PlacedText } from './placed-pages.ts';

/** From row to row, in points. */
export const STEP = 14;
/** A period at the head of a page: all of March 2025. */
export const PERIOD = [at(50, 60, 'Statement period'), at(200, 60, '1 March 2025 to 31 March 2025')];
/** Right edges of the usual columns of amounts, in points. */
export const [OUT, IN, BALANCE] = [400, 470, 550];

/** A header of the usual columns. */
export function header(y: number, ...money: readonly (readonly [number, string])[]): PlacedText[] {
  const columns =
    money.length > 0
      ? money
      : ([
          [OUT, 'Paid out'],
          [IN, 'Paid in'],
          [BALANCE, 'Balance'],
        ] as const);
  return [at(50, y, 'Date'), at(110, y, 'Description'), ...columns.map(([x, text]) => endingAt(x, y, text))];
}

/** What a row prints in those columns. */
export type Cells = Readonly<Partial<Record<'out' | 'in' | 'balance', string>>>;

/** A row of those columns; an empty date or description prints nothing. */
export function row(y: number, date: string, text: string, cells: Cells): PlacedText[] {
  return [
    ...(date ? [at(50, y, date)] : []),
    ...(text ? [at(110, y, text)] : []),
    ...(cells.out ? [endingAt(OUT, y, cells.out)] : []),
    ...(cells.in ? [endingAt(IN, y, cells.in)] : []),
    ...(cells.balance ? [endingAt(BALANCE, y, cells.balance)] : []),
  ];
}

/** Rows one beneath the other from `y` on. */
export function rows(
  y: number,
  ...each: readonly (readonly [date: string, text: string, cells: Cells])[]
): PlacedText[] {
  return each.flatMap(([date, text, cells], i) => row(y + STEP * i, date, text, cells));
}

/** Three rows whose balances follow from one another. */
export const THREE = [
  ['3 Mar 2025', 'Corner shop', { out: '12.50', balance: '87.50' }],
  ['5 Mar 2025', 'Salary', { in: '1,000.00', balance: '1,087.50' }],
  ['9 Mar 2025', 'Rent', { out: '600.00', balance: '487.50' }],
] as const;
/** The same, as read. */
export const THREE_READ = [
  '2025-03-03 -12.50 Corner shop = 87.50',
  '2025-03-05 1000.00 Salary = 1087.50',
  '2025-03-09 -600.00 Rent = 487.50',
];
