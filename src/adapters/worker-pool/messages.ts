// What crosses between the pool and its threads. Structured clone carries it: for a large reading (1 MB) it costs the main thread as much
// as parsing the same as JSON would (3.5 ms), and needs no second form.
import type { ProblemCode } from '../../kernel/problem.ts';
import type { ClassifiedOnly, DocumentReading } from '../../model/reading.ts';
import type { DocumentInput } from '../../ports/document-processor.ts';

/** One document for one thread. */
export interface DocumentTask {
  readonly taskId: number;
  readonly input: DocumentInput;
}

/** How a task ended. */
export type DocumentAnswer =
  | { readonly kind: 'read'; readonly result: DocumentReading | ClassifiedOnly }
  | { readonly kind: 'problem'; readonly code: ProblemCode; readonly detail: string | undefined }
  | { readonly kind: 'failure'; readonly errorName: string; readonly frames: readonly string[] };

/** The answer of a thread that must not be used again: told beside the task, which is then ended together with its thread. */
export interface LastAnswer {
  readonly taskId: number;
  readonly lastAnswer: DocumentAnswer;
}

/** True for what a thread tells with its last answer. */
export function isLastAnswer(message: unknown): message is LastAnswer {
  return typeof message === 'object' && message !== null && 'lastAnswer' in message && 'taskId' in message;
}

/** Told by a thread that is about to recognise pages of its document. */
export interface Recognising {
  readonly taskId: number;
  /** How many. */
  readonly recognising: number;
}

/** True for what a thread tells before it recognises. */
export function isRecognising(message: unknown): message is Recognising {
  return typeof message === 'object' && message !== null && 'recognising' in message && 'taskId' in message;
}
