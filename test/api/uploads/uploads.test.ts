import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ProblemBody } from '../../../src/api/problems/problem-answer.ts';
import { DOCUMENT_LIMITS, UPLOAD_LIMITS } from '../../../src/kernel/limits.ts';
import { Problem } from '../../../src/kernel/problem.ts';
import type { ExtractionResponse } from '../../../src/services/extraction-response.ts';
import { READING, givenReading } from '../support/given-reading.ts';
import { GraphClient } from '../support/graph-client.ts';
import { GraphqlClient, codesOf } from '../support/graphql-client.ts';
import { answerChecker } from '../support/interface-description.ts';
import type { InterfaceDescription } from '../support/interface-description.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { UploadClient } from './upload-client.ts';

const PART = UPLOAD_LIMITS.partBytes;
const START = Date.parse('2026-03-01T12:00:00.000Z');
let nowMs = START;
let answer = () => READING;
const processor = givenReading(() => answer());
let server: TestServer;
let client: UploadClient;
let stranger: UploadClient;
let sessions: GraphClient;

beforeAll(async () => {
  server = await startServer({ processor, uploadsNow: () => new Date(nowMs) });
  const all = ['documents:initiate', 'documents:write', 'documents:read', 'sessions:write'] as const;
  client = new UploadClient(server, await server.authorization(...all));
  stranger = new UploadClient(server, await server.strangerAuthorization(...all));
  sessions = new GraphClient(server.url, await server.authorization(...all));
});
afterAll(() => server.close());
beforeEach(() => {
  nowMs = START;
  answer = () => READING;
});

/** A test that fails leaves nothing to the next. */
afterEach(async () => {
  nowMs = START;
  for (const uploadId of await readdir(join(server.folder, 'uploads'))) await client.abort(uploadId);
});

/** A file that begins as a PDF does, and goes on as no two do. */
const pdf = (size: number, mark = 'a'): Uint8Array<ArrayBuffer> => {
  const file = new Uint8Array(size);
  file.set(
    createHash('shake256', { outputLength: Math.min(size, 70_000) })
      .update(mark)
      .digest(),
  );
  file.set(Buffer.from('%PDF-1.7\n').subarray(0, size));
  return file;
};
const codeOf = async (response: Response) => [response.status, ((await response.json()) as ProblemBody).code];
const keptFiles = async () =>
  (await readdir(join(server.folder, 'upload-parts'), { recursive: true, withFileTypes: true })).map(
    ({ name }) => name,
  );
/** Leaves no upload behind, for tests that count what is there. */
const nothingIsKept = async () => {
  expect(await keptFiles()).toEqual([]);
  expect(await readdir(join(server.folder, 'uploads'))).toEqual([]);
};

