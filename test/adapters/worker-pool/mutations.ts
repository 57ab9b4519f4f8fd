// Whole files with damage of known seeds. Damage inside a checksum or a compressed stream is covered up, so that it reaches whatever stands
// behind: a file that fails its checksum is refused before anybody reads it.
import { deflateSync, inflateSync } from 'node:zlib';
import type { Chance } from '../../../fixtures/press/random.ts';
import { pngChunk } from '../../../fixtures/scan/encode.ts';

/** A file with some damage. The original stays as it is. */
export type Mutation = (file: Buffer, chance: Chance) => Buffer;

const ODD_BYTES = [0x00, 0x01, 0x7f, 0x80, 0xff, 0x28, 0x29, 0x3c, 0x3e, 0x5b, 0x5d, 0x2f, 0x2d, 0x39];
const ODD_NUMBERS = ['0', '-1', '1', '99999999999', '2147483648', '-2147483648', '65536', '0.0000001', '1e9', 'null'];

const BYTES: readonly Mutation[] = [
  (file, chance) =>
    edited(file, chance.int(1, 8), (copy) =>
      copy.writeUInt8(copy.readUInt8(placeIn(copy, chance)) ^ (1 << chance.int(0, 7)), placeIn(copy, chance)),
    ),
  (file, chance) =>
    edited(file, chance.int(1, 20), (copy) => copy.writeUInt8(chance.pick(ODD_BYTES), placeIn(copy, chance))),
  (file, chance) => file.subarray(0, placeIn(file, chance)),
  (file, chance) => {
    const [from, to] = stretch(file, chance);
    return Buffer.concat([file.subarray(0, from), file.subarray(to)]);
  },
  (file, chance) => {
    const [from, to] = stretch(file, chance);
    return Buffer.concat([file.subarray(0, to), file.subarray(from)]);
  },
  (file, chance) => {
    const [from, to] = stretch(file, chance);
    const at = placeIn(file, chance);
    return Buffer.concat([file.subarray(0, at), file.subarray(from, to), file.subarray(at)]);
  },
  (file, chance) => {
    const copy = Buffer.from(file);
    const [from, to] = stretch(file, chance);
    return copy.fill(chance.pick([0, 0xff, 0x20]), from, to);
  },
];

/** Bits turned, bytes replaced, stretches lost, doubled, moved or blanked. */
export const mutateBytes: Mutation = (file, chance) => chance.pick(BYTES)(file, chance);

function edited(file: Buffer, times: number, edit: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  for (let time = 0; time < times; time++) edit(copy);
  return copy;
}

const placeIn = (file: Buffer, chance: Chance): number => chance.int(0, file.length - 1);

function stretch(file: Buffer, chance: Chance): readonly [from: number, to: number] {
  const from = placeIn(file, chance);
  return [from, Math.min(file.length, from + chance.int(1, Math.max(1, file.length >> 3)))];
}

/** The chunks of a PNG in another order, lost, doubled or damaged, with checksums that hold. */
export const mutatePng: Mutation = (file, chance) => {
  const chunks: { readonly type: string; readonly body: Buffer }[] = [];
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const length = file.readUInt32BE(at);
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), body: file.subarray(at + 8, at + 8 + length) });
  }
  const index = chance.int(0, chunks.length - 1);
  const changed = chance.pick<() => readonly (typeof chunks)[number][]>([
    () => chance.shuffle(chunks),
    () => chunks.toSpliced(index, 1),
    () => chunks.toSpliced(index, 0, ...chunks.slice(index, index + 1)),
    () =>
      chunks.map((chunk, at) =>
        at === index ? { ...chunk, body: mutateBytes(Buffer.concat([chunk.body, Buffer.alloc(1)]), chance) } : chunk,
      ),
    () =>
      chunks.map((chunk) => (chunk.type === 'IDAT' ? { ...chunk, body: throughStream(chunk.body, chance) } : chunk)),
    () => chunks.map((chunk) => (chunk.type === 'IHDR' ? { ...chunk, body: oddHeader(chunk.body, chance) } : chunk)),
  ])();
  return Buffer.concat([file.subarray(0, 8), ...changed.map(({ type, body }) => pngChunk(type, body))]);
};

