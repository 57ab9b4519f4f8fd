// The people who can sign in: made, changed and revoked by the command line, and recognised by name and password.
import { randomBytes, randomUUID } from 'node:crypto';
import { SIGN_IN_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { secretHash } from '../kernel/secrets.ts';
import type { AuditLog } from '../ports/audit-log.ts';
import type { ClientStore } from '../ports/client-store.ts';
import type { IssuedStore } from '../ports/issued-store.ts';
import type { Population, StoredUser, User, UserStore } from '../ports/user-store.ts';
import { COMMAND_LINE, entryBy } from './administrators.ts';
import type { Administrator } from './administrators.ts';
import { living } from './clients.ts';
import { checkedName } from './names.ts';
import { matchesPassword, passwordHash } from './passwords.ts';
import { ensureTenant } from './tenants.ts';

/** A user to be; without a password, one is made up. */
export interface WantedUser {
  readonly population: Population;
  readonly name: string;
  /** Of internal users; wallet users belong to no tenant. */
  readonly tenantId: string | null;
  readonly password?: string | undefined;
}

/** A user with the password, which is shown once and kept nowhere. */
export interface NewUser {
  readonly user: User;
  readonly password: string;
}

/** The stores that a change of a user touches. */
export interface UserStores {
  readonly users: UserStore;
  readonly issued: IssuedStore;
  readonly clients: ClientStore;
  readonly audit: AuditLog;
}

/** Makes a user, and the tenant when there is none of that id. Throws Problem invalid-request, also when the name is taken in its population. */
export async function createUser(
  { users, clients, audit }: Omit<UserStores, 'issued'>,
  wanted: WantedUser,
  by: Administrator = COMMAND_LINE,
): Promise<NewUser> {
  const { population, tenantId } = wanted;
  const name = checkedName(wanted.name, 'user');
  const password = chosenOrMadeUp(wanted.password, name);
  if ((tenantId === null) !== (population === 'wallet')) {
    throw new Problem('invalid-request', 'An internal user has a tenant, and a wallet user none.');
  }
  if (tenantId !== null) await ensureTenant(clients, tenantId, by);
  const user = { userId: randomUUID(), population, name, tenantId };
  const entry = entryOf(by, 'user.created', user);
  const hash = await passwordHash(password);
  const isMade = await users.insert({ ...user, passwordHash: hash, createdAt: entry.at, revokedAt: null });
  if (!isMade) throw new Problem('invalid-request', 'There is a user of this name.');
  await audit.record(entry);
  return { user, password };
}

/** Sets another password and signs the user out everywhere: sessions, consents and tokens end at once. Throws Problem as createUser. */
export async function changePassword(
  { users, issued, audit }: Omit<UserStores, 'clients'>,
  { user, password: wanted }: { readonly user: User; readonly password?: string | undefined },
  by: Administrator = COMMAND_LINE,
): Promise<string> {
  const password = chosenOrMadeUp(wanted, user.name);
  const hash = await passwordHash(password);
  if (!(await users.changePassword(user.userId, hash))) throw gone();
  await issued.removeOfSubject(user.population, secretHash(user.userId));
  await audit.record(entryOf(by, 'user.password-changed', user));
  return password;
}

/** Ends a user, and with it sessions, consents and tokens, at once. Throws Problem not-found. */
export async function revokeUser(
  { users, issued, audit }: Omit<UserStores, 'clients'>,
  user: User,
  by: Administrator = COMMAND_LINE,
): Promise<void> {
  const entry = entryOf(by, 'user.revoked', user);
  if (!(await users.revoke(user.userId, entry.at))) throw gone();
  await issued.removeOfSubject(user.population, secretHash(user.userId));
  await audit.record(entry);
}

function gone(): Problem {
  return new Problem('not-found', 'There is no such live user.');
}

/** Wallet users are in no tenant's house. */
function entryOf(by: Administrator, action: string, { userId, population, name, tenantId }: User) {
  return entryBy(by, { action, tenantId: tenantId ?? '', subject: userId, change: { after: { population, name } } });
}

/** Who somebody is, and where they may go. */
export interface People {
  /** The id of the living user of this name and password who may use the client; undefined for everybody else, without a reason. */
  readonly recognise: (name: string, password: string, clientId: string) => Promise<string | undefined>;
  /** Whether the user is there and may sign in to the client: internal users to clients of their tenant, wallet users to all. */
  readonly mayUse: (userId: string, clientId: string) => Promise<boolean>;
  /** The name that people know the user by; undefined when there is no such user. */
  readonly nameOf: (userId: string) => Promise<string | undefined>;
}

/** The people of one population. */
export function people(population: Population, { users, clients }: Pick<UserStores, 'users' | 'clients'>): People {
  async function isWelcome(user: StoredUser | undefined, clientId: string): Promise<boolean> {
    const client = living(await clients.find(clientId));
    if (living(user) === undefined || client === undefined) return false;
    return population === 'wallet' || user?.tenantId === client.tenantId;
  }
  return {
    async recognise(name, password, clientId) {
      if (name.length > SIGN_IN_LIMITS.userNameCharacters || password.length > SIGN_IN_LIMITS.passwordCharacters)
        return undefined;
      const user = await users.findByName(population, name.trim());
      const matches = await matchesPassword(password, user?.passwordHash);
      return matches && (await isWelcome(user, clientId)) ? user?.userId : undefined;
    },
    mayUse: async (userId, clientId) => isWelcome(await users.find(population, userId), clientId),
    nameOf: async (userId) => (await users.find(population, userId))?.name,
  };
}

/** What somebody chose is checked; what chance made up may hold a short name, and is no easier to guess for it. */
function chosenOrMadeUp(chosen: string | undefined, name: string): string {
  return chosen === undefined ? madeUp() : checkedPassword(chosen, name);
}

/** 160 bits, in groups that can be read out. */
function madeUp(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'; // 32 of them, none that looks like another
  const text = [...randomBytes(32)].map((byte) => letters[byte % letters.length]).join('');
  return text.replaceAll(/(.{8})(?=.)/gu, '$1-');
}

/** Long rather than colourful (NIST SP 800-63B-4 §3.1.1.2). */
function checkedPassword(password: string, name: string): string {
  const { passwordMinimum, passwordCharacters } = SIGN_IN_LIMITS;
  const length = [...password].length;
  if (length < passwordMinimum || password.length > passwordCharacters) {
    throw new Problem('invalid-request', `A password has ${passwordMinimum} to ${passwordCharacters} characters.`);
  }
  if (password.toLowerCase().includes(name.toLowerCase()) || new Set(password).size < 5) {
    throw new Problem(
      'invalid-request',
      'The password is easily guessed: it holds the name, or next to no different characters.',
    );
  }
  return password;
}
