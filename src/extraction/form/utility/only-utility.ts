// Of which utility a bill is where its rows do not say: the only one that it speaks of, and none where its title names several.
import type { BillRow } from './bill-rows.ts';
import type { MeterPoint } from './meter-points.ts';
import { namedUtility, type Utility } from './named-utility.ts';

/** The one utility that a bill is for, where it speaks of no other. */
export function onlyUtility(rows: readonly BillRow[], points: readonly MeterPoint[]): Utility | undefined {
  const inRows = (isNamed: (row: BillRow) => boolean): Utility[] =>
    rows.flatMap((row) => (row.utility && isNamed(row) ? [row.utility] : []));
  const figures = new Set([...points.map(({ utility }) => utility), ...inRows(({ text }) => hasFigures(text))]);
  // A bill whose rows name none may say in its title what it is for.
  const named = figures.size > 0 ? figures : new Set(inRows(() => true));
  const [only] = named;
  return named.size === 1 ? only : undefined;
}

/** Figures that are no share: where power comes from (`Coal 0% · Gas 32% · Nuclear 15%`) is nothing that is billed. */
const hasFigures = (text: string): boolean =>
  !/\b(?:coal|nuclear|renewables?)\b/iu.test(text) && /\d/.test(text.replace(/\d[\d.]*\s?%/gu, ''));

/** Whether a bill says in its title that it is of several services: `Telephone and internet account`. */
export const isOfSeveral = (rows: readonly BillRow[], known: readonly Utility[]): boolean =>
  rows.some(
    ({ text }) =>
      OF_BILL.test(text) && known.filter((utility) => namedUtility(text, [utility]) !== undefined).length > 1,
  );

const OF_BILL = /^[^\d£.:,]{5,48}\b(?:bill|account|statement|invoice)$/iu;
