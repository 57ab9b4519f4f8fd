// The commands on people who can sign in, and on the keys that sign their tokens. A running server sees a change at once.
import { DEFAULT_TENANT } from '../services/tenants.ts';
import { changePassword, createUser, revokeUser } from '../services/users.ts';
import type { UserStores } from '../services/users.ts';
import { required } from './command.ts';
import type { Command, CommandContext, CommandInput } from './command.ts';
import { printable, textColumns } from './text-columns.ts';
import { JSON_OPTION, oneOperand, show } from './with-clients.ts';
import { PASSWORD_OPTION, WALLET_OPTION, passwordOf, populationOf, userNamed, withUsers } from './with-users.ts';

const PASSWORD_NOTICE = 'Keep the password now: only its hash is stored.\n';

/** `user add`, `user list`, `user password`, `user revoke`, `keys rotate`. */
export const USER_COMMANDS: readonly Command[] = [
  {
    words: ['user', 'add'],
    summary: 'Make somebody who can sign in, and show the password, this once.',
    notes: [
      'Internal users sign in to the clients of their tenant, wallet users to every client.',
      'The two have issuers of their own: nobody and nothing of one counts at the other.',
    ],
    options: {
      name: { value: 'NAME', text: 'What they sign in with.' },
      tenant: { value: 'TENANT', text: `Whose they are, when internal; ${DEFAULT_TENANT} unless told.` },
      wallet: WALLET_OPTION,
      'password-stdin': PASSWORD_OPTION,
      json: JSON_OPTION,
    },
    run: withUsers(addUser),
  },
  {
    words: ['user', 'list'],
    summary: 'List those who can sign in, or could.',
    options: { json: JSON_OPTION },
    run: withUsers(listUsers),
  },
  {
    words: ['user', 'password'],
    operands: 'NAME',
    summary: 'Give a user another password, and sign them out everywhere.',
    options: { wallet: WALLET_OPTION, 'password-stdin': PASSWORD_OPTION, json: JSON_OPTION },
    run: withUsers(async (stores, context, input) => {
      const user = await userNamed(stores, input, oneOperand(input, 'NAME'));
      const given = await passwordOf(context, input);
      const password = await changePassword(stores, { user, password: given });
      if (given === undefined) {
        show(context, input, { name: user.name, password });
        context.stderr.write(PASSWORD_NOTICE);
      }
    }),
  },
  {
    words: ['user', 'revoke'],
    operands: 'NAME',
    summary: 'End a user, what they are signed in to, and their tokens, at once.',
    options: { wallet: WALLET_OPTION },
    run: withUsers(async (stores, _context, input) =>
      revokeUser(stores, await userNamed(stores, input, oneOperand(input, 'NAME'))),
    ),
  },
  {
    words: ['keys', 'rotate'],
    summary: 'Sign tokens with new keys from now on; those that are out stay good.',
    notes: ['A running server takes the new keys up within ten seconds. Keys of 90 days are replaced without this.'],
    options: {},
    run: async ({ openTokenKeys, stderr }) => {
      const all = await openTokenKeys();
      for (const keys of all) await keys.rotate();
      stderr.write(`${all.length} issuers sign with new keys.\n`);
      return 0;
    },
  },
];

async function addUser(stores: UserStores, context: CommandContext, input: CommandInput): Promise<void> {
  const population = populationOf(input);
  const given = await passwordOf(context, input);
  const { user, password } = await createUser(stores, {
    population,
    name: required(input, 'name'),
    tenantId: population === 'wallet' ? null : (input.values['tenant'] ?? DEFAULT_TENANT),
    password: given,
  });
  show(context, input, {
    user_id: user.userId,
    name: user.name,
    kind: population,
    ...(user.tenantId !== null && { tenant: user.tenantId }),
    ...(given === undefined && { password }),
  });
  if (given === undefined) context.stderr.write(PASSWORD_NOTICE);
}

async function listUsers({ users }: UserStores, { stdout }: CommandContext, { switches }: CommandInput): Promise<void> {
  const rows = (await users.list()).map(({ userId, name, population, tenantId, createdAt, revokedAt }) => ({
    user_id: userId,
    name,
    kind: population,
    tenant: tenantId,
    created_at: createdAt.toISOString(),
    revoked_at: revokedAt?.toISOString() ?? null,
  }));
  if (switches.has('json')) {
    stdout.write(`${JSON.stringify(rows)}\n`);
    return;
  }
  const lines = rows.map((row) => [
    row.user_id,
    row.kind,
    row.tenant ?? '-',
    row.revoked_at ?? 'live',
    printable(row.name),
  ]);
  stdout.write(textColumns([['USER', 'KIND', 'TENANT', 'REVOKED', 'NAME'], ...lines]));
}
