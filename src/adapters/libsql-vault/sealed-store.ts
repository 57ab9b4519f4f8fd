// The vault's store in one libsql (SQLite) file. libsql is synchronous and every commit waits for the disk, so the
// connection lives in a thread. While it commits one batch, the calls that come in gather to the next: the more is
// written at a time, the more share one flush.
import { once } from 'node:events';
import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { SealedStore } from '../../ports/sealed-store.ts';
import type { OperationName, StoreAnswer, StoreCall, StoreOperations, StoreRequest } from './messages.ts';

/** Calls that become one transaction at most: the first of them should not wait long for the last. */
const BATCH_CALLS = 256;

/** Thrown when another process has the store open. */
export class StoreInUseError extends Error {
  override readonly name = 'StoreInUseError';
}

/** Opens the store in `file`, made with its folder when missing: readable by the owner alone (0600, folder 0700). Throws StoreInUseError. */
export async function openSealedStore(file: string): Promise<SealedStore> {
  reserveFile(file);
  const worker = startThread({ file });
  const [first] = (await once(worker, 'message')) as [StoreAnswer];
  if (first.kind === 'open') return storeOn(new Batches(worker));
  await worker.terminate();
  const message = first.kind === 'not-open' ? first.message : 'unexpected answer';
  throw first.kind === 'not-open' && first.inUse
    ? new StoreInUseError('another process has the vault open')
    : new Error(`the vault could not be opened: ${message}`);
}

/** In development the thread has to be taught TypeScript before it meets any; Node 20 does not take the loader of `--import` for the first module. */
function startThread(workerData: { readonly file: string }): Worker {
  const module = new URL(`./store-worker${extname(import.meta.url)}`, import.meta.url);
  if (module.pathname.endsWith('.js')) return new Worker(module, { workerData, env: {} });
  const [tsx, entry] = [import.meta.resolve('tsx/esm/api'), module.href].map((specifier) => JSON.stringify(specifier));
  const code = `import(${tsx}).then(({ register }) => { register(); return import(${entry}); })`;
  return new Worker(code, { eval: true, workerData, env: {} });
}

function storeOn(batches: Batches): SealedStore {
  return {
    insertSession: (session) => batches.call('insertSession', [session]),
    findSession: (sessionId) => batches.call('findSession', [sessionId]),
    sessionIds: () => batches.call('sessionIds', []),
    dueSessionIds: (now) => batches.call('dueSessionIds', [now]),
    extend: (sessionId, expiresAt) => batches.call('extend', [sessionId, expiresAt]),
    reserve: (sessionId, count) => batches.call('reserve', [sessionId, count]),
    insertItems: (sessionId, items) => batches.call('insertItems', [sessionId, items]),
    listItems: (sessionId, kind) => batches.call('listItems', [sessionId, kind]),
    rangeItems: (sessionId, kind, range) => batches.call('rangeItems', [sessionId, kind, range]),
    findItem: (sessionId, name) => batches.call('findItem', [sessionId, name]),
    async remove(sessionIds) {
      // Piece by piece, and others in between.
      let rest = sessionIds;
      while (rest.length > 0) rest = await batches.call('clear', [rest]);
    },
    close: () => batches.close(),
  };
}

/** A call that waits for its result. */
interface Waiting {
  readonly call: StoreCall;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

class Batches {
  readonly #worker: Worker;
  #gathering: Waiting[] = [];
  #underWay: readonly Waiting[] = [];
  #idle: (() => void) | undefined;
  /** Why nothing works any more. */
  #failure: Error | undefined;

  constructor(worker: Worker) {
    this.#worker = worker;
    worker.on('message', (answer: StoreAnswer) => this.#settle(answer));
    worker.on('error', (error) => this.#fail(new Error(`the thread of the vault failed: ${describe(error)}`)));
    worker.on('exit', () => this.#fail(new Error('the thread of the vault ended')));
  }

  call<Name extends OperationName>(
    name: Name,
    args: Parameters<StoreOperations[Name]>,
  ): Promise<ReturnType<StoreOperations[Name]>> {
    return new Promise<unknown>((resolve, reject) => {
      if (this.#failure) {
        reject(this.#failure);
        return;
      }
      this.#gathering.push({ call: { name, args } as StoreCall, resolve, reject });
      if (this.#underWay.length === 0) this.#send();
    }) as Promise<ReturnType<StoreOperations[Name]>>; // the thread answers each call with what its operation gives
  }

  async close(): Promise<void> {
    if (this.#failure) return;
    if (this.#underWay.length > 0) await new Promise<void>((resolve) => (this.#idle = resolve));
    const exited = once(this.#worker, 'exit');
    this.#failure = new Error('the vault is closed');
    this.#post({ kind: 'close' });
    await exited;
  }

  #send(): void {
    this.#underWay = this.#gathering.splice(0, BATCH_CALLS);
    if (this.#underWay.length > 0) this.#post({ kind: 'batch', calls: this.#underWay.map(({ call }) => call) });
    else this.#idle?.();
  }

  #post(request: StoreRequest): void {
    this.#worker.postMessage(request);
  }

  #settle(answer: StoreAnswer): void {
    if (answer.kind !== 'results') return;
    for (const [index, { resolve, reject }] of this.#underWay.entries()) {
      const result = answer.results[index];
      if (result?.kind === 'value') resolve(result.value);
      else reject(new Error(`the vault's store: ${result?.message ?? 'no result'}`));
    }
    this.#send();
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    for (const { reject } of [...this.#underWay, ...this.#gathering]) reject(this.#failure);
    this.#underWay = [];
    this.#gathering = [];
    this.#idle?.();
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown failure';
}

/** SQLite gives its log files the mode of the database file, so that one has to exist with the right mode first. */
function reserveFile(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  // The name of a new file is on the disk when its folder is.
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
