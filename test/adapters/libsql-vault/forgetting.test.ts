// After a session has ended, nothing that it held and no key to it is in any file of the data folder: looked for byte by
// byte, in every form in which it could have been written.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openFileKeyRing } from '../../../src/adapters/file-key-ring/file-key-ring.ts';
import { openSealedStore } from '../../../src/adapters/libsql-vault/sealed-store.ts';
import type { LiveSession } from '../../../src/model/session.ts';
import type { KeyRing } from '../../../src/ports/key-ring.ts';
import type { SealedStore } from '../../../src/ports/sealed-store.ts';
import type { Vault, VaultItem } from '../../../src/ports/vault.ts';
import { openSealedVault } from '../../../src/services/vault/sealed-vault.ts';
import { liveSession } from '../../ports/live-session.ts';

let folder: string;
let vault: Vault;
let nowMs: number;
/** By session: what was seen to pass, in the order in which it did. */
let seen: Map<string, { readonly name: string; readonly bytes: Buffer }[]>;

const remember = (sessionId: string, name: string, bytes: Uint8Array) => {
  seen.set(sessionId, [...(seen.get(sessionId) ?? []), { name, bytes: Buffer.from(bytes) }]);
};

/** The ring as it is; what it is given and gives is noted. */
function watchedRing(ring: KeyRing): KeyRing {
  return {
    wrap: async (sessionId, dataKey) => {
      remember(sessionId, 'data key', dataKey);
      const wrapped = await ring.wrap(sessionId, dataKey);
      remember(sessionId, 'wrapped key', wrapped);
      remember(sessionId, 'wrapping key', wrappingKeyOf(sessionId));
      return wrapped;
    },
    unwrap: (sessionId, wrapped) => ring.unwrap(sessionId, wrapped),
    destroy: (sessionIds) => ring.destroy(sessionIds),
    sessionIds: () => ring.sessionIds(),
    close: () => ring.close(),
  };
}

function watchedStore(store: SealedStore): SealedStore {
  return {
    ...store,
    insertSession: (session) => {
      remember(session.sessionId, 'sealed record', session.record);
      return store.insertSession(session);
    },
    insertItems: (sessionId, items) => {
      for (const { sealed } of items) remember(sessionId, 'sealed item', sealed);
      return store.insertItems(sessionId, items);
    },
  };
}

function wrappingKeyOf(sessionId: string): Buffer {
  const ring = readFileSync(join(folder, 'session-keys'));
  const id = Buffer.from(sessionId.replaceAll('-', ''), 'hex');
  const slot = Array.from({ length: ring.length / 64 }, (_, i) => ring.subarray(i * 64, i * 64 + 64)).find((s) =>
    s.subarray(0, 16).equals(id),
  );
  if (slot === undefined) throw new Error('the session has no slot');
  return Buffer.from(slot.subarray(16, 48));
}

async function open(): Promise<void> {
  vault = await openSealedVault({
    store: watchedStore(await openSealedStore(join(folder, 'vault.db'))),
    keyRing: watchedRing(await openFileKeyRing(join(folder, 'session-keys'))),
    now: () => new Date(nowMs),
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arkive-forget-'));
  nowMs = Date.now();
  seen = new Map();
  await open();
});
afterEach(async () => {
  await vault.close();
  rmSync(folder, { recursive: true });
});

const PLAIN = [
  'Amelia Okonkwo-Sørensen',
  'statement of amelia.pdf',
  '12-34-56 87654321',
  'the partition of amelia',
  'subject amelia',
];

/** A session with a small item, a long one that fills pages of its own, and a file that cannot be compressed. */
async function sessionOf(
  text: string,
): Promise<{ readonly session: LiveSession; readonly items: readonly VaultItem[] }> {
  const session = liveSession({
    subjectId: 'subject amelia',
    partitionKey: 'the partition of amelia',
    at: new Date(nowMs),
  });
  await vault.start(session);
  const items: VaultItem[] = [
    { kind: 'source', itemId: randomUUID(), bytes: Buffer.from(`${PLAIN.join(' ')} ${text}`) },
    {
      kind: 'source',
      itemId: randomUUID(),
      bytes: Buffer.from(Array.from({ length: 4000 }, () => `${PLAIN.join(' ')} ${randomUUID()}`).join('')),
    },
    {
      kind: 'file',
      itemId: randomUUID(),
      bytes: Buffer.concat([Buffer.from('statement of amelia.pdf'), randomBytes(150_000)]),
    },
  ];
  for (const item of items) await vault.append(session.sessionId, [item]);
  return { session, items };
}

/** Names of what stands in some file of the folder: in bytes, in hexadecimal digits, in base64. */
function found(sought: readonly { readonly name: string; readonly bytes: Buffer }[]): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path));
  const forms = (bytes: Buffer): readonly Buffer[] => [
    bytes,
    Buffer.from(bytes.toString('hex')),
    Buffer.from(bytes.toString('base64url')),
  ];
  return sought
    .filter(({ bytes }) => {
      // Long ciphertext is spread over pages: a piece from its middle is looked for.
      const piece = bytes.subarray(bytes.length >> 1, (bytes.length >> 1) + 64);
      const needle = bytes.length > 512 ? piece : bytes;
      return files.some((file) => forms(needle).some((form) => file.includes(form)));
    })
    .map(({ name }) => name);
}

