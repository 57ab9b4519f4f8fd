// What is said of a document whose values were not all taken as they were recognised.
import { REPAIRED } from '../../extraction/document/make-facts.ts';
import type { PropertyEvidence } from '../../model/evidence.ts';
import type { ExpectationIssue } from '../../model/reading.ts';

/** One note for a document with repaired values; none for one without. */
export function repairNotes(evidence: readonly PropertyEvidence[]): ExpectationIssue[] {
  const places = new Set(
    evidence
      .filter(({ rule }) => rule.endsWith(REPAIRED))
      .map(({ page, box, text }) => [page, box.x0, box.y0, text].join(' ')),
  );
  if (places.size === 0) return [];
  const count = places.size === 1 ? '1 value was repaired' : `${String(places.size)} values were repaired`;
  const reason = `${count}: what was recognised did not fit, and one other reading of it did.`;
  return [{ nodeType: 'ark:Document', reason }];
}
