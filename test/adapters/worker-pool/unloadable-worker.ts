// A worker that cannot even be loaded.
import { serveDocuments } from '../../../src/adapters/worker-pool/serve-documents.ts';

export const processDocument = serveDocuments(() => Promise.reject(new Error('never asked')));
throw new SyntaxError('a broken installation');
