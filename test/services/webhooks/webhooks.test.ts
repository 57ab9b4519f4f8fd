// Webhooks from what is done to a session to a server of somebody else, on a clock of the test.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openAuditLog } from '../../../src/adapters/libsql-clients/audit-log.ts';
import { openClientStore } from '../../../src/adapters/libsql-clients/client-store.ts';
import { loadWebhookKey } from '../../../src/adapters/libsql-webhooks/webhook-key.ts';
import { openWebhookStore } from '../../../src/adapters/libsql-webhooks/webhook-store.ts';
import { openWebhookSender } from '../../../src/adapters/webhook-sender/webhook-sender.ts';
import { WEBHOOK_LIMITS } from '../../../src/kernel/limits.ts';
import type { Caller } from '../../../src/model/caller.ts';
import type { Delivery } from '../../../src/ports/webhook-store.ts';
import { createClient, revokeClient } from '../../../src/services/clients.ts';
import { recordEvents } from '../../../src/services/session-events/session-events.ts';
import { openWebhooks } from '../../../src/services/webhooks/open-webhooks.ts';
import { openVault } from '../../adapters/libsql-vault/open-vault.ts';
import { liveSession } from '../../ports/live-session.ts';
import { textItem } from '../../ports/vault-contract.ts';
import { startReceiver } from './receiver.ts';
import type { Receiver } from './receiver.ts';

const DAY_MS = 86_400_000;

type Installation = Awaited<ReturnType<typeof open>>;

let folder: string;
let nowMs: number;
let receiver: Receiver;
let installation: Installation;
let caller: Caller;

/** Everything between the vault and the network, in the folder. */
async function open() {
  const now = () => new Date(nowMs);
  const clients = openClientStore(join(folder, 'clients.db'));
  const audit = openAuditLog(join(folder, 'clients.db'));
  const store = openWebhookStore(join(folder, 'webhooks.db'));
  const sealed = await openVault(folder, now);
  const failures: unknown[] = [];
  const opened = await openWebhooks({
    vault: sealed,
    store,
    sender: openWebhookSender({ networks: [], attemptMs: 500 }),
    clients,
    audit,
    key: loadWebhookKey(join(folder, 'webhook-key')),
    baseUrl: 'http://localhost:8081',
    toThisMachine: true,
    onFailure: (error) => failures.push(error),
    now,
    random: () => 0.5,
  });
  const { vault, events } = recordEvents(sealed, { baseUrl: 'http://localhost:8081', witness: opened.outbox, now });
  return {
    ...opened,
    ...{ clients, audit, store, vault, events, sealed, failures },
    /** Sends all that is due at this time. */
    async send() {
      await opened.outbox.settled();
      await opened.dispatcher.sendDue();
    },
    async close() {
      await opened.outbox.settled();
      await opened.dispatcher.stop();
      await vault.close();
      await store.close();
      await audit.close();
      await clients.close();
      expect(failures).toEqual([]);
    },
  };
}

async function reopen(): Promise<void> {
  await installation.close();
  installation = await open();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-webhooks-'));
  nowMs = Date.parse('2026-03-01T12:00:00Z');
  receiver = await startReceiver();
  installation = await open();
  const { client } = await createClient(installation.clients, {
    name: 'Test',
    tenantId: 'tenant-1',
    scopes: ['webhooks:write'],
    environment: 'development',
  });
  caller = { ...client, subjectId: null, scopes: new Set(client.scopes) };
});
afterEach(async () => {
  await installation.close();
  await receiver.close();
  rmSync(folder, { recursive: true });
});

const subscribed = (wish = {}) => installation.webhooks.create(caller, { url: receiver.url, ...wish });

async function started(): Promise<string> {
  const session = liveSession({ clientId: caller.clientId, at: new Date(nowMs), lifetimeInSeconds: 604_800 });
  await installation.vault.start(session);
  return session.sessionId;
}

const bodies = () =>
  receiver.received.map(({ body }) => JSON.parse(body) as { readonly type: string; readonly data?: object });
const types = () => bodies().map(({ type }) => type.replace('org.w3id.arkive.', ''));
const deliveries = async (webhookId: string): Promise<readonly Delivery[]> =>
  installation.webhooks.deliveries(caller, webhookId, { after: 0, limit: 100 });

