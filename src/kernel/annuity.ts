// The arithmetic of loans that are paid back month by month.

/** A loan as it stands: money in minor units, the rate in per cent a year, the time in months (1 or more). */
export interface Loan {
  readonly owedMinor: number;
  readonly yearlyRate: number;
  readonly months: number;
}

/** What pays off a loan with its interest in equal payments, in minor units a month. */
export function annuityOf({ owedMinor, yearlyRate, months }: Loan): number {
  const rate = monthly(yearlyRate);
  return rate === 0 ? owedMinor / months : (owedMinor * rate) / (1 - (1 + rate) ** -months);
}

/** What pays the interest of a loan alone, in minor units a month. */
export function interestOf({ owedMinor, yearlyRate }: Pick<Loan, 'owedMinor' | 'yearlyRate'>): number {
  return owedMinor * monthly(yearlyRate);
}

/** What is owed after so many payments of one amount, in minor units; below 0 where they were too many. */
export function owedAfter(
  payments: number,
  { owedMinor, yearlyRate, paymentMinor }: Pick<Loan, 'owedMinor' | 'yearlyRate'> & { readonly paymentMinor: number },
): number {
  const rate = monthly(yearlyRate);
  const grown = (1 + rate) ** payments;
  return rate === 0 ? owedMinor - payments * paymentMinor : owedMinor * grown - (paymentMinor * (grown - 1)) / rate;
}

const monthly = (yearlyRate: number): number => yearlyRate / 1200;
