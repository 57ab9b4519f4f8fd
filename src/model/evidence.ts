// Where a value stands in the document, and by which rule it was read (W3C PROV-O: the value's derivation).
import type { Box } from './page.ts';

/** The place and manner of one reading. */
export interface Evidence {
  /** 1-based page number. */
  readonly page: number;
  /** Points on the page as submitted, origin top left. */
  readonly box: Box;
  /** The text as printed. */
  readonly text: string;
  /** The rule that read it: `<profile or step>/<rule>`, e.g. `banking-statement/sortCode`. */
  readonly rule: string;
  /** 0..1. */
  readonly confidence: number;
}

/** Evidence of one property of one node. */
export interface PropertyEvidence extends Evidence {
  readonly nodeId: string;
  readonly property: string;
}
