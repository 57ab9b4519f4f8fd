// A client of sessions and graphs, for tests over HTTP.
import { readFile } from 'node:fs/promises';
import type { ExtractionResponse } from '../../../src/services/extraction-response.ts';

const FIXTURES = new URL('../../../fixtures/', import.meta.url);

/** A committed document, by its name without extension. */
export async function fixture(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL(`${name}.pdf`, FIXTURES)));
}

/** Sends requests with one credential. */
export class GraphClient {
  readonly #url: string;
  readonly #authorization: string;

  constructor(url: string, authorization: string) {
    this.#url = url;
    this.#authorization = authorization;
  }

  async call(
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: FormData | string,
  ): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method,
      headers: { authorization: this.#authorization, ...headers },
      ...(body !== undefined && { body }),
    });
  }

  /** The id of a new session. */
  async start(): Promise<string> {
    const response = await this.call('POST', '/session/start');
    return ((await response.json()) as { sessionId: string }).sessionId;
  }

  async append(
    sessionId: string,
    file: Uint8Array<ArrayBuffer>,
    { name = 'statement.pdf', headers = {}, query = '' } = {},
  ): Promise<Response> {
    const form = new FormData();
    form.append('document', new Blob([file]), name);
    return this.call('POST', `/documents/append${query}`, { 'session-id': sessionId, ...headers }, form);
  }

  /** The answer to an append that has to succeed. */
  async appended(...append: Parameters<GraphClient['append']>): Promise<ExtractionResponse> {
    const response = await this.append(...append);
    if (response.status !== 200) throw new Error(`append: ${response.status} ${await response.text()}`);
    return (await response.json()) as ExtractionResponse;
  }

  async get(sessionId: string, path: string, accept?: string): Promise<Response> {
    return this.call('GET', path, { 'session-id': sessionId, ...(accept !== undefined && { accept }) });
  }
}
