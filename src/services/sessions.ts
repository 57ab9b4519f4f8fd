// Starts, continues and ends sessions, and says whose they are. For anyone but its own client a session does not exist:
// the answer is the same as for one that never was.
import { randomBytes, randomUUID } from 'node:crypto';
import { SESSION_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { SECRET_BYTES, matchesHash, secretHash } from '../kernel/secrets.ts';
import type { Caller } from '../model/caller.ts';
import { belongsTo, startSession, transition } from '../model/session.ts';
import type { LiveSession } from '../model/session.ts';
import type { ClientStore } from '../ports/client-store.ts';
import type { Vault } from '../ports/vault.ts';

/** What a new session is asked to be. */
export interface SessionWish {
  /** A session to continue if it is live and the caller's; otherwise a new one starts. */
  readonly sessionId?: string;
  /** SESSION_LIMITS.minimumSeconds or more; what is over the client's maximum is cut to it. */
  readonly lifetimeInSeconds?: number;
  /** A session is continued only under the partition key it was started with, when one is named. */
  readonly partitionKey?: string;
}

/** Names a session, with the session key when the request shows one. */
export interface ShownSession {
  /** As the client sent it. */
  readonly sessionId: string;
  readonly sessionKey: string | undefined;
}

/** A session that was just started, with its key: shown this once, kept nowhere. */
export interface StartedSession {
  readonly kind: 'started';
  readonly session: LiveSession;
  readonly sessionKey: string;
}

/** A session that goes on, with what it holds. */
export interface ContinuedSession {
  readonly kind: 'continued';
  readonly session: LiveSession;
  /** The requests that appended documents to it, oldest first. */
  readonly requestIds: readonly string[];
}

/** The sessions of this installation. */
export interface Sessions {
  /** Starts a session, or continues the one named. Throws Problem session-key-mismatch. */
  start(
    caller: Caller,
    wish: SessionWish & Pick<ShownSession, 'sessionKey'>,
  ): Promise<StartedSession | ContinuedSession>;
  /** Extends a live session by its own lifetime from now. Throws Problem session-not-live, session-key-mismatch. */
  resume(caller: Caller, shown: ShownSession): Promise<ContinuedSession>;
  /** The live session that is shown. Throws Problem session-not-live, session-key-mismatch. */
  require(caller: Caller, shown: ShownSession): Promise<LiveSession>;
  /** Ends a session; when it resolves, what it held is irretrievable. */
  end(session: LiveSession): Promise<void>;
  /** Ends every session that is due. */
  expireDue(): Promise<void>;
}

/** What `sessions` needs. */
export interface SessionsOptions {
  readonly vault: Vault;
  /** Where it stands how long a client's sessions live. */
  readonly clients: Pick<ClientStore, 'settings'>;
  /** Told after sessions have ended, so that whoever holds working copies of them lets go. */
  readonly onEnded?: (sessionIds: readonly string[]) => Promise<void>;
  readonly now?: () => Date;
}

/** The one place where sessions are started, found and ended. */
export function sessions(options: SessionsOptions): Sessions {
  const { vault, clients, onEnded = () => Promise.resolve(), now = () => new Date() } = options;

  /** The caller's live session of this id. */
  async function find(caller: Caller, sessionId: string): Promise<LiveSession | undefined> {
    const session = await vault.find(sessionId.toLowerCase());
    if (session === undefined || !belongsTo(session, caller)) return undefined;
    const current = transition(session, { kind: 'time-passed', at: now() });
    return current.state === 'live' ? current : undefined;
  }

  async function require(caller: Caller, { sessionId, sessionKey }: ShownSession): Promise<LiveSession> {
    const session = await find(caller, sessionId);
    if (session === undefined) throw notLive();
    checkKey(caller, session, sessionKey);
    return session;
  }

  /** What is wished, or the client's default; never more than its settings allow now. */
  async function lifetimeFor({ clientId }: Caller, wished?: number): Promise<number> {
    const settings = await clients.settings(clientId);
    if (settings === undefined) throw new Problem('unauthenticated', 'The client was revoked.');
    const { defaultSeconds, maximumSeconds } = settings.sessions;
    return Math.min(wished ?? defaultSeconds, maximumSeconds);
  }

  /** The session extended; undefined when it ended at this very moment. */
  async function proceed(
    caller: Caller,
    session: LiveSession,
    wished = session.lifetimeInSeconds,
  ): Promise<ContinuedSession | undefined> {
    const lifetimeInSeconds = await lifetimeFor(caller, wished);
    const extended = transition(session, { kind: 'resumed', at: now(), lifetimeInSeconds });
    if (extended.state === 'ended') return undefined;
    if (extended !== session && !(await vault.extend(session.sessionId, extended.expiresAt))) return undefined;
    const requestIds = (await vault.items(session.sessionId, 'source')).map(({ itemId }) => itemId);
    return { kind: 'continued', session: extended, requestIds };
  }

  return {
    async start(caller, { sessionId, lifetimeInSeconds, partitionKey, sessionKey: shownKey }) {
      const lifetime = lifetimeInSeconds === undefined ? undefined : checkedLifetime(lifetimeInSeconds);
      const existing = sessionId === undefined ? undefined : await find(caller, sessionId);
      if (existing !== undefined && (partitionKey === undefined || partitionKey === existing.partitionKey)) {
        checkKey(caller, existing, shownKey);
        const continued = await proceed(caller, existing, lifetime);
        if (continued !== undefined) return continued;
      }
      const sessionKey = randomBytes(SECRET_BYTES).toString('base64url');
      const session = startSession({
        sessionId: randomUUID(),
        clientId: caller.clientId,
        tenantId: caller.tenantId,
        subjectId: caller.subjectId,
        partitionKey: partitionKey ?? null,
        lifetimeInSeconds: await lifetimeFor(caller, lifetime),
        sessionKeyHash: secretHash(sessionKey),
        at: now(),
      });
      await vault.start(session);
      return { kind: 'started', session, sessionKey };
    },

    async resume(caller, shown) {
      const continued = await proceed(caller, await require(caller, shown));
      if (continued === undefined) throw notLive();
      return continued;
    },

    require,

    async end(session) {
      const ended = transition(session, { kind: 'deleted', at: now() });
      await vault.end(ended.sessionId);
      await onEnded([ended.sessionId]);
    },

    async expireDue() {
      const ended = await vault.expire(now());
      if (ended.length > 0) await onEnded(ended);
    },
  };
}

/** Whoever shows a key has to show the right one. Only a page has to show one: a credential is proof enough. */
function checkKey({ isPage }: Caller, session: LiveSession, sessionKey: string | undefined): void {
  const isFine = sessionKey === undefined ? isPage !== true : matchesHash(sessionKey, session.sessionKeyHash);
  if (!isFine) throw new Problem('session-key-mismatch');
}

function checkedLifetime(seconds: number): number {
  const { minimumSeconds, maximumSeconds } = SESSION_LIMITS;
  if (Number.isSafeInteger(seconds) && seconds >= minimumSeconds) return Math.min(seconds, maximumSeconds);
  // Not raised to the minimum: data would live longer than it was to.
  throw new Problem('invalid-request', `A session lives ${minimumSeconds} to ${maximumSeconds} whole seconds.`);
}

function notLive(): Problem {
  return new Problem('session-not-live');
}
