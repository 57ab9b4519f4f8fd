// The operations on webhooks.
import type { FastifyInstance } from 'fastify';
import { WEBHOOK_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import type { ProtectedOperation } from '../../kernel/scopes.ts';
import type { Caller } from '../../model/caller.ts';
import type { Webhooks } from '../../services/webhooks/webhooks.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { cursorOf, placesWish } from '../http/cursor.ts';
import { parseJson } from '../http/json-body.ts';
import { deliveryAnswer, webhookAnswer } from './webhook-answers.ts';
import { replayRequest, webhookRequest } from './webhook-requests.ts';

/** What the operations work with. */
export interface WebhooksRouteOptions {
  readonly webhooks: Webhooks;
  readonly requireScopes: RequireScopes;
}

/** A request, as far as operations need it. */
interface WebhookRequest {
  readonly caller: Caller;
  /** Of the path; empty where it has none. */
  readonly webhookId: string;
  readonly query: unknown;
  readonly body: unknown;
}

interface WebhookAnswer {
  readonly status: 200 | 201 | 202 | 204;
  readonly body?: object;
}

type Operation = (webhooks: Webhooks, request: WebhookRequest) => Promise<WebhookAnswer>;

const OPERATIONS = {
  'GET /webhooks': async (webhooks, { caller }) => ({
    status: 200,
    body: { webhooks: (await webhooks.list(caller)).map(webhookAnswer) },
  }),

  'POST /webhooks': async (webhooks, { caller, body }) => {
    const { webhook, secret } = await webhooks.create(caller, webhookRequest(body));
    return { status: 201, body: { ...webhookAnswer(webhook), secret } };
  },

  'GET /webhooks/{webhookId}': async (webhooks, { caller, webhookId }) => ({
    status: 200,
    body: webhookAnswer(await webhooks.find(caller, webhookId)),
  }),

  'PATCH /webhooks/{webhookId}': async (webhooks, { caller, webhookId, body }) => ({
    status: 200,
    body: webhookAnswer(await webhooks.change(caller, webhookId, webhookRequest(body))),
  }),

  'DELETE /webhooks/{webhookId}': async (webhooks, { caller, webhookId }) => {
    await webhooks.remove(caller, webhookId);
    return { status: 204 };
  },

  'POST /webhooks/{webhookId}/secret': async (webhooks, { caller, webhookId }) => {
    const { webhook, secret } = await webhooks.renewSecret(caller, webhookId);
    return { status: 200, body: { ...webhookAnswer(webhook), secret } };
  },

  'POST /webhooks/{webhookId}/test': async (webhooks, { caller, webhookId }) => ({
    status: 202,
    body: { messageId: await webhooks.test(caller, webhookId) },
  }),

  'GET /webhooks/{webhookId}/deliveries': async (webhooks, { caller, webhookId, query }) => {
    const { after, limit } = placesWish(query, WEBHOOK_LIMITS);
    const found = await webhooks.deliveries(caller, webhookId, { after, limit: limit + 1 });
    const shown = found.slice(0, limit);
    const cursor = cursorOf(shown.at(-1)?.deliveryNo ?? after);
    return { status: 200, body: { deliveries: shown.map(deliveryAnswer), cursor, more: found.length > limit } };
  },

  'POST /webhooks/{webhookId}/replay': async (webhooks, { caller, webhookId, body }) => {
    const wish = replayRequest(body);
    const replayed = await webhooks.replay(caller, webhookId, wish);
    if (replayed === 0 && 'messageId' in wish) {
      throw new Problem('not-found', 'There is no such message that was sent or given up.');
    }
    return { status: 202, body: { replayed } };
  },
} as const satisfies Partial<Record<ProtectedOperation, Operation>>;

/** Adds the operations, in a context of their own: nothing but JSON is parsed there. */
export async function registerWebhooks(app: FastifyInstance, options: WebhooksRouteOptions): Promise<void> {
  const { webhooks, requireScopes } = options;
  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    parseJson(context);
    for (const [name, run] of Object.entries<Operation>(OPERATIONS)) {
      const [method = '', path = ''] = name.split(' ');
      context.route({
        method,
        url: path.replace('{webhookId}', ':webhookId'),
        onRequest: requireScopes(...OPERATION_SCOPES[name as keyof typeof OPERATIONS].always), // a key of the table
        handler: async (request, reply) => {
          const { webhookId = '' } = request.params as Readonly<Record<string, string>>; // as the path says
          const { query, body } = request;
          const answer = await run(webhooks, { caller: callerOf(request), webhookId, query, body });
          return reply.status(answer.status).send(answer.body);
        },
      });
    }
    done();
  });
}
