// What a thread of the graph store runs: one session's graphs, and their fusion beside them. Of the composition roots the
// one that brings rules and engine together.
import { randomUUID } from 'node:crypto';
import { serveGraphs } from './adapters/oxigraph-store/serve-graphs.ts';
import { readRuleFiles } from './adapters/rule-files/read-rule-files.ts';
import { fuse } from './services/fuse.ts';

const rules = readRuleFiles();

serveGraphs({
  fuse: ({ sources, previous, options, graphId, fusedAt, graphBase }, engine) =>
    fuse(
      {
        sources,
        wish: options,
        ...(previous && { previousIds: previous.ids }),
        graphId,
        fusedAt,
        nodeBase: `${graphBase}/nodes/`,
      },
      { engine, rules, newNodeId: randomUUID },
    ),
});
