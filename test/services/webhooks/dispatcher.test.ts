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
