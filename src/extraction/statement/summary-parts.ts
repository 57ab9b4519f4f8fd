// What a card's summary comes to from one balance to the other, whatever its lines are called: the amounts in the column of both balances,
// where they lead from the first to the last.
import type { DocumentLayout } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import { readAmount, signedMinor } from '../values/amount.ts';

/** Amounts of one column end within this of each other, in points. */
const SAME_EDGE_PT = 4;
/** A summary has at most so many lines. */
const MOST_LINES = 24;

/** What was spent and charged in all, in minor units, and where the first of its parts is printed; undefined where the lines do not add up. */
export function spentInSummary(
  layout: DocumentLayout,
  fields: FieldCandidates,
): { readonly minor: number; readonly printed: Printed } | undefined {
  for (const opening of fields['openingBalance'] ?? []) {
    for (const closing of fields['closingBalance'] ?? []) {
      const found = spentBetween(layout, [opening, closing], fields['totalIn'] ?? []);
      if (found) return found;
    }
  }
  return undefined;
}

function spentBetween(
  { pages }: DocumentLayout,
  [opening, closing]: readonly [FieldCandidate, FieldCandidate],
  paid: readonly FieldCandidate[],
): ReturnType<typeof spentInSummary> {
  const [before, after] = [owedOf(opening), owedOf(closing)];
  const isSummary =
    opening.page === closing.page &&
    closing.lineIndex - opening.lineIndex > 1 &&
    closing.lineIndex - opening.lineIndex <= MOST_LINES &&
    Math.abs(closing.printed.box.x1 - opening.printed.box.x1) <= SAME_EDGE_PT;
  if (!isSummary || before === undefined || after === undefined) return undefined;
  const lines = pages[opening.page - 1]?.lines.slice(opening.lineIndex + 1, closing.lineIndex) ?? [];
  const parts = lines.flatMap(({ phrases, page }) =>
    phrases.flatMap((phrase) => {
      const amount = readAmount(phrase.text);
      if (!amount?.hasFraction || Math.abs(phrase.x1 - opening.printed.box.x1) > SAME_EDGE_PT) return [];
      const printed = printedPhrase(phrase, page);
      const isPaid = amount.mark === 'CR' || amount.sign === '-' || paid.some((one) => isAt(one.printed, printed));
      return [{ minor: isPaid ? -amount.minor : amount.minor, printed }];
    }),
  );
  const spent = parts.filter(({ minor }) => minor > 0);
  const isWhole = before + parts.reduce((sum, { minor }) => sum + minor, 0) === after;
  const [first] = spent;
  return isWhole && first
    ? { minor: spent.reduce((sum, { minor }) => sum + minor, 0), printed: first.printed }
    : undefined;
}

/** What is owed on a card: a credit is below nought. */
function owedOf({ value }: FieldCandidate): number | undefined {
  if (value.kind !== 'money') return undefined;
  return value.amount.mark === 'CR' ? -value.amount.minor : signedMinor(value.amount);
}

const isAt = (one: Printed, other: Printed): boolean =>
  one.page === other.page && one.box.x1 === other.box.x1 && one.box.y0 === other.box.y0;
