import { describe, expect, it } from 'vitest';
import { TICKET_LIMITS } from '../../../src/kernel/limits.ts';
import { tickets } from '../../../src/services/session-events/tickets.ts';

function issuing() {
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  const issued = tickets<string>(() => new Date(nowMs));
  return { issued, pass: (ms: number) => void (nowMs += ms) };
}

describe('a pair of tickets', () => {
  it('gives what it is for, to whoever shows one and then the other', () => {
    const { issued } = issuing();
    const { connectionTicket, authorisationTicket } = issued.issue('client', 'grant');
    const redeemed = issued.connect(connectionTicket);
    expect(redeemed?.holder).toBe('client');
    expect(redeemed?.authorise(authorisationTicket)).toBe('grant');
  });

  it('is good once, a wrong second ticket among it', () => {
    const { issued } = issuing();
    const { connectionTicket, authorisationTicket } = issued.issue('client', 'grant');
    const redeemed = issued.connect(connectionTicket);
    expect(issued.connect(connectionTicket)).toBeUndefined();
    expect(redeemed?.authorise('guessed')).toBeUndefined();
    expect(redeemed?.authorise(authorisationTicket)).toBeUndefined();
  });

  it('is good for thirty seconds, each of the two', () => {
    const { issued, pass } = issuing();
    const late = issued.issue('client', 'grant');
    const early = issued.issue('client', 'grant');
    pass(TICKET_LIMITS.lifetimeMs - 1);
    const redeemed = issued.connect(early.connectionTicket);
    expect(redeemed).toBeDefined();
    pass(1);
    expect(issued.connect(late.connectionTicket)).toBeUndefined();
    expect(redeemed?.authorise(early.authorisationTicket)).toBeUndefined();
  });

  it('is not two that were mixed up', () => {
    const { issued } = issuing();
    const [one, other] = [issued.issue('client', 'one'), issued.issue('client', 'other')];
    expect(issued.connect(one.connectionTicket)?.authorise(other.authorisationTicket)).toBeUndefined();
    expect(issued.connect(other.authorisationTicket)).toBeUndefined();
  });

  it('is one of so many that a client may have unused; their time over, there is room again', () => {
    const { issued, pass } = issuing();
    for (let count = 0; count < TICKET_LIMITS.ofClient; count++) issued.issue('client', 'grant');
    expect(() => issued.issue('client', 'grant')).toThrow('unused tickets');
    expect(issued.issue('another', 'grant')).toBeDefined();
    pass(TICKET_LIMITS.lifetimeMs);
    expect(issued.issue('client', 'grant')).toBeDefined();
  });
});
