// Webhooks put together: what clients do with them, what tells of sessions, and what sends.
import type { OutboxOptions, WebhookOutbox } from './outbox.ts';
import { webhookOutbox } from './outbox.ts';
import type { DispatcherOptions, WebhookDispatcher } from './dispatcher.ts';
import { webhookDispatcher } from './dispatcher.ts';
import { webhooks } from './webhooks.ts';
import type { Webhooks, WebhooksOptions } from './webhooks.ts';

/** What webhooks are made of. */
export type WebhookParts = Omit<OutboxOptions & DispatcherOptions & WebhooksOptions, 'onMessages'>;

/** The three parts. */
export interface OpenedWebhooks {
  readonly webhooks: Webhooks;
  readonly outbox: WebhookOutbox;
  readonly dispatcher: WebhookDispatcher;
}

/** Makes them, and tells what is left to tell. Nothing is sent before `dispatcher.start`. */
export async function openWebhooks(parts: WebhookParts): Promise<OpenedWebhooks> {
  const dispatcher = webhookDispatcher(parts);
  const onMessages = () => dispatcher.wake();
  const outbox = webhookOutbox({ ...parts, onMessages });
  await outbox.recover();
  return { webhooks: webhooks({ ...parts, onMessages }), outbox, dispatcher };
}
