// The access tokens that our identity providers hand out. A good signature is not enough: each of them has a row in the store, which
// is gone when the token is revoked, its person signs out or is revoked, or a refresh token of the same consent is used twice.
import { secretHash } from '../kernel/secrets.ts';
import type { IssuedStore } from '../ports/issued-store.ts';
import type { TokenIssuer } from '../ports/token-issuer.ts';
import type { TokenKeys } from '../ports/token-keys.ts';
import type { Population } from '../ports/user-store.ts';

/** What the tokens of a provider are checked by. */
export interface ProviderTokensOptions {
  readonly population: Population;
  readonly issuer: string;
  readonly audience: string;
  readonly tokenKeys: TokenKeys;
  readonly issued: IssuedStore;
}

/** The tokens of one provider. */
export function providerTokens({
  population,
  issuer,
  audience,
  tokenKeys,
  issued,
}: ProviderTokensOptions): TokenIssuer {
  return {
    issuer,
    async holderOf(token, at) {
      const claims = await tokenKeys.verify(token, { issuer, audience, at });
      if (claims === undefined) return undefined;
      const isOwn = claims.sub === claims.client_id;
      const place = { population, kind: isOwn ? 'ClientCredentials' : 'AccessToken' };
      if ((await issued.find(place, secretHash(claims.jti))) === undefined) return undefined;
      return {
        clientId: claims.client_id,
        tenantId: null,
        subjectId: isOwn ? null : claims.sub,
        scopes: claims.scope.split(' '),
      };
    },
  };
}
