// What one row of a table is: an entry that moves the balance, a statement of the balance, or a total of others.
import type { Printed } from '../../model/printed.ts';
import type { AmountColumn, PrintedMoney, RowKind, StatementRow } from '../../model/statement.ts';
import { isDated, joinedText, wordsIn, type MoneyCell } from '../tables/contents.ts';
import type { TableRow } from '../tables/read-tables.ts';
import { printedMoney } from './printed-money.ts';
import type { RowVocabulary } from './row-vocabulary.ts';

/** What a row says by itself, whatever stands around it. */
export type RowSense = Pick<StatementRow, 'kind' | 'amount' | 'balance'>;

const COLUMN_OF: Readonly<Record<string, AmountColumn>> = {
  moneyIn: 'in',
  interest: 'in',
  moneyOut: 'out',
  amount: 'either',
};

/** A row that begins or ends so, and prints no date, sums up others. */
const TOTAL = /^(?:sub[ -]?)?totals?\b|^\D*\b(?:sub[ -]?)?totals?:?$/i;

/** What a row is, by its words and its amounts; undefined when it prints none in a column that means anything. */
export function readRow(row: TableRow, vocabulary: RowVocabulary): RowSense | undefined {
  const balance = row.money.find((cell) => cell.role === 'balance');
  const moves = row.money.filter((cell) => COLUMN_OF[cell.role] !== undefined);
  const moving = moves.filter((cell) => cell.reading.minor !== 0);
  const amount = moving[0] ?? moves[0];
  const kind = kindOf(row, vocabulary);
  if (kind === 'total') return { kind };
  if (kind && (!amount || !balance)) {
    const stated = balance ?? amount;
    return stated && { kind, balance: moneyIn(stated) };
  }
  // The row of a balance may give the totals of its columns besides.
  if (kind && balance && moving.length > 1) return { kind, balance: moneyIn(balance) };
  if (!amount) return balance && { kind: 'dayBalance', balance: moneyIn(balance) };
  // Two movements on one row: no entry prints both, so this is a row of totals.
  if (moving.length > 1) return { kind: 'total' };
  // What bears no day and moves nothing was not booked: `Interest charged this period 0.00`.
  if (!balance && moving.length === 0 && !isDated(row)) return { kind: 'total' };
  return { kind: 'entry', amount: movementIn(amount, row), ...(balance ? { balance: moneyIn(balance) } : {}) };
}

/** What the words of a row make it; undefined when they are no more than a description. */
function kindOf(row: TableRow, { rowKinds }: RowVocabulary): Exclude<RowKind, 'entry'> | undefined {
  const words = wordsIn(row);
  const named = rowKinds.kindOf(words) ?? (words.trim() ? rowKinds.kindOf(joinedText(descriptionOf(row))) : undefined);
  // What bears a day and a code of its own was booked: `DR TOTAL CHARGES TO 21JAN`.
  if (named === 'total' && isDated(row) && row.codes.length > 0) return undefined;
  if (named === 'total' || (TOTAL.test(words.trim()) && !isDated(row))) return 'total';
  return named !== undefined && isCheckpoint(named) ? named : undefined;
}

function isCheckpoint(kind: string): kind is Exclude<RowKind, 'entry' | 'total'> {
  return kind === 'opening' || kind === 'closing' || kind === 'carried' || kind === 'dayBalance';
}

/** The description of a row; one that stands in the date column of a row without a date is still its description. */
export function descriptionOf(row: TableRow): readonly Printed[] {
  return row.text.length > 0 || isDated(row) ? row.text : row.stray;
}

function movementIn(cell: MoneyCell, row: TableRow): NonNullable<StatementRow['amount']> {
  const mark = markBeside(row);
  return { ...moneyIn(cell), ...(mark ? { mark } : {}), column: COLUMN_OF[cell.role] ?? 'either' };
}

/** What a column of its own says of the amount: credit or debit. */
function markBeside({ sides }: TableRow): 'CR' | 'DR' | undefined {
  const text = sides
    .map((piece) => piece.text)
    .join('')
    .toLowerCase();
  if (text.startsWith('c') || text === '+') return 'CR';
  return text.startsWith('d') || text === '-' ? 'DR' : undefined;
}

function moneyIn({ reading, role: _role, line: _line, ...printed }: MoneyCell): PrintedMoney {
  return printedMoney(reading, printed);
}
