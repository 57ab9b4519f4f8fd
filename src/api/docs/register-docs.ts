// GET /docs: the interface description to be read in a browser, by RapiDoc. Everything comes from this server.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const SCRIPT = 'rapidoc-min.js';
const SCRIPT_FOLDER = dirname(createRequire(import.meta.url).resolve(`rapidoc/dist/${SCRIPT}`));

/** Where the page's script stands; it is part of the page, not of the interface. */
const SCRIPT_PATH = `/docs/${SCRIPT}`;

/** Scripts and requests from this server only. RapiDoc styles its elements inline, which is all that is let off. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arkive: interface</title>
<link rel="icon" href="data:,">
<script type="module" src="${SCRIPT_PATH}"></script>
</head>
<body>
<rapi-doc spec-url="/openapi.json" load-fonts="false" regular-font="system-ui, sans-serif" mono-font="ui-monospace, monospace"
  render-style="read" theme="light" show-header="false" allow-spec-url-load="false" allow-spec-file-load="false"
  allow-server-selection="false" schema-style="table" sort-endpoints-by="none"></rapi-doc>
</body>
</html>
`;

/** Adds the page and its script. */
export async function registerDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: SCRIPT_FOLDER, serve: false, preCompressed: true });
  app.get('/docs', (_request, reply) =>
    reply
      .headers({ 'content-security-policy': CONTENT_SECURITY_POLICY, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
  app.get(SCRIPT_PATH, (_request, reply) => reply.sendFile(SCRIPT, { maxAge: '1d' }));
}