describe('POST /uploads', () => {
  it('gives an address for each part, all but the last of the least size, and one to finish', async () => {
    const begun = await client.begun(2 * PART + 1);
    expect(begun).toEqual({
      uploadId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      partSize: PART,
      parts: [1, 2, 3].map((partNumber) => ({
        partNumber,
        uri: expect.stringMatching(
          new RegExp(`^https://arkive.example/uploads/${begun.uploadId}/parts/${partNumber}\\?expires=\\d+&signature=`),
        ),
      })),
      completeUri: expect.stringContaining(`https://arkive.example/uploads/${begun.uploadId}?expires=`),
      expiresAt: new Date(START + UPLOAD_LIMITS.lifetimeMs).toISOString(),
    });
    await client.abort(begun.uploadId);
  });

  it.each([
    [2 * PART, 1, [2 * PART]],
    [2 * PART + 1, 2, [PART + 1, PART]],
    [2 * PART - 1, 2, [PART, PART - 1]],
    [DOCUMENT_LIMITS.uploadedFileBytes, 5, Array(5).fill(PART)],
    [1, 1, [1]],
  ])('divides %i bytes into %i parts when it is asked to', async (size, parts, sizes) => {
    const begun = await client.begun(size, { parts });
    expect([begun.parts.length, begun.partSize]).toEqual([parts, sizes[0]]);
    await client.abort(begun.uploadId);
  });

  it.each([
    [{ sizeInBytes: DOCUMENT_LIMITS.uploadedFileBytes + 1 }, 'document-too-large'],
    [{ sizeInBytes: 0 }, 'document-empty'],
    [{ sizeInBytes: 1.5 }, 'invalid-request'],
    [{ sizeInBytes: '12' }, 'invalid-request'],
    [{ mimeType: 'application/zip' }, 'unsupported-media-type'],
    [{ mimeType: undefined }, 'invalid-request'],
    [{ filename: '' }, 'invalid-request'],
    [{ filename: 'a\nb' }, 'invalid-request'],
    [{ filename: 'a'.repeat(256) }, 'invalid-request'],
    [{ parts: 0 }, 'invalid-request'],
    [{ parts: 3 }, 'invalid-request'],
    [{ stranger: 1 }, 'invalid-request'],
  ])('refuses %j', async (fields, code) => {
    const wish = { filename: 'a.pdf', mimeType: 'application/pdf', sizeInBytes: 2 * PART, ...fields };
    expect(await codeOf(await client.begin(wish))).toEqual([400, code]);
  });

  it('takes a live session of the caller, and no other', async () => {
    const sessionId = await sessions.start();
    const wish = { filename: 'a.pdf', mimeType: 'application/pdf', sizeInBytes: 9 };
    expect(await codeOf(await stranger.begin(wish, { 'session-id': sessionId }))).toEqual([400, 'session-not-live']);
    expect(await codeOf(await client.begin(wish, { 'session-id': 'x' }))).toEqual([400, 'session-required']);
    expect((await client.begin(wish, { 'session-id': sessionId })).status).toBe(200);
    await sessions.call('DELETE', '/session', { 'session-id': sessionId });
    await nothingIsKept();
  });

  it('bounds the uploads of one client, until one is gone', async () => {
    const begun = [];
    for (let i = 0; i < UPLOAD_LIMITS.ofClient; i++) begun.push(await client.begun(9));
    const wish = { filename: 'a.pdf', mimeType: 'application/pdf', sizeInBytes: 9 };
    const refused = await client.begin(wish);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(await codeOf(refused)).toEqual([429, 'too-many-requests']);
    await stranger.abort((await stranger.begun(9)).uploadId);
    await Promise.all(begun.map(({ uploadId }) => client.abort(uploadId)));
    await client.abort((await client.begun(9)).uploadId);
    await nothingIsKept();
  });
});

