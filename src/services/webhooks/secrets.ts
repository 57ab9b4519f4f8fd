// The secrets of webhooks, and signatures with them, as Standard Webhooks has them
// (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
import { createHmac } from 'node:crypto';
import type { Message, Webhook } from '../../ports/webhook-store.ts';

/** A secret as it is shown, once: `whsec_` and 32 bytes in base64. Made from the key of the installation, and stored nowhere. */
export function webhookSecret(key: Uint8Array, { webhookId, secretNumber }: WebhookSecretName): string {
  return `whsec_${bytesOf(key, { webhookId, secretNumber }).toString('base64')}`;
}

/** Names a secret. */
export type WebhookSecretName = Pick<Webhook, 'webhookId' | 'secretNumber'>;

/** The header fields of a message that is sent at `at`: its name, the time, and a signature by each secret that counts. */
export function signedHeaders(
  key: Uint8Array,
  webhook: Webhook,
  { message, at }: { readonly message: Pick<Message, 'messageId' | 'body'>; readonly at: Date },
): Readonly<Record<string, string>> {
  const { webhookId, secretNumber, oldSecretUntil } = webhook;
  const { messageId, body } = message;
  const seconds = String(Math.floor(at.getTime() / 1000));
  const numbers = oldSecretUntil !== null && oldSecretUntil > at ? [secretNumber, secretNumber - 1] : [secretNumber];
  const signatures = numbers.map((number) =>
    createHmac('sha256', bytesOf(key, { webhookId, secretNumber: number }))
      .update(`${messageId}.${seconds}.${body}`, 'utf8')
      .digest('base64'),
  );
  return {
    'webhook-id': messageId,
    'webhook-timestamp': seconds,
    'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
  };
}

function bytesOf(key: Uint8Array, { webhookId, secretNumber }: WebhookSecretName): Buffer {
  return createHmac('sha256', key)
    .update(JSON.stringify(['arkive webhook', webhookId, secretNumber]), 'utf8')
    .digest();
}
