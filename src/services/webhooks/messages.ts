// What webhooks are told: a CloudEvent with ids, types and places. Neither what a document says nor what a client wrote into an event.
import type { CloudEvent, LoggedEvent } from '../../model/cloud-event.ts';
import { OWN_TYPES } from '../../model/event-types.ts';
import type { Message, Webhook } from '../../ports/webhook-store.ts';

/** What is told, before it is said to whom. */
export interface Notice {
  readonly messageId: string;
  readonly sessionId: string | null;
  readonly event: CloudEvent;
  readonly createdAt: Date;
}

/** The notice of an event in the log of a session. Its id is always the same, so that nobody counts it twice. */
export function noticeOf(sessionId: string, { sequence, recordedAt, event }: LoggedEvent, baseUrl: string): Notice {
  const cursor = String(sequence);
  const isOwn = event.type.startsWith(OWN_TYPES);
  const told: CloudEvent = isOwn
    ? { ...event, data: { ...dataOf(event), sessionId, cursor } }
    : {
        specversion: '1.0',
        id: `${sessionId}-${cursor}`,
        source: `${baseUrl}/session/${sessionId}`,
        type: 'org.w3id.arkive.event.appended',
        time: recordedAt,
        datacontenttype: 'application/json',
        data: { sessionId, cursor, eventType: event.type },
      };
  return { messageId: `msg_${told.id}`, sessionId, event: told, createdAt: new Date(recordedAt) };
}

/** The notice to the webhooks that want it, one message for each. */
export function messagesTo(webhooks: readonly Webhook[], { event, ...notice }: Notice): readonly Message[] {
  const body = JSON.stringify(event);
  return webhooks
    .filter(({ types }) => types.length === 0 || types.includes(event.type))
    .map(({ webhookId }) => ({ ...notice, webhookId, type: event.type, body }));
}

function dataOf({ data }: CloudEvent): object {
  return typeof data === 'object' && data !== null ? data : {};
}
