// The operations on webhooks.
import type { FastifyInstance } from 'fastify';
import { WEBHOOK_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Caller } from '../../model/caller.ts';
import type { Webhooks } from '../../services/webhooks/webhooks.ts';
import { callerOf } from '../authentication/authentication.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { cursorOf, placesWish } from '../http/cursor.ts';
import { pathOf, registerTable } from '../http/register-table.ts';
import type { OperationTable, TableAnswer } from '../http/register-table.ts';
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

type Operation = (webhooks: Webhooks, request: WebhookRequest) => Promise<TableAnswer>;

const OPERATIONS: OperationTable<Operation> = {
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
};

/** Adds the operations. */
export function registerWebhooks(app: FastifyInstance, options: WebhooksRouteOptions): Promise<void> {
  const { webhooks, requireScopes } = options;
  return registerTable(app, OPERATIONS, {
    requireScopes,
    run(operation, request) {
      const { query, body } = request;
      const { webhookId = '' } = pathOf(request);
      return operation(webhooks, { caller: callerOf(request), webhookId, query, body });
    },
  });
}
