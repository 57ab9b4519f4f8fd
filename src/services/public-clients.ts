// Clients without a secret: pages in browsers. What vouches for a page is its origin, which a browser does not let it choose;
// what vouches for the person at it is the session key, which the page never sees. A program that is no browser can name any
// origin, so an origin alone starts a session and opens none.
import { PUBLIC_CLIENT_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { matchesHash } from '../kernel/secrets.ts';
import type { Caller } from '../model/caller.ts';
import type { ClientStore, StoredClient } from '../ports/client-store.ts';
import type { Vault } from '../ports/vault.ts';
import { living } from './clients.ts';

/** The public client that a session belongs to. */
export interface SessionOwner {
  readonly caller: Caller;
  /** Whether pages of this origin may use its sessions. */
  allows(origin: string | undefined): boolean;
  /** Whether this is the key of the session. */
  holdsKey(sessionKey: string): boolean;
}

/** The public clients of this installation. */
export interface PublicClients {
  /** Whether some client names the origin: then browsers may show its pages what we answer. At most a second old. */
  namesOrigin(origin: string): Promise<boolean>;
  /** Who starts a session from a page. Throws Problem origin-not-allowed, for an unknown client too. */
  starter(clientId: string, origin: string | undefined): Promise<Caller>;
  /** The public client whose session this is; undefined when it is none of a public client. */
  ownerOf(sessionId: string): Promise<SessionOwner | undefined>;
}

/** What `publicClients` needs. */
export interface PublicClientsOptions {
  readonly clients: Pick<ClientStore, 'find' | 'origins'>;
  readonly vault: Pick<Vault, 'find'>;
  /** Milliseconds that never go back. */
  readonly nowMs?: () => number;
}

/** The one place that knows what a page may be taken for. */
export function publicClients(options: PublicClientsOptions): PublicClients {
  const { clients, vault, nowMs = () => performance.now() } = options;
  let origins: Promise<ReadonlySet<string>> | undefined;
  let readAtMs = 0;

  return {
    async namesOrigin(origin) {
      if (origins === undefined || nowMs() - readAtMs >= PUBLIC_CLIENT_LIMITS.originsMs) {
        readAtMs = nowMs();
        origins = clients.origins();
        // What could not be read is read again by the next request.
        origins.catch(() => (origins = undefined));
      }
      return (await origins).has(origin);
    },

    async starter(clientId, origin) {
      const client = publicOnly(living(await clients.find(clientId)));
      if (client !== undefined && allows(client, origin)) return callerOf(client);
      throw new Problem('origin-not-allowed');
    },

    async ownerOf(sessionId) {
      const session = await vault.find(sessionId.toLowerCase());
      if (session === undefined) return undefined;
      const client = publicOnly(living(await clients.find(session.clientId)));
      if (client === undefined) return undefined;
      return {
        caller: callerOf(client),
        allows: (origin) => allows(client, origin),
        holdsKey: (sessionKey) => matchesHash(sessionKey, session.sessionKeyHash),
      };
    },
  };
}

function publicOnly(client: StoredClient | undefined): StoredClient | undefined {
  return client?.kind === 'public' ? client : undefined;
}

/** Character by character: browsers send origins in one form only (RFC 6454 §6.1). */
function allows({ origins }: StoredClient, origin: string | undefined): boolean {
  return origin !== undefined && origins.includes(origin);
}

function callerOf({ clientId, tenantId, scopes, environment }: StoredClient): Caller {
  return { clientId, tenantId, subjectId: null, scopes: new Set(scopes), environment, isPage: true };
}
