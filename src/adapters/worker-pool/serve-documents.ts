// The worker's side of the pool: takes tasks one at a time, answers each, and says when its thread is used up.
import { parentPort, workerData } from 'node:worker_threads';
import { Problem } from '../../kernel/problem.ts';
import type { ClassifiedOnly, DocumentReading } from '../../model/reading.ts';
import type { DocumentInput } from '../../ports/document-processor.ts';
import type { DocumentAnswer, DocumentTask, LastAnswer, Recognising } from './messages.ts';
import { describeError } from './reading-failure.ts';

/** Whatever reads documents inside a worker thread. */
export interface DocumentServant {
  /** Calls `onRecognising` when so many pages are about to be recognised: the pool then allows for it. */
  process(input: DocumentInput, onRecognising: (pages: number) => void): Promise<DocumentReading | ClassifiedOnly>;
  /** True when the thread must end after this answer, for example because an engine lost its memory. */
  spent(): boolean;
}

/** What the pool gave this thread when it started; undefined when it gave nothing. The pool's opener knows what it is. */
export function startData(): unknown {
  return workerData;
}

/** The function that the pool calls for each task. `open` starts the engines, once, with the thread. */
export function serveDocuments(open: () => Promise<DocumentServant>): (task: DocumentTask) => Promise<DocumentAnswer> {
  const opening = open();
  // A failure to start is told to the first task; until then nobody listens.
  opening.catch(() => undefined);

  return async ({ taskId, input }) => {
    let servant: DocumentServant;
    try {
      servant = await opening;
    } catch (error) {
      return endThread({ taskId, lastAnswer: answerOf(error) });
    }
    const recognising = (pages: number): void => {
      const message: Recognising = { taskId, recognising: pages };
      parentPort?.postMessage(message);
    };
    const answer = await answerTo(() => servant.process(input, recognising));
    return servant.spent() ? endThread({ taskId, lastAnswer: answer }) : answer;
  };
}

async function answerTo(work: () => Promise<DocumentReading | ClassifiedOnly>): Promise<DocumentAnswer> {
  try {
    return { kind: 'read', result: await work() };
  } catch (error) {
    return answerOf(error);
  }
}

function answerOf(error: unknown): DocumentAnswer {
  if (error instanceof Problem) return { kind: 'problem', code: error.code, detail: error.detail };
  return { kind: 'failure', ...describeError(error) };
}

/** Never returns: the pool takes the message for the answer and ends the thread. */
async function endThread(last: LastAnswer): Promise<never> {
  parentPort?.postMessage(last);
  return new Promise<never>(() => undefined);
}
