// Reads text off pictures (OCR). Heavy: runs away from whoever asks, within limits of time and memory, and may be killed at any moment.
import type { Box } from '../model/page.ts';
import type { GreyPicture } from '../model/picture.ts';
import type { LineReading, RecognisedLine } from '../model/recognised.ts';

export interface TextRecogniser {
  /**
   * The lines of an upright page, in no particular order.
   * Rejects with Problem reading-timeout or reading-memory when the engine had to be ended.
   */
  readPage(picture: GreyPicture): Promise<readonly RecognisedLine[]>;
  /** Another engine's reading of single lines or words, one for each of `boxes` (pixels). Rejects as `readPage` does. */
  readLines(picture: GreyPicture, boxes: readonly Box[]): Promise<readonly LineReading[]>;
  /** For each of `boxes`, single lines in pixels: how likely it stands on its head, 0..1. Rejects as `readPage` does. */
  findUpsideDown(picture: GreyPicture, boxes: readonly Box[]): Promise<readonly number[]>;
  /** Ends the engines. */
  close(): void;
}
