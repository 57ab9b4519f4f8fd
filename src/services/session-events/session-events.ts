// The events of sessions put together: a vault that writes them down, and the log to read them from.
import type { CloudEvent } from '../../model/cloud-event.ts';
import type { Vault } from '../../ports/vault.ts';
import { eventLog } from './event-log.ts';
import type { EventLog, EventLogOptions } from './event-log.ts';
import type { FollowedLog } from './follow-events.ts';
import { OwnEvents } from './own-events.ts';
import { recordingVault } from './recording-vault.ts';
import type { RecordingOptions } from './recording-vault.ts';
import { sessionSignals } from './signals.ts';

/** The events of all sessions. */
export interface SessionEvents extends FollowedLog {
  readonly log: EventLog;
  /** What is told last of a session that is over; it stands in no log. */
  readonly lastEvent: (sessionId: string) => CloudEvent;
}

/** Records what is done to the sessions of `vault`: from here on the vault given back is to be used in its place. */
export function recordEvents(
  vault: Vault,
  options: Omit<RecordingOptions, 'signals'> & Pick<EventLogOptions, 'limits'>,
): { readonly vault: Vault; readonly events: SessionEvents } {
  const signals = sessionSignals();
  const recording = recordingVault(vault, { ...options, signals });
  const { baseUrl, now = () => new Date() } = options;
  const own = new OwnEvents({ baseUrl, now });
  const lastEvent = (sessionId: string) => own.of(sessionId, { type: 'org.w3id.arkive.session.ended' });
  return { vault: recording, events: { signals, log: eventLog({ ...options, vault: recording }), lastEvent } };
}
