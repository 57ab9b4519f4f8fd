// The operations on webhooks, described.
import { WEBHOOK_LIMITS } from '../../../kernel/limits.ts';
import { WEBHOOK_TYPES } from '../../../model/webhook-types.ts';
import { jsonAnswer, jsonBody, limitParameter, queryParameter, requestIdHeader } from '../describe.ts';
import type { DescribedOperation } from '../describe.ts';
import { describedRow } from '../describe-table.ts';
import type { DescribedRow } from '../describe-table.ts';

const PATH_PARAMETERS = {
  webhookId: { schema: { type: 'string' }, example: 'webhook_1f0c6a2b9d3e4f58' },
};

const WISH = { url: 'https://client.example/arkive', types: ['org.w3id.arkive.document.appended'] };

const TYPES = Object.entries(WEBHOOK_TYPES).map(([type, sentence]) => `| \`${type}\` | ${sentence} |`);

const ROWS: readonly DescribedRow[] = [
  {
    name: 'GET /webhooks',
    operationId: 'listWebhooks',
    summary: 'List the webhooks of the client',
    description: 'All of them, oldest first.',
    answer: { '200': jsonAnswer('The webhooks.', 'WebhookList') },
  },
  {
    name: 'POST /webhooks',
    operationId: 'createWebhook',
    summary: 'Be told of sessions as things happen',
    description: `What happens to sessions of the client is sent to the address, as a CloudEvent in JSON, signed by the scheme of Standard Webhooks (https://www.standardwebhooks.com): headers \`webhook-id\`, \`webhook-timestamp\`, \`webhook-signature\`. A message holds ids and types, never what a document says. It is tried until the receiver answers with a status of 200 to 299, at most ${WEBHOOK_LIMITS.attempts} times in some three days, each time under the same \`webhook-id\`; order is not promised, the \`cursor\` in the data tells it. The secret is shown this once.

| type | what it says |
|---|---|
${TYPES.join('\n')}`,
    body: jsonBody('NewWebhook', WISH),
    answer: { '201': jsonAnswer('The webhook.', 'WebhookWithSecret') },
    problems: ['webhook-address-refused', 'too-many-webhooks'],
  },
  {
    name: 'GET /webhooks/{webhookId}',
    operationId: 'getWebhook',
    summary: 'Read a webhook',
    description: 'Its address, its types, and whether it works.',
    answer: { '200': jsonAnswer('The webhook.', 'Webhook') },
  },
  {
    name: 'PATCH /webhooks/{webhookId}',
    operationId: 'changeWebhook',
    summary: 'Change a webhook, or enable it again',
    description: 'What is left out stays as it is.',
    body: jsonBody('WebhookWish', { enabled: true }),
    answer: { '200': jsonAnswer('The webhook as it is now.', 'Webhook') },
    problems: ['webhook-address-refused'],
  },
  {
    name: 'DELETE /webhooks/{webhookId}',
    operationId: 'removeWebhook',
    summary: 'Remove a webhook',
    description: 'With all that was to be told to it.',
    answer: { '204': { description: 'It is gone.', headers: requestIdHeader } },
  },
  {
    name: 'POST /webhooks/{webhookId}/secret',
    operationId: 'renewWebhookSecret',
    summary: 'Replace the secret of a webhook',
    description: `The new secret is shown this once. The one before signs beside it for ${WEBHOOK_LIMITS.oldSecretMs / 3_600_000} hours.`,
    answer: { '200': jsonAnswer('The webhook.', 'WebhookWithSecret') },
  },
  {
    name: 'POST /webhooks/{webhookId}/test',
    operationId: 'testWebhook',
    summary: 'Send a message for trying out',
    description: 'Of the type `org.w3id.arkive.webhook.test`, whatever types the webhook asks for.',
    answer: { '202': jsonAnswer('It is sent.', 'WebhookTest') },
  },
  {
    name: 'GET /webhooks/{webhookId}/deliveries',
    operationId: 'listWebhookDeliveries',
    summary: 'See what became of messages',
    description: `Kept for ${WEBHOOK_LIMITS.keptMs / 86_400_000} days, and no longer than their session.`,
    parameters: [
      queryParameter('after', 'A cursor.', { type: 'string', pattern: '^[0-9]{1,15}$' }),
      limitParameter('How many at most.', WEBHOOK_LIMITS),
    ],
    answer: { '200': jsonAnswer('The messages.', 'WebhookDeliveries') },
  },
  {
    name: 'POST /webhooks/{webhookId}/replay',
    operationId: 'replayWebhook',
    summary: 'Have messages sent again',
    description: 'One, or those that were made in a time; delivered or given up.',
    body: jsonBody('WebhookReplayWish', { since: '2026-03-01T12:00:00Z' }),
    answer: { '202': jsonAnswer('They are sent.', 'WebhookReplay') },
  },
];

/** The operations under `/webhooks`. */
export function webhookOperations(baseUrl: string): readonly DescribedOperation[] {
  return ROWS.map((row) => describedRow(row, { baseUrl, tag: 'Webhooks', pathParameters: PATH_PARAMETERS }));
}
