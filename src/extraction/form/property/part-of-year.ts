// What a home is charged for some days of a year: the charge of the whole year, by the day (Local Government Finance Act 1992 s. 2).

const DAYS_OF_YEAR = [365, 366] as const;
/** Councils round each part, or the day's charge. */
const OFF_MINOR = 1;

/** Whether a charge is that of a number of days of a year that costs so much, in minor units. */
export function isPartOfYear(charge: number, year: number): boolean {
  if (charge <= 0 || charge >= year) return false;
  return DAYS_OF_YEAR.some((all) => {
    const days = Math.round((charge / year) * all);
    return days > 0 && Math.abs((year * days) / all - charge) <= OFF_MINOR;
  });
}
