// What the items of a bill may add up to.
import type { FieldCandidates } from '../../fields/find-fields.ts';
import { signedMinorOf } from '../candidate-amount.ts';

/** What the items of the bill may add up to, in minor units. */
export function chargeTotals(fields: FieldCandidates): number[] {
  const amounts = (name: string): number[] => (fields[name] ?? []).flatMap((one) => signedMinorOf(one) ?? []);
  const totals = amounts('totalCharges');
  const vats = amounts('vat').map(Math.abs);
  // What is called the sum before VAT may be that of one supply: that of all leads to a total.
  const nets = amounts('chargesExVat');
  const proven = nets.filter((net) => vats.some((vat) => totals.some((total) => Math.abs(net + vat - total) <= 2)));
  return [
    ...(proven.length > 0 ? proven : nets),
    ...totals,
    ...vats.flatMap((vat) => totals.map((total) => total - vat)),
  ];
}
