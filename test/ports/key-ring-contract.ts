// The contract of the KeyRing port, to be run against every adapter.
import { randomBytes, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { KeyRing } from '../../src/ports/key-ring.ts';

/** Registers the tests; `open` gives the same ring again after it was closed. */
export function keyRingContract(place: { prepare(): void; open(): Promise<KeyRing>; remove(): void }): void {
  describe('the KeyRing contract', () => {
    let ring: KeyRing;
    const reopen = async () => {
      await ring.close();
      ring = await place.open();
    };
    beforeEach(async () => {
      place.prepare();
      ring = await place.open();
    });
    afterEach(async () => {
      await ring.close();
      place.remove();
    });

    it('unwraps what it wrapped, for that session alone, also after it was opened again', async () => {
      const [id, other, key] = [randomUUID(), randomUUID(), randomBytes(32)];
      const wrapped = await ring.wrap(id, key);
      await ring.wrap(other, randomBytes(32));
      expect(Buffer.from(wrapped).includes(key)).toBe(false);
      await reopen();
      expect(await ring.unwrap(id, wrapped)).toEqual(key);
      await expect(ring.unwrap(other, wrapped)).rejects.toThrow();
      expect(await ring.unwrap(randomUUID(), wrapped)).toBeUndefined();
    });

    it('gives a session one key only', async () => {
      const [id, key] = [randomUUID(), randomBytes(32)];
      const wrapped = await ring.wrap(id, key);
      await expect(ring.wrap(id, key)).rejects.toThrow();
      expect(await ring.unwrap(id, wrapped)).toEqual(key);
    });

    it('forgets a destroyed key for good, passes over unknown ones, and keeps the others', async () => {
      const ids = Array.from({ length: 6 }, () => randomUUID());
      const key = randomBytes(32);
      const wrapped = await Promise.all(ids.map((id) => ring.wrap(id, key)));
      await Promise.all([ring.destroy(ids.slice(0, 3)), ring.destroy([...ids.slice(2, 4), randomUUID()])]);
      for (const again of [() => undefined, reopen]) {
        await again();
        expect((await ring.sessionIds()).toSorted()).toEqual(ids.slice(4).toSorted());
        for (const [i, id] of ids.entries()) {
          const unwrapped = await ring.unwrap(id, wrapped[i] ?? new Uint8Array());
          expect(unwrapped === undefined).toBe(i < 4);
        }
      }
    });

    it('survives much coming and going at once', async () => {
      const live = new Map<string, { key: Buffer; wrapped: Uint8Array }>();
      const come = async () => {
        const [id, key] = [randomUUID(), randomBytes(32)];
        live.set(id, { key, wrapped: await ring.wrap(id, key) });
      };
      for (let round = 0; round < 5; round++) {
        const leaving = [...live.keys()].filter((_, i) => i % 2 === 0);
        for (const id of leaving) live.delete(id);
        await Promise.all([
          ...leaving.flatMap((id) => [ring.destroy([id]), ring.destroy([id])]),
          ...Array.from({ length: 20 }, come),
        ]);
      }
      await reopen();
      expect((await ring.sessionIds()).toSorted()).toEqual([...live.keys()].toSorted());
      for (const [id, { key, wrapped }] of live) expect(await ring.unwrap(id, wrapped)).toEqual(key);
    });
  });
}