describe('a part that is PUT', () => {
  it('needs no credential, and is answered with the MD5 of its bytes as its ETag, as S3 does', async () => {
    const begun = await client.begun(100);
    const file = pdf(100);
    const response = await client.put(begun.parts[0]?.uri ?? '', file);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('etag')).toBe(`"${createHash('md5').update(file).digest('hex')}"`);
    await client.abort(begun.uploadId);
  });

  it('is checked against the checksums that come with it, which come back', async () => {
    const begun = await client.begun(100);
    const uri = begun.parts[0]?.uri ?? '';
    const file = pdf(100);
    const crc = Buffer.alloc(4);
    crc.writeUInt32BE(crc32(file));
    const right = {
      'content-md5': createHash('md5').update(file).digest('base64'),
      'x-amz-checksum-sha256': createHash('sha256').update(file).digest('base64'),
      'x-amz-checksum-crc32': crc.toString('base64'),
    };
    const response = await client.put(uri, file, right);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-amz-checksum-sha256')).toBe(right['x-amz-checksum-sha256']);
    expect(response.headers.get('x-amz-checksum-crc32')).toBe(right['x-amz-checksum-crc32']);
    const changed = pdf(100, 'b');
    for (const [name, value] of Object.entries(right)) {
      expect(await codeOf(await client.put(uri, changed, { [name]: value }))).toEqual([400, 'upload-part-refused']);
      expect(await codeOf(await client.put(uri, file, { [name]: 'x' }))).toEqual([400, 'invalid-request']);
    }
    expect(await codeOf(await client.put(uri, file, { 'x-amz-checksum-sha1': 'x' }))).toEqual([400, 'invalid-request']);
    expect(await codeOf(await client.put(uri, file, { 'content-encoding': 'gzip' }))).toEqual([400, 'invalid-request']);
    // What was refused has not taken the place of what was there.
    const listed = [{ partNumber: 1, etag: response.headers.get('etag') }];
    expect((await client.complete(begun, listed)).status).toBe(200);
    expect(await keptFiles()).toEqual([begun.uploadId, '1']);
    await client.abort(begun.uploadId);
  });

  it('has the size that it was to have', async () => {
    const begun = await client.begun(PART + 10);
    const [first, second] = begun.parts.map(({ uri }) => uri);
    for (const [uri, size] of [
      [first, PART - 1],
      [first, PART + 1],
      [second, 9],
      [second, 11],
      [second, 0],
    ] as const) {
      expect(await codeOf(await client.put(uri ?? '', pdf(size)))).toEqual([400, 'upload-part-refused']);
    }
    expect(await keptFiles()).toEqual([begun.uploadId]);
    await client.abort(begun.uploadId);
  });

  it('is refused at an address that was changed, in any part of it, or made up', async () => {
    const begun = await client.begun(PART + 10);
    const other = await client.begun(10);
    const [uri = '', second = ''] = begun.parts.map((part) => part.uri);
    const url = (change: (url: URL) => void, from = uri) => {
      const changed = new URL(from);
      change(changed);
      return changed.href;
    };
    const changed = [
      url((u) => (u.pathname = u.pathname.replace('/parts/1', '/parts/2'))),
      url((u) => (u.pathname = u.pathname.replace(begun.uploadId, other.uploadId))),
      url((u) => u.searchParams.set('expires', String(Number(u.searchParams.get('expires')) + 1))),
      url((u) => u.searchParams.set('signature', new URL(second).searchParams.get('signature') ?? '')),
      url((u) => u.searchParams.set('signature', 'A'.repeat(43))),
      url((u) => u.searchParams.set('signature', '')),
      url((u) => u.searchParams.append('signature', u.searchParams.get('signature') ?? '')),
      url((u) => u.searchParams.delete('expires')),
      url((u) => (u.search = '')),
      url((u) => (u.pathname = `${u.pathname}/parts/1`), begun.completeUri),
    ];
    for (const address of changed) {
      expect(await codeOf(await client.put(address, pdf(PART)))).toEqual([403, 'upload-address-refused']);
    }
    for (const begunUpload of [begun, other]) await client.abort(begunUpload.uploadId);
    expect(server.log.some((line) => JSON.stringify(line).includes('signature'))).toBe(false);
  });

  it('is refused when its address has expired', async () => {
    const begun = await client.begun(100);
    nowMs += UPLOAD_LIMITS.lifetimeMs;
    expect(await codeOf(await client.put(begun.parts[0]?.uri ?? '', pdf(100)))).toEqual([
      403,
      'upload-address-refused',
    ]);
    nowMs = START;
    await client.abort(begun.uploadId);
  });

  it('leaves nothing behind when its connection is cut', async () => {
    const begun = await client.begun(PART);
    const uri = client.here(begun.parts[0]?.uri ?? '');
    await new Promise<void>((resolve) => {
      const request = httpRequest(uri, { method: 'PUT', headers: { 'content-length': PART } });
      request.on('error', () => resolve());
      request.write(pdf(200_000), () => setTimeout(() => request.destroy(), 50));
    });
    await expect.poll(keptFiles).toEqual([begun.uploadId]);
    expect((await client.put(begun.parts[0]?.uri ?? '', pdf(PART))).status).toBe(200);
    expect(await keptFiles()).toEqual([begun.uploadId, '1']);
    await client.abort(begun.uploadId);
    expect(server.log.filter((line) => line['level'] === 'error')).toEqual([]);
  });

  it('is encrypted on the disk', async () => {
    const { readFile } = await import('node:fs/promises');
    const begun = await client.uploaded(
      Uint8Array.from(Buffer.from('%PDF-1.7 SECRET-TEXT '.repeat(5_000))),
      {},
      { filename: 'SECRET-NAME.pdf' },
    );
    const parts = join(server.folder, 'upload-parts', begun.uploadId, '1');
    for (const file of [parts, join(server.folder, 'uploads', begun.uploadId)]) {
      expect((await readFile(file)).toString('latin1')).not.toMatch(/SECRET|%PDF|filename/);
    }
    await client.abort(begun.uploadId);
  });
});

