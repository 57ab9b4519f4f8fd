// Follows the log of a session: first what stands there, then what is written, as it is. The log is the buffer: who takes slowly is read for
// slowly, and nothing is held for anybody.
import type { LoggedEvent } from '../../model/cloud-event.ts';
import type { EventLog } from './event-log.ts';
import type { SessionSignals } from './signals.ts';

/** What a follower is given. */
export type Followed =
  | { readonly kind: 'events'; readonly events: readonly LoggedEvent[] }
  /** Nothing has happened for a while. */
  | { readonly kind: 'quiet' }
  /** The session is over. Nothing follows. */
  | { readonly kind: 'ended' };

/** How to follow. */
export interface FollowOptions {
  readonly sessionId: string;
  /** The place after which to begin; 0 for all. */
  readonly after: number;
  /** After this time without anything it is said that all is quiet. */
  readonly quietMs: number;
  /** Ends it, at once. */
  readonly signal: AbortSignal;
}

/** A log, and who says that something was written to it. */
export interface FollowedLog {
  readonly log: Pick<EventLog, 'page'>;
  readonly signals: SessionSignals;
}

/** So many are opened at a time for one follower. */
const EVENTS_AT_ONCE = 50;

/** Gives what is in the log and what comes, in order and without a gap, until the session ends or `signal` does. */
export async function* followEvents(
  { log, signals }: FollowedLog,
  { sessionId, after, quietMs, signal }: FollowOptions,
): AsyncGenerator<Followed, void> {
  const bell = new Bell();
  const ring = () => bell.ring();
  const stop = signals.listen(sessionId, { written: ring, ended: ring });
  signal.addEventListener('abort', ring);
  try {
    let last = after;
    while (!signal.aborted) {
      bell.clear();
      const page = await log.page(sessionId, { after: last, limit: EVENTS_AT_ONCE });
      if (page === undefined) {
        yield { kind: 'ended' };
        return;
      }
      const newest = page.events.at(-1);
      if (newest !== undefined) {
        last = newest.sequence;
        yield { kind: 'events', events: page.events };
      }
      if (page.more) continue;
      if ((await bell.rung(quietMs)) === 'quiet') yield { kind: 'quiet' };
    }
  } finally {
    stop();
    signal.removeEventListener('abort', ring);
  }
}

/** Rings once for all that happened since it was cleared. */
class Bell {
  #rung = false;
  #wake: (() => void) | undefined;

  clear(): void {
    this.#rung = false;
  }

  ring(): void {
    this.#rung = true;
    this.#wake?.();
  }

  async rung(withinMs: number): Promise<'rung' | 'quiet'> {
    if (this.#rung) return 'rung';
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve('quiet'), withinMs);
      this.#wake = () => {
        clearTimeout(timer);
        resolve('rung');
      };
    });
  }
}
