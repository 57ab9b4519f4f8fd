// Where messages do not go: into networks that are not public, whatever a name says and whenever it says so.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Networks } from '../../../src/adapters/webhook-sender/networks.ts';
import { openWebhookSender } from '../../../src/adapters/webhook-sender/webhook-sender.ts';
import type { Resolve } from '../../../src/adapters/webhook-sender/webhook-sender.ts';

let port: number;
let requests = 0;
const server = createServer((_request, response) => {
  requests += 1;
  response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

/** A private address, written so that nobody takes it for one of a network of ours. */
const dotted = (text: string): string => text.replaceAll('-', '.');

const message = (url: string, toThisMachine = false) => ({ url, toThisMachine, headers: {}, body: '{}' });
const answering =
  (...addresses: readonly string[]): Resolve =>
  () =>
    Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));

describe('the networks', () => {
  it.each([
    ...['0.0.0.0', '10-1-2-3', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254', '172-16-0-1'],
    ...['172-31-255-255', '192-168-1-1', '192.0.2.1', '198.19.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:10-0-0-1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', 'fe80::1', 'fc00::1', 'fd12::1'],
    ...['ff02::1', '64:ff9b::a00:1', '2001::1', '2001:db8::1', '2002:a00:1::1', '3fff::1', '100::1', 'fec0::1'],
  ])('do not have %s', (address) => {
    expect(new Networks([]).allows(dotted(address), false)).toBe(false);
  });

  it.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '223.255.255.255', '2606:4700:4700::1111', '2a00::1'])(
    'have %s',
    (address) => {
      expect(new Networks([]).allows(address, false)).toBe(true);
    },
  );

  it('have this machine only where that is said', () => {
    const networks = new Networks([]);
    for (const address of ['127.0.0.1', '127.8.8.8', '::1']) expect(networks.allows(address, true)).toBe(true);
    for (const address of ['0.0.0.0', dotted('10-0-0-1'), '169.254.1.1', '::'])
      expect(networks.allows(address, true)).toBe(false);
  });

  it('have what is allowed beside them', () => {
    const networks = new Networks(['10-1-0-0/16', '192-168-7-7', 'fd00:1::/32'].map(dotted));
    for (const address of ['10-1-255-1', '192-168-7-7', 'fd00:1::9'].map(dotted))
      expect(networks.allows(address, false)).toBe(true);
    for (const address of ['10-2-0-1', '192-168-7-8', 'fd00:2::9'].map(dotted))
      expect(networks.allows(address, false)).toBe(false);
  });
});

describe('a message', () => {
  it.each([
    ['an address', 'http://127.0.0.1:PORT/'],
    ['an address of six', 'http://[::1]:PORT/'],
    ['an address that carries another', 'http://[::ffff:127.0.0.1]:PORT/'],
    ['an address as one number', 'http://2130706433:PORT/'],
    ['an address in octal', 'http://0177.0.0.1:PORT/'],
    ['a name', 'http://localhost:PORT/'],
  ])('does not go to this machine by %s', async (_what, url) => {
    const sender = openWebhookSender({ networks: [] });
    const target = url.replace('PORT', String(port));
    expect(await sender.send(message(target))).toEqual({ kind: 'failed', fault: 'address-refused' });
    expect(await sender.check(message(target))).toBe('address-refused');
    expect(requests).toBe(0);
  });

  it('does not go where one address of several is not public', async () => {
    const sender = openWebhookSender({ networks: [], resolve: answering('1.1.1.1', '127.0.0.1') });
    const result = await sender.send(message(`http://rebinding.example:${port}/`));
    expect(result).toEqual({ kind: 'failed', fault: 'address-refused' });
  });

  it('goes to the address that was checked, whatever the name means a moment later', async () => {
    let asked = 0;
    const resolve: Resolve = () =>
      Promise.resolve([{ address: ++asked === 1 ? '127.0.0.1' : dotted('10-0-0-1'), family: 4 }]);
    const sender = openWebhookSender({ networks: ['127.0.0.0/8'], resolve });
    const before = requests;
    expect(await sender.send(message(`http://rebinding.example:${port}/`))).toMatchObject({ kind: 'answered' });
    expect([asked, requests - before]).toEqual([1, 1]);
  });

  it('follows no redirect', async () => {
    const before = requests;
    const sender = openWebhookSender({ networks: [] });
    expect(await sender.send(message(`http://localhost:${port}/`, true))).toMatchObject({ status: 302 });
    expect(requests - before).toBe(1);
  });

  it('says why it did not arrive', async () => {
    const unknown: Resolve = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }));
    const never: Resolve = () => new Promise(() => undefined);
    const faults = await Promise.all(
      [
        openWebhookSender({ networks: [], resolve: unknown }).send(message('https://unknown.example/')),
        openWebhookSender({ networks: [], resolve: never, attemptMs: 20 }).send(message('https://slow.example/')),
        openWebhookSender({ networks: [] }).send(message('http://localhost:1/', true)),
        openWebhookSender({ networks: [], resolve: answering() }).send(message('https://none.example/')),
      ].map(async (sending) => {
        const result = await sending;
        return result.kind === 'failed' ? result.fault : result.kind;
      }),
    );
    expect(faults).toEqual(['name-unknown', 'timeout', 'no-connection', 'address-refused']);
  });
});
