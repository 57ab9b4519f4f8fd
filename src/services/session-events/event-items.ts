// Events as items of the vault, and back.
import { randomUUID } from 'node:crypto';
import type { CloudEvent, LoggedEvent } from '../../model/cloud-event.ts';
import type { VaultItem, VaultRecord } from '../../ports/vault.ts';

/** An item that holds the event. Its id is a fresh one: it stands in the clear, and that of the event may say something. */
export function eventItem(event: CloudEvent, recordedAt: Date): VaultItem {
  const bytes = Buffer.from(JSON.stringify({ recordedAt: recordedAt.toISOString(), event }), 'utf8');
  return { kind: 'event', itemId: randomUUID(), bytes };
}

/** The event in an item, and its place. */
export function loggedEvent({ sequence, bytes }: VaultRecord): LoggedEvent {
  // What stands in the vault, the function above wrote.
  return { ...(JSON.parse(Buffer.from(bytes).toString('utf8')) as Omit<LoggedEvent, 'sequence'>), sequence };
}
