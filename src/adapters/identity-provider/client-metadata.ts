// A client of the register as the provider wants to see it (RFC 7591 §2).
import type { ClientMetadata } from 'oidc-provider';
import type { StoredClient } from '../../ports/client-store.ts';
import type { Population } from '../../ports/user-store.ts';

/** What the provider may know of a client. Its secret is checked elsewhere: here stands a word that is none. */
export function clientMetadata(client: StoredClient, population: Population): ClientMetadata {
  const { clientId, name, kind, redirectUris, origins } = client;
  const hasPeople = redirectUris.length > 0;
  // For itself a client gets tokens of the issuer for internal users; that for wallet users speaks of nobody but them.
  const actsAlone = kind === 'confidential' && population === 'internal';
  return {
    client_id: clientId,
    client_name: name,
    ...(kind === 'confidential'
      ? { token_endpoint_auth_method: 'client_secret_basic', client_secret: 'is-kept-as-a-hash-by-the-register' }
      : { token_endpoint_auth_method: 'none' }),
    grant_types: [
      ...(hasPeople ? ['authorization_code', 'refresh_token'] : []),
      ...(actsAlone ? ['client_credentials'] : []),
    ],
    response_types: hasPeople ? ['code'] : [],
    redirect_uris: redirectUris,
    origins,
    post_logout_redirect_uris: redirectUris,
    id_token_signed_response_alg: 'ES256',
  };
}
