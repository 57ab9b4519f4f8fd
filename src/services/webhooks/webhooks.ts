// What a client does with its webhooks: makes, changes and removes them, sees what became of messages, and has them sent again.
import { randomBytes, randomUUID } from 'node:crypto';
import { WEBHOOK_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Caller } from '../../model/caller.ts';
import type { CloudEvent } from '../../model/cloud-event.ts';
import { TEST_TYPE, WEBHOOK_TYPES, isWebhookType } from '../../model/webhook-types.ts';
import type { AuditLog } from '../../ports/audit-log.ts';
import type { ClientStore } from '../../ports/client-store.ts';
import type { WebhookSender } from '../../ports/webhook-sender.ts';
import type { Delivery, ReplayWish, Webhook, WebhookChange, WebhookStore } from '../../ports/webhook-store.ts';
import { administratorOf, entryBy } from '../administrators.ts';
import { webhookSecret } from './secrets.ts';
import { checkedDescription, checkedUrl } from './webhook-fields.ts';

/** What a webhook is asked to be; what is absent of a change stays as it is. */
export interface WebhookWish {
  readonly url?: string;
  readonly types?: readonly string[];
  readonly description?: string;
  /** Whether messages are sent. What is to be told while they are not is sent when they are again. */
  readonly enabled?: boolean;
}

/** A webhook with a secret that is shown this once. */
export interface WebhookWithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

/** The webhooks of each client: those of others are not there for it. */
export interface Webhooks {
  list(caller: Caller): Promise<readonly Webhook[]>;
  /** Throws Problem not-found, as all that name a webhook. */
  find(caller: Caller, webhookId: string): Promise<Webhook>;
  /** Throws Problem invalid-request, webhook-address-refused, too-many-webhooks. */
  create(caller: Caller, wish: WebhookWish): Promise<WebhookWithSecret>;
  /** Throws Problem invalid-request, webhook-address-refused. */
  change(caller: Caller, webhookId: string, wish: WebhookWish): Promise<Webhook>;
  /** Replaces the secret; the one before signs beside it for a day. */
  renewSecret(caller: Caller, webhookId: string): Promise<WebhookWithSecret>;
  remove(caller: Caller, webhookId: string): Promise<void>;
  /** Sends a message for trying out; gives its id. */
  test(caller: Caller, webhookId: string): Promise<string>;
  deliveries(
    caller: Caller,
    webhookId: string,
    range: { readonly after: number; readonly limit: number },
  ): Promise<readonly Delivery[]>;
  /** Sends messages again that were delivered or given up; how many. */
  replay(caller: Caller, webhookId: string, wish: ReplayWish): Promise<number>;
}

/** What `webhooks` needs. */
export interface WebhooksOptions {
  readonly store: WebhookStore;
  readonly sender: Pick<WebhookSender, 'check'>;
  readonly clients: Pick<ClientStore, 'find'>;
  readonly audit: Pick<AuditLog, 'record'>;
  /** From which secrets are made. */
  readonly key: Uint8Array;
  readonly baseUrl: string;
  /** Whether clients that develop may be told at this machine. */
  readonly toThisMachine: boolean;
  /** Called when there are messages. */
  readonly onMessages: () => void;
  readonly now?: () => Date;
}

