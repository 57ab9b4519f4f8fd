// GraphQL beside REST: a page of 1,000 transactions with all their values; and what others notice of queries that ask for as much
// as they may, or for more.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from './bench.ts';
import { median } from './bench.ts';
import type { GraphqlProgram } from './graphql-program.ts';
import { quantile } from './http-load.ts';

const ROUNDS = 60;
const HOSTILE_MS = 5_000;
const HOSTILE_CLIENTS = 8;

const TRANSACTION = `id type sequence date relatedTo { id } fullDescriptor methodCategory description notes method reference
  amount { amount currency direction } balance { amount currency direction } balanceType balanceAt
  counterparty { name sortCode accountNumber } categories merchant { id } processor { id }
  conversion { rate amount { amount currency } }`;
const PAGE = `query ($s: ID, $r: ID!) { session(id: $s) { source(requestId: $r) { graph {
  transactions(first: 1000) { nodes { ${TRANSACTION} } } } } } }`;

/** Kinds of hostile queries; those that are let through ask for as much as the limits let them. */
const HOSTILE: Readonly<Record<string, string>> = {
  'the largest answer that is let through': `query ($s: ID) { session(id: $s) { fused { graph {
    a: transactions(first: 1000) { nodes { ${TRANSACTION} } } b: transactions(first: 500) { nodes { ${TRANSACTION} } } } } } }`,
  'nested pages': `query ($s: ID) { session(id: $s) { fused { graph { bankAccounts { nodes { transactions(first: 1000) { nodes {
    relatedTo { ... on BankAccount { transactions(first: 1000) { nodes { id } } } } } } } } } } } }`,
  'deep nesting': `query ($s: ID) { session(id: $s) { fused { graph { bankAccounts { nodes { ${'transactions { nodes { relatedTo { ... on BankAccount { '.repeat(8)} id ${'} } } }'.repeat(8)} } } } } } }`,
  'filters and orders': `query ($s: ID) { session(id: $s) { fused { graph { ${Array.from(
    { length: 20 },
    (_, i) =>
      `f${i}: transactions(first: 1, orderBy: [{field: AMOUNT}, {field: FULL_DESCRIPTOR}], filter: {or: [${Array.from({ length: 40 }, () => '{description: {contains: "zz"}}').join(' ')}]}) { totalCount }`,
  ).join(' ')} } } } }`,
  'as many equal fields as fit': `{ ${'session { id } '.repeat(4_000)} }`,
  introspection: `{ ${Array.from({ length: 9 }, (_, i) => `s${i}: __schema { types { name description fields { name description args { name description type { name } } } } }`).join(' ')} }`,
};

/** GraphQL against REST, and hostile queries against everybody else. */
export const graphql: Bench = {
  name: 'graphql',
  run: async () => {
    const child = fork(join(import.meta.dirname, 'graphql-program.ts'), { execArgv: ['--import', 'tsx'] });
    try {
      const [program] = (await once(child, 'message')) as [GraphqlProgram];
      // In turn, so that both see the same machine.
      const [rest, page] = await times(ROUNDS, [
        () => getSource(program),
        () => ask(program, PAGE, { s: program.session, r: program.requestId }),
      ]);
      const base = median(rest ?? []);
      const rows: (string | number)[][] = [
        ['REST: GET /graph/sources/{requestId}', base, quantile(rest ?? [], 0.95), 1, '', ''],
        ['GraphQL: the same values', median(page ?? []), quantile(page ?? [], 0.95), median(page ?? []) / base, '', ''],
      ];
      rows.push(['nobody else', '', '', '', ...(await whileUnder(program, undefined))]);
      for (const [what, query] of Object.entries(HOSTILE)) {
        const own: number[] = [];
        const others = await whileUnder(program, async () => {
          const start = performance.now();
          await ask(program, query, { s: program.session });
          own.push(performance.now() - start);
        });
        rows.push([`${HOSTILE_CLIENTS} × ${what}`, median(own), quantile(own, 0.95), '', ...others]);
      }
      return {
        title: 'GraphQL: 1,000 transactions with all their values, and hostile queries',
        columns: ['what', 'median ms', 'p95 ms', 'times REST', '/healthz p50 ms', 'p99 ms'],
        rows,
        summary: `${ROUNDS} rounds one after the other; hostile queries by ${HOSTILE_CLIENTS} at a time for ${HOSTILE_MS / 1000} s each, from this process, which shares the machine with the server. The aims: at most 3 times REST, and a p99 under 100 ms for others.`,
      };
    } finally {
      child.disconnect();
      await once(child, 'exit');
    }
  },
};

async function ask({ url, authorization }: GraphqlProgram, query: string, variables: object): Promise<void> {
  const headers = { authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ query, variables });
  await (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).arrayBuffer();
}

async function getSource({ url, authorization, session, requestId }: GraphqlProgram): Promise<void> {
  const headers = { authorization, 'session-id': session };
  await (await fetch(`${url}/graph/sources/${requestId}`, { headers })).arrayBuffer();
}

/** How long others wait for /healthz while some keep the server busy: its median and p99. */
async function whileUnder(
  { url }: GraphqlProgram,
  hostile: (() => Promise<void>) | undefined,
): Promise<readonly [number, number]> {
  const end = performance.now() + HOSTILE_MS;
  const busy = Array.from({ length: hostile === undefined ? 0 : HOSTILE_CLIENTS }, async () => {
    while (performance.now() < end) await hostile?.();
  });
  const waits: number[] = [];
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(`${url}/healthz`)).arrayBuffer();
    waits.push(performance.now() - start);
    await sleep(20);
  }
  await Promise.all(busy);
  return [median(waits), quantile(waits, 0.99)];
}

/** Each in every round; the first ten are to warm up. */
async function times(rounds: number, runs: readonly (() => Promise<void>)[]): Promise<readonly (readonly number[])[]> {
  const found = runs.map((): number[] => []);
  for (let round = 0; round < rounds + 10; round++) {
    for (const [which, run] of runs.entries()) {
      const start = performance.now();
      await run();
      if (round >= 10) found[which]?.push(performance.now() - start);
    }
  }
  return found;
}
