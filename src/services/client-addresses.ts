// The addresses of a client: from which pages it may call (origins, RFC 6454), and where its people come back to (redirect
// addresses, RFC 6749 §3.1.2). Both are compared character by character, so they are taken only as they will be sent.
import { CREDENTIAL_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import type { Environment } from '../model/client-environment.ts';

/**
 * Origins as a browser sends them: `https://app.example`, nothing behind the host and port. http is for this machine alone,
 * and not for production. Throws Problem invalid-request.
 */
export function checkedOrigins(origins: readonly string[], environment: Environment): readonly string[] {
  return checked(
    origins,
    'an origin',
    (url, text) => isSafe(url, environment) && url.origin === text && !text.includes('*'),
  );
}

/**
 * Redirect addresses: whole URLs without a fragment and without a name or password in them; http as with origins.
 * Throws Problem invalid-request.
 */
export function checkedRedirectUris(uris: readonly string[], environment: Environment): readonly string[] {
  return checked(
    uris,
    'a redirect address',
    (url, text) => isSafe(url, environment) && /^[!"$-~]+$/.test(text) && url.username + url.password === '',
  );
}

function checked(
  texts: readonly string[],
  what: string,
  isFine: (url: URL, text: string) => boolean,
): readonly string[] {
  const { clientAddresses, clientAddressCharacters } = CREDENTIAL_LIMITS;
  if (texts.length > clientAddresses) {
    throw new Problem('invalid-request', `A client has at most ${String(clientAddresses)} of each kind of address.`);
  }
  for (const text of texts) {
    const url = text.length <= clientAddressCharacters && URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || !isFine(url, text)) {
      throw new Problem(
        'invalid-request',
        `Not ${what} as it would be sent, or not https: ${JSON.stringify(text.slice(0, clientAddressCharacters))}.`,
      );
    }
  }
  return [...new Set(texts)];
}

function isSafe({ protocol, hostname }: URL, environment: Environment): boolean {
  if (protocol === 'https:') return true;
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  return protocol === 'http:' && isHere && environment !== 'production';
}
