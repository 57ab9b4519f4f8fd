// What SPARQL costs over HTTP beside the engine alone, and what others notice while somebody asks hostile queries.
import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import * as oxigraph from 'oxigraph';
import { QuadWriter } from '../../src/model/quads.ts';
import { writeNQuads } from '../../src/model/rdf-text/n-quads.ts';
import { plainQuads } from '../../src/model/rdf-text/plain-quads.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import { givenReading, READING } from '../api/support/given-reading.ts';
import { GraphClient } from '../api/support/graph-client.ts';
import { startServer } from '../api/support/start-server.ts';
import type { TestServer } from '../api/support/start-server.ts';
import type { Bench } from './bench.ts';
import { median } from './bench.ts';

const ROUNDS = 11;
const WARM_UP = 4;
const JSON_RESULTS = 'application/sparql-results+json';
const PREFIX = 'PREFIX ark: <https://w3id.org/arkive/ontology#>';
const GRAPHS = 'https://arkive.example/graph';

const transactions = (count: number): readonly GraphNode[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `${GRAPHS}/.draft-nodes/transaction-${at}`,
    type: 'ark:Transaction',
    sequence: String(at).padStart(6, '0'),
    date: '2024-01-03',
    relatedTo: `${GRAPHS}/.draft-nodes/account-${at % 7}`,
    fullDescriptor: `CARD PAYMENT EXAMPLE SHOP ${at}`,
    methodCategory: 'PAYMENT:CARD',
    amount: { type: 'ark:CurrencyValue', amount: `${at}.30`, currency: 'GBP', direction: 'Debit' },
  }));

const NODES = transactions(3_000);

/** Queries with the rows they give over those transactions. */
const QUERIES: Readonly<Record<string, string>> = {
  'one property': 'SELECT ?t ?d { ?t ark:fullDescriptor ?d }',
  'all statements': 'SELECT ?s ?p ?o { ?s ?p ?o }',
  'transactions with amounts':
    'SELECT ?t ?date ?text ?amount { ?t ark:date ?date ; ark:fullDescriptor ?text ; ark:amount [ ark:amount ?amount ] }',
};

/** Rows a second over HTTP as a share of what the engine gives in the same process. */
export const sparqlRows: Bench = {
  name: 'sparql',
  run: async () => {
    const store = new oxigraph.Store();
    store.load(writeNQuads(new QuadWriter(plainQuads()).write(NODES)), { format: 'application/n-quads' });
    const asker = await startAsker(NODES);
    const rows: (readonly (string | number)[])[] = [];
    try {
      for (const [name, text] of Object.entries(QUERIES)) {
        for (const mediaType of [JSON_RESULTS, 'text/csv']) {
          const query = `${PREFIX} ${text}`;
          const count = (store.query(query) as readonly unknown[]).length;
          const [terms, raw, http]: [number[], number[], number[]] = [[], [], []];
          // Both compile what they run often.
          for (let round = 0; round < WARM_UP; round++) {
            store.query(query, { results_format: mediaType });
            await asker.ask(query, mediaType);
          }
          for (let round = 0; round < ROUNDS; round++) {
            terms.push(await timed(() => store.query(query)));
            raw.push(await timed(() => store.query(query, { results_format: mediaType })));
            http.push(await timed(() => asker.ask(query, mediaType)));
          }
          const perSecond = (ms: readonly number[]) => Math.round((count / best(ms)) * 1000);
          const shares = [best(raw) / best(http), best(terms) / best(http)];
          rows.push([`${name}, ${mediaType}`, count, perSecond(terms), perSecond(raw), perSecond(http), ...shares]);
        }
      }
    } finally {
      await asker.close();
    }
    return {
      title: 'SPARQL: rows a second of the engine alone and over HTTP',
      columns: ['query', 'rows', 'engine, terms', 'engine, text', 'HTTP', 'of text', 'of terms'],
      rows,
      summary: `The third best of ${ROUNDS} rounds, side by side; the engine alone gives terms to a program, or writes the same text as the answer: answers over HTTP cross threads, and wait longer than the engine does when others use the machine. Server and client in one process. The aim is 0.8.`,
    };
  },
};

const HOSTILE: Readonly<Record<string, string>> = {
  'cartesian product': 'SELECT (COUNT(*) AS ?n) { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i }',
  'sorted product': 'SELECT * { ?a ?b ?c . ?d ?e ?f . ?g ?h ?i } ORDER BY ?a ?d ?g',
  'path explosion': 'SELECT (COUNT(*) AS ?n) { ?a (!ark:x|!^ark:x)* ?b . ?b (!ark:x|!^ark:x)* ?c }',
  'deep nesting': `SELECT * ${'{'.repeat(2_000)}${'}'.repeat(2_000)}`,
  'chain of unions': `SELECT * { ${Array(3_000).fill('{?s ?p ?o}').join('UNION')} }`,
  'huge regex': `SELECT * { ?s ?p ?o FILTER(REGEX(STR(?o), "${'(a{1,50}){1,50}'.repeat(40)}")) }`,
};

