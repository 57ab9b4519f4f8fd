// Counts documents for Prometheus, by whichever face they came.
import type { IngestResult } from '../../services/ingest.ts';
import { problemOf } from '../problems/problem-of.ts';
import type { Metrics } from '../service/metrics.ts';

/** Counts a document by its class and what became of it. */
export async function countDocument(metrics: Metrics, read: () => Promise<IngestResult>): Promise<IngestResult> {
  try {
    const result = await read();
    const { document, status } = result.response.result;
    metrics.documents.inc({ class: document.classIdentifier, outcome: status.review });
    metrics.pages.inc(result.pageCount);
    return result;
  } catch (error) {
    metrics.documents.inc({ class: 'none', outcome: problemOf(error).problem.code });
    throw error;
  }
}
