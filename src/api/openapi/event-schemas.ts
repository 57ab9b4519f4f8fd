// The schemas of events, and of the answers about them.
import { EVENT_LIMITS } from '../../kernel/limits.ts';
import { closed, listOf, schemaRef } from './describe.ts';
import type { Description } from './describe.ts';

const text = { type: 'string', minLength: 1, maxLength: EVENT_LIMITS.attributeCharacters } as const;
const cursor = { type: 'string', pattern: '^[0-9]{1,15}$', description: 'A place in the log of the session.' } as const;

/** By name, as `#/components/schemas/…`. */
export const EVENT_SCHEMAS: Readonly<Record<string, Description>> = {
  CloudEvent: {
    type: 'object',
    description:
      'An event of CloudEvents 1.0 in its JSON format. Extension attributes stand beside the others: lower-case letters and digits, with a text, a whole number of 32 bits or a truth value.',
    required: ['specversion', 'id', 'source', 'type'],
    properties: {
      specversion: { type: 'string', enum: ['1.0'] },
      id: { ...text, description: 'With `source` it names the event.' },
      source: { ...text, description: 'Where it happened: a URI reference (RFC 3986).' },
      type: { ...text, example: 'com.example.consent.given' },
      datacontenttype: { ...text, example: 'application/json' },
      dataschema: { ...text, format: 'uri' },
      subject: text,
      time: { type: 'string', description: 'When it happened, as its source has it (RFC 3339).' },
      data: { description: 'Any JSON.' },
      data_base64: { type: 'string', description: 'Data that is no text, in base64.' },
    },
    additionalProperties: true,
  },
  CloudEventBatch: listOf(schemaRef('CloudEvent'), { minItems: 1, maxItems: EVENT_LIMITS.eventsOfRequest }),
  EventReceipts: closed('Where the events stand, in the order in which they were sent.', {
    events: listOf(
      closed('One of them.', {
        id: text,
        source: text,
        cursor,
        duplicate: { type: 'boolean', description: 'The log had it already.' },
      }),
    ),
  }),
  EventPage: closed('A stretch of the log of a session, oldest first.', {
    events: listOf(
      closed('An event and its place.', {
        cursor,
        recordedAt: { type: 'string', format: 'date-time', description: 'When it was written down.' },
        event: schemaRef('CloudEvent'),
      }),
    ),
    cursor: { ...cursor, description: 'Give it as `after` to go on from here.' },
    more: { type: 'boolean', description: 'Whether the log has more by now.' },
  }),
  WebsocketTickets: closed('Each is good once, within 30 seconds, and with the other only.', {
    connectionTicket: { type: 'string', description: 'Stands in the address: `/session/websocket?ticket=…`.' },
    authorisationTicket: {
      type: 'string',
      description: 'Goes with the first message: `{"kind": "authorise", "ticket": "…", "after": "…"}`.',
    },
  }),
};
