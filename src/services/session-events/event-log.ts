// The log of events of each session, in the vault: written to by the server and by the clients, read from any place on.
import { isDeepStrictEqual } from 'node:util';
import { createHash } from 'node:crypto';
import { EVENT_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { CloudEvent, LoggedEvent } from '../../model/cloud-event.ts';
import { OWN_TYPES } from '../../model/event-types.ts';
import type { Vault } from '../../ports/vault.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { eventItem, loggedEvent } from './event-items.ts';

/** What became of an event that was sent. */
export interface AppendedEvent {
  readonly sequence: number;
  /** It stood in the log before, and was not written again. */
  readonly duplicate: boolean;
}

/** A stretch of a log. */
export interface EventPage {
  readonly events: readonly LoggedEvent[];
  /** Whether more follow. */
  readonly more: boolean;
}

/** The logs of all sessions. */
export interface EventLog {
  /**
   * Writes the events in their order, all or none; durable when it resolves. An event whose `id` and `source` the log has already is the same
   * event. Throws Problem session-not-live, event-conflict, event-log-full.
   */
  append(sessionId: string, events: readonly CloudEvent[]): Promise<readonly AppendedEvent[]>;
  /** Events after the place given, at most `limit`; undefined when the session is not live. */
  page(sessionId: string, range: { readonly after: number; readonly limit: number }): Promise<EventPage | undefined>;
  /** Lets go of what is in memory. */
  forget(sessionIds: readonly string[]): void;
}

/** What `eventLog` needs. */
export interface EventLogOptions {
  /** One that signals what is written (recording-vault.ts). */
  readonly vault: Vault;
  /** For tests; those of EVENT_LIMITS when absent. */
  readonly limits?: Partial<Record<'eventsOfSession' | 'bytesOfSession', number>>;
  readonly now?: () => Date;
}

/** What is known of the log of a session, up to a place. */
interface Index {
  /** By the hash of source and id: the place of the event. */
  readonly places: Map<string, number>;
  last: number;
  /** Events of clients. */
  count: number;
  bytes: number;
}

const INDEXED_AT_ONCE = 200;

/** The logs in the vault. */
export function eventLog({ vault, limits, now = () => new Date() }: EventLogOptions): EventLog {
  const { eventsOfSession, bytesOfSession }: Required<NonNullable<typeof limits>> = { ...EVENT_LIMITS, ...limits };
  const indices = new Map<string, Index>();
  const inTurn = oneAtATime();

  /** The index of the session as the log now stands. */
  async function upToDate(sessionId: string): Promise<Index> {
    const index = indices.get(sessionId) ?? { places: new Map<string, number>(), last: 0, count: 0, bytes: 0 };
    for (;;) {
      const records = await vault.range(sessionId, 'event', { after: index.last, limit: INDEXED_AT_ONCE });
      if (records === undefined) throw new Problem('session-not-live');
      for (const record of records) {
        const { event, sequence } = loggedEvent(record);
        index.last = sequence;
        if (event.type.startsWith(OWN_TYPES)) continue;
        index.places.set(nameOf(event), sequence);
        index.count += 1;
        index.bytes += record.bytes.length;
      }
      if (records.length < INDEXED_AT_ONCE) break;
    }
    indices.delete(sessionId);
    indices.set(sessionId, index);
    const [oldest] = indices.keys();
    if (indices.size > EVENT_LIMITS.indexedSessions && oldest !== undefined) indices.delete(oldest);
    return index;
  }

  /** Throws when another event stands at the place. */
  async function checkSame(sessionId: string, place: number, event: CloudEvent): Promise<void> {
    const [record] = (await vault.range(sessionId, 'event', { after: place - 1, limit: 1 })) ?? [];
    if (record === undefined) throw new Problem('session-not-live');
    if (!isDeepStrictEqual(loggedEvent(record).event, event)) throw conflict();
  }

  async function appendNow(sessionId: string, events: readonly CloudEvent[]): Promise<readonly AppendedEvent[]> {
    const before = await upToDate(sessionId);
    const fresh = new Map<string, CloudEvent>();
    for (const event of events) {
      const name = nameOf(event);
      const place = before.places.get(name);
      if (place !== undefined) await checkSame(sessionId, place, event);
      else if (!isDeepStrictEqual(fresh.get(name) ?? event, event)) throw conflict();
      else if (!fresh.has(name)) fresh.set(name, event);
    }
    const items = [...fresh.values()].map((event) => eventItem(event, now()));
    const bytes = items.reduce((sum, item) => sum + item.bytes.length, before.bytes);
    if (before.count + items.length > eventsOfSession || bytes > bytesOfSession) throw new Problem('event-log-full');
    if (items.length > 0 && !(await vault.append(sessionId, items))) throw new Problem('session-not-live');
    const { places } = await upToDate(sessionId);
    return events.map((event) => {
      const name = nameOf(event);
      const first = fresh.get(name);
      // What comes twice in one request is new the first time.
      return { sequence: places.get(name) ?? NaN, duplicate: first !== event };
    });
  }

  return {
    append: (sessionId, events) => inTurn(sessionId, () => appendNow(sessionId, events)),

    async page(sessionId, { after, limit }) {
      const records = await vault.range(sessionId, 'event', { after, limit: limit + 1 });
      return records && { events: records.slice(0, limit).map(loggedEvent), more: records.length > limit };
    },

    forget(sessionIds) {
      for (const id of sessionIds) indices.delete(id);
    },
  };
}

/** Short, whatever clients call their events. */
function nameOf({ source, id }: CloudEvent): string {
  return createHash('sha256')
    .update(JSON.stringify([source, id]))
    .digest('base64url')
    .slice(0, 24);
}

function conflict(): Problem {
  return new Problem('event-conflict');
}
