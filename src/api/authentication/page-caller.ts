// Who calls without a credential: a page of a public client, by the session that it shows. Session-Id, the cookie with the
// session key and an allowed Origin have to come together, and they open operations of sessions only.
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../kernel/problem.ts';
import { isSessionOperation } from '../../kernel/scopes.ts';
import type { Caller } from '../../model/caller.ts';
import type { Attempts } from '../../services/attempts.ts';
import type { PublicClients } from '../../services/public-clients.ts';
import type { SessionKeyCookie } from '../session/session-key-cookie.ts';

/** What it takes to know a page. */
export interface PageCheck {
  readonly publicClients: PublicClients;
  readonly cookie: SessionKeyCookie;
}

/**
 * The caller; undefined when the request does not come from a page of a public client. Throws Problem origin-not-allowed,
 * session-key-mismatch, session-not-live, session-required, page-not-allowed, too-many-requests.
 */
export async function pageCaller(
  check: PageCheck,
  request: FastifyRequest,
  attempts: Attempts,
): Promise<Caller | undefined> {
  const { publicClients, cookie } = check;
  const { origin, cookie: cookies } = request.headers;
  const named = namedSession(request);
  const sessionId = named ?? cookie.sessionIdIn(cookies);
  if (sessionId === undefined || (origin === undefined && cookie.sessionIdIn(cookies) === undefined)) return undefined;
  const owner = await publicClients.ownerOf(sessionId);
  if (owner === undefined) {
    // A page that is known, with a session that is not: over, most likely.
    if (named === undefined || origin === undefined || !(await publicClients.namesOrigin(origin))) return undefined;
    demandSessionOperation(request);
    throw new Problem('session-not-live');
  }
  if (!owner.allows(origin)) throw new Problem('origin-not-allowed');
  const sessionKey = cookie.read(cookies, sessionId);
  if (sessionKey === undefined)
    throw new Problem('session-key-mismatch', 'The cookie with the session key is missing.');
  const attempt = { address: request.server.requestQuotas.addressOf(request.raw), id: `session:${sessionId}` };
  const caller = await attempts.guarded(attempt, () =>
    Promise.resolve(owner.holdsKey(sessionKey) ? owner.caller : undefined),
  );
  if (caller === undefined) throw new Problem('session-key-mismatch');
  demandSessionOperation(request);
  // POST /session/resume names it in its body.
  if (named === undefined && request.routeOptions.url !== '/session/resume') {
    throw new Problem('session-required', 'The header `Session-Id` is missing.');
  }
  return caller;
}

/** The first session in the header `Session-Id`; whether the others are the caller's is checked where they are opened. */
function namedSession(request: FastifyRequest): string | undefined {
  const [first] = request.raw.headersDistinct['session-id'] ?? [];
  return first?.split(',', 1)[0]?.trim();
}

function demandSessionOperation({ method, routeOptions }: FastifyRequest): void {
  const path = routeOptions.url?.replace(/:(\w+)/gu, '{$1}') ?? '';
  if (!isSessionOperation(`${method === 'HEAD' ? 'GET' : method} ${path}`)) throw new Problem('page-not-allowed');
}
