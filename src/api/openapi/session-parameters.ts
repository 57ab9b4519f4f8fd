// What every operation inside a session has in common, described once.
import type { ProblemCode } from '../../kernel/problem.ts';
import { EXAMPLE_REQUEST_ID } from './describe.ts';
import type { Description } from './describe.ts';

/** The header that names the session. */
export const SESSION_ID_PARAMETER: Description = {
  name: 'Session-Id',
  in: 'header',
  required: true,
  description: 'The id of a live session of this client.',
  schema: { type: 'string', format: 'uuid' },
  example: EXAMPLE_REQUEST_ID,
};

/** The part of a path that names a document. */
export const REQUEST_ID_PARAMETER: Description = {
  name: 'requestId',
  in: 'path',
  required: true,
  description: 'The request that appended the document.',
  schema: { type: 'string', format: 'uuid' },
  example: EXAMPLE_REQUEST_ID,
};

/** The problems of a credential and of a session. */
export const SESSION_PROBLEMS: readonly ProblemCode[] = [
  'session-required',
  'session-not-live',
  'unauthenticated',
  'insufficient-scope',
  'session-key-mismatch',
];
