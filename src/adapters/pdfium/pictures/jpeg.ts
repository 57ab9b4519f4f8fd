// What a JPEG file says of itself (ITU-T T.81, JFIF 1.02, Exif 2.32): enough to put it on a page, and to see that nothing of it is missing.
import { Problem } from '../../../kernel/problem.ts';
import { readOrientation } from './exif.ts';
import type { Orientation } from './exif.ts';

/** The frame of a JPEG picture. */
export interface JpegFrame {
  readonly width: number;
  readonly height: number;
  /** 1 grey, 3 colours, 4 inks. */
  readonly components: 1 | 3 | 4;
  /** Inks are stored inverted, as Adobe's programs do. */
  readonly invertedInks: boolean;
  readonly orientation: Orientation;
  /** Pixels to an inch, as far as the file tells. */
  readonly dpi: number | undefined;
}

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP14 = 0xee;
/** SOF0 to SOF15 without DHT, JPG and DAC, which stand between them. */
const isFrameHeader = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
/** Restart markers and stuffed zeros belong to the data of a scan. */
const isScanData = (code: number): boolean => code === 0 || (code >= 0xd0 && code <= 0xd7);

/** Reads the segments of a file. Throws Problem document-damaged for one that is cut short or makes no sense. */
export function readJpegFrame(bytes: Uint8Array): JpegFrame {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let frame: Pick<JpegFrame, 'width' | 'height' | 'components'> | undefined;
  let orientation: Orientation = 1;
  let dpi: number | undefined;
  let invertedInks = false;
  let scans = 0;
  let at = 2;
  for (;;) {
    at = nextMarker(file, at);
    const code = file[at + 1] ?? 0;
    if (code === END_OF_IMAGE) break;
    const length = at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0;
    const segment = file.subarray(at + 4, at + 2 + length);
    if (length < 2 || at + 2 + length > file.length) throw cutShort();
    if (isFrameHeader(code)) frame ??= frameOf(segment);
    else if (code === APP0) dpi ??= densityOf(segment);
    else if (code === APP1) orientation = readOrientation(segment) ?? orientation;
    else if (code === APP14 && segment.toString('latin1', 0, 5) === 'Adobe') invertedInks = true;
    at += 2 + length;
    if (code === START_OF_SCAN) {
      scans++;
      at = nextMarker(file, at);
    }
  }
  if (frame === undefined || scans === 0) throw new Problem('document-damaged', 'the picture has no content');
  return { ...frame, orientation, dpi, invertedInks: invertedInks && frame.components === 4 };
}

/** The next marker at or behind `from`; what stands before it is no segment of any kind. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = from; at + 1 < file.length; at++) {
    const code = file[at + 1] ?? 0;
    if (file[at] === MARKER && code !== MARKER && !isScanData(code)) return at;
  }
  throw cutShort();
}

function cutShort(): Problem {
  return new Problem('document-damaged', 'the end of the picture is missing');
}

function frameOf(segment: Buffer): Pick<JpegFrame, 'width' | 'height' | 'components'> {
  if (segment.length < 6) throw new Problem('document-damaged', 'the picture has no size');
  const height = segment.readUInt16BE(1);
  const width = segment.readUInt16BE(3);
  const components = segment[5];
  if (width === 0 || height === 0) throw new Problem('document-damaged', 'the picture has no size');
  if (components !== 1 && components !== 3 && components !== 4) {
    throw new Problem('document-damaged', 'the picture has colours of no known kind');
  }
  return { width, height, components };
}

/** JFIF: units 1 are dots per inch, 2 dots per centimetre; anything else is an aspect ratio. */
function densityOf(segment: Buffer): number | undefined {
  if (segment.length < 12 || segment.toString('latin1', 0, 4) !== 'JFIF') return undefined;
  const unit = segment[7];
  const density = segment.readUInt16BE(8);
  if (unit === 1) return density;
  return unit === 2 ? density * 2.54 : undefined;
}
