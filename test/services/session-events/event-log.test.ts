// The log of a session over the life of the program: kept with what it tells of, read after a restart, gone with the session.
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CloudEvent } from '../../../src/model/cloud-event.ts';
import type { Vault } from '../../../src/ports/vault.ts';
import { followEvents } from '../../../src/services/session-events/follow-events.ts';
import { recordEvents } from '../../../src/services/session-events/session-events.ts';
import type { SessionEvents } from '../../../src/services/session-events/session-events.ts';
import { openVault } from '../../adapters/libsql-vault/open-vault.ts';
import { liveSession } from '../../ports/live-session.ts';
import { textItem } from '../../ports/vault-contract.ts';

let folder: string;
let vault: Vault;
let events: SessionEvents;

const open = async () => {
  const limits = { eventsOfSession: 5, bytesOfSession: 5_000 };
  ({ vault, events } = recordEvents(await openVault(folder), { baseUrl: 'https://arkive.example', limits }));
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-events-'));
  await open();
});
afterEach(async () => {
  await vault.close();
  rmSync(folder, { recursive: true });
});

async function started(): Promise<string> {
  const session = liveSession();
  await vault.start(session);
  return session.sessionId;
}

const step = (id: string, data: unknown = null): CloudEvent => ({
  specversion: '1.0',
  id,
  source: '/test',
  type: 'com.example.step',
  data,
});
const idsIn = async (sessionId: string) =>
  (await events.log.page(sessionId, { after: 0, limit: 100 }))?.events.map(({ event }) => event.id);

describe('the log', () => {
  it('is the same after a restart, and knows what it has', async () => {
    const sessionId = await started();
    const [first] = await events.log.append(sessionId, [step('a'), step('b')]);
    const before = await idsIn(sessionId);
    await vault.close();
    await open();
    expect(await idsIn(sessionId)).toEqual(before);
    expect(await events.log.append(sessionId, [step('a')])).toEqual([{ ...first, duplicate: true }]);
    await expect(events.log.append(sessionId, [step('a', 'other')])).rejects.toThrow('Another event');
  });

  it('is there, encrypted, while the session lives', async () => {
    const sessionId = await started();
    await events.log.append(sessionId, [step('SECRET-ID', 'SECRET-DATA')]);
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    expect(files.some((bytes) => bytes.includes('SECRET'))).toBe(false);
    await vault.end(sessionId);
    expect(await idsIn(sessionId)).toBeUndefined();
    await expect(events.log.append(sessionId, [step('late')])).rejects.toThrow('no such live session');
  });

  it('has a document and its event, or neither', async () => {
    const sessionId = await started();
    const document = textItem('x');
    await vault.append(sessionId, [document]);
    // The second time the id is taken: nothing of the append stays.
    await expect(vault.append(sessionId, [document])).rejects.toThrow();
    expect((await vault.items(sessionId, 'event')).length).toBe(2);
    expect((await vault.items(sessionId, 'source')).length).toBe(1);
  });

  it('takes so many events of clients, and so much; of the server all', async () => {
    const sessionId = await started();
    await events.log.append(
      sessionId,
      ['1', '2', '3', '4'].map((id) => step(id)),
    );
    await expect(events.log.append(sessionId, [step('5'), step('6')])).rejects.toThrow('no more events');
    await events.log.append(sessionId, [step('5'), step('4')]);
    await expect(events.log.append(sessionId, [step('6')])).rejects.toThrow('no more events');
    expect(await vault.append(sessionId, [textItem('x')])).toBe(true);
    const large = await started();
    await expect(events.log.append(large, [step('1', 'x'.repeat(6_000))])).rejects.toThrow('no more events');
  });
});

describe('following', () => {
  function follow(sessionId: string, signal: AbortSignal) {
    return followEvents(events, { sessionId, after: 0, quietMs: 60_000, signal });
  }
  const never = new AbortController().signal;

  it('gives what is there and what comes, and ends with the session', async () => {
    const sessionId = await started();
    const steps = follow(sessionId, never);
    const told: string[] = [];
    const tellUntil = async (type: string) => {
      while (told.at(-1) !== type) {
        const { value, done } = await steps.next();
        expect(done).toBe(false);
        if (value?.kind === 'events') told.push(...value.events.map(({ event }) => event.type));
      }
    };
    await tellUntil('org.w3id.arkive.session.started');
    for (const id of ['a', 'b']) await events.log.append(sessionId, [step(id)]);
    await vault.append(sessionId, [textItem('x')]);
    await tellUntil('org.w3id.arkive.document.appended');
    expect(told.slice(1, -1)).toEqual(['com.example.step', 'com.example.step']);
    await vault.end(sessionId);
    expect(await steps.next()).toMatchObject({ value: { kind: 'ended' } });
    expect(await steps.next()).toMatchObject({ done: true });
  });

  it('ends at once where it is told to', async () => {
    const controller = new AbortController();
    const steps = follow(await started(), controller.signal);
    expect(await steps.next()).toMatchObject({ value: { kind: 'events' } });
    const next = steps.next();
    controller.abort();
    expect(await next).toMatchObject({ done: true });
  });

  it('of a session that never was is over', async () => {
    expect(await follow('none', never).next()).toMatchObject({ value: { kind: 'ended' } });
  });
});
