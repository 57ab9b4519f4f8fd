// Keeps the people who can sign in. It sees hashes of passwords only; how they are made and compared is the business of services/.

/** Two peoples that have nothing to do with each other: those who work with clients, and those whose papers are in wallets. */
export type Population = 'internal' | 'wallet';

/** Somebody who can sign in. */
export interface User {
  /** The subject of tokens; never used again for somebody else. */
  readonly userId: string;
  readonly population: Population;
  /** What they sign in with; one of its kind in the population, whatever the case. */
  readonly name: string;
  /** To whose clients they may sign in; null for wallet users: to all. */
  readonly tenantId: string | null;
}

/** A user as kept. */
export interface StoredUser extends User {
  /** As text, with its parameters. */
  readonly passwordHash: string;
  readonly createdAt: Date;
  /** Somebody with this date cannot sign in any more; the row stays for the list, and the name stays taken. */
  readonly revokedAt: Date | null;
}

/** The users of one installation. */
export interface UserStore {
  find(population: Population, userId: string): Promise<StoredUser | undefined>;
  findByName(population: Population, name: string): Promise<StoredUser | undefined>;
  /** Everybody who was ever there, oldest first. */
  list(): Promise<readonly StoredUser[]>;
  /** Durable when it resolves; false when the name is taken. */
  insert(user: StoredUser): Promise<boolean>;
  /** Whether there was a live user to change. */
  changePassword(userId: string, passwordHash: string): Promise<boolean>;
  /** Whether there was a live user to revoke; the first date stays. */
  revoke(userId: string, at: Date): Promise<boolean>;
}
