// Whose credential a request shows, for faces on which not everything needs one.
import type { Caller } from '../../model/caller.ts';
import type { Credentials } from '../../services/credentials.ts';
import { shownCredential } from './authorization-header.ts';

/** The caller; undefined when nothing is shown, `invalid` when what is shown is malformed, unknown, expired or revoked. */
export async function shownCaller(
  credentials: Credentials,
  header: string | undefined,
): Promise<Caller | 'invalid' | undefined> {
  const shown = shownCredential(header);
  switch (shown.kind) {
    case 'none':
      return undefined;
    case 'unusable':
      return 'invalid';
    case 'bearer':
      return (await credentials.callerOfToken(shown.token)) ?? 'invalid';
    case 'apiKey':
      return (await credentials.callerOfApiKey(shown.apiKey)) ?? 'invalid';
  }
}
