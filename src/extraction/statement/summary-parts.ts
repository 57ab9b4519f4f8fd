// What a summary comes to from one balance to the other, whatever its parts are called: the amounts between both balances, in one column
// or on one line, where they lead from the first to the last.
import type { DocumentLayout } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import { readAmount, signedMinor, type AmountReading } from '../values/amount.ts';

/** Amounts of one column end within this of each other, in points. */
const SAME_EDGE_PT = 4;
/** Amounts of one line stand within this of each other, in points. */
const SAME_LINE_PT = 1.5;
/** A summary has at most so many lines. */
const MOST_LINES = 24;

/** What parts of one direction come to, in minor units, and where the first of them is printed. */
interface PartSum {
  readonly minor: number;
  readonly printed: Printed;
}

/** What came in and what went out by a summary; a direction without a part is absent. */
export interface SummarySums {
  readonly cameIn?: PartSum;
  readonly wentOut?: PartSum;
  /** Whether what came back is counted against what went out, and not with what came in: `New spending, refunds, interest and fees`. */
  readonly isNet?: boolean;
}

interface Part extends PartSum {
  /** Whether the balance as it is printed falls by it. */
  readonly lowers: boolean;
  readonly label: string;
}

/** What comes back, among other things that the balance rises by. */
const COMES_BACK = /\b(?:refunds?|refunded|credits|adjustments)\b/i;

/** All that came in and went out by the summary; nothing where its parts do not lead from one balance to the other. */
export function summarySums(layout: DocumentLayout, fields: FieldCandidates, isCard: boolean): SummarySums {
  // What is owed on a card falls by what came in, what is held by what went out.
  const lowering = (isCard ? ['totalIn', 'refundsIn'] : ['totalOut']).flatMap((name) => fields[name] ?? []);
  for (const opening of fields['openingBalance'] ?? []) {
    for (const closing of fields['closingBalance'] ?? []) {
      const [before, after] = [balanceOf(opening, isCard), balanceOf(closing, isCard)];
      if (before === undefined || after === undefined) continue;
      const parts = amountsBetween(layout, opening, closing).map(({ amount, printed, label }): Part => ({
        minor: amount.minor,
        printed,
        label,
        lowers: isLowering(amount, isCard) || lowering.some((one) => isAt(one.printed, printed)),
      }));
      const [raised, lowered] = [sumOf(parts, false), sumOf(parts, true)];
      if (before + (raised?.minor ?? 0) - (lowered?.minor ?? 0) !== after) continue;
      const [cameIn, wentOut] = isCard ? [lowered, raised] : [raised, lowered];
      const isNet = isCard && parts.some(({ lowers, label }) => !lowers && COMES_BACK.test(label));
      return { ...(cameIn ? { cameIn } : {}), ...(wentOut ? { wentOut } : {}), isNet };
    }
  }
  return {};
}

function sumOf(parts: readonly Part[], lowers: boolean): PartSum | undefined {
  const own = parts.filter((one) => one.lowers === lowers && one.minor > 0);
  const [first] = own;
  return first && { minor: own.reduce((sum, { minor }) => sum + minor, 0), printed: first.printed };
}

interface PrintedAmount {
  readonly amount: AmountReading;
  readonly printed: Printed;
  /** What stands before it on its line. */
  readonly label: string;
}

/** The amounts with pence that stand between two balances: beneath the first and over the last, or beside them on their line. */
function amountsBetween(
  { pages }: DocumentLayout,
  opening: FieldCandidate,
  closing: FieldCandidate,
): readonly PrintedAmount[] {
  const [first, last] = [opening.printed.box, closing.printed.box];
  const lines = opening.page === closing.page ? (pages[opening.page - 1]?.lines ?? []) : [];
  const isOnLine = (y0: number): boolean => Math.abs(y0 - first.y0) <= SAME_LINE_PT;
  const amounts = lines.flatMap(({ phrases, page }, at) =>
    phrases.flatMap((phrase, i) => {
      const amount = readAmount(phrase.text);
      const label = phrases[i - 1]?.text ?? '';
      return amount?.hasFraction ? [{ amount, at, label, printed: printedPhrase(phrase, page) }] : [];
    }),
  );
  if (isOnLine(last.y0))
    return amounts.filter(({ printed: { box } }) => isOnLine(box.y0) && box.x0 > first.x1 && box.x1 < last.x0);
  const isColumn = Math.abs(last.x1 - first.x1) <= SAME_EDGE_PT && closing.lineIndex - opening.lineIndex <= MOST_LINES;
  return amounts.filter(
    ({ at, printed: { box } }) =>
      isColumn && at > opening.lineIndex && at < closing.lineIndex && Math.abs(box.x1 - first.x1) <= SAME_EDGE_PT,
  );
}

/** Whether the sign or the mark of an amount says that the balance falls by it. */
function isLowering({ sign, mark }: AmountReading, isCard: boolean): boolean {
  return sign === '-' || (isCard ? mark === 'CR' : mark === 'DR' || mark === 'OD');
}

/** A balance as it is meant: what is owed on a card, what is held in an account. */
function balanceOf({ value }: FieldCandidate, isCard: boolean): number | undefined {
  if (value.kind !== 'money') return undefined;
  return isCard && value.amount.mark === 'CR' ? -value.amount.minor : signedMinor(value.amount);
}

const isAt = (one: Printed, other: Printed): boolean =>
  one.page === other.page && one.box.x1 === other.box.x1 && one.box.y0 === other.box.y0;
