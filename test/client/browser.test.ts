// The client in a real browser: its modules as they are, with their types taken away, and nothing but the browser's own fetch.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenReading } from '../api/support/given-reading.ts';
import { startServer } from '../api/support/start-server.ts';
import type { TestServer } from '../api/support/start-server.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
const ROOT = join(import.meta.dirname, '../..');

/** The two packages that the client is made with, by their files for browsers. */
const PACKAGES = {
  'openapi-fetch': '/node_modules/openapi-fetch/dist/index.mjs',
  '@0no-co/graphql.web': '/node_modules/@0no-co/graphql.web/dist/graphql.web.mjs',
};

const PAGE = `<!doctype html><meta charset="utf-8"><script type="importmap">${JSON.stringify({ imports: PACKAGES })}</script>
<script type="module">
import { ArkiveClient } from '/src/client/arkive-client.ts';
import { ArkiveError } from '/src/client/arkive-error.ts';
Object.assign(globalThis, { ArkiveClient, ArkiveError, ready: true });
</script>`;

/** Answers for a page, and for modules, at the origin of the server: a page of another origin could not call it. */
async function serveClient(page: Page, url: string): Promise<void> {
  await page.route(`${url}/client-page`, (route) => route.fulfill({ contentType: 'text/html', body: PAGE }));
  await page.route(/\/(?:src\/client|node_modules)\//u, (route) => {
    const text = readFileSync(join(ROOT, new URL(route.request().url()).pathname), 'utf8');
    const { outputText: body } = ts.transpileModule(text, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: true },
    });
    return route.fulfill({ contentType: 'text/javascript', body });
  });
}

describe.skipIf(!existsSync(CHROMIUM))('the client in a browser', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    server = await startServer({ processor: givenReading() });
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it('reads, keeps, fuses and exports documents, and tells what is refused by its code', async () => {
    const page = await browser.newPage();
    await serveClient(page, server.url);
    await page.goto(`${server.url}/client-page`);
    await page.waitForFunction('globalThis.ready');
    const credentials = JSON.stringify({ clientId: server.clientId, clientSecret: server.clientSecret });
    const told = await page.evaluate(`(async () => {
      const client = new ArkiveClient({ baseUrl: location.origin, credentials: ${credentials} });
      const session = await client.startSession();
      const { inputs } = await session.append(new File(['%PDF-1.7'], 'mine.pdf'));
      const { nodes } = await session.fuse();
      const csv = await (await session.export('text/csv')).text();
      const { session: found } = await session.graphql('{ session { id } }', {});
      await session.end();
      const error = await session.sources().catch((each) => each);
      return {
        filename: inputs[0].filename,
        name: nodes[0].name,
        csv: csv.slice(0, 10),
        isSame: found.id === session.sessionId,
        error: error instanceof ArkiveError && error.code,
      };
    })()`);
    expect(told).toEqual({
      filename: 'mine.pdf',
      name: 'Example Bank',
      csv: 'id,account',
      isSame: true,
      error: 'session-not-live',
    });
  });
});
