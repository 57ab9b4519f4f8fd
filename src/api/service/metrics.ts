// What is measured of the running server, for Prometheus (text format 0.0.4). Labels hold names of our own only.
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  readonly httpSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly documents: Counter<'class' | 'outcome'>;
  readonly pages: Counter;
  readonly sparqlQueries: Counter<'form' | 'engine' | 'outcome'>;
}

/**
 * The measures of one server, Node's own (memory, CPU, event-loop lag) among them.
 * `queueLength` is asked at each scrape: documents that wait for a worker.
 */
export function createMetrics(queueLength: () => number): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'arkive_queue_length',
    help: 'Documents that wait for a worker.',
    registers,
    collect() {
      this.set(queueLength());
    },
  });
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'arkive_http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
      registers,
    }),
    documents: new Counter({
      name: 'arkive_documents_total',
      help: 'Documents by class, and by outcome: the review status, or the code of the problem.',
      labelNames: ['class', 'outcome'],
      registers,
    }),
    sparqlQueries: new Counter({
      name: 'arkive_sparql_queries_total',
      help: 'Queries by form, by who answered (session or federation), and by outcome: answered, abandoned, or the code of the problem.',
      labelNames: ['form', 'engine', 'outcome'],
      registers,
    }),
    pages: new Counter({ name: 'arkive_pages_total', help: 'Pages of the documents that were read.', registers }),
  };
}
