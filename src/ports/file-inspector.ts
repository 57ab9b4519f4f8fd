// Looks at a file as a file: who wrote it, when, and what was added later.
import type { FileSigns } from '../model/file-signs.ts';

export interface FileInspector {
  /** The signs of a file. Throws Problem as PageReader does. */
  inspect(file: Uint8Array): FileSigns;
}
