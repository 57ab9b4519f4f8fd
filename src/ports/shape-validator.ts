// Checks nodes against the SHACL shapes (https://www.w3.org/TR/shacl/); severities carry the expectations.
import type { Expectations, GraphNode } from '../model/reading.ts';

export interface ShapeValidator {
  /** sh:Violation → errors, sh:Warning → warnings, sh:Info → info; one issue for each validation result. */
  validate(nodes: readonly GraphNode[]): Promise<Expectations>;
}
