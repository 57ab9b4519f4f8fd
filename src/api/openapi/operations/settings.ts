// The operation by which a client learns its own configuration, described.
import { jsonAnswer, problemAnswers, scopeSentence, securityOf } from '../describe.ts';
import type { DescribedOperation } from '../describe.ts';

/** `GET /settings`. */
export function settingsOperations(baseUrl: string): readonly DescribedOperation[] {
  return [
    {
      method: 'get',
      path: '/settings',
      operation: {
        operationId: 'readSettings',
        tags: ['Service'],
        summary: 'How the service works for this client',
        description: `What the client may do, how long its sessions live, what is kept, what fusions may do, which documents are read, and the limits that matter to a client. What is changed here or at the command line of the server holds for the next request.

${scopeSentence('GET /settings', '')}`,
        security: securityOf('GET /settings'),
        responses: {
          '200': jsonAnswer('The configuration.', 'ClientConfiguration'),
          ...problemAnswers(baseUrl, ['unauthenticated', 'insufficient-scope', 'too-many-requests']),
        },
      },
    },
  ];
}
