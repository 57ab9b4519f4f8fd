// The schemas of settings and of administration.
import { CREDENTIAL_LIMITS, SESSION_LIMITS } from '../../kernel/limits.ts';
import { SCOPES } from '../../kernel/scopes.ts';
import { ENVIRONMENTS } from '../../model/client-environment.ts';
import { closed, listOf, schemaRef } from './describe.ts';
import type { Description } from './describe.ts';

const text = { type: 'string' } as const;
const dateTime = { type: 'string', format: 'date-time' } as const;
const names = listOf(text);
const lifetime = {
  type: 'integer',
  minimum: SESSION_LIMITS.minimumSeconds,
  maximum: SESSION_LIMITS.maximumSeconds,
} as const;
const optionalDate = (description: string): Description => ({ ...dateTime, nullable: true, description });

const MANY = { maxItems: CREDENTIAL_LIMITS.clientAddresses };

const words = {
  name: { ...text, minLength: 1, maxLength: CREDENTIAL_LIMITS.clientNameCharacters, description: 'For people.' },
  environment: {
    ...text,
    enum: [...ENVIRONMENTS],
    description:
      '`production` reads every kind of document, and all addresses are https. `development` reads the same, and addresses may be of this machine by http. `sandbox` is `development` with the kinds of documents in `GET /settings` alone.',
  },
  scopes: {
    ...listOf({ ...text, enum: Object.keys(SCOPES) }, { minItems: 1 }),
    description: 'The most that can be granted to it. Keys and tokens that it has already follow at once.',
  },
  origins: {
    ...listOf({ ...text, maxLength: CREDENTIAL_LIMITS.clientAddressCharacters }, MANY),
    description: 'From which pages it may call, each as a browser sends it: `https://app.example`.',
  },
  redirectUris: {
    ...listOf({ ...text, maxLength: CREDENTIAL_LIMITS.clientAddressCharacters }, MANY),
    description: 'Where people may come back to after signing in, compared character by character.',
  },
} as const;

const clientProperties = {
  clientId: text,
  tenantId: text,
  kind: {
    ...text,
    enum: ['confidential', 'public'],
    description: 'A public client has no secret: a page in a browser, or an app.',
  },
  ...words,
  createdAt: dateTime,
  revokedAt: optionalDate('Since when nothing of it opens a door; null while it lives.'),
  previousSecretUntil: optionalDate('Until when the secret before this one holds beside it.'),
};

const keyProperties = {
  keyId: text,
  clientId: text,
  scopes: names,
  createdAt: dateTime,
  revokedAt: optionalDate('Since when it opens no door; null while it lives.'),
};

const rules = { ...names, nullable: true, description: 'Rules that fusion may apply; null for all of them.' };
const generate = {
  oneOf: [{ type: 'boolean' }, names],
  description: 'Whether rules may make nodes that no document has, or of which types.',
};
const files = {
  type: 'boolean',
  description: 'Whether files are kept with their graphs: of documents that come from now on.',
} as const;
const retention = closed('What is kept of documents.', { files });
const sessions = {
  defaultLifetimeInSeconds: { ...lifetime, description: 'Of a session that does not say.' },
  maximumLifetimeInSeconds: { ...lifetime, description: 'What is asked for beyond it is cut.' },
};

