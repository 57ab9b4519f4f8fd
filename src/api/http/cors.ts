// What pages of other origins may see of our answers (https://fetch.spec.whatwg.org/#http-cors-protocol): those of origins that
// a client names, everything; all others nothing. Without this the browser keeps the answer from the page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedMethods } from './route-list.ts';

/** Whether pages of this origin may see what we answer. */
export type AllowsOrigin = (origin: string) => Promise<boolean>;

/** Header fields of an answer that a page may read, beside those that it always may. */
const EXPOSED = [
  'Arkive-Default-Graph',
  'Arkive-Environment',
  'Content-Disposition',
  'ETag',
  'Link',
  'Location',
  'Preference-Applied',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'WWW-Authenticate',
  'X-Request-Id',
] as const;

/** Header fields that a page may send, beside those that it always may. */
const ACCEPTED = [
  'Apollo-Require-Preflight',
  'Authorization',
  'Content-MD5',
  'Content-Type',
  'GraphQL-Require-Preflight',
  'If-Match',
  'If-None-Match',
  'Last-Event-ID',
  'Prefer',
  'Session-Id',
  'X-Amz-Checksum-CRC32',
  'X-Amz-Checksum-SHA256',
  'X-Apollo-Operation-Name',
] as const;

/** How long a browser need not ask again, in seconds. */
const PREFLIGHT_SECONDS = 600;

/** Opens the server to pages of the origins that are allowed. Before all hooks that may refuse: a page may see why it was. */
export function openToOrigins(app: FastifyInstance, allows: AllowsOrigin): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !(await allows(origin))) return undefined;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED.join(', '),
    });
    return isPreflight(request) ? answerPreflight(app, request, reply) : undefined;
  });
  // Whatever else an answer varies by: a cache must not hand one origin what was answered to another.
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.headers.origin !== undefined) reply.header('vary', withOrigin(reply.getHeader('vary')));
    done(null, payload);
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function answerPreflight(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const methods = allowedMethods(app.routeList, request.url.split('?', 1)[0] ?? '');
  return reply
    .status(204)
    .headers({
      'access-control-allow-methods': methods.join(', '),
      'access-control-allow-headers': ACCEPTED.join(', '),
      'access-control-max-age': String(PREFLIGHT_SECONDS),
      vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
    })
    .send();
}

function withOrigin(vary: number | string | readonly string[] | undefined): string {
  const fields = [vary ?? []].flat().flatMap((value) => String(value).split(/ *, */u));
  const named = fields.some((field) => field === '*' || field.toLowerCase() === 'origin');
  return (named ? fields : [...fields, 'Origin']).join(', ');
}
