// Who calls: what a valid credential, of whichever kind, says about its holder.
import type { Environment } from './client-environment.ts';

/** The holder of a valid credential. */
export interface Caller {
  readonly clientId: string;
  readonly tenantId: string;
  /** The person on whose behalf the client calls; null when it calls for itself (client credentials, API key). */
  readonly subjectId: string | null;
  readonly scopes: ReadonlySet<string>;
  /** In which the client works. */
  readonly environment: Environment;
  /** A page of a public client: it has shown no credential, and has to show the key of every session that it names. */
  readonly isPage?: true;
}
