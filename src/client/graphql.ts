// GraphQL over HTTP (https://graphql.github.io/graphql-over-http/draft/): a document and its variables to the server, its data back, errors
// thrown with the codes that REST has. Documents of gql.tada over graphql-schema.ts, or of any generator that types documents, are typed.
import { print } from '@0no-co/graphql.web';
import { ArkiveError, isErrorCode } from './arkive-error.ts';

/** A document that says what it asks for and gives: the mark that typed documents of all generators bear. */
export interface TypedDocument<Data, Variables> {
  readonly kind: unknown;
  readonly definitions: readonly unknown[];
  __apiType?: (variables: Variables) => Data;
}

/** Where documents are sent, and with what. */
export interface GraphqlCall {
  readonly url: string;
  readonly send: (request: Request) => Promise<Response>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The data of the answer. Rejects with ArkiveError when there is any error in it: half an answer is none. */
export async function callGraphql<Data, Variables>(
  document: TypedDocument<Data, Variables> | string,
  variables: Variables,
  { url, send, headers = {}, signal }: GraphqlCall,
): Promise<Data> {
  // The types of the printer know of no documents but its own.
  const query = typeof document === 'string' ? document : print(document as unknown as Parameters<typeof print>[0]);
  const response = await send(
    new Request(url, {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json, application/json;q=0.9',
        'content-type': 'application/json',
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
      ...(signal !== undefined && { signal }),
    }),
  );
  const body: unknown = await response.json().catch(() => undefined);
  const [error] = errorsIn(body);
  if (error !== undefined) {
    const code = error.extensions?.code;
    throw new ArkiveError(isErrorCode(code) ? code : 'unexpected-answer', response, { title: error.message });
  }
  if (typeof body === 'object' && body !== null && 'data' in body) return body.data as Data; // as the schema has it
  if (typeof body === 'object' && body !== null && 'code' in body && isErrorCode(body.code)) {
    throw new ArkiveError(body.code, response, { title: 'title' in body ? String(body.title) : body.code });
  }
  throw new ArkiveError('unexpected-answer', response, { title: `The answer has status ${response.status}` });
}

interface GraphqlError {
  readonly message: string;
  readonly extensions?: { readonly code?: unknown };
}

function errorsIn(body: unknown): readonly GraphqlError[] {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors)) return [];
  return body.errors as readonly GraphqlError[];
}
