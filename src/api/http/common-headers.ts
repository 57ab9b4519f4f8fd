// The header fields of every answer: its request id, and what keeps a browser from making more of it than was meant
// (https://owasp.org/www-project-secure-headers/, and OWASP's REST Security Cheat Sheet).
import type { FastifyInstance } from 'fastify';

/** Nothing may be loaded or framed. The documentation page has a policy of its own. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What none of our pages asks a browser for. */
const PERMISSIONS_POLICY = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** Fields of an answer to the request `requestId`. Answers hold personal data: by default nobody stores them. */
export function commonHeaders(requestId: string, baseUrl: string): Readonly<Record<string, string>> {
  return {
    'x-request-id': requestId,
    'x-content-type-options': 'nosniff',
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy': PERMISSIONS_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(baseUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Sets them before anything else, so that no answer goes without; routes may replace them. */
export function setCommonHeaders(app: FastifyInstance, baseUrl: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(commonHeaders(request.id, baseUrl));
    done();
  });
}
