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
