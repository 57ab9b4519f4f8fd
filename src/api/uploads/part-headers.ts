// What the header fields say of a part that is PUT (Amazon S3 API, UploadPart).
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import type { ExpectedPart } from '../../services/uploads/checked-part.ts';
import type { ChecksumName } from '../../services/uploads/checked-part.ts';

/** The fields of checksums that are looked at, with the length of the value in base64. */
const CHECKSUMS: readonly (readonly [ChecksumName, string, number])[] = [
  ['md5', 'content-md5', 24],
  ['sha256', 'x-amz-checksum-sha256', 44],
  ['crc32', 'x-amz-checksum-crc32', 8],
];

/** Fields that begin like those of a checksum and are none. */
const NO_CHECKSUMS = ['x-amz-checksum-algorithm', 'x-amz-checksum-type', 'x-amz-checksum-mode'];
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The checksums that came with a part. Throws Problem invalid-request for one that is malformed, or of a kind that nobody would check. */
export function checksumsOf({ headers }: FastifyRequest): ExpectedPart['checksums'] {
  if (headers['content-encoding'] !== undefined) {
    throw new Problem('invalid-request', 'A part is sent as it is, without Content-Encoding.');
  }
  const stranger = Object.keys(headers).find(
    (name) =>
      name.startsWith('x-amz-checksum-') &&
      !NO_CHECKSUMS.includes(name) &&
      !CHECKSUMS.some(([, field]) => field === name),
  );
  if (stranger !== undefined) {
    throw new Problem('invalid-request', `The checksum ${stranger} is not checked here: send SHA-256, CRC-32 or MD5.`);
  }
  const given = CHECKSUMS.flatMap(([name, field, length]) => {
    const value = headers[field];
    if (value === undefined) return [];
    if (typeof value === 'string' && value.length === length && BASE64.test(value)) return [[name, value] as const];
    throw new Problem('invalid-request', `The header field ${field} is no checksum in base64.`);
  });
  return Object.fromEntries(given);
}

/** The length that the client announced; undefined when it sends in chunks. */
export function announcedLength({ headers }: FastifyRequest): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** The checksums again, for the answer: they were right. */
export function checksumFields(checksums: ExpectedPart['checksums']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CHECKSUMS.flatMap(([name, field]) => {
      const value = checksums[name];
      return value === undefined || name === 'md5' ? [] : [[field, value]];
    }),
  );
}
