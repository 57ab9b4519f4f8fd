// Money as integer minor units with a currency (ISO 4217). Never a float: arithmetic on statements must be exact.

/** An amount in integer minor units (pence, cents); negative means owed or outgoing, by the context's convention. */
export interface Money {
  readonly minor: number;
  /** ISO 4217 alphabetic code, e.g. `GBP`. */
  readonly currency: string;
}

/** Currencies whose minor unit is not a hundredth (ISO 4217 "minor unit" column), of those seen on UK papers. */
const FRACTION_DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, ISK: 0, VND: 0, CLP: 0, HUF: 2 };

/** How many digits a currency prints after the decimal point. */
export function fractionDigits(currency: string): number {
  return FRACTION_DIGITS[currency] ?? 2;
}

/** The absolute amount as the contract prints it: `^\d+(\.\d{2})?$`, never negative (the sign is a direction). */
export function formatAmount({ minor, currency }: Money): string {
  const digits = fractionDigits(currency);
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
