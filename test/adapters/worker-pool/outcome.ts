// What becomes of a document that is sent through a pool.
import { sniffMimeType } from '../../../src/kernel/mime-type.ts';
import { Problem } from '../../../src/kernel/problem.ts';
import type { DocumentProcessor } from '../../../src/ports/document-processor.ts';

/** `read`, the code of a problem, or `bug: …` for an error that nobody foresaw, with where it was thrown. */
export async function outcomeOf(pool: DocumentProcessor, file: Uint8Array, mayRecognise = true): Promise<string> {
  try {
    await pool.process({
      file,
      mimeType: sniffMimeType(file) ?? 'application/pdf',
      preference: { classes: [], contexts: [], strict: false },
      mayRecognise,
      draftNodeBase: 'https://arkive.example/graph/.draft-nodes/',
    });
    return 'read';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    const frames = error instanceof Error && 'frames' in error && Array.isArray(error.frames) ? error.frames : [];
    return `bug: ${error instanceof Error ? error.message : typeof error} ${String(frames[0] ?? '')}`;
  }
}
