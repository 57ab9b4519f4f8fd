// What a British registration mark says about the age of its vehicle (DVLA INF104): a vehicle may bear an older mark than its own,
// never a newer one.
import type { FormFinding } from '../form-reading.ts';

/** First years of prefix letters, A (August 1983) to Y (March 2001); of suffix letters, A (1963) to Y (August 1982). */
const PREFIX: Readonly<Record<string, number>> = {
  A: 1983,
  B: 1984,
  C: 1985,
  D: 1986,
  E: 1987,
  F: 1988,
  G: 1989,
  H: 1990,
  J: 1991,
  K: 1992,
  L: 1993,
  M: 1994,
  N: 1995,
  P: 1996,
  R: 1997,
  S: 1998,
  T: 1999,
  V: 1999,
  W: 2000,
  X: 2000,
  Y: 2001,
};
const SUFFIX: Readonly<Record<string, number>> = {
  A: 1963,
  B: 1964,
  C: 1965,
  D: 1966,
  E: 1967,
  F: 1967,
  G: 1968,
  H: 1969,
  J: 1970,
  K: 1971,
  L: 1972,
  M: 1973,
  N: 1974,
  P: 1975,
  R: 1976,
  S: 1977,
  T: 1978,
  V: 1979,
  W: 1980,
  X: 1981,
  Y: 1982,
};

/** The calendar years in which such a mark was first given out; undefined where it says nothing. */
export function yearsOfMark(mark: string): readonly [first: number, last: number] | undefined {
  const bare = mark.replace(/\s/g, '').toUpperCase();
  const age = /^[A-Z]{2}(\d{2})[A-Z]{3}$/.exec(bare)?.[1];
  if (age !== undefined) {
    const number = Number(age);
    // September to February bear the year and fifty, March to August the year.
    return number > 50 ? [1950 + number, 1951 + number] : [2000 + number, 2000 + number];
  }
  const prefix = /^([A-Z])\d{1,3}[A-Z]{3}$/.exec(bare)?.[1];
  const suffix = /^[A-Z]{3}\d{1,3}([A-Z])$/.exec(bare)?.[1];
  const first = prefix === undefined ? SUFFIX[suffix ?? ''] : PREFIX[prefix];
  return first === undefined ? undefined : [first, first + 1];
}

/** Marks that are newer than their vehicle: one of the two was misread or altered. */
export function ageFindings(
  mark: string | undefined,
  registered: number | undefined,
  made: number | undefined,
): FormFinding[] {
  const years = mark === undefined ? undefined : yearsOfMark(mark);
  const findings: FormFinding[] = [];
  if (years && registered !== undefined && years[0] > registered)
    findings.push({ severity: 'warnings', reason: 'The registration mark is newer than the year of registration.' });
  else if (years && registered !== undefined && years[1] < registered)
    findings.push({
      severity: 'info',
      reason: 'The registration mark is older than the year of registration: it may be a personal one.',
    });
  if (years && made !== undefined && made > years[1])
    findings.push({
      severity: 'info',
      reason: 'The vehicle was made after its registration mark was given out: it may be a personal one.',
    });
  return findings;
}
