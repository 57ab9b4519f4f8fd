// Lets the bytes of a part through, and fails at their end unless they are as many as they should be and have the checksums that came with them
// (Amazon S3 API, UploadPart: `Content-MD5`, `x-amz-checksum-*`).
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { Problem } from '../../kernel/problem.ts';

/** The checksums that can come with a part. */
export type ChecksumName = 'md5' | 'sha256' | 'crc32';

/** What a part should be. */
export interface ExpectedPart {
  readonly sizeInBytes: number;
  /** In base64, as they came; none that did not come. */
  readonly checksums: Readonly<Partial<Record<ChecksumName, string>>>;
}

/** Sums up bytes as they pass. */
interface Sum {
  add(bytes: Uint8Array): void;
  /** In base64. */
  end(): string;
}

const SUMS: Readonly<Record<ChecksumName, () => Sum>> = {
  md5: () => hash('md5'),
  sha256: () => hash('sha256'),
  crc32: () => {
    let value = 0;
    return {
      add: (bytes) => (value = crc32(bytes, value)),
      end: () => {
        const big = Buffer.alloc(4);
        big.writeUInt32BE(value);
        return big.toString('base64');
      },
    };
  },
};

function hash(algorithm: 'md5' | 'sha256'): Sum {
  const running = createHash(algorithm);
  return { add: (bytes) => running.update(bytes), end: () => running.digest('base64') };
}

/** The bytes of `body`, unchanged. Throws Problem upload-part-refused; too many are refused as soon as one too many has come. */
export async function* checkedPart(
  body: AsyncIterable<Uint8Array>,
  { sizeInBytes, checksums }: ExpectedPart,
): AsyncGenerator<Uint8Array, void, undefined> {
  const expected = Object.entries(checksums).map(([name, value]) => {
    const known = name as ChecksumName; // the keys of a record of them
    return { name: known, value, sum: SUMS[known]() };
  });
  let size = 0;
  for await (const bytes of body) {
    size += bytes.length;
    if (size > sizeInBytes) throw wrongSize(sizeInBytes, 'more');
    for (const { sum } of expected) sum.add(bytes);
    yield bytes;
  }
  if (size < sizeInBytes) throw wrongSize(sizeInBytes, 'fewer');
  const wrong = expected.find(({ sum, value }) => sum.end() !== value);
  if (wrong !== undefined) throw new Problem('upload-part-refused', `The bytes that came have another ${wrong.name}.`);
}

/** What there is to say of a part of another size. */
export function wrongSize(sizeInBytes: number, came: 'more' | 'fewer'): Problem {
  return new Problem('upload-part-refused', `This part has ${sizeInBytes} bytes: ${came} came.`);
}
