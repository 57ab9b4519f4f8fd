// A real server that receives webhooks, as somebody else's would: keeps what came, and answers as it is told.
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What came. */
export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A running receiver. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** How it answers; 204 at first. `hang`: not at all. */
  answer: number | 'hang';
  /** Header fields of its answers. */
  fields: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** Starts one on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: textsOf(request.headers), body: Buffer.concat(chunks).toString('utf8') });
      if (receiver.answer !== 'hang') response.writeHead(receiver.answer, receiver.fields).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://localhost:${port}/hook`,
    received,
    answer: 204,
    fields: {},
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return receiver;
}

function textsOf(headers: IncomingHttpHeaders): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
