// The bodies of the operations on sessions, read field by field. A field that is not known is refused rather than passed
// over: whoever sends one counts on what it does.
import { SESSION_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { SessionWish } from '../../services/sessions.ts';

/** Longest text that is taken for a session id; what is no id names no session. */
const SESSION_ID_CHARACTERS = 200;

const CLIENT_ID_CHARACTERS = 200;

/** Fields of the contract that this release cannot honour, with what to say of them. */
const UNSUPPORTED: Readonly<Record<string, string>> = {
  envelope: 'This server knows no envelopes: leave out `envelope`.',
};

/** The body of POST /session/start; none at all asks for nothing in particular. Throws Problem invalid-request. */
export function startRequest(body: unknown): SessionWish & { readonly clientId?: string } {
  const fields = fieldsOf(body === undefined ? {} : body, [
    'sessionId',
    'lifetimeInSeconds',
    'partitionKey',
    'clientId',
  ]);
  const { sessionId, lifetimeInSeconds, partitionKey, clientId } = fields;
  return {
    ...(clientId !== undefined && { clientId: text(clientId, 'clientId', CLIENT_ID_CHARACTERS) }),
    ...(sessionId !== undefined && { sessionId: text(sessionId, 'sessionId', SESSION_ID_CHARACTERS) }),
    ...(lifetimeInSeconds !== undefined && { lifetimeInSeconds: number(lifetimeInSeconds, 'lifetimeInSeconds') }),
    ...(partitionKey !== undefined && {
      partitionKey: text(partitionKey, 'partitionKey', SESSION_LIMITS.partitionKeyCharacters),
    }),
  };
}

/** The body of POST /session/resume. Throws Problem invalid-request. */
export function resumeRequest(body: unknown): { readonly sessionId: string } {
  const { sessionId } = fieldsOf(body, ['sessionId']);
  if (sessionId === undefined) throw new Problem('invalid-request', 'The field `sessionId` is missing.');
  return { sessionId: text(sessionId, 'sessionId', SESSION_ID_CHARACTERS) };
}

function fieldsOf(body: unknown, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Problem('invalid-request', 'The body is no JSON object.');
  }
  const stranger = Object.keys(body).find((name) => !known.includes(name));
  if (stranger !== undefined) {
    const detail = Object.hasOwn(UNSUPPORTED, stranger) ? UNSUPPORTED[stranger] : undefined;
    throw new Problem('invalid-request', detail ?? `The body may hold ${known.join(', ')}, and nothing else.`);
  }
  return body as Readonly<Record<string, unknown>>; // an object, just checked
}

function text(value: unknown, name: string, limit: number): string {
  if (typeof value === 'string' && value !== '' && value.length <= limit) return value;
  throw new Problem('invalid-request', `The field \`${name}\` is a text of 1 to ${limit} characters.`);
}

function number(value: unknown, name: string): number {
  if (typeof value === 'number') return value;
  throw new Problem('invalid-request', `The field \`${name}\` is a number.`);
}
