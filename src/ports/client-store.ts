// Keeps the clients that may call the service, and their API keys. It sees hashes only; what a secret looks like and how
// it is checked is the business of services/. Lookups stand on the path of every request and take microseconds.
import type { FusionOptions } from './fusion.ts';

/** A program that may call the service. */
export interface Client {
  readonly clientId: string;
  readonly tenantId: string;
  /** For people, on a list of clients. */
  readonly name: string;
  readonly scopes: readonly string[];
}

/** How the service works for a client. */
export interface ClientSettings {
  /** The most that fusions of its sessions may do. */
  readonly fusion: FusionOptions;
}

interface Revocable {
  /** SHA-256 of the secret. */
  readonly secretHash: Uint8Array;
  readonly createdAt: Date;
  /** A credential with this date is dead; the row stays for the list. */
  readonly revokedAt: Date | null;
}

/** A client as it is kept. */
export interface StoredClient extends Client, Revocable {}

/** An API key as it is kept. */
export interface StoredApiKey extends Revocable {
  /** The id part of the key, by which it is found. */
  readonly keyId: string;
  readonly clientId: string;
  /** The key's own scopes: some or all of its client's. */
  readonly scopes: readonly string[];
}

/** The clients of one installation. */
export interface ClientStore {
  find(clientId: string): Promise<StoredClient | undefined>;
  findApiKey(keyId: string): Promise<StoredApiKey | undefined>;
  /** Every client that was ever made, oldest first, revoked ones too. */
  list(): Promise<readonly StoredClient[]>;
  /** The API keys of one client, oldest first, revoked ones too. */
  listApiKeys(clientId: string): Promise<readonly StoredApiKey[]>;
  /** Durable when it resolves. Rejects when the id is taken. */
  insert(client: StoredClient): Promise<void>;
  /** Durable when it resolves. Rejects when the id is taken or the client does not exist. */
  insertApiKey(key: StoredApiKey): Promise<void>;
  /** Whether there was a live client to revoke; the first date stays. Seen by every process that shares the store. */
  revoke(clientId: string, at: Date): Promise<boolean>;
  /** Whether there was a live key to revoke; the first date stays. */
  revokeApiKey(keyId: string, at: Date): Promise<boolean>;
  /** Those of a client that none were set for allow everything; undefined when there is no live client. */
  settings(clientId: string): Promise<ClientSettings | undefined>;
  /** Whether there was a live client to change. Seen by every process that shares the store. */
  changeSettings(clientId: string, settings: ClientSettings): Promise<boolean>;
  close(): Promise<void>;
}
