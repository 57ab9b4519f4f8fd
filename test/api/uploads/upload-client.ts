// A client of uploads, for tests over HTTP.
import { BASE_URL } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

/** What POST /uploads answers with. */
export interface Begun {
  readonly uploadId: string;
  readonly partSize: number;
  readonly parts: readonly { readonly partNumber: number; readonly uri: string }[];
  readonly completeUri: string;
  readonly expiresAt: string;
}

/** A part in the list that completes an upload. */
export interface Listed {
  readonly partNumber: number;
  readonly etag: string;
}

/** Sends requests with one credential, where it needs one. */
export class UploadClient {
  readonly #server: TestServer;
  readonly #authorization: string;

  constructor(server: TestServer, authorization: string) {
    this.#server = server;
    this.#authorization = authorization;
  }

  begin(body: object | string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.#server.url}/uploads`, {
      method: 'POST',
      headers: { authorization: this.#authorization, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** An upload that has to begin, for a file of this size. */
  async begun(sizeInBytes: number, fields: object = {}, headers: Record<string, string> = {}): Promise<Begun> {
    const wish = { filename: 'statement.pdf', mimeType: 'application/pdf', sizeInBytes, ...fields };
    const response = await this.begin(wish, headers);
    if (response.status !== 200) throw new Error(`begin: ${response.status} ${await response.text()}`);
    return (await response.json()) as Begun;
  }

  /** An address as it can be reached here. */
  here(uri: string): string {
    return uri.replace(BASE_URL, this.#server.url);
  }

  put(uri: string, bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(this.here(uri), { method: 'PUT', body: bytes, headers });
  }

  /** Sends parts in this order, with no more than their addresses; the list of them in ascending order. */
  async send(file: Uint8Array<ArrayBuffer>, begun: Begun, order?: readonly number[]): Promise<readonly Listed[]> {
    const listed = new Map<number, string>();
    for (const partNumber of order ?? begun.parts.map((part) => part.partNumber)) {
      const uri = begun.parts.find((part) => part.partNumber === partNumber)?.uri ?? '';
      const bytes = file.subarray((partNumber - 1) * begun.partSize, partNumber * begun.partSize);
      const response = await this.put(uri, bytes);
      if (response.status !== 200) throw new Error(`part: ${response.status} ${await response.text()}`);
      listed.set(partNumber, response.headers.get('etag') ?? '');
    }
    return [...listed]
      .map(([partNumber, etag]) => ({ partNumber, etag }))
      .toSorted((a, b) => a.partNumber - b.partNumber);
  }

  complete({ completeUri }: Begun, parts: unknown): Promise<Response> {
    return fetch(this.here(completeUri), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parts }),
    });
  }

  /** A complete upload of the file. */
  async uploaded(
    file: Uint8Array<ArrayBuffer>,
    headers: Record<string, string> = {},
    fields: object = {},
  ): Promise<Begun> {
    const begun = await this.begun(file.length, fields, headers);
    const response = await this.complete(begun, await this.send(file, begun));
    if (response.status !== 200) throw new Error(`complete: ${response.status} ${await response.text()}`);
    return begun;
  }

  /** Reads an upload, named in JSON or in a form. */
  read(path: string, uploadId: string, { headers = {}, form = false }: ReadOptions = {}): Promise<Response> {
    const data = new FormData();
    data.append('uploadId', uploadId);
    return fetch(`${this.#server.url}${path}`, {
      method: 'POST',
      headers: { authorization: this.#authorization, ...(!form && { 'content-type': 'application/json' }), ...headers },
      body: form ? data : JSON.stringify({ uploadId }),
    });
  }

  abort(uploadId: string, query = ''): Promise<Response> {
    const headers: Record<string, string> = query === '' ? { authorization: this.#authorization } : {};
    return fetch(`${this.#server.url}/uploads/${uploadId}${query}`, { method: 'DELETE', headers });
  }
}

interface ReadOptions {
  readonly headers?: Record<string, string>;
  readonly form?: boolean;
}
