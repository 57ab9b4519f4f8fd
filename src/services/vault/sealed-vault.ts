// The vault: encrypts what sessions hold, each with a data key of its own, over a store that sees ciphertext only.
//
// The data key of a session is stored wrapped by a key of the key ring. The session ends with the destruction of that
// wrapping key: whatever copies of ciphertext and wrapped keys lie in logs, free pages or backups of the store, nothing
// opens them. Removing the rows comes after that, to give the room back. A crash between the two leaves rows without a
// key, a crash while a session starts leaves a key without rows; both are cleared away when the vault is opened.
import { randomBytes } from 'node:crypto';
import { NONCE_BYTES, SEALING_KEY_BYTES, open, seal } from '../../kernel/sealing.ts';
import type { SealedPlace } from '../../kernel/sealing.ts';
import type { LiveSession } from '../../model/session.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import type { SealedItem, SealedSession, SealedStore } from '../../ports/sealed-store.ts';
import type {
  Vault,
  VaultEntry,
  VaultItem,
  VaultItemKind,
  VaultItemName,
  VaultRange,
  VaultRecord,
} from '../../ports/vault.ts';
import { pack, unpack } from './pack.ts';
import { recordBytes, recordFrom } from './session-record.ts';
import { turns } from './turns.ts';
import type { TakeTurn } from './turns.ts';

/** What a vault is made of; closing the vault closes both. */
export interface SealedVaultParts {
  readonly store: SealedStore;
  readonly keyRing: KeyRing;
  readonly now?: () => Date;
}

/** Opens the vault, after clearing away what a crash left behind. */
export async function openSealedVault({ store, keyRing, now = () => new Date() }: SealedVaultParts): Promise<Vault> {
  const [stored, keyed] = await Promise.all([store.sessionIds(), keyRing.sessionIds()]);
  const [withRows, withKey] = [new Set(stored), new Set(keyed)];
  await keyRing.destroy(keyed.filter((id) => !withRows.has(id)));
  await store.remove(stored.filter((id) => !withKey.has(id)));
  return new SealedVault({ store, keyRing, now });
}

class SealedVault implements Vault {
  readonly #store: SealedStore;
  readonly #keyRing: KeyRing;
  readonly #now: () => Date;
  readonly #takeTurn: TakeTurn = turns();
  /** Sessions on their way out: whoever extends one at this moment comes too late. */
  readonly #ending = new Set<string>();

  constructor({ store, keyRing, now }: Required<SealedVaultParts>) {
    this.#store = store;
    this.#keyRing = keyRing;
    this.#now = now;
  }

  async start(session: LiveSession): Promise<void> {
    const { sessionId, expiresAt } = session;
    const dataKey = randomBytes(SEALING_KEY_BYTES);
    try {
      const wrappedKey = await this.#keyRing.wrap(sessionId, dataKey);
      const record = sealed(recordBytes(session), dataKey, recordPlace(sessionId));
      await this.#store.insertSession({ sessionId, expiresAt, wrappedKey, record });
    } finally {
      dataKey.fill(0);
    }
  }

