import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_LIMITS } from '../../src/kernel/limits.ts';
import type { ProblemBody } from '../../src/api/problems/problem-answer.ts';
import type { ExtractionResponse } from '../../src/services/extraction-response.ts';
import { READING, givenReading } from './support/given-reading.ts';
import { BASE_URL, startServer } from './support/start-server.ts';
import type { TestServer } from './support/start-server.ts';

const PDF = Buffer.from('%PDF-1.7\nwhatever follows');
const processor = givenReading();
let server: TestServer;
let authorization: string;

beforeAll(async () => {
  server = await startServer({ processor });
  authorization = await server.authorization('documents:initiate');
});
afterAll(() => server.close());

/** The tests say which of the two it is. */
const bodyOf = async (response: Response) => (await response.json()) as ExtractionResponse & ProblemBody;

const form = (file: Uint8Array<ArrayBuffer>, name = 'document', filename: string | undefined = 'statement.pdf') => {
  const data = new FormData();
  data.append(name, new Blob([file]), filename);
  return data;
};

const submit = async (
  body: FormData | string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  query = '',
) => {
  const response = await fetch(`${server.url}/documents/single${query}`, {
    method: 'POST',
    headers: { authorization, ...headers },
    body,
  });
  return { response, status: response.status, headers: response.headers, body: await bodyOf(response) };
};

const raw = (body: string) => submit(body, { 'content-type': 'multipart/form-data; boundary=b' });