const plain = PLAIN.map((text) => ({ name: text, bytes: Buffer.from(text) }));
const traces = ({ sessionId }: LiveSession) => seen.get(sessionId) ?? [];

describe('the data folder', () => {
  it('holds while a session lives its wrapping key and ciphertext, and nothing in the clear', async () => {
    const { session } = await sessionOf('x');
    expect(found(plain)).toEqual([]);
    // The search finds what is there.
    const names = found(traces(session));
    expect(new Set(names)).toEqual(new Set(['wrapped key', 'wrapping key', 'sealed record', 'sealed item']));
    expect(names.filter((name) => name === 'sealed item')).toHaveLength(3);
    await vault.close();
    expect(new Set(found(traces(session)))).toEqual(new Set(names));
    await open();
  });

  it('holds nothing of a session that was deleted, while the server runs on', async () => {
    const { session } = await sessionOf('x');
    const other = await sessionOf('y');
    expect(await vault.end(session.sessionId)).toBe(true);
    expect(found([...plain, ...traces(session)])).toEqual([]);
    // The other one is as it was.
    const [item] = other.items;
    const read = item && (await vault.read(other.session.sessionId, item));
    expect(read && Buffer.from(read).equals(item.bytes)).toBe(true);
    expect(found(traces(other.session))).not.toEqual([]);
  });

  it('holds nothing of a session that expired while the server ran', async () => {
    const { session } = await sessionOf('x');
    nowMs = session.expiresAt.getTime();
    await vault.expire(new Date(nowMs));
    expect(found([...plain, ...traces(session)])).toEqual([]);
  });

  it('holds nothing of a session that expired while the server was down, once it has started', async () => {
    const { session } = await sessionOf('x');
    const living = liveSession({ at: new Date(nowMs), lifetimeInSeconds: 604_800 });
    await vault.start(living);
    await vault.close();
    nowMs = session.expiresAt.getTime();
    await open();
    await vault.expire(new Date(nowMs));
    expect(found([...plain, ...traces(session)])).toEqual([]);
    expect(await vault.find(living.sessionId)).toBeDefined();
  });

  it('holds nothing of a session whose end was cut off after the key was gone', async () => {
    const { session, items } = await sessionOf('x');
    await vault.close();
    const ring = await openFileKeyRing(join(folder, 'session-keys'));
    await ring.destroy([session.sessionId]);
    await ring.close();
    // What is left is ciphertext and a wrapped key that nothing opens.
    expect(new Set(found(traces(session)))).toEqual(new Set(['wrapped key', 'sealed record', 'sealed item']));
    await open();
    expect(await vault.find(session.sessionId)).toBeUndefined();
    expect(items[0] && (await vault.read(session.sessionId, items[0]))).toBeUndefined();
    expect(found([...plain, ...traces(session)])).toEqual([]);
  });

  it('holds no key of a session whose start was cut off', async () => {
    await vault.close();
    const ring = await openFileKeyRing(join(folder, 'session-keys'));
    const sessionId = randomUUID();
    await ring.wrap(sessionId, randomBytes(32));
    const key = wrappingKeyOf(sessionId);
    await ring.close();
    expect(found([{ name: 'wrapping key', bytes: key }])).toEqual(['wrapping key']);
    await open();
    expect(found([{ name: 'wrapping key', bytes: key }])).toEqual([]);
  });

  it('holds nothing of many sessions that lived and ended beside each other, in whatever order', async () => {
    const sessions: LiveSession[] = [];
    for (let i = 0; i < 6; i++) sessions.push((await sessionOf(String(i))).session);
    await Promise.all(sessions.slice(0, 3).map(({ sessionId }) => vault.end(sessionId)));
    sessions.push((await sessionOf('late')).session);
    for (const { sessionId } of sessions.slice(3)) await vault.end(sessionId);
    expect(found([...plain, ...sessions.flatMap(traces)])).toEqual([]);
  });
});
