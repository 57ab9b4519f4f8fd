// Says that something was written to the log of a session, or that the session is over. What was written is read from the log: who listens
// late, or takes long, misses nothing.
import { Listeners } from '../listeners.ts';

/** Who is told of one session. A listener does not throw. */
export interface SessionListener {
  readonly written: () => void;
  readonly ended: () => void;
}

/** Signals within this process: the vault belongs to one. */
export interface SessionSignals {
  written(sessionId: string): void;
  ended(sessionIds: readonly string[]): void;
  /** Tells the listener of this session until the function given is called. */
  listen(sessionId: string, listener: SessionListener): () => void;
}

/** Signals between those who write and those who listen. */
export function sessionSignals(): SessionSignals {
  const listeners = new Listeners<SessionListener>();
  return {
    written(sessionId) {
      for (const listener of listeners.of(sessionId)) listener.written();
    },
    ended(sessionIds) {
      for (const listener of sessionIds.flatMap((id) => listeners.of(id))) listener.ended();
    },
    listen: (sessionId, listener) => listeners.add(sessionId, listener),
  };
}
