// What is paid each month: one amount for the whole loan, or those of its parts, each with how and how long that is paid.
import type { DocumentLayout } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FieldValue } from '../../fields/values.ts';
import { minorOf } from '../candidate-amount.ts';
import type { FormFinding, FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { cell, moneyValue } from '../row-cells.ts';
import type { AmountRow } from './amount-rows.ts';
import { moneyOf } from './money-in-phrase.ts';
import { currentFirst } from './dated-rows.ts';
import { warning } from './findings.ts';
import { withoutPastPayments } from './past-payments.ts';
import { isOfAllParts, moneyInLoan, ofParts, type OfPart } from './loan-parts.ts';
import { methodValue, moneyIn } from './part-values.ts';
import { termsOfEach } from './whole-terms.ts';

/** What is paid each month, in rows, with what is to be said of it. */
export interface StatementPlans {
  readonly rows: readonly FormRow[];
  readonly findings: readonly FormFinding[];
}

/** A row for each payment; `headed` is what a table of the year says. */
export function statementPlans(
  layout: DocumentLayout,
  { fields, currency }: FormReading,
  headed: readonly AmountRow[],
): StatementPlans {
  const [paid] = headed.find(({ label }) => label === 'Monthly payment')?.amounts ?? [];
  if (paid) return { rows: [rowOf(paid.amount.minor, paid.printed)], findings: [] };
  const read = (text: string): FieldValue | undefined => moneyIn(text, currency);
  const { payments, isPast } = withoutPastPayments(layout, currentFirst(layout, fields['monthlyPayment'] ?? [], read));
  const found = ofParts(layout, payments, read);
  const { whole, parts, isDoubtful } = moneyInLoan(layout, found);
  const findings = [...(isDoubtful ? [warning(OF_A_PART)] : []), ...(isPast ? [warning(OF_THE_PAST)] : [])];
  if (parts.length === 0) return { rows: plainRows(layout, { fields, currency }, whole), findings };
  if (whole) return { rows: [rowOf(minorOf(whole), whole.printed)], findings };
  const terms = termsOfEach(layout, fields['remainingTerm'] ?? []);
  const methods = ofParts(layout, fields['repaymentMethod'] ?? [], methodValue);
  const partOf = new Map(found.map(({ candidate, part }) => [candidate, part]));
  const rows = parts.map((one): FormRow => ({
    ...rowOf(minorOf(one), one.printed),
    ...cellOf('remainingTerm', terms, partOf.get(one)),
    ...cellOf('repaymentMethod', methods, partOf.get(one)),
  }));
  return { rows, findings };
}

const OF_A_PART = 'What is paid each month may be that of one part of the loan alone.';

const OF_THE_PAST = 'What was read as paid each month was paid until some day: look for what is paid now.';

function cellOf(name: string, found: readonly OfPart[], part: string | undefined): FormRow {
  const own = found.find((one) => one.part !== undefined && one.part === part)?.candidate;
  return own ? { [name]: cell(own.value, own.printed) } : {};
}

/** The rows of a loan whose parts have no names: one amount, or several beneath each other, unless their total is printed too. */
function plainRows(
  layout: DocumentLayout,
  { fields, currency }: Pick<FormReading, 'fields' | 'currency'>,
  first: FieldCandidate | undefined,
): FormRow[] {
  const other = first ? undefined : (besideWrapped(layout, currency) ?? underRate(layout, currency));
  if (other) return [other];
  // How the loan is repaid and how long is worth telling without the payment, too.
  if (!first) return (fields['repaymentMethod'] ?? fields['remainingTerm']) ? [{}] : [];
  const minor = minorOf(first);
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

/** What the head of a column of payments is called in a table of rates: `Interest rate | Ends | Payment`. */
const PAYMENT_HEAD = /^(?:your |monthly )?(?:payment|instal?ment|repayment|cm[ip])(?: \(?£\)?)?$/i;
const RATE_HEAD = /^(?:(?:your|current|interest|pay) )*rate(?: of interest)?(?: \(?%\)?)?$/i;

/** The one amount beneath such a head, in the row of a rate. */
function underRate(layout: DocumentLayout, currency: string): FormRow | undefined {
  const found = layout.pages.flatMap(({ lines, number }) =>
    lines.flatMap(({ phrases }, at): FormRow[] => {
      const head = phrases.find(({ text }) => PAYMENT_HEAD.test(text));
      const row = lines[at + 1]?.phrases ?? [];
      const cell = head && row.find((one) => overlapsAcross(one, head));
      const amount = cell && moneyOf(cell.text, currency);
      const isOfRate =
        phrases.some(({ text }) => RATE_HEAD.test(text)) && row.some(({ text }) => /^\d[\d.]* ?%/.test(text));
      return amount && isOfRate ? [rowOf(amount.minor, printedPhrase(cell, number))] : [];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}

interface Below {
  readonly minor: number;
  readonly printed: Printed;
  readonly isTotal: boolean;
}

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
    const isTotal = line.phrases.some(({ text }) => isOfAllParts(text));
    const below = line.phrases.find((phrase) => Math.abs(phrase.x0 - box.x0) < 3 || Math.abs(phrase.x1 - box.x1) < 3);
    const amount = below && moneyOf(below.text, currency);
    if (!below || !amount || (line.phrases.length < FEWEST_CELLS && !isTotal)) return;
    yield { minor: amount.minor, printed: printedPhrase(below, line.page), isTotal };
    if (isTotal) return;
    box = below;
  }
}
