// A worker that does what the "file" says, so that every way for a thread to end can be brought about.
import { threadId } from 'node:worker_threads';
import type { DocumentServant } from '../../../src/adapters/worker-pool/serve-documents.ts';
import { serveDocuments } from '../../../src/adapters/worker-pool/serve-documents.ts';
import { Problem } from '../../../src/kernel/problem.ts';
import { readingOf } from './reading-of.ts';

let spent = false;

const orders: Readonly<Record<string, (recognising: (pages: number) => void) => string | Promise<string>>> = {
  'say thread': () => String(threadId),
  'say environment': () => Object.keys(process.env).join(),
  wait: async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'waited';
  },
  'wait longer': async () => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return 'waited longer';
  },
  'recognise and wait longer': async (recognising) => {
    recognising(1);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    return 'recognised';
  },
  spin: () => {
    for (;;);
  },
  'fill heap': () => {
    const hoard: object[] = [];
    for (;;) hoard.push({ hoard: hoard.length, text: String(hoard.length) });
  },
  refuse: () => {
    throw new Problem('too-many-pages', '201 pages, at most 200 are read');
  },
  bug: () => {
    throw new TypeError('the document says MR SECRET');
  },
  exit: () => process.exit(3),
  'wear out': () => {
    spent = true;
    return String(threadId);
  },
  'wear out and refuse': () => {
    spent = true;
    throw new Problem('reading-memory');
  },
};

const servant: DocumentServant = {
  process: async ({ file }, recognising) => {
    const order = orders[new TextDecoder().decode(file)];
    if (order === undefined) throw new Error('no such order');
    return readingOf(await order(recognising));
  },
  spent: () => spent,
};

export const processDocument = serveDocuments(() => Promise.resolve(servant));
