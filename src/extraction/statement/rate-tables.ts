// Tables of interest rates state amounts, too: what is owed at each rate, and what it cost. They are no totals of entries.
import type { DocumentLayout, Line } from '../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';

const SUMMED = ['totalIn', 'totalOut', 'purchases', 'interestAndCharges', 'cashAdvances'] as const;
const RATE = /^\d{1,3}(?:\.\d+)? ?%/;

/** The fields without totals that stand on a line with a rate, or are labelled on one. */
export function withoutRates({ pages }: DocumentLayout, fields: FieldCandidates): FieldCandidates {
  const linesOf = ({ page, lineIndex, printed }: FieldCandidate): Line[] => {
    const lines = pages[page - 1]?.lines ?? [];
    const own = lines.find(({ y0, y1 }) => y0 <= printed.box.y0 + 0.1 && y1 >= printed.box.y1 - 0.1);
    return [lines[lineIndex], own].flatMap((line) => line ?? []);
  };
  const isOfRate = (candidate: FieldCandidate): boolean =>
    linesOf(candidate).some(({ phrases }) => phrases.some(({ text }) => RATE.test(text)));
  const kept = SUMMED.flatMap((name): [string, readonly FieldCandidate[]][] => {
    const left = (fields[name] ?? []).filter((candidate) => !isOfRate(candidate));
    return fields[name] ? [[name, left]] : [];
  });
  return { ...fields, ...Object.fromEntries(kept) };
}
