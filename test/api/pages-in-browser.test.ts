// The same as pages.test.ts, by a browser: what it sends of cookies and origins, and what it shows to which page, is its own.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { givenReading } from './support/given-reading.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** What a page is told of an answer; `blocked` when the browser keeps it to itself. */
interface Seen {
  readonly status: number | 'blocked';
  readonly body: { readonly sessionId?: string; readonly code?: string };
  readonly rateLimit: string | null;
  readonly requestId: string | null;
}

describe.skipIf(!existsSync(CHROMIUM))('a page of a public client in a browser', () => {
  let server: TestServer;
  let api: string;
  let pages: Server;
  let port: number;
  let browser: Browser;
  let context: BrowserContext;
  let clientId: string;

  beforeAll(async () => {
    // Another host name is another site, so that the cookie is a third party's; http is safe on this machine.
    server = await startServer({ processor: givenReading(), baseUrl: 'http://localhost' });
    api = `http://localhost:${server.port}`;
    pages = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<title>a</title>'),
    );
    pages.listen(0, '127.0.0.1');
    await once(pages, 'listening');
    ({ port } = pages.address() as AddressInfo);
    clientId = await server.publicClient(
      [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
      ...(['sessions:write', 'sessions:read', 'documents:initiate', 'documents:write'] as const),
    );
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    pages.close();
    await server.close();
  });
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(() => context.close());

  async function open(host: string): Promise<Page> {
    const page = await context.newPage();
    await page.goto(`http://${host}:${port}/`);
    return page;
  }

  interface Sent {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly file?: boolean;
    readonly credentials?: 'include' | 'omit';
  }

  /** Sends a request from inside the page. */
  const send = (page: Page, path: string, sent: Sent = {}): Promise<Seen> =>
    page.evaluate(
      async ({ url, method = 'GET', headers = {}, body, file, credentials = 'include' }) => {
        const form = new FormData();
        form.append('document', new Blob(['%PDF-1.7']), 'a.pdf');
        try {
          const response = await fetch(url, {
            method,
            headers,
            credentials,
            ...(file === true ? { body: form } : body !== undefined && { body }),
          });
          const text = await response.text();
          return {
            status: response.status,
            body: text === '' ? {} : (JSON.parse(text) as Seen['body']),
            rateLimit: response.headers.get('ratelimit'),
            requestId: response.headers.get('x-request-id'),
          };
        } catch {
          return { status: 'blocked' as const, body: {}, rateLimit: null, requestId: null };
        }
      },
      { url: `${api}${path}`, ...sent },
    );

  const start = (page: Page) =>
    send(page, '/session/start', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId }),
    });

  it('starts a session, works in it across sites, and ends it', async () => {
    const page = await open('127.0.0.1');
    const started = await start(page);
    expect(started.status).toBe(200);
    const headers = { 'session-id': started.body.sessionId ?? '' };
    const appended = await send(page, '/documents/append', { method: 'POST', headers, file: true });
    expect(appended.status).toBe(200);
    const listed = await send(page, '/graph/sources', { headers });
    expect(listed.status).toBe(200);
    // What a page may read of the header fields.
    expect(listed.rateLimit).toContain('"client";r=');
    expect(listed.requestId).toMatch(/^[\da-f-]{36}$/u);
    expect((await send(page, '/session', { method: 'DELETE', headers })).status).toBe(204);
    expect((await send(page, '/graph/sources', { headers })).body.code).toBe('session-not-live');
  });

  it('never sees the key, and cannot do without the cookie', async () => {
    const page = await open('127.0.0.1');
    const { body } = await start(page);
    const headers = { 'session-id': body.sessionId ?? '' };
    expect(await page.evaluate('document.cookie')).toBe('');
    const [cookie] = await context.cookies(api);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', path: '/' });
    expect((await send(page, '/graph/sources', { headers, credentials: 'omit' })).body.code).toBe(
      'session-key-mismatch',
    );
  });

  it('has its key in the partition of its own site: the same client on another site does not', async () => {
    const page = await open('127.0.0.1');
    const { body } = await start(page);
    const headers = { 'session-id': body.sessionId ?? '' };
    const elsewhere = await open('localhost');
    expect((await send(elsewhere, '/graph/sources', { headers })).body.code).toBe('session-key-mismatch');
    expect((await send(page, '/graph/sources', { headers })).status).toBe(200);
  });

  it('is told nothing on an origin that no client names, cookie or not', async () => {
    const evil = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(''));
    evil.listen(0, '127.0.0.1');
    await once(evil, 'listening');
    try {
      const page = await open('127.0.0.1');
      const { body } = await start(page);
      const headers = { 'session-id': body.sessionId ?? '' };
      // The same site, so that the browser does have the cookie for it.
      await page.goto(`http://127.0.0.1:${(evil.address() as AddressInfo).port}/`);
      expect((await send(page, '/graph/sources', { headers })).status).toBe('blocked');
      expect((await send(page, '/healthz')).status).toBe('blocked');
      expect((await start(page)).status).toBe('blocked');
    } finally {
      evil.close();
    }
  });
});
