// An operation has so much time, wherever it spends it: at storage that does not answer, or in the line of its client.
import { graphql } from 'graphql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GraphqlContext, GraphqlServices } from '../../../src/api/graphql/context.ts';
import { shownError } from '../../../src/api/graphql/errors.ts';
import { executableSchema } from '../../../src/api/graphql/executable-schema.ts';
import { operationContext } from '../../../src/api/graphql/operation-context.ts';
import { Turns } from '../../../src/api/graphql/turns.ts';
import { GRAPHQL_LIMITS } from '../../../src/kernel/limits.ts';
import { scopesInUse } from '../../../src/kernel/scopes.ts';

const schema = executableSchema();
const never = new Promise<never>(() => undefined);
const session = { sessionId: 'session', startedAt: new Date(0), expiresAt: new Date(0) };
const fusion = { graphId: 'graph', fusedAt: '2025-01-01T00:00:00Z', nodes: [], report: { nodes: [] } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The answer of a server whose services are these, after more than all the time it has. */
async function answered(query: string, services: object, turns = new Turns()) {
  const contextValue: GraphqlContext = operationContext({
    services: { sessions: { require: () => Promise.resolve(session) }, ...services } as unknown as GraphqlServices,
    turns,
    exchange: { requestId: 'request', sessionId: 'session', prefer: [], sessionKey: () => undefined } as never,
    caller: { clientId: 'client', tenantId: 'tenant', scopes: new Set(scopesInUse()) } as never,
    renew: () => Promise.resolve(undefined),
  });
  const answer = graphql({ schema, source: query, contextValue });
  await vi.advanceTimersByTimeAsync(10 * GRAPHQL_LIMITS.operationMs);
  const { errors = [], data } = await answer;
  return { codes: errors.map((error) => shownError(error).extensions?.['code']), data };
}

it.each([
  ['looking for the session', '{ session { id } }', { sessions: { require: () => never } }],
  ['listing documents', '{ session { sources { requestId } } }', { sources: { list: () => never } }],
  ['reading a document', '{ session { source(requestId: "x") { requestId } } }', { sources: { read: () => never } }],
  ['reading the fused graph', '{ session { fused { graphId } } }', { fused: { newest: () => never } }],
])('it is over for %s', async (_what, query, services) => {
  expect((await answered(query, services)).codes).toEqual(['graph-timeout']);
});

it('it is over for waiting in line', async () => {
  const turns = { take: () => never } as unknown as Turns;
  const services = { fused: { newest: () => Promise.resolve(fusion) } };
  expect((await answered('{ session { fused { graphId } } }', services, turns)).codes).toEqual(['graph-timeout']);
});

it('it does not go by while documents are fused, which has a time of its own', async () => {
  const fuse = () => new Promise((resolve) => setTimeout(resolve, 2 * GRAPHQL_LIMITS.operationMs, fusion));
  const { codes, data } = await answered('mutation { fuse { graphId graph { nodes { totalCount } } } }', {
    fused: { fuse },
  });
  expect(codes).toEqual([]);
  expect(data).toEqual({ fuse: { graphId: 'graph', graph: { nodes: { totalCount: 0 } } } });
});
