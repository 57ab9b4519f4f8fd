// A submitted file, taken through the flow: what POST /documents/single and /documents/append have in common.
import { createHash } from 'node:crypto';
import { DOCUMENT_LIMITS } from '../kernel/limits.ts';
import { sniffMimeType } from '../kernel/mime-type.ts';
import type { DocumentMimeType } from '../kernel/mime-type.ts';
import { Problem } from '../kernel/problem.ts';
import { RECOGNITION_SCOPE } from '../kernel/scopes.ts';
import type { Caller } from '../model/caller.ts';
import type { ClassifiedOnly, DocumentPreference, DocumentReading } from '../model/reading.ts';
import type { SourceInput } from '../model/source-document.ts';
import type { DocumentProcessor } from '../ports/document-processor.ts';
import { preferenceWarning } from './document-preference.ts';
import { demandEnvironment } from './environments.ts';

/** What reading a document takes. */
export interface ReadingDependencies {
  readonly processor: DocumentProcessor;
  /** IRI under which all nodes are named, without a slash at its end. */
  readonly graphBase: string;
}

/** One submitted document. */
export interface Submission {
  /** A UUID: the request's and, from here on, the document's. */
  readonly requestId: string;
  readonly caller: Caller;
  readonly file: Uint8Array;
  /** As the client named it; undefined when it gave no name. */
  readonly filename: string | undefined;
  readonly preference: DocumentPreference;
  readonly includeProvenance: boolean;
  /** Whether it was uploaded before: such a file may be larger. */
  readonly isUpload?: boolean;
}

/** The file as it was received, and what it says. */
export interface ReadSubmission {
  readonly input: SourceInput;
  readonly result: DocumentReading | ClassifiedOnly;
}

/**
 * Reads one document. A preference that is not strict and not met is a warning of the reading.
 * Throws Problem: document-empty, document-too-large, unsupported-media-type, document-not-in-sandbox, and those of DocumentProcessor.
 */
export async function readSubmission(
  { processor, graphBase }: ReadingDependencies,
  { file, filename, preference, caller, isUpload = false }: Submission,
): Promise<ReadSubmission> {
  const mimeType = acceptedMimeType(file, isUpload ? DOCUMENT_LIMITS.uploadedFileBytes : DOCUMENT_LIMITS.fileBytes);
  const draftNodeBase = `${graphBase}/.draft-nodes/`;
  const mayRecognise = caller.scopes.has(RECOGNITION_SCOPE);
  const result = await processor.process({ file, mimeType, preference, mayRecognise, draftNodeBase }, caller.clientId);
  if (result.kind === 'reading') demandEnvironment(caller, result);
  return {
    input: {
      filename: filename ?? DEFAULT_FILENAMES[mimeType],
      mimeType,
      sizeInBytes: file.byteLength,
      checksum: createHash('sha256').update(file).digest('hex'),
    },
    result: result.kind === 'reading' ? withPreferenceWarning(result, preference) : result,
  };
}

const DEFAULT_FILENAMES: Readonly<Record<DocumentMimeType, string>> = {
  'application/pdf': 'document.pdf',
  'image/jpeg': 'document.jpg',
  'image/png': 'document.png',
};

function acceptedMimeType(file: Uint8Array, limitBytes: number): DocumentMimeType {
  if (file.byteLength === 0) throw new Problem('document-empty');
  if (file.byteLength > limitBytes) throw new Problem('document-too-large');
  const mimeType = sniffMimeType(file);
  if (mimeType === undefined) throw new Problem('unsupported-media-type');
  return mimeType;
}

function withPreferenceWarning(reading: DocumentReading, preference: DocumentPreference): DocumentReading {
  const warning = preferenceWarning(reading.document, preference);
  if (!warning) return reading;
  const { expectations } = reading;
  return { ...reading, expectations: { ...expectations, warnings: [...expectations.warnings, warning] } };
}
