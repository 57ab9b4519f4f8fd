// The Authorization header taken apart (RFC 9110 §11.6.2): which scheme, and what credential.
import { CREDENTIAL_LIMITS } from '../../kernel/limits.ts';

/** What a request shows. `unusable`: a scheme of ours with a credential that cannot be one. */
export type ShownCredential =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'apiKey'; readonly apiKey: string }
  | { readonly kind: 'unusable' };

/** Scheme (any case), spaces, one `token68`. */
const HEADER = /^(bearer|apikey)(?: +([A-Za-z0-9\-._~+/]+=*))?\s*$/i;
const SCHEME = /^(bearer|apikey)(?:\s|$)/i;

/** The credential in the value of an Authorization header. Schemes that are not ours count as none. */
export function shownCredential(header: string | undefined): ShownCredential {
  if (header === undefined || !SCHEME.test(header)) return { kind: 'none' };
  const match = header.length > CREDENTIAL_LIMITS.authorizationCharacters ? null : HEADER.exec(header);
  const credential = match?.[2];
  if (credential === undefined) return { kind: 'unusable' };
  return match?.[1]?.toLowerCase() === 'bearer'
    ? { kind: 'bearer', token: credential }
    : { kind: 'apiKey', apiKey: credential };
}
