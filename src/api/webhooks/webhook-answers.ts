// What the operations on webhooks answer with. Secrets are in none of it, but for the one time they are shown.
import type { Delivery, Webhook } from '../../ports/webhook-store.ts';
import { cursorOf } from '../http/cursor.ts';

/** A webhook. */
export function webhookAnswer(webhook: Webhook) {
  const { webhookId, url, types, description, createdAt, disabled, failingSince, oldSecretUntil } = webhook;
  return {
    ...{ webhookId, url, types, description },
    createdAt: createdAt.toISOString(),
    enabled: disabled === null,
    disabled: disabled && { at: disabled.at.toISOString(), cause: disabled.cause },
    failingSince: failingSince?.toISOString() ?? null,
    oldSecretUntil: oldSecretUntil?.toISOString() ?? null,
  };
}

/** A message, and what became of it. */
export function deliveryAnswer(delivery: Delivery) {
  const { deliveryNo, messageId, sessionId, type, createdAt, state, attempts, dueAt } = delivery;
  const { lastAttemptAt, lastStatus, lastFault } = delivery;
  return {
    cursor: cursorOf(deliveryNo),
    ...{ messageId, sessionId, type },
    createdAt: createdAt.toISOString(),
    ...{ state, attempts },
    nextAttemptAt: state === 'waiting' ? dueAt.toISOString() : null,
    lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
    ...{ lastStatus, lastFault },
  };
}
