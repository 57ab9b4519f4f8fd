// A year on a mortgage as one row of a table: `Opening | Interest | Receipts | Closing`, with a row for each part of the loan and one
// for their total. Each amount of the row that counts becomes a row with the label that a list would have given it.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { moneyOf, type AmountRow } from './amount-rows.ts';

/** What heads of columns are, by the label that a list would have. */
const HEADS: readonly (readonly [label: string, head: RegExp])[] = [
  [
    'Opening balance',
    /^(?:opening|start(?:ing)?|brought forward|balance (?:at start|brought forward|b\/f))(?: balance)?$/i,
  ],
  ['Interest charged', /^(?:interest(?: charged| added)?)$/i],
  ['Fees charged', /^(?:fees?|charges|fees (?:and|&) charges)(?: charged| added)?$/i],
  ['Payments received', /^(?:receipts?|payments?(?: received| made)?|paid|credits?|you paid)$/i],
  [
    'Closing balance',
    /^(?:closing|end(?:ing)?|carried forward|balance (?:at end|carried forward|c\/f))(?: balance)?$/i,
  ],
  ['Monthly payment', /^(?:instal?ment|monthly (?:payment|instal?ment)|payment each month|current payment)$/i],
];
/** At least so many heads make a table of this kind. */
const FEWEST_HEADS = 3;
const MOST_ROWS = 8;
const TOTAL =
  /^(?:totals?|overall|combined|all (?:parts|advances|sub.accounts|accounts|loans)|whole mortgage|mortgage total)\b/i;

/** The rows that such tables stand for; none where several rows have no total. */
export function headedMovements(layout: DocumentLayout, currency: string): AmountRow[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line, at) => {
      const heads = line.phrases.flatMap((phrase) => {
        const label = HEADS.find(([, head]) => head.test(phrase.text.trim()))?.[0];
        return label === undefined ? [] : [{ phrase, label }];
      });
      if (heads.length < FEWEST_HEADS || !heads.some(({ label }) => label === 'Closing balance')) return [];
      const rows = page.lines
        .slice(at + 1, at + 1 + MOST_ROWS)
        .filter((row) => amountUnder(heads[0]?.phrase, row, currency));
      const row =
        rows.find(({ phrases }) => phrases.some(({ text }) => TOTAL.test(text))) ??
        (rows.length === 1 ? rows[0] : undefined);
      if (!row) return [];
      const lineIndex = page.lines.indexOf(row);
      return heads.flatMap(({ phrase, label }): AmountRow[] => {
        const cell = amountUnder(phrase, row, currency);
        const amount = cell && moneyOf(cell.text, currency);
        if (!cell || !amount) return [];
        const placed = { amount, printed: printedPhrase(cell, page.number) };
        return [{ label, amounts: [placed], page: page.number, line: row, lineIndex, x0: cell.x0, x1: cell.x1 }];
      });
    }),
  );
}

/** The cell of a row beneath a head. */
function amountUnder(head: Phrase | undefined, row: Line, currency: string): Phrase | undefined {
  return row.phrases.find((one) => head !== undefined && overlapsAcross(one, head, 2) && moneyOf(one.text, currency));
}
