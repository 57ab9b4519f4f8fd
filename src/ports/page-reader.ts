// Reads a file into pages of glyphs. Runs inside a worker: synchronous, heavy, may be killed from outside at any moment.
import type { ReadPage } from '../model/page.ts';

export interface PageReader {
  /**
   * Every page of `file`, in order.
   * Throws Problem: document-damaged, document-encrypted, too-many-pages, page-too-large, too-many-words, reading-memory.
   */
  read(file: Uint8Array): readonly ReadPage[];
}
