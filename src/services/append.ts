// The use case of POST /documents/append: one file in, the extraction response out, file and graph kept in the session.
import { Problem } from '../kernel/problem.ts';
import type { ClassifiedOnly, DocumentPreference, DocumentReading, ExpectationIssue } from '../model/reading.ts';
import type { SourceDocument } from '../model/source-document.ts';
import type { ClientStore } from '../ports/client-store.ts';
import { describeClass, preferenceWarning } from './document-preference.ts';
import { composeExtractionResponse } from './extraction-response.ts';
import type { IngestResult } from './ingest.ts';
import { readSubmission } from './read-submission.ts';
import type { ReadSubmission, ReadingDependencies, Submission } from './read-submission.ts';
import type { SessionSources, SourceSummary } from './session-sources.ts';

/** What appending takes. */
export interface AppendDependencies extends ReadingDependencies {
  readonly sources: SessionSources;
  /** Where it stands whether files are kept. */
  readonly clients: Pick<ClientStore, 'settings'>;
  readonly now?: () => Date;
}

/** A document for a session. */
export interface AppendRequest extends Submission {
  /** A live session of the caller. */
  readonly sessionId: string;
}

/**
 * Reads one document and keeps it; durable when it resolves. A file that the session holds already is read and kept again,
 * and an `info` entry of the expectations says so. When a strict preference is not met, file and class are kept all the same.
 * Of a client whose settings keep no files, the file is kept in no case.
 * Throws Problem: session-not-live, preference-failed, and those of readSubmission.
 */
export async function append(dependencies: AppendDependencies, request: AppendRequest): Promise<IngestResult> {
  const { sources, clients, now = () => new Date() } = dependencies;
  const { requestId, sessionId, caller, preference, includeProvenance } = request;
  const receivedAt = now().toISOString();
  const { input, result } = await readSubmission(dependencies, request);
  // Looked up when the document is kept, not when it came: what was set in the meantime holds.
  const settings = await clients.settings(caller.clientId);
  if (settings === undefined) throw new Problem('session-not-live');
  const file = settings.retention.files ? request.file : undefined;
  const common = { requestId, receivedAt, input, document: result.document, pageCount: result.pageCount };
  if (result.kind === 'classified-only') {
    await sources.keep(sessionId, { file, evidence: [] }, () => ({ ...common, ...notExtracted(result, preference) }));
    const kept = file === undefined ? 'Its class is kept' : 'The file is kept';
    throw new Problem('preference-failed', `${describeClass(result.document)}. ${kept}, as ${requestId}.`);
  }
  const kept = await sources.keep(sessionId, { file, evidence: result.evidence }, (earlier) => ({
    ...common,
    ...extracted(result, input, earlier),
  }));
  const { expectations } = kept.status;
  const response = composeExtractionResponse(
    { ...result, expectations },
    { requestId, caller, input, includeProvenance },
  );
  return { response, pageCount: result.pageCount };
}

type Outcome = Pick<SourceDocument, 'status' | 'textSource' | 'nodes' | 'duplicateOf'>;

function extracted(
  { expectations, review, text, nodes }: DocumentReading,
  { checksum }: ReadSubmission['input'],
  earlier: readonly SourceSummary[],
): Outcome {
  const same = earlier.find(({ status, input }) => status.extraction === 'COMPLETE' && input.checksum === checksum);
  const info = same === undefined ? expectations.info : [...expectations.info, appendedBefore(same)];
  return {
    status: { extraction: 'COMPLETE', review, expectations: { ...expectations, info } },
    textSource: text.source,
    nodes,
    ...(same && { duplicateOf: same.requestId }),
  };
}

function notExtracted({ document }: ClassifiedOnly, preference: DocumentPreference): Outcome {
  const mismatch = preferenceWarning(document, preference);
  const errors = mismatch === undefined ? [] : [mismatch];
  return {
    status: {
      extraction: 'NOT_PERFORMED',
      review: 'REVIEW_PENDING',
      expectations: { errors, warnings: [], info: [] },
    },
    nodes: [],
  };
}

function appendedBefore({ requestId }: SourceSummary): ExpectationIssue {
  return {
    nodeType: 'ark:Document',
    reason: `The same file (by its SHA-256 checksum) was appended before, by the request ${requestId}.`,
  };
}
