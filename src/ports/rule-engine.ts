// The scratch paper on which the rules of fusion are worked out: what they rest on is loaded, what follows is constructed.
import type { RdfQuad } from '../model/rdf.ts';

/** One for each fusion; thrown away after it. */
export interface RuleEngine {
  /** Adds N-Quads. */
  load(nQuads: string): void | Promise<void>;
  /** The answer to a SPARQL 1.1 CONSTRUCT query that sees these graphs, merged, as default graph. */
  construct(query: string, graphs: readonly string[]): readonly RdfQuad[] | Promise<readonly RdfQuad[]>;
}
