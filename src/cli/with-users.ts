// What the commands on users have in common: the stores that a running server reads, and how a user is named.
import { Problem } from '../kernel/problem.ts';
import type { Population, StoredUser } from '../ports/user-store.ts';
import { living } from '../services/clients.ts';
import type { UserStores } from '../services/users.ts';
import type { CommandContext, CommandInput, ExitCode } from './command.ts';

/** The switch that tells wallet users from internal ones. */
export const WALLET_OPTION = { text: 'A wallet user; an internal one unless told.' };

/** The switch for passwords that people choose. */
export const PASSWORD_OPTION = {
  text: 'Read the password from standard input, one line; without this, one is made up.',
};

type UserAction = (stores: UserStores, context: CommandContext, input: CommandInput) => Promise<void>;

/** A command's run, with the stores open for as long as it takes. */
export function withUsers(action: UserAction) {
  return async (context: CommandContext, input: CommandInput): Promise<ExitCode> => {
    const identity = context.openIdentity();
    const clients = context.openClients();
    const audit = context.openAudit();
    try {
      await action({ users: identity.users, issued: identity.issued, clients, audit }, context, input);
      return 0;
    } finally {
      await audit.close();
      await clients.close();
      await identity.close();
    }
  };
}

/** Among whom the user is. */
export function populationOf({ switches }: CommandInput): Population {
  return switches.has('wallet') ? 'wallet' : 'internal';
}

/** The living user of this name. Throws Problem not-found. */
export async function userNamed({ users }: UserStores, input: CommandInput, name: string): Promise<StoredUser> {
  const user = living(await users.findByName(populationOf(input), name));
  if (user === undefined) throw new Problem('not-found', 'There is no such live user.');
  return user;
}

/** The password that was given; undefined when one is to be made up. */
export async function passwordOf({ stdin }: CommandContext, { switches }: CommandInput): Promise<string | undefined> {
  if (!switches.has('password-stdin')) return undefined;
  let text = '';
  for await (const piece of stdin) text += String(piece);
  return text.replace(/\r?\n$/u, '');
}
