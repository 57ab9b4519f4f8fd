import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belongsTo, startSession, transition } from '../../src/model/session.ts';
import type { LiveSession, Session, SessionEvent } from '../../src/model/session.ts';

const START = Date.parse('2026-03-01T12:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);

const session = (lifetimeInSeconds = 3600): LiveSession =>
  startSession({
    sessionId: '3d0ca315-aff9-4fc2-be61-3b76b9a2d798',
    clientId: 'client_1',
    tenantId: 'tenant',
    subjectId: null,
    partitionKey: null,
    lifetimeInSeconds,
    sessionKeyHash: new Uint8Array(32),
    at: at(0),
  });

/** Events in the order of time, as a server would meet them, over about two hours. */
const events = fc
  .array(
    fc.record({
      kind: fc.constantFrom('time-passed', 'resumed', 'deleted'),
      second: fc.integer({ min: 0, max: 7200 }),
      lifetimeInSeconds: fc.integer({ min: 60, max: 4000 }),
    }),
    { maxLength: 12 },
  )
  .map((drawn) =>
    drawn
      .toSorted((a, b) => a.second - b.second)
      .map(({ kind, second, lifetimeInSeconds }): SessionEvent => ({ kind, at: at(second), lifetimeInSeconds })),
  );

const after = (start: Session, history: readonly SessionEvent[]) => history.reduce(transition, start);

describe('a session', () => {
  it('starts live and lasts its lifetime', () => {
    expect(session(60)).toMatchObject({ state: 'live', startedAt: at(0), expiresAt: at(60) });
  });

  it('is live until the moment it expires, and not at that moment', () => {
    const before = { kind: 'time-passed', at: new Date(at(60).getTime() - 1) } as const;
    expect(transition(session(60), before)).toEqual(session(60));
    expect(transition(session(60), { kind: 'time-passed', at: at(60) })).toEqual({
      state: 'ended',
      sessionId: session().sessionId,
      endedAt: at(60),
      cause: 'expired',
    });
  });

  it('lasts longer when it is resumed, and never less long', () => {
    const resumed = (seconds: number) =>
      transition(session(600), { kind: 'resumed', at: at(100), lifetimeInSeconds: seconds });
    expect(resumed(600)).toMatchObject({ state: 'live', expiresAt: at(700) });
    expect(resumed(60)).toEqual(session(600));
  });

  it('ends when it is deleted', () => {
    expect(transition(session(), { kind: 'deleted', at: at(5) })).toMatchObject({
      state: 'ended',
      endedAt: at(5),
      cause: 'deleted',
    });
  });

  it('has expired, not been deleted or resumed, when somebody comes too late', () => {
    for (const kind of ['deleted', 'resumed'] as const) {
      const ended = transition(session(60), { kind, at: at(61), lifetimeInSeconds: 600 });
      expect(ended).toMatchObject({ state: 'ended', endedAt: at(60), cause: 'expired' });
    }
  });

  it('stays as it ended, whatever happens', () => {
    fc.assert(
      fc.property(events, events, (life, afterlife) => {
        const ended = after(session(), [...life, { kind: 'deleted', at: at(7200) }]);
        expect(ended.state).toBe('ended');
        expect(after(ended, afterlife)).toBe(ended);
      }),
    );
  });

  it('is live exactly as long as it is neither deleted nor due', () => {
    fc.assert(
      fc.property(events, (history) => {
        let expected: Session = session();
        let current: Session = session();
        for (const event of history) {
          current = transition(current, event);
          if (expected.state === 'ended') {
            expect(current).toEqual(expected);
            continue;
          }
          const due = event.at >= expected.expiresAt;
          expect(current.state).toBe(due || event.kind === 'deleted' ? 'ended' : 'live');
          if (current.state === 'live') expect(current.expiresAt >= expected.expiresAt).toBe(true);
          expected = current;
        }
      }),
    );
  });

  it('keeps what it is about while it lives: only its end moves', () => {
    fc.assert(
      fc.property(events, (history) => {
        const current = after(session(), history);
        if (current.state === 'live')
          expect({ ...current, expiresAt: null }).toEqual({ ...session(), expiresAt: null });
        else expect(Object.keys(current).toSorted()).toEqual(['cause', 'endedAt', 'sessionId', 'state']);
      }),
    );
  });

  it.each([
    ['its client', {}, true],
    ['another client', { clientId: 'client_2' }, false],
    ['a client of the same id elsewhere', { tenantId: 'other' }, false],
    ['its client on behalf of a person it was not started for', { subjectId: 'person' }, false],
  ])('belongs to %s: %s', (_who, patch, belongs) => {
    const caller = { clientId: 'client_1', tenantId: 'tenant', subjectId: null, ...patch };
    expect(belongsTo(session(), { ...caller, scopes: new Set(), environment: 'production' })).toBe(belongs);
  });
});
