// The real flow in this process, with the engines that a worker thread opens (src/worker.ts).
import { openRecogniser } from '../../src/adapters/ocr/recogniser.ts';
import { openPdfiumReader } from '../../src/adapters/pdfium/pdfium-reader.ts';
import { readProfileFiles } from '../../src/adapters/profile-files/read-profile-files.ts';
import { parseMethodVocabulary } from '../../src/extraction/descriptor/method-vocabulary.ts';
import { readDocument } from '../../src/flow.ts';
import type { Engines } from '../../src/flow.ts';
import { parseIssuers } from '../../src/profiles/issuer-register.ts';
import { parseProducers } from '../../src/inspection/producer-vocabulary.ts';
import type { DocumentReading } from '../../src/model/reading.ts';
import type { PageReader } from '../../src/ports/page-reader.ts';
import type { PageRenderer } from '../../src/ports/page-renderer.ts';
import { shapeValidator } from '../../src/validation/shape-validator.ts';

export interface OpenFlow {
  readonly reader: PageReader;
  readonly pdfium: PageReader & PageRenderer;
  /** Reads a file through the whole flow; `reader` may be given to change what the pages hold. */
  readonly read: (
    file: Uint8Array,
    reader?: PageReader,
    rights?: { readonly mayRecognise: boolean },
  ) => Promise<DocumentReading>;
}

let opened: Promise<OpenFlow> | undefined;

/** The engines, opened once for all tests of a process; every file can be read with them. Node ids count up from the first of each file. */
export function openFlow(): Promise<OpenFlow> {
  return (opened ??= open());
}

async function open(): Promise<OpenFlow> {
  const { profiles, vocabulary } = readProfileFiles();
  const pdfium = await openPdfiumReader();
  // Starts with the first page that needs it.
  const recogniser = openRecogniser();
  const methods = parseMethodVocabulary(vocabulary['transaction-methods']);
  const issuers = parseIssuers(vocabulary['issuers']);
  const read: OpenFlow['read'] = async (file, reader = pdfium, { mayRecognise } = { mayRecognise: true }) => {
    let count = 0;
    const newNodeId = (): string => `node-${String(++count)}`;
    const engines: Engines = {
      reader,
      renderer: pdfium,
      // Pages that a test gives may have no file behind them.
      inspector: file.length > 0 ? pdfium : { inspect: () => ({ updates: 0, signatures: 0 }) },
      producers: parseProducers(vocabulary['producers']),
      recogniser,
      profiles,
      validator: shapeValidator,
      methods,
      issuers,
      newNodeId,
    };
    const input = {
      file,
      mimeType: 'application/pdf',
      preference: { classes: [], contexts: [], strict: false },
      mayRecognise,
      draftNodeBase: 'urn:draft:',
    };
    const reading = await readDocument(input, engines);
    if (reading.kind !== 'reading') throw new Error('nothing was asked for strictly, yet the file was only classified');
    return reading;
  };
  return { reader: pdfium, pdfium, read };
}
