// A client of the websocket of a session, as one would be written by the documentation: keeps its cursor, and what it was told.
import { WebSocket } from 'ws';

/** An event as it comes. */
export interface Told {
  readonly cursor: string;
  readonly event: { readonly id: string; readonly type: string; readonly data?: unknown };
}

interface Tickets {
  readonly connectionTicket: string;
  readonly authorisationTicket: string;
}

/** What a client is given. */
export interface SocketClientOptions {
  /** Where the server listens. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asks for tickets; throws when there are none. */
export async function askTickets({ url, headers }: SocketClientOptions): Promise<Tickets> {
  const answer = await fetch(`${url}/session/websocket`, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`no tickets: ${answer.status}`);
  return (await answer.json()) as Tickets;
}

/** A websocket at the address of a connection ticket; nothing is sent on it yet. */
export function connectWith(url: string, connectionTicket: string): WebSocket {
  return new WebSocket(`${url.replace('http', 'ws')}/session/websocket?ticket=${connectionTicket}`);
}

/** One connection; the cursor outlives it. */
export class SessionSocket {
  /** Every event, over all connections. */
  readonly told: Told[] = [];
  /** Messages of other kinds, of all connections. */
  readonly messages: Readonly<Record<string, unknown>>[] = [];
  cursor = '0';
  socket: WebSocket | undefined;
  readonly #options: SocketClientOptions;
  #wake: () => void = () => undefined;

  constructor(options: SocketClientOptions) {
    this.#options = options;
  }

  /** Connects, and goes on after the last event that came. Resolves when the server is ready. */
  async connect(): Promise<void> {
    const { connectionTicket, authorisationTicket } = await askTickets(this.#options);
    const socket = connectWith(this.#options.url, connectionTicket);
    this.socket = socket;
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('closed')));
      socket.on('open', () =>
        socket.send(JSON.stringify({ kind: 'authorise', ticket: authorisationTicket, after: this.cursor })),
      );
      socket.on('message', (data) => {
        const message = JSON.parse((data as Buffer).toString('utf8')) as Readonly<Record<string, unknown>>;
        if (message['kind'] === 'event') {
          const told = message as unknown as Told;
          this.told.push(told);
          this.cursor = told.cursor;
        } else this.messages.push(message);
        if (message['kind'] === 'ready') resolve();
        this.#wake();
      });
    });
    socket.on('error', () => undefined);
    socket.on('close', () => this.#wake());
  }

  /** Resolves when `holds`, looked at after each message. */
  async until(holds: (client: this) => boolean): Promise<void> {
    while (!holds(this)) {
      if (this.socket?.readyState === WebSocket.CLOSED) throw new Error('the connection was closed');
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }

  /** The close code of the connection. */
  closed(): Promise<number> {
    return new Promise((resolve) => this.socket?.once('close', resolve));
  }
}
