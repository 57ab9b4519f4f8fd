// Whose credential a request shows. Whoever shows too many wrong ones is not heard for a while.
import { keyIdIn } from '../../kernel/secrets.ts';
import type { Caller } from '../../model/caller.ts';
import type { Attempts } from '../../services/attempts.ts';
import type { Credentials } from '../../services/credentials.ts';
import { shownCredential } from './authorization-header.ts';

/** What it takes to look at a credential. */
export interface CredentialCheck {
  readonly credentials: Credentials;
  readonly attempts: Attempts;
  /** Where the request comes from, as RequestQuotas gives it. */
  readonly address: string;
}

/**
 * The caller; undefined when nothing is shown, `invalid` when what is shown is malformed, unknown, expired or revoked.
 * Throws Problem too-many-requests.
 */
export async function shownCaller(
  check: CredentialCheck,
  header: string | undefined,
): Promise<Caller | 'invalid' | undefined> {
  const { credentials } = check;
  const shown = shownCredential(header);
  switch (shown.kind) {
    case 'none':
      return undefined;
    case 'unusable':
      return 'invalid';
    case 'bearer':
      // Nobody guesses a signature, and programs show expired tokens until they have another: no attempt is counted.
      return (await credentials.callerOfToken(shown.token)) ?? 'invalid';
    case 'apiKey':
      return (await holderOfKey(check, shown.apiKey)) ?? 'invalid';
  }
}

function holderOfKey({ credentials, attempts, address }: CredentialCheck, apiKey: string): Promise<Caller | undefined> {
  const keyId = keyIdIn(apiKey);
  if (keyId === undefined) return Promise.resolve(undefined);
  return attempts.guarded({ address, id: `key:${keyId}` }, () => credentials.callerOfApiKey(apiKey));
}
