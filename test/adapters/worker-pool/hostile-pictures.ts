// Pictures that want to break their reader, each as small code: what they look like is their documentation. JPEG after ITU-T T.81, PNG after
// the PNG Specification, third edition.
import { deflateSync } from 'node:zlib';
import { jpegOf, pngChunk, pngFile, pngHeader, pngOf, withOrientation } from '../../../fixtures/scan/encode.ts';
import type { GreyPicture } from '../../../src/model/picture.ts';

/** A grey picture with something on it. */
export function stripes(width: number, height: number): GreyPicture {
  return {
    width,
    height,
    pixels: Uint8Array.from(
      { length: width * height },
      (_, at) => (((at >> 3) + Math.floor(at / width / 5)) % 3) * 120,
    ),
  };
}

const ZEROS = deflateSync(Buffer.alloc(4_000_000));

function png(
  size: readonly [width: number, height: number],
  kind: Parameters<typeof pngHeader>[1],
  data: Buffer,
): Uint8Array {
  return pngFile([pngHeader({ width: size[0], height: size[1] }, kind), pngChunk('IDAT', data)]);
}

const rowsOf = (rows: number, rowBytes: number): Buffer => deflateSync(Buffer.alloc(rows * (rowBytes + 1)));

/** PNG files by what is wrong with them, or odd about them. */
export function hostilePngs(): ReadonlyMap<string, Uint8Array> {
  const whole = Buffer.from(pngOf(stripes(64, 48)));
  const header = pngHeader({ width: 16, height: 16 });
  const data = pngChunk('IDAT', rowsOf(16, 16));
  const signature = whole.subarray(0, 8);
  const profile = Buffer.concat([Buffer.from('profile\0\0', 'latin1'), deflateSync(Buffer.alloc(20_000_000))]);
  const changed = (at: number, value: number): Buffer => {
    const file = Buffer.from(whole);
    file.writeUInt32BE(value, at);
    return file;
  };
  return new Map<string, Uint8Array>([
    ['nothing but a signature', signature],
    ['no header', pngFile([data])],
    ['no content', pngFile([header])],
    ['two headers', pngFile([header, pngHeader({ width: 9_000, height: 9_000 }), data])],
    ['a header behind the content', pngFile([data, header])],
    ['nothing behind the end', Buffer.concat([signature, pngChunk('IEND', new Uint8Array())])],
    ['a size of nothing', png([0, 0], {}, rowsOf(1, 1))],
    ['a size of two thousand million', png([0x7fffffff, 0x7fffffff], {}, ZEROS)],
    ['a size with its highest bit set', png([0xffffffff, 1], {}, ZEROS)],
    ['a strip one pixel high', png([400_000, 1], {}, rowsOf(1, 400_000))],
    ['a strip one pixel wide', png([1, 400_000], {}, rowsOf(400_000, 1))],
    ['a strip that says it is longer', png([1, 49_000_000], {}, rowsOf(1_000, 1))],
    ['more content than its size', png([16, 16], {}, ZEROS)],
    ['less content than its size', png([4_000, 4_000], {}, rowsOf(16, 16))],
    ['a depth of 3', png([16, 16], { depth: 3 }, rowsOf(16, 16))],
    ['colours of no known kind', png([16, 16], { colour: 5 }, rowsOf(16, 16))],
    ['seven passes over one pixel', png([1, 1], { interlace: 1 }, rowsOf(1, 1))],
    ['passes of no known kind', png([16, 16], { interlace: 7 }, rowsOf(16, 16))],
    ['a palette that is not there', png([16, 16], { colour: 3 }, rowsOf(16, 16))],
    [
      'a palette of one colour and a half',
      pngFile([pngHeader({ width: 16, height: 16 }, { colour: 3 }), pngChunk('PLTE', Buffer.alloc(4)), data]),
    ],
    [
      'a transparency longer than its palette',
      pngFile([
        pngHeader({ width: 16, height: 16 }, { colour: 3 }),
        pngChunk('PLTE', Buffer.alloc(6)),
        pngChunk('tRNS', Buffer.alloc(100_000)),
        data,
      ]),
    ],
    ['a transparency of no bytes', pngFile([header, pngChunk('tRNS', Buffer.alloc(0)), data])],
    ['a colour profile that is a bomb', pngFile([header, pngChunk('iCCP', profile), data])],
    ['texts that are bombs', pngFile([header, pngChunk('zTXt', profile), pngChunk('iTXt', profile), data])],
    [
      'a hundred thousand small chunks',
      pngFile([
        header,
        Buffer.concat(Array.from({ length: 100_000 }, () => pngChunk('tEXt', Buffer.from('a\0b')))),
        data,
      ]),
    ],
    [
      'content in fifty thousand pieces',
      pngFile([header, ...piecesOf(deflateSync(Buffer.alloc(16 * 17), { level: 0 }), 50_000)]),
    ],
    ['densities of nothing', pngFile([header, pngChunk('pHYs', Buffer.from('000000000000000001', 'hex')), data])],
    ['densities beyond measure', pngFile([header, pngChunk('pHYs', Buffer.from('ffffffffffffffff01', 'hex')), data])],
    [
      'an orientation that leads beyond the end',
      pngFile([header, pngChunk('eXIf', Buffer.from('4d4d002affffffff0001', 'hex')), data]),
    ],
    ['a directory that holds itself', pngFile([header, pngChunk('eXIf', directory(65_535)), data])],
    ['a filter of no known kind', png([16, 16], {}, deflateSync(Buffer.alloc(16 * 17, 9)))],
    ['a chunk longer than the file', changed(8, 0x7fffffff)],
    ['a chunk of a length below nothing', changed(8, 0xffffffff)],
    ['a wrong checksum', changed(29, 0xdeadbeef)],
    ['content that is no deflate stream', png([16, 16], {}, Buffer.alloc(300, 0x55))],
    ['content that unpacks without end', png([7_000, 7_000], {}, deflateSync(Buffer.alloc(60_000_000)))],
  ]);
}

