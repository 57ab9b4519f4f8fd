// The page at /sparql for people: one file with its style and its script in it, which are let run by their hashes and nothing else is
// (https://www.w3.org/TR/CSP3/#external-hash).
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply } from 'fastify';

/** It is no module, so it stands in `src` for the built server, too. */
const PAGE = readFileSync(new URL('../../../src/api/sparql/editor.html', import.meta.url), 'utf8');

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  `script-src ${hashOf('script')}`,
  `style-src ${hashOf('style')}`,
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Answers with the page. It holds nothing of anybody; what a person writes there stays in the browser's memory. */
export function sendEditor(reply: FastifyReply): FastifyReply {
  return reply
    .headers({ 'content-security-policy': CONTENT_SECURITY_POLICY, 'cache-control': 'no-cache' })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}

function hashOf(element: 'script' | 'style'): string {
  const content = new RegExp(`<${element}>([^]*?)</${element}>`, 'u').exec(PAGE)?.[1];
  if (content === undefined) throw new Error(`the page has no ${element}`);
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}
