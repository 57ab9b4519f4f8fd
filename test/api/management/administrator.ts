// Somebody who administers over HTTP. Every answer they get is held against the interface description.
import { answerChecker } from '../support/interface-description.ts';
import type { InterfaceDescription } from '../support/interface-description.ts';
import type { TestServer } from '../support/start-server.ts';

/** An answer taken apart. */
export interface Answer {
  readonly status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the operation answers; the description was checked
  readonly body: any;
}

export interface Administrator {
  /** `GET /management/clients/{clientId}` with the parameters of its path, a body, and a query (`?limit=1`). */
  call(
    operation: string,
    parameters?: Readonly<Record<string, string>>,
    body?: unknown,
    query?: string,
  ): Promise<Answer>;
}

/** Speaks to the server with this Authorization value. */
export async function administrator(server: TestServer, authorization: string): Promise<Administrator> {
  const description = (await (await fetch(`${server.url}/openapi.json`)).json()) as InterfaceDescription;
  const expectDescribed = answerChecker(description);
  return {
    async call(operation, parameters = {}, body, query = '') {
      const [method = '', template = ''] = operation.split(' ');
      const path = template.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(parameters[name] ?? ''));
      const response = await fetch(server.url + path + query, {
        method,
        headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      await expectDescribed(method.toLowerCase(), template, response.clone());
      const text = await response.text();
      return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
}
