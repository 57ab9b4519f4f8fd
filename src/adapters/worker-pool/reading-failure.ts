// A bug inside a worker, as the main thread sees it: what kind of error and where in the code. Its message may quote the document, so
// it stays behind.

/** What may be told of an unexpected error. */
export interface ErrorDescription {
  /** The name of its class, e.g. `TypeError`. */
  readonly errorName: string;
  /** Lines of the stack, innermost first: functions and places in the code, never a message. */
  readonly frames: readonly string[];
}

/** An unexpected error of a worker thread. */
export class ReadingFailure extends Error {
  readonly frames: readonly string[];

  constructor({ errorName, frames }: ErrorDescription) {
    super(`reading a document failed: ${errorName}`);
    this.name = 'ReadingFailure';
    this.frames = frames;
  }
}

const MOST_FRAMES = 12;

/** The description of whatever was thrown. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { errorName: typeof error, frames: [] };
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());
  return { errorName: error.constructor.name, frames };
}
