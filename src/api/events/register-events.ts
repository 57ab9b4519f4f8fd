// POST /events and GET /events: the log of a session, written to and read, at once or as it goes on.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HeadCount } from '../../kernel/head-count.ts';
import { EVENT_LIMITS } from '../../kernel/limits.ts';
import { Problem } from '../../kernel/problem.ts';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import type { SessionEvents } from '../../services/session-events/session-events.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { cursorOf, placeOf, placesWish } from '../http/cursor.ts';
import { negotiate } from '../http/negotiate.ts';
import type { RequireSession } from '../session/require-session.ts';
import { sessionOf } from '../session/require-session.ts';
import { EVENT_STREAM, eventStream } from './event-stream.ts';
import { eventsOf } from './read-events.ts';
import { shownEvent } from './shown-event.ts';
import { countedFor, standingOf } from './standing.ts';
import type { StandingOptions } from './standing.ts';

/** What the operations on events work with. */
export interface EventsOptions extends StandingOptions {
  readonly events: SessionEvents;
  readonly requireScopes: RequireScopes;
  readonly requireSession: RequireSession;
  /** For tests; EVENT_LIMITS when absent. */
  readonly limits?: Partial<Record<'heartbeatMs' | 'stalledMs' | 'streamsOfClient', number>>;
}

/** Adds the operations, in a context of their own: bodies are read as bytes there, whatever they say they are. */
export async function registerEvents(app: FastifyInstance, options: EventsOptions): Promise<void> {
  const { requireScopes, requireSession } = options;
  const streams = new Streams(options);
  app.addHook('preClose', (done) => {
    streams.end();
    done();
  });
  await app.register((context, _options, done) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: EVENT_LIMITS.requestBytes },
      (_request, body, parsed) => parsed(null, body),
    );
    context.post(
      '/events',
      {
        onRequest: [requireScopes(...OPERATION_SCOPES['POST /events'].always), requireSession],
        bodyLimit: EVENT_LIMITS.requestBytes,
      },
      (request, reply) => answerAppend(options, request, reply),
    );
    context.get(
      '/events',
      { onRequest: [requireScopes(...OPERATION_SCOPES['GET /events'].always), requireSession] },
      (request, reply) => {
        reply.header('vary', 'Accept');
        switch (negotiate(request.headers.accept, ['application/json', EVENT_STREAM])) {
          case 'application/json':
            return answerPage(options, request, reply);
          case EVENT_STREAM:
            return streams.answer(request, reply);
          default:
            throw new Problem('not-acceptable', `Events come as application/json and as ${EVENT_STREAM}.`);
        }
      },
    );
    done();
  });
}

async function answerAppend(
  { events }: EventsOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const body = request.body instanceof Uint8Array ? request.body : new Uint8Array();
  const sent = eventsOf(request.headers, body);
  const appended = await events.log.append(sessionOf(request).sessionId, sent);
  return reply.send({
    events: appended.map(({ sequence, duplicate }, index) => ({
      id: sent[index]?.id,
      source: sent[index]?.source,
      cursor: cursorOf(sequence),
      duplicate,
    })),
  });
}

async function answerPage({ events }: EventsOptions, request: FastifyRequest, reply: FastifyReply) {
  const wish = placesWish(request.query, EVENT_LIMITS);
  const page = await events.log.page(sessionOf(request).sessionId, wish);
  if (page === undefined) throw new Problem('session-not-live');
  const last = page.events.at(-1)?.sequence ?? wish.after;
  return reply.send({ events: page.events.map(shownEvent), cursor: cursorOf(last), more: page.more });
}

/** The streams that are open. */
class Streams {
  readonly #options: EventsOptions;
  readonly #limits: Record<'heartbeatMs' | 'streamsOfClient' | 'streams', number>;
  readonly #count: HeadCount;
  readonly #open = new Set<AbortController>();

  constructor(options: EventsOptions) {
    this.#options = options;
    this.#limits = { ...EVENT_LIMITS, ...options.limits };
    this.#count = new HeadCount({ all: this.#limits.streams, ofClient: this.#limits.streamsOfClient });
  }

  answer(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { sessionId } = sessionOf(request);
    const after = placeAfter(request);
    const leave = this.#count.take(countedFor(request));
    if (leave === 'all') throw new Problem('overloaded');
    if (leave === 'client') {
      throw new Problem('too-many-requests', `A client has at most ${this.#limits.streamsOfClient} open streams.`);
    }
    const controller = new AbortController();
    this.#open.add(controller);
    reply.raw.once('close', () => {
      controller.abort();
      this.#open.delete(controller);
      leave();
    });
    const standing = standingOf(this.#options, request, 'sessions:read');
    const quietMs = this.#limits.heartbeatMs;
    const text = eventStream(this.#options.events, standing, { sessionId, after, quietMs, signal: controller.signal });
    // Proxies that gather answers would hold back what happens.
    return reply
      .type(EVENT_STREAM)
      .header('x-accel-buffering', 'no')
      .send(Readable.from(text, { objectMode: false }));
  }

  end(): void {
    for (const controller of this.#open) controller.abort();
  }
}

/** Where a reader who connects again was, or else where the first request begins. */
function placeAfter(request: FastifyRequest): number {
  const last = request.headers['last-event-id'];
  if (last === undefined || last === '') return placesWish(request.query, EVENT_LIMITS).after;
  const place = placeOf(last);
  if (place === undefined) throw new Problem('invalid-request', 'The header `Last-Event-ID` is a cursor of this log.');
  return place;
}