/** How long others wait meanwhile. */
export const sparqlAttack: Bench = {
  name: 'sparql-attack',
  run: async () => {
    const asker = await startAsker(NODES);
    const rows: (readonly (string | number)[])[] = [];
    try {
      rows.push(['nothing', '-', 0, ...(await asker.others(() => delay(3_000)))]);
      for (const [name, text] of Object.entries(HOSTILE)) {
        const outcome = { code: '', ms: 0 };
        const others = await asker.others(async () => {
          // At least for a while, else there is nothing to see of others.
          const until = performance.now() + 3_000;
          do {
            outcome.ms = await timed(async () => (outcome.code = await asker.attack(`${PREFIX} ${text}`)));
          } while (performance.now() < until);
        });
        rows.push([name, outcome.code, Math.round(outcome.ms), ...others]);
      }
    } finally {
      await asker.close();
    }
    return {
      title: 'SPARQL: what others notice of a hostile query',
      columns: ['query', 'answered', 'after ms', '/healthz median', 'p99 ms', 'small query median', 'p99 ms'],
      rows,
      summary:
        'One client asks the hostile query, again and again for three seconds or until it is answered. Others ask /healthz and a small query of a session of another client, each ten times a second, from the same process. The aim is a p99 under 100 ms.',
    };
  },
};

interface Asker {
  ask(query: string, mediaType: string): Promise<number>;
  /** The code of the problem that the query is answered with. */
  attack(query: string): Promise<string>;
  /** Median and p99 of /healthz and of a small query, in ms, while the work goes on. */
  others(work: () => Promise<unknown>): Promise<readonly number[]>;
  close(): Promise<void>;
}

async function startAsker(nodes: readonly GraphNode[]): Promise<Asker> {
  const server = await startServer({
    processor: givenReading(() => ({ ...READING, nodes, evidence: [] })),
    graphLimits: { ready: 1 },
  });
  const agent = new Agent({ keepAlive: true });
  const scopes = ['sessions:read', 'sessions:write', 'documents:initiate', 'documents:write'] as const;
  const mine = await sessionOf(server, await server.authorization(...scopes));
  const theirs = await sessionOf(server, await server.strangerAuthorization(...scopes));
  const post = (who: typeof mine, query: string, accept: string) =>
    send(agent, {
      url: `${server.url}/sparql`,
      body: query,
      headers: { ...who, accept, 'content-type': 'application/sparql-query' },
    });
  const small = `${PREFIX} SELECT ?t { ?t ark:fullDescriptor "CARD PAYMENT EXAMPLE SHOP 7" }`;
  return {
    ask: async (query, accept) => {
      const { status, bytes } = await post(mine, query, accept);
      if (status !== 200) throw new Error(`the server answered ${status}`);
      return bytes.length;
    },
    attack: async (query) => {
      const { status, bytes } = await post(mine, query, JSON_RESULTS);
      return status === 200 ? '200' : (JSON.parse(bytes.toString()) as { code: string }).code;
    },
    others: async (work) => {
      const [health, queries]: [number[], number[]] = [[], []];
      let over = false;
      const keepAsking = async (times: number[], ask: () => Promise<{ readonly status: number }>) => {
        await ask();
        while (!over) {
          times.push(
            await timed(async () => {
              if ((await ask()).status !== 200) throw new Error('another client was not answered');
            }),
          );
          await delay(100);
        }
      };
      const asking = Promise.all([
        keepAsking(health, () => send(agent, { url: `${server.url}/healthz` })),
        keepAsking(queries, () => post(theirs, small, JSON_RESULTS)),
      ]);
      await delay(500);
      await work();
      over = true;
      await asking;
      return [median(health), quantile(health, 0.99), median(queries), quantile(queries, 0.99)];
    },
    close: async () => {
      agent.destroy();
      await server.close();
    },
  };
}

async function sessionOf({ url }: TestServer, authorization: string) {
  const client = new GraphClient(url, authorization);
  const sessionId = await client.start();
  await client.appended(sessionId, new TextEncoder().encode('%PDF-1.7'));
  return { authorization, 'session-id': sessionId };
}

interface Sending {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** As little client as can be: it is measured with. */
function send(
  agent: Agent,
  { url, headers = {}, body }: Sending,
): Promise<{ readonly status: number; readonly bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const request = httpRequest(url, { agent, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, bytes: Buffer.concat(pieces) });
      });
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** What a measurement comes to when little else goes on. */
function best(ms: readonly number[]): number {
  return quantile(ms, 0.2);
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? NaN;
}

async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
