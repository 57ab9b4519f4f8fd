// Uploads and the program itself: what a crash leaves of them, on the disk and in a bucket.
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ExtractionResponse } from '../src/services/extraction-response.ts';
import { openTestBucket } from './adapters/s3-uploads/test-bucket.ts';
import type { TestBucket } from './adapters/s3-uploads/test-bucket.ts';
import type { Begun } from './api/uploads/upload-client.ts';
import { freePort } from './free-port.ts';
import { listening, run } from './run-program.ts';
import type { Program } from './run-program.ts';

const FILE = await readFile(new URL('../fixtures/letter.pdf', import.meta.url));

describe.each(['on the disk', 'in a bucket'])('uploads %s', (place) => {
  let folder: string;
  let bucket: TestBucket;
  let base: string;
  let environment: Record<string, string>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
    bucket = await openTestBucket();
    const port = await freePort();
    base = `http://localhost:${port}`;
    environment = { ARKIVE_PORT: String(port), ARKIVE_DATA: folder };
    if (place === 'in a bucket') {
      Object.assign(environment, {
        ARKIVE_S3_BUCKET: 'papers',
        ARKIVE_S3_ENDPOINT: bucket.endpoint,
        ARKIVE_S3_PATH_STYLE: 'yes',
        ARKIVE_S3_PREFIX: 'uploads/',
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
      });
    }
  });
  afterAll(async () => {
    await bucket.close();
    await rm(folder, { recursive: true });
  });

  const json = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });
  const started = async (): Promise<Program> => {
    const program = run(environment);
    await listening(program);
    return program;
  };
  const begin = async (token: string): Promise<Begun> => {
    const body = JSON.stringify({ filename: 'a.pdf', mimeType: 'application/pdf', sizeInBytes: FILE.length });
    return (await (await fetch(`${base}/uploads`, { method: 'POST', headers: json(token), body })).json()) as Begun;
  };
  const put = (begun: Begun) => fetch(begun.parts[0]?.uri ?? '', { method: 'PUT', body: Uint8Array.from(FILE) });

  it('are there after a crash when they were complete, and gone when they were not', async () => {
    let program = await started();
    const [, id = '', secret = ''] = /^ARKIVE_CLIENT_ID=(\S+)\nARKIVE_CLIENT_SECRET=(\S+)$/mu.exec(program.out()) ?? [];
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
    const answer = (await (await fetch(`${base}/oauth/token`, { method: 'POST', body })).json()) as object;
    const token = 'access_token' in answer ? String(answer.access_token) : '';

    const [complete, unfinished] = [await begin(token), await begin(token)];
    expect(complete.parts[0]?.uri.startsWith(place === 'in a bucket' ? bucket.endpoint : base)).toBe(true);
    const parts = [{ partNumber: 1, etag: (await put(complete)).headers.get('etag') }];
    const headers = { 'content-type': 'application/json' };
    const put2 = await put(unfinished);
    const done = await fetch(complete.completeUri, { method: 'POST', headers, body: JSON.stringify({ parts }) });
    expect([put2.status, done.status]).toEqual([200, 200]);
    program.child.kill('SIGKILL');
    await program.ended;

    program = await started();
    expect(await readdir(join(folder, 'uploads', 'ledger'))).toEqual([complete.uploadId]);
    expect((await put(unfinished)).status).toBe(place === 'in a bucket' ? 404 : 403);
    const read = () =>
      fetch(`${base}/documents/single`, {
        method: 'POST',
        headers: json(token),
        body: JSON.stringify({ uploadId: complete.uploadId }),
      });
    const response = await read();
    expect(response.status).toBe(200);
    expect(((await response.json()) as ExtractionResponse).inputs[0]?.sizeInBytes).toBe(FILE.length);
    expect((await read()).status).toBe(404);
    for (const kept of ['ledger', 'parts'].map((name) => join(folder, 'uploads', name))) {
      expect(await readdir(kept).catch(() => [])).toEqual([]);
    }
    expect(await bucket.objects()).toEqual([]);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.err()).not.toMatch(/"level":"error"|signature/u);
  });
});
