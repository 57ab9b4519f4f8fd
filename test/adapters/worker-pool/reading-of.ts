// The smallest reading that says something.
import type { DocumentReading } from '../../../src/model/reading.ts';

export function readingOf(content: string, pageCount = 1): DocumentReading {
  return {
    kind: 'reading',
    document: {
      classIdentifier: 'unknown',
      className: 'Unknown: Unrecognised document',
      classConfidence: 1,
      profilesMatched: [],
    },
    parts: [],
    text: { source: 'Embedded', content },
    nodes: [],
    expectations: { errors: [], warnings: [], info: [] },
    review: 'REVIEW_PENDING',
    evidence: [],
    pageCount,
  };
}
