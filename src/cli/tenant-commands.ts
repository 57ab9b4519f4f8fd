// The commands on tenants.
import { COMMAND_LINE } from '../services/administrators.ts';
import { createTenant, renameTenant } from '../services/tenants.ts';
import { required } from './command.ts';
import type { Command } from './command.ts';
import { printable, textColumns } from './text-columns.ts';
import { JSON_OPTION, oneOperand, show, withClients } from './with-clients.ts';

/** Every command that begins with `tenant`. */
export const TENANT_COMMANDS: readonly Command[] = [
  {
    words: ['tenant', 'create'],
    operands: 'TENANT',
    summary: 'Make a tenant. `client create --tenant` makes one, too.',
    options: { name: { value: 'NAME', text: 'What people call it; its id unless told.' }, json: JSON_OPTION },
    run: withClients(async (store, context, input) => {
      const wanted = { tenantId: oneOperand(input, 'TENANT'), name: input.values['name'] };
      const { tenantId, name } = await createTenant(store, wanted, COMMAND_LINE);
      show(context, input, { tenant: tenantId, name });
    }),
  },
  {
    words: ['tenant', 'rename'],
    operands: 'TENANT',
    summary: 'Give a tenant another name.',
    options: { name: { value: 'NAME', text: 'What people call it.' }, json: JSON_OPTION },
    run: withClients(async (store, context, input) => {
      const wanted = { tenantId: oneOperand(input, 'TENANT'), name: required(input, 'name') };
      const { tenantId, name } = await renameTenant(store, wanted, COMMAND_LINE);
      show(context, input, { tenant: tenantId, name });
    }),
  },
  {
    words: ['tenant', 'list'],
    summary: 'List tenants.',
    options: { json: JSON_OPTION },
    run: withClients(async (store, { stdout }, { switches }) => {
      const tenants = await store.tenants();
      const rows = tenants.map((row) => [row.tenantId, printable(row.name), row.createdAt.toISOString().slice(0, 10)]);
      stdout.write(
        switches.has('json')
          ? `${JSON.stringify({ tenants })}\n`
          : textColumns([['TENANT', 'NAME', 'CREATED'], ...rows]),
      );
    }),
  },
];
