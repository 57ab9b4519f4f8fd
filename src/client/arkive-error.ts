// What goes wrong between a client and the server, told by a code to decide by.
import type { components } from './generated/openapi.ts';

type ProblemBody = components['schemas']['Problem'];

/**
 * The code of a problem of the server; `token-refused` when it gives no token for the credentials, `unexpected-answer` when something
 * else than the server answered.
 */
export type ArkiveErrorCode = ProblemBody['code'] | 'token-refused' | 'unexpected-answer';

/** A refusal of the server (RFC 9457). */
export class ArkiveError extends Error {
  readonly code: ArkiveErrorCode;
  /** The HTTP status. */
  readonly status: number;
  /** What is wrong with this request. */
  readonly detail: string | undefined;
  /** Names the request: give it when reporting a problem. */
  readonly requestId: string | undefined;
  /** After how many seconds trying again can help; undefined when the server says nothing of it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ArkiveErrorCode, response: Response, told: { readonly title: string; readonly detail?: string }) {
    super(told.detail === undefined ? told.title : `${told.title}: ${told.detail}`);
    this.name = 'ArkiveError';
    this.code = code;
    this.status = response.status;
    this.detail = told.detail;
    this.requestId = response.headers.get('x-request-id') ?? undefined;
    const seconds = Number(response.headers.get('retry-after') ?? NaN);
    this.retryAfterSeconds = Number.isFinite(seconds) ? seconds : undefined;
  }
}

/** Whether it is a code: the server may know more of them than were known when this was made. */
export function isErrorCode(code: unknown): code is ArkiveErrorCode {
  return typeof code === 'string' && /^[a-z][a-z-]+$/u.test(code);
}

/** The error of an answer that is no success. */
export async function errorOf(response: Response): Promise<ArkiveError> {
  const body = await jsonOf(response);
  return isProblem(body) ? new ArkiveError(body.code, response, body) : unexpected(response);
}

/** The error of a token request that was refused (RFC 6749 §5.2). */
export async function tokenErrorOf(response: Response): Promise<ArkiveError> {
  const body = await jsonOf(response);
  if (isProblem(body)) return new ArkiveError(body.code, response, body);
  if (typeof body !== 'object' || body === null || !('error' in body)) return unexpected(response);
  const { error, error_description: why } = body as { readonly error: unknown; readonly error_description?: unknown };
  const detail = [error, why].filter((each) => typeof each === 'string').join(': ');
  return new ArkiveError('token-refused', response, { title: 'No token was given', detail });
}

function unexpected(response: Response): ArkiveError {
  return new ArkiveError('unexpected-answer', response, { title: `The answer has status ${response.status}` });
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!/\bjson\b/iu.test(response.headers.get('content-type') ?? '')) return undefined;
  return response.json().catch(() => undefined);
}

function isProblem(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'code' in body && 'title' in body;
}
