// Grey pixels as a file that every engine reads: binary PGM (netpbm), a line of text and the bytes.
import type { GreyPicture } from '../../model/picture.ts';

/** `picture` as a PGM file. */
export function asPgm({ width, height, pixels }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${String(width)} ${String(height)}\n255\n`), pixels]);
}
