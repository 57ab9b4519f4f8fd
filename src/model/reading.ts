// What the flow says about one document: the part of the extraction response that depends on the file alone.
import type { PropertyEvidence } from './evidence.ts';

/** A node as JSON, keyed by the ontology's names; `type` is the compact name (`ark:Transaction`). */
export interface GraphNode {
  readonly id: string;
  readonly type: string;
  readonly [property: string]: unknown;
}

/** One unmet expectation (contract: expectations.errors|warnings|info). */
export interface ExpectationIssue {
  readonly nodeType: string;
  readonly nodeId?: string;
  readonly reason: string;
}

/** Unmet expectations by severity: required (errors), recommended (warnings), optional (info). */
export interface Expectations {
  readonly errors: readonly ExpectationIssue[];
  readonly warnings: readonly ExpectationIssue[];
  readonly info: readonly ExpectationIssue[];
}

/** A profile that was followed, as clients see it. */
export interface ProfileReference {
  readonly id: string;
  readonly title: string;
  readonly version: string;
}

/** Which document it is, and how sure that is. */
export interface DocumentSummary {
  readonly classIdentifier: string;
  /** `Context: Title`, e.g. `Banking: Current account statement`. */
  readonly className: string;
  /** 0..1, calibrated: of the answers near 0.9, nine in ten are right. */
  readonly classConfidence: number;
  readonly profilesMatched: readonly ProfileReference[];
}

/** One document of a file that holds several: which it is, and where it stands. */
export interface DocumentPart {
  readonly document: DocumentSummary;
  /** 1-based pages of the file, both included. */
  readonly firstPage: number;
  readonly lastPage: number;
  readonly nodeIds: readonly string[];
}

/** Where the text came from: the file itself, a picture of it, or both. */
export type TextSource = 'Embedded' | 'OCR' | 'Mixed';

/** A document that was read through. */
export interface DocumentReading {
  readonly kind: 'reading';
  /** Of a file with several documents, the longest of them; of equally long ones, the first. */
  readonly document: DocumentSummary;
  /** The documents of the file in page order; one, as a rule. */
  readonly parts: readonly DocumentPart[];
  readonly text: { readonly source: TextSource; readonly content: string };
  readonly nodes: readonly GraphNode[];
  readonly expectations: Expectations;
  readonly review: 'REVIEW_NOT_REQUIRED' | 'REVIEW_PENDING';
  readonly evidence: readonly PropertyEvidence[];
  readonly pageCount: number;
}

/** A document that was classified but not extracted, because a strict preference named other classes (RFC 7240, 412). */
export interface ClassifiedOnly {
  readonly kind: 'classified-only';
  readonly document: DocumentSummary;
  readonly pageCount: number;
}

/** What `Prefer: document-class, document-context, handling=strict` asked for. */
export interface DocumentPreference {
  readonly classes: readonly string[];
  readonly contexts: readonly string[];
  readonly strict: boolean;
}
