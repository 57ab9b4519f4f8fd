// What bears no VAT stands in a row of its own where a bill tells its VAT: `Charges excl. VAT £20.00`, `Device Plan (no VAT charged) £25.00`.
// The sum before VAT of the whole bill is then both.
import { signedMinor } from '../../values/amount.ts';
import { signedMinorOf } from '../candidate-amount.ts';
import type { BillRow } from './bill-rows.ts';
import { amountOf, textBefore } from './row-figures.ts';
import type { Candidates } from './worked-out.ts';

const UNTAXED =
  /\b(?:no|nil|zero|without|exempt from|free of|not subject to|outside the scope of|do(?:es)? not (?:bear|carry|include)) vat\b|\bvat[- ](?:exempt|free|not (?:charged|applicable|payable))\b|\bzero[- ]rated\b|\b(?:at )?0 ?% vat\b|\bvat (?:at |@ ?)?0 ?%/iu;
/** VAT may be rounded row by row. */
const WITHIN_MINOR = 2;

/** The sum before VAT with what bears none, where that and the VAT are a total that is printed; else as it was found. */
export function withUntaxed(
  nets: Candidates,
  { vat, totalCharges }: { readonly vat: Candidates; readonly totalCharges: Candidates },
  rows: readonly BillRow[],
): Candidates {
  const [taxes = [], totals = []] = [vat, totalCharges].map((all = []) =>
    all.flatMap((one) => signedMinorOf(one) ?? []),
  );
  const minors = (nets ?? []).map((one) => signedMinorOf(one) ?? 0);
  // A part of the bill may have a total of its own.
  const [total = 0] = totals;
  const leftOf = (net: number): readonly number[] => taxes.map((tax) => total - net - tax);
  const isLeft = (net: number, untaxed: number): boolean =>
    leftOf(net).some((left) => Math.abs(left - untaxed) <= WITHIN_MINOR);
  if (minors.some((net) => isLeft(net, 0))) return nets;
  const found = [untaxedOf(rows), ...saidUntaxed(rows)].flatMap((untaxed) => {
    const at = untaxed > 0 ? minors.findIndex((net) => isLeft(net, untaxed)) : -1;
    return at < 0 ? [] : [{ untaxed, at }];
  })[0];
  const [part, minor] = found ? [nets?.[found.at], minors[found.at]] : [];
  if (!found || !part || minor === undefined) return nets;
  const whole = {
    ...part,
    value: { kind: 'money', amount: { minor: minor + found.untaxed, hasFraction: true } },
  } as const;
  return [whole, ...(nets ?? []).filter((one) => one !== part)];
}

/** What rows charge, in minor units, where a sentence besides says that some of it bears no VAT: `No VAT is charged on this`. */
const saidUntaxed = (rows: readonly BillRow[]): readonly number[] =>
  rows.some((row) => UNTAXED.test(row.text) && !amountOf(row))
    ? rows.flatMap((row) => amountOf(row)?.amount ?? []).map(signedMinor)
    : [];

/** What the rows of a bill that bear no VAT come to, in minor units. */
export const untaxedOf = (rows: readonly BillRow[]): number =>
  rows.reduce((sum, row) => {
    const found = UNTAXED.test(textBefore(row)) ? amountOf(row) : undefined;
    return sum + (found ? signedMinor(found.amount) : 0);
  }, 0);