function piecesOf(data: Buffer, count: number): Buffer[] {
  return Array.from({ length: count }, (_, at) => pngChunk('IDAT', data.subarray(at, at + 1)));
}

/** A TIFF directory of so many entries, whose next directory is itself. */
function directory(entries: number): Buffer {
  const tiff = Buffer.alloc(10 + 12 * 40 + 4);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(entries, 8);
  tiff.writeUInt32BE(8, tiff.length - 4);
  return tiff;
}

/** A JPEG segment. */
function segment(code: number, body: Uint8Array): Buffer {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** JPEG files by what is wrong with them, or odd about them. */
export function hostileJpegs(): ReadonlyMap<string, Uint8Array> {
  const whole = Buffer.from(jpegOf(stripes(160, 120)));
  const [start, rest] = [whole.subarray(0, 2), whole.subarray(2)];
  const frameAt = whole.indexOf(Buffer.from([0xff, 0xc0]));
  const scanAt = whole.indexOf(Buffer.from([0xff, 0xda]));
  const changed = (offset: number, ...values: readonly number[]): Buffer => {
    const file = Buffer.from(whole);
    values.forEach((value, at) => file.writeUInt8(value, frameAt + offset + at));
    return file;
  };
  const withSegments = (...segments: readonly Buffer[]): Buffer => Buffer.concat([start, ...segments, rest]);
  const scan = whole.subarray(scanAt, whole.length - 2);
  const manyScans = Buffer.concat([
    whole.subarray(0, scanAt),
    ...Array.from({ length: 1_000 }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
  return new Map<string, Uint8Array>([
    ['nothing but a beginning', Buffer.from([0xff, 0xd8, 0xff])],
    ['a beginning and an end', Buffer.from([0xff, 0xd8, 0xff, 0xd9])],
    ['a size of nothing', changed(5, 0, 0, 0, 0)],
    ['a height of nothing', changed(5, 0, 0)],
    ['more pixels than there may be', changed(5, 0xff, 0xff, 0xff, 0xff)],
    ['a strip one pixel high', changed(5, 0, 1, 0xff, 0xff)],
    ['a strip one pixel wide', changed(5, 0xff, 0xff, 0, 1)],
    ['no components', changed(9, 0)],
    ['two hundred components', changed(9, 200)],
    ['four inks of which three are there', changed(9, 4)],
    ['samples of 12 bits', changed(4, 12)],
    ['sampling factors of nothing', changed(11, 0x00)],
    ['sampling factors beyond measure', changed(11, 0xff)],
    ['a table that is not there', changed(12, 3)],
    ['a frame of several passes', changed(1, 0xc2)],
    ['several passes, cut short', changed(1, 0xc2).subarray(0, scanAt + 200)],
    ['a frame without loss', changed(1, 0xc3)],
    ['a frame coded with arithmetic', changed(1, 0xc9)],
    ['a frame within frames', changed(1, 0xc5)],
    ['a thousand scans', manyScans],
    ['scans without a frame', Buffer.concat([start, scan, Buffer.from([0xff, 0xd9])])],
    ['two frames', Buffer.concat([whole.subarray(0, scanAt), whole.subarray(frameAt)])],
    [
      'a hundred markers of 64 KB of nothing',
      withSegments(...Array.from({ length: 40 }, () => segment(0xe5, Buffer.alloc(65_533)))),
    ],
    [
      'ten thousand empty markers',
      withSegments(...Array.from({ length: 10_000 }, () => segment(0xfe, Buffer.alloc(0)))),
    ],
    ['a marker that is shorter than its length', withSegments(Buffer.from([0xff, 0xe1, 0xff, 0xff]))],
    ['a marker without a length', withSegments(Buffer.from([0xff, 0xe1, 0, 0]))],
    [
      'a colour profile in 255 parts that lack the first',
      withSegments(
        segment(
          0xe2,
          Buffer.concat([Buffer.from('ICC_PROFILE\0', 'latin1'), Buffer.from([2, 255]), Buffer.alloc(60_000)]),
        ),
      ),
    ],
    [
      'an Exif directory that holds itself',
      withSegments(segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), directory(2)]))),
    ],
    [
      'an Exif directory of 65,535 entries',
      withSegments(segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), directory(65_535)]))),
    ],
    ['an orientation of no known kind', withOrientation(whole, 65_535)],
    [
      'a thousand orientations',
      withSegments(
        ...Array.from({ length: 1_000 }, (_, at) => Buffer.from(withOrientation(whole, 1 + (at % 8)).subarray(2, 38))),
      ),
    ],
    ['inks said to be turned round', withSegments(segment(0xee, Buffer.from('Adobe\0d\0\0\0\0\x02', 'latin1')))],
    ['restarts that never come', withSegments(segment(0xdd, Buffer.from([0, 1])))],
    [
      'restarts out of order',
      Buffer.concat([
        whole.subarray(0, whole.length - 2),
        Buffer.from([0xff, 0xd5, 0xff, 0xd0]),
        Buffer.from([0xff, 0xd9]),
      ]),
    ],
    [
      'a megabyte of ones in place of its content',
      Buffer.concat([whole.subarray(0, scanAt + 14), Buffer.alloc(1_000_000, 0xff), Buffer.from([0xff, 0xd9])]),
    ],
    [
      'a megabyte of stuffed bytes in place of its content',
      Buffer.concat([
        whole.subarray(0, scanAt + 14),
        Buffer.alloc(1_000_000, Buffer.from([0xff, 0])),
        Buffer.from([0xff, 0xd9]),
      ]),
    ],
    ['no tables', Buffer.concat([start, whole.subarray(frameAt)])],
    ['a small picture within', withSegments(segment(0xe1, whole))],
  ]);
}

/** Pictures of as many pixels as a picture may have: read, they cost a thread its memory and its life. */
export function largestPictures(): ReadonlyMap<string, Uint8Array> {
  const jpeg = Buffer.from(jpegOf(stripes(160, 120)));
  const frameAt = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.set([0x1b, 0x58, 0x1b, 0x58], frameAt + 5);
  return new Map<string, Uint8Array>([
    ['of which no byte is there', png([7_000, 7_000], { depth: 16, colour: 6 }, deflateSync(Buffer.alloc(10)))],
    ['of 16 bits', png([7_000, 7_000], { depth: 16, colour: 6 }, rowsOf(7_000, 56_000))],
    ['in seven passes', png([7_000, 7_000], { interlace: 1 }, deflateSync(Buffer.alloc(49_100_000)))],
    ['in a JPEG of a few', jpeg],
  ]);
}
