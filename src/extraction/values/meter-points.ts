// The numbers of meter points in the United Kingdom, with their check digits.

/** Primes that the first twelve digits of an MPAN core are weighed by (Elexon BSCP501; 11 is left out). */
const MPAN_PRIMES = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43] as const;

/** Whether the last of the thirteen digits of an MPAN core follows from the others: sum of digits by primes, mod 11, mod 10. */
export function isMpanCore(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = MPAN_PRIMES.reduce((total, prime, i) => total + prime * Number(digits[i]), 0);
  return (sum % 11) % 10 === Number(digits[12]);
}

/** Whether the last two digits of an MPRN (six to ten digits) follow from the others: sum of digits by their place, mod 11. */
export function isMprn(digits: string): boolean {
  if (!/^\d{6,10}$/.test(digits)) return false;
  const body = digits.slice(0, -2);
  const sum = [...body].reduce((total, digit, i) => total + (body.length - i) * Number(digit), 0);
  return sum % 11 === Number(digits.slice(-2));
}

/** The MPAN core in `text`: its thirteen digits, or the last thirteen of the full twenty-one; spaces do not count. */
export function readMpan(text: string): string | undefined {
  const digits = text.replace(/^S\b/i, '').replace(/[\s|-]/g, '');
  return /^(?:\d{8})?\d{13}$/.test(digits) ? digits.slice(-13) : undefined;
}

/** The MPRN in `text`: six to ten digits; spaces do not count. */
export function readMprn(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6,10}$/.test(digits) ? digits : undefined;
}

/** The MPRN of electricity in Northern Ireland in `text`: eleven digits that begin with 81, of which none is a check digit; spaces do not count. */
export function readNorthernMprn(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^81\d{9}$/.test(digits) ? digits : undefined;
}
