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

const FRAME = /^ {4}at .*\/(?:src|dist|node_modules)\/([\w@./-]+\.[cm]?[jt]s:\d+:\d+)\)?$/;

/** The innermost frame in a file of ours or of a package, without the path that leads there. */
function placeOf({ stack, message }: Error): string | undefined {
  const frames = stack?.slice(stack.indexOf(message) + message.length).split('\n') ?? [];
  return frames.map((line) => FRAME.exec(line)?.[1]).find((place) => place !== undefined);
}
