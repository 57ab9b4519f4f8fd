// Quantities that are neither amounts nor dates: rates with their unit, and lengths of time.

/** A rate with its unit as printed: `26.35p`, `4.29%`, `£0.2635`; what follows (`per kWh`) is left out. */
export function readRate(text: string): string | undefined {
  const match = /^(?:£\s?\d[\d,]*\.\d+|\d[\d,]*(?:\.\d+)?\s?(?:%|p(?![a-z])|pence\b))/i.exec(text.trim());
  return match?.[0]
    .replace(/\s?pence$/i, 'p')
    .replace(/(?<=\d)\s(?=[%p])/i, '')
    .replaceAll(',', '');
}

/** A length of time in months: `22 years 4 months`, `25 years`, `300 months`, `22 yrs 4 mths`. */
export function readMonths(text: string): number | undefined {
  const match = /^(?:(\d{1,2})\s*(?:years?|yrs?|y)\b)?[\s,]*(?:and\s+)?(?:(\d{1,3})\s*(?:months?|mths?|m)\b)?/i.exec(
    text.trim(),
  );
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  return 12 * Number(match[1] ?? 0) + Number(match[2] ?? 0);
}
