// A request of the SPARQL 1.1 Protocol (https://www.w3.org/TR/sparql11-protocol/#query-operation): the query and its dataset, from the
// address, from a form, or with the query as the body.
import type { FastifyRequest } from 'fastify';
import { QUERY_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { DatasetWish } from '../../services/sparql/read-query.ts';

/** The media type of a query as a body (§2.1.3). */
export const QUERY_MEDIA_TYPE = 'application/sparql-query';
/** The media type of a form (§2.1.2). */
export const FORM_MEDIA_TYPE = 'application/x-www-form-urlencoded';
/** The media type of an update (§2.2.2), which is refused. */
export const UPDATE_MEDIA_TYPE = 'application/sparql-update';

/** What is asked. */
export interface ProtocolRequest {
  readonly query: string;
  /** Undefined when the request says nothing of a dataset. */
  readonly dataset: DatasetWish | undefined;
}

/** The parameters in the address. */
export function addressParameters(request: FastifyRequest): URLSearchParams {
  const { url } = request;
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

/** Reads a request whose body, if there is one, was left as bytes. Throws Problem invalid-request. */
export function protocolRequest(request: FastifyRequest): ProtocolRequest {
  const body = Buffer.isBuffer(request.body) ? bodyText(request, request.body) : '';
  const isQuery = mediaTypeOf(request) === QUERY_MEDIA_TYPE;
  const parameters = addressParameters(request);
  if (!isQuery) for (const [name, value] of new URLSearchParams(body)) parameters.append(name, value);
  const queries = [...(isQuery ? [body] : []), ...parameters.getAll('query')];
  for (const name of ['update', 'using-graph-uri', 'using-named-graph-uri'])
    if (parameters.has(name)) throw noUpdates();
  const [query] = queries;
  if (query === undefined || query === '') throw new Problem('invalid-request', 'The parameter `query` is missing.');
  if (queries.length > 1) throw new Problem('invalid-request', 'The request holds more than one query.');
  return { query: query.replace(/^\uFEFF/u, ''), dataset: datasetOf(parameters) };
}

/** The problem of an update. */
export function noUpdates(): Problem {
  return new Problem(
    'invalid-request',
    'This endpoint takes queries, no updates: graphs are changed by documents alone.',
  );
}

function datasetOf(parameters: URLSearchParams): DatasetWish | undefined {
  const defaultGraphs = parameters.getAll('default-graph-uri');
  const namedGraphs = parameters.getAll('named-graph-uri');
  const count = defaultGraphs.length + namedGraphs.length;
  if (count > QUERY_LIMITS.graphs) {
    throw new Problem('invalid-request', `A request may list ${QUERY_LIMITS.graphs} graphs at most.`);
  }
  return count === 0 ? undefined : { defaultGraphs, namedGraphs };
}

function mediaTypeOf(request: FastifyRequest): string {
  return request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** Both kinds of body are UTF-8 (§2.1.3; the form by its own definition). */
function bodyText(request: FastifyRequest, body: Buffer): string {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/iu.exec(request.headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  try {
    if (/^utf-?8$/iu.test(charset)) return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    // Said below.
  }
  throw new Problem('invalid-request', 'The body is not in UTF-8.');
}
