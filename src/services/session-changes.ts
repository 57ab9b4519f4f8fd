// What becomes of sessions, told to whoever listens in this process: documents and fusions as they are kept, and the end.
import type { FusedGraph } from '../model/source-document.ts';
import type { SessionChange, SessionChanges } from '../ports/session-changes.ts';
import type { FusedGraphs } from './fused-graphs.ts';
import { Listeners } from './listeners.ts';
import type { SessionSources } from './session-sources.ts';

/** Changes within this process. */
export function sessionChanges(): SessionChanges {
  const listeners = new Listeners<(change: SessionChange) => void>();
  return {
    publish(sessionId, change) {
      for (const listener of listeners.of(sessionId)) listener(change);
    },
    listen: (sessionId, listener) => listeners.add(sessionId, listener),
  };
}

/** The same documents; of each that is kept, listeners hear. */
export function tellingSources(sources: SessionSources, changes: SessionChanges): SessionSources {
  return {
    ...sources,
    async keep(...[sessionId, parts, describe]) {
      const source = await sources.keep(sessionId, parts, describe);
      changes.publish(sessionId, { kind: 'document-appended', requestId: source.requestId });
      return source;
    },
  };
}

/** The same fused graphs; of each that is made, listeners hear. */
export function tellingFusions(fused: FusedGraphs, changes: SessionChanges): FusedGraphs {
  return {
    ...fused,
    async fuse(sessionId, options): Promise<FusedGraph> {
      const fusion = await fused.fuse(sessionId, options);
      changes.publish(sessionId, { kind: 'fused', graphId: fusion.graphId, fusedAt: fusion.fusedAt });
      return fusion;
    },
  };
}
