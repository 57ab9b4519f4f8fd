// The amounts of candidates, in minor units.
import type { FieldCandidate } from '../fields/find-fields.ts';
import { signedMinor, type AmountReading } from '../values/amount.ts';

/** The amount of a candidate without its sign; 0 where it is no money. */
export const minorOf = ({ value }: FieldCandidate): number => (value.kind === 'money' ? value.amount.minor : 0);

/** The amount of a candidate, negative where its sign or its mark says so; undefined where it is no money, or there is none. */
export function signedMinorOf(candidate: FieldCandidate | undefined): number | undefined {
  return candidate?.value.kind === 'money' ? signedMinor(candidate.value.amount) : undefined;
}

/** A sum in minor units as an amount that is printed so: below nought it has a minus. */
export function amountFrom(minor: number): AmountReading {
  return { minor: Math.abs(minor), hasFraction: true, ...(minor < 0 ? { sign: '-' } : {}) };
}
