// Events as CloudEvents 1.0 has them (https://github.com/cloudevents/spec/blob/v1.0.2/cloudevents/spec.md), in its JSON format.

/** An event: context attributes, extension attributes beside them, and data. */
export interface CloudEvent {
  readonly specversion: '1.0';
  /** With `source` it names the event: two with the same two are the same event. */
  readonly id: string;
  /** A URI reference (RFC 3986 §4.1): where it happened. */
  readonly source: string;
  readonly type: string;
  readonly datacontenttype?: string;
  /** An absolute URI. */
  readonly dataschema?: string;
  readonly subject?: string;
  /** RFC 3339. */
  readonly time?: string;
  readonly data?: unknown;
  /** Data that is no text, in base64 (RFC 4648 §4); then there is no `data`. */
  readonly data_base64?: string;
  readonly [extension: string]: unknown;
}

/** An event in the log of a session. */
export interface LoggedEvent {
  /** Its place in the log: grows from event to event, not always by one. */
  readonly sequence: number;
  /** When it was written down: ISO 8601, UTC. */
  readonly recordedAt: string;
  readonly event: CloudEvent;
}
