// A problem as it goes over the wire (RFC 9457 `application/problem+json`): the one shape of every error.
import { PROBLEMS } from '../../kernel/problem.ts';
import type { ProblemCode } from '../../kernel/problem.ts';

/** The media type of every error but those of the token endpoint (RFC 9457 §3). */
export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** The members of a problem document. */
export interface ProblemBody {
  /** Dereferences to an explanation of the problem. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  /** What is wrong with this request; what to do, when there is nothing more particular to say. */
  readonly detail: string;
  readonly code: ProblemCode;
  readonly requestId: string;
}

export interface ProblemAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ProblemBody;
}

/** The URI that names a problem. `baseUrl` has no slash at its end. */
export function problemType(baseUrl: string, code: ProblemCode): string {
  return `${baseUrl}/problems/${code}`;
}

/** The whole answer for one row of the table. */
export function problemAnswer(
  code: ProblemCode,
  context: {
    readonly baseUrl: string;
    readonly requestId: string;
    readonly detail: string | undefined;
    /** What the table says when undefined. */
    readonly retryAfterS?: number | undefined;
  },
): ProblemAnswer {
  const { status, title, remedy } = PROBLEMS[code];
  const { baseUrl, requestId, detail = remedy, retryAfterS = PROBLEMS[code].retryAfterS } = context;
  return {
    status,
    headers: {
      'content-type': PROBLEM_MEDIA_TYPE,
      ...(retryAfterS !== undefined && { 'retry-after': String(retryAfterS) }),
    },
    body: { type: problemType(baseUrl, code), title, status, detail, code, requestId },
  };
}
