// The pages for people, in a real browser.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as client from 'openid-client';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPublicClient } from '../../../src/services/clients.ts';
import { configured, way } from './person.ts';
import { PASSWORD, startSignInServer } from './sign-in-server.ts';
import type { SignInServer } from './sign-in-server.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

describe.skipIf(!existsSync(CHROMIUM))('signing in at a browser', () => {
  let server: SignInServer;
  let application: Server;
  let redirectUri: string;
  let browser: Browser;
  let page: Page;
  let config: client.Configuration;
  const complaints: string[] = [];
  const requested: string[] = [];

  beforeAll(async () => {
    server = await startSignInServer();
    application = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Back</title><h1>Back</h1>'),
    ).listen(0, '127.0.0.1');
    await once(application, 'listening');
    redirectUri = `http://127.0.0.1:${(application.address() as AddressInfo).port}/back`;
    await server.addUser('internal', 'Ada');
    const { clientId } = await createPublicClient(server.clients, {
      name: 'Ledger <b>&',
      tenantId: 'tenant-1',
      scopes: ['documents:initiate', 'sessions:read'],
      redirectUris: [redirectUri],
    });
    config = await configured(server.issuers.internal, clientId);
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    application.closeAllConnections();
    application.close();
    await server.close();
  });
  beforeEach(async () => {
    complaints.length = requested.length = 0;
    // Nothing on these pages is a script: they have to work where none is allowed.
    page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('request', (request) => requested.push(request.url()));
  });
  afterEach(async () => {
    const elsewhere = requested.filter((url) => !url.startsWith(server.url) && !url.startsWith(redirectUri));
    expect(elsewhere.filter((url) => !url.startsWith('data:') && !url.endsWith('/favicon.ico'))).toEqual([]);
    await page.context().close();
  });

  const open = async (more: Record<string, string> = {}) => {
    const taken = await way(config, {
      redirect_uri: redirectUri,
      scope: 'openid documents:initiate sessions:read',
      ...more,
    });
    await page.goto(taken.address.href);
    return taken;
  };

  it('leads by the keyboard alone from the client through name, password and consent back to it, and out again', async () => {
    const taken = await open();
    expect(await page.getByText('Ledger <b>& sends you here').count()).toBe(1);
    await page.keyboard.type('ada'); // the first field has the focus
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Allow Ledger <b>& to act for you?' }).waitFor();
    expect(await page.getByRole('listitem').allTextContents()).toEqual([
      'Submit a document and receive what it says.',
      'Read the graphs of a session.',
    ]);
    expect(await page.getByText(`Then you are back at ${new URL(redirectUri).host}.`).count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Back' }).waitFor();
    const tokens = await client.authorizationCodeGrant(config, new URL(page.url()), taken.checks);
    expect((await server.protected(tokens.access_token)).status).toBe(200);
    await page.goto(client.buildEndSessionUrl(config, { post_logout_redirect_uri: redirectUri }).href);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Back' }).waitFor();
    expect((await server.protected(tokens.access_token)).status).toBe(401);
    expect(complaints).toEqual([]);
  });

  it('says that something is wrong where it is read, keeps the name and tells nothing else', async () => {
    await open();
    const faults: (string | null)[] = [];
    for (const name of ['Ada', 'Nobody']) {
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Password').fill('wrong horse battery');
      await page.getByRole('button', { name: 'Sign in' }).click();
      faults.push(await page.getByRole('alert').textContent());
      expect(await page.getByLabel('Name').inputValue()).toBe(name);
      expect(await page.getByLabel('Password').inputValue()).toBe('');
      expect(await page.title()).toContain('Not signed in');
    }
    expect(new Set(faults).size).toBe(1);
  });

  it('brings a person who declines back to the client, with an error that it understands', async () => {
    const taken = await open();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Back' }).waitFor();
    await expect(client.authorizationCodeGrant(config, new URL(page.url()), taken.checks)).rejects.toMatchObject({
      error: 'access_denied',
    });
  });

  it('shows a page, and never goes on, when the address to come back to is not the one registered', async () => {
    await open({ redirect_uri: `${redirectUri}/` });
    await page.getByRole('heading', { name: 'This does not work' }).waitFor();
    expect(page.url()).toContain(server.url);
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  });

  it('can be read by programs that read pages out, and looked at at any size', async () => {
    await page.setViewportSize({ width: 320, height: 480 });
    await open({ login_hint: 'Ada' });
    expect(await page.getByRole('main').count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByLabel('Name').inputValue()).toBe('Ada');
    for (const [label, autocomplete] of [
      ['Name', 'username'],
      ['Password', 'current-password'],
    ] as const) {
      expect(await page.getByLabel(label).getAttribute('autocomplete')).toBe(autocomplete);
    }
    const { width = 0 } = (await page.getByRole('button', { name: 'Sign in' }).boundingBox()) ?? {};
    expect(width).toBeGreaterThan(44);
    const { width: field = 0, x = 0 } = (await page.getByLabel('Password').boundingBox()) ?? {};
    expect(x + field).toBeLessThanOrEqual(320);
  });
});
