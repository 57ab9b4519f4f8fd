// The Authorization header field of a client: an API key as it is, or an access token that is fetched when needed, kept while it lasts and
// renewed before it ends (RFC 6749 §4.4).
import { ArkiveError, tokenErrorOf } from './arkive-error.ts';

/** How a client shows who it is. */
export type ArkiveCredentials =
  | { readonly apiKey: string }
  | {
      readonly clientId: string;
      readonly clientSecret: string;
      /** What the token is to allow; all that the client may when absent. */
      readonly scopes?: readonly string[];
    }
  /** Gives an access token that was had elsewhere: asked before every request, so it should remember. */
  | { readonly token: () => string | Promise<string> };

/** Gives the field for each request. */
export interface Authorization {
  /** The value of the field. Rejects with ArkiveError token-refused. */
  value(): Promise<string>;
  /** Forgets what the server refused; true when there is something else to try. */
  renew(refused: string): boolean;
}

/** A token is not used in its last seconds: it could end on the way. */
const MARGIN_MS = 30_000;

/** The field for these credentials. `send` is fetch; `tokenUrl` the token endpoint. */
export function authorization(
  credentials: ArkiveCredentials,
  { tokenUrl, send }: { readonly tokenUrl: string; readonly send: typeof fetch },
): Authorization {
  if ('apiKey' in credentials) {
    const value = `ApiKey ${credentials.apiKey}`;
    return { value: () => Promise.resolve(value), renew: () => false };
  }
  if ('token' in credentials) {
    const { token } = credentials;
    return { value: async () => `Bearer ${await token()}`, renew: () => false };
  }
  const secret = credentials;
  let current: Promise<Token> | undefined;
  let last: string | undefined;

  /** Requests that come together wait for one token. */
  async function token(): Promise<Token> {
    current ??= fetchToken(secret, tokenUrl, send);
    try {
      return await current;
    } catch (error) {
      current = undefined;
      throw error;
    }
  }

  return {
    async value() {
      let held = await token();
      if (Date.now() >= held.endsAt) {
        if (last === held.value) current = undefined;
        held = await token();
      }
      last = held.value;
      return held.value;
    },
    renew(refused) {
      // Another request may have renewed it meanwhile.
      if (last === refused) current = undefined;
      return true;
    },
  };
}

interface Token {
  /** With its scheme. */
  readonly value: string;
  /** In milliseconds of the epoch. */
  readonly endsAt: number;
}

async function fetchToken(
  { clientId, clientSecret, scopes }: Extract<ArkiveCredentials, { readonly clientId: string }>,
  tokenUrl: string,
  send: typeof fetch,
): Promise<Token> {
  const askedAt = Date.now();
  const response = await send(tokenUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      ...(scopes !== undefined && { scope: scopes.join(' ') }),
    }),
  });
  if (!response.ok) throw await tokenErrorOf(response);
  const body: unknown = await response.json();
  if (!isTokenAnswer(body))
    throw new ArkiveError('unexpected-answer', response, { title: 'The answer holds no token' });
  return { value: `Bearer ${body.access_token}`, endsAt: askedAt + body.expires_in * 1000 - MARGIN_MS };
}

function isTokenAnswer(body: unknown): body is { readonly access_token: string; readonly expires_in: number } {
  if (typeof body !== 'object' || body === null || !('access_token' in body) || !('expires_in' in body)) return false;
  return typeof body.access_token === 'string' && typeof body.expires_in === 'number';
}
