// A client of the SPARQL endpoint, for tests over HTTP.
import { expect } from 'vitest';

/** Rows of a SELECT, in the order of the answer. */
export type Bindings = readonly Readonly<Record<string, { readonly type: string; readonly value: string }>>[];

interface Asking {
  readonly sessions: readonly string[];
  readonly accept?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Asks with one credential. */
export interface SparqlClient {
  send(query: string, asking: Asking): Promise<Response>;
  rows(query: string, asking: Asking): Promise<Bindings>;
  rowsOf(response: Response): Promise<Bindings>;
  /** The problem that a query has to be answered with. */
  refused(
    query: string,
    asking: Asking,
    expected: readonly [status: number, code: string],
  ): Promise<{ readonly detail: string; readonly requestId: string }>;
}

/** A client of the server at `url`. */
export function sparqlClient(url: string, authorization: string): SparqlClient {
  const send = (query: string, { sessions, accept, parameters = {}, signal }: Asking) =>
    fetch(`${url}/sparql?${new URLSearchParams(parameters).toString()}`, {
      method: 'POST',
      headers: {
        authorization,
        'session-id': sessions.join(', '),
        'content-type': 'application/sparql-query',
        ...(accept !== undefined && { accept }),
      },
      body: query,
      ...(signal && { signal }),
    });
  const rowsOf = async (response: Response): Promise<Bindings> => {
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return (JSON.parse(text) as { results: { bindings: Bindings } }).results.bindings;
  };
  return {
    send,
    rowsOf,
    rows: async (query, asking) => rowsOf(await send(query, asking)),
    refused: async (query, asking, [status, code]) => {
      const response = await send(query, asking);
      const text = await response.text();
      expect(response.status, `${query}: ${text}`).toBe(status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      const problem = JSON.parse(text) as { code: string; detail: string; requestId: string };
      expect(problem.code).toBe(code);
      return problem;
    },
  };
}
