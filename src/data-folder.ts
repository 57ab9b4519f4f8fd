// Where in the data folder everything stands; shared by the server and the command line.
import { join } from 'node:path';
import type { Config } from './config.ts';

/** The files, and the folders that hold files. */
export function dataFiles({ dataFolder }: Pick<Config, 'dataFolder'>) {
  const inside = (...names: readonly string[]) => join(dataFolder, ...names);
  return {
    /** Tenants, clients, their keys and settings, and the audit log. */
    clients: inside('clients.db'),
    /** Encrypted: what sessions hold. */
    vault: inside('vault.db'),
    /** The keys of live sessions. A backup with this file in it undoes forgetting. */
    sessionKeys: inside('session-keys'),
    /** Encrypted: their keys, what is remembered of them, and their parts. */
    uploads: {
      keys: inside('uploads', 'keys'),
      ledger: inside('uploads', 'ledger'),
      parts: inside('uploads', 'parts'),
    },
    /** Webhooks, and what is to be told to them. */
    webhooks: inside('webhooks.db'),
    /** From which the secrets of webhooks are made. */
    webhookKey: inside('webhook-key'),
    /** The keys that sign access tokens. */
    tokenKeys: inside('token-keys.json'),
    /** Users, and hashes of what the identity providers handed out to them. */
    identity: inside('identity.db'),
    /** The keys of the identity providers. */
    providerKeys: { internal: inside('internal-keys.json'), wallet: inside('wallet-keys.json') },
  } as const;
}