describe('an upload is completed', () => {
  it('by the list of its parts in ascending order, with or without the quotes of the tags, and a second time with the same', async () => {
    const file = pdf(2 * PART + 10);
    const begun = await client.begun(file.length);
    const parts = await client.send(file, begun, [3, 1, 2]);
    const bare = parts.map(({ partNumber, etag }) => ({ partNumber, etag: etag.replaceAll('"', '') }));
    const response = await client.complete(begun, bare);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      uploadId: begun.uploadId,
      filename: 'statement.pdf',
      mimeType: 'application/pdf',
      sizeInBytes: file.length,
      expiresAt: begun.expiresAt,
    });
    expect((await client.complete(begun, parts)).status).toBe(200);
    const other = parts.map((part) => ({ ...part, etag: `"${'0'.repeat(32)}"` }));
    expect(await codeOf(await client.complete(begun, other))).toEqual([400, 'upload-parts-refused']);
    // Its parts stay as they are.
    expect(await codeOf(await client.put(begun.parts[0]?.uri ?? '', file.subarray(0, PART)))).toEqual([
      404,
      'upload-not-found',
    ]);
    await client.abort(begun.uploadId);
  });

  it('not before all parts are there, nor by another list', async () => {
    const file = pdf(PART + 10);
    const begun = await client.begun(file.length);
    const [first] = await client.send(file, begun, [1]);
    const made = { partNumber: 2, etag: '"d41d8cd98f00b204e9800998ecf8427e"' };
    expect(await codeOf(await client.complete(begun, [first, made]))).toEqual([400, 'upload-parts-refused']);
    expect(await codeOf(await client.read('/documents/single', begun.uploadId))).toEqual([409, 'upload-incomplete']);
    const [second] = await client.send(file, begun, [2]);
    for (const parts of [
      [second, first],
      [first],
      [second],
      [],
      [first, first, second],
      [first, second, { partNumber: 3, etag: made.etag }],
      [first, made],
    ]) {
      expect(await codeOf(await client.complete(begun, parts))).toEqual([400, 'upload-parts-refused']);
    }
    for (const parts of [undefined, 'x', [1], [{ partNumber: 1 }], [{ ...first, more: 1 }], Array(6).fill(first)]) {
      expect(await codeOf(await client.complete(begun, parts))).toEqual([400, 'invalid-request']);
    }
    expect((await client.complete(begun, [first, second])).status).toBe(200);
    await client.abort(begun.uploadId);
  });

  it('with the tag of the last PUT of a part, not with an earlier one', async () => {
    const begun = await client.begun(100);
    const earlier = await client.send(pdf(100, 'earlier'), begun);
    const later = await client.send(pdf(100, 'later'), begun);
    expect(await codeOf(await client.complete(begun, earlier))).toEqual([400, 'upload-parts-refused']);
    expect((await client.complete(begun, later)).status).toBe(200);
    expect((await client.read('/documents/single', begun.uploadId)).status).toBe(200);
    expect(Buffer.from(pdf(100, 'later')).equals(processor.inputs.at(-1)?.file ?? Buffer.of())).toBe(true);
    await nothingIsKept();
  });

  it.each([
    ['image/png', 'upload-differs', 422],
    ['application/pdf', 'unsupported-media-type', 400],
  ])('and is gone when it is not the %s that was declared', async (mimeType, code, status) => {
    const file = code === 'upload-differs' ? pdf(100) : new Uint8Array(100);
    const begun = await client.begun(100, { mimeType });
    expect(await codeOf(await client.complete(begun, await client.send(file, begun)))).toEqual([status, code]);
    expect(await codeOf(await client.read('/documents/single', begun.uploadId))).toEqual([404, 'upload-not-found']);
    await expect.poll(keptFiles).toEqual([]);
  });

  it('only at the address that was given for it', async () => {
    const begun = await client.begun(100);
    const parts = await client.send(pdf(100), begun);
    const elsewhere = { ...begun, completeUri: begun.completeUri.replace(/signature=.*/, 'signature=x') };
    expect(await codeOf(await client.complete(elsewhere, parts))).toEqual([403, 'upload-address-refused']);
    const byPart = {
      ...begun,
      completeUri: begun.completeUri.replace(/\?.*/, new URL(begun.parts[0]?.uri ?? '').search),
    };
    expect(await codeOf(await client.complete(byPart, parts))).toEqual([403, 'upload-address-refused']);
    await client.abort(begun.uploadId);
  });
});

