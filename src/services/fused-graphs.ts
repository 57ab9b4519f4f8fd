// The use cases of POST /graph/fuse and GET /graph/fused: the documents of a session made one graph, and that graph again.
import { randomUUID } from 'node:crypto';
import { Problem } from '../kernel/problem.ts';
import type { FusedGraph } from '../model/source-document.ts';
import type { ClientStore } from '../ports/client-store.ts';
import type { FusionOptions } from '../ports/fusion.ts';
import type { GraphContents, GraphStore } from '../ports/graph-store.ts';
import type { Vault } from '../ports/vault.ts';
import { narrowed } from './fusion-settings.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** The fused graphs of all sessions. */
export interface FusedGraphs {
  /**
   * Fuses all documents of the session and keeps the graph. Of what the options allow, that is done which the client's settings allow
   * too. Fusions of one session come one after the other, so that each
   * knows the ids of the one before. Throws Problem session-not-live, and those of GraphStore.
   */
  fuse(sessionId: string, options: FusionOptions): Promise<FusedGraph>;
  /** The newest graph. Throws Problem not-found, session-not-live. */
  newest(sessionId: string): Promise<FusedGraph>;
}

/** What fusing takes. */
export interface FusedGraphsOptions {
  readonly vault: Vault;
  readonly graphs: GraphStore;
  /** Where the settings of the session's client stand. */
  readonly clients: Pick<ClientStore, 'settings'>;
  readonly now?: () => Date;
}

/** The graphs in the vault. */
export function fusedGraphs({ vault, graphs, clients, now = () => new Date() }: FusedGraphsOptions): FusedGraphs {
  const inTurn = oneAtATime();

  async function fuseNow(sessionId: string, options: FusionOptions): Promise<FusedGraph> {
    const graphId = randomUUID();
    const allowed = narrowed(await settingsOf(sessionId), options);
    const contents = await graphContents(vault, sessionId);
    const request = { graphId, fusedAt: now().toISOString(), options: allowed };
    const bytes = await graphs.fuse(sessionId, contents, request);
    const keeping = vault.append(sessionId, [{ kind: 'fused', itemId: graphId, bytes }]);
    // Read for the answer while it is compressed elsewhere.
    const graph = graphFrom(bytes);
    if (!(await keeping)) throw new Problem('session-not-live');
    return graph;
  }

  /** Of the client whose session it is, whoever asks. */
  async function settingsOf(sessionId: string): Promise<FusionOptions> {
    const session = await vault.find(sessionId);
    const settings = session && (await clients.settings(session.clientId));
    if (settings === undefined) throw new Problem('session-not-live');
    return settings.fusion;
  }

  /** Why there is no graph: the session may have ended since it was asked for. */
  async function absent(sessionId: string): Promise<Problem> {
    if ((await vault.find(sessionId)) === undefined) return new Problem('session-not-live');
    return new Problem('not-found', 'The session was not fused yet.');
  }

  return {
    fuse: (sessionId, options) => inTurn(sessionId, () => fuseNow(sessionId, options)),

    async newest(sessionId) {
      const last = (await vault.items(sessionId, 'fused')).at(-1);
      const bytes = last && (await vault.read(sessionId, last));
      if (bytes === undefined) throw await absent(sessionId);
      return graphFrom(bytes);
    },
  };
}

/** What the graph store needs of a session: its documents, and the newest fusion. */
async function graphContents(vault: Vault, sessionId: string): Promise<GraphContents> {
  const [sources, fusions] = await Promise.all([vault.items(sessionId, 'source'), vault.items(sessionId, 'fused')]);
  return {
    items: [
      ...sources.map(({ itemId }) => ({ kind: 'source', itemId }) as const),
      ...fusions.slice(-1).map(({ itemId }) => ({ kind: 'fused', itemId }) as const),
    ],
    read: async (item) => {
      const bytes = await vault.read(sessionId, item);
      if (bytes === undefined) throw new Problem('session-not-live');
      return bytes;
    },
  };
}

/** What stands in the vault, fusion wrote. */
function graphFrom(bytes: Uint8Array): FusedGraph {
  return JSON.parse(Buffer.from(bytes).toString('utf8')) as FusedGraph;
}
