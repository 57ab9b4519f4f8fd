// An address that may have lost its first line: none of its lines has a number, and what stands right over them is a number with its street.
import type { DocumentLayout } from '../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import { readDate } from '../values/date.ts';
import type { FormFinding } from './form-reading.ts';

const HOUSE =
  /^(?:(?:flat|apartment|apt|unit|suite|plot)\.? \w{1,4}|\d{1,4}[a-z]?(?:[-–/]\d{1,4}[a-z]?)?,? (?!(?:years?|months?|days?|monthly)\b)\p{L}{3,})/iu;
const MOST_WORDS = 6;
const SAME_EDGE_PT = 3;
/** Lines of one address stand at most so many text heights apart. */
const GAP = 1;

/** Says so where such a line stands over one of the addresses that were found. */
export function lostFirstLines(layout: DocumentLayout, fields: FieldCandidates): readonly FormFinding[] {
  const addresses = Object.values(fields).flatMap(([first]) => (first?.value.kind === 'address' ? [first] : []));
  return addresses.some((one) => hasHouseOver(layout, one))
    ? [{ severity: 'warnings', reason: 'The line over an address may be the first of it, and was not read.' }]
    : [];
}

function hasHouseOver({ pages }: DocumentLayout, { value, printed: { page, box } }: FieldCandidate): boolean {
  if (value.kind !== 'address' || value.lines.some((line) => /\d/.test(line))) return false;
  return (pages[page - 1]?.lines ?? []).some(({ phrases }) =>
    phrases.some(({ text, words, x0, y0, y1 }) => {
      const isOver = y1 <= box.y0 + 1 && box.y0 - y1 <= GAP * (y1 - y0) && Math.abs(x0 - box.x0) <= SAME_EDGE_PT;
      return isOver && words.length <= MOST_WORDS && HOUSE.test(text) && !readDate(text);
    }),
  );
}
