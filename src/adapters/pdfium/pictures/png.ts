// A PNG file to grey pixels (PNG Specification, third edition). Sizes are checked before anything is unpacked, and nothing is unpacked beyond them.
import { crc32, inflateSync } from 'node:zlib';
import { DOCUMENT_LIMITS } from '../../../kernel/limits.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { GreyPicture } from '../../../model/picture.ts';
import { readTiffOrientation } from './exif.ts';
import type { Orientation } from './exif.ts';
import { CHANNELS, greyOf } from './png-samples.ts';
import type { PngHeader, PngPalette } from './png-samples.ts';
import { passesOf, unfilter } from './png-passes.ts';

/** A PNG picture and what its file says of it. */
export interface PngPicture extends GreyPicture {
  readonly orientation: Orientation;
  /** Pixels to an inch, as far as the file tells. */
  readonly dpi: number | undefined;
}

/** Decodes a file; transparency shows white paper. Throws Problem document-damaged, picture-too-large. */
export function readPng(bytes: Uint8Array): PngPicture {
  const { header, palette, data, orientation, dpi } = readChunks(
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  );
  const passes = passesOf(header);
  const expected = passes.reduce((sum, pass) => sum + pass.rows * (pass.rowBytes + 1), 0);
  const raw = unpack(data, expected);
  const pixels = new Uint8Array(header.width * header.height);
  const grey = greyOf(header, palette);
  let at = 0;
  for (const { x, y, dx, dy, columns, rows, rowBytes } of passes) {
    unfilter(raw, { at, rows, rowBytes, pixelBytes: Math.max(1, (header.depth * CHANNELS[header.colour]) >> 3) });
    for (let row = 0; row < rows; row++) {
      const start = at + row * (rowBytes + 1) + 1;
      const target = (y + row * dy) * header.width + x;
      for (let column = 0; column < columns; column++) pixels[target + column * dx] = grey(raw, start, column);
    }
    at += rows * (rowBytes + 1);
  }
  return { width: header.width, height: header.height, pixels, orientation, dpi };
}

interface Chunks {
  readonly header: PngHeader;
  readonly palette: PngPalette;
  readonly data: readonly Buffer[];
  readonly orientation: Orientation;
  readonly dpi: number | undefined;
}

const SIGNATURE_BYTES = 8;
const METRES_PER_INCH = 0.0254;

function readChunks(file: Buffer): Chunks {
  let header: PngHeader | undefined;
  let colours: Buffer = Buffer.alloc(0);
  let transparency: Buffer | undefined;
  let orientation: Orientation = 1;
  let dpi: number | undefined;
  const data: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; ;) {
    if (at + 12 > file.length) throw new Problem('document-damaged', 'the end of the picture is missing');
    const length = file.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > file.length) throw new Problem('document-damaged', 'the end of the picture is missing');
    if (crc32(file.subarray(at + 4, end)) !== file.readUInt32BE(end)) {
      throw new Problem('document-damaged', 'content of the picture fails its checksum');
    }
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, end);
    if (type === 'IEND') break;
    if (header === undefined && type !== 'IHDR') throw new Problem('document-damaged', 'the picture has no size');
    if (type === 'IHDR') header ??= headerOf(body);
    else if (type === 'PLTE') colours = body;
    else if (type === 'tRNS') transparency = body;
    else if (type === 'IDAT') data.push(body);
    else if (type === 'eXIf') orientation = readTiffOrientation(body) ?? orientation;
    else if (type === 'pHYs' && body.length === 9 && body[8] === 1) dpi = body.readUInt32BE(0) * METRES_PER_INCH;
    at = end + 4;
  }
  if (header === undefined || data.length === 0) throw new Problem('document-damaged', 'the picture has no content');
  return { header, palette: { colours, transparency }, data, orientation, dpi };
}

const DEPTHS: Readonly<Record<PngHeader['colour'], readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

function headerOf(body: Buffer): PngHeader {
  if (body.length !== 13) throw new Problem('document-damaged', 'the picture has no size');
  const [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlace] = body.subarray(8);
  if (width === 0 || height === 0) throw new Problem('document-damaged', 'the picture has no size');
  if (width * height > DOCUMENT_LIMITS.picturePixels) throw new Problem('picture-too-large');
  if (colour !== 0 && colour !== 2 && colour !== 3 && colour !== 4 && colour !== 6) throw unknownKind();
  const known = DEPTHS[colour].includes(depth) && compression === 0 && filter === 0;
  if (!known || (interlace !== 0 && interlace !== 1)) throw unknownKind();
  return { width, height, depth, colour, interlaced: interlace === 1 };
}

function unknownKind(): Problem {
  return new Problem('document-damaged', 'the picture is of no known kind');
}

/** The least that zlib takes for a piece. */
const MIN_CHUNK = 64;

/** Exactly the bytes that the size calls for: less is a picture cut short, more is one that lies about its size. */
function unpack(data: readonly Buffer[], expected: number): Buffer {
  let raw: Buffer;
  try {
    // One piece: gathered from thousands of small ones, the memory of a large picture would not go back to the system.
    const chunkSize = Math.max(MIN_CHUNK, expected + 1);
    raw = inflateSync(Buffer.concat(data), { maxOutputLength: expected + 1, chunkSize });
  } catch {
    throw new Problem('document-damaged', 'content of the picture cannot be unpacked to the size it states');
  }
  if (raw.length !== expected) throw new Problem('document-damaged', 'the picture has not the size it states');
  return raw;
}
