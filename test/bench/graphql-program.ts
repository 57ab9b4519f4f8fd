// A server with one session in a process of its own: two statements, one of 1,000 transactions, appended and fused. Tells its parent where it listens.
import { statementOf } from '../api/graphql/given-statement.ts';
import { GraphClient } from '../api/support/graph-client.ts';
import { givenReading } from '../api/support/given-reading.ts';
import { startServer } from '../api/support/start-server.ts';

/** What the parent is told. */
export interface GraphqlProgram {
  readonly url: string;
  readonly authorization: string;
  readonly session: string;
  readonly requestId: string;
}

const server = await startServer({ processor: givenReading(() => statementOf(1_000)) });
const scopes = ['documents:initiate', 'documents:write', 'sessions:read', 'sessions:write'] as const;
const authorization = await server.authorization(...scopes);
const client = new GraphClient(server.url, authorization);
const session = await client.start();
const file = new TextEncoder().encode('%PDF-1.7 given');
const { requestId } = await client.appended(session, file);
await client.call('POST', '/graph/fuse', { 'session-id': session });
process.send?.({ url: server.url, authorization, session, requestId } satisfies GraphqlProgram);
process.once('disconnect', () => void server.close().then(() => process.exit()));
