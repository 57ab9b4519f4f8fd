import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenReading } from './support/given-reading.ts';
import { startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
});
afterAll(() => server.close());

describe('GET /docs', () => {
  it('is a page that may load nothing from elsewhere', async () => {
    const response = await fetch(`${server.url}/docs`);
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  it('has its script on this server', async () => {
    const response = await fetch(`${server.url}/docs/rapidoc-min.js`);
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect((await response.text()).length).toBeGreaterThan(100_000);
  });
});

describe.skipIf(!existsSync(CHROMIUM))('GET /docs in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  it('shows every operation, asks no other origin, and breaks no rule of its policy', async () => {
    const page = await browser.newPage();
    const requested: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.url}/docs`);
    const paths = server.app.routeList.map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
    const described = [...new Set(paths)].filter((path) => !/\.(?:js|css)$/u.test(path));
    // One look at all of the text, now and then: a look at every frame would take the time that the page needs to draw itself.
    const areShown = `((text) => ${JSON.stringify(described)}.every((path) => text.includes(path)))(
      document.querySelector('rapi-doc')?.shadowRoot?.textContent ?? '',
    )`;
    while (!(await page.evaluate(areShown))) await page.waitForTimeout(250);
    const elsewhere = requested.filter((url) => !url.startsWith(server.url) && !url.startsWith('data:'));
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
