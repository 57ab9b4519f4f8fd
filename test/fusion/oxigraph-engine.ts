// The rule engine that tests fuse with: Oxigraph itself, in this thread.
import oxigraph from 'oxigraph';
import type { Quad, Term } from 'oxigraph';
import type { RdfTerm } from '../../src/model/rdf.ts';
import type { RuleEngine } from '../../src/ports/rule-engine.ts';

/** A fresh engine. */
export function oxigraphEngine(): RuleEngine {
  const store = new oxigraph.Store();
  return {
    load: (nQuads) => store.load(nQuads, { format: 'application/n-quads', lenient: true }),
    construct(query, graphs) {
      const names = graphs.map((graph) => oxigraph.namedNode(graph));
      const quads = store.query(query, { default_graph: names, named_graphs: names });
      if (!Array.isArray(quads)) throw new TypeError('the query is no CONSTRUCT');
      return (quads as readonly Quad[]).map(({ subject, predicate, object }) => ({
        subject: plain(subject),
        predicate: plain(predicate),
        object: plain(object),
      }));
    },
  };
}

function plain(term: Term): RdfTerm {
  const { termType, value } = term;
  if (term.termType !== 'Literal') return { termType, value };
  return { termType, value, datatype: { termType: 'NamedNode', value: term.datatype.value } };
}
