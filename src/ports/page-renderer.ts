// Draws a page as a picture, for the recogniser of text. Runs where the page reader runs, under the same limits.
import type { PagePicture } from '../model/picture.ts';

export interface PageRenderer {
  /**
   * Page `number` (1-based) of `file` as a viewer shows it, in grey.
   * Throws Problem: document-damaged, reading-memory.
   */
  render(file: Uint8Array, number: number): PagePicture;
}
