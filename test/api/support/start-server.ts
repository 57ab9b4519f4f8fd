// A real server on a real port with real credentials, for tests over HTTP.
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openAuditLog } from '../../../src/adapters/libsql-clients/audit-log.ts';
import { openClientStore } from '../../../src/adapters/libsql-clients/client-store.ts';
import { openFederation } from '../../../src/adapters/comunica/federation.ts';
import { openFileKeyRing } from '../../../src/adapters/file-key-ring/file-key-ring.ts';
import { openSealedStore } from '../../../src/adapters/libsql-vault/sealed-store.ts';
import { openOxigraphStore } from '../../../src/adapters/oxigraph-store/oxigraph-store.ts';
import type { OxigraphStoreOptions } from '../../../src/adapters/oxigraph-store/oxigraph-store.ts';
import { openLocalUploads } from '../../../src/adapters/local-uploads/local-uploads.ts';
import { readRuleFiles } from '../../../src/adapters/rule-files/read-rule-files.ts';
import { loadWebhookKey } from '../../../src/adapters/libsql-webhooks/webhook-key.ts';
import { openWebhookStore } from '../../../src/adapters/libsql-webhooks/webhook-store.ts';
import { openTokenKeys } from '../../../src/adapters/token-keys/token-keys.ts';
import { openUploadLedger } from '../../../src/adapters/upload-ledger/upload-ledger.ts';
import { readVocabularyFiles } from '../../../src/adapters/vocabulary-files/read-vocabulary-files.ts';
import type { UploadStore } from '../../../src/ports/upload-store.ts';
import { openWebhookSender } from '../../../src/adapters/webhook-sender/webhook-sender.ts';
import { createLogger } from '../../../src/api/http/logger.ts';
import { buildServer } from '../../../src/api/server.ts';
import type { ServerDependencies } from '../../../src/api/server.ts';
import { scopesInUse } from '../../../src/kernel/scopes.ts';
import type { Scope } from '../../../src/kernel/scopes.ts';
import { createApiKey, revokeApiKey } from '../../../src/services/api-keys.ts';
import { createClient, createPublicClient } from '../../../src/services/clients.ts';
import { publicClients } from '../../../src/services/public-clients.ts';
import { credentials } from '../../../src/services/credentials.ts';
import { fusedGraphs } from '../../../src/services/fused-graphs.ts';
import { recordEvents } from '../../../src/services/session-events/session-events.ts';
import { sessionChanges, tellingFusions, tellingSources } from '../../../src/services/session-changes.ts';
import { sessionSources } from '../../../src/services/session-sources.ts';
import { sessions } from '../../../src/services/sessions.ts';
import { sessionQueries } from '../../../src/services/sparql/session-queries.ts';
import { openUploads } from '../../../src/services/uploads/uploads.ts';
import { openSealedVault } from '../../../src/services/vault/sealed-vault.ts';
import { openWebhooks } from '../../../src/services/webhooks/open-webhooks.ts';
import type { OpenedWebhooks } from '../../../src/services/webhooks/open-webhooks.ts';

/** As clients would see it; problems and node ids are named under it, whatever port the test gets. */
export const BASE_URL = 'https://arkive.example';

export interface TestServer {
  readonly app: FastifyInstance;
  /** Where it listens. */
  readonly url: string;
  readonly port: number;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where it keeps what it keeps. */
  readonly folder: string;
  /** Lines of the log so far, parsed. */
  readonly log: readonly Record<string, unknown>[];
  /** What tells of sessions and what sends; nothing is sent before it is started, or asked to send. */
  readonly webhooks: OpenedWebhooks;
  /** An Authorization value with these scopes. */
  authorization(...scopes: readonly Scope[]): Promise<string>;
  /** The same, and how to revoke it. */
  revocableAuthorization(...scopes: readonly Scope[]): Promise<{ authorization: string; revoke: () => Promise<void> }>;
  /** The same for another client. */
  strangerAuthorization(...scopes: readonly Scope[]): Promise<string>;
  /** The id of a public client with these origins. */
  publicClient(origins: readonly string[], ...scopes: readonly Scope[]): Promise<string>;
  close(): Promise<void>;
}

type Parts = Pick<ServerDependencies, 'processor'> &
  Partial<ServerDependencies> & {
    /** Endpoints that SERVICE may name; none without it. */
    readonly sparqlServices?: readonly string[];
    /** Limits of queries and of working copies. */
    readonly graphLimits?: OxigraphStoreOptions['limits'];
    /** Where uploads go, and their clock; a folder of the server, and the time that it is. */
    readonly uploadStore?: UploadStore;
    readonly uploadsNow?: () => Date;
    /** The clock of webhooks; the time that it is. */
    readonly webhooksNow?: () => Date;
  };

