// The operations on sessions, described.
import { SESSION_LIMITS } from '../../../kernel/limits.ts';
import type { ProblemCode } from '../../../kernel/problem.ts';
import { jsonAnswer, jsonBody, problemAnswers, requestIdHeader, scopeSentence, securityOf } from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';
import { SESSION_ID_PARAMETER, SESSION_PROBLEMS } from '../session-parameters.ts';

const SESSION = {
  sessionId: '3d0ca315-aff9-4fc2-be61-3b76b9a2d798',
  startedAt: '2026-03-01T12:00:00.000Z',
  expiresAt: '2026-03-01T13:00:00.000Z',
};

const CONTINUED = { ...SESSION, requests: [{ requestId: '6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11' }] };

const BODY_PROBLEMS: readonly ProblemCode[] = [
  'unsupported-media-type',
  'request-too-large',
  'unauthenticated',
  'insufficient-scope',
  'session-key-mismatch',
];

/** Every operation under `/session`. */
export function sessionOperations(baseUrl: string): readonly DescribedOperation[] {
  return [
    {
      method: 'post',
      path: '/session/start',
      operation: {
        operationId: 'startSession',
        tags: ['Sessions'],
        summary: 'Start a session, or continue one',
        description: `A session keeps the documents that are appended to it, encrypted with a key of its own, until it ends or expires; then nothing of it can be read again. It belongs to the client that started it: for any other it does not exist.

Without \`sessionId\`, or when that names no live session of the client, a new session starts. Its session key comes as a partitioned cookie. A client with a credential may leave the cookie out of its requests; one that is sent has to be right.

A page of a public client shows no credential: it names its client in \`clientId\`, and its \`Origin\` has to be one of that client. From then on \`Session-Id\`, \`Origin\` and the cookie together stand in place of a credential, for the operations of sessions only.

${scopeSentence('POST /session/start', '')}`,
        security: [...securityOf('POST /session/start'), {}],
        requestBody: jsonBody('SessionStartRequest', { lifetimeInSeconds: SESSION_LIMITS.defaultSeconds }, 'optional'),
        responses: {
          '200': withCookie(jsonAnswer('The session.', 'Session', SESSION)),
          ...problemAnswers(baseUrl, BODY_PROBLEMS),
        },
      },
    },
    {
      method: 'post',
      path: '/session/resume',
      operation: {
        operationId: 'resumeSession',
        tags: ['Sessions'],
        summary: 'Extend a live session',
        description: `The session now lasts its whole lifetime again, counted from this request.

${scopeSentence('POST /session/resume', '')}`,
        security: securityOf('POST /session/resume'),
        requestBody: jsonBody('SessionResumeRequest', { sessionId: SESSION.sessionId }),
        responses: {
          '200': withCookie(jsonAnswer('The session.', 'Session', CONTINUED)),
          ...problemAnswers(baseUrl, ['session-not-live', ...BODY_PROBLEMS]),
        },
      },
    },
    {
      method: 'delete',
      path: '/session',
      operation: {
        operationId: 'endSession',
        tags: ['Sessions'],
        summary: 'End a session',
        description: `When this is answered, the key of the session is destroyed, and with it all that the session held.

${scopeSentence('DELETE /session', '')}`,
        security: securityOf('DELETE /session'),
        parameters: [SESSION_ID_PARAMETER],
        responses: {
          '204': { description: 'The session is over.', headers: requestIdHeader },
          ...problemAnswers(baseUrl, SESSION_PROBLEMS),
        },
      },
    },
  ];
}

function withCookie(answer: Description): Description {
  const headers = {
    ...requestIdHeader,
    'Set-Cookie': {
      description: 'The session key: with a new session, and again when the request carried it.',
      schema: { type: 'string' },
    },
  };
  return { ...answer, headers };
}
