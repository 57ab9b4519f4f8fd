// Which problem an error is: ours as they stand, the framework's by their code, anything else a bug.
import { Problem } from '../../kernel/problem.ts';
import type { ProblemCode } from '../../kernel/problem.ts';

/** Fastify's refusals by their code (https://fastify.dev/docs/latest/Reference/Errors/), with what to say of them. */
const FRAMEWORK: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported-media-type',
    'The Content-Type of the request is not the one asked for.',
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: ['request-too-large', 'The request body is longer than this operation reads.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid-request', 'The body is not as long as Content-Length says.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid-request', 'The body is empty.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid-request', 'The body is not valid JSON.'],
  FST_ERR_BAD_URL: ['invalid-request', 'The address is not a valid URL.'],
};

/** The problem that `error` is, and whether it is a bug: then somebody has to know. */
export function problemOf(error: unknown): { readonly problem: Problem; readonly isBug: boolean } {
  if (error instanceof Problem) return { problem: error, isBug: error.code === 'internal-error' };
  const { code, statusCode } = frameworkError(error);
  const [known, detail] = FRAMEWORK[code] ?? [];
  if (known !== undefined) return { problem: new Problem(known, detail), isBug: false };
  if (code.startsWith('FST_') && statusCode >= 400 && statusCode < 500) {
    return { problem: new Problem('invalid-request'), isBug: false };
  }
  return { problem: new Problem('internal-error'), isBug: true };
}

function frameworkError(error: unknown): { readonly code: string; readonly statusCode: number } {
  if (!(error instanceof Error)) return { code: '', statusCode: 500 };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const statusCode = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  return { code, statusCode };
}
