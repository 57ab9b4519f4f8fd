// Decimal numbers as they are printed, exact: an integer of any size and how many of its digits are decimals.

/** `digits / 10 ** scale`. */
export interface Decimal {
  readonly digits: bigint;
  /** 0 or more. */
  readonly scale: number;
}

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The number that the text is; undefined for what is no decimal number (`1,000`, `.5`, `1e3`). */
export function parseDecimal(text: string): Decimal | undefined {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined || whole === undefined) return undefined;
  const digits = BigInt(whole + fraction);
  return { digits: sign === '-' ? -digits : digits, scale: fraction.length };
}

/** With as many decimals as its scale. */
export function formatDecimal({ digits, scale }: Decimal): string {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, '0');
  const fraction = scale === 0 ? '' : `.${text.slice(-scale)}`;
  return `${digits < 0n ? '-' : ''}${text.slice(0, text.length - scale)}${fraction}`;
}

/** The same number with at least so many decimals. */
export function withScale(decimal: Decimal, scale: number): Decimal {
  if (decimal.scale >= scale) return decimal;
  return { digits: decimal.digits * 10n ** BigInt(scale - decimal.scale), scale };
}

/** The sum, with the decimals of whichever has more. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: withScale(a, scale).digits + withScale(b, scale).digits, scale };
}

/** The number with its sign turned. */
export function negateDecimal({ digits, scale }: Decimal): Decimal {
  return { digits: -digits, scale };
}

/** Negative when `a` is less, positive when it is more, 0 when they are equal. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  const { digits } = addDecimals(a, negateDecimal(b));
  return digits < 0n ? -1 : digits > 0n ? 1 : 0;
}
