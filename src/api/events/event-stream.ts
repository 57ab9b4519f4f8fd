// The log of a session as Server-Sent Events (https://html.spec.whatwg.org/multipage/server-sent-events.html): what stands there, then what
// comes. The id of each is its cursor, so that a reader who was cut off goes on where they were.
import type { FollowOptions } from '../../services/session-events/follow-events.ts';
import { followEvents } from '../../services/session-events/follow-events.ts';
import type { SessionEvents } from '../../services/session-events/session-events.ts';
import { cursorOf } from '../http/cursor.ts';
import type { Standing } from './standing.ts';

/** The media type of such a stream. */
export const EVENT_STREAM = 'text/event-stream';

/** How long a reader should wait before it connects again. */
const RETRY_MS = 2_000;

/** The text of the stream, piece by piece; it ends with the session, and with the right to read it. */
export async function* eventStream(
  events: SessionEvents,
  standing: () => Promise<Standing>,
  options: FollowOptions,
): AsyncGenerator<string, void> {
  yield `retry: ${RETRY_MS}\n\n`;
  for await (const step of followEvents(events, options)) {
    const now = step.kind === 'ended' ? 'ended' : await standing();
    if (now === 'revoked') return;
    if (now === 'ended') {
      // Without an id: who comes again with the last one is told that there is no such session.
      yield `data: ${JSON.stringify(events.lastEvent(options.sessionId))}\n\n`;
      return;
    }
    if (step.kind === 'quiet') yield ': quiet\n\n';
    if (step.kind !== 'events') continue;
    for (const { sequence, event } of step.events)
      yield `id: ${cursorOf(sequence)}\ndata: ${JSON.stringify(event)}\n\n`;
  }
}
