// The whole flow with an eye that sees no letters: pictures are drawn, straightened and measured, and none costs the seconds of an engine.
import { randomUUID } from 'node:crypto';
import { openPdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';
import { serveDocuments } from '../../../src/adapters/worker-pool/serve-documents.ts';
import { parseMethodVocabulary } from '../../../src/extraction/descriptor/method-vocabulary.ts';
import { readDocument } from '../../../src/flow.ts';
import { parseProducers } from '../../../src/inspection/producer-vocabulary.ts';
import { shapeValidator } from '../../../src/validation/shape-validator.ts';

export const processDocument = serveDocuments(async () => {
  const { profiles, vocabulary } = readProfileFiles();
  const reader = await openPdfiumReader();
  return {
    process: (input, onRecognising) =>
      readDocument(input, {
        reader,
        renderer: reader,
        inspector: reader,
        producers: parseProducers(vocabulary['producers']),
        recogniser: {
          readPage: () => Promise.resolve([]),
          readLines: () => Promise.resolve([]),
          findUpsideDown: () => Promise.resolve([]),
          close: () => undefined,
        },
        profiles,
        validator: shapeValidator,
        methods: parseMethodVocabulary(vocabulary['transaction-methods']),
        issuers: [],
        newNodeId: randomUUID,
        onRecognising,
      }),
    spent: () => reader.spent(),
  };
});
