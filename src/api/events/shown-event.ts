// An event of the log of a session, as its readers see it.
import type { LoggedEvent } from '../../model/cloud-event.ts';
import { cursorOf } from '../http/cursor.ts';

/** An event with its place, as it is shown. */
export function shownEvent({ sequence, recordedAt, event }: LoggedEvent) {
  return { cursor: cursorOf(sequence), recordedAt, event };
}
