// VAT as a share of what is charged: that of one supply, or a rate that was taken for an amount, is none of the total.
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { signedMinorOf } from '../candidate-amount.ts';
import type { FormFinding } from '../form-reading.ts';

/** The rates that supplies are charged at, in per cent: VAT Act 1994 s. 2, s. 29A. */
const RATES = [20, 5] as const;
/** Each supply may have its VAT rounded by itself. */
const SLACK_MINOR = 3;

/** The VAT in one of the totals first, where what labels found is in none of them and sentences tell (`told`) what is. */
export function shareFirst(
  found: readonly FieldCandidate[],
  told: (totals: readonly FieldCandidate[]) => readonly FieldCandidate[],
  totals: readonly FieldCandidate[],
): readonly FieldCandidate[] {
  const isShare = (one: FieldCandidate): boolean => isShareOf(one, totals);
  if (totals.length === 0 || (found[0] && isShare(found[0]))) return found;
  const own = found.filter(isShare);
  const first = own.length > 0 ? own : told(totals);
  return [...first, ...found.filter((one) => !first.includes(one))];
}

/**
 * A doubt where no sum of the bill speaks for its VAT, and it is no share of what is charged. Where VAT is on some of the charges
 * alone, a sentence may say of what (`isTold`, of minor units), or the others are marked (`untaxed`, what they come to).
 */
export function shareDoubt(
  { vat: vats = [], chargesExVat, totalCharges = [] }: FieldCandidates,
  isTold: (vat: number) => boolean,
  untaxed: number,
): FormFinding[] {
  const [vat] = vats;
  const minor = vat && signedMinorOf(vat);
  const isUnproven = vat !== undefined && minor !== 0 && !chargesExVat?.length && totalCharges.length > 0;
  return isUnproven &&
    ![0, untaxed].some((free) => isShareOf(vat, totalCharges, free)) &&
    !(minor !== undefined && isTold(Math.abs(minor)))
    ? [{ severity: 'warnings', reason: 'What was read as the VAT is not that in what the bill charges.' }]
    : [];
}

function isShareOf(vat: FieldCandidate, totals: readonly FieldCandidate[], free = 0): boolean {
  const minor = Math.abs(signedMinorOf(vat) ?? NaN);
  return totals.some((total) =>
    RATES.some((rate) => {
      const share = ((Math.abs(signedMinorOf(total) ?? NaN) - free) * rate) / (100 + rate);
      return Math.abs(share - minor) <= SLACK_MINOR;
    }),
  );
}
