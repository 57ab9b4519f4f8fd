// Websockets on the port of the server: each address that has them takes its upgrades (RFC 6455 §4.2); all others are refused.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { PROBLEMS } from '../../kernel/problem.ts';
import { withinAddressQuota } from './limit-requests.ts';

/** Takes over a connection that wants to be upgraded. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

declare module 'fastify' {
  interface FastifyInstance {
    /** By path. */
    readonly upgrades: Map<string, UpgradeHandler>;
  }
}

/** Adds the table of upgrades. */
export function acceptUpgrades(app: FastifyInstance): void {
  app.decorate('upgrades', new Map<string, UpgradeHandler>());
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!withinAddressQuota(app.requestQuotas, request)) {
      refuseUpgrade(socket, '429 Too Many Requests');
      return;
    }
    const path = request.url?.split('?', 1)[0] ?? '';
    const handler = app.upgrades.get(path);
    if (handler === undefined) refuseUpgrade(socket, '404 Not Found');
    else handler(request, socket, head);
  });
}

/** Ends a connection that is not upgraded. */
export function refuseUpgrade(socket: Duplex, status: string): void {
  const retry = RETRIED.test(status) ? `Retry-After: ${PROBLEMS.overloaded.retryAfterS ?? 5}\r\n` : '';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${retry}Content-Length: 0\r\n\r\n`);
  // Whoever does not close from the other side would otherwise keep half a connection.
  socket.resume();
  setTimeout(() => socket.destroy(), CLOSING_MS).unref();
}

const CLOSING_MS = 1_000;

const RETRIED = /^(?:429|503) /u;
