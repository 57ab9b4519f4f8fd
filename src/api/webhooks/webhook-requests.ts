// The bodies of the operations on webhooks.
import { Problem } from '../../kernel/problem.ts';
import type { ReplayWish } from '../../ports/webhook-store.ts';
import type { WebhookWish } from '../../services/webhooks/webhooks.ts';
import { fieldsOf } from '../http/request-fields.ts';

/** What a webhook is to be. Throws Problem invalid-request. */
export function webhookRequest(body: unknown): WebhookWish {
  const { url, types, description, enabled } = fieldsOf(body, ['url', 'types', 'description', 'enabled']);
  if (types !== undefined && !(Array.isArray(types) && types.every((type) => typeof type === 'string'))) {
    throw new Problem('invalid-request', 'The field `types` is a list of texts.');
  }
  if (enabled !== undefined && typeof enabled !== 'boolean') {
    throw new Problem('invalid-request', 'The field `enabled` is true or false.');
  }
  return {
    ...(url !== undefined && { url: text(url, 'url') }),
    ...(types && { types }),
    ...(description !== undefined && { description: text(description, 'description') }),
    ...(enabled !== undefined && { enabled }),
  };
}

/** Which messages are to be sent again. Throws Problem invalid-request. */
export function replayRequest(body: unknown): ReplayWish {
  const { messageId, since, until } = fieldsOf(body, ['messageId', 'since', 'until']);
  if (messageId !== undefined && since === undefined && until === undefined) {
    return { messageId: text(messageId, 'messageId') };
  }
  if (messageId !== undefined || since === undefined) {
    throw new Problem(
      'invalid-request',
      'Name a message by `messageId`, or a time by `since` and, if need be, `until`.',
    );
  }
  return { since: time(since, 'since'), until: until === undefined ? new Date(8.64e15) : time(until, 'until') };
}

function text(value: unknown, name: string): string {
  if (typeof value === 'string') return value;
  throw new Problem('invalid-request', `The field \`${name}\` is a text.`);
}

/** RFC 3339, with its offset. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/u;

function time(value: unknown, name: string): Date {
  const date = new Date(typeof value === 'string' && TIME.test(value) ? value : NaN);
  if (!Number.isNaN(date.getTime())) return date;
  throw new Problem('invalid-request', `The field \`${name}\` is a time as in RFC 3339, with its offset.`);
}