describe('an upload is used', () => {
  it.each([false, true])('in place of the file, once, and is gone after that (in a form: %s)', async (form) => {
    const file = pdf(DOCUMENT_LIMITS.fileBytes + 1);
    const { uploadId } = await client.uploaded(file, {}, { filename: 'C:\\papers\\march.pdf' });
    const response = await client.read('/documents/single', uploadId, { form });
    expect(response.status).toBe(200);
    const { inputs } = (await response.json()) as ExtractionResponse;
    expect(inputs).toEqual([
      {
        filename: 'march.pdf',
        mimeType: 'application/pdf',
        sizeInBytes: file.length,
        checksum: createHash('sha256').update(file).digest('hex'),
      },
    ]);
    await nothingIsKept();
    expect(await codeOf(await client.read('/documents/single', uploadId, { form }))).toEqual([404, 'upload-not-found']);
  });

  it('by its own client alone', async () => {
    const { uploadId } = await client.uploaded(pdf(100));
    expect(await codeOf(await stranger.read('/documents/single', uploadId))).toEqual([404, 'upload-not-found']);
    expect(await codeOf(await stranger.abort(uploadId))).toEqual([404, 'upload-not-found']);
    expect((await client.read('/documents/single', uploadId)).status).toBe(200);
  });

  it('in its own session alone, and the file is kept there', async () => {
    const [own, other] = [await sessions.start(), await sessions.start()];
    const file = pdf(DOCUMENT_LIMITS.fileBytes + 1);
    const { uploadId } = await client.uploaded(file, { 'session-id': own });
    const refused = [
      await client.read('/documents/single', uploadId),
      await client.read('/documents/append', uploadId, { headers: { 'session-id': other } }),
    ];
    for (const response of refused) expect(await codeOf(response)).toEqual([404, 'upload-not-found']);
    const response = await client.read('/documents/append', uploadId, { headers: { 'session-id': own } });
    expect(response.status).toBe(200);
    const { requestId } = (await response.json()) as ExtractionResponse;
    const kept = await sessions.get(own, `/documents/${requestId}/file`);
    expect(Buffer.from(await kept.arrayBuffer()).equals(file)).toBe(true);
    await nothingIsKept();
  });

  it('once, also by two requests at the same time', async () => {
    const { uploadId } = await client.uploaded(pdf(100));
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await client.read('/documents/single', uploadId)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
  });

  it.each([
    ['overloaded', 503, true],
    ['internal-error', 500, true],
    ['insufficient-scope', 403, true],
    ['document-damaged', 422, false],
    ['preference-failed', 412, false],
  ] as const)(
    'up by an answer about the document, not by one about the service (%s)',
    async (code, status, isThere) => {
      const { uploadId } = await client.uploaded(pdf(100));
      answer = () => {
        throw new Problem(code);
      };
      expect(await codeOf(await client.read('/documents/single', uploadId))).toEqual([status, code]);
      answer = () => READING;
      expect((await client.read('/documents/single', uploadId)).status).toBe(isThere ? 200 : 404);
      await nothingIsKept();
    },
  );

  it('or a file is, not both, and not a thing of another kind', async () => {
    const { uploadId } = await client.uploaded(pdf(100));
    const both = new FormData();
    both.append('uploadId', uploadId);
    both.append('document', new Blob([pdf(100)]), 'a.pdf');
    const send = (body: FormData | string, headers: Record<string, string> = {}) =>
      sessions.call('POST', '/documents/single', headers, body);
    const json = { 'content-type': 'application/json' };
    expect(await codeOf(await send(both))).toEqual([400, 'invalid-request']);
    expect(await codeOf(await send('{"uploadId":1}', json))).toEqual([400, 'invalid-request']);
    expect(await codeOf(await send('{"uploadId":"x"}', json))).toEqual([404, 'upload-not-found']);
    expect(await codeOf(await send('{}', json))).toEqual([400, 'unsupported-media-type']);
    await client.abort(uploadId);
  });
});

describe('GraphQL', () => {
  it('takes an upload by the same rules, and one document of either kind', async () => {
    const sessionId = await sessions.start();
    const graphql = new GraphqlClient(server.url, await server.authorization('documents:initiate', 'documents:write'), {
      'session-id': sessionId,
    });
    const append = (uploadId: string) =>
      graphql.ask('mutation ($id: ID) { appendDocument(uploadId: $id) { text { source } } }', { id: uploadId });
    const { uploadId } = await client.uploaded(pdf(100), { 'session-id': sessionId });
    const begun = await client.begun(100);
    const foreign = await stranger.uploaded(pdf(100));
    expect(codesOf(await append(begun.uploadId))).toEqual(['upload-incomplete']);
    expect(codesOf(await append(foreign.uploadId))).toEqual(['upload-not-found']);
    expect(codesOf(await graphql.ask('mutation { appendDocument { text { source } } }'))).toEqual(['missing-document']);
    const both = `mutation ($file: Upload) { appendDocument(document: $file, uploadId: "${uploadId}") { text { source } } }`;
    expect(codesOf(await graphql.append(pdf(100), {}, { fields: both }))).toEqual(['invalid-request']);
    expect((await append(uploadId)).data).toEqual({ appendDocument: { text: { source: 'Embedded' } } });
    expect(codesOf(await append(uploadId))).toEqual(['upload-not-found']);
    await stranger.abort(foreign.uploadId);
  });
});

