// The REST face put together: every route, over services that come from outside.
import type { FastifyInstance } from 'fastify';
import type { KnownRule } from '../services/client-settings.ts';
import type { Credentials } from '../services/credentials.ts';
import type { PublicClients } from '../services/public-clients.ts';
import type { DocumentClass } from '../services/environments.ts';
import type { FusedGraphs } from '../services/fused-graphs.ts';
import { graphNodes } from '../services/graph-nodes.ts';
import type { SessionEvents } from '../services/session-events/session-events.ts';
import type { Webhooks } from '../services/webhooks/webhooks.ts';
import type { SessionSources } from '../services/session-sources.ts';
import type { Sessions } from '../services/sessions.ts';
import type { SessionQueries } from '../services/sparql/session-queries.ts';
import type { Uploads } from '../services/uploads/uploads.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { ClientStore } from '../ports/client-store.ts';
import type { DocumentProcessor } from '../ports/document-processor.ts';
import type { SessionChanges } from '../ports/session-changes.ts';
import type { VocabularyFiles } from '../ports/vocabulary-files.ts';
import { authentication } from './authentication/authentication.ts';
import { registerDocs } from './docs/register-docs.ts';
import { registerDocuments } from './documents/register-documents.ts';
import { registerEvents } from './events/register-events.ts';
import type { EventsOptions } from './events/register-events.ts';
import { registerSocket } from './events/register-socket.ts';
import type { SocketOptions } from './events/register-socket.ts';
import { registerGraph } from './graph/register-graph.ts';
import { registerGraphql } from './graphql/register-graphql.ts';
import { createApp } from './http/create-app.ts';
import type { AppOptions } from './http/create-app.ts';
import { observeRequests } from './http/observe-requests.ts';
import { registerManagement } from './management/register-management.ts';
import { registerNodes } from './linked-data/register-nodes.ts';
import { registerVocabulary } from './linked-data/register-vocabulary.ts';
import { registerOAuth } from './oauth/register-oauth.ts';
import { registerOpenApi } from './openapi/register-openapi.ts';
import { registerProblemPages } from './problems/register-problem-pages.ts';
import { registerSession } from './session/register-session.ts';
import { sessionHook } from './session/require-session.ts';
import { sessionKeyCookie } from './session/session-key-cookie.ts';
import { createMetrics } from './service/metrics.ts';
import { registerService } from './service/register-service.ts';
import type { ReadinessCheck } from './service/register-service.ts';
import { registerSettings } from './settings/register-settings.ts';
import { registerSignIn } from './sign-in/register-sign-in.ts';
import type { SignInPlace } from './sign-in/register-sign-in.ts';
import { registerSparql } from './sparql/register-sparql.ts';
import { registerUploads } from './uploads/register-uploads.ts';
import { registerWebhooks } from './webhooks/register-webhooks.ts';

/** The parts that come from outside; whoever opened them closes them, after the server. */
export interface ServerDependencies extends AppOptions {
  readonly credentials: Credentials;
  readonly publicClients: PublicClients;
  readonly sessions: Sessions;
  readonly sources: SessionSources;
  readonly fused: FusedGraphs;
  readonly changes: SessionChanges;
  readonly events: SessionEvents;
  readonly webhooks: Webhooks;
  /** For tests; the table of limits when absent. */
  readonly eventLimits?: NonNullable<EventsOptions['limits'] & SocketOptions['limits']>;
  readonly queries: SessionQueries;
  readonly processor: DocumentProcessor;
  readonly uploads: Uploads;
  readonly clients: ClientStore;
  readonly audit: AuditLog;
  /** The rules that settings can name, and the kinds of documents that are read. */
  readonly fusionRules: readonly KnownRule[];
  readonly documentClasses: readonly DocumentClass[];
  readonly vocabulary: VocabularyFiles;
  /** IRI under which all nodes are named, without a slash at its end. */
  readonly graphBase: string;
  readonly readinessChecks: Readonly<Record<string, ReadinessCheck>>;
  /** Identity providers on this server; none when they have a port of their own. */
  readonly signIn?: readonly SignInPlace[];
  /** The address of the identity provider as clients see it; below the base URL when absent. */
  readonly authUrl?: string;
}

/** A server with all routes, ready to listen. Closing it waits for the requests under way; its parts stay open. */
export async function buildServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const {
    baseUrl,
    credentials,
    publicClients,
    sessions,
    sources,
    fused,
    queries,
    processor,
    uploads,
    clients,
    vocabulary,
    graphBase,
    readinessChecks,
    signIn = [],
    authUrl,
  } = dependencies;
  const app = createApp({ ...dependencies, allowsOrigin: (origin) => publicClients.namesOrigin(origin) });
  const metrics = createMetrics(() => processor.waiting());
  observeRequests(app, metrics);
  await registerOAuth(app, { credentials });
  await registerSignIn(app, { places: signIn, clients, baseUrl });
  const cookie = sessionKeyCookie(baseUrl);
  const pages = { publicClients, cookie };
  const { requireScopes } = authentication({ credentials, pages });
  const requireSession = sessionHook({ sessions, cookie });
  await registerDocuments(app, {
    requireScopes,
    requireSession,
    sources,
    processor,
    graphBase,
    metrics,
    uploads,
    clients,
  });
  await registerUploads(app, { requireScopes, requireSession, uploads });
  await registerGraph(app, { requireScopes, requireSession, sources, fused, graphBase, baseUrl });
  registerNodes(app, { requireScopes, requireSession, nodes: graphNodes({ sources, fused }), graphBase, baseUrl });
  await registerSession(app, { requireScopes, requireSession, sessions, publicClients, cookie });
  await registerSparql(app, { queries, sessions, cookie, requireScopes, metrics, graphBase, baseUrl });
  await registerGraphql(app, { ...dependencies, pages, metrics, cookie });
  const standing = { credentials, pages, sessions, cookie, requireScopes, requireSession };
  const { events, eventLimits: limits = {}, log } = dependencies;
  await registerEvents(app, { ...standing, events, limits });
  registerSocket(app, { ...standing, events, limits, log });
  await registerWebhooks(app, { webhooks: dependencies.webhooks, requireScopes });
  registerSettings(app, { ...dependencies, requireScopes });
  await registerManagement(app, { ...dependencies, requireScopes });
  registerService(app, { metrics, readinessChecks });
  registerProblemPages(app, baseUrl);
  registerVocabulary(app, vocabulary);
  registerOpenApi(app, { baseUrl, graphBase, authUrl });
  await registerDocs(app);
  return app;
}
