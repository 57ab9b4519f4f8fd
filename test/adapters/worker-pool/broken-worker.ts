// A worker whose engine does not start.
import { serveDocuments } from '../../../src/adapters/worker-pool/serve-documents.ts';

export const processDocument = serveDocuments(() => Promise.reject(new RangeError('no engine')));
