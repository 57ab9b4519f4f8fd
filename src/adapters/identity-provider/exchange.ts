// Puts a request to the provider, which is a Koa application, without a connection of its own: it answers into memory, and the
// server that asked sends the answer, under its own limits and with its own header fields.
import { IncomingMessage, ServerResponse } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { ProviderAnswer, ProviderRequest } from '../../ports/identity-provider.ts';

/** A request as Node would have it, and the response to it. */
interface Messages {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

const addresses = new WeakMap<IncomingMessage, string>();

/** Where the request came from. */
export function addressOf(req: IncomingMessage): string {
  return addresses.get(req) ?? '';
}

/**
 * The messages of a request. Host, scheme and path are those of the issuer, whatever the client or a proxy says: no address in an
 * answer can be made up by a caller.
 */
export function messagesOf({ method, path, headers, body, address }: ProviderRequest, issuer: string): Messages {
  const { host, protocol, pathname } = new URL(issuer);
  const req = new IncomingMessage(new Socket());
  const url = { url: path, originalUrl: `${pathname.replace(/\/$/u, '')}${path}` };
  req.headers = {
    ...Object.fromEntries(
      Object.entries(headers).filter(([name]) => !/^(?:x-forwarded-|forwarded$|transfer-encoding$)/u.test(name)),
    ),
    host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'content-length': String(Buffer.byteLength(body)),
  };
  Object.assign(req, { method, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1, ...url });
  if (body !== '') req.push(body);
  req.push(null);
  addresses.set(req, address);
  return { req, res: new ServerResponse(req) };
}

/** What `handle` writes to the response. */
export async function exchange(
  { req, res }: Messages,
  handle: (req: IncomingMessage, res: ServerResponse) => Promise<unknown>,
): Promise<ProviderAnswer> {
  const chunks: Buffer[] = [];
  const take = (chunk: unknown): void => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  const ended = new Promise<void>((resolve) => {
    res.write = (chunk: unknown): boolean => {
      take(chunk);
      return true;
    };
    res.end = (chunk?: unknown): ServerResponse => {
      take(chunk);
      resolve();
      return res;
    };
  });
  await handle(req, res);
  await ended;
  return { status: res.statusCode, headers: fieldsOf(res.getHeaders()), body: Buffer.concat(chunks).toString('utf8') };
}

function fieldsOf(headers: OutgoingHttpHeaders): ProviderAnswer['headers'] {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value : String(value)] as const],
  );
  return Object.fromEntries(entries.filter(([name]) => name !== 'content-length'));
}
