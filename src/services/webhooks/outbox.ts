// Makes messages of what happens to sessions. The log of the session says what has happened, the store how far that was told: what was written
// before a crash, and not told, is told after it. The end of a session takes with it what waits about it, and is told alone.
import { WEBHOOK_LIMITS } from '../../kernel/limits.ts';
import type { Vault } from '../../ports/vault.ts';
import type { WatchedSession, WebhookStore } from '../../ports/webhook-store.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { loggedEvent } from '../session-events/event-items.ts';
import { OwnEvents } from '../session-events/own-events.ts';
import type { SessionWitness } from '../session-events/recording-vault.ts';
import { messagesTo, noticeOf } from './messages.ts';

/** The way from the logs to the messages. */
export interface WebhookOutbox extends SessionWitness {
  /** Tells what was not told when the program ended; before anything else happens to sessions. */
  recover(): Promise<void>;
  /** Resolves when all that was written is told. */
  settled(): Promise<void>;
}

/** What the outbox needs. */
export interface OutboxOptions {
  /** The vault itself, below whatever records what is done to it. */
  readonly vault: Vault;
  readonly store: WebhookStore;
  readonly baseUrl: string;
  /** Called when there are messages. */
  readonly onMessages: () => void;
  /** Hears of failures; what was to be told then is told with the next event, or after the next start. */
  readonly onFailure: (error: unknown) => void;
  readonly now?: () => Date;
}

const EVENTS_AT_ONCE = 100;

/** The outbox of one installation. */
export function webhookOutbox(options: OutboxOptions): WebhookOutbox {
  const { vault, store, baseUrl, onMessages, onFailure, now = () => new Date() } = options;
  const own = new OwnEvents({ baseUrl, now });
  const inTurn = oneAtATime();
  const underWay = new Set<Promise<void>>();
  /** Sessions that the store watches, as far as this process has asked. */
  const watched = new Set<string>();

  async function tell({ sessionId, clientId, told }: WatchedSession): Promise<void> {
    const webhooks = await store.list(clientId);
    for (let after = told; ;) {
      const records = await vault.range(sessionId, 'event', { after, limit: EVENTS_AT_ONCE });
      const last = records?.at(-1)?.sequence;
      if (records === undefined || last === undefined) return;
      const messages = records
        .map((record) => noticeOf(sessionId, loggedEvent(record), baseUrl))
        .flatMap((notice) => messagesTo(webhooks, notice));
      await store.enqueue(messages, { most: WEBHOOK_LIMITS.waiting, told: { sessionId, told: last } });
      if (messages.length > 0) onMessages();
      after = last;
    }
  }

  async function tellEnd({ sessionId, clientId }: WatchedSession): Promise<void> {
    const event = own.of(sessionId, { type: 'org.w3id.arkive.session.ended', data: { sessionId } });
    const notice = { messageId: `msg_${event.id}`, sessionId: null, event, createdAt: now() };
    await store.forget(sessionId, messagesTo(await store.list(clientId), notice), WEBHOOK_LIMITS.waiting);
    onMessages();
  }

  /** Runs a task about a session after those before it. */
  async function about(sessionId: string, task: (session: WatchedSession) => Promise<void>): Promise<void> {
    const running = inTurn(sessionId, async () => {
      const session = await store.findWatched(sessionId);
      if (session !== undefined) await task(session);
    });
    underWay.add(running);
    try {
      await running;
    } finally {
      underWay.delete(running);
    }
  }

  return {
    async before({ sessionId, clientId }) {
      if (watched.has(sessionId) || (await store.list(clientId)).length === 0) return;
      // What is in the log already happened before anybody wanted to know.
      const told = (await vault.items(sessionId, 'event')).at(-1)?.sequence ?? 0;
      await store.watch({ sessionId, clientId, told });
      watched.add(sessionId);
      // It may have ended before it was watched; then nobody told of it.
      if ((await vault.find(sessionId)) !== undefined) return;
      watched.delete(sessionId);
      await about(sessionId, tellEnd);
    },

    written(sessionId) {
      if (watched.has(sessionId)) about(sessionId, tell).catch(onFailure);
    },

    async ended(sessionIds) {
      for (const id of sessionIds) {
        // Also where this process knows nothing of it: a session may have been watched by the one before.
        watched.delete(id);
        await about(id, tellEnd).catch(onFailure);
      }
    },

    async recover() {
      for (const session of await store.watched()) {
        const isLive = (await vault.find(session.sessionId)) !== undefined;
        if (isLive) watched.add(session.sessionId);
        await about(session.sessionId, isLive ? tell : tellEnd);
      }
    },

    async settled() {
      while (underWay.size > 0) await Promise.allSettled(underWay);
    },
  };
}
