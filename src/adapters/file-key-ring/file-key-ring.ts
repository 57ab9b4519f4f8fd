// The wrapping keys of all sessions in one file of fixed slots, each destroyed by writing zeros over it in its place.
//
// Why not in the database: SQLite copies pages, into its log and about its file, and cutting the log short gives the
// copies back to the file system as they are. Zeros written over a slot replace the only copy there is. (File systems
// that never write in place, btrfs and zfs, and worn flash cells keep old blocks for a while all the same: whoever has to
// answer for those puts a key service behind the port. A backup of this file brings ended sessions back: leave it out.)
// Why one file: one wait for the disk serves all sessions that start or end at the same time.
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { NONCE_BYTES, SEALING_KEY_BYTES, open as openSealed, seal } from '../../kernel/sealing.ts';
import type { KeyRing } from '../../ports/key-ring.ts';
import { coalescedSync } from './coalesced-sync.ts';

/** A slot: the session's id (16 bytes), its wrapping key (32), and the start of the SHA-256 of both (16). */
const ID_BYTES = 16;
const CHECK_BYTES = 16;
const SLOT_BYTES = ID_BYTES + SEALING_KEY_BYTES + CHECK_BYTES;

/** Opens the ring in `file`, made with its folder when missing: readable by the owner alone (0600, folder 0700). */
export async function openFileKeyRing(file: string): Promise<KeyRing> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await (await open(file, 'a', 0o600)).close();
  const handle = await open(file, 'r+');
  await handle.chmod(0o600);
  await syncFolder(dirname(file));
  return new FileKeyRing(handle, await readSlots(handle));
}

class FileKeyRing implements KeyRing {
  readonly #handle: FileHandle;
  readonly #sync: () => Promise<void>;
  /** Slot numbers. Keys are read from the file when they are needed: memory holds none. */
  readonly #slots: Map<string, number>;
  readonly #free: number[];
  readonly #destroying = new Map<string, Promise<void>>();
  #slotCount: number;

  constructor(handle: FileHandle, { slots, free, slotCount }: Slots) {
    this.#handle = handle;
    this.#sync = coalescedSync(() => handle.datasync());
    this.#slots = slots;
    this.#free = free;
    this.#slotCount = slotCount;
  }

  async wrap(sessionId: string, dataKey: Uint8Array): Promise<Uint8Array> {
    if (this.#slots.has(sessionId)) throw new Error('the session has a wrapping key');
    const key = randomBytes(SEALING_KEY_BYTES);
    const bytes = slotBytes(sessionId, key);
    const slot = this.#free.pop() ?? this.#slotCount++;
    this.#slots.set(sessionId, slot);
    try {
      await this.#write(slot, bytes);
      return seal(dataKey, { key, nonce: randomBytes(NONCE_BYTES), place: placeOf(sessionId) });
    } catch (error) {
      this.#slots.delete(sessionId);
      this.#free.push(slot);
      throw error;
    } finally {
      key.fill(0);
      bytes.fill(0);
    }
  }

  async unwrap(sessionId: string, wrapped: Uint8Array): Promise<Uint8Array | undefined> {
    const slot = this.#slots.get(sessionId);
    if (slot === undefined) return undefined;
    const bytes = Buffer.alloc(SLOT_BYTES);
    try {
      await this.#handle.read(bytes, 0, SLOT_BYTES, slot * SLOT_BYTES);
      if (sessionIn(bytes) !== sessionId) return undefined; // destroyed while we were reading
      return openSealed(wrapped, { key: keyIn(bytes), place: placeOf(sessionId) });
    } finally {
      bytes.fill(0);
    }
  }

  async destroy(sessionIds: readonly string[]): Promise<void> {
    await Promise.all(sessionIds.map((sessionId) => this.#destroyOne(sessionId)));
  }

  sessionIds(): Promise<readonly string[]> {
    return Promise.resolve([...this.#slots.keys()]);
  }

  close(): Promise<void> {
    return this.#handle.close();
  }

  #destroyOne(sessionId: string): Promise<void> {
    const slot = this.#slots.get(sessionId);
    if (slot === undefined) return this.#destroying.get(sessionId) ?? Promise.resolve();
    this.#slots.delete(sessionId); // from here on nobody gets it
    const destroyed = this.#overwrite(sessionId, slot).finally(() => this.#destroying.delete(sessionId));
    this.#destroying.set(sessionId, destroyed);
    return destroyed;
  }

  async #overwrite(sessionId: string, slot: number): Promise<void> {
    try {
      await this.#write(slot, Buffer.alloc(SLOT_BYTES));
    } catch (error) {
      this.#slots.set(sessionId, slot); // it may still be there: whoever asks again, tries again
      throw error;
    }
    this.#free.push(slot); // only now: a slot is free for others when its zeros are on the disk
  }

  async #write(slot: number, bytes: Uint8Array): Promise<void> {
    await this.#handle.write(bytes, 0, SLOT_BYTES, slot * SLOT_BYTES);
    await this.#sync();
  }
}

interface Slots {
  readonly slots: Map<string, number>;
  readonly free: number[];
  readonly slotCount: number;
}

async function readSlots(handle: FileHandle): Promise<Slots> {
  const bytes = await handle.readFile();
  const slotCount = Math.ceil(bytes.length / SLOT_BYTES);
  const slots = new Map<string, number>();
  const free: number[] = [];
  for (let slot = 0; slot < slotCount; slot++) {
    const sessionId = sessionIn(bytes.subarray(slot * SLOT_BYTES, (slot + 1) * SLOT_BYTES));
    if (sessionId === undefined) free.push(slot);
    else slots.set(sessionId, slot);
  }
  bytes.fill(0);
  return { slots, free, slotCount };
}

function slotBytes(sessionId: string, key: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(sessionId.replaceAll('-', ''), 'hex'), key]);
  if (content.length !== ID_BYTES + SEALING_KEY_BYTES) throw new RangeError('a session id is a UUID');
  const bytes = Buffer.concat([content, checkOf(content)]);
  content.fill(0);
  return bytes;
}

/** The session in a slot; undefined when it is empty, or was being written when the power failed. */
function sessionIn(slot: Uint8Array): string | undefined {
  const content = slot.subarray(0, ID_BYTES + SEALING_KEY_BYTES);
  if (!checkOf(content).equals(slot.subarray(content.length))) return undefined;
  const hex = Buffer.from(slot.subarray(0, ID_BYTES)).toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function keyIn(slot: Uint8Array): Uint8Array {
  return slot.subarray(ID_BYTES, ID_BYTES + SEALING_KEY_BYTES);
}

function checkOf(content: Uint8Array): Buffer {
  return createHash('sha256').update(content).digest().subarray(0, CHECK_BYTES);
}

function placeOf(sessionId: string): readonly string[] {
  return ['arkive data key', sessionId];
}

/** The name of a new file is on the disk when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
