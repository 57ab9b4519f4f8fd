// The whole road with real parts: a PDF over HTTP through worker threads, and back as a graph.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPool } from '../../src/adapters/worker-pool/worker-pool.ts';
import type { ProblemBody } from '../../src/api/problems/problem-answer.ts';
import type { DocumentProcessor } from '../../src/ports/document-processor.ts';
import type { ExtractionResponse } from '../../src/services/extraction-response.ts';
import { answerChecker } from './support/interface-description.ts';
import type { InterfaceDescription } from './support/interface-description.ts';
import { BASE_URL, startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const FIXTURES = new URL('../../fixtures/', import.meta.url);

let processor: DocumentProcessor;
let server: TestServer;
let authorization: string;

beforeAll(async () => {
  processor = openWorkerPool({ threads: 1 });
  server = await startServer({ processor });
  authorization = await server.authorization('documents:initiate');
});
afterAll(async () => {
  await server.close();
  await processor.close();
});

const submit = async (file: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}, query = '') => {
  const body = new FormData();
  body.append('document', new Blob([file]), 'file.pdf');
  return fetch(`${server.url}/documents/single${query}`, {
    method: 'POST',
    headers: { authorization, ...headers },
    body,
  });
};
const fixture = async (name: string) => new Uint8Array(await readFile(new URL(name, FIXTURES)));
const extracted = async (response: Response) => (await response.json()) as ExtractionResponse;
const problem = async (response: Response) => (await response.json()) as ProblemBody;

describe('a document over HTTP', () => {
  it.each(['letter', 'statement-current', 'statement-savings', 'statement-credit-card', 'statement-two-accounts'])(
    '%s is answered as the interface description says, provenance included',
    async (name) => {
      const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription;
      const response = await submit(await fixture(`${name}.pdf`), {}, '?include=provenance');
      expect(response.status).toBe(200);
      await answerChecker(description)('post', '/documents/single', response);
    },
  );

  it('names every node under the graph base, and points from provenance and links to nodes of the answer', async () => {
    const { result } = await extracted(await submit(await fixture('statement-current.pdf'), {}, '?include=provenance'));
    const ids = result.nodes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^https:\/\/arkive\.example\/graph\/\.draft-nodes\/[\w-]{20,}$/);
    for (const { nodeId } of result.provenance ?? []) expect(ids).toContain(nodeId);
    const links = result.nodes.flatMap((node) => Object.entries(node)).filter(([property]) => property !== 'id');
    const own = links.filter(([, value]) => typeof value === 'string' && value.startsWith(`${BASE_URL}/graph/`));
    expect(own.length).toBeGreaterThan(0);
    for (const [, value] of own) expect(ids).toContain(value);
  });

  it('reads the same file twice into nodes of different names: ids are not to be guessed', async () => {
    const file = await fixture('statement-savings.pdf');
    const [a, b] = [await extracted(await submit(file)), await extracted(await submit(file))];
    const ids = new Set(a.result.nodes.map(({ id }) => id));
    expect(b.result.nodes.length).toBe(ids.size);
    expect(b.result.nodes.filter(({ id }) => ids.has(id))).toEqual([]);
    expect(b.requestId).not.toBe(a.requestId);
    expect(b.inputs).toEqual(a.inputs);
  });

  it('is classified and not extracted when a strict preference names other documents', async () => {
    const prefer = 'document-context="Earnings", handling=strict';
    const response = await submit(await fixture('statement-current.pdf'), { prefer });
    expect(response.headers.has('preference-applied')).toBe(false);
    expect(await problem(response)).toMatchObject({
      status: 412,
      code: 'preference-failed',
      detail: expect.stringContaining('banking-statement'),
    });
  });

  it('is extracted when a strict preference names it', async () => {
    const prefer = 'document-context="Banking", handling=strict';
    const response = await submit(await fixture('statement-current.pdf'), { prefer });
    expect(response.headers.get('preference-applied')).toBe(prefer);
    expect((await extracted(response)).result.document.classIdentifier).toBe('banking-statement');
  });

  it('is a problem when the file is damaged, and the next one is read', async () => {
    const whole = await fixture('statement-savings.pdf');
    const half = await submit(whole.slice(0, whole.length / 2));
    expect(await problem(half)).toMatchObject({ status: 422, code: 'document-damaged' });
    expect((await submit(whole)).status).toBe(200);
  });

  it('leaves no word of itself in the log', async () => {
    const { result } = await extracted(await submit(await fixture('statement-current.pdf')));
    // Moments and durations hold digits like those of amounts.
    const logged = JSON.stringify(server.log.map((line) => ({ ...line, time: undefined, ms: undefined })));
    const words = result.text.content.split(/\s+/).filter((word) => /^[A-Z][a-z]{5,}$|\d[.,]\d\d$/.test(word));
    expect(words.length).toBeGreaterThan(10);
    for (const word of words) expect(logged).not.toContain(word);
    expect(logged).not.toContain('file.pdf');
  });
});
