// Keeps the tenants, the clients that may call the service, and their API keys. It sees hashes only; what a secret looks like
// and how it is checked is the business of services/. Lookups stand on the path of every request and take microseconds.
import type { Environment } from '../model/client-environment.ts';
import type { AuditEntry } from './audit-log.ts';
import type { FusionOptions } from './fusion.ts';

/** Who owns clients. What one tenant has, no other one sees. */
export interface Tenant {
  readonly tenantId: string;
  /** For people, on a list of tenants. */
  readonly name: string;
  readonly createdAt: Date;
}

/** Whether a client can keep a secret (RFC 6749 §2.1): a public one, such as a page in a browser, has none. */
export type ClientKind = 'confidential' | 'public';

/** A program that may call the service. */
export interface Client {
  readonly clientId: string;
  readonly tenantId: string;
  /** For people, on a list of clients. */
  readonly name: string;
  readonly kind: ClientKind;
  readonly environment: Environment;
  /** The most that can be granted to it. */
  readonly scopes: readonly string[];
  /** From which pages in browsers it may call: each as in the header `Origin`, to be compared exactly. */
  readonly origins: readonly string[];
  /** Where its people may come back to from the identity provider, to be compared exactly. */
  readonly redirectUris: readonly string[];
}

/** How the service works for a client. */
export interface ClientSettings {
  /** The most that fusions of its sessions may do. */
  readonly fusion: FusionOptions;
  /** How long its sessions live when they do not say, and at most. */
  readonly sessions: { readonly defaultSeconds: number; readonly maximumSeconds: number };
  /** What is kept of documents beside their graphs. */
  readonly retention: { readonly files: boolean };
}

interface Revocable {
  readonly createdAt: Date;
  /** A credential with this date is dead; the row stays for the list. */
  readonly revokedAt: Date | null;
}

/** A client as it is kept. */
export interface StoredClient extends Client, Revocable {
  /** SHA-256 of the secret; null for a public client. */
  readonly secretHash: Uint8Array | null;
  /** The secret before this one, and until when it holds beside it. */
  readonly previousSecret: { readonly hash: Uint8Array; readonly until: Date } | null;
}

/** An API key as it is kept. */
export interface StoredApiKey extends Revocable {
  /** The id part of the key, by which it is found. */
  readonly keyId: string;
  readonly clientId: string;
  /** SHA-256 of the key. */
  readonly secretHash: Uint8Array;
  /** The key's own scopes: some or all of its client's. */
  readonly scopes: readonly string[];
}

/** What of a client can be changed. */
export type ChangeableClient = Omit<StoredClient, 'clientId' | 'tenantId' | 'kind' | 'createdAt' | 'revokedAt'>;

/** Which clients to list. */
export interface ClientQuery {
  /** Those of one tenant; of all when absent. */
  readonly tenantId?: string;
  /** Those behind this one; from the oldest on when absent. */
  readonly after?: string;
  /** How many at most; all of them when absent. */
  readonly limit?: number;
}

/** What is to be of a client or its settings, and what is said of it. */
export interface Change<T> {
  readonly after: T;
  readonly entry: AuditEntry;
}

/**
 * The tenants and clients of one installation. What one process writes, every other one that shares the store sees at once. Every
 * change takes its entry of the audit log: both are kept in one commit, or neither, when there was nothing to change.
 */
export interface ClientStore {
  tenant(tenantId: string): Promise<Tenant | undefined>;
  /** All of them, oldest first. */
  tenants(): Promise<readonly Tenant[]>;
  /** Whether the id was free. Durable when it resolves. */
  insertTenant(tenant: Tenant, entry: AuditEntry): Promise<boolean>;
  /** Whether there was such a tenant to be named so. */
  renameTenant(tenantId: string, name: string, entry: AuditEntry): Promise<boolean>;
  find(clientId: string): Promise<StoredClient | undefined>;
  findApiKey(keyId: string): Promise<StoredApiKey | undefined>;
  /** Every client that was ever made, oldest first, revoked ones too. */
  list(query?: ClientQuery): Promise<readonly StoredClient[]>;
  /** Every origin that a live client names. */
  origins(): Promise<ReadonlySet<string>>;
  /** The API keys of one client, oldest first, revoked ones too. */
  listApiKeys(clientId: string): Promise<readonly StoredApiKey[]>;
  /** Durable when it resolves. Rejects when the id is taken or the tenant does not exist. */
  insert(client: StoredClient, entry: AuditEntry): Promise<void>;
  /** Durable when it resolves. Rejects when the id is taken or the client does not exist. */
  insertApiKey(key: StoredApiKey, entry: AuditEntry): Promise<void>;
  /**
   * Changes a live client to what `change` makes of it, with nobody in between, and gives it as it is then; undefined when there
   * is none. What `change` throws, this rejects with, and nothing was changed.
   */
  change(
    clientId: string,
    change: (before: StoredClient) => Change<Partial<ChangeableClient>>,
  ): Promise<StoredClient | undefined>;
  /** Whether there was a live client to revoke, from the time of the entry on; the first one stays. */
  revoke(clientId: string, entry: AuditEntry): Promise<boolean>;
  /** The same for a key. */
  revokeApiKey(keyId: string, entry: AuditEntry): Promise<boolean>;
  /** What was set, and the defaults of model/client-environment.ts for all else; undefined when there is no live client. */
  settings(clientId: string): Promise<ClientSettings | undefined>;
  /** The same as `change`, for the settings of a live client. */
  changeSettings(
    clientId: string,
    change: (before: ClientSettings) => Change<ClientSettings>,
  ): Promise<ClientSettings | undefined>;
  close(): Promise<void>;
}
