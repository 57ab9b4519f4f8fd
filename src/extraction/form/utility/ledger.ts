// Bills that are set as ledgers of the account: charges, payments and the balance in columns, from the opening balance to the closing one.
import { madeOnce } from '../../../kernel/made-once.ts';
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { isAmountInFull, readAmount } from '../../values/amount.ts';
import { candidateOf } from '../found-value.ts';
import { withoutPhrases } from '../../../model/parts-of-lines.ts';
import { withoutDates } from '../../values/without-dates.ts';

type Column = 'balance' | 'charges' | 'payments';

const HEADERS: readonly (readonly [Column, RegExp])[] = [
  ['balance', /^(?:running |account )?balance\b/iu],
  ['payments', /^(?:payments?|paid|credits?|money in)\b/iu],
  ['charges', /^(?:charges?|charged|debits?|money out)\b/iu],
];
const OPENING =
  /^(?:opening|previous|starting|brought|balance (?:brought|b\/?f|at start|from))\b|\bbrought forward\b/iu;
const CLOSING = /^(?:closing|new|final|ending|totals?|balance (?:carried|c\/?f|at end|now))\b|\bcarried forward\b/iu;
const HEADER_WORDS = 4;
const MOST_ROWS = 40;
const CONFIDENCE = 0.97;

interface Ledger {
  readonly columns: ReadonlyMap<Column, Phrase>;
  readonly rows: readonly { readonly line: Line; readonly lineIndex: number }[];
}

/** The ledgers of a page: rows of amounts under a header that names a balance and what changes it. */
const ledgersOf = madeOnce((page: PageLayout): readonly Ledger[] =>
  page.lines.flatMap((line, at): Ledger[] => {
    const columns = columnsOf(line);
    if (!columns.has('balance') || columns.size < 2) return [];
    const below = page.lines.slice(at + 1, at + 1 + MOST_ROWS).map((one, i) => ({ line: one, lineIndex: at + 1 + i }));
    const end = below.findIndex((one) => CLOSING.test(one.line.text) && cellUnder(one.line, columns.get('balance')));
    const rows = below.slice(0, end + 1).filter((one) => cellUnder(one.line, columns.get('balance')));
    return rows.length > 1 ? [{ columns, rows }] : [];
  }),
);

function columnsOf({ phrases }: Line): ReadonlyMap<Column, Phrase> {
  const found = phrases.slice(-3).flatMap((phrase): [Column, Phrase][] => {
    const column = HEADERS.find(([, words]) => words.test(phrase.text))?.[0];
    const isHeader = column && phrase.words.length <= HEADER_WORDS && !/\d/.test(phrase.text);
    return isHeader ? [[column, phrase]] : [];
  });
  return new Map(found);
}

function cellUnder({ phrases }: Line, header: Phrase | undefined): Phrase | undefined {
  return header && phrases.find(({ x0, x1, text }) => x0 < header.x1 + 3 && x1 > header.x0 - 3 && isAmountInFull(text));
}

/** The balance before, the balance now, and the sums of charges and payments. */
export function ledgerAmounts(layout: DocumentLayout): FieldCandidates {
  const found: Record<string, FieldCandidate[]> = {};
  for (const page of layout.pages) {
    for (const { columns, rows } of ledgersOf(page)) {
      const take = (field: string, row: Ledger['rows'][number] | undefined, column: Column): void => {
        const cell = row && cellUnder(row.line, columns.get(column));
        const amount = cell && readAmount(cell.text);
        if (!amount) return;
        const printed = printedPhrase(cell, page.number);
        (found[field] ??= []).push(candidateOf({ kind: 'money', amount }, printed, CONFIDENCE, row.lineIndex));
      };
      const [first, last] = [rows[0], rows.at(-1)];
      if (OPENING.test(withoutDates(first?.line.text ?? '').trim())) take('previousBalance', first, 'balance');
      take('amountDue', last, 'balance');
      take('totalCharges', last, 'charges');
      take('payments', last, 'payments');
    }
  }
  return found;
}

/** The paper without the balances that its ledgers run down: what stands in a row is then its own amount. */
export function withoutBalances(layout: DocumentLayout): DocumentLayout {
  const pages = layout.pages.map((page) => {
    const balances = new Set(
      ledgersOf(page).flatMap(({ columns, rows }) =>
        rows.flatMap(({ line }) => cellUnder(line, columns.get('balance')) ?? []),
      ),
    );
    return balances.size === 0 ? page : { ...page, lines: page.lines.map((line) => withoutPhrases(line, balances)) };
  });
  return { ...layout, pages };
}
