// Every scope a credential can carry (RFC 6749 §3.3), and what each operation needs: one table each, for the
// authorization hooks, the token endpoint, the command line and the interface description alike.

const table = {
  'documents:initiate': 'Submit a document and receive what it says.',
  'documents:ocr': 'Submit documents with pages that hold a picture of text.',
  'documents:read': 'Fetch retained source files.',
  'documents:write': 'Keep the graph of a submitted document in a session.',
  'sessions:read': 'Read the graphs of a session.',
  'sessions:write': 'Start, resume and end sessions.',
  'websockets:initiate': 'Open a websocket on a session.',
  'enrichments:transactions': 'Categorise transactions.',
  'events:write': 'Append events to a session.',
  'webhooks:read': 'Read the webhooks of the client, and what was told to them.',
  'webhooks:write': 'Make, change and remove webhooks of the client, and have messages sent again.',
  'wallet:read': 'Read the wallet object of a session.',
  'wallet:write': 'Replace the wallet object of a session.',
  'ais:initiate': 'Connect bank accounts to a session.',
  'identity:initiate': 'Start an identity verification.',
  'envelopes:read': 'Read an envelope and its audit trail.',
  'envelopes:acl:read': 'Read the grants of an envelope.',
  'envelopes:acl:write': 'Change the grants of an envelope.',
  'settings:read': "Read the client's configuration.",
  'neuro:initiate': 'Start the slow pipeline on a document.',
  'management:clients:read': 'Read the clients of the tenant, their API keys and their settings.',
  'management:clients:write': 'Make, change and revoke the clients of the tenant, and change their settings.',
  'management:keys:write': "Make and revoke API keys of the tenant's clients.",
  'management:audit:read': 'Read the audit log of the tenant.',
  'management:tenants': 'Make and rename tenants; with it, the other management scopes hold for every tenant.',
} as const satisfies Record<string, string>;

/** A scope by name. */
export type Scope = keyof typeof table;

/** All scopes with a sentence each, in the order in which they are listed everywhere. */
export const SCOPES: Readonly<Record<Scope, string>> = table;

/** Without it no text is recognised in pictures. Which pages hold pictures is known only when the file is open. */
export const RECOGNITION_SCOPE: Scope = 'documents:ocr';

/** Without it a client that administers stays within its own tenant. */
export const EVERY_TENANT_SCOPE: Scope = 'management:tenants';

/** Whether the scope is one of administration: granted by those who hold it, and to no public client. */
export function isManagementScope(name: string): boolean {
  return name.startsWith('management:');
}

/** Scopes of one operation. */
export interface ScopeNeeds {
  /** A caller without one of these is refused before anything is read. */
  readonly always: readonly Scope[];
  /** Needed only for some documents; the description of the operation says for which. */
  readonly sometimes: readonly Scope[];
}

const operations = {
  'POST /documents/single': { always: ['documents:initiate'], sometimes: ['documents:ocr'] },
  'POST /documents/append': { always: ['documents:initiate', 'documents:write'], sometimes: ['documents:ocr'] },
  'GET /documents/{requestId}/file': { always: ['documents:read'], sometimes: [] },
  'POST /uploads': { always: ['documents:initiate'], sometimes: [] },
  'DELETE /uploads/{uploadId}': { always: ['documents:initiate'], sometimes: [] },
  'GET /graph/sources': { always: ['sessions:read'], sometimes: [] },
  'GET /graph/sources/{requestId}': { always: ['sessions:read'], sometimes: [] },
  'POST /graph/fuse': { always: ['sessions:read'], sometimes: [] },
  'GET /graph/fused': { always: ['sessions:read'], sometimes: [] },
  'GET /graph/.draft-nodes/{nodeId}': { always: ['sessions:read'], sometimes: [] },
  'GET /graph/nodes/{nodeId}': { always: ['sessions:read'], sometimes: [] },
  'GET /sparql': { always: ['sessions:read'], sometimes: [] },
  'POST /sparql': { always: ['sessions:read'], sometimes: [] },
  'POST /events': { always: ['events:write'], sometimes: [] },
  'GET /events': { always: ['sessions:read'], sometimes: [] },
  'GET /webhooks': { always: ['webhooks:read'], sometimes: [] },
  'POST /webhooks': { always: ['webhooks:write'], sometimes: [] },
  'GET /webhooks/{webhookId}': { always: ['webhooks:read'], sometimes: [] },
  'PATCH /webhooks/{webhookId}': { always: ['webhooks:write'], sometimes: [] },
  'DELETE /webhooks/{webhookId}': { always: ['webhooks:write'], sometimes: [] },
  'POST /webhooks/{webhookId}/secret': { always: ['webhooks:write'], sometimes: [] },
  'POST /webhooks/{webhookId}/test': { always: ['webhooks:write'], sometimes: [] },
  'GET /webhooks/{webhookId}/deliveries': { always: ['webhooks:read'], sometimes: [] },
  'POST /webhooks/{webhookId}/replay': { always: ['webhooks:write'], sometimes: [] },
  'POST /session/websocket': { always: ['websockets:initiate'], sometimes: [] },
  'POST /session/start': { always: ['sessions:write'], sometimes: [] },
  'POST /session/resume': { always: ['sessions:write'], sometimes: [] },
  'DELETE /session': { always: ['sessions:write'], sometimes: [] },
  'GET /settings': { always: ['settings:read'], sometimes: [] },
  'GET /management/tenants': { always: ['management:tenants'], sometimes: [] },
  'POST /management/tenants': { always: ['management:tenants'], sometimes: [] },
  'GET /management/tenants/{tenantId}': { always: ['management:tenants'], sometimes: [] },
  'PATCH /management/tenants/{tenantId}': { always: ['management:tenants'], sometimes: [] },
  'GET /management/clients': { always: ['management:clients:read'], sometimes: ['management:tenants'] },
  'POST /management/clients': { always: ['management:clients:write'], sometimes: ['management:tenants'] },
  'GET /management/clients/{clientId}': { always: ['management:clients:read'], sometimes: ['management:tenants'] },
  'PATCH /management/clients/{clientId}': { always: ['management:clients:write'], sometimes: ['management:tenants'] },
  'DELETE /management/clients/{clientId}': { always: ['management:clients:write'], sometimes: ['management:tenants'] },
  'POST /management/clients/{clientId}/secret': {
    always: ['management:clients:write'],
    sometimes: ['management:tenants'],
  },
  'GET /management/clients/{clientId}/settings': {
    always: ['management:clients:read'],
    sometimes: ['management:tenants'],
  },
  'PATCH /management/clients/{clientId}/settings': {
    always: ['management:clients:write'],
    sometimes: ['management:tenants'],
  },
  'GET /management/clients/{clientId}/keys': { always: ['management:clients:read'], sometimes: ['management:tenants'] },
  'POST /management/clients/{clientId}/keys': { always: ['management:keys:write'], sometimes: ['management:tenants'] },
  'DELETE /management/clients/{clientId}/keys/{keyId}': {
    always: ['management:keys:write'],
    sometimes: ['management:tenants'],
  },
  'GET /management/audit': { always: ['management:audit:read'], sometimes: ['management:tenants'] },
} as const satisfies Record<string, ScopeNeeds>;

