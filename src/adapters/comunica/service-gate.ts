// The only door to the network: lets SPARQL queries through to endpoints on the list, and nothing else to anywhere, whatever the engine
// would like to look up besides.

/** Whether a query went through the door: one that fails after that failed because of a service. */
export interface GateRecord {
  serviceAsked: boolean;
}

interface GateOptions {
  readonly services: readonly string[];
  /** The most that one answer may hold. */
  readonly responseBytes: number;
  readonly record: GateRecord;
}

/** A `fetch` for the engine. */
export function serviceGate({ services, responseBytes, record }: GateOptions): typeof fetch {
  const allowed = new Set(services.map(endpointOf));
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!allowed.has(endpointOf(url.href)) || !isQuery(url, init)) throw new Error('not let through');
    record.serviceAsked = true;
    // A redirect could lead anywhere.
    const options = { redirect: 'error', credentials: 'omit', referrerPolicy: 'no-referrer' } as const;
    return limited(await fetch(url, { ...init, ...options }), responseBytes);
  };
}

/** An address without what a query adds to it. */
function endpointOf(address: string): string {
  const url = new URL(address);
  url.search = '';
  url.hash = '';
  return url.href;
}

/** A query of the SPARQL Protocol: by GET in the address, by POST in the body. The engine looks at what else an address might be, too. */
function isQuery(url: URL, init: RequestInit | undefined): boolean {
  const method = init?.method?.toUpperCase() ?? 'GET';
  return method === 'POST' || (method === 'GET' && url.searchParams.has('query'));
}

function limited(response: Response, limit: number): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes <= limit) controller.enqueue(chunk);
      else controller.error(new Error('a service sent too much'));
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(counter) ?? null, { status, statusText, headers });
}
