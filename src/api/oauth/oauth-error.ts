// The errors of the token endpoint (RFC 6749 §5.2), one row each.

const table = {
  invalid_request: { status: 400, description: 'The request is malformed or lacks a parameter.' },
  invalid_client: { status: 401, description: 'The client is unknown, or its credentials are missing or wrong.' },
  unsupported_grant_type: { status: 400, description: 'The grant type is not supported; use client_credentials.' },
  invalid_scope: { status: 400, description: 'The scope is malformed, unknown, or not held by the client.' },
} as const;

/** The value of `error`. */
export type OAuthErrorCode = keyof typeof table;

/** An expected failure of a token request. `description` must be ASCII without quotes and backslashes (RFC 6749 §5.2). */
export class OAuthError extends Error {
  readonly code: OAuthErrorCode;
  readonly status: number;

  constructor(code: OAuthErrorCode, description: string = table[code].description) {
    super(description);
    this.name = 'OAuthError';
    this.code = code;
    this.status = table[code].status;
  }

  /** The body of the answer. */
  get body(): { readonly error: OAuthErrorCode; readonly error_description: string } {
    return { error: this.code, error_description: this.message };
  }
}
