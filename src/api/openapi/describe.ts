// The words of the interface description: small builders for OpenAPI 3.0.0 objects
// (https://spec.openapis.org/oas/v3.0.0), so that operations read as tables.
import { PROBLEMS } from '../../kernel/problem.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import { OPERATION_SCOPES, isSessionOperation } from '../../kernel/scopes.ts';
import type { ProtectedOperation } from '../../kernel/scopes.ts';
import { PROBLEM_MEDIA_TYPE, problemAnswer } from '../problems/problem-answer.ts';

/** A piece of the description. */
export type Description = Readonly<Record<string, unknown>>;

/** One operation of the interface: its place, and its OpenAPI Operation Object. */
export interface DescribedOperation {
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With parameters in braces: `/problems/{code}`. */
  readonly path: string;
  readonly operation: Description;
}

/** Names of reusable schemas are checked where the document is put together. */
export function schemaRef(name: string): Description {
  return { $ref: `#/components/schemas/${name}` };
}

/** An answer with a JSON body of the schema `name`. */
export function jsonAnswer(description: string, name: string, example?: unknown): Description {
  const content = { schema: schemaRef(name), ...(example !== undefined && { example }) };
  return { description, headers: requestIdHeader, content: { 'application/json': content } };
}

/** A request body in JSON of the schema `name`. */
export function jsonBody(
  name: string,
  example: unknown,
  isRequired: 'required' | 'optional' = 'required',
): Description {
  return {
    required: isRequired === 'required',
    content: { 'application/json': { schema: schemaRef(name), example } },
  };
}

/** A parameter of the query, which may be left out. */
export function queryParameter(name: string, description: string, schema: Description): Description {
  return { name, in: 'query', description, schema };
}

/** How many entries of a list are asked for. */
export function limitParameter(
  description: string,
  { page, defaultPage }: Readonly<Record<'page' | 'defaultPage', number>>,
): Description {
  return queryParameter('limit', description, { type: 'integer', minimum: 1, maximum: page, default: defaultPage });
}

/** The headers that every answer carries: the second one when it is known who asked. */
export const requestIdHeader = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  'Arkive-Environment': { $ref: '#/components/headers/Environment' },
} as const;

/** What every operation can answer, whatever was asked of it. */
const ALWAYS: readonly ProblemCode[] = [
  'invalid-request',
  'request-timeout',
  'expectation-failed',
  'headers-too-large',
  'too-many-requests',
  'internal-error',
  'overloaded',
];

/** What an operation that needs a credential can answer to pages of public clients. */
const TO_PAGES: readonly ProblemCode[] = ['origin-not-allowed', 'page-not-allowed', 'session-key-mismatch'];

/** The Responses Object of the problems an operation can answer with, those of every operation among them. */
export function problemAnswers(baseUrl: string, codes: readonly ProblemCode[]): Description {
  const isProtected = codes.includes('unauthenticated');
  const all = [...new Set([...codes, ...(isProtected ? TO_PAGES : []), ...ALWAYS])];
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of all) {
    const { status } = PROBLEMS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries([...byStatus].map(([status, group]) => [String(status), problemResponse(baseUrl, group)]));
}

function problemResponse(baseUrl: string, codes: readonly ProblemCode[]): Description {
  const { status } = PROBLEMS[codes[0] ?? 'internal-error'];
  const retry = codes.some((code) => PROBLEMS[code].retryAfterS !== undefined);
  return {
    description: codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}. ${PROBLEMS[code].remedy}`).join('\n\n'),
    headers: {
      ...requestIdHeader,
      ...((status === 401 || status === 403) && {
        'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' },
      }),
      ...(retry && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
      ...(status === 429 && {
        RateLimit: { $ref: '#/components/headers/RateLimit' },
        'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
      }),
    },
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: schemaRef('Problem'),
        examples: Object.fromEntries(
          codes.map((code) => [
            code,
            { value: problemAnswer(code, { baseUrl, requestId: EXAMPLE_REQUEST_ID, detail: undefined }).body },
          ]),
        ),
      },
    },
  };
}

/** A UUID for examples. */
export const EXAMPLE_REQUEST_ID = '6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11';

/**
 * The Security Requirement Objects of a protected operation: a token with its scopes, or an API key that holds them; in a
 * session, a page of a public client by the key of the session.
 */
export function securityOf(operation: ProtectedOperation): readonly Description[] {
  const byPage = isSessionOperation(operation) ? [{ sessionKey: [] }] : [];
  return [{ accessToken: OPERATION_SCOPES[operation].always }, { apiKey: [] }, ...byPage];
}

/** A sentence that names the scopes of an operation, for readers and for generators that drop security from comments. */
export function scopeSentence(operation: ProtectedOperation, when: string): string {
  const { always, sometimes } = OPERATION_SCOPES[operation];
  const needed = always.map((scope) => `\`${scope}\``).join(', ');
  const more = sometimes.map((scope) => `\`${scope}\``).join(', ');
  return more === '' ? `Scope: ${needed}.` : `Scope: ${needed}; also ${more} ${when}.`;
}

/** An object with these properties and no others, all of them required but `optional`. */
export function closed(
  description: string,
  properties: Readonly<Record<string, Description>>,
  optional: readonly string[] = [],
): Description {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', description, required, properties, additionalProperties: false };
}

/** An array of these. */
export function listOf(items: Description, limits: Description = {}): Description {
  return { type: 'array', items, ...limits };
}
