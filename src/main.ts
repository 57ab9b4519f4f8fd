// The composition root: the only file that names concrete adapters. Reads the configuration, puts the server together,
// and takes it apart again when told to stop.
import { openFederation } from './adapters/comunica/federation.ts';
import { openFileKeyRing } from './adapters/file-key-ring/file-key-ring.ts';
import { openIdentityProvider } from './adapters/identity-provider/identity-provider.ts';
import { openAuditLog } from './adapters/libsql-clients/audit-log.ts';
import { openClientStore } from './adapters/libsql-clients/client-store.ts';
import { openIdentityStore } from './adapters/libsql-identity/identity-store.ts';
import { StoreInUseError, openSealedStore } from './adapters/libsql-vault/sealed-store.ts';
import { openOxigraphStore } from './adapters/oxigraph-store/oxigraph-store.ts';
import { openLocalUploads } from './adapters/local-uploads/local-uploads.ts';
import { loadWebhookKey } from './adapters/libsql-webhooks/webhook-key.ts';
import { openWebhookStore } from './adapters/libsql-webhooks/webhook-store.ts';
import { remoteIssuer } from './adapters/remote-issuer/remote-issuer.ts';
import { openTokenKeys } from './adapters/token-keys/token-keys.ts';
import { openUploadLedger } from './adapters/upload-ledger/upload-ledger.ts';
import { readVocabularyFiles } from './adapters/vocabulary-files/read-vocabulary-files.ts';
import { readRuleFiles } from './adapters/rule-files/read-rule-files.ts';
import { readProfileFiles } from './adapters/profile-files/read-profile-files.ts';
import { openWorkerPool } from './adapters/worker-pool/worker-pool.ts';
import { openWebhookSender } from './adapters/webhook-sender/webhook-sender.ts';
import type { Logger } from 'pino';
import { failureOf } from './api/http/failure.ts';
import { RequestQuotas } from './api/http/limit-requests.ts';
import { createLogger } from './api/http/logger.ts';
import { buildServer } from './api/server.ts';
import { buildSignInServer } from './api/sign-in/build-sign-in-server.ts';
import { PROVIDER_PAGES } from './api/sign-in/pages.ts';
import { greeting } from './cli/greeting.ts';
import { ConfigError, describeSettings, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { dataFiles } from './data-folder.ts';
import { HTTP_LIMITS, KEY_LIMITS, SIGN_IN_LIMITS } from './kernel/limits.ts';
import type { ClientStore } from './ports/client-store.ts';
import type { TokenKeys } from './ports/token-keys.ts';
import type { UploadStore } from './ports/upload-store.ts';
import type { Vault } from './ports/vault.ts';
import { attempts } from './services/attempts.ts';
import type { Attempts } from './services/attempts.ts';
import { secretCheck } from './services/client-secrets.ts';
import { createFirstClient } from './services/clients.ts';
import { credentials } from './services/credentials.ts';
import { documentClasses } from './services/environments.ts';
import { fusedGraphs } from './services/fused-graphs.ts';
import { recordEvents } from './services/session-events/session-events.ts';
import { sessionChanges, tellingFusions, tellingSources } from './services/session-changes.ts';
import { providerTokens } from './services/provider-tokens.ts';
import { publicClients } from './services/public-clients.ts';
import { regularly } from './services/regularly.ts';
import { expireOnTime } from './services/session-expiry.ts';
import { sessionSources } from './services/session-sources.ts';
import { sessions } from './services/sessions.ts';
import { sessionQueries } from './services/sparql/session-queries.ts';
import { openUploads } from './services/uploads/uploads.ts';
import { people } from './services/users.ts';
import { openSealedVault } from './services/vault/sealed-vault.ts';
import { openWebhooks } from './services/webhooks/open-webhooks.ts';
import { isOfThisMachine } from './services/webhooks/webhook-fields.ts';

if (process.argv.includes('--help')) console.log(describeSettings());
else await start();

async function start(): Promise<void> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(`Arkive does not start, because of its configuration:\n${error.message}`);
    process.exitCode = 1;
    return;
  }
  // Results for people go to standard output, the log to standard error.
  const log = createLogger(config.logLevel, { write: (line) => void process.stderr.write(line) });
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal({ err: error }, 'the program failed');
      process.exit(1);
    });
  }

  const { baseUrl } = config;
  const files = dataFiles(config);
  const opened = await openVault(config);
  if (opened === undefined) return;
  const clients = openClientStore(files.clients);
  const audit = openAuditLog(files.clients);
  const webhookStore = openWebhookStore(files.webhooks);
  const { webhooks, outbox, dispatcher } = await openWebhooks({
    vault: opened,
    store: webhookStore,
    sender: openWebhookSender({ networks: config.webhookNetworks }),
    clients,
    audit,
    key: loadWebhookKey(files.webhookKey),
    baseUrl,
    // Who runs the server on their own machine may be told there. Nobody else's client must reach into it.
    toThisMachine: isOfThisMachine(baseUrl),
    onFailure: (error) => log.error({ err: error }, 'webhooks failed'),
  });
  const { vault, events } = recordEvents(opened, { baseUrl, witness: outbox });
  const tokenKeys = await openTokenKeys(files.tokenKeys);
  const guard = attempts();
  const signIn = await openSignIn(config, { clients, attempts: guard, tokenKeys, log });
  const profiles = readProfileFiles();
  const processor = openWorkerPool({ threads: config.threads, data: profiles });
  const graphs = await openOxigraphStore({ naming: { graphBase: config.graphBase, baseUrl } });
  const federation = openFederation({ services: config.sparqlServices });
  const changes = sessionChanges();
  const sources = tellingSources(sessionSources(vault), changes);
  const uploadStore = await openUploadStore(config);
  const uploadKeys = await openFileKeyRing(files.uploads.keys);
  const uploads = await openUploads({
    store: uploadStore,
    ledger: await openUploadLedger(files.uploads.ledger),
    keyRing: uploadKeys,
    baseUrl,
    isLive: async (sessionId) => (await vault.find(sessionId)) !== undefined,
    onFailure: (error) => log.error({ err: error }, 'an upload was not removed'),
  });
  const sessionsHere = sessions({
    vault,
    clients,
    onEnded: async (sessionIds) => {
      sources.forget(sessionIds);
      events.log.forget(sessionIds);
      for (const id of sessionIds) changes.publish(id, { kind: 'ended' });
      await Promise.all([graphs.drop(sessionIds), uploads.endSessions(sessionIds)]);
    },
  });
  const expiry = await expireOnTime(sessionsHere, (error) => log.error({ err: error }, 'due sessions were not ended'));
  const uploadExpiry = await expireOnTime(uploads, (error) => log.error({ err: error }, 'due uploads were not ended'));
  let greeted = false;
  const app = await buildServer({
    baseUrl,
    log,
    graphBase: config.graphBase,
    credentials: credentials({ clients, tokenKeys, issuer: baseUrl, audience: baseUrl, issuers: signIn.issuers }),
    attempts: guard,
    signIn: config.authPort === 0 ? signIn.places : [],
    authUrl: config.authUrl,
    publicClients: publicClients({ clients, vault }),
    sessions: sessionsHere,
    sources,
    fused: tellingFusions(fusedGraphs({ vault, graphs, clients }), changes),
    changes,
    events,
    webhooks,
    queries: sessionQueries({ vault, graphs, federation, graphBase: config.graphBase, baseUrl }),
    processor,
    uploads,
    clients,
    audit,
    fusionRules: readRuleFiles(),
    documentClasses: documentClasses(profiles.profiles),
    vocabulary: readVocabularyFiles(),
    requestQuotas: new RequestQuotas(config),
    readinessChecks: {
      // Whoever waits for the server to be ready finds the first client printed.
      start: () => (greeted ? Promise.resolve() : Promise.reject(new Error('the start is under way'))),
      clients: () => clients.find('none'),
      vault: () => vault.find('none'),
    },
  });
  const { authUrl, authPort } = config;
  const apart =
    authPort === 0
      ? undefined
      : await buildSignInServer({ baseUrl: authUrl, log, attempts: guard, clients, places: signIn.places });
  let port = config.port;
  try {
    await app.listen({ port, host: config.host });
    port = authPort;
    await apart?.listen({ port, host: config.host });
  } catch (error) {
    console.error(`Arkive cannot listen on ${config.host}, port ${port}: ${reasonOf(error)}`);
    process.exitCode = 1;
    await stop();
    return;
  }
  // Before the greeting: whoever reads it may tell the program to stop at once.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), HTTP_LIMITS.shutdownMs).unref();
      void Promise.all([app.close(), apart?.close()]).then(stop);
    });
  }
  console.log(greeting(config, await createFirstClient(clients)));
  greeted = true;
  dispatcher.start();

  async function stop(): Promise<void> {
    await signIn.stop();
    await expiry.stop();
    await uploadExpiry.stop();
    await uploadStore.close();
    await uploadKeys.close();
    await outbox.settled();
    await dispatcher.stop();
    await webhookStore.close();
    await federation.close();
    await graphs.close();
    await vault.close();
    await processor.close();
    await audit.close();
    await clients.close();
  }
}

