// The commands on clients and API keys. They write to the store that a running server reads: it sees a change at once.
import { Problem } from '../kernel/problem.ts';
import { SCOPES, isScope, scopesInUse } from '../kernel/scopes.ts';
import { keyIdIn } from '../kernel/secrets.ts';
import { ENVIRONMENTS, isEnvironment } from '../model/client-environment.ts';
import type { Environment } from '../model/client-environment.ts';
import type { ClientStore } from '../ports/client-store.ts';
import type { FusionOptions } from '../ports/fusion.ts';
import {
  DEFAULT_TENANT,
  createApiKey,
  createClient,
  createPublicClient,
  revokeApiKey,
  revokeClient,
} from '../services/clients.ts';
import { setFusionSettings } from '../services/fusion-settings.ts';
import { UsageError, required } from './command.ts';
import type { Command, CommandContext, CommandInput, ExitCode } from './command.ts';
import { printable, textColumns } from './text-columns.ts';

const SCOPE_NOTES = ['Scopes:', ...Object.entries(SCOPES).map(([name, text]) => `  ${name.padEnd(26)}${text}`)];
const JSON_OPTION = { text: 'Write JSON instead of text.' };

/** `client create`, `client list`, `client settings`, `client revoke`, `client key`, `client key revoke`. */
export const CLIENT_COMMANDS: readonly Command[] = [
  {
    words: ['client', 'create'],
    summary: 'Make a client and show its secret, this once.',
    notes: [
      'A public client has no secret; its pages are known by their origins, its people come back to redirect addresses.',
      ...SCOPE_NOTES,
    ],
    options: {
      name: { value: 'NAME', text: 'What people call it.' },
      scopes: { value: 'A,B', text: 'What it may do.' },
      tenant: { value: 'TENANT', text: `Whose it is; ${DEFAULT_TENANT} unless told.` },
      environment: { value: 'ENVIRONMENT', text: `${ENVIRONMENTS.join(', ')}; development unless told.` },
      public: { text: 'It cannot keep a secret: a page in a browser, or an app.' },
      origin: {
        value: 'ORIGIN',
        text: 'From where its pages call: https://app.example. Repeatable.',
        isRepeatable: true,
      },
      redirect: {
        value: 'URL',
        text: 'Where its people come back to after signing in. Repeatable.',
        isRepeatable: true,
      },
      json: JSON_OPTION,
    },
    run: withClients(createClientCommand),
  },
  {
    words: ['client', 'list'],
    summary: 'List clients and their API keys.',
    options: { json: JSON_OPTION },
    run: withClients(listClients),
  },
  {
    words: ['client', 'settings'],
    operands: 'CLIENT_ID',
    summary: 'Show or set how the service works for a client.',
    notes: [
      'What is set holds for the next fusion of its sessions. A request can ask for less, never for more.',
      'Rules and types of nodes: docs/fusion.md.',
    ],
    options: {
      'fusion-rules': { value: 'A,B', text: 'Rules that fusion may apply: names, or all.' },
      'fusion-generate': { value: 'A,B', text: 'Nodes that it may make and no document has: types, all or none.' },
      json: JSON_OPTION,
    },
    run: withClients(clientSettings),
  },
  {
    words: ['client', 'revoke'],
    operands: 'CLIENT_ID',
    summary: 'End a client, its API keys and its tokens, at once.',
    options: {},
    run: withClients((store, _context, input) => revokeClient(store, oneOperand(input, 'CLIENT_ID'))),
  },
  {
    words: ['client', 'key'],
    summary: 'Make an API key for a client and show it, this once.',
    notes: SCOPE_NOTES,
    options: {
      client: { value: 'CLIENT_ID', text: 'Whose it is.' },
      scopes: { value: 'A,B', text: 'What it may do: some or all of what its client may.' },
      json: JSON_OPTION,
    },
    run: withClients(async (store, context, input) => {
      const clientId = required(input, 'client');
      const scopes = scopesOf(context, input);
      const { keyId, apiKey } = await createApiKey(store, clientId, scopes);
      show(context, input, { key_id: keyId, api_key: apiKey, client_id: clientId, scope: scopes.join(' ') });
      context.stderr.write('Keep the key now: only its hash is stored.\n');
    }),
  },
  {
    words: ['client', 'key', 'revoke'],
    operands: 'KEY_ID',
    summary: 'End an API key, at once.',
    options: {},
    run: withClients((store, _context, input) => {
      const operand = oneOperand(input, 'KEY_ID');
      return revokeApiKey(store, keyIdIn(operand) ?? operand);
    }),
  },
];

