import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenReading, READING } from '../support/given-reading.ts';
import { GraphClient } from '../support/graph-client.ts';
import { BASE_URL, startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const NODES = `${BASE_URL}/graph/.draft-nodes`;

describe.skipIf(!existsSync(CHROMIUM))('the SPARQL page in a browser', () => {
  let server: TestServer;
  let browser: Browser;
  let page: Page;
  let key: string;
  let sessionId: string;
  const requested: string[] = [];
  const complaints: string[] = [];

  beforeAll(async () => {
    const names = ['Harbour <b>', 'Vale'];
    const nodes = names.map((name, at) => ({ id: `${NODES}/${at}`, type: 'ark:Organisation', name }));
    server = await startServer({ processor: givenReading(() => ({ ...READING, nodes, evidence: [] })) });
    const authorization = await server.authorization(
      'sessions:read',
      'sessions:write',
      'documents:initiate',
      'documents:write',
    );
    key = authorization.replace('ApiKey ', '');
    const client = new GraphClient(server.url, authorization);
    sessionId = await client.start();
    await client.appended(sessionId, new TextEncoder().encode('%PDF-1.7'));
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });
  beforeEach(async () => {
    requested.length = complaints.length = 0;
    page = await browser.newPage({ acceptDownloads: true });
    page.on('request', (request) => requested.push(request.url()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`${server.url}/sparql`);
  });
  afterEach(async () => {
    expect(requested.filter((url) => !url.startsWith(server.url) && !/^(?:data|blob):/u.test(url))).toEqual([]);
    await page.close();
  });

  async function fill(query: string): Promise<void> {
    await page.getByLabel('Access token or API key').fill(key);
    await page.getByLabel('Session').fill(sessionId);
    await page.getByRole('textbox', { name: /^Query/u }).fill(query);
  }

  it('asks a session and shows its rows as a table, as text', async () => {
    await fill('SELECT ?name { ?s a ark:Organisation ; ark:name ?name } ORDER BY ?name');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('status').getByText('2 rows').waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(['name']);
    expect(await page.getByRole('cell').allTextContents()).toEqual(['Harbour <b>', 'Vale']);
    expect(await page.getByRole('status').textContent()).toContain('of the documents, not fused');
    expect(complaints).toEqual([]);
  });

  it('runs examples, by the keyboard alone', async () => {
    await fill('');
    await page.getByLabel('Example').selectOption('What kinds of things are there?');
    await page.getByRole('textbox', { name: /^Query/u }).press('Control+Enter');
    await page.getByRole('status').getByText('1 row,').waitFor();
    expect(await page.getByRole('cell').allTextContents()).toEqual(['ark:Organisation', '2']);
    // A tab indents, and after Escape it leaves the field.
    const query = page.getByRole('textbox', { name: /^Query/u });
    await query.press('Tab');
    expect(await query.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
    await query.press('Escape');
    await query.press('Tab');
    expect(await query.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('has examples that are all answered', async () => {
    await fill('');
    const names = await page.getByLabel('Example').locator('option').allTextContents();
    for (const name of names.slice(1)) {
      await page.getByLabel('Example').selectOption(name);
      await page.getByRole('button', { name: 'Run' }).click();
      await page.getByRole('status').getByText(/\d s/u).waitFor();
      expect(await page.getByRole('status').getAttribute('class'), name).toBe('');
    }
    expect(names.length).toBeGreaterThan(4);
    expect(complaints).toEqual([]);
  });

  it('downloads results, and shows graphs', async () => {
    await fill('SELECT ?name { ?s ark:name ?name } ORDER BY ?name');
    await page.getByRole('button', { name: 'Run' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('result.csv');
    expect(await readFile(await download.path(), 'utf8')).toBe('name\r\nHarbour <b>\r\nVale\r\n');
    await page.getByRole('textbox', { name: /^Query/u }).fill('CONSTRUCT WHERE { ?s ark:name ?name }');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('status').getByText('A graph').waitFor();
    await page.getByRole('region').getByText('"Vale"').waitFor();
    await page.getByRole('button', { name: 'JSON-LD' }).waitFor();
  });

  it('says what is wrong in words', async () => {
    await fill('SELECT * {');
    await page.getByRole('button', { name: 'Run' }).click();
    await page
      .getByRole('status')
      .getByText('The query is not valid. The query breaks the grammar at line 1, column 11')
      .waitFor();
    await page.getByLabel('Session').fill(crypto.randomUUID());
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('status').getByText('There is no such live session').waitFor();
  });

  it('gives a query up when told to', async () => {
    // Every triple with every other, twelve times over: this is not answered before somebody has clicked.
    const names = Array.from({ length: 12 }, (_, at) => `?s${at}`);
    const patterns = names.map((name, at) => `${name} ?p${at} ?o${at} .`).join(' ');
    await fill(`ASK { ${patterns} FILTER(STRLEN(CONCAT(${names.map((name) => `STR(${name})`).join(', ')})) = 0) }`);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('status').getByText('Cancelled.').waitFor();
  });

  it('takes the query of its address, and keeps nothing that is typed', async () => {
    await page.goto(`${server.url}/sparql?query=${encodeURIComponent('ASK { ?s ?p "shared" }')}`);
    expect(await page.getByRole('textbox', { name: /^Query/u }).inputValue()).toBe('ASK { ?s ?p "shared" }');
    await fill('ASK {}');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('region').getByText('Yes').waitFor();
    expect(await page.context().storageState()).toEqual({ cookies: [], origins: [] });
    expect(page.url()).not.toContain(sessionId);
    await page.reload();
    expect(await page.getByLabel('Access token or API key').inputValue()).toBe('');
    expect(complaints).toEqual([]);
  });

  it('names every field, and leaves nothing that a keyboard cannot reach', async () => {
    const unnamed = await page
      .locator('input, select, textarea, button')
      .evaluateAll((fields) =>
        fields
          .filter(
            (field) =>
              !('labels' in field && (field.labels as unknown as readonly unknown[]).length > 0) &&
              field.textContent?.trim() === '',
          )
          .map((field) => field.outerHTML),
      );
    expect(unnamed).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.getByRole('main').count()).toBe(1);
  });
});