/** Starts a server around `parts`; close it when done. */
export async function startServer(
  { sparqlServices = [], graphLimits = {}, uploadStore, uploadsNow, webhooksNow, ...parts }: Parts,
  routes: (app: FastifyInstance) => void = () => undefined,
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'arkive-test-'));
  const clients = openClientStore(join(folder, 'clients.db'));
  const audit = openAuditLog(join(folder, 'clients.db'));
  const tokenKeys = await openTokenKeys(join(folder, 'token-keys.json'));
  const sealedVault = await openSealedVault({
    store: await openSealedStore(join(folder, 'vault.db')),
    keyRing: await openFileKeyRing(join(folder, 'session-keys')),
  });
  const log: Record<string, unknown>[] = [];
  const webhookStore = openWebhookStore(join(folder, 'webhooks.db'));
  const webhooks = await openWebhooks({
    vault: sealedVault,
    store: webhookStore,
    sender: openWebhookSender({ networks: [] }),
    clients,
    audit,
    key: loadWebhookKey(join(folder, 'webhook-key')),
    baseUrl: BASE_URL,
    toThisMachine: true,
    onFailure: (error) => log.push({ failure: String(error) }),
    ...(webhooksNow && { now: webhooksNow }),
  });
  const { vault, events } = recordEvents(sealedVault, { baseUrl: BASE_URL, witness: webhooks.outbox });
  const naming = { graphBase: `${BASE_URL}/graph`, baseUrl: BASE_URL };
  // Most tests ask for no graph: none of them should have to wait for a thread that stands ready.
  const graphs = await openOxigraphStore({ naming, limits: { ready: 0, ...graphLimits } });
  const federation = openFederation({ services: sparqlServices });
  const changes = sessionChanges();
  const sources = tellingSources(sessionSources(vault), changes);
  const { client, clientSecret } = await createClient(clients, {
    name: 'Test',
    tenantId: 'tenant-1',
    scopes: scopesInUse(),
  });
  const uploadKeys = await openFileKeyRing(join(folder, 'upload-keys'));
  const uploads = await openUploads({
    store: uploadStore ?? (await openLocalUploads(join(folder, 'upload-parts'))),
    ledger: await openUploadLedger(join(folder, 'uploads')),
    keyRing: uploadKeys,
    baseUrl: BASE_URL,
    isLive: async (sessionId) => (await vault.find(sessionId)) !== undefined,
    onFailure: (error) => log.push({ failure: String(error) }),
    ...(uploadsNow && { now: uploadsNow }),
  });
  const app = await buildServer({
    credentials: credentials({ clients, tokenKeys, issuer: BASE_URL, audience: BASE_URL }),
    publicClients: publicClients({ clients, vault }),
    sessions: sessions({
      vault,
      clients,
      onEnded: async (sessionIds) => {
        sources.forget(sessionIds);
        events.log.forget(sessionIds);
        for (const id of sessionIds) changes.publish(id, { kind: 'ended' });
        await Promise.all([graphs.drop(sessionIds), uploads.endSessions(sessionIds)]);
      },
    }),
    sources,
    fused: tellingFusions(fusedGraphs({ vault, graphs, clients }), changes),
    changes,
    events,
    webhooks: webhooks.webhooks,
    uploads,
    clients,
    audit,
    fusionRules: readRuleFiles(),
    documentClasses: [],
    queries: sessionQueries({ vault, graphs, federation, ...naming }),
    vocabulary: readVocabularyFiles(),
    ...naming,
    log: createLogger('trace', { write: (line) => void log.push(JSON.parse(line)) }),
    readinessChecks: { clients: () => clients.list() },
    ...parts,
  });
  routes(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    url: `http://127.0.0.1:${port}`,
    port,
    clientId: client.clientId,
    clientSecret,
    folder,
    log,
    webhooks,
    authorization: async (...scopes) => `ApiKey ${(await createApiKey(clients, client.clientId, scopes)).apiKey}`,
    revocableAuthorization: async (...scopes) => {
      const { apiKey, keyId } = await createApiKey(clients, client.clientId, scopes);
      return { authorization: `ApiKey ${apiKey}`, revoke: () => revokeApiKey(clients, keyId) };
    },
    strangerAuthorization: async (...scopes) => {
      const other = await createClient(clients, { name: 'Stranger', tenantId: 'tenant-1', scopes });
      return `ApiKey ${(await createApiKey(clients, other.client.clientId, scopes)).apiKey}`;
    },
    publicClient: async (origins, ...scopes) => {
      const wanted = { name: 'Page', tenantId: 'tenant-1', scopes, origins };
      return (await createPublicClient(clients, wanted)).clientId;
    },
    async close() {
      await app.close();
      await webhooks.outbox.settled();
      await webhooks.dispatcher.stop();
      await webhookStore.close();
      await audit.close();
      await clients.close();
      await federation.close();
      await graphs.close();
      await vault.close();
      await uploadKeys.close();
      await rm(folder, { recursive: true });
    },
  };
}
