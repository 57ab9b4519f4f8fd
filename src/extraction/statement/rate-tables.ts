// Tables of interest rates state amounts, too: what is owed at each rate, and what it cost. They are no totals of entries.
import type { DocumentLayout, Line } from '../../model/layout.ts';
import { isDated } from '../tables/contents.ts';
import type { TableRow } from '../tables/read-tables.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';

/** Lines of one text begin within this of each other, in points. */
const SAME_EDGE_PT = 1;
const SUMMED = ['totalIn', 'totalOut', 'purchases', 'interestAndCharges', 'cashAdvances'] as const;
const RATE = /^\d{1,3}(?:\.\d+)? ?%/;
const RATE_ALONE =
  /^(?:\d{1,3}(?:\.\d+)? ?%(?: ?(?:p\.?a\.?|per annum|variable|fixed|simple|monthly|annual|aer|apr|ear|\(.*\)))*(?: |$))+$/i;

/** The fields without totals that stand on a line with a rate, or are labelled on one. */
export function withoutRates({ pages }: DocumentLayout, fields: FieldCandidates): FieldCandidates {
  const linesOf = ({ page, lineIndex, printed }: FieldCandidate): Line[] => {
    const lines = pages[page - 1]?.lines ?? [];
    const own = lines.find(({ y0, y1 }) => y0 <= printed.box.y0 + 0.1 && y1 >= printed.box.y1 - 0.1);
    return [lines[lineIndex], own].flatMap((line) => line ?? []);
  };
  const isOfRate = (candidate: FieldCandidate): boolean =>
    linesOf(candidate).some(({ phrases }) =>
      phrases.some(({ text }, at) => RATE.test(text) && !isOfPanel(phrases, at, candidate)),
    );
  const kept = SUMMED.flatMap((name): [string, readonly FieldCandidate[]][] => {
    const left = (fields[name] ?? []).filter((candidate) => !isOfRate(candidate));
    return fields[name] ? [[name, left]] : [];
  });
  return { ...fields, ...Object.fromEntries(kept) };
}

/** Whether the rate is labelled by itself, right of the amount: a panel beside the summary states it. */
function isOfPanel(phrases: Line['phrases'], at: number, { printed }: FieldCandidate): boolean {
  const label = phrases[at - 1];
  return label !== undefined && label.x0 > printed.box.x1 && LABEL.test(label.text);
}

const LABEL = /\p{L}.*\b(?:rate|apr|aer|ear|p\.?a\.?):?$/iu;

/** Whether a row is of such a table: no day, and a rate in a cell of its own; one beside the table is of a panel. */
export function isRateRow(row: TableRow): boolean {
  if (isDated(row)) return false;
  const { page, header } = row.region;
  const lines = row.group.lines.flatMap(({ index }) => page.lines[index] ?? []);
  // A name may go on with it beneath: `Fee for a payment abroad` over `2.75%`. Names side by side head a table of rates.
  const goesOn = (own: Line, x0: number): boolean =>
    lines.some(
      (one) =>
        one.y1 <= own.y0 + 1 && !isHead(one) && one.phrases.some((phrase) => Math.abs(phrase.x0 - x0) <= SAME_EDGE_PT),
    );
  return lines.some((line) =>
    line.phrases.some(({ text, x0, x1 }) => x1 > header.x0 && RATE_ALONE.test(text) && !goesOn(line, x0)),
  );
}

/** Several names and no figure among them. */
const isHead = ({ phrases }: Line): boolean => phrases.length > 1 && phrases.every(({ text }) => !/\d/.test(text));
