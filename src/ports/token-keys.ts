// Signs access tokens and tells its own from others (JWS, RFC 7515; JWT access tokens, RFC 9068).

/** The claims of an access token, by their registered names (RFC 7519 §4.1, RFC 9068 §2.2) and our `tenant`. */
export interface AccessTokenClaims {
  readonly iss: string;
  readonly aud: string;
  /** The person the client acts for, or the client id when it acts for itself (RFC 9068 §2.2). */
  readonly sub: string;
  readonly client_id: string;
  readonly tenant: string;
  /** Space-separated. */
  readonly scope: string;
  readonly jti: string;
  /** Seconds since 1970-01-01T00:00:00Z. */
  readonly iat: number;
  readonly exp: number;
}

/** A public key as JWK (RFC 7517 §4). */
export interface PublicKey {
  readonly kid: string;
  readonly kty: string;
  readonly alg: string;
  readonly use: 'sig';
  readonly [parameter: string]: unknown;
}

/** A private key as JWK, ECDSA with P-256 (RFC 7518 §6.2). */
export interface SigningKey {
  readonly kid: string;
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  /** The private part. */
  readonly d: string;
}

/** The signing keys of one issuer. */
export interface TokenKeys {
  sign(claims: AccessTokenClaims): Promise<string>;
  /** The claims of a token that one of these keys signed for this issuer and audience and that lives at `at`; else undefined. */
  verify(
    token: string,
    expected: { readonly issuer: string; readonly audience: string; readonly at: Date },
  ): Promise<AccessTokenClaims | undefined>;
  /** All keys that may have signed a living token, newest first (JWK Set, RFC 7517 §5). */
  publicKeys(): { readonly keys: readonly PublicKey[] };
  /** The same keys with their private parts, for whoever signs by itself. Another list after a change, and only then. */
  signingKeys(): readonly SigningKey[];
  /** A new key signs from now on; the others verify until the last token that they signed has expired. */
  rotate(): Promise<void>;
  /** To be called again and again: takes up what other processes changed, rotates by age, and lets go of keys without tokens. */
  maintain(): Promise<void>;
}
