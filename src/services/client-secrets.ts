// Checks the secret of a client for whoever is shown one, with guessing slowed by the address that it comes from.
import type { ClientStore } from '../ports/client-store.ts';
import type { Attempts } from './attempts.ts';
import { holdsSecret, living } from './clients.ts';

/** Whether the secret is that of the living client. Throws Problem too-many-requests. */
export type SecretCheck = (clientId: string, secret: string, address: string) => Promise<boolean>;

/** A check of secrets. */
export function secretCheck({
  clients,
  attempts,
}: {
  readonly clients: ClientStore;
  readonly attempts: Attempts;
}): SecretCheck {
  return async (clientId, secret, address) => {
    const found = await attempts.guarded({ address, id: `client:${clientId}` }, async () => {
      const client = living(await clients.find(clientId));
      return holdsSecret(client, secret, new Date()) ? client : undefined;
    });
    return found !== undefined;
  };
}
