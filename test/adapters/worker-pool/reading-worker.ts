// A worker with the real reader and nothing behind it.
import { openPdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import { serveDocuments } from '../../../src/adapters/worker-pool/serve-documents.ts';
import { readingOf } from './reading-of.ts';

export const processDocument = serveDocuments(async () => {
  const reader = await openPdfiumReader();
  return {
    process: ({ file }) => {
      const pages = reader.read(file);
      return Promise.resolve(readingOf(pages.map(({ kind }) => kind).join(), pages.length));
    },
    spent: () => reader.spent(),
  };
});
