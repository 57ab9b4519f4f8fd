// Ends sessions on time: at the start those that fell due while the server was down, then every second those that do.
import { SESSION_LIMITS } from '../kernel/limits.ts';
import { regularly } from './regularly.ts';
import type { RegularTask } from './regularly.ts';
import type { Sessions } from './sessions.ts';

/** Ends what is due, then goes on doing so. `onFailure` hears of every failed attempt; the next one tries again. */
export async function expireOnTime(
  sessions: Pick<Sessions, 'expireDue'>,
  onFailure: (error: unknown) => void,
): Promise<RegularTask> {
  await sessions.expireDue();
  return regularly(SESSION_LIMITS.expiryCheckMs, { task: () => sessions.expireDue(), onFailure });
}
