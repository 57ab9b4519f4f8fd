// A JPEG or PNG file as a PDF of one page, upright by its Exif orientation: from there on a picture is a page like any other, and is decoded
// inside the same engine, under the same ceiling of memory.
import { DOCUMENT_LIMITS } from '../../../kernel/limits.ts';
import { sniffMimeType } from '../../../kernel/mime-type.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { Orientation } from './exif.ts';
import { readJpegFrame } from './jpeg.ts';
import { readPng } from './png.ts';

/** A picture on a page of its own. */
export interface PictureFile {
  readonly pdf: Uint8Array;
  /** How many pixels of the picture, as a viewer shows it, make one point of the page. */
  readonly pixelsPerPt: number;
}

/** The picture in `file` as a PDF; undefined for a file that is no picture. Throws Problem document-damaged, picture-too-large. */
export function pictureAsPdf(file: Uint8Array): PictureFile | undefined {
  switch (sniffMimeType(file)) {
    case 'image/jpeg':
      return jpegAsPdf(file);
    case 'image/png':
      return pngAsPdf(file);
    default:
      return undefined;
  }
}

interface Stored {
  readonly width: number;
  readonly height: number;
  readonly orientation: Orientation;
  readonly dpi: number | undefined;
  /** Entries of the image dictionary (ISO 32000-1 table 89) beyond its size. */
  readonly entries: string;
  readonly data: Uint8Array;
}

const COLOUR_SPACES = { 1: '/DeviceGray', 3: '/DeviceRGB', 4: '/DeviceCMYK' } as const;

function jpegAsPdf(file: Uint8Array): PictureFile {
  const frame = readJpegFrame(file);
  if (frame.width * frame.height > DOCUMENT_LIMITS.picturePixels) {
    throw new Problem('picture-too-large');
  }
  const decode = frame.invertedInks ? '/Decode[1 0 1 0 1 0 1 0]' : '';
  const entries = `/ColorSpace${COLOUR_SPACES[frame.components]}${decode}/Filter/DCTDecode`;
  return asPdf({ ...frame, entries, data: file });
}

function pngAsPdf(file: Uint8Array): PictureFile {
  const { pixels, ...picture } = readPng(file);
  return asPdf({ ...picture, entries: '/ColorSpace/DeviceGray', data: pixels });
}

/** Where the unit square of an image (origin bottom left) goes on a page of w × h, by orientation. */
const PLACEMENTS: Readonly<Record<Orientation, (w: number, h: number) => readonly number[]>> = {
  1: (w, h) => [w, 0, 0, h, 0, 0],
  2: (w, h) => [-w, 0, 0, h, w, 0],
  3: (w, h) => [-w, 0, 0, -h, w, h],
  4: (w, h) => [w, 0, 0, -h, 0, h],
  5: (w, h) => [0, -h, -w, 0, w, h],
  6: (w, h) => [0, -h, w, 0, 0, h],
  7: (w, h) => [0, h, w, 0, 0, 0],
  8: (w, h) => [0, h, -w, 0, w, 0],
};

/** Densities that a scanner writes; 72 and 96 are what programs write that know none. */
const SCANNER_DPI = { least: 100, most: 1200 };
/** The longer edge of a page whose density nobody knows: that of A4. */
const USUAL_EDGE_PT = 842;
/** The longest edge that a stated density may make: A3. */
const LONGEST_EDGE_PT = 1_191;

function asPdf({ width, height, orientation, dpi, entries, data }: Stored): PictureFile {
  const [shownWidth, shownHeight] = orientation > 4 ? [height, width] : [width, height];
  const pixelsPerPt = densityOf(Math.max(width, height), dpi);
  const [w, h] = [shownWidth / pixelsPerPt, shownHeight / pixelsPerPt];
  const matrix = PLACEMENTS[orientation](w, h).map((number) => number.toFixed(4));
  const content = Buffer.from(`${matrix.join(' ')} cm /P Do`);
  const objects = [
    [Buffer.from('<</Type/Catalog/Pages 2 0 R>>')],
    [Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>')],
    [
      Buffer.from(
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${w.toFixed(4)} ${h.toFixed(4)}]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>>>`,
      ),
    ],
    streamOf(`<</Length ${String(content.length)}>>`, content),
    streamOf(
      `<</Type/XObject/Subtype/Image/Width ${String(width)}/Height ${String(height)}/BitsPerComponent 8${entries}/Length ${String(data.length)}>>`,
      data,
    ),
  ];
  return { pdf: fileOf(objects), pixelsPerPt };
}

function densityOf(longestPixels: number, dpi: number | undefined): number {
  const stated = dpi !== undefined && dpi >= SCANNER_DPI.least && dpi <= SCANNER_DPI.most ? dpi / 72 : undefined;
  if (stated !== undefined && longestPixels / stated <= LONGEST_EDGE_PT) return stated;
  return longestPixels / USUAL_EDGE_PT;
}

function streamOf(dictionary: string, data: Uint8Array): readonly Uint8Array[] {
  return [Buffer.from(`${dictionary}\nstream\n`), data, Buffer.from('\nendstream')];
}

/** A PDF file of these objects, numbered from 1, the first the catalog (ISO 32000-1 §7.5). */
function fileOf(objects: readonly (readonly Uint8Array[])[]): Uint8Array {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n')];
  let length = parts[0]?.length ?? 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(Buffer.from(`${String(index + 1)} 0 obj\n`));
    object.forEach(add);
    add(Buffer.from('\nendobj\n'));
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = String(objects.length + 1);
  add(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${String(length)}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
