// Which way a camera was held: the orientation tag of Exif 2.32 §4.6.4, in an APP1 segment or a PNG's eXIf chunk.

/** How the stored picture is to be turned and mirrored: 1 as it is, 3 half a turn, 6 clockwise, 8 counter-clockwise, the others mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const TAG = 0x0112;
const SHORT = 3;
const MOST_ENTRIES = 512;

/** The orientation that an APP1 segment tells, or undefined when it is no Exif segment or tells none. */
export function readOrientation(segment: Buffer): Orientation | undefined {
  return segment.toString('latin1', 0, 6) === 'Exif\0\0' ? readTiffOrientation(segment.subarray(6)) : undefined;
}

/** The orientation in a TIFF structure: the body of an APP1 segment, the whole of an eXIf chunk. */
export function readTiffOrientation(tiff: Buffer): Orientation | undefined {
  if (tiff.length < 8) return undefined;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return undefined;
  const u16 = (at: number): number => (order === 'II' ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const entries = Math.min(u16(directory), MOST_ENTRIES);
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + 12 * index;
    if (at + 12 > tiff.length) return undefined;
    if (u16(at) === TAG && u16(at + 2) === SHORT) return orientationOf(u16(at + 8));
  }
  return undefined;
}

const ORIENTATIONS: readonly Orientation[] = [1, 2, 3, 4, 5, 6, 7, 8];

function orientationOf(value: number): Orientation | undefined {
  return ORIENTATIONS.find((known) => known === value);
}
