// A thread of the store whose fusion is as small as can be: one node for each name, by one CONSTRUCT.
import { serveGraphs } from '../../../src/adapters/oxigraph-store/serve-graphs.ts';
import { QuadWriter } from '../../../src/model/quads.ts';
import { readNodes } from '../../../src/model/read-nodes.ts';
import { writeNQuads } from '../../../src/model/rdf-text/n-quads.ts';
import { plainQuads } from '../../../src/model/rdf-text/plain-quads.ts';

const RULE = `PREFIX ark: <https://w3id.org/arkive/ontology#>
  CONSTRUCT { ?node a ark:Organisation ; ark:name ?name }
  WHERE { ?draft ark:name ?name . BIND(IRI(CONCAT("https://arkive.example/graph/nodes/", ?name)) AS ?node) }`;
const GRAPH = 'urn:example:drafts';

serveGraphs({
  async fuse({ sources, previous, graphId, fusedAt }, engine) {
    const make = plainQuads();
    const drafts = sources.flatMap(({ nodes }) => new QuadWriter(make).write(nodes, make.namedNode(GRAPH)));
    await engine.load(writeNQuads(drafts));
    const nodes = readNodes(await engine.construct(RULE, [GRAPH])).toSorted((a, b) => (a.id < b.id ? -1 : 1));
    const report = { nodes: [], generated: [], conflicts: [], uncertain: [] };
    return { graphId, fusedAt, nodes: [...(previous?.nodes ?? []), ...nodes], report, ids: {} };
  },
});
