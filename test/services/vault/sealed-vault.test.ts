// What the vault does with a store that was tampered with, and with clocks and ends that meet.
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Vault } from '../../../src/ports/vault.ts';
import { openVault } from '../../adapters/libsql-vault/open-vault.ts';
import { liveSession } from '../../ports/live-session.ts';
import { textItem } from '../../ports/vault-contract.ts';

let folder: string;
let vault: Vault;
let nowMs = Date.now();
const open = async () => {
  vault = await openVault(folder, () => new Date(nowMs));
};
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-vault-'));
  await open();
});
afterEach(async () => {
  await vault.close();
  rmSync(folder, { recursive: true });
});

/** Changes rows behind the vault's back. */
async function tamper(sql: string): Promise<void> {
  await vault.close();
  const database = new Database(join(folder, 'vault.db'));
  database.exec(sql);
  database.close();
  await open();
}

const [first, second] = [textItem('the first item'), textItem('a second item')];

describe('an encrypted item', () => {
  let sessionId: string;
  beforeEach(async () => {
    ({ sessionId } = liveSession());
    await vault.start(liveSession({ sessionId }));
    await vault.append(sessionId, [first, second]);
  });

  it.each([
    ['another item', 'update item set sealed = (select sealed from item where sequence = 2) where sequence = 1'],
    ['another place in the order', 'update item set sequence = 9 where sequence = 1'],
    ['another kind', `update item set kind = 'fused' where sequence = 1`],
    ['another id', `update item set item_id = '${second.itemId}x' where sequence = 1`],
    ['other bits', `update item set sealed = zeroblob(length(sealed)) where sequence = 1`],
    ['fewer bytes', `update item set sealed = x'00' where sequence = 1`],
  ])('is not read as %s', async (_what, sql) => {
    await tamper(sql);
    const names = await vault.items(sessionId);
    const [changed, untouched] = [names.find(({ itemId }) => itemId !== second.itemId), second];
    await expect(changed && vault.read(sessionId, changed)).rejects.toThrow();
    expect(Buffer.from((await vault.read(sessionId, untouched)) ?? []).toString()).toBe('a second item');
  });

  it('is not read in another session', async () => {
    const other = liveSession();
    await vault.start(other);
    await tamper(
      `update item set session_no = (select session_no from session where session_id = '${other.sessionId}')`,
    );
    await expect(vault.read(other.sessionId, first)).rejects.toThrow();
  });

  it('does not open under the key of another session, whoever swaps the rows', async () => {
    const other = liveSession();
    await vault.start(other);
    await tamper(`
      update session set session_id = 'x' where session_id = '${sessionId}';
      update session set session_id = '${sessionId}' where session_id = '${other.sessionId}';
      update session set session_id = '${other.sessionId}' where session_id = 'x'`);
    // Found or not, by neither name does it say anything.
    await expect(vault.find(sessionId)).rejects.toThrow();
    await expect(vault.read(other.sessionId, first)).rejects.toThrow();
  });

  it('looks different each time it is written, even when it is the same', async () => {
    const same = { kind: 'source', bytes: Buffer.from('the same') } as const;
    await vault.append(sessionId, [
      { ...same, itemId: randomUUID() },
      { ...same, itemId: randomUUID() },
    ]);
    await vault.close();
    // A copy is read: libsql keeps the lock of a file as long as a statement on it lives.
    copyFileSync(join(folder, 'vault.db'), join(folder, 'copy.db'));
    const database = new Database(join(folder, 'copy.db'));
    const rows = database.prepare('select hex(sealed) as sealed from item where sequence > 2').all() as {
      sealed: string;
    }[];
    database.close();
    await open();
    expect(new Set(rows.map(({ sealed }) => sealed.slice(0, 24))).size).toBe(2);
    expect(new Set(rows.map(({ sealed }) => sealed.slice(24, 40))).size).toBe(2);
  });
});

describe('the end of a session', () => {
  it('is not undone by an extension that comes at the same moment', async () => {
    for (let i = 0; i < 20; i++) {
      const session = liveSession({ at: new Date(nowMs), lifetimeInSeconds: 60 });
      await vault.start(session);
      nowMs = session.expiresAt.getTime() - 1;
      const extending = vault.extend(session.sessionId, new Date(nowMs + 60_000));
      nowMs += 1;
      const expired = await vault.expire(new Date(nowMs));
      const isExtended = await extending;
      expect(expired.includes(session.sessionId)).toBe(!isExtended);
      expect((await vault.find(session.sessionId)) !== undefined).toBe(isExtended);
    }
  });

  it('can be asked for by several at once', async () => {
    const session = liveSession({ at: new Date(nowMs) });
    await vault.start(session);
    await vault.append(session.sessionId, [first]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => vault.end(session.sessionId)));
    expect(answers[0]).toBe(true);
    expect(await vault.find(session.sessionId)).toBeUndefined();
    expect(await vault.end(session.sessionId)).toBe(false);
  });
});
