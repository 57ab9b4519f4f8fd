// Slows guessing at secrets: wrong ones are counted for each address, and for each id from that address. Nobody can lock out
// the holder of an id from another address: however many others fail, whoever comes from an address without wrong attempts of
// its own gets a first try, and the right secret needs no second.
import { ATTEMPT_LIMITS } from '../kernel/limits.ts';
import { Problem } from '../kernel/problem.ts';
import { Quotas } from '../kernel/quota.ts';
import type { Quota } from '../kernel/quota.ts';

/** Who tries what. */
export interface Attempt {
  /** Where from: an address, or the network that it stands for. */
  readonly address: string;
  /** What the secret is for: a client id, the id of an API key, a user name; with its kind before it, as in `client:client_0`. */
  readonly id: string;
}

/** The wrong attempts of one server. */
export interface Attempts {
  /**
   * What `check` gives; undefined counts as a wrong attempt. Throws Problem too-many-requests, without checking, after too many
   * wrong attempts.
   */
  guarded<T>(attempt: Attempt, check: () => Promise<T | undefined>): Promise<T | undefined>;
}

/** Checks, and neither counts nor slows down: for what the server itself looks at again. */
export const UNGUARDED: Attempts = { guarded: (_attempt, check) => check() };

/** How many wrong attempts are borne. */
export type AttemptLimits = Readonly<Record<'ofAddress' | 'ofPair' | 'ofId' | 'ofPairUnderAttack', Quota>>;

/** What `attempts` may be told. */
export interface AttemptsOptions {
  readonly limits?: Partial<AttemptLimits>;
  /** Milliseconds that never go back. */
  readonly nowMs?: () => number;
}

/** Counters in memory, of bounded size: after a restart everybody begins anew. */
export function attempts({ limits, nowMs = () => performance.now() }: AttemptsOptions = {}): Attempts {
  const { ofAddress, ofPair, ofId, ofPairUnderAttack } = { ...ATTEMPT_LIMITS.quotas, ...limits };
  const counted = (quota: Quota) => new Quotas(quota, ATTEMPT_LIMITS.keys);
  const byAddress = counted(ofAddress);
  const byPair = counted(ofPair);
  const byId = counted(ofId);
  const byPairUnderAttack = counted(ofPairUnderAttack);

  function waitMs({ address, id }: Attempt, now: number): number {
    const pair = `${address} ${id}`;
    const waits = [byAddress.look(address, now).waitMs, byPair.look(pair, now).waitMs];
    // Guessed at from many addresses, each of them has less to try with; a first try is always there.
    if (!byId.look(id, now).allowed) waits.push(byPairUnderAttack.look(pair, now).waitMs);
    return Math.max(...waits);
  }

  function fail({ address, id }: Attempt, now: number): void {
    const pair = `${address} ${id}`;
    byAddress.take(address, now);
    byPair.take(pair, now);
    byPairUnderAttack.take(pair, now);
    byId.take(id, now);
  }

  return {
    async guarded({ address, id }, check) {
      const attempt = { address, id: id.slice(0, ATTEMPT_LIMITS.idCharacters) };
      const wait = waitMs(attempt, nowMs());
      if (wait > 0) {
        throw new Problem('too-many-requests', 'Too many wrong credentials came from this address.', {
          retryAfterS: Math.ceil(wait / 1000),
        });
      }
      const found = await check();
      if (found === undefined) fail(attempt, nowMs());
      return found;
    },
  };
}
