// Uploads in a bucket of Amazon S3, or of a server that speaks its API: each a multipart upload, whose parts clients PUT there themselves, by
// addresses that are signed for one part of one size. The bucket encrypts, or it is not encrypted: the key of the upload seals only what is
// remembered of it here.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  S3ServiceException,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Problem } from '../../kernel/problem.ts';
import type { StoredUpload, UploadStore } from '../../ports/upload-store.ts';

/** Where the bucket is. Credentials come from the environment, as the SDK looks for them. */
export interface S3UploadsOptions {
  readonly bucket: string;
  /** An http or https URL; that of Amazon when absent. */
  readonly endpoint?: string;
  readonly region: string;
  /** Whether the bucket stands in the path, not in the name of the host. */
  readonly usesPathStyle: boolean;
  /** Before the names of all objects. */
  readonly prefix: string;
}

/** What S3 says of a list of parts that it does not take (CompleteMultipartUpload, "Errors"), and of an upload that it does not have. */
const PARTS_REFUSED = ['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'EntityTooLarge', 'BadDigest'];
const NOT_THERE = ['NoSuchUpload', 'NoSuchKey', 'NotFound'];

/** Opens the store. Nothing is asked of the server yet. */
export function openS3Uploads({ bucket, endpoint, region, usesPathStyle, prefix }: S3UploadsOptions): UploadStore {
  const client = new S3Client({
    region,
    forcePathStyle: usesPathStyle,
    ...(endpoint !== undefined && { endpoint }),
    // Else addresses would ask for a checksum that a client with nothing but the address does not send.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const objectOf = ({ uploadId }: Pick<StoredUpload, 'uploadId'>) => ({ Bucket: bucket, Key: `${prefix}${uploadId}` });
  const totalOf = ({ partSizes }: Pick<StoredUpload, 'partSizes'>) => partSizes.reduce((sum, size) => sum + size, 0);

  async function read(upload: StoredUpload, range?: string): Promise<Uint8Array> {
    const { Body } = await client.send(
      new GetObjectCommand({ ...objectOf(upload), ...(range !== undefined && { Range: range }) }),
    );
    if (Body === undefined) throw new Error('the object has no content');
    return Body.transformToByteArray();
  }

  return {
    parts: {
      kind: 'elsewhere',
      address(upload, partNumber, expiresAt) {
        const command = new UploadPartCommand({
          ...objectOf(upload),
          UploadId: upload.reference,
          PartNumber: partNumber,
          ContentLength: upload.partSizes[partNumber - 1],
        });
        const seconds = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
        return getSignedUrl(client, command, {
          expiresIn: Math.max(1, seconds),
          signableHeaders: new Set(['host', 'content-length']), // nobody can send more than was declared
        });
      },
    },

    async begin(upload) {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(objectOf(upload)));
      if (UploadId === undefined) throw new Error('the multipart upload has no id');
      return UploadId;
    },

    async complete(upload, parts) {
      const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
      const request = { ...objectOf(upload), UploadId: upload.reference, MultipartUpload: { Parts } };
      await client.send(new CompleteMultipartUploadCommand(request)).catch(asProblem);
      const { ContentLength } = await client.send(new HeadObjectCommand(objectOf(upload)));
      if (ContentLength !== totalOf(upload)) {
        throw new Problem(
          'upload-differs',
          `The parts have ${ContentLength ?? 0} bytes together, not ${totalOf(upload)}.`,
        );
      }
    },

    readStart: (upload, limit) => read(upload, `bytes=0-${limit - 1}`),

    async read(upload) {
      const file = await read(upload);
      if (file.length !== totalOf(upload)) throw new Error('the object has not the size that it had');
      return file;
    },

    async discard(upload) {
      const { reference } = upload;
      if (reference !== '') {
        await client
          .send(new AbortMultipartUploadCommand({ ...objectOf(upload), UploadId: reference }))
          .catch(unlessNotThere);
      }
      await client.send(new DeleteObjectCommand(objectOf(upload))).catch(unlessNotThere);
    },

    // What belongs to no entry of the ledger, the lifecycle rules of the bucket remove.
    keepOnly: () => Promise.resolve(),

    close() {
      client.destroy();
      return Promise.resolve();
    },
  };
}

function asProblem(error: unknown): never {
  if (!(error instanceof S3ServiceException)) throw error;
  if (PARTS_REFUSED.includes(error.name)) {
    throw new Problem(
      'upload-parts-refused',
      `A part has not arrived, or another one with its number came later (${error.name}).`,
    );
  }
  if (NOT_THERE.includes(error.name)) throw new Problem('upload-not-found');
  throw error;
}

function unlessNotThere(error: unknown): undefined {
  if (error instanceof S3ServiceException && NOT_THERE.includes(error.name)) return undefined;
  throw error;
}
