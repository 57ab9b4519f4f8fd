// Quads as plain values: what the writers of this folder take. They cross between threads as they are.
import { XSD } from '../rdf.ts';
import type { RdfFactory, RdfQuad, RdfTerm } from '../rdf.ts';

/** A quad; without a graph it stands in the default graph. */
export interface PlainQuad extends RdfQuad {
  readonly graph?: RdfTerm;
}

const STRING: RdfTerm = { termType: 'NamedNode', value: `${XSD}string` };

/** A factory of plain quads (no language tags: mapping gives datatypes alone), whose blank nodes are told apart by their labels: `b0`, `b1` … */
export function plainQuads(): RdfFactory<PlainQuad> {
  let blanks = 0;
  return {
    namedNode: (value) => ({ termType: 'NamedNode', value }),
    blankNode: () => ({ termType: 'BlankNode', value: `b${blanks++}` }),
    literal: (value, datatype) => ({
      termType: 'Literal',
      value,
      datatype: typeof datatype === 'object' ? datatype : STRING,
    }),
    quad: (subject, predicate, object, graph) =>
      graph === undefined ? { subject, predicate, object } : { subject, predicate, object, graph },
  };
}
