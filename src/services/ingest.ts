// The use case of POST /documents/single: one file in, the extraction response out, nothing kept.
import { Problem } from '../kernel/problem.ts';
import { describeClass } from './document-preference.ts';
import { composeExtractionResponse } from './extraction-response.ts';
import type { ExtractionResponse } from './extraction-response.ts';
import { readSubmission } from './read-submission.ts';
import type { ReadingDependencies, Submission } from './read-submission.ts';

/** What was read. */
export interface IngestResult {
  readonly response: ExtractionResponse;
  readonly pageCount: number;
}

/**
 * Reads one document.
 * Throws Problem: preference-failed, and those of readSubmission.
 */
export async function ingest(dependencies: ReadingDependencies, request: Submission): Promise<IngestResult> {
  const { input, result } = await readSubmission(dependencies, request);
  if (result.kind === 'classified-only') throw new Problem('preference-failed', `${describeClass(result.document)}.`);
  const { requestId, caller, includeProvenance } = request;
  const response = composeExtractionResponse(result, { requestId, caller, input, includeProvenance });
  return { response, pageCount: result.pageCount };
}