  async find(sessionId: string): Promise<LiveSession | undefined> {
    const session = this.#unlessDue(await this.#store.findSession(sessionId));
    return this.#withKey(session, ({ record, expiresAt }, key) => ({
      ...recordFrom(open(record, { key, place: recordPlace(sessionId) })),
      state: 'live',
      sessionId,
      expiresAt,
    }));
  }

  async extend(sessionId: string, expiresAt: Date): Promise<boolean> {
    if (this.#unlessDue(await this.#store.findSession(sessionId)) === undefined) return false;
    return (await this.#store.extend(sessionId, expiresAt)) && !this.#ending.has(sessionId);
  }

  async append(sessionId: string, items: readonly VaultItem[]): Promise<boolean> {
    return this.#takeTurn(sessionId, {
      prepare: () => this.#sealItems(sessionId, items),
      act: async (ready) => ready !== undefined && this.#store.insertItems(sessionId, ready),
    });
  }

  async items(sessionId: string, kind?: VaultItemKind): Promise<readonly VaultEntry[]> {
    const [session, items] = await Promise.all([
      this.#store.findSession(sessionId),
      this.#store.listItems(sessionId, kind),
    ]);
    if (this.#unlessDue(session) === undefined) return [];
    // What stands in the store, this vault wrote.
    return items.map(({ kind, itemId, sequence }) => ({ kind: kind as VaultItemKind, itemId, sequence }));
  }

  async read(sessionId: string, { kind, itemId }: VaultItemName): Promise<Uint8Array | undefined> {
    const [stored, item] = await Promise.all([
      this.#store.findSession(sessionId),
      this.#store.findItem(sessionId, { kind, itemId }),
    ]);
    if (item === undefined) return undefined;
    const packed = await this.#withKey(this.#unlessDue(stored), (_session, key) =>
      open(item.sealed, { key, place: itemPlace(sessionId, { kind, itemId, sequence: item.sequence }) }),
    );
    return packed && unpack(packed);
  }

  async range(sessionId: string, kind: VaultItemKind, range: VaultRange): Promise<readonly VaultRecord[] | undefined> {
    const [stored, items] = await Promise.all([
      this.#store.findSession(sessionId),
      this.#store.rangeItems(sessionId, kind, range),
    ]);
    const opened = await this.#withKey(this.#unlessDue(stored), (_session, key) =>
      items.map(({ itemId, sequence, sealed }) => {
        const name = { kind, itemId, sequence };
        return { ...name, packed: open(sealed, { key, place: itemPlace(sessionId, name) }) };
      }),
    );
    return opened && Promise.all(opened.map(async ({ packed, ...name }) => ({ ...name, bytes: await unpack(packed) })));
  }

  async end(sessionId: string): Promise<boolean> {
    const session = this.#unlessDue(await this.#store.findSession(sessionId));
    await this.#destroy([sessionId]);
    return session !== undefined;
  }

  async expire(now: Date): Promise<readonly string[]> {
    const due = await this.#store.dueSessionIds(now);
    if (due.length > 0) await this.#destroy(due);
    return due;
  }

  async close(): Promise<void> {
    await this.#store.close();
    await this.#keyRing.close();
  }

  /** The keys first: they are what the end is; the rows without them are rubbish. */
  async #destroy(sessionIds: readonly string[]): Promise<void> {
    for (const id of sessionIds) this.#ending.add(id);
    try {
      await this.#keyRing.destroy(sessionIds);
      await this.#store.remove(sessionIds);
    } finally {
      for (const id of sessionIds) this.#ending.delete(id);
    }
  }

  async #sealItems(sessionId: string, items: readonly VaultItem[]): Promise<readonly SealedItem[] | undefined> {
    // Asked for before anything is waited for: sequence numbers follow the order of the calls.
    const reserving = this.#store.reserve(sessionId, items.length);
    const [place, packed] = await Promise.all([
      reserving,
      Promise.all(items.map(async (item) => ({ item, bytes: await pack(item.bytes) }))),
    ]);
    if (place === undefined) return undefined;
    return this.#withKey(this.#unlessDue(place.session), (_session, key) =>
      packed.map(({ item: { kind, itemId }, bytes }, index) => {
        const name = { kind, itemId, sequence: place.sequence + index };
        return { ...name, sealed: sealed(bytes, key, itemPlace(sessionId, name)) };
      }),
    );
  }

  /** A session that is due is over, also when nobody has come yet to end it. */
  #unlessDue(session: SealedSession | undefined): SealedSession | undefined {
    return session !== undefined && session.expiresAt > this.#now() ? session : undefined;
  }

  /** Runs `use` with the data key of the session, which is wiped after it; undefined when there is none (any more). */
  async #withKey<T>(
    session: SealedSession | undefined,
    use: (session: SealedSession, key: Uint8Array) => T,
  ): Promise<T | undefined> {
    if (session === undefined) return undefined;
    const key = await this.#keyRing.unwrap(session.sessionId, session.wrappedKey);
    if (key === undefined) return undefined;
    try {
      return use(session, key);
    } finally {
      key.fill(0);
    }
  }
}

/** A fresh random nonce each time. Counting would be no safer: after a crash a number could be used a second time. */
function sealed(plain: Uint8Array, key: Uint8Array, place: SealedPlace): Uint8Array {
  return seal(plain, { key, nonce: randomBytes(NONCE_BYTES), place });
}

function recordPlace(sessionId: string): SealedPlace {
  return ['arkive session', sessionId];
}

function itemPlace(sessionId: string, { kind, itemId, sequence }: VaultEntry): SealedPlace {
  return ['arkive item', sessionId, kind, itemId, sequence];
}
