// `client list`: the clients of an installation and their API keys.
import type { ClientStore } from '../ports/client-store.ts';
import type { CommandContext, CommandInput } from './command.ts';
import { printable, textColumns } from './text-columns.ts';

/** Every client and key there ever was, without what is secret. */
export async function listClients(store: ClientStore, context: CommandContext, input: CommandInput): Promise<void> {
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
