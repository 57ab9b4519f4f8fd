// A processor that answers with what the test gives it: for tests of the HTTP rules, where the reading is beside the point.
import type { DocumentPreference, DocumentReading } from '../../../src/model/reading.ts';
import type { DocumentInput, DocumentProcessor } from '../../../src/ports/document-processor.ts';
import { meetsPreference } from '../../../src/services/document-preference.ts';

/** The reading of a statement with one node and one piece of evidence. */
export const READING: DocumentReading = {
  kind: 'reading',
  document: {
    classIdentifier: 'banking-statement',
    className: 'Banking: Current account statement',
    classConfidence: 0.97,
    profilesMatched: [{ id: 'banking-statement', title: 'Current account statement', version: '1.0.0' }],
  },
  parts: [],
  text: { source: 'Embedded', content: 'SECRET-TEXT of the document' },
  nodes: [{ id: 'https://arkive.example/graph/.draft-nodes/7c9e6679', type: 'ark:Organisation', name: 'Example Bank' }],
  expectations: { errors: [], warnings: [{ nodeType: 'ark:Statement', reason: 'No date was found.' }], info: [] },
  review: 'REVIEW_NOT_REQUIRED',
  evidence: [
    {
      nodeId: 'https://arkive.example/graph/.draft-nodes/7c9e6679',
      property: 'name',
      page: 1,
      box: { x0: 10, y0: 20, x1: 110, y1: 32 },
      text: 'Example Bank',
      rule: 'banking-statement/issuer',
      confidence: 0.98,
    },
  ],
  pageCount: 3,
};

export interface GivenProcessor extends DocumentProcessor {
  /** What came in, in order. */
  readonly inputs: readonly DocumentInput[];
}

/** Answers every document with `answer`, or with what it throws; strict preferences are obeyed. */
export function givenReading(answer: () => DocumentReading = () => READING): GivenProcessor {
  const inputs: DocumentInput[] = [];
  const obey = (reading: DocumentReading, preference: DocumentPreference) =>
    preference.strict && !meetsPreference(reading.document, preference)
      ? ({ kind: 'classified-only', document: reading.document, pageCount: reading.pageCount } as const)
      : reading;
  return {
    inputs,
    process: (input) => {
      inputs.push(input);
      return Promise.resolve().then(() => obey(answer(), input.preference));
    },
    waiting: () => 7,
    close: () => Promise.resolve(),
  };
}
