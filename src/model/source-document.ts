// What a session keeps of a document, and of a fusion: each one JSON value, stored as one encrypted item of the vault.
import type { FusionReport } from './fusion-report.ts';
import type { DocumentReading, DocumentSummary, Expectations, GraphNode, TextSource } from './reading.ts';

/** A file as it was received. */
export interface SourceInput {
  readonly filename: string;
  readonly mimeType: string;
  readonly sizeInBytes: number;
  /** SHA-256 (FIPS 180-4) of the file, 64 lower-case hexadecimal digits. */
  readonly checksum: string;
}

/**
 * A document of a session: what was read of it, without its text. Its file and its evidence (a TracedDocument, much more than
 * all the rest and seldom asked for) are items of their own.
 */
export interface SourceDocument {
  /** The request that appended it; from there on the name of the document. */
  readonly requestId: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  readonly input: SourceInput;
  readonly document: DocumentSummary;
  readonly status: {
    /** `NOT_PERFORMED`: a strict preference named other classes, so the document was classified and its file kept, no more. */
    readonly extraction: 'COMPLETE' | 'NOT_PERFORMED';
    readonly review: DocumentReading['review'];
    readonly expectations: Expectations;
  };
  /** Absent when nothing was extracted. */
  readonly textSource?: TextSource;
  readonly nodes: readonly GraphNode[];
  readonly pageCount: number;
  /** The request that appended the same file (equal checksum) to this session before. */
  readonly duplicateOf?: string;
}

/** The documents of a session as one graph. The newest of a session counts. */
export interface FusedGraph {
  readonly graphId: string;
  /** ISO 8601, UTC. */
  readonly fusedAt: string;
  readonly nodes: readonly GraphNode[];
  readonly report: FusionReport;
  /** The persistent id of every draft node that was ever fused in this session: what keeps ids stable. */
  readonly ids: Readonly<Record<string, string>>;
}
