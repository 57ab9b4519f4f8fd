// Sending where the queue itself fails.
import { expect, it } from 'vitest';
import type { Delivery, Webhook, WebhookStore } from '../../../src/ports/webhook-store.ts';
import { webhookDispatcher } from '../../../src/services/webhooks/dispatcher.ts';

const at = new Date('2026-03-01T12:00:00Z');
const WEBHOOK: Webhook = {
  webhookId: 'webhook_1',
  clientId: 'client',
  url: 'https://client.example/',
  types: [],
  description: '',
  createdAt: at,
  secretNumber: 1,
  oldSecretUntil: null,
  disabled: null,
  failingSince: null,
};
const DELIVERY: Delivery = {
  deliveryNo: 1,
  messageId: 'msg_1',
  webhookId: 'webhook_1',
  sessionId: null,
  type: 'x',
  body: '{}',
  createdAt: at,
  state: 'waiting',
  attempts: 0,
  dueAt: at,
  lastAttemptAt: null,
  lastStatus: null,
  lastFault: null,
};

it('a message whose fate could not be noted is not sent again at once, and is after a while', async () => {
  let nowMs = at.getTime();
  let sent = 0;
  const failures: unknown[] = [];
  const store: Partial<WebhookStore> = {
    due: () => Promise.resolve([DELIVERY]),
    find: () => Promise.resolve(WEBHOOK),
    settle: () => Promise.reject(new Error('the disk is full')),
  };
  const dispatcher = webhookDispatcher({
    store: store as WebhookStore,
    sender: {
      check: () => Promise.resolve(undefined),
      send: () => Promise.resolve({ kind: 'answered', status: 200 + 0 * ++sent, retryAfterS: undefined }),
    },
    clients: { find: () => Promise.resolve({ revokedAt: null, environment: 'production' } as never) },
    key: new Uint8Array(32),
    toThisMachine: false,
    onFailure: (error) => failures.push(error),
    now: () => new Date(nowMs),
  });
  await dispatcher.sendDue();
  await dispatcher.sendDue();
  expect([sent, failures.length]).toEqual([1, 1]);
  nowMs += 60_000;
  await dispatcher.sendDue();
  expect(sent).toBe(2);
});

it('woken many times while it is at work, it looks once more when that is done', async () => {
  let looks = 0;
  let goOn: () => void = () => undefined;
  const store: Partial<WebhookStore> = {
    due: async () => {
      looks += 1;
      if (looks === 1) await new Promise<void>((resolve) => (goOn = resolve));
      return [];
    },
    prune: () => Promise.resolve(),
    nextDueAt: () => Promise.resolve(undefined),
  };
  const dispatcher = webhookDispatcher({
    store: store as WebhookStore,
    sender: { check: () => Promise.resolve(undefined), send: () => Promise.reject(new Error('nothing is due')) },
    clients: { find: () => Promise.resolve(undefined) },
    key: new Uint8Array(32),
    toThisMachine: false,
    onFailure: (error) => expect.unreachable(String(error)),
  });
  dispatcher.start();
  await expect.poll(() => looks).toBe(1);
  for (let each = 0; each < 20; each++) dispatcher.wake();
  goOn();
  await expect.poll(() => looks).toBe(2);
  // Other turns, if there were any, would be taken now.
  await new Promise((resolve) => setImmediate(resolve));
  expect(looks).toBe(2);
  await dispatcher.stop();
});