describe('POST /documents/single', () => {
  it('answers exactly what the contract names', async () => {
    const { status, headers, body } = await submit(form(PDF));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(body).toEqual({
      requestId: headers.get('x-request-id'),
      clientDescription: { clientId: server.clientId, tenantId: 'tenant-1', subjectId: null },
      inputs: [
        {
          filename: 'statement.pdf',
          mimeType: 'application/pdf',
          sizeInBytes: PDF.length,
          checksum: createHash('sha256').update(PDF).digest('hex'),
        },
      ],
      result: {
        status: { extraction: 'COMPLETE', review: READING.review, expectations: READING.expectations },
        document: READING.document,
        text: READING.text,
        nodes: READING.nodes,
      },
    });
    expect(body.requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('hands the whole file to the flow, with the type its content says and the base of draft nodes', async () => {
    await submit(form(PDF));
    const input = processor.inputs.at(-1);
    expect(Buffer.from(input?.file ?? []).equals(PDF)).toBe(true);
    expect(input?.mimeType).toBe('application/pdf');
    expect(input?.draftNodeBase).toBe(`${BASE_URL}/graph/.draft-nodes/`);
  });

  it.each([
    ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ])('hands an %s over as what it is', async (mimeType, bytes) => {
    expect((await submit(form(Buffer.from(bytes)))).status).toBe(200);
    expect(processor.inputs.at(-1)?.mimeType).toBe(mimeType);
  });

  it('lets text in pictures be recognised for those with the scope documents:ocr only', async () => {
    await submit(form(PDF));
    expect(processor.inputs.at(-1)?.mayRecognise).toBe(false);
    await submit(form(PDF), { authorization: await server.authorization('documents:initiate', 'documents:ocr') });
    expect(processor.inputs.at(-1)?.mayRecognise).toBe(true);
  });

  it('adds provenance to the result when it is asked for, beside the nodes and not in them', async () => {
    const { body } = await submit(form(PDF), {}, '?include=provenance');
    expect(body.result.provenance).toEqual(READING.evidence);
    expect(body.result.nodes).toEqual(READING.nodes);
  });

  it('refuses to include what it does not know', async () => {
    const { status, body } = await submit(form(PDF), {}, '?include=provenance,secrets');
    expect([status, body.code]).toEqual([400, 'invalid-request']);
  });

  it('keeps a file name in any script and drops the folders before it', async () => {
    expect((await submit(form(PDF, 'document', 'août – 家.pdf'))).body.inputs[0]?.filename).toBe('août – 家.pdf');
    const parts =
      '--b\r\ncontent-disposition: form-data; name="document"; filename="C:\\\\me\\\\a.pdf"\r\n\r\n%PDF-1\r\n--b--\r\n';
    expect((await raw(parts)).body.inputs[0]?.filename).toBe('a.pdf');
  });

  it('takes a file that was given no name', async () => {
    const { body } = await raw('--b\r\ncontent-disposition: form-data; name="document"\r\n\r\n%PDF-1\r\n--b--\r\n');
    expect(body.inputs[0]).toMatchObject({ filename: 'document.pdf', sizeInBytes: 6 });
  });

  it('ignores other fields, before and after the document', async () => {
    const data = new FormData();
    data.append('note', 'x');
    data.append('other', new Blob(['y']), 'other.txt');
    data.append('document', new Blob([PDF]), 'statement.pdf');
    data.append('last', new Blob(['z'.repeat(200_000)]), 'last.bin');
    expect((await submit(data)).body.inputs).toMatchObject([{ sizeInBytes: PDF.length }]);
  });
});

describe('what POST /documents/single refuses', () => {
  it.each([
    ['JSON', { 'content-type': 'application/json' }, '{}'],
    ['plain text', { 'content-type': 'text/plain' }, 'hello'],
    ['a bare PDF', { 'content-type': 'application/pdf' }, '%PDF-1.7'],
    ['a form without files', { 'content-type': 'application/x-www-form-urlencoded' }, 'document=x'],
    ['no content type', { 'content-type': '' }, 'x'],
  ])('a body that is not multipart: %s (400)', async (_name, headers, content) => {
    const { status, body } = await submit(content, headers);
    expect([status, body.code]).toEqual([400, 'unsupported-media-type']);
  });

  it('no body at all (400)', async () => {
    const response = await fetch(`${server.url}/documents/single`, { method: 'POST', headers: { authorization } });
    expect([response.status, (await bodyOf(response)).code]).toEqual([400, 'unsupported-media-type']);
  });

  it('a file that is no PDF, JPEG or PNG, whatever it is called (400)', async () => {
    const { status, body } = await submit(form(Buffer.from('GIF89a'), 'document', 'statement.pdf'));
    expect([status, body.code]).toEqual([400, 'unsupported-media-type']);
  });

  it('text in the field instead of a file (400)', async () => {
    const data = new FormData();
    data.append('document', 'hello');
    expect((await submit(data)).body.code).toBe('unsupported-media-type');
  });

  it('a request without the field `document` (400)', async () => {
    expect((await submit(form(PDF, 'file'))).body).toMatchObject({ status: 400, code: 'missing-document' });
    expect((await submit(new FormData())).body).toMatchObject({ status: 400, code: 'missing-document' });
  });

  it('an empty file (400)', async () => {
    expect((await submit(form(Buffer.alloc(0)))).body).toMatchObject({ status: 400, code: 'document-empty' });
  });

  it('two files in the field (400)', async () => {
    const data = form(PDF);
    data.append('document', new Blob([PDF]), 'second.pdf');
    expect((await submit(data)).body).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a file cut short',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1',
    ],
    [
      'too many parts',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\ny\r\n'.repeat(40) + '--b--\r\n',
    ],
    [
      'a name of the prototype',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="toString"\r\n\r\ny\r\n--b--\r\n',
    ],
  ])('malformed multipart: %s (400)', async (_name, type, content) => {
    const { status, body } = await submit(content, { 'content-type': type });
    expect([status, body.code]).toEqual([400, 'invalid-request']);
  });

  it('a caller without a credential, before the body is read (401)', async () => {
    const { status, headers, body } = await submit(form(PDF), { authorization: '' });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect(headers.get('www-authenticate')).toContain('Bearer');
  });

  it('a credential without the scope (403)', async () => {
    const { status, headers, body } = await submit(form(PDF), {
      authorization: await server.authorization('documents:ocr'),
    });
    expect([status, body.code]).toEqual([403, 'insufficient-scope']);
    expect(headers.get('www-authenticate')).toContain('documents:initiate');
  });
});

describe('the limit of 4.5 MB', () => {
  const sized = (bytes: number) => Buffer.concat([PDF, Buffer.alloc(bytes - PDF.length)]);

  it('lets a file of exactly that size pass', async () => {
    const { status, body } = await submit(form(sized(DOCUMENT_LIMITS.fileBytes)));
    expect(status).toBe(200);
    expect(body.inputs[0]?.sizeInBytes).toBe(DOCUMENT_LIMITS.fileBytes);
  });

  it('refuses one byte more (400)', async () => {
    const { status, body } = await submit(form(sized(DOCUMENT_LIMITS.fileBytes + 1)));
    expect([status, body.code]).toEqual([400, 'document-too-large']);
  });

  it('refuses what announces itself as larger (400)', async () => {
    const { status, body } = await submit(form(sized(2 * DOCUMENT_LIMITS.fileBytes)));
    expect([status, body.code]).toEqual([400, 'document-too-large']);
  });

  it('refuses a body of unknown length as soon as it is too long, and keeps nothing of the rest', async () => {
    const head = '--b\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7';
    let sent = 0;
    const endless = new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(head)),
      pull(controller) {
        sent += 65_536;
        if (sent > 64 * DOCUMENT_LIMITS.fileBytes) controller.close();
        else controller.enqueue(Buffer.alloc(65_536));
      },
    });
    const response = await fetch(`${server.url}/documents/single`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'multipart/form-data; boundary=b' },
      body: endless,
      duplex: 'half',
    });
    expect((await bodyOf(response)).code).toBe('document-too-large');
    expect(sent).toBeLessThan(8 * DOCUMENT_LIMITS.fileBytes);
    expect((await submit(form(PDF))).status).toBe(200);
  });
});

