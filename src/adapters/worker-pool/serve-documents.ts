// The worker's side of the pool: takes tasks one at a time, answers each, and says when its thread is used up.
import { parentPort } from 'node:worker_threads';
import { Problem } from '../../kernel/problem.ts';
import type { ClassifiedOnly, DocumentReading } from '../../model/reading.ts';
import type { DocumentInput } from '../../ports/document-processor.ts';
import type { DocumentAnswer, DocumentTask, LastAnswer } from './messages.ts';
import { describeError } from './reading-failure.ts';

/** Whatever reads documents inside a worker thread. */
export interface DocumentServant {
  process(input: DocumentInput): Promise<DocumentReading | ClassifiedOnly>;
  /** True when the thread must end after this answer, for example because an engine lost its memory. */
  spent(): boolean;
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
    const answer = await answerTo(servant, input);
    return servant.spent() ? endThread({ taskId, lastAnswer: answer }) : answer;
  };
}

async function answerTo(servant: DocumentServant, input: DocumentInput): Promise<DocumentAnswer> {
  try {
    return { kind: 'read', result: await servant.process(input) };
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
