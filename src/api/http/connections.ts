// How many connections there are, and for how long one may take an answer without taking it. Node limits how long a request
// takes to arrive; of connections that do nothing, and of answers that nobody reads, it would keep any number.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { network } from './client-address.ts';

/** What connections are held to. */
export interface ConnectionLimits {
  /** Of everybody. */
  readonly connections: number;
  /** From one address. */
  readonly connectionsOfAddress: number;
  /** An answer is measured over so long. */
  readonly answerMs: number;
  /** What a client takes of an answer in a second, at least. */
  readonly answerBytesPerSecond: number;
}

/** Holds the server's connections to `limits`; every `answerMs` those are dropped on which an answer waits and too little left. */
export function limitConnections(app: FastifyInstance, limits: ConnectionLimits): { readonly dropStalled: () => void } {
  const connections = new Connections(limits);
  const server: Server = app.server;
  server.on('connection', (socket) => connections.add(socket));
  server.on('request', (request, response) => connections.answering(request, response));
  // What is no longer HTTP has limits of its own, and is not put out in favour of others.
  server.on('upgrade', ({ socket }) => connections.upgraded(socket));
  const clock = setInterval(() => connections.dropStalled(), limits.answerMs);
  clock.unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(clock);
    done();
  });
  return { dropStalled: () => connections.dropStalled() };
}

interface Connection {
  readonly address: string;
  /** Requests that are being answered on it. */
  requests: number;
  /** Bytes that had left when an answer was found to wait; undefined while none does. */
  sentBefore: number | undefined;
}

class Connections {
  readonly #limits: ConnectionLimits;
  /** Oldest first. */
  readonly #open = new Map<Socket, Connection>();
  /** The same, by address. */
  readonly #byAddress = new Map<string, Set<Socket>>();

  constructor(limits: ConnectionLimits) {
    this.#limits = limits;
  }

  /** When there is no room, the oldest connection that asks for nothing makes room; when all of them do, the new one goes. */
  add(socket: Socket): void {
    const address = network(socket.remoteAddress ?? '');
    const own = this.#byAddress.get(address) ?? new Set<Socket>();
    const { connections, connectionsOfAddress } = this.#limits;
    if (!this.#makeRoom(own, connectionsOfAddress) || !this.#makeRoom(this.#open, connections)) {
      socket.destroy();
      return;
    }
    this.#open.set(socket, { address, requests: 0, sentBefore: undefined });
    this.#byAddress.set(address, own.add(socket));
    socket.once('close', () => this.#remove(socket));
  }

  answering({ socket }: IncomingMessage, response: ServerResponse): void {
    const connection = this.#open.get(socket);
    if (connection === undefined) return;
    connection.requests += 1;
    response.once('close', () => (connection.requests -= 1));
  }

  upgraded(socket: Socket): void {
    const connection = this.#open.get(socket);
    if (connection !== undefined) connection.requests = Infinity;
  }

  /** Ends connections on which an answer has waited since the last time, and too little of it was taken. */
  dropStalled(): void {
    const { answerMs, answerBytesPerSecond } = this.#limits;
    const least = (answerMs / 1000) * answerBytesPerSecond;
    for (const [socket, connection] of this.#open) {
      const sent = socket.writableLength > 0 ? bytesSent(socket) : undefined;
      const { sentBefore } = connection;
      if (sent !== undefined && sentBefore !== undefined && sent - sentBefore < least) socket.destroy();
      connection.sentBefore = sent;
    }
  }

  #makeRoom(sockets: Pick<Set<Socket>, 'size' | 'keys'>, most: number): boolean {
    if (sockets.size < most) return true;
    for (const socket of sockets.keys()) {
      if (this.#open.get(socket)?.requests !== 0) continue;
      this.#remove(socket);
      socket.destroy();
      return true;
    }
    return false;
  }

  #remove(socket: Socket): void {
    const address = this.#open.get(socket)?.address;
    if (address === undefined) return;
    this.#open.delete(socket);
    const own = this.#byAddress.get(address);
    own?.delete(socket);
    if (own?.size === 0) this.#byAddress.delete(address);
  }
}

/**
 * Bytes that have left for the network; undefined when nobody knows. What the socket says of itself counts a piece that is under
 * way as wholly sent or wholly unsent, and a piece may be a whole answer: its handle knows, and is not in Node's types.
 */
function bytesSent(
  socket: Socket & { readonly _handle?: { readonly bytesWritten?: number; readonly writeQueueSize?: number } | null },
): number | undefined {
  const { bytesWritten, writeQueueSize } = socket._handle ?? {};
  return bytesWritten === undefined || writeQueueSize === undefined ? undefined : bytesWritten - writeQueueSize;
}
