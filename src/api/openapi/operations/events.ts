// The operations on the events of a session, described.
import { EVENT_LIMITS } from '../../../kernel/limits.ts';
import { OWN_EVENT_TYPES } from '../../../model/event-types.ts';
import { CLOSE_CODES } from '../../events/close-codes.ts';
import {
  EXAMPLE_REQUEST_ID,
  jsonAnswer,
  limitParameter,
  problemAnswers,
  queryParameter,
  requestIdHeader,
  schemaRef,
  scopeSentence,
  securityOf,
} from '../describe.ts';
import type { Description, DescribedOperation } from '../describe.ts';
import { SESSION_ID_PARAMETER, SESSION_PROBLEMS } from '../session-parameters.ts';

const EVENT = {
  specversion: '1.0',
  id: 'b7a1',
  source: '/wallets/web',
  type: 'com.example.consent.given',
  data: { purpose: 'mortgage' },
};

const PAGE = {
  events: [
    {
      cursor: '1',
      recordedAt: '2026-03-01T12:00:00.000Z',
      event: {
        specversion: '1.0',
        id: '0f8fad5b-d9cb-469f-a165-70867728950e',
        source: 'https://arkive.example/session/3d0ca315-aff9-4fc2-be61-3b76b9a2d798',
        type: 'org.w3id.arkive.document.appended',
        time: '2026-03-01T12:00:00.000Z',
        subject: EXAMPLE_REQUEST_ID,
        datacontenttype: 'application/json',
        data: { requestId: EXAMPLE_REQUEST_ID },
      },
    },
    { cursor: '2', recordedAt: '2026-03-01T12:00:09.000Z', event: EVENT },
  ],
  cursor: '2',
  more: false,
};

const TYPES = Object.entries(OWN_EVENT_TYPES).map(([type, sentence]) => `| \`${type}\` | ${sentence} |`);
const CODES = Object.values(CLOSE_CODES).map(
  ({ code, reason, again }) => `| ${code} | ${reason} | ${again ? 'yes, with new tickets' : 'no'} |`,
);

/** The operations at `/events` and `/session/websocket`. */
export function eventOperations(baseUrl: string): readonly DescribedOperation[] {
  return [
    {
      method: 'post',
      path: '/events',
      operation: {
        operationId: 'appendEvents',
        tags: ['Events'],
        summary: 'Add events to the log of a session',
        description: `Events of CloudEvents 1.0: one as JSON, up to ${EVENT_LIMITS.eventsOfRequest} as a JSON batch, or one in binary mode, its attributes in header fields \`ce-…\` and its data in the body. All are written, in their order, or none; when this is answered they are on the disk. An event that the log has already, by \`id\` and \`source\`, is not written again.

${scopeSentence('POST /events', '')}`,
        security: securityOf('POST /events'),
        parameters: [SESSION_ID_PARAMETER],
        requestBody: {
          required: true,
          content: {
            'application/cloudevents+json': { schema: schemaRef('CloudEvent'), example: EVENT },
            'application/cloudevents-batch+json': { schema: schemaRef('CloudEventBatch'), example: [EVENT] },
            'application/json': { schema: schemaRef('CloudEvent'), example: EVENT },
          },
        },
        responses: {
          '200': jsonAnswer('The events are written.', 'EventReceipts', {
            events: [{ id: EVENT.id, source: EVENT.source, cursor: '2', duplicate: false }],
          }),
          ...problemAnswers(baseUrl, [
            ...SESSION_PROBLEMS,
            'unsupported-media-type',
            'request-too-large',
            'invalid-event',
            'event-conflict',
            'event-log-full',
          ]),
        },
      },
    },
    {
      method: 'get',
      path: '/events',
      operation: {
        operationId: 'listEvents',
        tags: ['Events'],
        summary: 'Read the log of a session, or follow it',
        description: `What happened to the session and what clients added, oldest first. With \`Accept: text/event-stream\` the answer goes on: each event comes as it is written, with its cursor as its id, until the session ends; a comment comes when nothing else does for ${EVENT_LIMITS.heartbeatMs / 1000} seconds. Who connects again with \`Last-Event-ID\`, as readers of such streams do by themselves, misses nothing.

The server itself writes:

| type | what it says |
|---|---|
${TYPES.join('\n')}

${scopeSentence('GET /events', '')}`,
        security: securityOf('GET /events'),
        parameters: [
          SESSION_ID_PARAMETER,
          queryParameter('after', 'A cursor: only what stands after it; from the beginning when absent.', {
            type: 'string',
            pattern: '^[0-9]{1,15}$',
          }),
          limitParameter('How many events at most; of no meaning for a stream.', EVENT_LIMITS),
          {
            name: 'Last-Event-ID',
            in: 'header',
            description: 'Of a stream: the id of the last event that was received; goes before `after`.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          '200': answerWithStream(),
          ...problemAnswers(baseUrl, [...SESSION_PROBLEMS, 'not-acceptable', 'too-many-requests']),
        },
      },
    },
    {
      method: 'post',
      path: '/session/websocket',
      operation: {
        operationId: 'openWebsocket',
        tags: ['Events'],
        summary: 'Get tickets for a websocket that follows a session',
        description: `Connect to \`/session/websocket?ticket={connectionTicket}\` and send \`{"kind": "authorise", "ticket": "{authorisationTicket}"}\`, with the cursor of the last event that was received as \`after\`. What comes is JSON: \`{"kind": "ready", "sessionId", "cursor"}\`, then \`{"kind": "event", "cursor", "recordedAt", "event"}\` for each event of the log, \`{"kind": "heartbeat", "cursor"}\` when nothing happens, and \`{"kind": "ended", "event"}\` when the session is over. Nothing else is sent to the server. Why the server closed:

| code | why | connect again |
|---|---|---|
${CODES.join('\n')}

${scopeSentence('POST /session/websocket', '')}`,
        security: securityOf('POST /session/websocket'),
        parameters: [SESSION_ID_PARAMETER],
        responses: {
          '200': jsonAnswer('The tickets.', 'WebsocketTickets', {
            connectionTicket: 'pT1x0cQm6hWlq2vHcG9u3pXbTn4yRrJZk8sVd7fE5aM',
            authorisationTicket: 'Zq8mLw2nV5tKx9yB4cD7fG1hJ3kP6rS0uA-eIoQzWvE',
          }),
          ...problemAnswers(baseUrl, [...SESSION_PROBLEMS, 'too-many-requests']),
        },
      },
    },
  ];
}

function answerWithStream(): Description {
  const { content, ...answer } = jsonAnswer('Events, oldest first.', 'EventPage', PAGE);
  return {
    ...answer,
    headers: {
      ...requestIdHeader,
      Vary: { description: '`Accept`.', schema: { type: 'string' }, example: 'Accept' },
    },
    content: { ...(content as Description), 'text/event-stream': { schema: { type: 'string' } } },
  };
}
