// A thread of the store whose fusion is as small as can be: one node for each name, by one CONSTRUCT.
import { serveGraphs } from '../../../src/adapters/oxigraph-store/serve-graphs.ts';
import { QuadWriter } from '../../../src/model/quads.ts';
import { readNodes } from '../../../src/model/read-nodes.ts';
import { writeNQuads } from '../../../src/model/rdf-text/n-quads.ts';
import { plainQuads } from '../../../src/model/rdf-text/plain-quads.ts';

const RULE = `PREFIX ark: <https://w3id.org/arkive/ontology#>
  CONSTRUCT { ?node a ark:Organisation ; ark:name ?name }
  WHERE { ?draft ark:name ?name . BIND(IRI(CONCAT("https://arkive.example/graph/nodes/", ?name)) AS ?node) }`;

serveGraphs({
  fuse({ sources, previous, graphId, fusedAt }, { open }) {
    const dataset = open();
    const quads = sources.flatMap(({ nodes }) => new QuadWriter(plainQuads()).write(nodes));
    dataset.load(writeNQuads(quads));
    const nodes = readNodes(dataset.construct(RULE)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const report = { nodes: [], generated: [], conflicts: [], uncertain: [] };
    return { graphId, fusedAt, nodes: [...(previous?.nodes ?? []), ...nodes], report, ids: {} };
  },
});