async function createClientCommand(store: ClientStore, context: CommandContext, input: CommandInput): Promise<void> {
  const wanted = {
    name: required(input, 'name'),
    scopes: scopesOf(context, input),
    tenantId: input.values['tenant'] ?? DEFAULT_TENANT,
    environment: environmentOf(input),
    origins: input.lists['origin'] ?? [],
    redirectUris: input.lists['redirect'] ?? [],
  };
  const { client, clientSecret } = input.switches.has('public')
    ? { client: await createPublicClient(store, wanted), clientSecret: undefined }
    : await createClient(store, wanted);
  show(context, input, {
    client_id: client.clientId,
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
    name: client.name,
    tenant: client.tenantId,
    environment: client.environment,
    scope: client.scopes.join(' '),
    ...(client.origins.length > 0 && { origins: client.origins.join(' ') }),
    ...(client.redirectUris.length > 0 && { redirect_uris: client.redirectUris.join(' ') }),
  });
  if (clientSecret !== undefined) context.stderr.write('Keep the secret now: only its hash is stored.\n');
}

function environmentOf({ values }: CommandInput): Environment {
  const name = values['environment'] ?? 'development';
  if (isEnvironment(name)) return name;
  throw new UsageError(`--environment is one of: ${ENVIRONMENTS.join(', ')}.`);
}

type ClientAction = (store: ClientStore, context: CommandContext, input: CommandInput) => Promise<void>;

function withClients(action: ClientAction) {
  return async (context: CommandContext, input: CommandInput): Promise<ExitCode> => {
    const store = context.openClients();
    try {
      await action(store, context, input);
      return 0;
    } finally {
      await store.close();
    }
  };
}

function scopesOf(context: CommandContext, input: CommandInput): readonly string[] {
  const scopes = required(input, 'scopes')
    .split(/[\s,]+/)
    .filter((name) => name !== '');
  const inUse = new Set<string>(scopesInUse());
  const idle = scopes.filter((name) => isScope(name) && !inUse.has(name));
  if (idle.length > 0) context.stderr.write(`No operation of this release needs: ${idle.join(', ')}.\n`);
  return scopes;
}

function oneOperand({ operands }: CommandInput, name: string): string {
  const [operand, ...more] = operands;
  if (operand === undefined || more.length > 0) throw new UsageError(`Give one ${name}.`);
  return operand;
}

async function clientSettings(store: ClientStore, context: CommandContext, input: CommandInput): Promise<void> {
  const clientId = oneOperand(input, 'CLIENT_ID');
  const { 'fusion-rules': rules, 'fusion-generate': generate } = input.values;
  const before = await store.settings(clientId);
  if (before === undefined) throw new Problem('not-found', 'There is no such live client.');
  const fusion = {
    rules: rules === undefined ? before.fusion.rules : namesOrAll(rules),
    generate: generate === undefined ? before.fusion.generate : generate === 'none' ? false : namesOrAll(generate),
  };
  if (rules !== undefined || generate !== undefined) {
    await setFusionSettings(store, clientId, { fusion: defined(fusion), known: context.readFusionRules() });
  }
  show(context, input, {
    'fusion-rules': fusion.rules?.join(',') ?? 'all',
    'fusion-generate': fusion.generate === false ? 'none' : listed(fusion.generate),
  });
}

function namesOrAll(text: string): readonly string[] | undefined {
  const names = text.split(/[\s,]+/).filter((name) => name !== '');
  if (names.length === 0) throw new UsageError('Give names, or all.');
  return text === 'all' ? undefined : names;
}

const listed = (types: true | readonly string[] | undefined): string =>
  types === undefined || types === true ? 'all' : types.join(',');

function defined({ rules, generate }: { [Key in keyof FusionOptions]: FusionOptions[Key] | undefined }): FusionOptions {
  return { ...(rules && { rules }), ...(generate !== undefined && { generate }) };
}

async function listClients(store: ClientStore, context: CommandContext, input: CommandInput): Promise<void> {
  const clients = (await store.list()).map(({ secretHash: _hash, previousSecret: _previous, ...client }) => client);
  const keys = (await Promise.all(clients.map((client) => store.listApiKeys(client.clientId))))
    .flat()
    .map(({ secretHash: _hash, ...key }) => key);
  if (input.switches.has('json')) {
    context.stdout.write(`${JSON.stringify({ clients, apiKeys: keys })}\n`);
    return;
  }
  const state = (row: { readonly revokedAt: Date | null }) => (row.revokedAt === null ? 'live' : 'revoked');
  const day = (date: Date) => date.toISOString().slice(0, 10);
  context.stdout.write(
    textColumns([
      ['CLIENT', 'NAME', 'TENANT', 'KIND', 'ENVIRONMENT', 'CREATED', 'STATE', 'SCOPES'],
      ...clients.map((row) => [
        row.clientId,
        printable(row.name),
        row.tenantId,
        row.kind,
        row.environment,
        day(row.createdAt),
        state(row),
        row.scopes.join(' '),
      ]),
    ]),
  );
  if (keys.length === 0) return;
  context.stdout.write('\n');
  context.stdout.write(
    textColumns([
      ['API KEY', 'CLIENT', 'CREATED', 'STATE', 'SCOPES'],
      ...keys.map((row) => [row.keyId, row.clientId, day(row.createdAt), state(row), row.scopes.join(' ')]),
    ]),
  );
}

function show({ stdout }: CommandContext, { switches }: CommandInput, fields: Readonly<Record<string, string>>): void {
  stdout.write(switches.has('json') ? `${JSON.stringify(fields)}\n` : textColumns(Object.entries(fields)));
}
