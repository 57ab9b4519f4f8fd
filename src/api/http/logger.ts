// The log: JSON lines that say which route answered what and how fast, and where the program failed. They never hold
// content, file names, tokens or the messages of errors.
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';
import { failureOf } from './failure.ts';

/** A logger that writes lines to `destination`. `level` is one of pino's. */
export function createLogger(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: failureOf },
      hooks: {
        logMethod(args, method) {
          const [first, second]: readonly unknown[] = args;
          if (typeof first === 'string') method.apply(this, [first]);
          // Without a message of its own, pino would take that of the error.
          else method.apply(this, [allowed(first), typeof second === 'string' ? second : 'a failure']);
        },
      },
    },
    destination,
  );
}

/** What a line may hold beside its level, time, message and request id. */
const FIELDS = ['method', 'route', 'status', 'ms', 'code', 'check', 'err'] as const;

/** Libraries log what they please at lower levels, whole requests with their credentials among it: only these fields pass. */
function allowed(logged: unknown): Readonly<Record<string, unknown>> {
  if (logged instanceof Error) return { err: logged };
  const fields = new Map(Object.entries(logged ?? {}));
  return Object.fromEntries(FIELDS.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]));
}
