// One websocket of a session: the authorisation ticket comes in, and the log goes out, event by event. What a reader has not taken is not
// gathered: it stands in the log, where they go on after they were cut off.
import type { RawData, WebSocket } from 'ws';
import type { CloudEvent, LoggedEvent } from '../../model/cloud-event.ts';
import { followEvents } from '../../services/session-events/follow-events.ts';
import type { SessionEvents } from '../../services/session-events/session-events.ts';
import type { Redeemed } from '../../services/session-events/tickets.ts';
import { BEGINNING, cursorOf, placeOf } from '../http/cursor.ts';
import { CLOSE_CODES } from './close-codes.ts';
import type { CloseCause } from './close-codes.ts';
import { shownEvent } from './shown-event.ts';
import type { Standing } from './standing.ts';

/** What the tickets of a session allow. */
export interface SocketGrant {
  readonly sessionId: string;
  readonly standing: () => Promise<Standing>;
}

/** Times, in milliseconds. */
export interface SocketTimes {
  readonly initialisationMs: number;
  readonly heartbeatMs: number;
  readonly stalledMs: number;
}

/** What a connection works with. */
export interface SocketParts {
  readonly events: SessionEvents;
  readonly redeemed: Redeemed<SocketGrant>;
  readonly times: SocketTimes;
  /** Hears of bugs. */
  readonly onFailure: (error: unknown) => void;
}

/** What goes out. */
type Sent =
  | { readonly kind: 'ready'; readonly sessionId: string; readonly cursor: string }
  | ({ readonly kind: 'event' } & ReturnType<typeof shownEvent>)
  | { readonly kind: 'ended'; readonly event: CloudEvent }
  | { readonly kind: 'heartbeat'; readonly cursor: string };

/** Serves the connection until one of both sides closes it. */
export function serveSocket(socket: WebSocket, parts: SocketParts): void {
  const { redeemed, times, onFailure } = parts;
  const gone = new AbortController();
  const patience = setTimeout(() => closeSocket(socket, 'slow'), times.initialisationMs);
  let answered = true;
  const pulse = setInterval(() => {
    if (!answered) socket.terminate();
    answered = false;
    socket.ping();
  }, times.heartbeatMs);
  socket.on('pong', () => (answered = true));
  // The library has closed the connection by then, with a code of its own.
  socket.on('error', () => gone.abort());
  socket.once('close', () => {
    clearTimeout(patience);
    clearInterval(pulse);
    gone.abort();
  });
  socket.once('message', (data) => {
    clearTimeout(patience);
    socket.on('message', () => closeSocket(socket, 'bad-message'));
    const first = authorisation(data);
    const grant = first && redeemed.authorise(first.ticket);
    if (first === undefined) closeSocket(socket, 'bad-message');
    else if (grant === undefined) closeSocket(socket, 'wrong-ticket');
    else {
      tell(socket, { ...parts, grant, after: first.after, signal: gone.signal })
        .then((cause) => closeSocket(socket, cause))
        .catch((error: unknown) => {
          if (gone.signal.aborted) return;
          onFailure(error);
          closeSocket(socket, 'failed');
        });
    }
  });
}

/** Closes with the code of the table. Whoever does not answer is cut off. */
export function closeSocket(socket: WebSocket, cause: CloseCause): void {
  const { code, reason } = CLOSE_CODES[cause];
  socket.close(code, reason);
  // The library itself would wait for thirty seconds.
  setTimeout(() => socket.terminate(), CLOSING_MS).unref();
}

const CLOSING_MS = 2_000;

interface Telling extends SocketParts {
  readonly grant: SocketGrant;
  readonly after: number;
  readonly signal: AbortSignal;
}

/** Sends what is in the log and what comes; gives why there is no more. Rejects when the connection is gone. */
async function tell(socket: WebSocket, telling: Telling): Promise<CloseCause> {
  const { events, grant, after, signal, times } = telling;
  const { sessionId, standing } = grant;
  const send = (message: Sent) => sendWithin(socket, message, times.stalledMs);
  const end = async (now: Exclude<Standing, 'good'>): Promise<CloseCause> => {
    if (now === 'ended') await send({ kind: 'ended', event: events.lastEvent(sessionId) });
    return now;
  };
  const atFirst = await standing();
  if (atFirst !== 'good') return end(atFirst);
  let cursor = cursorOf(after);
  await send({ kind: 'ready', sessionId, cursor });
  for await (const step of followEvents(events, { sessionId, after, quietMs: times.heartbeatMs, signal })) {
    const now = step.kind === 'ended' ? 'ended' : await standing();
    if (now !== 'good') return end(now);
    if (step.kind === 'quiet') await send({ kind: 'heartbeat', cursor });
    if (step.kind !== 'events') continue;
    for (const logged of step.events) await send({ kind: 'event', ...shownEvent(logged) });
    cursor = cursorOf(lastOf(step.events, after));
  }
  return 'shutdown';
}

function lastOf(events: readonly LoggedEvent[], otherwise: number): number {
  return events.at(-1)?.sequence ?? otherwise;
}

/** Resolves when the connection has taken the message, or most of what it was given; one that takes nothing is cut off. */
function sendWithin(socket: WebSocket, message: Sent, withinMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.terminate(), withinMs);
    socket.send(JSON.stringify(message), (error) => {
      clearTimeout(timer);
      if (error) reject(error);
      else resolve();
    });
    if (socket.bufferedAmount < BUFFERED_BYTES) resolve();
  });
}

/** So much may wait in the connection itself: waiting for each message to leave would make a long log slow. */
const BUFFERED_BYTES = 128 * 1024;

/** `{"kind": "authorise", "ticket": "…", "after": "…"}`, the last of which can be left out. */
function authorisation(data: RawData): { readonly ticket: string; readonly after: number } | undefined {
  const value = parsed(data);
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, ticket, after, ...others } = value as Readonly<Record<string, unknown>>; // an object, just checked
  const place = placeOf(after ?? BEGINNING);
  if (kind !== 'authorise' || typeof ticket !== 'string' || place === undefined) return undefined;
  return Object.keys(others).length === 0 ? { ticket, after: place } : undefined;
}

function parsed(data: RawData): unknown {
  try {
    return JSON.parse(Buffer.from(data as Buffer).toString('utf8')); // the library gives one buffer unless told otherwise
  } catch {
    return undefined;
  }
}
