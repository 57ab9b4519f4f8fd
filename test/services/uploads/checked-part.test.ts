import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkedPart } from '../../../src/services/uploads/checked-part.ts';

async function* pieces(chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array, void, undefined> {
  for (const chunk of chunks) yield await Promise.resolve(chunk);
}
const collect = async (chunks: readonly Uint8Array[], expected: Parameters<typeof checkedPart>[1]) => {
  const through: Uint8Array[] = [];
  for await (const bytes of checkedPart(pieces(chunks), expected)) through.push(bytes);
  return Buffer.concat(through);
};
const chunksOfBytes = fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 6 });

it('lets a part of the right size and checksums through unchanged, however it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(chunksOfBytes, async (chunks) => {
      const whole = Buffer.concat(chunks);
      const crc = Buffer.alloc(4);
      crc.writeUInt32BE(crc32(whole));
      const checksums = {
        md5: createHash('md5').update(whole).digest('base64'),
        sha256: createHash('sha256').update(whole).digest('base64'),
        crc32: crc.toString('base64'),
      };
      expect((await collect(chunks, { sizeInBytes: whole.length, checksums })).equals(whole)).toBe(true);
    }),
  );
});

it('fails for every other size, and for the checksum of other bytes', async () => {
  await fc.assert(
    fc.asyncProperty(chunksOfBytes, fc.nat(300), async (chunks, sizeInBytes) => {
      const { length } = Buffer.concat(chunks);
      fc.pre(sizeInBytes !== length);
      const refused = expect.objectContaining({ code: 'upload-part-refused' }) as unknown;
      await expect(collect(chunks, { sizeInBytes, checksums: {} })).rejects.toEqual(refused);
      const sha256 = createHash('sha256').update('another').digest('base64');
      await expect(collect(chunks, { sizeInBytes: length, checksums: { sha256 } })).rejects.toEqual(refused);
    }),
  );
});
