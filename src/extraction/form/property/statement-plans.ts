// What is paid each month: one amount, or those of the parts of a loan beneath each other, unless their total is printed too.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import type { FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { cell, moneyValue } from '../row-cells.ts';
import { moneyOf, type AmountRow } from './amount-rows.ts';
import { currentFirst } from './dated-rows.ts';

/** A row for each payment; `headed` is what a table of the year says. */
export function statementPlans(
  layout: DocumentLayout,
  { fields, currency }: FormReading,
  headed: readonly AmountRow[],
): FormRow[] {
  const [paid] = headed.find(({ label }) => label === 'Monthly payment')?.amounts ?? [];
  if (paid) return [rowOf(paid.amount.minor, paid.printed)];
  const [first] = currentFirst(layout, fields['monthlyPayment'] ?? [], (text) => {
    const amount = moneyOf(text, currency);
    return amount && { kind: 'money', amount };
  });
  const wrapped = first ? undefined : besideWrapped(layout, currency);
  if (wrapped) return [wrapped];
  // How the loan is repaid and how long is worth telling without the payment, too.
  if (!first) return (fields['repaymentMethod'] ?? fields['remainingTerm']) ? [{}] : [];
  const minor = first.value.kind === 'money' ? first.value.amount.minor : 0;
  const below = [...amountsBelow(layout, first.printed, currency)];
  const totals = below.filter(({ isTotal }) => isTotal);
  const parts = [{ minor, printed: first.printed }, ...below.filter(({ isTotal }) => !isTotal)];
  const sum = parts.reduce((all, part) => all + part.minor, 0);
  const whole = totals.find((total) => total.minor === sum);
  return whole ? [rowOf(whole.minor, whole.printed)] : parts.map((part) => rowOf(part.minor, part.printed));
}

const rowOf = (minor: number, printed: Printed): FormRow => ({ payment: cell(moneyValue(minor), printed) });

const MONTHLY =
  /^(?:your )?(?:current |new |normal |regular |contractual )?monthly (?:payment|instal?ment|repayment)(?:,|$| (?:taken|collected|paid|due|payable|by)\b)[^\d]*$/i;

/** The amount beside the middle of a label that runs over two lines: `Your monthly payment, taken on the`, `1st` beneath it. */
function besideWrapped(layout: DocumentLayout, currency: string): FormRow | undefined {
  const found = layout.pages.flatMap(({ lines, number }) =>
    lines.flatMap((line, at): FormRow[] => {
      const [label, other] = line.phrases;
      const [value, more] = lines[at + 1]?.phrases ?? [];
      if (!label || other || !value || more || !MONTHLY.test(label.text)) return [];
      const amount = value.x0 > label.x1 && value.y0 < label.y1 ? moneyOf(value.text, currency) : undefined;
      return amount ? [rowOf(amount.minor, printedPhrase(value, number))] : [];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}

interface Below {
  readonly minor: number;
  readonly printed: Printed;
  readonly isTotal: boolean;
}

const TOTAL = /^(?:totals?|overall|combined|all (?:parts|loans|accounts|sub.accounts))\b/i;
/** Rows of one column stand at most this many text heights apart. */
const ROW_HEIGHTS = 1.2;
/** In a list of facts the next amount has a label of its own beside it or over it. */
const FEWEST_CELLS = 3;

/** The amounts beneath one in its column, up to the total that ends it. */
function* amountsBelow(layout: DocumentLayout, printed: Printed, currency: string): Generator<Below> {
  let { box } = printed;
  for (const line of layout.pages[printed.page - 1]?.lines ?? []) {
    if (line.y0 < box.y1 - 1) continue;
    if (line.y0 - box.y1 > ROW_HEIGHTS * (box.y1 - box.y0)) return;
    const isTotal = line.phrases.some(({ text }) => TOTAL.test(text));
    const below = line.phrases.find((phrase) => Math.abs(phrase.x0 - box.x0) < 3 || Math.abs(phrase.x1 - box.x1) < 3);
    const amount = below && moneyOf(below.text, currency);
    if (!below || !amount || (line.phrases.length < FEWEST_CELLS && !isTotal)) return;
    yield { minor: amount.minor, printed: printedPhrase(below, line.page), isTotal };
    if (isTotal) return;
    box = below;
  }
}
