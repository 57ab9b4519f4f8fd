// POST /session/websocket, which gives the tickets, and the websocket at the same address.
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { HeadCount } from '../../kernel/head-count.ts';
import { EVENT_LIMITS, WEBSOCKET_LIMITS } from '../../kernel/limits.ts';
import { OPERATION_SCOPES } from '../../kernel/scopes.ts';
import type { SessionEvents } from '../../services/session-events/session-events.ts';
import { tickets } from '../../services/session-events/tickets.ts';
import type { RequireScopes } from '../authentication/authentication.ts';
import { refuseUpgrade } from '../http/upgrades.ts';
import type { RequireSession } from '../session/require-session.ts';
import { sessionOf } from '../session/require-session.ts';
import { closeSocket, serveSocket } from './session-socket.ts';
import type { SocketGrant, SocketTimes } from './session-socket.ts';
import { countedFor, standingOf } from './standing.ts';
import type { StandingOptions } from './standing.ts';

/** What the websocket works with. */
export interface SocketOptions extends StandingOptions {
  readonly events: SessionEvents;
  readonly requireScopes: RequireScopes;
  readonly requireSession: RequireSession;
  readonly log: Logger;
  /** For tests; those of the table of limits when absent. */
  readonly limits?: Partial<SocketTimes & Record<'connectionsOfClient', number>>;
  readonly now?: () => Date;
}

const PATH = '/session/websocket';

/** Adds the operation and takes upgrades, until the server closes. */
export function registerSocket(app: FastifyInstance, options: SocketOptions): void {
  const { events, requireScopes, requireSession, log } = options;
  const limits = { ...WEBSOCKET_LIMITS, ...EVENT_LIMITS, ...options.limits };
  const issued = tickets<SocketGrant>(options.now);
  const count = new HeadCount({ all: limits.connections, ofClient: limits.connectionsOfClient });
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.firstMessageBytes,
    perMessageDeflate: false,
  });
  app.post(
    PATH,
    { onRequest: [requireScopes(...OPERATION_SCOPES['POST /session/websocket'].always), requireSession] },
    (request, reply) => {
      const grant = {
        sessionId: sessionOf(request).sessionId,
        standing: standingOf(options, request, 'websockets:initiate'),
      };
      return reply.send(issued.issue(countedFor(request), grant));
    },
  );
  app.upgrades.set(PATH, (request, socket, head) => {
    const redeemed = issued.connect(ticketIn(request.url ?? ''));
    const leave = redeemed && count.take(redeemed.holder);
    if (redeemed === undefined || leave === undefined) refuseUpgrade(socket, '401 Unauthorized');
    else if (leave === 'all') refuseUpgrade(socket, '503 Service Unavailable');
    else if (leave === 'client') refuseUpgrade(socket, '429 Too Many Requests');
    else {
      socket.once('close', leave);
      const onFailure = (error: unknown) => log.error({ err: error }, 'a websocket failed');
      sockets.handleUpgrade(request, socket, head, (upgraded) =>
        serveSocket(upgraded, { events, redeemed, times: limits, onFailure }),
      );
    }
  });
  app.addHook('preClose', (done) => {
    for (const socket of sockets.clients) closeSocket(socket, 'shutdown');
    done();
  });
}

/** The parameter `ticket` of the address. */
function ticketIn(address: string): string {
  return new URLSearchParams(address.split('?')[1] ?? '').get('ticket') ?? '';
}