function oddHeader(body: Buffer, chance: Chance): Buffer {
  const copy = Buffer.from(body);
  if (chance.yes(0.5))
    copy.writeUInt32BE(chance.pick([0, 1, 2, 7, 5_000, 50_000, 0x7fffffff, 0xffffffff]), chance.pick([0, 4]));
  else copy.writeUInt8(chance.int(0, 16), chance.int(8, 12));
  return copy;
}

function throughStream(data: Buffer, chance: Chance): Buffer {
  return deflateSync(mutateBytes(inflateSync(data), chance));
}

/** The segments of a JPEG lost, doubled, moved or damaged, their lengths right; or damage anywhere in its content. */
export const mutateJpeg: Mutation = (file, chance) => {
  const segments: Buffer[] = [];
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xda) {
    const end = at + 2 + file.readUInt16BE(at + 2);
    segments.push(file.subarray(at, end));
    at = end;
  }
  const scan = file.subarray(at, file.length - 2);
  const index = chance.int(0, segments.length - 1);
  const join = (parts: readonly Buffer[], content: Buffer): Buffer =>
    Buffer.concat([file.subarray(0, 2), ...parts, content, file.subarray(file.length - 2)]);
  return chance.pick([
    () => join(chance.shuffle(segments), scan),
    () => join(segments.toSpliced(index, 1), scan),
    () => join(segments.toSpliced(index, 0, ...segments.slice(index, index + 1)), scan),
    () =>
      join(
        segments.map((one, i) =>
          i === index ? Buffer.concat([one.subarray(0, 4), mutateInside(one.subarray(4), chance)]) : one,
        ),
        scan,
      ),
    () => join(segments, Buffer.concat([scan.subarray(0, 14), mutateBytes(scan.subarray(14), chance)])),
    () => join(segments, scan.subarray(0, chance.int(14, scan.length))),
  ])();
};

function mutateInside(body: Buffer, chance: Chance): Buffer {
  return edited(body, chance.int(1, 6), (copy) => copy.writeUInt8(chance.int(0, 255), placeIn(copy, chance)));
}

/** Numbers and names of a PDF's dictionaries replaced by others, or its content damaged inside its compressed streams. */
export const mutatePdf: Mutation = (file, chance) => {
  const parts = streamsOf(file);
  const hit = chance.pick(['stream', 'text', 'text'] as const);
  const damaged = parts.filter(({ kind }) => kind === hit);
  const chosen = new Set(
    damaged.length === 0 ? [] : Array.from({ length: chance.int(1, 4) }, () => chance.pick(damaged)),
  );
  return Buffer.concat(
    parts.map((part) => {
      if (!chosen.has(part)) return part.bytes;
      return part.kind === 'text' ? oddText(part.bytes, chance) : oddStream(part.bytes, chance);
    }),
  );
};

interface Part {
  readonly kind: 'stream' | 'text';
  readonly bytes: Buffer;
}

/** The file cut at the ends of its streams' data. */
function streamsOf(file: Buffer): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', from)) {
    const start = at + 'stream\n'.length;
    const end = file.indexOf('\nendstream', start);
    if (end < 0) break;
    parts.push(
      { kind: 'text', bytes: file.subarray(from, start) },
      { kind: 'stream', bytes: file.subarray(start, end) },
    );
    from = end + '\nendstream\n'.length;
    parts.push({ kind: 'text', bytes: file.subarray(end, from) });
  }
  return [...parts, { kind: 'text', bytes: file.subarray(from) }];
}

function oddText(bytes: Buffer, chance: Chance): Buffer {
  const rate = chance.pick([0.02, 0.1, 0.5]);
  const text = bytes.toString('latin1').replace(/-?\d+(?:\.\d+)?|\/[A-Za-z]+/g, (token) => {
    if (!chance.yes(rate)) return token;
    return token.startsWith('/')
      ? chance.pick(['/Page', '/Pages', '/Font', '/XObject', '/Kids', '/X'])
      : chance.pick(ODD_NUMBERS);
  });
  return Buffer.from(text, 'latin1');
}

function oddStream(bytes: Buffer, chance: Chance): Buffer {
  try {
    const content = inflateSync(bytes);
    return deflateSync(chance.yes(0.5) ? mutateBytes(content, chance) : oddText(content, chance));
  } catch {
    // Another filter than deflate, or none.
    return mutateBytes(Buffer.concat([bytes, Buffer.alloc(1)]), chance);
  }
}
