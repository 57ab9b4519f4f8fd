// What the server itself tells of sessions, as types of CloudEvents. Their data are ids, never what a document says.

/** Nobody but the server makes events whose type begins like this: the domain of the vocabulary, reversed. */
export const OWN_TYPES = 'org.w3id.arkive.';

const table = {
  'org.w3id.arkive.session.started': 'The session has started. Data: `expiresAt`.',
  'org.w3id.arkive.session.resumed': 'The session lasts longer. Data: `expiresAt`.',
  'org.w3id.arkive.document.appended': 'A document is kept in the session. Data: `requestId`.',
  'org.w3id.arkive.graph.fused': 'The documents of the session were fused. Data: `graphId`.',
  'org.w3id.arkive.session.ended': 'The session is over, and what it held is gone. It is told, and stands in no log.',
} as const satisfies Record<string, string>;

/** A type of event that the server makes. */
export type OwnEventType = keyof typeof table;

/** All of them, with a sentence each. */
export const OWN_EVENT_TYPES: Readonly<Record<OwnEventType, string>> = table;
