// The only door to the network: nothing but queries, to nobody but the endpoints on the list.
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serviceGate } from '../../../src/adapters/comunica/service-gate.ts';

let endpoint: Server;
let address = '';
const asked: string[] = [];
beforeAll(async () => {
  endpoint = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    if (request.url?.includes('moved') === true) response.writeHead(302, { location: '/sparql?query=x' }).end();
    else response.end('x'.repeat(request.url?.includes('long') === true ? 101 : 100));
  });
  await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/sparql`;
});
afterAll(() => new Promise((resolve) => endpoint.close(resolve)));

function gate() {
  asked.length = 0;
  const record = { serviceAsked: false };
  return { record, through: serviceGate({ services: [address], responseBytes: 100, record }) };
}

describe('the gate lets through', () => {
  it('queries by GET and by POST, to an endpoint on the list, and notes it', async () => {
    const { through, record } = gate();
    expect(await (await through(`${address}?query=ASK%20%7B%7D`)).text()).toHaveLength(100);
    expect(await (await through(address, { method: 'POST', body: 'ASK {}' })).text()).toHaveLength(100);
    expect(asked).toEqual(['GET /sparql?query=ASK%20%7B%7D', 'POST /sparql']);
    expect(record.serviceAsked).toBe(true);
  });
});

describe('the gate lets nothing through', () => {
  it.each([
    ['to another path', () => `${address}/more?query=x`, {}],
    ['to another port', () => 'http://127.0.0.1:1/sparql?query=x', {}],
    ['to another scheme', () => `${address.replace('http:', 'https:')}?query=x`, {}],
    ['to a file', () => 'file:///etc/hostname', {}],
    ['that is no query', () => address, {}],
    ['that would change something', () => `${address}?query=x`, { method: 'DELETE' }],
  ])('%s', async (_what, target, init) => {
    const { through, record } = gate();
    await expect(through(target(), init)).rejects.toThrow('not let through');
    expect([asked, record.serviceAsked]).toEqual([[], false]);
  });

  it('that follows a redirect', async () => {
    const { through } = gate();
    await expect(through(`${address}?query=moved`)).rejects.toThrow();
    expect(asked).toHaveLength(1);
  });

  it('that is longer than one answer may be', async () => {
    const { through } = gate();
    await expect(through(`${address}?query=long`).then((response) => response.text())).rejects.toThrow('too much');
  });
});
