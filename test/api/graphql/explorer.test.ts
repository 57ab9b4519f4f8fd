// The explorer in a real browser: it shows the schema, sends a query with a credential, and asks no other place for anything.
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GraphClient } from '../support/graph-client.ts';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
});
afterAll(() => server.close());

describe('GET /graphql', () => {
  it('is a page for a browser, which may load nothing from elsewhere', async () => {
    const response = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html,*/*;q=0.8' } });
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
    for (const [, path = ''] of page.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      expect([path, (await fetch(`${server.url}${path}`)).status]).toEqual([path, 200]);
    }
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  it('is GraphQL for everybody else', async () => {
    const response = await fetch(`${server.url}/graphql`, { headers: { accept: 'application/json' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
  });
});

describe.skipIf(!existsSync(CHROMIUM))('GET /graphql in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  it('explores, asks no other origin, and breaks no rule of its policy', async () => {
    const authorization = await server.authorization('sessions:read', 'sessions:write');
    const session = await new GraphClient(server.url, authorization).start();
    const page = await browser.newPage();
    const requested: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.url}/graphql`);
    await page.locator('.graphiql-query-editor').waitFor();
    await page.getByRole('button', { name: 'Headers' }).click();
    await page.locator('.graphiql-editor-tool .CodeMirror').last().click();
    await page.keyboard.insertText(JSON.stringify({ Authorization: authorization, 'Session-Id': session }));
    await page.locator('.graphiql-execute-button').click();
    await page.locator('.result-window').getByText(session).first().waitFor();
    await page.getByRole('button', { name: /Documentation Explorer/ }).click();
    await page.getByText('All Schema Types').waitFor();
    const elsewhere = requested.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'));
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await page.evaluate('Object.keys(localStorage).length')).toBe(0);
  });
});
