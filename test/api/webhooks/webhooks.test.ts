// The operations on webhooks, and one message from a document to a server of somebody else.
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WEBHOOK_LIMITS } from '../../../src/kernel/limits.ts';
import { startReceiver } from '../../services/webhooks/receiver.ts';
import type { Receiver } from '../../services/webhooks/receiver.ts';
import { givenReading } from '../support/given-reading.ts';
import { answerChecker } from '../support/interface-description.ts';
import type { InterfaceDescription } from '../support/interface-description.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

interface WebhookBody {
  readonly webhookId: string;
  readonly secret: string;
  readonly url: string;
}

let server: TestServer;
let receiver: Receiver;
let authorization: string;
let expectDescribed: ReturnType<typeof answerChecker>;

beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  server.webhooks.dispatcher.start();
  receiver = await startReceiver();
  authorization = await server.authorization(
    ...(['webhooks:read', 'webhooks:write', 'sessions:write', 'documents:initiate', 'documents:write'] as const),
  );
  const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription;
  expectDescribed = answerChecker(description);
});
afterAll(async () => {
  await server.close();
  await receiver.close();
});

type Method = 'get' | 'post' | 'patch' | 'delete';

async function call(method: Method, path: string, body?: unknown, credential = authorization): Promise<Response> {
  const answer = await fetch(`${server.url}${path}`, {
    method: method.toUpperCase(),
    headers: { authorization: credential, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  await expectDescribed(method, path.replace(/\?.*/u, '').replace(/webhook_[^/]+/u, '{webhookId}'), answer.clone());
  return answer;
}

async function json<T>(answer: Response | Promise<Response>): Promise<T> {
  return (await (await answer).json()) as T;
}

const made = (wish = {}) => json<WebhookBody>(call('post', '/webhooks', { url: receiver.url, ...wish }));
const remove = ({ webhookId }: WebhookBody) => call('delete', `/webhooks/${webhookId}`);

describe('a webhook', () => {
  it('tells of a document that was appended, as soon as it is', async () => {
    const types = ['org.w3id.arkive.document.appended'];
    const webhook = await made({ types, description: 'Our server' });
    const { sessionId } = await json<{ readonly sessionId: string }>(call('post', '/session/start', {}));
    const body = new FormData();
    body.append('document', new Blob(['%PDF-1.7 x']), 'secret.pdf');
    const headers = { authorization, 'session-id': sessionId };
    const appended = await fetch(`${server.url}/documents/append`, { method: 'POST', headers, body });
    const { requestId } = await json<{ readonly requestId: string }>(appended);
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
    const [message] = receiver.received.splice(0);
    // The whole of what the reference verifier checks, its clock among it.
    const told = new Verifier(webhook.secret).verify(message?.body ?? '', message?.headers ?? {});
    expect(told).toMatchObject({
      specversion: '1.0',
      type: 'org.w3id.arkive.document.appended',
      subject: requestId,
      data: { sessionId, requestId },
    });
    expect(message?.body).not.toContain('secret');
    await expect
      .poll(async () => await json<object>(call('get', `/webhooks/${webhook.webhookId}/deliveries`)))
      .toMatchObject({ deliveries: [{ state: 'delivered', attempts: 1, lastStatus: 204, sessionId }], more: false });
    await remove(webhook);
  });

  it('shows its secret once, and another when it is replaced', async () => {
    const webhook = await made();
    expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const path = `/webhooks/${webhook.webhookId}`;
    const shown = await json<object>(call('get', path));
    const list = await json<{ readonly webhooks: readonly object[] }>(call('get', '/webhooks'));
    expect(list.webhooks).toEqual([shown]);
    expect(JSON.stringify([shown, list])).not.toContain('whsec_');
    const renewed = await json<WebhookBody>(call('post', `${path}/secret`));
    expect(renewed.secret).not.toBe(webhook.secret);
    await remove(webhook);
    expect((await call('get', path)).status).toBe(404);
  });

  it('can be tried, and a message be had again', async () => {
    const webhook = await made({ types: ['org.w3id.arkive.session.ended'] });
    const path = `/webhooks/${webhook.webhookId}`;
    const { messageId } = await json<{ readonly messageId: string }>(call('post', `${path}/test`));
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1);
    await expect
      .poll(async () => (await call('post', `${path}/replay`, { messageId })).status, { timeout: 20_000 })
      .toBe(202);
    await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2);
    const ids = receiver.received.splice(0).map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([messageId, messageId]);
    expect((await call('post', `${path}/replay`, { messageId: 'msg_unknown' })).status).toBe(404);
    expect(await json<object>(call('post', `${path}/replay`, { since: '2100-01-01T00:00:00Z' }))).toEqual({
      replayed: 0,
    });
    await remove(webhook);
  });

  it('is changed field by field, disabled and enabled', async () => {
    const webhook = await made({ description: 'before' });
    const path = `/webhooks/${webhook.webhookId}`;
    expect(await json<object>(call('patch', path, { enabled: false }))).toMatchObject({
      enabled: false,
      disabled: { cause: 'asked' },
      description: 'before',
      url: webhook.url,
    });
    expect(await json<object>(call('patch', path, { enabled: true, description: 'after' }))).toMatchObject({
      enabled: true,
      disabled: null,
      description: 'after',
    });
    await remove(webhook);
  });

  it('is one of so many', async () => {
    const all = await Promise.all(Array.from({ length: WEBHOOK_LIMITS.ofClient }, () => made()));
    const refused = await call('post', '/webhooks', { url: receiver.url });
    expect([refused.status, await json<object>(refused)]).toMatchObject([422, { code: 'too-many-webhooks' }]);
    for (const webhook of all) await remove(webhook);
  });

  it.each([
    ['no address', {}],
    ['http to another machine', { url: 'http://client.example/' }],
    ['another scheme', { url: 'ftp://client.example/' }],
    ['a password in the address', { url: 'https://user:password@client.example/' }],
    ['a fragment', { url: 'https://client.example/#x' }],
    ['a type that there is not', { url: 'https://client.example/', types: ['com.example.step'] }],
    ['types that are no list', { url: 'https://client.example/', types: 'all' }],
    ['a line that is none', { url: 'https://client.example/', description: 'a\nb' }],
    ['an answer that is no yes or no', { url: 'https://client.example/', enabled: 'yes' }],
    ['what is not known', { url: 'https://client.example/', secret: 'mine' }],
  ])('is refused with %s', async (_what, wish) => {
    const answer = await call('post', '/webhooks', wish);
    expect([answer.status, await json<object>(answer)]).toMatchObject([400, { code: 'invalid-request' }]);
  });

  it.each(['https://10-0-0-1/', 'https://169.254.169.254/latest/', 'https://[fd00::1]/', 'https://0x0a000001/'])(
    'is refused into the private network: %s',
    async (url) => {
      const answer = await call('post', '/webhooks', { url: url.replace('10-0-0-1', ['10', '0', '0', '1'].join('.')) });
      expect([answer.status, await json<object>(answer)]).toMatchObject([422, { code: 'webhook-address-refused' }]);
    },
  );

  it.each([
    [{}],
    [{ messageId: 'x', since: '2026-01-01T00:00:00Z' }],
    [{ until: '2026-01-01T00:00:00Z' }],
    [{ since: 'x' }],
  ])('has nothing sent again for %j', async (wish) => {
    const webhook = await made();
    expect((await call('post', `/webhooks/${webhook.webhookId}/replay`, wish)).status).toBe(400);
    await remove(webhook);
  });

  it('is there for its own client only, and for who holds the scope', async () => {
    const webhook = await made();
    const path = `/webhooks/${webhook.webhookId}`;
    const stranger = await server.strangerAuthorization('webhooks:read', 'webhooks:write');
    const calls: readonly (readonly [Method, string, unknown?])[] = [
      ['get', path],
      ['patch', path, {}],
      ['delete', path],
      ['post', `${path}/secret`],
      ['post', `${path}/test`],
      ['get', `${path}/deliveries`],
      ['post', `${path}/replay`, { messageId: 'x' }],
    ];
    const reader = await server.authorization('webhooks:read');
    for (const [method, target, body] of calls) {
      expect((await call(method, target, body, stranger)).status).toBe(404);
      if (method !== 'get') expect((await call(method, target, body, reader)).status).toBe(403);
    }
    expect(await json<object>(call('get', '/webhooks', undefined, stranger))).toEqual({ webhooks: [] });
    await remove(webhook);
  });
});
