// Errors on their way out: each has a code of the one table of problems, and says nothing that a document holds.
import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { GraphQLFormattedError } from 'graphql';
import { PROBLEMS, Problem } from '../../kernel/problem.ts';
import type { ProblemCode } from '../../kernel/problem.ts';
import { problemOf } from '../problems/problem-of.ts';

/** What was thrown by us, or by a library below, at the bottom of an error. */
export function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError !== undefined ? causeOf(error.originalError) : error;
}

/** The error as clients see it. Messages of libraries are passed on only where they speak of the request, and never of a value. */
export function shownError(error: unknown): GraphQLFormattedError {
  const cause = causeOf(error);
  const place = error instanceof GraphQLError ? placeOf(error) : {};
  if (cause instanceof Problem) return shown(cause.code, cause.detail ?? PROBLEMS[cause.code].title, place);
  if (cause instanceof GraphQLError && place.path === undefined) return shown('invalid-request', cause.message, place);
  const { problem } = problemOf(cause);
  return shown(problem.code, PROBLEMS[problem.code].title, place);
}

/** Whether somebody has to know: the error is nobody's fault but ours. */
export function isBug(error: unknown): boolean {
  return shownError(error).extensions?.['code'] === 'internal-error';
}

/** A problem that ends the whole request, with its HTTP status. */
export function refusal(problem: Problem, headers: Readonly<Record<string, string>> = {}): GraphQLError {
  const { status, retryAfterS } = PROBLEMS[problem.code];
  const retry = retryAfterS === undefined ? {} : { 'retry-after': String(retryAfterS) };
  const http = { status, headers: new HeaderMap(Object.entries({ ...retry, ...headers })) };
  return new GraphQLError(problem.message, { originalError: problem, extensions: { http } });
}

type Place = Pick<GraphQLFormattedError, 'locations' | 'path'>;

function placeOf({ locations, path }: GraphQLError): Place {
  return { ...(locations && { locations }), ...(path && { path }) };
}

function shown(code: ProblemCode, message: string, place: Place): GraphQLFormattedError {
  return { message, ...place, extensions: { code } };
}
