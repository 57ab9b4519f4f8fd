// The thread that owns the database: runs each batch of calls as one transaction, so that everyone who waits for the disk
// waits for the same flush.
import { parentPort, workerData } from 'node:worker_threads';
import type { CallResult, OperationName, StoreAnswer, StoreCall, StoreOperations, StoreRequest } from './messages.ts';
import { storeOperations } from './operations.ts';
import { connect, truncateLog } from './tables.ts';
import type { Connection } from './tables.ts';

if (parentPort === null) throw new Error('this module runs in a thread of its own');
const port = parentPort;
const { file } = workerData as { readonly file: string }; // given by sealed-store.ts

try {
  serve(connect(file));
  answer({ kind: 'open' });
} catch (error) {
  const { message, code } = described(error);
  answer({ kind: 'not-open', message, inUse: code === 'SQLITE_BUSY' });
  port.close();
}

function serve(connection: Connection): void {
  const operations = storeOperations(connection);
  port.on('message', (request: StoreRequest) => {
    if (request.kind === 'batch') {
      const results = runBatch(connection, operations, request.calls);
      answer({ kind: 'results', results }, results.flatMap(buffersOf));
      return;
    }
    connection.close();
    answer({ kind: 'closed' });
    port.close();
  });
}

function runBatch(
  connection: Connection,
  operations: StoreOperations,
  calls: readonly StoreCall[],
): readonly CallResult[] {
  try {
    connection.exec('begin');
    const results = calls.map((call) => runCall(connection, operations, call));
    connection.exec('commit');
    // Nothing of what was removed may be left in the log when whoever ended the session is told so.
    if (calls.some(({ name }, index) => name === 'clear' && isEmptyList(results[index]))) truncateLog(connection);
    return results;
  } catch (error) {
    // The disk is full, or fails. Nothing of the batch counts, and nobody in it is told otherwise.
    if (connection.inTransaction) connection.exec('rollback');
    return calls.map(() => ({ kind: 'error', message: described(error).message }));
  }
}

/** Operations that write more than one row: when they fail, there is something to take back. */
const IN_STEPS: ReadonlySet<OperationName> = new Set(['insertItems', 'clear']);

/** A call that fails takes back what it did, and nothing of the others'. */
function runCall(connection: Connection, operations: StoreOperations, call: StoreCall): CallResult {
  const isInSteps = IN_STEPS.has(call.name);
  try {
    if (isInSteps) connection.exec('savepoint call');
    const value = run(operations, call);
    if (isInSteps) connection.exec('release call');
    return { kind: 'value', value };
  } catch (error) {
    if (isInSteps) connection.exec('rollback to call; release call');
    return { kind: 'error', message: described(error).message };
  }
}

function run(operations: StoreOperations, { name, args }: StoreCall): unknown {
  // Name and arguments belong together by the type of the message; that they still do after taking it apart is not seen.
  return (operations[name] as (...args: readonly unknown[]) => ReturnType<StoreOperations[OperationName]>)(...args);
}

function isEmptyList(result: CallResult | undefined): boolean {
  return result?.kind === 'value' && Array.isArray(result.value) && result.value.length === 0;
}

/** Long items change hands instead of being copied. */
function buffersOf(result: CallResult): readonly ArrayBuffer[] {
  const value = result.kind === 'value' ? result.value : undefined;
  const sealed = typeof value === 'object' && value !== null && 'sealed' in value ? value.sealed : undefined;
  return sealed instanceof Uint8Array && sealed.buffer instanceof ArrayBuffer ? [sealed.buffer] : [];
}

function answer(message: StoreAnswer, transfer: readonly ArrayBuffer[] = []): void {
  port.postMessage(message, transfer);
}

function described(error: unknown): { readonly message: string; readonly code: string } {
  if (!(error instanceof Error)) return { message: 'unknown failure', code: '' };
  return { message: error.message, code: 'code' in error ? String(error.code) : '' };
}
