// The clients that may call the service, and their API keys. Secrets are stored as hashes only.

export interface Client {
  readonly clientId: string;
  readonly tenantId: string;
  /** For people, on a list of clients. */
  readonly name: string;
  readonly scopes: readonly string[];
}

export interface ClientStore {
  /** The client with this id whose secret matches, or undefined. Constant time in the secret. */
  authenticate(clientId: string, secret: string): Promise<Client | undefined>;
  /** The client that owns this API key, with the key's own scopes, or undefined. */
  findByApiKey(key: string): Promise<Client | undefined>;
  find(clientId: string): Promise<Client | undefined>;
  list(): Promise<readonly Client[]>;
  /** Makes a client; the secret is returned here and never again. */
  create(client: Omit<Client, 'clientId'>): Promise<{ readonly client: Client; readonly secret: string }>;
  /** Makes an API key for a client; the key is returned here and never again. */
  createApiKey(clientId: string, scopes: readonly string[]): Promise<string>;
  close(): Promise<void>;
}
