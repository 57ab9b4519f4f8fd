// What a worker thread runs: opens the engines once, then takes documents through the flow. Of the composition roots the
// one that names the adapters of reading.
import { randomUUID } from 'node:crypto';
import { openRecogniser } from './adapters/ocr/recogniser.ts';
import { openPdfiumReader } from './adapters/pdfium/pdfium-reader.ts';
import { readProfileFiles, type ProfileFiles } from './adapters/profile-files/read-profile-files.ts';
import { serveDocuments, startData } from './adapters/worker-pool/serve-documents.ts';
import { parseMethodVocabulary } from './extraction/descriptor/method-vocabulary.ts';
import { readDocument } from './flow.ts';
import type { Engines } from './flow.ts';
import { parseIssuers } from './profiles/issuer-register.ts';
import { parseProducers } from './inspection/producer-vocabulary.ts';
import { shapeValidator } from './validation/shape-validator.ts';

/** Called by the pool for each document of this thread. */
export const processDocument = serveDocuments(async () => {
  // Programs that start several threads read the files once and hand them over.
  const { profiles, vocabulary } = (startData() as ProfileFiles | null | undefined) ?? readProfileFiles();
  const reader = await openPdfiumReader();
  const engines: Engines = {
    reader,
    renderer: reader,
    inspector: reader,
    producers: parseProducers(vocabulary['producers']),
    recogniser: openRecogniser(),
    profiles,
    validator: shapeValidator,
    methods: parseMethodVocabulary(vocabulary['transaction-methods']),
    issuers: parseIssuers(vocabulary['issuers']),
    newNodeId: randomUUID,
  };
  return {
    process: (input, onRecognising) => readDocument(input, { ...engines, onRecognising }),
    spent: () => reader.spent(),
  };
});
