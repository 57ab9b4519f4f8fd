// A bucket on a server of others (fauxqs) on a port of its own. It checks what S3 checks of the parts of an upload; signatures it does not check.
import { startFauxqs } from 'fauxqs';
import { openS3Uploads } from '../../../src/adapters/s3-uploads/s3-uploads.ts';
import type { UploadStore } from '../../../src/ports/upload-store.ts';

export interface TestBucket {
  readonly store: UploadStore;
  /** Where the server listens. */
  readonly endpoint: string;
  /** The names of the objects that are there. */
  objects(): Promise<readonly string[]>;
  close(): Promise<void>;
}

const BUCKET = 'papers';

/** Starts the server, and opens the store in an empty bucket. Credentials are those that the SDK finds in the environment. */
export async function openTestBucket(): Promise<TestBucket> {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' });
  const server = await startFauxqs({ port: 0, logger: false });
  server.createBucket(BUCKET);
  const endpoint = `http://127.0.0.1:${server.port}`;
  const store = openS3Uploads({
    bucket: BUCKET,
    endpoint,
    region: 'us-east-1',
    usesPathStyle: true,
    prefix: 'uploads/',
  });
  return {
    store,
    endpoint,
    async objects() {
      const list = await (await fetch(`${endpoint}/${BUCKET}?list-type=2`)).text();
      return [...list.matchAll(/<Key>([^<]*)<\/Key>/gu)].map(([, key = '']) => key);
    },
    async close() {
      await store.close();
      await server.stop();
    },
  };
}
