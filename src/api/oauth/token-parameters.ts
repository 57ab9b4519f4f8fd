// The parameters of a token request: form-encoded as RFC 6749 §4.4.2 has it, or the same names as a JSON object.
import { OAuthError } from './oauth-error.ts';

/** Parameter by name. One sent without a value counts as not sent (RFC 6749 §3.2). */
export type TokenParameters = ReadonlyMap<string, string>;

/** Parameters of an `application/x-www-form-urlencoded` body. Throws OAuthError when one is repeated (RFC 6749 §3.2). */
export function formParameters(body: string): TokenParameters {
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (parameters.has(name)) throw new OAuthError('invalid_request', 'A parameter is repeated.');
    parameters.set(name, value);
  }
  return withValues(parameters);
}

const KNOWN = ['grant_type', 'client_id', 'client_secret', 'scope'] as const;

/** Parameters of an `application/json` body. Throws OAuthError unless it is an object with text for the names we know. */
export function jsonParameters(body: string): TokenParameters {
  const object = parse(body);
  if (typeof object !== 'object' || object === null || Array.isArray(object)) {
    throw new OAuthError('invalid_request', 'The body is not a JSON object.');
  }
  const members = new Map<string, unknown>(Object.entries(object));
  const parameters = new Map<string, string>();
  for (const name of KNOWN) {
    const value = members.get(name) ?? ''; // null is as good as absent
    if (typeof value !== 'string') throw new OAuthError('invalid_request', `The parameter ${name} is not a string.`);
    parameters.set(name, value);
  }
  return withValues(parameters);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new OAuthError('invalid_request', 'The body is not valid JSON.'); // the parser's own message quotes the body
  }
}

function withValues(parameters: TokenParameters): TokenParameters {
  return new Map([...parameters].filter(([, value]) => value !== ''));
}
