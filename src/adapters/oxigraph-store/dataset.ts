// One Oxigraph store: the named graphs of one session, or the scratch paper of one fusion.
import type * as oxigraph from 'oxigraph';
import type { RdfQuad, RdfTerm } from '../../model/rdf.ts';
import type { GraphQuestion } from '../../ports/graph-store.ts';
import type { RuleEngine } from '../../ports/rule-engine.ts';

/** As much of the package as is used; each thread has loaded its own. */
export type Engine = typeof oxigraph;

/** Graphs that queries can be put to. */
export class Dataset implements RuleEngine {
  readonly #engine: Engine;
  readonly #store: oxigraph.Store;

  constructor(engine: Engine) {
    this.#engine = engine;
    this.#store = new engine.Store();
  }

  /**
   * Adds N-Quads of our own making. In one transaction: the way without allocates some 160 MB at each call, whatever it
   * loads, and is no faster for what a document holds. Lenient: the terms are known to be well-formed.
   */
  load(nQuads: string): void {
    this.#store.load(nQuads, { format: 'application/n-quads', lenient: true });
  }

  /** Adds N-Triples of our own making, in UTF-8, to a graph; in the same way. */
  loadGraph(graph: string, nTriples: Uint8Array): void {
    const name = this.#engine.namedNode(graph);
    this.#store.load(nTriples, { format: 'application/n-triples', lenient: true, to_graph_name: name });
  }

  /** Takes a graph out. */
  remove(graph: string): void {
    const name = this.#engine.namedNode(graph);
    for (const quad of this.#store.match(null, null, null, name)) this.#store.delete(quad);
  }

  /** The answer to a CONSTRUCT query that sees these graphs, by name and merged as default graph, and no others. */
  construct(query: string, graphs: readonly string[]): readonly RdfQuad[] {
    const names = graphs.map((graph) => this.#engine.namedNode(graph));
    // Both have to be said: with one of them alone, queries see what the other one would have kept out.
    const scope = { default_graph: names, named_graphs: names };
    const result = this.#store.query(query, scope);
    if (!Array.isArray(result)) throw new TypeError('the query is no CONSTRUCT');
    return (result as readonly oxigraph.Quad[]).map(plainQuad);
  }

  /** The results of any query, as the engine writes them. Throws its errors, whose message speaks of the query alone. */
  answer({ query, baseIri, defaultGraphs, namedGraphs, mediaType }: Omit<GraphQuestion, 'signal'>): string {
    const result = this.#store.query(query, {
      base_iri: baseIri,
      results_format: mediaType,
      // Both, and always: see above. They overrule whatever dataset the query names.
      default_graph: defaultGraphs.map((graph) => this.#engine.namedNode(graph)),
      named_graphs: namedGraphs.map((graph) => this.#engine.namedNode(graph)),
    });
    if (typeof result !== 'string') throw new TypeError('the engine wrote no results');
    return result;
  }
}

function plainQuad({ subject, predicate, object }: oxigraph.Quad): RdfQuad {
  return { subject: plainTerm(subject), predicate: plainTerm(predicate), object: plainTerm(object) };
}

function plainTerm(term: oxigraph.Term): RdfTerm {
  const { termType, value } = term;
  if (term.termType !== 'Literal') return { termType, value };
  return { termType, value, datatype: { termType: 'NamedNode', value: term.datatype.value } };
}
