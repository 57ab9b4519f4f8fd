// The extraction response: what a reading, a file and a caller become on the wire. Every property is named here, so
// that nothing else can reach an answer.
import type { PropertyEvidence } from '../model/evidence.ts';
import type { Caller } from '../model/caller.ts';
import type {
  DocumentPart,
  DocumentReading,
  DocumentSummary,
  ExpectationIssue,
  Expectations,
  GraphNode,
  TextSource,
} from '../model/reading.ts';

/** A file as it was received. */
interface InputSummary {
  readonly filename: string;
  readonly mimeType: string;
  readonly sizeInBytes: number;
  /** SHA-256 (FIPS 180-4) of the file, 64 lower-case hexadecimal digits. */
  readonly checksum: string;
}

export interface ExtractionResponse {
  readonly requestId: string;
  readonly clientDescription: {
    readonly clientId: string;
    readonly tenantId: string;
    readonly subjectId: string | null;
  };
  readonly inputs: readonly InputSummary[];
  readonly result: {
    readonly status: {
      readonly extraction: 'COMPLETE';
      readonly review: DocumentReading['review'];
      readonly expectations: Expectations;
    };
    readonly document: DocumentSummary;
    /** Only where a file holds several documents. */
    readonly parts?: readonly DocumentPart[];
    readonly text: { readonly source: TextSource; readonly content: string };
    readonly nodes: readonly GraphNode[];
    /** Only when it was asked for. */
    readonly provenance?: readonly PropertyEvidence[];
  };
}

/** What the answer says beside the reading. */
export interface ResponseContext {
  readonly requestId: string;
  readonly caller: Caller;
  readonly input: InputSummary;
  readonly includeProvenance: boolean;
}

/** Puts a reading into the shape of the contract. */
export function composeExtractionResponse(reading: DocumentReading, context: ResponseContext): ExtractionResponse {
  const { caller, input } = context;
  const { document, text, expectations } = reading;
  return {
    requestId: context.requestId,
    clientDescription: { clientId: caller.clientId, tenantId: caller.tenantId, subjectId: caller.subjectId },
    inputs: [
      {
        filename: input.filename,
        mimeType: input.mimeType,
        sizeInBytes: input.sizeInBytes,
        checksum: input.checksum,
      },
    ],
    result: {
      status: {
        extraction: 'COMPLETE',
        review: reading.review,
        expectations: {
          errors: expectations.errors.map(issue),
          warnings: expectations.warnings.map(issue),
          info: expectations.info.map(issue),
        },
      },
      document: summary(document),
      ...(reading.parts.length > 1 && {
        parts: reading.parts.map(({ document: own, firstPage, lastPage, nodeIds }) => ({
          document: summary(own),
          firstPage,
          lastPage,
          nodeIds,
        })),
      }),
      text: { source: text.source, content: text.content },
      nodes: reading.nodes,
      ...(context.includeProvenance && { provenance: reading.evidence.map(provenance) }),
    },
  };
}

function summary({ classIdentifier, className, classConfidence, profilesMatched }: DocumentSummary): DocumentSummary {
  return {
    classIdentifier,
    className,
    classConfidence,
    profilesMatched: profilesMatched.map(({ id, title, version }) => ({ id, title, version })),
  };
}

function issue({ nodeType, nodeId, reason }: ExpectationIssue): ExpectationIssue {
  return nodeId === undefined ? { nodeType, reason } : { nodeType, nodeId, reason };
}

function provenance(evidence: PropertyEvidence): PropertyEvidence {
  const { nodeId, property, page, text, rule, confidence } = evidence;
  const { x0, y0, x1, y1 } = evidence.box;
  return { nodeId, property, page, box: { x0, y0, x1, y1 }, text, rule, confidence };
}
