// How a client proves who it is at the token endpoint (RFC 6749 §2.3.1): HTTP Basic, or id and secret in the body.
import { OAuthError } from './oauth-error.ts';
import type { TokenParameters } from './token-parameters.ts';

interface ClientSecret {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The one proof the request carries. Throws OAuthError: invalid_client for none or a malformed one, invalid_request for two. */
export function clientSecretOf(authorization: string | undefined, parameters: TokenParameters): ClientSecret {
  const clientId = parameters.get('client_id');
  const clientSecret = parameters.get('client_secret');
  if (authorization === undefined) {
    if (clientId === undefined || clientSecret === undefined) throw new OAuthError('invalid_client');
    return { clientId, clientSecret };
  }
  if (clientSecret !== undefined) {
    throw new OAuthError('invalid_request', 'The client authenticates both in the header and in the body.');
  }
  const basic = basicCredentials(authorization);
  if (basic === undefined) throw new OAuthError('invalid_client');
  if (clientId !== undefined && clientId !== basic.clientId) {
    throw new OAuthError('invalid_request', 'The header and the body name different clients.');
  }
  return basic;
}

const BASIC = /^basic +([A-Za-z0-9+/]+={0,2})$/i;

/** User and password of HTTP Basic (RFC 7617), each form-encoded before they were joined (RFC 6749 §2.3.1). */
function basicCredentials(authorization: string): ClientSecret | undefined {
  const encoded = BASIC.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon < 0) return undefined;
  const clientId = formDecoded(pair.slice(0, colon));
  const clientSecret = formDecoded(pair.slice(colon + 1));
  return clientId === undefined || clientSecret === undefined ? undefined : { clientId, clientSecret };
}

function formDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