describe('a client that goes away in the middle of its file', () => {
  it('leaves nothing behind but a line of the log', async () => {
    const logged = server.log.length;
    const processed = processor.inputs.length;
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `POST /documents/single HTTP/1.1\r\nhost: a\r\nauthorization: ${authorization}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 999\r\n\r\n--b\r\ncontent-disposition: form-data; name="document"; filename="a.pdf"\r\n\r\n%PDF-1.7`,
    );
    await expect.poll(() => server.log.length).toBeGreaterThan(logged); // the parser has begun
    socket.destroy();
    await expect.poll(() => server.log.slice(logged).map((line) => line['msg'])).toContain('abandoned by the client');
    expect(server.log.slice(logged).filter((line) => line['level'] === 'error')).toEqual([]);
    expect(processor.inputs).toHaveLength(processed);
  });
});

describe('Prefer', () => {
  it('changes nothing when the document is what was expected, and says that it was evaluated', async () => {
    const { status, headers, body } = await submit(form(PDF), {
      prefer: 'document-class="earnings-payslip,banking-statement"',
    });
    expect(status).toBe(200);
    expect(headers.get('preference-applied')).toBe('document-class="earnings-payslip,banking-statement"');
    expect(headers.get('vary')).toBe('Prefer');
    expect(body.result.status.expectations).toEqual(READING.expectations);
  });

  it('without strict adds one warning for a document that was not expected, and extracts it', async () => {
    const { status, headers, body } = await submit(form(PDF), { prefer: 'document-context="Earnings"' });
    expect(status).toBe(200);
    expect(headers.get('preference-applied')).toBe('document-context="Earnings"');
    expect(headers.get('vary')).toBe('Prefer');
    const { warnings } = body.result.status.expectations;
    expect(warnings).toHaveLength(READING.expectations.warnings.length + 1);
    expect(warnings.at(-1)?.reason).toContain('banking-statement');
    expect(body.result.nodes).toEqual(READING.nodes);
  });

  it('with strict answers 412 for a document that was not expected, without Preference-Applied', async () => {
    const { status, headers, body } = await submit(form(PDF), {
      prefer: 'document-class="earnings-payslip", handling=strict',
    });
    expect([status, body.code]).toEqual([412, 'preference-failed']);
    expect(body.detail).toContain('banking-statement');
    expect(headers.has('preference-applied')).toBe(false);
  });

  it('with strict extracts a document that matches by context alone', async () => {
    const { status, headers } = await submit(form(PDF), {
      prefer: 'handling=strict, document-class="earnings-payslip", document-context="banking"',
    });
    expect(status).toBe(200);
    expect(headers.get('preference-applied')).toBe(
      'document-class="earnings-payslip", document-context="banking", handling=strict',
    );
  });

  it('may be sent in several field lines', async () => {
    const data = new Response(form(PDF));
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = {
        authorization,
        'content-type': data.headers.get('content-type') ?? '',
        prefer: ['document-class="earnings-payslip"', 'handling=strict'],
      };
      const request = httpRequest(`${server.url}/documents/single`, { method: 'POST', headers }, resolve);
      request.on('error', reject);
      void data.arrayBuffer().then((body) => request.end(Buffer.from(body)));
    });
    answer.resume();
    expect(answer.statusCode).toBe(412);
  });

  it('is not evaluated when it names no documents', async () => {
    for (const prefer of ['handling=strict', 'respond-async, wait=10', 'document-class=""', 'document-class="x']) {
      const { status, headers } = await submit(form(PDF), { prefer });
      expect(status).toBe(200);
      expect(headers.has('preference-applied')).toBe(false);
      expect(headers.has('vary')).toBe(false);
    }
  });
});
