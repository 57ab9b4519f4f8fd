// The use case of POST /documents/single: one file in, the extraction response out, nothing kept.
import { createHash } from 'node:crypto';
import { DOCUMENT_LIMITS } from '../kernel/limits.ts';
import { sniffMimeType } from '../kernel/mime-type.ts';
import type { DocumentMimeType } from '../kernel/mime-type.ts';
import { Problem } from '../kernel/problem.ts';
import type { Caller } from '../model/caller.ts';
import type { DocumentPreference, DocumentReading } from '../model/reading.ts';
import type { DocumentProcessor } from '../ports/document-processor.ts';
import { describeClass, preferenceWarning } from './document-preference.ts';
import { composeExtractionResponse } from './extraction-response.ts';
import type { ExtractionResponse } from './extraction-response.ts';

/** What reading a document takes. */
export interface IngestDependencies {
  readonly processor: DocumentProcessor;
  /** IRI under which all nodes are named, without a slash at its end. */
  readonly graphBase: string;
}

/** One submitted document. */
export interface IngestRequest {
  /** A UUID: the request's and, from here on, the document's. */
  readonly requestId: string;
  readonly caller: Caller;
  readonly file: Uint8Array;
  /** As the client named it; undefined when it gave no name. */
  readonly filename: string | undefined;
  readonly preference: DocumentPreference;
  readonly includeProvenance: boolean;
}

/** What was read. */
export interface IngestResult {
  readonly response: ExtractionResponse;
  readonly pageCount: number;
}

/**
 * Reads one document.
 * Throws Problem: document-empty, document-too-large, unsupported-media-type, ocr-required, preference-failed, and
 * those of DocumentProcessor.
 */
export async function ingest(dependencies: IngestDependencies, request: IngestRequest): Promise<IngestResult> {
  const { file, preference } = request;
  const mimeType = acceptedMimeType(file);
  const result = await dependencies.processor.process({
    file,
    mimeType,
    preference,
    draftNodeBase: `${dependencies.graphBase}/.draft-nodes/`,
  });
  if (result.kind === 'classified-only') throw new Problem('preference-failed', `${describeClass(result.document)}.`);
  const response = composeExtractionResponse(withPreferenceWarning(result, preference), {
    requestId: request.requestId,
    caller: request.caller,
    input: {
      filename: request.filename ?? DEFAULT_FILENAMES[mimeType],
      mimeType,
      sizeInBytes: file.byteLength,
      checksum: createHash('sha256').update(file).digest('hex'),
    },
    includeProvenance: request.includeProvenance,
  });
  return { response, pageCount: result.pageCount };
}

const DEFAULT_FILENAMES: Readonly<Record<DocumentMimeType, string>> = {
  'application/pdf': 'document.pdf',
  'image/jpeg': 'document.jpg',
  'image/png': 'document.png',
};

function acceptedMimeType(file: Uint8Array): DocumentMimeType {
  if (file.byteLength === 0) throw new Problem('document-empty');
  if (file.byteLength > DOCUMENT_LIMITS.fileBytes) throw new Problem('document-too-large');
  const mimeType = sniffMimeType(file);
  if (mimeType === undefined) throw new Problem('unsupported-media-type');
  if (mimeType !== 'application/pdf') throw new Problem('ocr-required', 'The file is a picture.');
  return mimeType;
}

function withPreferenceWarning(reading: DocumentReading, preference: DocumentPreference): DocumentReading {
  const warning = preferenceWarning(reading.document, preference);
  if (!warning) return reading;
  const { expectations } = reading;
  return { ...reading, expectations: { ...expectations, warnings: [...expectations.warnings, warning] } };
}
