// Why a websocket of a session was closed (RFC 6455 §7.4.2: 4000 to 4999 are for applications). The numbers follow those of HTTP.

const table = {
  'bad-message': { code: 4400, reason: 'a message that is not expected', again: false },
  'wrong-ticket': { code: 4401, reason: 'the authorisation ticket is wrong, used or too old', again: true },
  revoked: { code: 4403, reason: 'the credential was revoked or has expired', again: false },
  slow: { code: 4408, reason: 'no message came in time', again: true },
  ended: { code: 4410, reason: 'the session is over', again: false },
  failed: { code: 1011, reason: 'the service failed', again: true },
  shutdown: { code: 1001, reason: 'the service is shutting down', again: true },
} as const satisfies Record<string, CloseRow>;

/** One row of the table. */
export interface CloseRow {
  readonly code: number;
  readonly reason: string;
  /** Whether connecting again, with new tickets, can help. */
  readonly again: boolean;
}

/** Why the server closes. */
export type CloseCause = keyof typeof table;

/** All of them. */
export const CLOSE_CODES: Readonly<Record<CloseCause, CloseRow>> = table;