/** An operation that needs a credential: method and path as in the interface description. */
export type ProtectedOperation = keyof typeof operations;

/** The scopes that each protected operation of this release needs. An operation without a row is public. */
export const OPERATION_SCOPES: Readonly<Record<ProtectedOperation, ScopeNeeds>> = operations;

/**
 * Operations on a session, or in the one that `Session-Id` names: all that a page of a public client may call, with a session
 * in place of a credential and as far as the scopes of its client go. What is not listed here needs a credential, so that an
 * operation is closed to pages until somebody opens it. `/graphql` asks for the scopes of its fields.
 */
const sessionOperations = [
  'POST /session/start',
  'POST /session/resume',
  'DELETE /session',
  'POST /session/websocket',
  'POST /documents/append',
  'GET /documents/{requestId}/file',
  'POST /uploads',
  'DELETE /uploads/{uploadId}',
  'GET /graph/sources',
  'GET /graph/sources/{requestId}',
  'POST /graph/fuse',
  'GET /graph/fused',
  'GET /graph/.draft-nodes/{nodeId}',
  'GET /graph/nodes/{nodeId}',
  'GET /sparql',
  'POST /sparql',
  'GET /graphql',
  'POST /graphql',
  'POST /events',
  'GET /events',
] as const satisfies readonly (ProtectedOperation | `${'GET' | 'POST'} /graphql`)[];

const pageOperations = new Set<string>(sessionOperations);

/** Whether a page of a public client may call the operation: method and path as in the interface description. */
export function isSessionOperation(operation: string): boolean {
  return pageOperations.has(operation);
}

const fields = {
  'Query.session': { always: ['sessions:read'], sometimes: [] },
  'Mutation.startSession': { always: ['sessions:write'], sometimes: [] },
  'Mutation.resumeSession': { always: ['sessions:write'], sometimes: [] },
  'Mutation.endSession': { always: ['sessions:write'], sometimes: [] },
  'Mutation.appendDocument': { always: ['documents:initiate', 'documents:write'], sometimes: ['documents:ocr'] },
  'Mutation.fuse': { always: ['sessions:read'], sometimes: [] },
  'Subscription.sessionChanged': { always: ['sessions:read', 'websockets:initiate'], sometimes: [] },
  'Session.sources': { always: ['sessions:read'], sometimes: [] },
  'Session.source': { always: ['sessions:read'], sometimes: [] },
  'Session.fused': { always: ['sessions:read'], sometimes: [] },
  'Source.file': { always: ['documents:read'], sometimes: [] },
} as const satisfies Record<string, ScopeNeeds>;

/** The scopes that fields of the GraphQL schema need, by type and field. What a field without a row gives, its parent gave already. */
export const FIELD_SCOPES: Readonly<Record<keyof typeof fields, ScopeNeeds>> = fields;

const allScopes = new Set<string>(Object.keys(table));

/** Whether `name` is a scope of the table. */
export function isScope(name: string): name is Scope {
  return allScopes.has(name);
}

/** The scopes that some operation of this release makes use of, in table order. The others may be granted ahead of their time. */
export function scopesInUse(): readonly Scope[] {
  const used = new Set<string>(
    [...Object.values<ScopeNeeds>(operations), ...Object.values<ScopeNeeds>(fields)].flatMap((o) => [
      ...o.always,
      ...o.sometimes,
    ]),
  );
  return [...allScopes].filter(isScope).filter((name) => used.has(name));
}

/** RFC 6749 §3.3 `scope-token`, separated by single spaces. */
const SCOPE_LIST = /^[\x21\x23-\x5B\x5D-\x7E]+(?: [\x21\x23-\x5B\x5D-\x7E]+)*$/;

/** The names in a `scope` parameter, without repetition; undefined when it breaks the grammar of RFC 6749 §3.3. */
export function parseScopeParameter(text: string): readonly string[] | undefined {
  return SCOPE_LIST.test(text) ? [...new Set(text.split(' '))] : undefined;
}
