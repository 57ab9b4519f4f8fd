// The explorer at /graphql: GraphiQL, for a browser that asks for a page. Scripts and styles come from this server, out of the
// packages they are published in; nothing is sent anywhere else.
import { createReadStream, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** By the last part of their address: the package and the file in it. */
const ASSETS: Readonly<Record<string, { readonly from: string; readonly file: string; readonly type: string }>> = {
  'react.js': { from: 'react', file: 'umd/react.production.min.js', type: 'text/javascript' },
  'react-dom.js': { from: 'react-dom', file: 'umd/react-dom.production.min.js', type: 'text/javascript' },
  'graphiql.js': { from: 'graphiql', file: 'graphiql.min.js', type: 'text/javascript' },
  'graphiql.css': { from: 'graphiql', file: 'graphiql.min.css', type: 'text/css' },
  'graphql-ws.js': { from: 'graphql-ws', file: 'umd/graphql-ws.min.js', type: 'text/javascript' },
};

/** Scripts and requests from this server only; GraphiQL styles its elements inline, and its styles hold fonts and pictures as data. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Arkive: GraphQL</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/graphql/explorer/graphiql.css">
<link rel="stylesheet" href="/graphql/explorer/page.css">
<script src="/graphql/explorer/react.js" defer></script>
<script src="/graphql/explorer/react-dom.js" defer></script>
<script src="/graphql/explorer/graphql-ws.js" defer></script>
<script src="/graphql/explorer/graphiql.js" defer></script>
<script src="/graphql/explorer/page.js" defer></script>
</head>
<body><div id="explorer">The explorer needs JavaScript.</div></body>
</html>
`;

const STYLES = 'html, body, #explorer { height: 100%; margin: 0; font-family: system-ui, sans-serif; }\n';

/** Headers typed into the explorer go with every request, and into the first message of a websocket. Nothing typed is stored. */
const SCRIPT = `'use strict';
const query = \`# Welcome. The schema can be read without a credential: see the book at the left.
# For everything else put a credential into "Headers" below, and the id of a session:
#   {"Authorization": "Bearer …", "Session-Id": "…"}
# A first session is started by:  mutation { startSession { session { id expiresAt } } }
query Documents {
  session {
    id
    expiresAt
    sources {
      requestId
      document { className classConfidence }
      graph {
        transactions(first: 10, orderBy: { field: AMOUNT, direction: DESC }) {
          totalCount
          summary { totals { currency credits debits net } }
          nodes { date description amount { amount currency direction } }
        }
      }
    }
  }
}
\`;
const memory = new Map();
const storage = {
  getItem: (key) => memory.get(key) ?? null,
  setItem: (key, value) => void memory.set(key, value),
  removeItem: (key) => void memory.delete(key),
  clear: () => memory.clear(),
  get length() { return memory.size; },
};
const address = new URL('/graphql', location.href);
const socket = new URL(address);
socket.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
const fetcher = (operation, options = {}) =>
  GraphiQL.createFetcher({
    url: address.href,
    wsClient: graphqlWs.createClient({ url: socket.href, lazy: true, connectionParams: options.headers ?? {} }),
  })(operation, options);
ReactDOM.createRoot(document.getElementById('explorer')).render(
  React.createElement(GraphiQL, {
    fetcher,
    storage,
    defaultQuery: query,
    defaultEditorToolsVisibility: 'headers',
    shouldPersistHeaders: false,
  }),
);
`;

/** Adds what the page loads. */
export function registerExplorer(app: FastifyInstance): void {
  const add = (name: string, type: string, content: () => string | Readable): void => {
    app.get(`/graphql/explorer/${name}`, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(content()),
    );
  };
  for (const [name, { from, file, type }] of Object.entries(ASSETS)) {
    const path = packageFile(from, file);
    add(name, type, () => createReadStream(path));
  }
  add('page.js', 'text/javascript', () => SCRIPT);
  add('page.css', 'text/css', () => STYLES);
}

/** A file of a package that the package does not export: it is for browsers. */
function packageFile(name: string, file: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(name) ?? [];
  const path = folders.map((folder) => join(folder, name, file)).find((each) => existsSync(each));
  if (path === undefined) throw new Error(`the package ${name} has no ${file}`);
  return path;
}

/** Whether a browser wants the page: a GET without an operation that takes HTML before anything of GraphQL. */
export function wantsExplorer({ method, headers, query }: FastifyRequest): boolean {
  const isPlain = typeof query === 'object' && query !== null && !('query' in query);
  return method === 'GET' && isPlain && headers.accept?.includes('text/html') === true;
}

/** Answers with the page. */
export function sendExplorer(reply: FastifyReply): FastifyReply {
  return reply
    .headers({ 'content-security-policy': CONTENT_SECURITY_POLICY, 'cache-control': 'no-cache', vary: 'Accept' })
    .type('text/html; charset=utf-8')
    .send(PAGE);
}