describe('an upload is gone', () => {
  it('when it is aborted: by its client, or by who has its last address', async () => {
    for (const query of ['', 'signed']) {
      const begun = await client.uploaded(pdf(100));
      const response = await client.abort(begun.uploadId, query && new URL(begun.completeUri).search);
      expect([response.status, await response.text()]).toEqual([204, '']);
      await nothingIsKept();
      expect(await codeOf(await client.abort(begun.uploadId))).toEqual([404, 'upload-not-found']);
      expect(await codeOf(await client.put(begun.parts[0]?.uri ?? '', pdf(100)))).toEqual([404, 'upload-not-found']);
      expect(await codeOf(await client.complete(begun, []))).toEqual([404, 'upload-not-found']);
    }
  });

  it('while a part of it arrives', async () => {
    const begun = await client.begun(PART);
    const arriving = new Promise<number>((resolve, reject) => {
      const headers = { 'content-length': PART };
      const request = httpRequest(client.here(begun.parts[0]?.uri ?? ''), { method: 'PUT', headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      request.on('error', reject);
      request.write(pdf(200_000));
      setTimeout(() => void client.abort(begun.uploadId).then(() => request.end(pdf(PART - 200_000))), 50);
    });
    expect(await arriving).toBe(404);
    await nothingIsKept();
  });

  it('when its time is over', async () => {
    const begun = await client.uploaded(pdf(100));
    nowMs += UPLOAD_LIMITS.lifetimeMs;
    expect(await codeOf(await client.read('/documents/single', begun.uploadId))).toEqual([404, 'upload-not-found']);
    nowMs = START;
    await client.abort(begun.uploadId);
  });

  it('when its session ends', async () => {
    const sessionId = await sessions.start();
    const begun = await client.uploaded(pdf(100), { 'session-id': sessionId });
    await sessions.call('DELETE', '/session', { 'session-id': sessionId });
    await nothingIsKept();
    expect(await codeOf(await client.read('/documents/single', begun.uploadId))).toEqual([404, 'upload-not-found']);
  });
});

it('every answer is as the interface description says', async () => {
  const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription;
  const expectDescribed = answerChecker(description);
  const [PART_PATH, UPLOAD_PATH] = ['/uploads/{uploadId}/parts/{partNumber}', '/uploads/{uploadId}'];
  const wish = { filename: 'a.pdf', mimeType: 'application/pdf', sizeInBytes: 100 };
  await expectDescribed('post', '/uploads', await client.begin(wish));
  await expectDescribed('post', '/uploads', await client.begin({ ...wish, sizeInBytes: 0 }));
  await expectDescribed('post', '/uploads', await client.begin(wish, { authorization: '' }));
  const begun = await client.begun(100);
  const uri = begun.parts[0]?.uri ?? '';
  await expectDescribed('put', PART_PATH, await client.put(uri, pdf(99)));
  await expectDescribed('put', PART_PATH, await client.put(`${uri}x`, pdf(100)));
  await expectDescribed('put', PART_PATH, await client.put(uri, pdf(100)));
  await expectDescribed('post', '/documents/single', await client.read('/documents/single', begun.uploadId));
  await expectDescribed('post', UPLOAD_PATH, await client.complete(begun, []));
  const parts = await client.send(pdf(100), begun);
  await expectDescribed(
    'post',
    UPLOAD_PATH,
    await client.complete({ ...begun, completeUri: `${begun.completeUri}x` }, parts),
  );
  await expectDescribed('post', UPLOAD_PATH, await client.complete(begun, parts));
  await expectDescribed('post', '/documents/single', await client.read('/documents/single', begun.uploadId));
  await expectDescribed('post', '/documents/single', await client.read('/documents/single', begun.uploadId));
  await expectDescribed('delete', UPLOAD_PATH, await client.abort(begun.uploadId));
  await expectDescribed('delete', UPLOAD_PATH, await client.abort(begun.uploadId, '?expires=1&signature=x'));
  await expectDescribed('delete', UPLOAD_PATH, await client.abort((await client.begun(100)).uploadId));
  await expectDescribed('put', PART_PATH, await client.put(uri, pdf(100)));
});
