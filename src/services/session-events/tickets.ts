// Tickets for the websocket of a session. A browser can set no header on a websocket, and addresses are written to logs: so the right to
// connect stands in the address and the right to listen in the first message. Each is good once, for 30 seconds, and with the other only.
import { randomBytes } from 'node:crypto';
import { TICKET_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { SECRET_BYTES, matchesHash, secretHash } from '../../kernel/secrets.ts';

/** The two tickets, as texts that cannot be guessed. */
export interface TicketPair {
  readonly connectionTicket: string;
  readonly authorisationTicket: string;
}

/** What a connection is good for, once the other ticket is shown on it. */
export interface Redeemed<Grant> {
  /** Known from the connection on: for counting the connections of whoever has the tickets. */
  readonly holder: string;
  /** The grant; undefined for a wrong ticket, and whenever this was called before. */
  authorise(authorisationTicket: string): Grant | undefined;
}

/** Tickets in memory: they do not live long enough for a restart to matter. */
export interface Tickets<Grant> {
  /** For whom the tickets are, and what for. Throws Problem too-many-requests, overloaded. */
  issue(holder: string, grant: Grant): TicketPair;
  /** Takes the first ticket; undefined when it is unknown, used or too old. */
  connect(connectionTicket: string): Redeemed<Grant> | undefined;
}

interface Issued<Grant> {
  readonly holder: string;
  readonly grant: Grant;
  readonly authorisationHash: Uint8Array;
  readonly expiresAtMs: number;
}

/** Tickets by the clock `now`. */
export function tickets<Grant>(now: () => Date = () => new Date()): Tickets<Grant> {
  /** By the hash of the connection ticket; oldest first, and all live equally long. */
  const issued = new Map<string, Issued<Grant>>();

  function dropExpired(): void {
    for (const [hash, { expiresAtMs }] of issued) {
      if (expiresAtMs > now().getTime()) return;
      issued.delete(hash);
    }
  }

  return {
    issue(holder, grant) {
      dropExpired();
      if (issued.size >= TICKET_LIMITS.atATime) throw new Problem('overloaded');
      const own = [...issued.values()].filter((each) => each.holder === holder);
      if (own.length >= TICKET_LIMITS.ofClient) {
        throw new Problem('too-many-requests', `There are at most ${TICKET_LIMITS.ofClient} unused tickets at a time.`);
      }
      const [connectionTicket, authorisationTicket] = [freshTicket(), freshTicket()];
      issued.set(hashOf(connectionTicket), {
        holder,
        grant,
        authorisationHash: secretHash(authorisationTicket),
        expiresAtMs: now().getTime() + TICKET_LIMITS.lifetimeMs,
      });
      return { connectionTicket, authorisationTicket };
    },

    connect(connectionTicket) {
      dropExpired();
      const hash = hashOf(connectionTicket);
      const ticket = issued.get(hash);
      if (ticket === undefined) return undefined;
      issued.delete(hash);
      let shown = false;
      return {
        holder: ticket.holder,
        authorise(authorisationTicket) {
          const isFirst = !shown;
          shown = true;
          const isInTime = ticket.expiresAtMs > now().getTime();
          return isFirst && isInTime && matchesHash(authorisationTicket, ticket.authorisationHash)
            ? ticket.grant
            : undefined;
        },
      };
    },
  };
}

function freshTicket(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** Looked up by hash: how long that takes tells nothing of any ticket. */
function hashOf(ticket: string): string {
  return Buffer.from(secretHash(ticket)).toString('base64url');
}