/** By name, as `#/components/schemas/…`. */
export const MANAGEMENT_SCHEMAS: Readonly<Record<string, Description>> = {
  ClientConfiguration: closed('How the service works for the client that asks.', {
    ...{ clientId: text, tenantId: text, name: text, kind: clientProperties.kind, environment: words.environment },
    origins: words.origins,
    redirectUris: words.redirectUris,
    scopes: { ...names, description: 'What can be granted to the client.' },
    grantedScopes: { ...names, description: 'What was granted to the credential of this request.' },
    operations: {
      ...names,
      description: 'The operations of this interface that this credential may call: `POST /documents/single`, …',
    },
    sessions: closed('How long sessions live.', {
      minimumLifetimeInSeconds: { ...lifetime, description: 'The shortest that can be asked for.' },
      ...sessions,
    }),
    retention,
    fusion: closed('What a fusion may do.', {
      rules: { ...names, description: 'The rules that may be applied.' },
      generate: { ...names, description: 'The types of nodes that rules may make and no document has.' },
    }),
    documents: closed('What can be sent.', {
      classes: {
        ...listOf(closed('A kind of document.', { classIdentifier: text, className: text })),
        description: 'The kinds that are read in the environment of the client.',
      },
      recognition: { type: 'boolean', description: 'Whether this credential may send pictures of text.' },
      maximumSizeInBytes: { type: 'integer', description: 'Of a file that is sent with the request.' },
      maximumUploadSizeInBytes: { type: 'integer', description: 'Of a file that was uploaded before.' },
      maximumPages: { type: 'integer' },
    }),
  }),
  Tenant: closed('Who owns clients.', { tenantId: text, name: text, createdAt: dateTime }),
  TenantCreation: closed(
    'A tenant to be made.',
    { tenantId: { ...text, pattern: '^[A-Za-z0-9._-]{1,64}$' }, name: words.name },
    ['name'],
  ),
  TenantChange: closed('What is to be changed.', { name: words.name }),
  TenantList: closed('All tenants, oldest first.', { tenants: listOf(schemaRef('Tenant')) }),
  Client: closed('A program that may call the service.', clientProperties),
  ClientCreation: closed(
    'A client to be made.',
    {
      ...words,
      tenantId: { ...text, description: 'The own tenant of who asks, unless told.' },
      kind: clientProperties.kind,
    },
    ['tenantId', 'kind', 'environment', 'origins', 'redirectUris'],
  ),
  ClientChange: closed('What is to be changed; lists take the place of those that were.', words, Object.keys(words)),
  CreatedClient: closed('A new client.', {
    ...clientProperties,
    clientSecret: { ...text, nullable: true, description: 'Shown this once; null for a public client.' },
  }),
  ClientList: closed('Clients, oldest first, revoked ones too.', {
    clients: listOf(schemaRef('Client')),
    cursor: { ...text, nullable: true, description: 'Where the next page begins; null when this was the last.' },
  }),
  SecretRotation: closed(
    'How to change over.',
    {
      overlapInSeconds: {
        type: 'integer',
        minimum: 0,
        maximum: CREDENTIAL_LIMITS.secretOverlapSeconds,
        default: 0,
        description: 'How long the secret of now holds beside the new one.',
      },
    },
    ['overlapInSeconds'],
  ),
  RotatedSecret: closed('The new secret.', {
    clientId: text,
    clientSecret: { ...text, description: 'Shown this once.' },
    previousSecretUntil: clientProperties.previousSecretUntil,
  }),
  ClientSettings: closed('How the service works for a client.', {
    fusion: closed('The most that fusions of its sessions may do.', { rules, generate }),
    sessions: closed('How long its sessions live.', sessions),
    retention,
  }),
  ClientSettingsChange: closed(
    'What is to be set; the rest stays.',
    {
      fusion: closed('Of fusions.', { rules, generate }, ['rules', 'generate']),
      sessions: closed('Of sessions.', sessions, Object.keys(sessions)),
      retention: closed('Of retention.', { files }, ['files']),
    },
    ['fusion', 'sessions', 'retention'],
  ),
  ApiKey: closed('An API key, without what opens the door.', keyProperties),
  ApiKeyCreation: closed('A key to be made.', {
    scopes: { ...names, minItems: 1, description: 'Some or all of those of its client.' },
  }),
  CreatedApiKey: closed('A new API key.', { ...keyProperties, apiKey: { ...text, description: 'Shown this once.' } }),
  ApiKeyList: closed('The keys of a client, oldest first, revoked ones too.', { keys: listOf(schemaRef('ApiKey')) }),
  AuditEntry: closed('Who changed what. Secrets are in none of it.', {
    entryId: text,
    at: dateTime,
    actor: closed('Who did it; both null for somebody at the command line of the server.', {
      clientId: { ...text, nullable: true },
      subjectId: { ...text, nullable: true, description: 'The person for whom the client did it.' },
    }),
    action: { ...text, description: '`client.created`, `settings.changed`, …' },
    tenantId: text,
    subject: { ...text, description: 'The id of what was changed.' },
    change: { type: 'object', additionalProperties: true, description: 'What it is `after`, and was `before`.' },
  }),
  AuditLog: closed('Entries, oldest first.', {
    entries: listOf(schemaRef('AuditEntry')),
    cursor: {
      ...text,
      nullable: true,
      description:
        'The end of this page: asked again with it, the log gives what came since. Null while there is nothing.',
    },
  }),
};
