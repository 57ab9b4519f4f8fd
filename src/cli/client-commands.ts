// The commands on clients and API keys. They write to the store that a running server reads: it sees a change at once.
import { keyIdIn } from '../kernel/secrets.ts';
import { ENVIRONMENTS } from '../model/client-environment.ts';
import type { Client, ClientStore } from '../ports/client-store.ts';
import { createApiKey, revokeApiKey } from '../services/api-keys.ts';
import { changeClient, createClient, createPublicClient, revokeClient, rotateSecret } from '../services/clients.ts';
import { DEFAULT_TENANT } from '../services/tenants.ts';
import { CLIENT_SETTINGS_COMMAND } from './client-settings-command.ts';
import { UsageError, required, wholeSeconds } from './command.ts';
import type { Command, CommandContext, CommandInput } from './command.ts';
import { listClients } from './list-clients.ts';
import { JSON_OPTION, SCOPE_NOTES, environmentOf, oneOperand, scopesOf, show, withClients } from './with-clients.ts';

const SECRET_NOTICE = 'Keep the secret now: only its hash is stored.\n';

const ADDRESS_OPTIONS = {
  environment: { value: 'ENVIRONMENT', text: `${ENVIRONMENTS.join(', ')}.` },
  origin: { value: 'ORIGIN', text: 'From where its pages call: https://app.example. Repeatable.', isRepeatable: true },
  redirect: { value: 'URL', text: 'Where its people come back to after signing in. Repeatable.', isRepeatable: true },
} as const;

/** Every command that begins with `client`. */
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
      public: { text: 'It cannot keep a secret: a page in a browser, or an app.' },
      ...ADDRESS_OPTIONS,
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
  CLIENT_SETTINGS_COMMAND,
  {
    words: ['client', 'change'],
    operands: 'CLIENT_ID',
    summary: 'Change what a client is called, may do, and where it calls from.',
    notes: [
      'Scopes, origins and redirect addresses take the place of all that it had; the rest stays.',
      ...SCOPE_NOTES,
    ],
    options: {
      name: { value: 'NAME', text: 'What people call it.' },
      scopes: { value: 'A,B', text: 'What it may do. Keys and tokens that it has already follow at once.' },
      ...ADDRESS_OPTIONS,
      'no-origins': { text: 'No page may call.' },
      'no-redirects': { text: 'Nobody comes back to it.' },
      json: JSON_OPTION,
    },
    run: withClients(changeClientCommand),
  },
  {
    words: ['client', 'secret'],
    operands: 'CLIENT_ID',
    summary: 'Give a client a new secret and show it, this once.',
    options: {
      overlap: { value: 'SECONDS', text: 'How long the one before holds beside it; it ends at once unless told.' },
      json: JSON_OPTION,
    },
    run: withClients(async (store, context, input) => {
      const clientId = oneOperand(input, 'CLIENT_ID');
      const made = await rotateSecret(store, { clientId, overlapSeconds: wholeSeconds(input, 'overlap') });
      show(context, input, {
        client_id: clientId,
        client_secret: made.clientSecret,
        ...(made.previousUntil && { previous_until: made.previousUntil.toISOString() }),
      });
      context.stderr.write(SECRET_NOTICE);
    }),
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
    environment: environmentOf(input) ?? 'development',
    origins: input.lists['origin'] ?? [],
    redirectUris: input.lists['redirect'] ?? [],
  };
  if (input.switches.has('public')) {
    show(context, input, rowsOf(await createPublicClient(store, wanted)));
    return;
  }
  const { client, clientSecret } = await createClient(store, wanted);
  show(context, input, rowsOf(client, clientSecret));
  context.stderr.write(SECRET_NOTICE);
}

async function changeClientCommand(store: ClientStore, context: CommandContext, input: CommandInput): Promise<void> {
  const { values, switches, lists } = input;
  const environment = environmentOf(input);
  const origins = switches.has('no-origins') ? [] : lists['origin'];
  const redirectUris = switches.has('no-redirects') ? [] : lists['redirect'];
  const patch = {
    ...(values['name'] !== undefined && { name: values['name'] }),
    ...(values['scopes'] !== undefined && { scopes: scopesOf(context, input) }),
    ...(environment && { environment }),
    ...(origins && { origins }),
    ...(redirectUris && { redirectUris }),
  };
  if (Object.keys(patch).length === 0) throw new UsageError('Say what to change.');
  show(context, input, rowsOf(await changeClient(store, { clientId: oneOperand(input, 'CLIENT_ID'), patch })));
}

function rowsOf(client: Client, clientSecret?: string): Readonly<Record<string, string>> {
  return {
    client_id: client.clientId,
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
    name: client.name,
    tenant: client.tenantId,
    environment: client.environment,
    scope: client.scopes.join(' '),
    ...(client.origins.length > 0 && { origins: client.origins.join(' ') }),
    ...(client.redirectUris.length > 0 && { redirect_uris: client.redirectUris.join(' ') }),
  };
}
