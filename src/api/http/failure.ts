// What a log may say of a failure: its kind and where in the program it arose. Never its message, which may quote a
// document or a secret, and never the stack.

export interface Failure {
  readonly name: string;
  /** Node's or a library's own code, such as `ECONNRESET`. */
  readonly code?: string;
  /** File of this program (or of a package), line and column: `services/ingest.ts:42:7`. */
  readonly at?: string;
}

/** The loggable part of anything thrown. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: typeof error };
  const at = placeOf(error);
  return {
    name: error.constructor.name,
    ...('code' in error && typeof error.code === 'string' && /^[\w-]{1,64}$/.test(error.code) && { code: error.code }),
    ...(at !== undefined && { at }),
  };
}

const FRAME = /^ *at .*\/(?:src|dist|node_modules)\/([\w@./-]+\.[cm]?[jt]s:\d+:\d+)\)?$/;

/** The innermost frame in a file of ours or of a package, without the path that leads there. */
function placeOf(error: Error): string | undefined {
  return framesOf(error)
    .map((line) => FRAME.exec(line)?.[1])
    .find((place) => place !== undefined);
}

/** What failed in a worker brings the worker's frames with it; they say more than its own. */
function framesOf(error: Error): readonly string[] {
  if ('frames' in error && Array.isArray(error.frames)) return error.frames.filter((line) => typeof line === 'string');
  const { stack, message } = error;
  return stack?.slice(stack.indexOf(message) + message.length).split('\n') ?? [];
}
