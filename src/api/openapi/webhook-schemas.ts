// The schemas of webhooks.
import { WEBHOOK_LIMITS } from '../../kernel/limits.ts';
import { WEBHOOK_TYPES } from '../../model/webhook-types.ts';
import { closed, listOf, schemaRef } from './describe.ts';
import type { Description } from './describe.ts';

const text = { type: 'string' } as const;
const dateTime = { type: 'string', format: 'date-time' } as const;
const nullable = { nullable: true } as const;
const cursor = { type: 'string', pattern: '^[0-9]{1,15}$' } as const;

const wishes: Readonly<Record<string, Description>> = {
  url: {
    ...text,
    format: 'uri',
    maxLength: WEBHOOK_LIMITS.urlCharacters,
    description:
      'Where messages are sent: an https address on the public Internet; for a client that develops, on a server that runs on its own machine, also an http address of that machine.',
  },
  types: {
    ...listOf({ type: 'string', enum: Object.keys(WEBHOOK_TYPES) }),
    description: 'Which types of events are told; all of them when the list is empty.',
  },
  description: { ...text, maxLength: WEBHOOK_LIMITS.descriptionCharacters, description: 'For people.' },
  enabled: {
    type: 'boolean',
    description:
      'Whether messages are sent. What is to be told while they are not waits, as long as its session lives.',
  },
};

const webhook: Readonly<Record<string, Description>> = {
  webhookId: { ...text, example: 'webhook_1f0c6a2b9d3e4f58' },
  ...wishes,
  createdAt: dateTime,
  disabled: {
    ...closed('Since when nothing is sent, and why.', {
      at: dateTime,
      cause: {
        ...text,
        enum: ['asked', 'failing', 'gone'],
        description: `\`failing\`: nothing arrived for ${WEBHOOK_LIMITS.disabledAfterMs / 86_400_000} days. \`gone\`: the receiver answered 410.`,
      },
    }),
    ...nullable,
  },
  failingSince: { ...dateTime, ...nullable, description: 'Since when nothing has arrived.' },
  oldSecretUntil: { ...dateTime, ...nullable, description: 'Until when the secret before this one signs, too.' },
};

/** By name, as `#/components/schemas/…`. */
export const WEBHOOK_SCHEMAS: Readonly<Record<string, Description>> = {
  WebhookWish: closed('What a webhook is to be; what is left out stays as it is.', wishes, Object.keys(wishes)),
  NewWebhook: closed('What a webhook is to be.', wishes, ['types', 'description', 'enabled']),
  Webhook: closed('Where a client is told of its sessions.', webhook),
  WebhookWithSecret: closed('A webhook, with a secret that is shown this once.', {
    ...webhook,
    secret: { ...text, pattern: '^whsec_', description: 'As Standard Webhooks has it.' },
  }),
  WebhookList: closed('The webhooks of the client, oldest first.', { webhooks: listOf(schemaRef('Webhook')) }),
  WebhookTest: closed('A message that is sent.', { messageId: text }),
  WebhookReplayWish: closed('One message, or those of a time.', { messageId: text, since: dateTime, until: dateTime }, [
    'messageId',
    'since',
    'until',
  ]),
  WebhookReplay: closed('What is sent again.', { replayed: { type: 'integer', minimum: 0 } }),
  WebhookDeliveries: closed('What was to be told, oldest first.', {
    deliveries: listOf(
      closed('A message, and what became of it.', {
        cursor,
        messageId: { ...text, description: 'The header `webhook-id` of every attempt.' },
        sessionId: { ...text, format: 'uuid', ...nullable, description: 'Null once the session is over.' },
        type: text,
        createdAt: dateTime,
        state: { ...text, enum: ['waiting', 'delivered', 'failed'] },
        attempts: { type: 'integer', minimum: 0 },
        nextAttemptAt: { ...dateTime, ...nullable },
        lastAttemptAt: { ...dateTime, ...nullable },
        lastStatus: { type: 'integer', ...nullable, description: 'What the receiver answered.' },
        lastFault: {
          ...text,
          ...nullable,
          enum: [
            'refused',
            'address-refused',
            'name-unknown',
            'no-connection',
            'timeout',
            'certificate',
            'too-many-waiting',
            'client-revoked',
            null,
          ],
        },
      }),
    ),
    cursor: { ...cursor, description: 'Give it as `after` to go on from here.' },
    more: { type: 'boolean' },
  }),
};
