// The two media types of GraphQL answers, and the status that an operation which cannot be executed has in each
// (https://graphql.github.io/graphql-over-http/draft/#sec-Status-Codes).
import { PROBLEMS } from '../../kernel/problem.ts';
import type { ProblemCode } from '../../kernel/problem.ts';

const GRAPHQL_RESPONSE = 'application/graphql-response+json';

/** The media type of an answer; the older one for clients that do not know the newer. */
export function answerType(accept: string | undefined): string {
  return accept?.includes(GRAPHQL_RESPONSE) === true ? GRAPHQL_RESPONSE : 'application/json';
}

/** In the older media type, whoever reads a status of 400 takes the answer for none of GraphQL: it is 200 there. */
export function operationErrorStatus(accept: string | undefined, code: ProblemCode): number {
  const isOfOperation = code === 'invalid-request' || code === 'query-too-complex';
  return isOfOperation && answerType(accept) !== GRAPHQL_RESPONSE ? 200 : PROBLEMS[code].status;
}
