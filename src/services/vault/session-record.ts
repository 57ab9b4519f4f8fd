// What of a session is kept encrypted: everything but its id and its end, for it tells who the session is about.
import type { LiveSession } from '../../model/session.ts';

/** The parts of a session that stand in its record. */
export type SessionRecord = Omit<LiveSession, 'state' | 'sessionId' | 'expiresAt'>;

/** A record as bytes. */
export function recordBytes(session: SessionRecord): Uint8Array {
  const { clientId, tenantId, subjectId, partitionKey, startedAt, lifetimeInSeconds, sessionKeyHash } = session;
  const record = {
    clientId,
    tenantId,
    subjectId,
    partitionKey,
    startedAt: startedAt.toISOString(),
    lifetimeInSeconds,
    sessionKeyHash: Buffer.from(sessionKeyHash).toString('base64url'),
  };
  return Buffer.from(JSON.stringify(record), 'utf8');
}

/** The record again. The bytes are our own: they were authenticated when they were decrypted. */
export function recordFrom(bytes: Uint8Array): SessionRecord {
  const record = JSON.parse(Buffer.from(bytes).toString('utf8')) as Omit<
    SessionRecord,
    'startedAt' | 'sessionKeyHash'
  > & { readonly startedAt: string; readonly sessionKeyHash: string };
  return {
    ...record,
    startedAt: new Date(record.startedAt),
    sessionKeyHash: Buffer.from(record.sessionKeyHash, 'base64url'),
  };
}
