// The events that the server makes of what happens to sessions. They hold ids and times, nothing else.
import { randomUUID } from 'node:crypto';
import type { CloudEvent } from '../../model/cloud-event.ts';
import type { OwnEventType } from '../../model/event-types.ts';

/** What an event tells. */
export interface OwnEvent {
  readonly type: OwnEventType;
  /** The id of what it is about, within the session. */
  readonly subject?: string;
  readonly data?: Readonly<Record<string, string>>;
}

/** Makes events of the sessions of one server, at `baseUrl` as clients see it. */
export class OwnEvents {
  readonly #baseUrl: string;
  readonly #now: () => Date;

  constructor({ baseUrl, now }: { readonly baseUrl: string; readonly now: () => Date }) {
    this.#baseUrl = baseUrl;
    this.#now = now;
  }

  /** An event of the session, happening now. */
  of(sessionId: string, { type, subject, data }: OwnEvent): CloudEvent {
    return {
      specversion: '1.0',
      id: randomUUID(),
      source: `${this.#baseUrl}/session/${sessionId}`,
      type,
      time: this.#now().toISOString(),
      ...(subject !== undefined && { subject }),
      ...(data && { datacontenttype: 'application/json', data }),
    };
  }
}
