// A session for tests.
import { randomUUID } from 'node:crypto';
import { startSession } from '../../src/model/session.ts';
import type { LiveSession, SessionStart } from '../../src/model/session.ts';

/** A live session, an hour long; `patch` names what matters to the test. */
export function liveSession(patch: Partial<SessionStart> = {}): LiveSession {
  return startSession({
    sessionId: randomUUID(),
    clientId: 'client_1f0c6a2b9d3e4f58',
    tenantId: 'tenant-1',
    subjectId: 'subject-of-the-session',
    partitionKey: 'partition-of-the-session',
    lifetimeInSeconds: 3600,
    sessionKeyHash: new Uint8Array(32).fill(7),
    at: new Date(),
    ...patch,
  });
}
