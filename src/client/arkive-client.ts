// The client of an Arkive server, for Node 20 and later and for browsers: sessions, documents and graphs, with credentials, problems and
// types seen to. It leans on nothing of the server but its description.
import { ArkiveSession, present, signalOf } from './arkive-session.ts';
import { authorization } from './authorization.ts';
import type { ArkiveCredentials } from './authorization.ts';
import { preferHeader } from './document-input.ts';
import type { DocumentFile, DocumentOptions } from './document-input.ts';
import type { components } from './generated/openapi.ts';
import { callGraphql } from './graphql.ts';
import type { TypedDocument } from './graphql.ts';
import { authorised, restClient } from './rest.ts';
import type { ArkiveRest, AuthorisedSend } from './rest.ts';
import { documentBody } from './upload-file.ts';

/** The types of requests and answers, by the names of the interface description. */
export type Schemas = components['schemas'];

/** A node of a graph; its `type` says which. */
export type Node = Schemas['Node'];

/** Where the server is, and who calls it. */
export interface ArkiveClientOptions {
  /** The address of the server. */
  readonly baseUrl: string;
  readonly credentials: ArkiveCredentials;
  /** What sends requests; the fetch of the platform when absent. */
  readonly fetch?: typeof fetch;
}

/** A client. All calls reject with ArkiveError when the server refuses. */
export class ArkiveClient {
  /** Every operation of the interface, by method and path. */
  readonly rest: ArkiveRest;
  readonly #graphqlUrl: string;
  readonly #send: AuthorisedSend;
  readonly #fetch: typeof fetch;

  constructor({ baseUrl, credentials, fetch: send = (...call) => fetch(...call) }: ArkiveClientOptions) {
    const address = baseUrl.replace(/\/+$/u, '');
    this.#graphqlUrl = `${address}/graphql`;
    this.#fetch = send;
    this.#send = authorised(authorization(credentials, { tokenUrl: `${address}/oauth/token`, send }), send);
    this.rest = restClient(address, this.#send);
  }

  /** Reads a document; nothing is kept. A file over 4.5 MB is uploaded in parts before that. */
  async read(file: DocumentFile, options: DocumentOptions = {}): Promise<Schemas['ExtractionResponse']> {
    const { body, form } = await documentBody(file, { rest: this.rest, fetch: this.#fetch }, options);
    const { data } = await this.rest.POST('/documents/single', {
      params: {
        header: preferHeader(options),
        ...(options.provenance === true && { query: { include: 'provenance' } }),
      },
      body,
      ...(form && { bodySerializer: () => form }),
      ...signalOf(options),
    });
    return present(data);
  }

  /** Starts a session; or continues the one that the request names, if it is live. */
  async startSession(request: Schemas['SessionStartRequest'] = {}): Promise<ArkiveSession> {
    const { data } = await this.rest.POST('/session/start', { body: request });
    return this.session(present(data).sessionId);
  }

  /** The data of a GraphQL document, outside of any session. */
  graphql<Data, Variables>(document: TypedDocument<Data, Variables> | string, variables: Variables): Promise<Data> {
    return callGraphql(document, variables, { url: this.#graphqlUrl, send: this.#send });
  }

  /** A session that was started before, by its id. */
  session(sessionId: string): ArkiveSession {
    return new ArkiveSession(sessionId, {
      rest: this.rest,
      graphqlUrl: this.#graphqlUrl,
      send: this.#send,
      fetch: this.#fetch,
    });
  }
}

/** The nodes of one type, typed: `nodesOfType(graph.nodes, 'ark:Transaction')`. */
export function nodesOfType<Type extends Node['type']>(
  nodes: readonly Node[],
  type: Type,
): readonly Extract<Node, { readonly type: Type }>[] {
  return nodes.filter((node): node is Extract<Node, { readonly type: Type }> => node.type === type);
}
