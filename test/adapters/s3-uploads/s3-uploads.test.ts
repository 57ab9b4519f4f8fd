import { createHash, createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openS3Uploads } from '../../../src/adapters/s3-uploads/s3-uploads.ts';
import { begunUpload, bytesOf, sendPart, uploadStoreContract } from '../../ports/upload-store-contract.ts';
import { openTestBucket } from './test-bucket.ts';
import type { TestBucket } from './test-bucket.ts';

let bucket: TestBucket;

/**
 * The signature that an address has to have for a PUT of so many bytes, worked out by the description of Amazon ("Authenticating Requests: Using
 * Query Parameters, AWS Signature Version 4"): no server that installs from npm checks it.
 */
function signatureOf(address: URL, contentLength: number): string {
  const encoded = (text: string) =>
    encodeURIComponent(text).replace(/[!'()*]/gu, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...address.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted();
  const headers = `content-length:${contentLength}\nhost:${address.host}\n`;
  const request = ['PUT', address.pathname, query.join('&'), headers, 'content-length;host', 'UNSIGNED-PAYLOAD'];
  const [, ...scope] = address.searchParams.get('X-Amz-Credential')?.split('/') ?? [];
  const hash = createHash('sha256').update(request.join('\n')).digest('hex');
  const text = ['AWS4-HMAC-SHA256', address.searchParams.get('X-Amz-Date'), scope.join('/'), hash].join('\n');
  const key = scope.reduce<Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    Buffer.from('AWS4test'),
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

uploadStoreContract({
  async open() {
    bucket = await openTestBucket();
    return bucket.store;
  },
  close: () => bucket.close(),
});

describe('uploads in a bucket', () => {
  beforeEach(async () => {
    bucket = await openTestBucket();
  });
  afterEach(() => bucket.close());

  const addressOf = async (store = bucket.store, expiresAt = new Date(Date.now() + 600_500)) => {
    const upload = { uploadId: 'b8f1', partSizes: [100], reference: 'its-upload-id', key: new Uint8Array(32) };
    if (store.parts.kind !== 'elsewhere') throw new Error('parts go to the bucket');
    return new URL(await store.parts.address(upload, 1, expiresAt));
  };

  it('have addresses for one part of one size, that expire with the upload', async () => {
    const address = await addressOf();
    expect(address.pathname).toBe('/papers/uploads/b8f1');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      partNumber: '1',
      uploadId: 'its-upload-id',
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Expires': '600',
      'X-Amz-SignedHeaders': 'content-length;host',
    });
    // Nothing is asked for that a client with the address alone could not send.
    expect([...address.searchParams.keys()].filter((name) => /checksum/iu.test(name))).toEqual([]);
  });

  it('are signed as Amazon checks it, for their length', async () => {
    const address = await addressOf();
    expect(address.searchParams.get('X-Amz-Signature')).toBe(signatureOf(address, 100));
    expect(address.searchParams.get('X-Amz-Signature')).not.toBe(signatureOf(address, 101));
  });

  it('stand where they are told to: at Amazon, with the bucket in the name of the host', async () => {
    const store = openS3Uploads({ bucket: 'papers', region: 'eu-west-2', usesPathStyle: false, prefix: 'a/' });
    const address = await addressOf(store);
    expect(`${address.origin}${address.pathname}`).toBe('https://papers.s3.eu-west-2.amazonaws.com/a/b8f1');
    await store.close();
  });

  it('leave nothing in the bucket when they are discarded', async () => {
    const upload = await begunUpload(bucket.store, [100]);
    await bucket.store.complete(upload, [await sendPart(bucket.store, upload, 1, bytesOf('a', 100))]);
    expect(await bucket.objects()).toEqual([`uploads/${upload.uploadId}`]);
    await bucket.store.discard(upload);
    expect(await bucket.objects()).toEqual([]);
  });

  it('are refused when their parts add up to another size', async () => {
    const upload = await begunUpload(bucket.store, [100]);
    const part = await sendPart(bucket.store, upload, 1, bytesOf('a', 90));
    await expect(bucket.store.complete(upload, [part])).rejects.toEqual(
      expect.objectContaining({ code: 'upload-differs' }),
    );
  });
});
