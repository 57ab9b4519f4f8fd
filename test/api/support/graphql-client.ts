// A client of GraphQL, for tests over HTTP.

/** An answer of GraphQL. */
export interface GraphqlAnswer {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- assertions are what checks it
  readonly data: any;
  readonly errors:
    | readonly { readonly message: string; readonly path?: readonly unknown[]; readonly extensions: { code: string } }[]
    | undefined;
}

/** Sends operations with one credential. */
export class GraphqlClient {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, authorization: string | undefined, headers: Readonly<Record<string, string>> = {}) {
    this.#url = `${url}/graphql`;
    this.#headers = { ...(authorization !== undefined && { authorization }), ...headers };
  }

  async ask(query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<GraphqlAnswer> {
    return this.send(JSON.stringify({ query, variables }), { 'content-type': 'application/json', ...headers });
  }

  /** The data of an answer without errors. */
  async data(...ask: Parameters<GraphqlClient['ask']>): Promise<GraphqlAnswer['data']> {
    const { data, errors } = await this.ask(...ask);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data as unknown;
  }

  /** Appends a file by the multipart request spec. */
  async append(
    file: Uint8Array<ArrayBuffer>,
    variables: object,
    {
      headers = { 'apollo-require-preflight': '1' },
      fields = APPEND,
    }: { headers?: Record<string, string>; fields?: string } = {},
  ): Promise<GraphqlAnswer> {
    const form = new FormData();
    form.append('operations', JSON.stringify({ query: fields, variables: { ...variables, file: null } }));
    form.append('map', JSON.stringify({ 0: ['variables.file'] }));
    form.append('0', new Blob([file]), 'statement.pdf');
    return this.send(form, headers);
  }

  async send(body: string | FormData, headers: Record<string, string>): Promise<GraphqlAnswer> {
    const response = await fetch(this.#url, { method: 'POST', headers: { ...this.#headers, ...headers }, body });
    const { data, errors } = (await response.json()) as Pick<GraphqlAnswer, 'data' | 'errors'>;
    return { status: response.status, headers: response.headers, data: data as unknown, errors };
  }
}

/** What a test asks of an appended document. */
const APPEND = `mutation ($session: ID, $file: Upload!, $preference: DocumentPreference) {
  appendDocument(sessionId: $session, document: $file, preference: $preference) {
    source { requestId input { filename } document { classIdentifier } status { expectations { warnings { reason } } } graph { nodes { totalCount } } }
    text { source content }
  }
}`;

/** The codes of the errors of an answer. */
export function codesOf({ errors = [] }: GraphqlAnswer): readonly string[] {
  return errors.map(({ extensions }) => extensions.code);
}
