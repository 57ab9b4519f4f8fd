// Ends sessions on time: at the start those that fell due while the server was down, then every second those that do.
import { SESSION_LIMITS } from '../kernel/limits.ts';
import type { Sessions } from './sessions.ts';

/** Sessions that end by themselves, until `stop`. */
export interface SessionExpiry {
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/** Ends what is due, then goes on doing so. `onFailure` hears of every failed attempt; the next one tries again. */
export async function expireOnTime(
  sessions: Pick<Sessions, 'expireDue'>,
  onFailure: (error: unknown) => void,
): Promise<SessionExpiry> {
  await sessions.expireDue();
  let underWay: Promise<void> | undefined;
  const timer = setInterval(() => {
    underWay ??= sessions
      .expireDue()
      .catch(onFailure)
      .finally(() => (underWay = undefined));
  }, SESSION_LIMITS.expiryCheckMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await underWay;
    },
  };
}
