// What an identity provider is made of: the parts that stand elsewhere.
import type { ClientStore } from '../../ports/client-store.ts';
import type { ProviderPages } from '../../ports/identity-provider.ts';
import type { IssuedStore } from '../../ports/issued-store.ts';
import type { TokenKeys } from '../../ports/token-keys.ts';
import type { Population, UserStore } from '../../ports/user-store.ts';

/** What an identity provider is made of. */
export interface IdentityProviderOptions {
  readonly population: Population;
  /** Its address as clients see it, without a slash at its end. */
  readonly issuer: string;
  /** For whom access tokens are: the address of the service. */
  readonly audience: string;
  readonly clients: ClientStore;
  readonly users: UserStore;
  readonly issued: IssuedStore;
  readonly tokenKeys: TokenKeys;
  readonly pages: ProviderPages;
  /** Whether the secret is that of the client. Rejects with a Problem when there were too many wrong ones from the address. */
  readonly checkSecret: (clientId: string, secret: string, address: string) => Promise<boolean>;
  /** Whether a user may sign in to a client. */
  readonly mayUse: (userId: string, clientId: string) => Promise<boolean>;
  /** Told of bugs; what is a client's or a person's doing is answered. */
  readonly onFailure: (error: unknown) => void;
}
