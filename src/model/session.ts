// The life of a session: a union and the one function that moves it. Live, until it is deleted or its time is over; from
// there no way leads back. Pure: the time comes in with each event.
import type { Caller } from './caller.ts';

/** A session that can be read and written. */
export interface LiveSession {
  readonly state: 'live';
  /** A random UUID: cannot be guessed, says nothing. */
  readonly sessionId: string;
  readonly clientId: string;
  readonly tenantId: string;
  /** The person on whose behalf the client started it; null when the client acted for itself. */
  readonly subjectId: string | null;
  /** The client's own name for the part of its world that the session belongs to; null when it gave none. */
  readonly partitionKey: string | null;
  readonly startedAt: Date;
  /** The first moment at which the session is no longer live. */
  readonly expiresAt: Date;
  /** How long it was started for, and how far it is extended when it is resumed. */
  readonly lifetimeInSeconds: number;
  /** SHA-256 of the session key that its holder keeps as a cookie. */
  readonly sessionKeyHash: Uint8Array;
}

/** A session that is over. Of what it held nothing is kept. */
export interface EndedSession {
  readonly state: 'ended';
  readonly sessionId: string;
  readonly endedAt: Date;
  readonly cause: 'deleted' | 'expired';
}

/** A session at one moment of its life. */
export type Session = LiveSession | EndedSession;

/** What can happen to a session. */
export type SessionEvent =
  | { readonly kind: 'time-passed'; readonly at: Date }
  | { readonly kind: 'resumed'; readonly at: Date; /** From `at` on. */ readonly lifetimeInSeconds: number }
  | { readonly kind: 'deleted'; readonly at: Date };

/** What `startSession` is told. */
export interface SessionStart extends Omit<LiveSession, 'state' | 'startedAt' | 'expiresAt'> {
  readonly at: Date;
}

/** A session at its beginning. */
export function startSession({ at, ...facts }: SessionStart): LiveSession {
  return { ...facts, state: 'live', startedAt: at, expiresAt: secondsAfter(at, facts.lifetimeInSeconds) };
}

/**
 * The session after the event. Time counts before anything else: what is due has expired, whatever the event wants. An
 * ended session stays as it is; resuming never shortens a life.
 */
export function transition(session: Session, event: SessionEvent): Session {
  if (session.state === 'ended') return session;
  const { sessionId, expiresAt } = session;
  if (event.at >= expiresAt) return { state: 'ended', sessionId, endedAt: expiresAt, cause: 'expired' };
  switch (event.kind) {
    case 'time-passed':
      return session;
    case 'resumed': {
      const extended = secondsAfter(event.at, event.lifetimeInSeconds);
      return extended > expiresAt ? { ...session, expiresAt: extended } : session;
    }
    case 'deleted':
      return { state: 'ended', sessionId, endedAt: event.at, cause: 'deleted' };
  }
}

/** Whether the caller may know of the session at all: its own client, for the same person or, as at the start, for none. */
export function belongsTo(session: LiveSession, caller: Caller): boolean {
  return (
    session.clientId === caller.clientId &&
    session.tenantId === caller.tenantId &&
    session.subjectId === caller.subjectId
  );
}

function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
