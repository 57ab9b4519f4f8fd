// A session of the server: documents that belong together, their graphs, and the one graph of all of them.
import { errorOf } from './arkive-error.ts';
import { preferHeader } from './document-input.ts';
import type { DocumentFile, DocumentOptions } from './document-input.ts';
import type { components } from './generated/openapi.ts';
import { callGraphql } from './graphql.ts';
import type { TypedDocument } from './graphql.ts';
import type { ArkiveRest, AuthorisedSend } from './rest.ts';
import { documentBody } from './upload-file.ts';

type Schemas = components['schemas'];

/** The formats in which a fused graph can be had as a file. */
export type ExportFormat =
  'text/csv' | 'application/x-ofx' | 'application/ld+json' | 'text/turtle' | 'application/trig' | 'application/n-quads';

/** By what a session calls the server. */
export interface SessionCalls {
  readonly rest: ArkiveRest;
  readonly graphqlUrl: string;
  readonly send: AuthorisedSend;
  /** Sends what needs no credentials. */
  readonly fetch: typeof fetch;
}

/** One session. Nothing is asked of the server to make it: whether it is live shows with the first call. All calls reject with ArkiveError. */
export class ArkiveSession {
  readonly sessionId: string;
  readonly #rest: ArkiveRest;
  readonly #calls: SessionCalls;

  constructor(sessionId: string, calls: SessionCalls) {
    this.sessionId = sessionId;
    this.#rest = calls.rest;
    this.#calls = calls;
  }

  /** Reads a document and keeps it, until the session ends. A file over 4.5 MB is uploaded in parts before that. */
  async append(file: DocumentFile, options: DocumentOptions = {}): Promise<Schemas['ExtractionResponse']> {
    const { sessionId } = this;
    const { body, form } = await documentBody(file, this.#calls, { ...options, sessionId });
    const { data } = await this.#rest.POST('/documents/append', {
      params: {
        header: { ...this.#header, ...preferHeader(options) },
        ...(options.provenance === true && { query: { include: 'provenance' } }),
      },
      body,
      ...(form && { bodySerializer: () => form }),
      ...signalOf(options),
    });
    return present(data);
  }

  /** The documents, without their graphs. */
  async sources(): Promise<Schemas['SourceList']['sources']> {
    const { data } = await this.#rest.GET('/graph/sources', { params: { header: this.#header } });
    return present(data).sources;
  }

  /** The graph of one document. */
  async source(requestId: string): Promise<Schemas['SourceGraph']> {
    const params = { header: this.#header, path: { requestId } };
    const { data } = await this.#rest.GET('/graph/sources/{requestId}', { params });
    return present(data) as Schemas['SourceGraph']; // JSON, for nothing else was asked for
  }

  /** The file of a document, as it was sent. */
  async file(requestId: string): Promise<Blob> {
    const params = { header: this.#header, path: { requestId } };
    const { data } = await this.#rest.GET('/documents/{requestId}/file', { params, parseAs: 'blob' });
    return present(data);
  }

  /** Makes one graph of all documents, which replaces the one before. */
  async fuse(request: Schemas['FusionRequest'] = {}): Promise<Schemas['FusedGraph']> {
    const { data } = await this.#rest.POST('/graph/fuse', { params: { header: this.#header }, body: request });
    return present(data) as Schemas['FusedGraph']; // JSON, for nothing else was asked for
  }

  /** The newest fused graph. */
  async fused(): Promise<Schemas['FusedGraph']> {
    const { data } = await this.#rest.GET('/graph/fused', { params: { header: this.#header } });
    return present(data) as Schemas['FusedGraph']; // JSON, for nothing else was asked for
  }

  /** The newest fused graph in another format, streamed: the body of the answer is not read yet. */
  async export(format: ExportFormat, options: { readonly signal?: AbortSignal } = {}): Promise<Response> {
    const { response } = await this.#rest.GET('/graph/fused', {
      params: { header: this.#header },
      headers: { accept: format },
      parseAs: 'stream',
      ...signalOf(options),
    });
    if (!response.ok) throw await errorOf(response);
    return response;
  }

  /** The data of a GraphQL document that asks about this session. */
  graphql<Data, Variables>(
    document: TypedDocument<Data, Variables> | string,
    variables: Variables,
    options: { readonly signal?: AbortSignal } = {},
  ): Promise<Data> {
    const { graphqlUrl: url, send } = this.#calls;
    return callGraphql(document, variables, { url, send, headers: this.#header, ...signalOf(options) });
  }

  /** Makes the session last its whole lifetime again, from now on. */
  async resume(): Promise<Schemas['Session']> {
    const { data } = await this.#rest.POST('/session/resume', { body: { sessionId: this.sessionId } });
    return present(data);
  }

  /** Ends the session: nobody can read any of it again. */
  async end(): Promise<void> {
    await this.#rest.DELETE('/session', { params: { header: this.#header } });
  }

  get #header(): { readonly 'Session-Id': string } {
    return { 'Session-Id': this.sessionId };
  }
}

/** The data of a success; refusals were thrown. */
export function present<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error('a success without data');
  return data;
}

/** The signal, where there is one. */
export function signalOf({ signal }: { readonly signal?: AbortSignal }): { readonly signal?: AbortSignal } {
  return signal === undefined ? {} : { signal };
}
