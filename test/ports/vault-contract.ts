// The contract of the Vault port, to be run against every pair of store and key ring.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SessionStart } from '../../src/model/session.ts';
import type { Vault, VaultItem } from '../../src/ports/vault.ts';
import { liveSession } from './live-session.ts';

/** An item of text. */
export function textItem(text: string, patch: Partial<VaultItem> = {}): VaultItem {
  return { kind: 'source', itemId: randomUUID(), bytes: Buffer.from(text, 'utf8'), ...patch };
}

/** Registers the tests; `open` gives the same vault again after it was closed. */
export function vaultContract(place: { prepare(): void; open(now: () => Date): Promise<Vault>; remove(): void }): void {
  describe('the Vault contract', () => {
    let vault: Vault;
    let nowMs: number;
    const now = () => new Date(nowMs);
    const reopen = async () => {
      await vault.close();
      vault = await place.open(now);
    };
    const textOf = async (sessionId: string, { kind, itemId }: VaultItem) => {
      const bytes = await vault.read(sessionId, { kind, itemId });
      return bytes && Buffer.from(bytes).toString('utf8');
    };
    const started = async (patch: Partial<SessionStart> = {}) => {
      const session = liveSession({ at: now(), ...patch });
      await vault.start(session);
      return session;
    };
    beforeEach(async () => {
      nowMs = Date.parse('2026-03-01T12:00:00.250Z');
      place.prepare();
      vault = await place.open(now);
    });
    afterEach(async () => {
      await vault.close();
      place.remove();
    });

    it('finds a session whole, also after it was closed and opened again', async () => {
      const session = await started();
      const plain = await started({ subjectId: null, partitionKey: null });
      expect(await vault.find(session.sessionId)).toEqual({ ...session, sessionKeyHash: expect.anything() });
      await reopen();
      const found = await vault.find(session.sessionId);
      expect({ ...found, sessionKeyHash: [...(found?.sessionKeyHash ?? [])] }).toEqual({
        ...session,
        sessionKeyHash: [...session.sessionKeyHash],
      });
      expect(await vault.find(plain.sessionId)).toMatchObject({ subjectId: null, partitionKey: null });
    });

    it('does not start a session twice, and the first stays', async () => {
      const session = await started();
      await vault.append(session.sessionId, [textItem('first')]);
      await expect(vault.start({ ...session, clientId: 'another' })).rejects.toThrow();
      expect(await vault.find(session.sessionId)).toMatchObject({ clientId: session.clientId });
      expect(await vault.items(session.sessionId)).toHaveLength(1);
    });

    it('reads items of every size as they were, and only under their own name and session', async () => {
      const session = await started();
      const other = await started();
      const items = [
        textItem(''),
        textItem('é'),
        textItem('a'.repeat(300_000)),
        { kind: 'file', itemId: randomUUID(), bytes: crypto.getRandomValues(new Uint8Array(60_000)) } as const,
      ];
      expect(await vault.append(session.sessionId, items)).toBe(true);
      for (const open of [() => undefined, reopen]) {
        await open();
        for (const { kind, itemId, bytes } of items) {
          const read = await vault.read(session.sessionId, { kind, itemId });
          expect(read && Buffer.from(read).equals(bytes)).toBe(true);
          expect(await vault.read(other.sessionId, { kind, itemId })).toBeUndefined();
          expect(await vault.read(session.sessionId, { kind: 'fused', itemId })).toBeUndefined();
        }
      }
    });

    it('lists items in the order of appending, all or those of one kind, also after it was opened again', async () => {
      const { sessionId } = await started();
      const [source, file, fused, later] = [
        textItem('1'),
        textItem('2', { kind: 'file' }),
        textItem('3', { kind: 'fused' }),
        textItem('4'),
      ];
      await vault.append(sessionId, [source, file]);
      await vault.append(sessionId, [fused]);
      await reopen();
      await vault.append(sessionId, [later]);
      const all = await vault.items(sessionId);
      expect(all.map(({ itemId }) => itemId)).toEqual([source, file, fused, later].map(({ itemId }) => itemId));
      expect(all.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(all.map((i) => i.sequence));
      expect(new Set(all.map(({ sequence }) => sequence)).size).toBe(4);
      expect((await vault.items(sessionId, 'source')).map(({ itemId }) => itemId)).toEqual([
        source.itemId,
        later.itemId,
      ]);
      expect(await vault.items(sessionId, 'file')).toEqual([{ ...all[1] }]);
    });

    it('gives items of one kind with what they hold, from any place of the order on', async () => {
      const { sessionId } = await started();
      const events = ['1', '2', '3', '4'].map((text) => textItem(text.repeat(500), { kind: 'event' }));
      for (const event of events) await vault.append(sessionId, [textItem('between'), event]);
      const texts = async (after: number, limit: number) =>
        (await vault.range(sessionId, 'event', { after, limit }))?.map(({ bytes }) => Buffer.from(bytes).toString()[0]);
      expect(await texts(0, 10)).toEqual(['1', '2', '3', '4']);
      const [, second] = (await vault.range(sessionId, 'event', { after: 0, limit: 2 })) ?? [];
      expect(second).toMatchObject({ kind: 'event', itemId: events[1]?.itemId });
      await reopen();
      expect(await texts(second?.sequence ?? NaN, 1)).toEqual(['3']);
      expect(await texts(second?.sequence ?? NaN, 9)).toEqual(['3', '4']);
      expect(await texts(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
      await vault.end(sessionId);
      expect(await vault.range(sessionId, 'event', { after: 0, limit: 10 })).toBeUndefined();
      expect(await vault.range(randomUUID(), 'event', { after: 0, limit: 10 })).toBeUndefined();
    });

    it('lets items of different kinds share an id, and rejects a taken one with all that came with it', async () => {
      const { sessionId } = await started();
      const source = textItem('source');
      const file = { ...textItem('file', { kind: 'file' }), itemId: source.itemId };
      expect(await vault.append(sessionId, [source, file])).toBe(true);
      const along = textItem('along');
      await expect(vault.append(sessionId, [along, { ...source, bytes: Buffer.from('other') }])).rejects.toThrow();
      expect(await textOf(sessionId, source)).toBe('source');
      expect(await textOf(sessionId, file)).toBe('file');
      expect(await textOf(sessionId, along)).toBeUndefined();
      expect(await vault.append(sessionId, [textItem('next')])).toBe(true);
      expect(await vault.items(sessionId)).toHaveLength(3);
    });

    it('keeps all of many concurrent appends to one session, in the order in which they were made', async () => {
      const { sessionId } = await started();
      // Long and short ones: those take longer to prepare, and must not be overtaken.
      const items = Array.from({ length: 60 }, (_, i) => textItem(`${i} `.repeat(i % 3 === 0 ? 20_000 : 1)));
      const kept = await Promise.all(items.map((item) => vault.append(sessionId, [item])));
      expect(kept.every(Boolean)).toBe(true);
      expect((await vault.items(sessionId)).map(({ itemId }) => itemId)).toEqual(items.map(({ itemId }) => itemId));
      expect(await Promise.all(items.map((item) => textOf(sessionId, item)))).toEqual(
        items.map(({ bytes }) => Buffer.from(bytes).toString('utf8')),
      );
    });

    it('keeps the appends to many sessions apart', async () => {
      const sessions = await Promise.all(Array.from({ length: 20 }, () => started()));
      const items = sessions.map(({ sessionId }) => textItem(`of ${sessionId}`));
      await Promise.all(
        sessions.flatMap(({ sessionId }, i) => items.slice(i, i + 1).map((item) => vault.append(sessionId, [item]))),
      );
      for (const [i, { sessionId }] of sessions.entries()) {
        expect((await vault.items(sessionId)).map(({ itemId }) => itemId)).toEqual([items[i]?.itemId]);
        expect(await textOf(sessionId, items[i] ?? textItem(''))).toBe(`of ${sessionId}`);
      }
    });

    it('moves the end of a live session, durably and never nearer', async () => {
      const { sessionId } = await started();
      const later = new Date(nowMs + 7_200_000);
      expect(await vault.extend(sessionId, later)).toBe(true);
      expect(await vault.extend(sessionId, new Date(nowMs + 1000))).toBe(true);
      await reopen();
      expect((await vault.find(sessionId))?.expiresAt).toEqual(later);
      expect(await vault.extend(randomUUID(), later)).toBe(false);
    });

    const expectGone = async (sessionId: string, item: VaultItem) => {
      expect(await vault.find(sessionId)).toBeUndefined();
      expect(await vault.extend(sessionId, new Date(nowMs + 1000))).toBe(false);
      expect(await vault.append(sessionId, [textItem('late')])).toBe(false);
      expect(await vault.items(sessionId)).toEqual([]);
      expect(await vault.read(sessionId, item)).toBeUndefined();
      expect(await vault.end(sessionId)).toBe(false);
    };

    it('knows nothing of a session that never was', async () => {
      await expectGone(randomUUID(), textItem('x'));
      await expectGone('no uuid', textItem('x'));
    });

    it('knows nothing of an ended session, for ever, and the others stay', async () => {
      const { sessionId } = await started();
      const other = await started();
      const [item, kept] = [textItem('item'), textItem('kept')];
      await vault.append(sessionId, [item]);
      await vault.append(other.sessionId, [kept]);
      expect(await vault.end(sessionId)).toBe(true);
      await expectGone(sessionId, item);
      await reopen();
      await expectGone(sessionId, item);
      expect(await textOf(other.sessionId, kept)).toBe('kept');
    });

    it('answers for a due session as for an unknown one, before anybody came to end it', async () => {
      const session = await started({ lifetimeInSeconds: 60 });
      const item = textItem('item');
      await vault.append(session.sessionId, [item]);
      nowMs = session.expiresAt.getTime() - 1;
      expect(await textOf(session.sessionId, item)).toBe('item');
      nowMs += 1;
      expect(await vault.find(session.sessionId)).toBeUndefined();
      expect(await vault.read(session.sessionId, item)).toBeUndefined();
      expect(await vault.items(session.sessionId)).toEqual([]);
      expect(await vault.append(session.sessionId, [textItem('late')])).toBe(false);
      expect(await vault.extend(session.sessionId, new Date(nowMs + 1000))).toBe(false);
    });

    it('ends what is due and nothing else, also what fell due while it was closed', async () => {
      const short = await started({ lifetimeInSeconds: 60 });
      const long = await started({ lifetimeInSeconds: 61 });
      const item = textItem('item');
      await vault.append(short.sessionId, [item]);
      expect(await vault.expire(now())).toEqual([]);
      await reopen();
      nowMs += 60_000;
      expect(await vault.expire(now())).toEqual([short.sessionId]);
      expect(await vault.expire(now())).toEqual([]);
      await expectGone(short.sessionId, item);
      expect(await vault.find(long.sessionId)).toBeDefined();
    });

    it('ends sessions that hold more than goes at one time', async () => {
      const sessions = await Promise.all(Array.from({ length: 5 }, () => started()));
      for (const { sessionId } of sessions) {
        await vault.append(
          sessionId,
          Array.from({ length: 50 }, (_, i) => textItem(`item ${i}`)),
        );
      }
      nowMs += 3_600_000;
      expect((await vault.expire(now())).toSorted()).toEqual(sessions.map(({ sessionId }) => sessionId).toSorted());
      await reopen();
      expect(await vault.expire(now())).toEqual([]);
    });

    it('either keeps an append that meets the end of its session, or says that it did not', async () => {
      const { sessionId } = await started();
      const appends = Array.from({ length: 20 }, (_, i) => vault.append(sessionId, [textItem(`item ${i}`)]));
      const ended = vault.end(sessionId);
      for (const kept of await Promise.all(appends)) expect(typeof kept).toBe('boolean');
      expect(await ended).toBe(true);
      expect(await vault.items(sessionId)).toEqual([]);
    });
  });
}
