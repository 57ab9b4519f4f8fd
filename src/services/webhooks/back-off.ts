// When a message is tried again, and when its webhook is given up: each wait is four times the one before, and never quite the same for
// all, so that a receiver that comes back is not met by everything at once.
import { WEBHOOK_LIMITS } from '../../kernel/limits.ts';
import type { SendResult } from '../../ports/webhook-sender.ts';
import type { Delivery, DeliveryOutcome, Webhook, WebhookChange } from '../../ports/webhook-store.ts';

/** A number from 0 to 1, never 1. */
export type Random = () => number;

/** Milliseconds to wait after the attempt of this number, from 1 on; `asked` is what the receiver asked for. */
function waitAfter(attempt: number, random: Random, asked = 0): number {
  const { firstWaitMs, longestWaitMs } = WEBHOOK_LIMITS;
  const wait = Math.min(firstWaitMs * 4 ** (attempt - 1), longestWaitMs);
  return Math.max(wait * (0.8 + 0.4 * random()), Math.min(asked, longestWaitMs));
}

/** What becomes of a delivery after an attempt that ended at `at`. */
export function outcomeOf(
  { attempts: before }: Pick<Delivery, 'attempts'>,
  result: SendResult,
  { at, random }: { readonly at: Date; readonly random: Random },
): DeliveryOutcome {
  const attempts = before + 1;
  const lastStatus = result.kind === 'answered' ? result.status : null;
  const common = { attempts, lastAttemptAt: at, lastStatus, dueAt: at };
  if (isTaken(result)) return { ...common, state: 'delivered', lastFault: null };
  const lastFault = result.kind === 'failed' ? result.fault : 'refused';
  if (attempts >= WEBHOOK_LIMITS.attempts || lastStatus === GONE) return { ...common, state: 'failed', lastFault };
  const asked = result.kind === 'answered' ? (result.retryAfterS ?? 0) * 1_000 : 0;
  return {
    ...common,
    state: 'waiting',
    lastFault,
    dueAt: new Date(at.getTime() + Math.round(waitAfter(attempts, random, asked))),
  };
}

/** What becomes of the webhook; undefined when nothing changes. */
export function changeOf({ failingSince, disabled }: Webhook, result: SendResult, at: Date): WebhookChange | undefined {
  if (isTaken(result)) return failingSince === null ? undefined : { failingSince: null };
  if (disabled !== null) return undefined;
  if (result.kind === 'answered' && result.status === GONE) return { disabled: { at, cause: 'gone' } };
  if (failingSince === null) return { failingSince: at };
  if (at.getTime() - failingSince.getTime() < WEBHOOK_LIMITS.disabledAfterMs) return undefined;
  return { disabled: { at, cause: 'failing' } };
}

/** RFC 9110 §15.5.11, and Standard Webhooks: the receiver wants no more. */
const GONE = 410;

function isTaken(result: SendResult): boolean {
  return result.kind === 'answered' && result.status >= 200 && result.status < 300;
}