describe('a webhook', () => {
  it('is told what happens to sessions: ids and types, signed, as a verifier that others wrote has it', async () => {
    const { secret } = await subscribed();
    const sessionId = await started();
    const document = textItem('SECRET-TEXT of the document');
    await installation.vault.append(sessionId, [document]);
    const written = { specversion: '1.0', id: 'SECRET-ID', source: '/SECRET', type: 'com.example.step' } as const;
    await installation.events.log.append(sessionId, [{ ...written, subject: 'SECRET', data: 'SECRET' }]);
    await installation.send();
    expect(types().toSorted()).toEqual(['document.appended', 'event.appended', 'session.started']);
    expect(JSON.stringify(receiver.received)).not.toContain('SECRET');
    for (const { headers, body } of receiver.received) {
      // It refuses what was signed long ago by its own clock; ours stands still.
      const verifier = new Verifier(secret);
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      expect(at.getTime()).toBe(nowMs);
      expect(verifier.sign(headers['webhook-id'] ?? '', at, body)).toBe(headers['webhook-signature']);
      expect(headers['content-type']).toBe('application/json');
    }
    const appended = bodies().find(({ type }) => type.endsWith('document.appended'));
    expect(appended?.data).toEqual({ requestId: document.itemId, sessionId, cursor: expect.stringMatching(/^\d+$/) });
    expect(bodies().find(({ type }) => type.endsWith('event.appended'))?.data).toEqual({
      sessionId,
      cursor: expect.stringMatching(/^\d+$/),
      eventType: 'com.example.step',
    });
  });

  it('is told only the types that it asks for, and nothing of the sessions of other clients', async () => {
    await subscribed({ types: ['org.w3id.arkive.session.started'] });
    await installation.vault.append(await started(), [textItem('x')]);
    await installation.vault.start(liveSession({ clientId: 'another', at: new Date(nowMs) }));
    await installation.send();
    expect(types()).toEqual(['session.started']);
  });

  it('hears of a session that had begun before it what happens from then on', async () => {
    const sessionId = await started();
    await subscribed();
    await installation.vault.append(sessionId, [textItem('x')]);
    await installation.send();
    expect(types()).toEqual(['document.appended']);
  });

  it('is tried again ever later, under the same id with a new signature, until it answers', async () => {
    const { webhook } = await subscribed({ types: ['org.w3id.arkive.session.started'] });
    await started();
    receiver.answer = 500;
    await installation.send();
    for (const wait of [5_000, 20_000, 80_000]) {
      nowMs += wait - 1;
      await installation.send();
      const before = receiver.received.length;
      nowMs += 1;
      await installation.send();
      expect(receiver.received).toHaveLength(before + 1);
    }
    receiver.answer = 200;
    nowMs += 320_000;
    await installation.send();
    expect(await deliveries(webhook.webhookId)).toMatchObject([{ state: 'delivered', attempts: 5, lastStatus: 200 }]);
    const heads = receiver.received.map(({ headers }) => headers);
    expect(new Set(heads.map((head) => head['webhook-id'])).size).toBe(1);
    expect(new Set(heads.map((head) => head['webhook-signature'])).size).toBe(5);
    nowMs += DAY_MS;
    await installation.send();
    expect(receiver.received).toHaveLength(5);
  });

  it('is given the time that it asks for, and a message is given up in the end', async () => {
    const { webhook } = await subscribed({ types: ['org.w3id.arkive.session.started'] });
    await started();
    Object.assign(receiver, { answer: 429, fields: { 'retry-after': '3600' } });
    await installation.send();
    nowMs += 3_599_000;
    await installation.send();
    expect(receiver.received).toHaveLength(1);
    receiver.fields = {};
    for (let attempt = 2; attempt <= WEBHOOK_LIMITS.attempts + 1; attempt++) {
      nowMs += 2 * 3_600_000 * (attempt > 7 ? 6 : 1);
      await installation.send();
    }
    expect(receiver.received).toHaveLength(WEBHOOK_LIMITS.attempts);
    expect(await deliveries(webhook.webhookId)).toMatchObject([
      { state: 'failed', attempts: WEBHOOK_LIMITS.attempts, lastStatus: 429, lastFault: 'refused' },
    ]);
  });

  it.each([
    ['does not answer', 'hang', null, 'timeout'],
    ['redirects', 302, 302, 'refused'],
  ] as const)('is tried again when it %s', async (_what, answer, lastStatus, lastFault) => {
    const { webhook } = await subscribed({ types: ['org.w3id.arkive.session.started'] });
    Object.assign(receiver, { answer, fields: { location: receiver.url } });
    await started();
    await installation.send();
    expect(await deliveries(webhook.webhookId)).toMatchObject([
      { state: 'waiting', attempts: 1, lastStatus, lastFault },
    ]);
    expect(receiver.received).toHaveLength(1);
  });

  it('does not hold up another one', async () => {
    const slow = await startReceiver();
    slow.answer = 'hang';
    await installation.webhooks.create(caller, { url: slow.url });
    await subscribed();
    for (let index = 0; index < 12; index++) await started();
    await installation.outbox.settled();
    const sending = installation.dispatcher.sendDue();
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(12);
    slow.answer = 204;
    await sending;
    await slow.close();
  });

  it('is disabled when nothing has arrived for days, and is told what it missed when it is enabled again', async () => {
    const { webhook } = await subscribed({ types: ['org.w3id.arkive.session.started'] });
    receiver.answer = 503;
    for (let day = 0; day <= 5; day++) {
      await started();
      await installation.send();
      nowMs += DAY_MS;
    }
    expect((await installation.webhooks.find(caller, webhook.webhookId)).disabled).toMatchObject({ cause: 'failing' });
    const tried = receiver.received.length;
    await started();
    await installation.send();
    expect(receiver.received).toHaveLength(tried);
    receiver.answer = 204;
    await installation.webhooks.change(caller, webhook.webhookId, { enabled: true });
    await installation.send();
    expect((await deliveries(webhook.webhookId)).filter(({ state }) => state === 'waiting')).toEqual([]);
    expect(await installation.webhooks.find(caller, webhook.webhookId)).toMatchObject({
      disabled: null,
      failingSince: null,
    });
    expect(receiver.received.length).toBeGreaterThan(tried);
  });

  it('is disabled at once when it answers that it is gone', async () => {
    const { webhook } = await subscribed();
    receiver.answer = 410;
    await started();
    await installation.send();
    expect(await deliveries(webhook.webhookId)).toMatchObject([{ state: 'failed', attempts: 1, lastStatus: 410 }]);
    expect((await installation.webhooks.find(caller, webhook.webhookId)).disabled).toMatchObject({ cause: 'gone' });
  });

  it('is told nothing more when its client is revoked', async () => {
    const { webhook } = await subscribed();
    await started();
    await revokeClient(installation.clients, caller.clientId);
    await installation.send();
    expect(receiver.received).toEqual([]);
    expect(await deliveries(webhook.webhookId)).toMatchObject([{ state: 'failed', lastFault: 'client-revoked' }]);
  });

  it('signs by the old secret beside the new one for a day', async () => {
    const { webhook, secret: old } = await subscribed({ types: ['org.w3id.arkive.session.started'] });
    const { secret } = await installation.webhooks.renewSecret(caller, webhook.webhookId);
    expect(secret).not.toBe(old);
    const signers = async () => {
      await started();
      await installation.send();
      const { headers = {}, body = '' } = receiver.received.at(-1) ?? {};
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      const signatures = headers['webhook-signature']?.split(' ') ?? [];
      return [secret, old].filter((each) =>
        signatures.includes(new Verifier(each).sign(headers['webhook-id'] ?? '', at, body)),
      );
    };
    expect(await signers()).toEqual([secret, old]);
    nowMs += WEBHOOK_LIMITS.oldSecretMs;
    expect(await signers()).toEqual([secret]);
  });

  it('has messages sent again: one, or those of a time, and none of another client', async () => {
    const { webhook } = await subscribed({ types: ['org.w3id.arkive.session.started'] });
    await started();
    await installation.send();
    nowMs += 60_000;
    const since = new Date(nowMs);
    await started();
    await installation.send();
    const [first, second] = await deliveries(webhook.webhookId);
    const replay = (wish: Parameters<typeof installation.webhooks.replay>[2], by = caller) =>
      installation.webhooks.replay(by, webhook.webhookId, wish);
    expect(await replay({ messageId: first?.messageId ?? '' })).toBe(1);
    expect(await replay({ since, until: new Date(nowMs) })).toBe(1);
    expect(await replay({ messageId: 'msg_unknown' })).toBe(0);
    await expect(replay({ since, until: since }, { ...caller, clientId: 'another' })).rejects.toThrow(
      'no such webhook',
    );
    await installation.send();
    // In no order that is promised.
    expect(receiver.received.map(({ headers }) => headers['webhook-id']).toSorted()).toEqual(
      [first, second, first, second].map((delivery) => delivery?.messageId).toSorted(),
    );
  });
});

