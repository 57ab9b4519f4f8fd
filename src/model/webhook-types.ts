// What webhooks tell: what the server tells of sessions, and in place of what clients tell that they have told it.
import { OWN_EVENT_TYPES } from './event-types.ts';
import type { OwnEventType } from './event-types.ts';

const more = {
  'org.w3id.arkive.event.appended':
    'A client added an event to the session. Data: `cursor`, and as `eventType` the type of that event; the event itself is read there.',
} as const satisfies Record<string, string>;

/** A type of message. */
export type WebhookType = OwnEventType | keyof typeof more;

/** All of them, with a sentence each. The data of each hold `sessionId`, too. */
export const WEBHOOK_TYPES: Readonly<Record<WebhookType, string>> = { ...OWN_EVENT_TYPES, ...more };

/** A message that is sent to one webhook when its owner asks for it, whatever types it wants. */
export const TEST_TYPE = 'org.w3id.arkive.webhook.test';

/** Whether webhooks can ask for the type. */
export function isWebhookType(type: string): type is WebhookType {
  return Object.hasOwn(WEBHOOK_TYPES, type);
}
