// The whole road with real parts: a PDF of 25 MB in parts, to the disk of the server or to a bucket, through worker threads, and back as a graph.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPool } from '../../../src/adapters/worker-pool/worker-pool.ts';
import { DOCUMENT_LIMITS } from '../../../src/kernel/limits.ts';
import type { DocumentProcessor } from '../../../src/ports/document-processor.ts';
import type { ExtractionResponse } from '../../../src/services/extraction-response.ts';
import { openTestBucket } from '../../adapters/s3-uploads/test-bucket.ts';
import { GraphClient } from '../support/graph-client.ts';
import { GraphqlClient } from '../support/graphql-client.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { largePdf } from './large-pdf.ts';
import { UploadClient } from './upload-client.ts';

const SCOPES = ['documents:initiate', 'documents:write', 'documents:read', 'sessions:write', 'sessions:read'] as const;
const statement = await readFile(new URL('../../../fixtures/statement-current.pdf', import.meta.url));
const file = largePdf(statement, DOCUMENT_LIMITS.uploadedFileBytes);

/** What a reading says, but for the ids, which are drawn anew each time. */
const shownNodes = ({ result }: ExtractionResponse) => JSON.stringify(result.nodes).replaceAll(/[0-9a-f-]{36}/gu, 'id');

let processor: DocumentProcessor;
beforeAll(() => {
  processor = openWorkerPool({ threads: 1 });
});
afterAll(() => processor.close());

describe.each(['the disk of the server', 'a bucket'] as const)('a file of 25 MB, by way of %s', (place) => {
  let server: TestServer;
  let client: UploadClient;
  let sessions: GraphClient;
  let authorization: string;
  let closeBucket: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    const bucket = place === 'a bucket' ? await openTestBucket() : undefined;
    closeBucket = () => bucket?.close() ?? Promise.resolve();
    server = await startServer({ processor, ...(bucket && { uploadStore: bucket.store }) });
    authorization = await server.authorization(...SCOPES);
    client = new UploadClient(server, authorization);
    sessions = new GraphClient(server.url, authorization);
  });
  afterAll(async () => {
    await server.close();
    await closeBucket();
  });

  it('arrives in parts, out of order, with one part retried, and is read like any other', async () => {
    const begun = await client.begun(file.length);
    expect(begun.parts).toHaveLength(5);
    const parts = await client.send(file, begun, [4, 2, 5, 2, 1, 3]);
    expect((await client.complete(begun, parts)).status).toBe(200);
    const response = await client.read('/documents/single', begun.uploadId);
    expect(response.status).toBe(200);
    const read = (await response.json()) as ExtractionResponse;
    expect(read.inputs[0]?.sizeInBytes).toBe(DOCUMENT_LIMITS.uploadedFileBytes);
    const form = new FormData();
    form.append('document', new Blob([Uint8Array.from(statement)]), 'statement.pdf');
    const small = (await (await sessions.call('POST', '/documents/single', {}, form)).json()) as ExtractionResponse;
    expect(read.result.document).toEqual(small.result.document);
    expect(shownNodes(read)).toBe(shownNodes(small));
    expect((await client.read('/documents/single', begun.uploadId)).status).toBe(404);
  });

  it('is kept whole in a session, and asked for in GraphQL', async () => {
    const sessionId = await sessions.start();
    const { uploadId } = await client.uploaded(file, { 'session-id': sessionId });
    const graphql = new GraphqlClient(server.url, authorization, { 'session-id': sessionId });
    const { appendDocument } = (await graphql.data(
      `mutation ($upload: ID!) { appendDocument(uploadId: $upload) { source { requestId document { classIdentifier } } } }`,
      { upload: uploadId },
    )) as { appendDocument: { source: { requestId: string; document: { classIdentifier: string } } } };
    expect(appendDocument.source.document.classIdentifier).toBe('banking-statement');
    const kept = await sessions.get(sessionId, `/documents/${appendDocument.source.requestId}/file`);
    expect(Buffer.from(await kept.arrayBuffer()).equals(file)).toBe(true);
  });
});