/** A bucket of S3 when one is named, else a folder. What S3 takes is loaded only then: it takes a fifth of a second, and memory. */
async function openUploadStore(config: Config): Promise<UploadStore> {
  const { s3Bucket, s3Endpoint, s3Region, s3PathStyle, s3Prefix } = config;
  if (s3Bucket === '') return openLocalUploads(dataFiles(config).uploads.parts);
  const { openS3Uploads } = await import('./adapters/s3-uploads/s3-uploads.ts');
  return openS3Uploads({
    bucket: s3Bucket,
    region: s3Region,
    usesPathStyle: s3PathStyle,
    prefix: s3Prefix,
    ...(s3Endpoint !== '' && { endpoint: s3Endpoint }),
  });
}

/** The identity providers, those who sign in there, and all others whose tokens are taken. Looks after the keys of tokens, too. */
async function openSignIn(
  config: Config,
  parts: {
    readonly clients: ClientStore;
    readonly attempts: Attempts;
    readonly tokenKeys: TokenKeys;
    readonly log: Logger;
  },
) {
  const { clients, log } = parts;
  const { identity, providerKeys } = dataFiles(config);
  const store = openIdentityStore(identity);
  const { users, issued } = store;
  const checkSecret = secretCheck(parts);
  const issuerOf = { internal: config.authUrl, wallet: `${config.authUrl}/wallet` } as const;
  const onFailure = (error: unknown): void => log.error({ err: error }, 'signing in, or looking after it, failed');
  const opened = await Promise.all(
    (['internal', 'wallet'] as const).map(async (population) => {
      const tokenKeys = await openTokenKeys(providerKeys[population]);
      const known = people(population, { users, clients });
      const common = { population, issuer: issuerOf[population], audience: config.baseUrl, issued, tokenKeys };
      const asked = { clients, users, pages: PROVIDER_PAGES, checkSecret, mayUse: known.mayUse, onFailure };
      const provider = openIdentityProvider({ ...common, ...asked });
      return { tokenKeys, place: { provider, people: known }, issuer: providerTokens(common) };
    }),
  );
  const keys = [parts.tokenKeys, ...opened.map(({ tokenKeys }) => tokenKeys)];
  const tasks = [
    regularly(KEY_LIMITS.checkMs, { task: () => Promise.all(keys.map((each) => each.maintain())), onFailure }),
    regularly(SIGN_IN_LIMITS.purgeMs, { task: () => issued.purge(new Date()), onFailure }),
  ];
  const trusted = config.trustedIssuers.map((each) => remoteIssuer(each, { onFailure }));
  return {
    places: opened.map(({ place }) => place),
    issuers: [...opened.map(({ issuer }) => issuer), ...trusted],
    async stop(): Promise<void> {
      await Promise.all(tasks.map((task) => task.stop()));
      await store.close();
    },
  };
}

/** The vault in the data folder; undefined, after saying so, when another server has it open. */
async function openVault(config: Config): Promise<Vault | undefined> {
  try {
    const files = dataFiles(config);
    const store = await openSealedStore(files.vault);
    return await openSealedVault({ store, keyRing: await openFileKeyRing(files.sessionKeys) });
  } catch (error) {
    if (!(error instanceof StoreInUseError)) throw error;
    console.error('Arkive does not start: another server works in its data folder. Set ARKIVE_DATA to another folder.');
    process.exitCode = 1;
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  const { code } = failureOf(error);
  if (code === 'EADDRINUSE') return 'something else listens there. Set ARKIVE_PORT to another port.';
  if (code === 'EACCES') return 'this user may not. Set ARKIVE_PORT to a port above 1023.';
  return code ?? 'the address cannot be used. See ARKIVE_HOST.';
}
