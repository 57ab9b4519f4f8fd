// The bodies of the operations on sessions.
import { SESSION_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import type { SessionWish } from '../../services/sessions.ts';
import { fieldsOf, numberIn } from '../http/request-fields.ts';
import type { Fields } from '../http/request-fields.ts';

/** Longest text that is taken for a session id; what is no id names no session. */
const SESSION_ID_CHARACTERS = 200;

const CLIENT_ID_CHARACTERS = 200;

/** The body of POST /session/start; none at all asks for nothing in particular. Throws Problem invalid-request. */
export function startRequest(body: unknown): SessionWish & { readonly clientId?: string } {
  const fields = sessionFields(body === undefined ? {} : body, [
    'sessionId',
    'lifetimeInSeconds',
    'partitionKey',
    'clientId',
  ]);
  const { sessionId, partitionKey, clientId } = fields;
  const lifetimeInSeconds = numberIn(fields, 'lifetimeInSeconds');
  return {
    ...(clientId !== undefined && { clientId: text(clientId, 'clientId', CLIENT_ID_CHARACTERS) }),
    ...(sessionId !== undefined && { sessionId: text(sessionId, 'sessionId', SESSION_ID_CHARACTERS) }),
    ...(lifetimeInSeconds !== undefined && { lifetimeInSeconds }),
    ...(partitionKey !== undefined && {
      partitionKey: text(partitionKey, 'partitionKey', SESSION_LIMITS.partitionKeyCharacters),
    }),
  };
}

/** The body of POST /session/resume. Throws Problem invalid-request. */
export function resumeRequest(body: unknown): { readonly sessionId: string } {
  const { sessionId } = sessionFields(body, ['sessionId']);
  if (sessionId === undefined) throw new Problem('invalid-request', 'The field `sessionId` is missing.');
  return { sessionId: text(sessionId, 'sessionId', SESSION_ID_CHARACTERS) };
}

/** A field of the contract that this release cannot honour is refused in words of its own. */
function sessionFields(body: unknown, known: readonly string[]): Fields {
  if (typeof body === 'object' && body !== null && Object.hasOwn(body, 'envelope')) {
    throw new Problem('invalid-request', 'This server knows no envelopes: leave out `envelope`.');
  }
  return fieldsOf(body, known);
}

function text(value: unknown, name: string, limit: number): string {
  if (typeof value === 'string' && value !== '' && value.length <= limit) return value;
  throw new Problem('invalid-request', `The field \`${name}\` is a text of 1 to ${limit} characters.`);
}
