// Chooses between several readings of a form's amounts: the sums that the document itself prints decide (gross pay less
// deductions is net pay). Fields that no sum ties together are settled apart, so that few combinations need to be tried.

/** One reading of an amount. */
export interface AmountOption {
  /** Signed, in minor units. */
  readonly minor: number;
  /** 0..1. */
  readonly confidence: number;
}

/** A sum to hold, in the terms of the profile (profiles/profile.ts, CheckRule). */
export interface Sum {
  readonly name: string;
  readonly total: string;
  readonly of: readonly string[];
  readonly toleranceMinor: number;
}

/** What is known of the amounts. */
export interface AmountsFound {
  /** Best first; fields without a reading are absent. */
  readonly fields: Readonly<Record<string, readonly AmountOption[]>>;
  /** Sums of the columns of lists by `list.column`, in minor units. */
  readonly columns: Readonly<Record<string, number>>;
}

/** A sum that was tried. */
export interface SumResult<S extends Sum> {
  readonly sum: S;
  readonly holds: boolean;
  /** How far the total is from what it should be, in minor units. */
  readonly off: number;
}

/** Which reading of each field was chosen, and what became of the sums that could be tried. */
export interface SettledAmounts<S extends Sum> {
  /** Index into the field's options. */
  readonly chosen: Readonly<Record<string, number>>;
  readonly results: readonly SumResult<S>[];
}

/** So many readings of a field are tried, and so many combinations of all that hang together. */
const MOST_OPTIONS = 5;
const MOST_COMBINATIONS = 20_000;
/** What a sum that holds is worth against the confidences of readings (log-odds). */
const HOLDS = 4;

/** The field or column that a summand of a sum names. */
export const summandName = (summand: string): string => summand.replace('-', '');

/** Chooses the readings for which the most sums hold; among those, the likeliest. */
export function settleFields<S extends Sum>(found: AmountsFound, sums: readonly S[]): SettledAmounts<S> {
  const isKnown = (summand: string): boolean =>
    found.fields[summandName(summand)] !== undefined || found.columns[summandName(summand)] !== undefined;
  const tried = sums.filter(({ total, of }) => [total, ...of].every(isKnown));
  const chosen: Record<string, number> = Object.fromEntries(Object.keys(found.fields).map((field) => [field, 0]));
  for (const tied of tiedTogether(tried)) Object.assign(chosen, bestChoice(found, tied));
  return {
    chosen,
    results: tried.map((sum) => {
      const off = offBy(sum, found, chosen);
      return { sum, holds: isWithin(sum, off), off };
    }),
  };
}

/** Sums that share a field stand in one group. */
function tiedTogether(sums: readonly Sum[]): Sum[][] {
  const groups: { readonly names: Set<string>; readonly sums: Sum[] }[] = [];
  for (const sum of sums) {
    const names = new Set([sum.total, ...sum.of].map(summandName));
    const touching = groups.filter((group) => [...names].some((name) => group.names.has(name)));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push({
      names: new Set([...names, ...touching.flatMap((group) => [...group.names])]),
      sums: [...touching.flatMap((group) => group.sums), sum],
    });
  }
  return groups.map((group) => group.sums);
}

/** The best combination of readings for sums that hang together. */
function bestChoice(found: AmountsFound, sums: readonly Sum[]): Readonly<Record<string, number>> {
  const names = [...new Set(sums.flatMap(({ total, of }) => [total, ...of].map(summandName)))].filter(
    (name) => found.fields[name] !== undefined,
  );
  let width = MOST_OPTIONS;
  while (width > 1 && width ** names.length > MOST_COMBINATIONS) width--;
  let best: { readonly choice: Readonly<Record<string, number>>; readonly score: number } | undefined;
  for (const choice of combinations(names, (name) => Math.min(width, found.fields[name]?.length ?? 0))) {
    const likelihood = names.reduce(
      (sum, name) => sum + Math.log(Math.max(0.01, found.fields[name]?.[choice[name] ?? 0]?.confidence ?? 0)),
      0,
    );
    const score = likelihood + HOLDS * sums.filter((sum) => isWithin(sum, offBy(sum, found, choice))).length;
    if (!best || score > best.score) best = { choice, score };
  }
  return best?.choice ?? {};
}

function* combinations(
  names: readonly string[],
  count: (name: string) => number,
): Generator<Readonly<Record<string, number>>> {
  const [name, ...others] = names;
  if (name === undefined) {
    yield {};
    return;
  }
  for (const rest of combinations(others, count)) {
    for (let index = 0; index < count(name); index++) yield { ...rest, [name]: index };
  }
}

const isWithin = ({ toleranceMinor }: Sum, off: number): boolean => Math.abs(off) <= toleranceMinor;

function offBy(sum: Sum, found: AmountsFound, choice: Readonly<Record<string, number>>): number {
  const valueOf = (summand: string): number => {
    const name = summandName(summand);
    const minor = found.fields[name]?.[choice[name] ?? 0]?.minor ?? found.columns[name] ?? 0;
    // What is taken away is printed with a minus by some and without by others.
    return summand.startsWith('-') ? -Math.abs(minor) : minor;
  };
  const of = sum.of.reduce((total, summand) => total + valueOf(summand), 0);
  return valueOf(sum.total) - of;
}
