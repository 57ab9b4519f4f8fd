// GET /settings: how the service works for the client that asks.
import type { FastifyInstance } from 'fastify';
import { DOCUMENT_LIMITS, SESSION_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { OPERATION_SCOPES, RECOGNITION_SCOPE } from '../../kernel/scopes.ts';
import type { ScopeNeeds } from '../../kernel/scopes.ts';
import type { Caller } from '../../model/caller.ts';
import type { ClientStore } from '../../ports/client-store.ts';
import type { KnownRule } from '../../services/client-settings.ts';
import { isReadIn } from '../../services/environments.ts';
import type { DocumentClass } from '../../services/environments.ts';
import { allowsRule } from '../../services/fusion-settings.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { RequireScopes } from '../authentication/authentication.ts';

/** What the answer is made of. */
export interface SettingsOptions {
  readonly requireScopes: RequireScopes;
  readonly clients: Pick<ClientStore, 'find' | 'settings'>;
  readonly fusionRules: readonly KnownRule[];
  readonly documentClasses: readonly DocumentClass[];
}

/** Adds the operation. */
export function registerSettings(app: FastifyInstance, options: SettingsOptions): void {
  app.get(
    '/settings',
    { onRequest: options.requireScopes(...OPERATION_SCOPES['GET /settings'].always) },
    async (request, reply) => reply.send(await answerFor(options, callerOf(request))),
  );
}

async function answerFor({ clients, fusionRules, documentClasses }: SettingsOptions, caller: Caller) {
  const { clientId, scopes } = caller;
  const [client, settings] = await Promise.all([clients.find(clientId), clients.settings(clientId)]);
  if (client === undefined || settings === undefined) throw new Problem('unauthenticated', 'The client was revoked.');
  const { tenantId, name, kind, environment, origins, redirectUris } = client;
  const { sessions, retention, fusion } = settings;
  const rules = fusionRules.filter((rule) => allowsRule(fusion, rule));
  return {
    ...{ clientId, tenantId, name, kind, environment, origins, redirectUris },
    scopes: client.scopes,
    grantedScopes: [...scopes],
    operations: Object.entries<ScopeNeeds>(OPERATION_SCOPES)
      .filter(([, { always }]) => always.every((scope) => scopes.has(scope)))
      .map(([operation]) => operation),
    sessions: {
      minimumLifetimeInSeconds: SESSION_LIMITS.minimumSeconds,
      defaultLifetimeInSeconds: sessions.defaultSeconds,
      maximumLifetimeInSeconds: sessions.maximumSeconds,
    },
    retention: { files: retention.files },
    fusion: {
      rules: rules.map((rule) => rule.name),
      generate: [...new Set(rules.flatMap(({ generates }) => generates ?? []))].sort(),
    },
    documents: {
      classes: documentClasses.filter(({ classIdentifier }) => isReadIn(environment, classIdentifier)),
      recognition: scopes.has(RECOGNITION_SCOPE),
      maximumSizeInBytes: DOCUMENT_LIMITS.fileBytes,
      maximumUploadSizeInBytes: DOCUMENT_LIMITS.uploadedFileBytes,
      maximumPages: DOCUMENT_LIMITS.pages,
    },
  };
}
