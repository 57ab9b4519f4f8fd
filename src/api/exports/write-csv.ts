// The transactions of a fused graph as CSV (RFC 4180): a header row, lines that end in CRLF, UTF-8 without a byte order mark.
import type { GraphNode } from '../../model/reading.ts';
import { exportedAccounts } from '../../services/exports/exported-accounts.ts';
import { nodeText } from '../../services/exports/node-values.ts';
import { CSV_COLUMNS } from './csv-columns.ts';

/** The lines, each with its line break: account by account, in each by time. */
export function* writeCsv(nodes: readonly GraphNode[]): Generator<string, undefined> {
  const names = new Map(nodes.map((node) => [node.id, nodeText(node, 'name')]));
  const nameOf = (id: string) => names.get(id);
  yield line(CSV_COLUMNS.map(({ name }) => name));
  for (const account of exportedAccounts(nodes)) {
    for (const transaction of account.transactions) {
      const source = { transaction, account, nameOf };
      yield line(
        CSV_COLUMNS.map(({ kind, value }) => {
          const cell = value(source) ?? '';
          return kind === 'number' && NUMBER.test(cell) ? cell : harmless(cell);
        }),
      );
    }
  }
}

const NUMBER = /^-?\d+(?:\.\d+)?$/u;

/**
 * What a spreadsheet would take for a formula (https://owasp.org/www-community/attacks/CSV_Injection), also behind white space, its
 * wide forms among it; and whatever an apostrophe was put before could be mistaken for.
 */
const FORMULA = /^'*[\s\p{Cc}]*[=+\-@＝＋－＠]|^'*[\t\r\n]/u;

/** Begins as most texts do, and no formula. */
const PLAIN = /^[A-Za-z0-9]|^$/u;

/** The text with an apostrophe before it when a spreadsheet would take it for a formula. Taking away one apostrophe before what is such a text gives it back. */
export function harmless(text: string): string {
  return !PLAIN.test(text) && FORMULA.test(text) ? `'${text}` : text;
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
