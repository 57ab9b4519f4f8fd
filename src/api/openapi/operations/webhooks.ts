// The operations on webhooks, described.
import { WEBHOOK_LIMITS } from '../../../kernel/limits.ts';
import type { ProblemCode } from '../../../kernel/problem.ts';
import type { ProtectedOperation } from '../../../kernel/scopes.ts';
import { WEBHOOK_TYPES } from '../../../model/webhook-types.ts';
import { jsonAnswer, problemAnswers, requestIdHeader, schemaRef, scopeSentence, securityOf } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';

const WEBHOOK_ID: Description = {
  name: 'webhookId',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  example: 'webhook_1f0c6a2b9d3e4f58',
};

const WISH = { url: 'https://client.example/arkive', types: ['org.w3id.arkive.document.appended'] };

const CREDENTIAL: readonly ProblemCode[] = ['unauthenticated', 'insufficient-scope', 'too-many-requests'];
const BODY: readonly ProblemCode[] = ['unsupported-media-type', 'request-too-large'];

const TYPES = Object.entries(WEBHOOK_TYPES).map(([type, sentence]) => `| \`${type}\` | ${sentence} |`);

interface Row {
  readonly name: Extract<ProtectedOperation, `${string} /webhooks${string}`>;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly body?: readonly [schema: string, example: unknown];
  readonly parameters?: readonly Description[];
  readonly answer: Readonly<Record<string, Description>>;
  readonly problems?: readonly ProblemCode[];
}

const ROWS: readonly Row[] = [
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
    body: ['NewWebhook', WISH],
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
    body: ['WebhookWish', { enabled: true }],
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
      { name: 'after', in: 'query', description: 'A cursor.', schema: { type: 'string', pattern: '^[0-9]{1,15}$' } },
      {
        name: 'limit',
        in: 'query',
        description: 'How many at most.',
        schema: {
          type: 'integer',
          minimum: 1,
          maximum: WEBHOOK_LIMITS.page,
          default: WEBHOOK_LIMITS.defaultPage,
        },
      },
    ],
    answer: { '200': jsonAnswer('The messages.', 'WebhookDeliveries') },
  },
  {
    name: 'POST /webhooks/{webhookId}/replay',
    operationId: 'replayWebhook',
    summary: 'Have messages sent again',
    description: 'One, or those that were made in a time; delivered or given up.',
    body: ['WebhookReplayWish', { since: '2026-03-01T12:00:00Z' }],
    answer: { '202': jsonAnswer('They are sent.', 'WebhookReplay') },
  },
];

/** The operations under `/webhooks`. */
export function webhookOperations(baseUrl: string): readonly DescribedOperation[] {
  return ROWS.map(({ name, description, body, parameters = [], answer, problems = [], ...words }) => {
    const [method = '', path = ''] = name.split(' ');
    const ofPath = path.includes('{webhookId}');
    const all = [...(ofPath ? [WEBHOOK_ID] : []), ...parameters];
    const codes = [...CREDENTIAL, ...(body ? BODY : []), ...(ofPath ? (['not-found'] as const) : []), ...problems];
    return {
      method: method.toLowerCase() as DescribedOperation['method'], // as the name says
      path,
      operation: {
        ...words,
        tags: ['Webhooks'],
        description: `${description}\n\n${scopeSentence(name, '')}`,
        security: securityOf(name),
        ...(all.length > 0 && { parameters: all }),
        ...(body && {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaRef(body[0]), example: body[1] } },
          },
        }),
        responses: { ...answer, ...problemAnswers(baseUrl, codes) },
      },
    };
  });
}
