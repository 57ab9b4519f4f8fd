// Takes a file through the flow (src/flow.ts) away from the event loop, within limits of time and memory.
import type { ClassifiedOnly, DocumentPreference, DocumentReading } from '../model/reading.ts';

/** One document for the flow. */
export interface DocumentInput {
  readonly file: Uint8Array;
  /** Sniffed from the content, never taken from the request. */
  readonly mimeType: string;
  readonly preference: DocumentPreference;
  /** Whether text in pictures may be recognised: the caller holds the scope `documents:ocr`. */
  readonly mayRecognise: boolean;
  /** Absolute IRI under which this document's draft nodes are named, ending in `/.draft-nodes/`. */
  readonly draftNodeBase: string;
}

export interface DocumentProcessor {
  /**
   * Rejects with a Problem for every expected failure (see DOCUMENT_LIMITS), `overloaded` when the queue is full. Clients take
   * turns in it, so that none can fill it; documents of nobody in particular are those of one client.
   */
  process(input: DocumentInput, clientId?: string): Promise<DocumentReading | ClassifiedOnly>;
  /** How many documents stand in line for a worker, at this moment. */
  waiting(): number;
  close(): Promise<void>;
}
