// Sends the messages that are due, several at a time, and notes what came of each.
import { WEBHOOK_LIMITS } from '../../kernel/limits.ts';
import type { ClientStore } from '../../ports/client-store.ts';
import type { WebhookSender } from '../../ports/webhook-sender.ts';
import type { Delivery, Webhook, WebhookStore } from '../../ports/webhook-store.ts';
import { living } from '../clients.ts';
import { changeOf, outcomeOf } from './back-off.ts';
import type { Random } from './back-off.ts';
import { signedHeaders } from './secrets.ts';

/** Sends. */
export interface WebhookDispatcher {
  /** Sends what is due, and what falls due, until `stop`. */
  start(): void;
  /** There may be messages. */
  wake(): void;
  /** Sends all that is due now; resolves when nothing that is due is left. */
  sendDue(): Promise<void>;
  /** Resolves when nothing is under way. */
  stop(): Promise<void>;
}

/** What sending takes. */
export interface DispatcherOptions {
  readonly store: WebhookStore;
  readonly sender: WebhookSender;
  readonly clients: Pick<ClientStore, 'find'>;
  /** From which secrets are made. */
  readonly key: Uint8Array;
  /** Whether clients that develop may be told at this machine. */
  readonly toThisMachine: boolean;
  /** Hears of failures of the store; the next turn tries again. */
  readonly onFailure: (error: unknown) => void;
  readonly now?: () => Date;
  readonly random?: Random;
}

/** Also with nothing due, it is looked from time to time: old messages are removed then. */
const LONGEST_SLEEP_MS = 60_000;

/** The dispatcher of one installation. */
export function webhookDispatcher(options: DispatcherOptions): WebhookDispatcher {
  const { store, sender, clients, key, onFailure, now = () => new Date(), random = Math.random } = options;
  const underWay = new Map<number, { readonly webhookId: string; readonly sending: Promise<void> }>();
  let prunedAtMs = 0;
  let restsUntilMs = 0;
  let timer: NodeJS.Timeout | undefined;
  let state: 'new' | 'running' | 'stopped' = 'new';
  let turn: Promise<void> = Promise.resolve();
  /** One turn behind the present one finds all that there is. */
  let isQueued = false;

  async function send(delivery: Delivery): Promise<void> {
    const webhook = await store.find(delivery.webhookId);
    if (webhook?.disabled !== null) return;
    const client = living(await clients.find(webhook.clientId));
    if (client === undefined) {
      const lost = { state: 'failed', lastFault: 'client-revoked', lastAttemptAt: now(), lastStatus: null } as const;
      await store.settle(delivery.deliveryNo, { ...delivery, ...lost });
      return;
    }
    const toThisMachine = options.toThisMachine && client.environment === 'development';
    const result = await sender.send(outgoing(key, webhook, { delivery, at: now(), toThisMachine }));
    const at = now();
    await store.settle(delivery.deliveryNo, outcomeOf(delivery, result, { at, random }));
    const current = await store.find(delivery.webhookId);
    const change = current && changeOf(current, result, at);
    if (change) await store.change(delivery.webhookId, change);
  }

  /** Begins to send what is due and has room; says whether anything was begun. */
  async function begin(): Promise<boolean> {
    const room = WEBHOOK_LIMITS.atATime - underWay.size;
    if (room <= 0 || now().getTime() < restsUntilMs) return false;
    let begun = 0;
    for (const delivery of await store.due(now(), 2 * WEBHOOK_LIMITS.atATimeToOne)) {
      const { deliveryNo, webhookId } = delivery;
      const ofOne = [...underWay.values()].filter((each) => each.webhookId === webhookId).length;
      if (begun >= room || ofOne >= WEBHOOK_LIMITS.atATimeToOne || underWay.has(deliveryNo)) continue;
      begun += 1;
      const sending = send(delivery)
        .catch((error: unknown) => {
          // What was sent could not be noted, and would be sent at once again.
          restsUntilMs = now().getTime() + LONGEST_SLEEP_MS;
          onFailure(error);
        })
        .finally(() => {
          underWay.delete(deliveryNo);
          wake();
        });
      underWay.set(deliveryNo, { webhookId, sending });
    }
    return begun > 0;
  }

  /** Once a minute: it waits for the disk. */
  async function prune(): Promise<void> {
    const at = now().getTime();
    if (at - prunedAtMs < LONGEST_SLEEP_MS) return;
    prunedAtMs = at;
    await store.prune(new Date(at - WEBHOOK_LIMITS.keptMs));
  }

  async function takeTurn(): Promise<void> {
    isQueued = false;
    if (state !== 'running') return;
    clearTimeout(timer);
    try {
      await begin();
      await prune();
      const next = await store.nextDueAt();
      const wait = next === undefined ? LONGEST_SLEEP_MS : next.getTime() - now().getTime();
      // What is due already, and was not begun, waits for something that ends; that wakes.
      timer = setTimeout(wake, Math.min(Math.max(wait, SHORTEST_SLEEP_MS), LONGEST_SLEEP_MS)).unref();
    } catch (error) {
      onFailure(error);
      timer = setTimeout(wake, LONGEST_SLEEP_MS).unref();
    }
  }

  function wake(): void {
    if (state !== 'running' || isQueued) return;
    isQueued = true;
    turn = turn.then(takeTurn);
  }

  return {
    start() {
      state = 'running';
      wake();
    },

    wake,

    async sendDue() {
      do {
        await Promise.all([...underWay.values()].map(({ sending }) => sending));
      } while (await begin());
    },

    async stop() {
      state = 'stopped';
      clearTimeout(timer);
      await turn;
      await Promise.all([...underWay.values()].map(({ sending }) => sending));
    },
  };
}

const SHORTEST_SLEEP_MS = 1_000;

function outgoing(
  key: Uint8Array,
  webhook: Webhook,
  { delivery, at, toThisMachine }: { readonly delivery: Delivery; readonly at: Date; readonly toThisMachine: boolean },
) {
  const headers = {
    ...signedHeaders(key, webhook, { message: delivery, at }),
    'content-type': 'application/json',
    'user-agent': 'Arkive',
  };
  return { url: webhook.url, headers, body: delivery.body, toThisMachine };
}
