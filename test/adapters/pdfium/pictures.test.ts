// JPEG and PNG files as pages: every kind of PNG, every way a camera is held, and files that lie.
import { deflateSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { jpegOf, pngChunk, pngFile, pngHeader, pngOf, withOrientation } from '../../../fixtures/scan/encode.ts';
import { openPdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import type { PdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import { DOCUMENT_LIMITS } from '../../../src/kernel/limits.ts';
import type { GreyPicture, PagePicture } from '../../../src/model/picture.ts';

let reader: PdfiumReader;
beforeAll(async () => {
  reader = await openPdfiumReader();
});

/** Black in the top left quarter, grey in the top right, white below. */
const corner = (width: number, height: number): GreyPicture => ({
  width,
  height,
  pixels: Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return y >= height / 2 ? 255 : x < width / 2 ? 0 : 128;
  }),
});

/** The greys in the middle of the four quarters: top left, top right, bottom left, bottom right. */
const quarters = ({ width, height, pixels }: PagePicture): number[] =>
  [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ].map(([x = 0, y = 0]) => pixels[Math.floor((height * y) / 4) * width + Math.floor((width * x) / 4)] ?? -1);

const shown = (file: Uint8Array): number[] => {
  expect(reader.read(file)).toMatchObject([{ kind: 'image', number: 1 }]);
  return quarters(reader.render(file, 1));
};

const near = (found: readonly number[], wanted: readonly number[]): void => {
  found.forEach((grey, index) => expect(Math.abs(grey - (wanted[index] ?? 0))).toBeLessThanOrEqual(3));
};

const codeOf = (file: Uint8Array): string => {
  try {
    reader.read(file);
    return 'read';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('a picture file', () => {
  it('is a page of one picture, as large as its density says', () => {
    const [page] = reader.read(pngOf(corner(400, 600), 200));
    expect(page?.widthPt).toBeCloseTo(144, 0);
    expect(page?.heightPt).toBeCloseTo(216, 0);
  });

  it('without a density is as long as a sheet of A4', () => {
    const [page] = reader.read(jpegOf(corner(400, 600)));
    expect(page?.heightPt).toBeCloseTo(842, 0);
  });

  it('is turned and mirrored as Exif says, in all eight ways', () => {
    const file = jpegOf(corner(64, 48), 95);
    const expected: Readonly<Record<number, readonly number[]>> = {
      1: [0, 128, 255, 255],
      2: [128, 0, 255, 255],
      3: [255, 255, 128, 0],
      4: [255, 255, 0, 128],
      5: [0, 255, 128, 255],
      6: [255, 0, 255, 128],
      7: [255, 128, 255, 0],
      8: [128, 255, 0, 255],
    };
    for (const [orientation, greys] of Object.entries(expected)) {
      near(shown(withOrientation(file, Number(orientation))), greys);
    }
  });
});

describe('a PNG picture', () => {
  const [width, height] = [16, 16];
  const { pixels } = corner(width, height);
  /** Rows of `channels` samples of `depth` bits, unfiltered. */
  const rows = (sample: (grey: number) => readonly number[], depth = 8): Buffer => {
    const lines: number[][] = [];
    for (let y = 0; y < height; y++) {
      const bits = [...pixels.subarray(y * width, (y + 1) * width)]
        .flatMap(sample)
        .map((value) => value.toString(2).padStart(depth, '0'))
        .join('');
      lines.push([0, ...(bits.match(/.{8}/gu) ?? []).map((byte) => parseInt(byte, 2))]);
    }
    return Buffer.from(lines.flat());
  };
  const png = (raw: Buffer, kind: { depth?: number; colour: number }, before: readonly Buffer[] = []): Uint8Array =>
    pngFile([pngHeader({ width, height }, kind), ...before, pngChunk('IDAT', deflateSync(raw))]);

  it.each([
    [
      'grey of 1 bit',
      png(
        rows((grey) => [grey > 200 ? 1 : 0], 1),
        { depth: 1, colour: 0 },
      ),
      [0, 0, 255, 255],
    ],
    [
      'grey of 4 bits',
      png(
        rows((grey) => [grey >> 4], 4),
        { depth: 4, colour: 0 },
      ),
      [0, 136, 255, 255],
    ],
    [
      'grey of 16 bits',
      png(
        rows((grey) => [grey, grey]),
        { depth: 16, colour: 0 },
      ),
      [0, 128, 255, 255],
    ],
    [
      'colour',
      png(
        rows((grey) => [grey, grey, grey]),
        { colour: 2 },
      ),
      [0, 128, 255, 255],
    ],
    [
      'palette',
      png(
        rows((grey) => [grey === 0 ? 0 : grey === 128 ? 1 : 2]),
        { colour: 3 },
        [pngChunk('PLTE', Buffer.from([0, 0, 0, 128, 128, 128, 255, 255, 255]))],
      ),
      [0, 128, 255, 255],
    ],
    [
      'colour with alpha',
      png(
        rows((grey) => [0, 0, 0, 255 - grey]),
        { colour: 6 },
      ),
      [0, 128, 255, 255],
    ],
    [
      'grey with alpha',
      png(
        rows((grey) => [grey, 255]),
        { colour: 4 },
      ),
      [0, 128, 255, 255],
    ],
  ])('of %s is read', (_kind, file, greys) => {
    near(shown(file), greys);
  });

  it('is read whatever filter its rows have', () => {
    const plain = rows((grey) => [grey]);
    for (const filter of [1, 2, 3, 4]) {
      const filtered = Buffer.from(plain);
      for (let y = height - 1; y >= 0; y--) {
        const start = y * (width + 1) + 1;
        filtered[start - 1] = filter;
        for (let x = width - 1; x >= 0; x--) {
          const left = x > 0 ? (plain[start + x - 1] ?? 0) : 0;
          const up = y > 0 ? (plain[start + x - width - 1] ?? 0) : 0;
          const diagonal = x > 0 && y > 0 ? (plain[start + x - width - 2] ?? 0) : 0;
          const guess = left + up - diagonal;
          const [byLeft, byUp, byDiagonal] = [left, up, diagonal].map((value) => Math.abs(guess - value));
          const paeth =
            (byLeft ?? 0) <= (byUp ?? 0) && (byLeft ?? 0) <= (byDiagonal ?? 0)
              ? left
              : (byUp ?? 0) <= (byDiagonal ?? 0)
                ? up
                : diagonal;
          const predicted = [0, left, up, (left + up) >> 1, paeth][filter] ?? 0;
          filtered[start + x] = ((plain[start + x] ?? 0) - predicted) & 255;
        }
      }
      near(shown(png(filtered, { colour: 0 })), [0, 128, 255, 255]);
    }
  });

  it('is read when it comes in seven passes', () => {
    const parts: number[] = [];
    for (const [x0, y0, dx, dy] of [
      [0, 0, 8, 8],
      [4, 0, 8, 8],
      [0, 4, 4, 8],
      [2, 0, 4, 4],
      [0, 2, 2, 4],
      [1, 0, 2, 2],
      [0, 1, 1, 2],
    ] as const) {
      for (let y = y0; y < height; y += dy) {
        parts.push(0);
        for (let x = x0; x < width; x += dx) parts.push(pixels[y * width + x] ?? 0);
      }
    }
    const file = pngFile([
      pngHeader({ width, height }, { interlace: 1 }),
      pngChunk('IDAT', deflateSync(Buffer.from(parts))),
    ]);
    near(shown(file), [0, 128, 255, 255]);
  });

  it('that is a bomb is refused by its size, before anything is unpacked', () => {
    const [edge, zeros] = [40_000, deflateSync(Buffer.alloc(16_000_000))];
    expect(edge * edge).toBeGreaterThan(DOCUMENT_LIMITS.picturePixels);
    expect(codeOf(pngFile([pngHeader({ width: edge, height: edge }), pngChunk('IDAT', zeros)]))).toBe(
      'picture-too-large',
    );
  });

  it('that lies about its size, small or large, is damaged', () => {
    const data = pngChunk('IDAT', deflateSync(Buffer.alloc(16_000_000)));
    expect(codeOf(pngFile([pngHeader({ width: 16, height: 16 }), data]))).toBe('document-damaged');
    expect(codeOf(pngFile([pngHeader({ width: 5_000, height: 5_000 }), data]))).toBe('document-damaged');
  });

  it('that is cut short, changed or empty is damaged', () => {
    const whole = Buffer.from(pngOf(corner(64, 64)));
    for (const length of [8, 20, 40, whole.length - 12, whole.length - 1]) {
      expect(codeOf(whole.subarray(0, length))).toBe('document-damaged');
    }
    const changed = Buffer.from(whole);
    changed[60] = (changed[60] ?? 0) ^ 1;
    expect(codeOf(changed)).toBe('document-damaged');
    expect(codeOf(pngFile([pngHeader({ width: 0, height: 9 }), pngChunk('IDAT', deflateSync(Buffer.alloc(9)))]))).toBe(
      'document-damaged',
    );
  });
});

describe('a JPEG picture', () => {
  it('that is cut short is damaged, wherever it ends', () => {
    const whole = Buffer.from(jpegOf(corner(200, 200)));
    for (const part of [0.01, 0.3, 0.6, 0.95]) {
      expect(codeOf(whole.subarray(0, Math.floor(part * whole.length)))).toBe('document-damaged');
    }
  });

  it('that says it has more pixels than are read is refused', () => {
    const file = Buffer.from(jpegOf(corner(64, 64)));
    const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
    file.writeUInt16BE(60_000, frame + 5);
    file.writeUInt16BE(60_000, frame + 7);
    expect(codeOf(file)).toBe('picture-too-large');
  });

  it('never breaks the reader, whichever byte of it is changed', () => {
    const whole = Buffer.from(jpegOf(corner(64, 64)));
    for (let at = 2; at < whole.length; at += 61) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x5a;
      expect(['read', 'document-damaged', 'picture-too-large', 'page-too-large']).toContain(codeOf(changed));
      if (codeOf(changed) === 'read') reader.render(changed, 1);
    }
    expect(codeOf(whole)).toBe('read');
  });
});
