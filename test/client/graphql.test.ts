import { initGraphQLTada } from 'gql.tada';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { ArkiveClient } from '../../src/client/arkive-client.ts';
import type { ArkiveSession } from '../../src/client/arkive-session.ts';
import type { introspection } from '../../src/client/generated/graphql-schema.ts';
import { givenReading } from '../api/support/given-reading.ts';
import { startServer } from '../api/support/start-server.ts';
import type { TestServer } from '../api/support/start-server.ts';

const graphql = initGraphQLTada<{
  introspection: introspection;
  scalars: { CalendarDate: string; DateTime: string; Decimal: string };
}>();

const SESSION = graphql(`
  query SessionOf($id: ID!) {
    session(id: $id) {
      id
      expiresAt
      sources {
        requestId
        pageCount
      }
    }
  }
`);

let server: TestServer;
let client: ArkiveClient;
let session: ArkiveSession;
beforeAll(async () => {
  server = await startServer({ processor: givenReading() });
  const { url: baseUrl, clientId, clientSecret } = server;
  client = new ArkiveClient({ baseUrl, credentials: { clientId, clientSecret } });
  session = await client.startSession();
});
afterAll(() => server.close());

describe('GraphQL by the client', () => {
  it('gives typed data for a typed document', async () => {
    const { requestId } = await session.append(new Blob(['%PDF-1.7']));
    const data = await client.graphql(SESSION, { id: session.sessionId });
    expectTypeOf(data.session).toEqualTypeOf<{
      id: string;
      expiresAt: string;
      sources: { requestId: string; pageCount: number }[] | null;
    } | null>();
    expect(data.session).toMatchObject({ id: session.sessionId, sources: [{ requestId, pageCount: 3 }] });
  });

  it('asks about its own session by the header', async () => {
    expect(await session.graphql('{ session { id } }', {})).toEqual({ session: { id: session.sessionId } });
  });

  it('throws errors with the codes that REST has', async () => {
    const asked = client.graphql(SESSION, { id: '6f0d3a52-1c1b-4c70-9a45-0f2a7d5a8f11' });
    await expect(asked).rejects.toMatchObject({ name: 'ArkiveError', code: 'session-not-live' });
  });

  it('throws when there is no GraphQL behind the address', async () => {
    const { url: baseUrl } = server;
    const lost = new ArkiveClient({ baseUrl: `${baseUrl}/nowhere`, credentials: { token: () => 'x' } });
    await expect(lost.graphql('{ session { id } }', {})).rejects.toMatchObject({ code: 'not-found', status: 404 });
  });
});
