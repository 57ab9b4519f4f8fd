// Somebody whose access tokens are taken here: a part of this server, or a server elsewhere that the configuration names.

/** What a good token says. */
export interface TokenHolder {
  readonly clientId: string;
  /** Of this tenant the client has to be; null when the issuer may speak of every client. */
  readonly tenantId: string | null;
  /** The person on whose behalf the client calls; null when it calls for itself. */
  readonly subjectId: string | null;
  readonly scopes: readonly string[];
}

/** An issuer of access tokens. */
export interface TokenIssuer {
  /** The claim `iss` of its tokens, by which it is found. */
  readonly issuer: string;
  /** Who holds the token at this time; undefined when it is expired, revoked, altered, for somebody else or no token at all. */
  holderOf(token: string, at: Date): Promise<TokenHolder | undefined>;
}

/** A server elsewhere whose access tokens are taken, as the configuration has it. */
export interface TrustedIssuer {
  /** The claim `iss`, exactly. */
  readonly issuer: string;
  /** The claim `aud`, or one of them. */
  readonly audience: string;
  /** Where its keys are: a JWK Set. */
  readonly jwksUri: string;
  /** As which client of the register its tokens act. Null: as the one that the token names, of the tenant below. */
  readonly clientId: string | null;
  /** Of which tenant the client has to be. Null only when the client is named above. */
  readonly tenantId: string | null;
  /** Our scopes by those of the issuer; null when they have the same names. */
  readonly scopes: Readonly<Record<string, readonly string[]>> | null;
}
