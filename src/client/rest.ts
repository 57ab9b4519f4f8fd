// Every operation of the interface description, typed: openapi-fetch over the generated types, with credentials put on requests and
// problems thrown.
import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import { errorOf } from './arkive-error.ts';
import type { Authorization } from './authorization.ts';
import type { paths } from './generated/openapi.ts';

/** Calls by method and path: `rest.GET('/graph/sources', { params })`. Answers that are no success are thrown as ArkiveError. */
export type ArkiveRest = Client<paths>;

/** Sends a request with the credentials of the client. */
export type AuthorisedSend = (request: Request) => Promise<Response>;

/** Calls to the server at `baseUrl`. */
export function restClient(baseUrl: string, send: AuthorisedSend): ArkiveRest {
  const rest = createClient<paths>({ baseUrl, fetch: send });
  rest.use({
    onResponse: async ({ response }) => {
      if (!response.ok) throw await errorOf(response);
    },
  });
  return rest;
}

/** Sends a request with the field; a second time, with another token, when the first was refused. */
export function authorised(authorization: Authorization, send: typeof fetch): AuthorisedSend {
  return (request) => sendTwice(request, authorization, send);
}

async function sendTwice(request: Request, authorization: Authorization, send: typeof fetch): Promise<Response> {
  const again = request.clone();
  const value = await authorization.value();
  request.headers.set('authorization', value);
  const response = await send(request);
  if (response.status !== 401 || !authorization.renew(value)) {
    void again.body?.cancel();
    return response;
  }
  await response.body?.cancel();
  again.headers.set('authorization', await authorization.value());
  return send(again);
}
