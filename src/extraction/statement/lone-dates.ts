// Dates that stand alone in the head of the first page: a statement's date of issue is often printed without a label.
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import { readDay } from '../values/days.ts';

/** The head takes this upper part of the page. */
const HEAD_PART = 0.42;
/** What stands nearer on its left, as a part of the page's width, may be its label. */
const LABEL_PART = 0.2;
/** Beside a label of its own a date is surer. */
const CONFIDENCE = 0.6;

/** The fields, with dates that no label claims as the last candidates for `looseDate`. */
export function withLoneDates(
  layout: DocumentLayout,
  fields: FieldCandidates,
  isEntryLine: (page: number, lineIndex: number) => boolean,
): FieldCandidates {
  const [page] = layout.pages;
  if (!page) return fields;
  const claimed = Object.values(fields).flatMap((candidates) => candidates.map(({ printed }) => printed));
  const lone = page.lines.flatMap((line, lineIndex): FieldCandidate[] => {
    if (line.y0 > HEAD_PART * page.heightPt || isEntryLine(page.number, lineIndex)) return [];
    return line.phrases.flatMap((phrase): FieldCandidate[] => {
      const date = readDay(phrase.text);
      const printed = printedPhrase(phrase, page.number);
      if (!date || hasNeighbour(phrase, line, LABEL_PART * page.widthPt) || claimed.some((one) => holds(one, printed)))
        return [];
      const value = { kind: 'date', date } as const;
      return [{ value, printed, confidence: CONFIDENCE, page: page.number, lineIndex, furniture: line.furniture }];
    });
  });
  return lone.length === 0 ? fields : { ...fields, looseDate: [...(fields['looseDate'] ?? []), ...lone] };
}

function hasNeighbour(phrase: Phrase, line: Line, reachPt: number): boolean {
  return line.phrases.some((other) => other.x1 <= phrase.x0 && phrase.x0 - other.x1 < reachPt);
}

function holds(claimed: Printed, printed: Printed): boolean {
  return (
    claimed.page === printed.page &&
    claimed.box.x0 < printed.box.x1 &&
    claimed.box.x1 > printed.box.x0 &&
    claimed.box.y0 < printed.box.y1 &&
    claimed.box.y1 > printed.box.y0
  );
}