/** The use cases. */
export function webhooks(options: WebhooksOptions): Webhooks {
  const { store, sender, clients, audit, key, baseUrl, onMessages, now = () => new Date() } = options;

  async function find({ clientId }: Caller, webhookId: string): Promise<Webhook> {
    const webhook = await store.find(webhookId);
    if (webhook?.clientId !== clientId) throw new Problem('not-found', 'There is no such webhook.');
    return webhook;
  }

  /** Throws when messages may not go there. */
  async function checkAddress(caller: Caller, url: string): Promise<string> {
    const client = await clients.find(caller.clientId);
    const toThisMachine = options.toThisMachine && client?.environment === 'development';
    const checked = checkedUrl(url, toThisMachine);
    if ((await sender.check({ url: checked, toThisMachine })) === 'address-refused') {
      throw new Problem('webhook-address-refused');
    }
    return checked;
  }

  async function changed(caller: Caller, webhookId: string, change: WebhookChange): Promise<Webhook> {
    const webhook = await store.change(webhookId, change);
    if (webhook === undefined) throw new Problem('not-found', 'There is no such webhook.');
    onMessages();
    await record(caller, webhook, 'changed');
    return webhook;
  }

  /** An address may hold a secret of the receiver: of it only the host is written down. */
  function record(caller: Caller, webhook: Webhook, what: 'created' | 'changed' | 'secret-renewed' | 'removed') {
    const { clientId, tenantId } = caller;
    const { webhookId, types, disabled } = webhook;
    const change = { after: { clientId, host: new URL(webhook.url).host, types, enabled: disabled === null } };
    const entry = { action: `webhook.${what}`, tenantId, subject: webhookId, change };
    return audit.record(entryBy(administratorOf(caller), entry));
  }

  return {
    list: ({ clientId }) => store.list(clientId),
    find,

    async create(caller, { url, types = [], description = '', enabled = true }) {
      if (url === undefined) throw new Problem('invalid-request', 'The field `url` is missing.');
      const webhook: Webhook = {
        webhookId: `webhook_${randomBytes(8).toString('hex')}`,
        clientId: caller.clientId,
        url: await checkAddress(caller, url),
        types: checkedTypes(types),
        description: checkedDescription(description),
        createdAt: now(),
        secretNumber: 1,
        oldSecretUntil: null,
        disabled: enabled ? null : { at: now(), cause: 'asked' },
        failingSince: null,
      };
      if (!(await store.insert(webhook, WEBHOOK_LIMITS.ofClient))) throw new Problem('too-many-webhooks');
      await record(caller, webhook, 'created');
      return { webhook, secret: webhookSecret(key, webhook) };
    },

    async change(caller, webhookId, { url, types, description, enabled }) {
      await find(caller, webhookId);
      const change: WebhookChange = {
        ...(url !== undefined && { url: await checkAddress(caller, url) }),
        ...(types && { types: checkedTypes(types) }),
        ...(description !== undefined && { description: checkedDescription(description) }),
        ...(enabled !== undefined && { disabled: enabled ? null : { at: now(), cause: 'asked' }, failingSince: null }),
      };
      return changed(caller, webhookId, change);
    },

    async renewSecret(caller, webhookId) {
      const { secretNumber } = await find(caller, webhookId);
      const oldSecretUntil = new Date(now().getTime() + WEBHOOK_LIMITS.oldSecretMs);
      const webhook = await store.change(webhookId, { secretNumber: secretNumber + 1, oldSecretUntil });
      if (webhook === undefined) throw new Problem('not-found', 'There is no such webhook.');
      await record(caller, webhook, 'secret-renewed');
      return { webhook, secret: webhookSecret(key, webhook) };
    },

    async remove(caller, webhookId) {
      const webhook = await find(caller, webhookId);
      await store.remove(webhookId);
      await record(caller, webhook, 'removed');
    },

    async test(caller, webhookId) {
      await find(caller, webhookId);
      const createdAt = now();
      const event: CloudEvent = {
        specversion: '1.0',
        id: randomUUID(),
        source: `${baseUrl}/webhooks/${webhookId}`,
        type: TEST_TYPE,
        time: createdAt.toISOString(),
      };
      const messageId = `msg_${event.id}`;
      const message = {
        messageId,
        webhookId,
        sessionId: null,
        type: TEST_TYPE,
        body: JSON.stringify(event),
        createdAt,
      };
      await store.enqueue([message], { most: WEBHOOK_LIMITS.waiting });
      onMessages();
      return messageId;
    },

    async deliveries(caller, webhookId, range) {
      await find(caller, webhookId);
      return store.deliveries(webhookId, range);
    },

    async replay(caller, webhookId, wish) {
      await find(caller, webhookId);
      const replayed = await store.replay(webhookId, wish, now());
      if (replayed > 0) onMessages();
      return replayed;
    },
  };
}

function checkedTypes(types: readonly string[]): readonly string[] {
  const unknown = types.filter((type) => !isWebhookType(type));
  if (unknown.length === 0) return [...new Set(types)];
  throw new Problem('invalid-request', `The types are: ${Object.keys(WEBHOOK_TYPES).join(', ')}.`);
}
