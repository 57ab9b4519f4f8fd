// The pool's promises, kept with real threads: limits end a thread, the pool lives, nothing of the document leaks.
import { afterEach, describe, expect, test } from 'vitest';
import { ReadingFailure } from '../../../src/adapters/worker-pool/reading-failure.ts';
import type { WorkerPoolOptions } from '../../../src/adapters/worker-pool/worker-pool.ts';
import { openWorkerPool } from '../../../src/adapters/worker-pool/worker-pool.ts';
import { Problem } from '../../../src/kernel/problem.ts';
import type { DocumentInput, DocumentProcessor } from '../../../src/ports/document-processor.ts';

const pools: DocumentProcessor[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

function open(options: WorkerPoolOptions = {}): DocumentProcessor {
  const worker = new URL('./obedient-worker.ts', import.meta.url);
  const pool = openWorkerPool({ worker, threads: 1, ...options });
  pools.push(pool);
  return pool;
}

function order(text: string): DocumentInput {
  return {
    file: new TextEncoder().encode(text),
    mimeType: 'application/pdf',
    preference: { classes: [], contexts: [], strict: false },
    mayRecognise: false,
    draftNodeBase: 'https://arkive.example/graph/.draft-nodes/',
  };
}

/** What a document says, or the problem or failure it ends with. */
async function outcome(pool: DocumentProcessor, text: string): Promise<string> {
  try {
    const result = await pool.process(order(text));
    return result.kind === 'reading' ? result.text.content : result.kind;
  } catch (error) {
    if (error instanceof Problem) return `problem ${error.code}`;
    if (error instanceof ReadingFailure) return error.message;
    throw error;
  }
}

describe('a document', () => {
  test('is read in a thread of its own and its reading comes back whole', async () => {
    const thread = Number(await outcome(open(), 'say thread'));
    expect(thread).toBeGreaterThan(0);
  });

  test('keeps its bytes in the hands of the caller', async () => {
    const input = order('say thread');
    await open().process(input);
    expect(new TextDecoder().decode(input.file)).toBe('say thread');
  });

  test('that is a view on a larger buffer is handed over without the rest', async () => {
    const larger = Buffer.from('before say thread after');
    const file = larger.subarray(7, 17);
    const result = await open().process({ ...order(''), file });
    expect(result.kind).toBe('reading');
  });

  test('finds no environment in its thread: secrets of the server are out of reach', async () => {
    expect(await outcome(open(), 'say environment')).toBe('');
  });
});

describe('a problem in the thread', () => {
  test('arrives with its code and detail', async () => {
    await expect(open().process(order('refuse'))).rejects.toMatchObject({
      name: 'Problem',
      code: 'too-many-pages',
      detail: '201 pages, at most 200 are read',
    });
  });

  test('leaves the thread in use', async () => {
    const pool = open();
    const before = await outcome(pool, 'say thread');
    await outcome(pool, 'refuse');
    expect(await outcome(pool, 'say thread')).toBe(before);
  });
});

describe('a bug in the thread', () => {
  test('arrives as the name of its kind and places in the code, without its message', async () => {
    const failure: unknown = await open()
      .process(order('bug'))
      .catch((error: unknown) => error);
    if (!(failure instanceof ReadingFailure)) throw new Error('expected a ReadingFailure');
    expect(failure.message).toBe('reading a document failed: TypeError');
    expect(failure.frames.join('\n')).toContain('obedient-worker.ts');
    expect(JSON.stringify([failure.message, failure.frames, failure.stack])).not.toContain('SECRET');
  });

  test('that ends the thread is a failure, and the next document is read', async () => {
    const pool = open();
    expect(await outcome(pool, 'exit')).toBe('reading a document failed: Error');
    expect(Number(await outcome(pool, 'say thread'))).toBeGreaterThan(0);
  });

  test('while the engines start is a failure for the document that waits', async () => {
    const pool = open({ worker: new URL('./broken-worker.ts', import.meta.url) });
    expect(await outcome(pool, 'say thread')).toBe('reading a document failed: RangeError');
    expect(await outcome(pool, 'say thread')).toBe('reading a document failed: RangeError');
  });

  test('while the worker is loaded is a failure, not a timeout', async () => {
    const pool = open({ worker: new URL('./unloadable-worker.ts', import.meta.url) });
    expect(await outcome(pool, 'say thread')).toMatch(/^reading a document failed: /);
  });
});

describe('a limit', () => {
  test('on time ends the thread in the middle of a loop; the next document gets a new one', async () => {
    const pool = open({ readingMs: 2_000 });
    const before = await outcome(pool, 'say thread');
    expect(await outcome(pool, 'spin')).toBe('problem reading-timeout');
    const after = await outcome(pool, 'say thread');
    expect(Number(after)).toBeGreaterThan(Number(before));
  });

  test('on time is moved for pages that have to be recognised, and for nothing else', async () => {
    const pool = open({ readingMs: 2_500 });
    expect(await outcome(pool, 'recognise and wait longer')).toBe('recognised');
    expect(await outcome(pool, 'wait longer')).toBe('problem reading-timeout');
  });

  test('on the heap ends the thread; the next document gets a new one', async () => {
    const pool = open({ heapBytes: 64 * 1024 * 1024 });
    expect(await outcome(pool, 'fill heap')).toBe('problem reading-memory');
    expect(Number(await outcome(pool, 'say thread'))).toBeGreaterThan(0);
  });

  test('on the waiting line answers overloaded, and those in line are served', async () => {
    const pool = open({ waiting: 1 });
    const outcomes = await Promise.all(['wait', 'wait', 'wait'].map((text) => outcome(pool, text)));
    expect(outcomes.toSorted()).toEqual(['problem overloaded', 'waited', 'waited']);
  });

  test('on time is not used up by waiting in line', async () => {
    const pool = open({ readingMs: 1_500 });
    await outcome(pool, 'say thread');
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcome(pool, 'wait')));
    expect(outcomes).toEqual(Array.from({ length: 8 }, () => 'waited'));
  });
});

describe('a thread that is spent', () => {
  test('gives its last reading and is replaced', async () => {
    const pool = open();
    const last = await outcome(pool, 'wear out');
    expect(Number(await outcome(pool, 'say thread'))).toBeGreaterThan(Number(last));
  });

  test('gives its last problem and is replaced', async () => {
    const pool = open();
    expect(await outcome(pool, 'wear out and refuse')).toBe('problem reading-memory');
    expect(Number(await outcome(pool, 'say thread'))).toBeGreaterThan(0);
  });
});

describe('threads', () => {
  test('end when idle, and start again', async () => {
    const pool = open({ idleMs: 50 });
    const before = await outcome(pool, 'say thread');
    await expect.poll(() => outcome(pool, 'say thread'), { interval: 300, timeout: 20_000 }).not.toBe(before);
  });

  test('read as many documents at a time as there are threads', async () => {
    const pool = open({ threads: 2 });
    const threads = await Promise.all([outcome(pool, 'wait'), outcome(pool, 'say thread'), outcome(pool, 'wait')]);
    expect(threads.filter((said) => said === 'waited')).toHaveLength(2);
  });

  test('are gone when the pool is closed; what runs is finished, what comes later is refused', async () => {
    const pool = open();
    await outcome(pool, 'say thread');
    const running = outcome(pool, 'wait');
    await Promise.resolve();
    await pool.close();
    expect(await running).toBe('waited');
    expect(await outcome(pool, 'say thread')).toBe('problem overloaded');
  });
});
