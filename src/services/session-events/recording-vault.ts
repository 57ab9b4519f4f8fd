// A vault that writes down what happens to a session, in the session's own log. A document and the event that tells of it are kept by one
// append, both or none: no crash leaves one without the other.
import type { LiveSession } from '../../model/session.ts';
import type { Vault, VaultItem } from '../../ports/vault.ts';
import { eventItem } from './event-items.ts';
import { OwnEvents } from './own-events.ts';
import type { OwnEvent } from './own-events.ts';
import type { SessionSignals } from './signals.ts';

/** Told of sessions before and after something is written of them. */
export interface SessionWitness {
  /** Before anything of the session is written: what follows may be told to others. */
  before(session: Pick<LiveSession, 'sessionId' | 'clientId'>): Promise<void>;
  /** After something was written to the log. */
  written(sessionId: string): void;
  /** After sessions have ended. */
  ended(sessionIds: readonly string[]): Promise<void>;
}

/** What recording takes. */
export interface RecordingOptions {
  readonly signals: SessionSignals;
  /** The address of the server as clients see it. */
  readonly baseUrl: string;
  readonly witness?: SessionWitness;
  readonly now?: () => Date;
}

/** The same vault; what is done to sessions through it is written down, and signalled. */
export function recordingVault(vault: Vault, options: RecordingOptions): Vault {
  const { signals, baseUrl, witness, now = () => new Date() } = options;
  const own = new OwnEvents({ baseUrl, now });
  /** Whose the sessions in use are; an append need not open the record of its session for that. */
  const clientOf = new Map<string, string>();

  function remember(sessionId: string, clientId: string): void {
    clientOf.delete(sessionId);
    clientOf.set(sessionId, clientId);
    const [oldest] = clientOf.keys();
    if (clientOf.size > REMEMBERED_SESSIONS && oldest !== undefined) clientOf.delete(oldest);
  }

  async function announce(sessionId: string): Promise<void> {
    if (witness === undefined) return;
    const clientId = clientOf.get(sessionId) ?? (await vault.find(sessionId))?.clientId;
    if (clientId === undefined) return;
    remember(sessionId, clientId);
    await witness.before({ sessionId, clientId });
  }

  async function append(sessionId: string, items: readonly VaultItem[]): Promise<boolean> {
    const events = items.flatMap((item) => {
      const told = toldOf(item);
      return told === undefined ? [] : [eventItem(own.of(sessionId, told), now())];
    });
    const all = [...items, ...events];
    const kept = await vault.append(sessionId, all);
    if (kept && all.some(({ kind }) => kind === 'event')) {
      signals.written(sessionId);
      witness?.written(sessionId);
    }
    return kept;
  }

  const appended = async (sessionId: string, event: OwnEvent): Promise<boolean> =>
    append(sessionId, [eventItem(own.of(sessionId, event), now())]);

  async function ended(sessionIds: readonly string[]): Promise<void> {
    for (const id of sessionIds) clientOf.delete(id);
    signals.ended(sessionIds);
    await witness?.ended(sessionIds);
  }

  return {
    find: (sessionId) => vault.find(sessionId),
    items: (sessionId, kind) => vault.items(sessionId, kind),
    read: (sessionId, name) => vault.read(sessionId, name),
    range: (sessionId, kind, range) => vault.range(sessionId, kind, range),
    close: () => vault.close(),

    async start(session) {
      const { sessionId, clientId, expiresAt } = session;
      await vault.start(session);
      remember(sessionId, clientId);
      // Nobody knows the session before its first event is written, too.
      await witness?.before({ sessionId, clientId });
      await appended(sessionId, {
        type: 'org.w3id.arkive.session.started',
        data: { expiresAt: expiresAt.toISOString() },
      });
    },

    async extend(sessionId, expiresAt) {
      await announce(sessionId);
      if (!(await vault.extend(sessionId, expiresAt))) return false;
      // It may have ended meanwhile; then it was not extended for anybody.
      return appended(sessionId, {
        type: 'org.w3id.arkive.session.resumed',
        data: { expiresAt: expiresAt.toISOString() },
      });
    },

    async append(sessionId, items) {
      // Calls keep their order: the vault is asked at once where nobody has to be told before.
      if (witness !== undefined) await announce(sessionId);
      return append(sessionId, items);
    },

    async end(sessionId) {
      const wasLive = await vault.end(sessionId);
      await ended([sessionId]);
      return wasLive;
    },

    async expire(at) {
      const due = await vault.expire(at);
      if (due.length > 0) await ended(due);
      return due;
    },
  };
}

/** A name is some 100 bytes. */
const REMEMBERED_SESSIONS = 10_000;

/** What an item that is kept tells; events tell themselves. */
function toldOf({ kind, itemId }: VaultItem): OwnEvent | undefined {
  switch (kind) {
    case 'source':
      return { type: 'org.w3id.arkive.document.appended', subject: itemId, data: { requestId: itemId } };
    case 'fused':
      return { type: 'org.w3id.arkive.graph.fused', subject: itemId, data: { graphId: itemId } };
    default:
      return undefined;
  }
}
