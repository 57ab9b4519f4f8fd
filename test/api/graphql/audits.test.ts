// GraphQL over HTTP, as the audits of graphql-http see it (https://graphql.github.io/graphql-over-http/draft/).
import { createRequire } from 'node:module';
import { join, dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

interface Audit {
  readonly id: string;
  readonly name: string;
  readonly fn: () => Promise<{ readonly status: 'ok' | 'notice' | 'warn' | 'error'; readonly reason?: string }>;
}

/** The package does not export its audits: they are found by their path. */
const folder = dirname(createRequire(import.meta.url).resolve('graphql-http/package.json'));
const { serverAudits } = (await import(pathToFileURL(join(folder, 'lib/audits/index.mjs')).href)) as {
  serverAudits: (options: { url: () => string; fetchFn: typeof fetch }) => readonly Audit[];
};

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
});
afterAll(() => server.close());

describe('GraphQL over HTTP', () => {
  // A browser has to ask before it sends this header, so requests with it are not forged; without, GET is refused.
  const fetchFn: typeof fetch = (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('apollo-require-preflight', 'true');
    return fetch(url, { ...init, headers });
  };
  const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn });

  it('is audited', () => {
    expect(audits.length).toBeGreaterThan(50);
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s: %s', async (_id, _name, audit) => {
    const { status, reason } = await audit.fn();
    expect([status, reason]).toEqual(['ok', undefined]);
  });
});