describe('the queue', () => {
  it('survives a restart, and so does what was written before anybody could tell it', async () => {
    const { webhook, secret } = await subscribed();
    const sessionId = await started();
    receiver.answer = 500;
    await installation.send();
    await reopen();
    // Written to the log, as if the program had ended before it told of it.
    await installation.outbox.before({ sessionId, clientId: caller.clientId });
    const { vault } = recordEvents(installation.sealed, {
      baseUrl: 'http://localhost:8081',
      now: () => new Date(nowMs),
    });
    await vault.append(sessionId, [textItem('x')]);
    await reopen();
    receiver.answer = 204;
    nowMs += 5_000;
    await installation.send();
    expect(types().toSorted()).toEqual(['document.appended', 'session.started', 'session.started']);
    expect((await deliveries(webhook.webhookId)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
    // The secret is the same, too.
    const { headers = {}, body = '' } = receiver.received.at(-1) ?? {};
    const signature = new Verifier(secret).sign(headers['webhook-id'] ?? '', new Date(nowMs), body);
    expect(headers['webhook-signature']).toBe(signature);
  });

  it('tells the end of a session alone: what waited about it goes with it', async () => {
    const { webhook } = await subscribed();
    const [deleted, expired] = [await started(), await started()];
    for (const id of [deleted, expired]) await installation.vault.append(id, [textItem('x')]);
    await installation.outbox.settled();
    await installation.vault.end(deleted);
    nowMs += 7 * DAY_MS;
    await installation.vault.expire(new Date(nowMs));
    await installation.send();
    expect(types()).toEqual(['session.ended', 'session.ended']);
    // Messages about different sessions are sent side by side.
    const told = bodies().map(({ data }) => data);
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining([{ sessionId: deleted }, { sessionId: expired }]));
    expect(await deliveries(webhook.webhookId)).toHaveLength(2);
    expect(await installation.store.watched()).toEqual([]);
  });

  it('tells the end of a session that ended while nobody could tell it', async () => {
    await subscribed({ types: ['org.w3id.arkive.session.ended'] });
    const sessionId = await started();
    await installation.sealed.end(sessionId);
    await reopen();
    await installation.send();
    expect(bodies()).toMatchObject([{ type: 'org.w3id.arkive.session.ended', data: { sessionId } }]);
  });

  it('holds nothing of a session that is over in its files, nor a secret', async () => {
    const { secret } = await subscribed();
    const sessionId = await started();
    const document = textItem('x');
    await installation.vault.append(sessionId, [document]);
    await installation.outbox.settled();
    await installation.vault.end(sessionId);
    await installation.close();
    const bytes = ['webhooks.db', 'webhooks.db-wal'].map((name) => {
      try {
        return readFileSync(join(folder, name));
      } catch {
        return Buffer.alloc(0);
      }
    });
    installation = await open();
    const file = Buffer.concat(bytes);
    expect(file.includes(document.itemId)).toBe(false);
    expect(file.includes(secret.slice(6))).toBe(false);
    expect(file.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
  });

  it('keeps what was delivered for a week', async () => {
    const { webhook } = await subscribed({ types: ['org.w3id.arkive.session.started'] });
    await started();
    await installation.send();
    nowMs += WEBHOOK_LIMITS.keptMs;
    await installation.store.prune(new Date(nowMs - WEBHOOK_LIMITS.keptMs));
    expect(await deliveries(webhook.webhookId)).toHaveLength(1);
    await installation.store.prune(new Date(nowMs - WEBHOOK_LIMITS.keptMs + 1));
    expect(await deliveries(webhook.webhookId)).toHaveLength(0);
  });
});
