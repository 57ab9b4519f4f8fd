import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPool } from '../../../src/adapters/worker-pool/worker-pool.ts';
import type { Transaction } from '../../../src/model/generated/types.ts';
import type { FusedGraph } from '../../../src/model/source-document.ts';
import type { DocumentProcessor } from '../../../src/ports/document-processor.ts';
import { GraphClient, fixture } from '../support/graph-client.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

let processor: DocumentProcessor;
let server: TestServer;
let client: GraphClient;
let sessionId: string;
let fused: FusedGraph;

beforeAll(async () => {
  processor = openWorkerPool({ threads: 1 });
  server = await startServer({ processor });
  const scopes = ['documents:initiate', 'documents:write', 'sessions:read', 'sessions:write'] as const;
  client = new GraphClient(server.url, await server.authorization(...scopes));
  sessionId = await client.start();
  for (const name of ['statement-current', 'statement-credit-card', 'statement-two-accounts']) {
    await client.appended(sessionId, await fixture(name));
  }
  const response = await client.call('POST', '/graph/fuse', { 'session-id': sessionId });
  fused = (await response.json()) as FusedGraph;
});
afterAll(async () => {
  await server.close();
  await processor.close();
});

const transactions = (): readonly Transaction[] =>
  fused.nodes.filter(({ type }) => type === 'ark:Transaction') as unknown as readonly Transaction[];
const signed = ({ amount, direction }: Transaction['amount']) => (direction === 'Debit' ? `-${amount}` : amount);
const get = (accept: string) => client.get(sessionId, '/graph/fused', accept);

describe('GET /graph/fused as text/csv', () => {
  it('is a file whose name and type say what it is, and of nobody whose', async () => {
    const response = await get('text/csv');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="transactions-${fused.fusedAt.slice(0, 10)}.csv"`,
    );
    expect(response.headers.get('vary')).toBe('Accept');
  });

  it('holds every transaction of the graph, value by value', async () => {
    const rows: readonly Record<string, string>[] = parse(await (await get('text/csv')).text(), { columns: true });
    const identifiers = fused.nodes.filter(({ type }) => type === 'ark:BankAccountIdentifier');
    const byId = new Map(rows.map((row) => [row['id'], row]));
    expect(byId.size).toBe(transactions().length);
    for (const node of transactions()) {
      expect(byId.get(node.id)).toMatchObject({
        account: node.relatedTo,
        date: node.date,
        sequence: node.sequence,
        amount: signed(node.amount),
        currency: node.amount.currency,
        balance: node.balance === undefined ? '' : signed(node.balance),
        fullDescriptor: node.fullDescriptor,
        description: node.description ?? '',
        methodCategory: node.methodCategory,
      });
    }
    for (const { relatedTo, identifierType, identifier } of identifiers) {
      if (identifierType !== 'SORT_CODE_ACCOUNT_NUMBER') continue;
      const [row] = rows.filter(({ account }) => account === relatedTo);
      expect(`${row?.['sortCode']} ${row?.['accountNumber']}`).toBe(identifier);
    }
  });
});

describe('GET /graph/fused as application/x-ofx', () => {
  const parser = new XMLParser({
    parseTagValue: false,
    isArray: (name) => ['STMTTRNRS', 'CCSTMTTRNRS', 'STMTTRN'].includes(name),
  });
  interface Parsed {
    readonly BANKTRANLIST: { readonly STMTTRN: readonly Record<string, string>[] };
    readonly LEDGERBAL: Record<string, string>;
  }
  const statementsOf = async (response: Response): Promise<readonly Parsed[]> => {
    const { OFX } = parser.parse(await response.text());
    return [
      ...OFX.BANKMSGSRSV1.STMTTRNRS.map(({ STMTRS }: { STMTRS: Parsed }) => STMTRS),
      ...OFX.CREDITCARDMSGSRSV1.CCSTMTTRNRS.map(({ CCSTMTRS }: { CCSTMTRS: Parsed }) => CCSTMTRS),
    ];
  };

  it('holds every transaction of the graph, by the last part of its id', async () => {
    const response = await get('application/x-ofx');
    expect(response.headers.get('content-type')).toBe('application/x-ofx; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="transactions-[\d-]+\.ofx"$/);
    const entries = (await statementsOf(response)).flatMap(({ BANKTRANLIST }) => BANKTRANLIST.STMTTRN);
    const byId = new Map(entries.map((entry) => [entry['FITID'], entry]));
    expect(byId.size).toBe(transactions().length);
    for (const node of transactions()) {
      expect(byId.get(node.id.split('/').at(-1))).toMatchObject({
        TRNAMT: signed(node.amount),
        DTPOSTED: node.date.replaceAll('-', ''),
        MEMO: node.fullDescriptor.replaceAll(/\s+/gu, ' ').slice(0, 255),
      });
    }
  });

  it('states the closing balance of every account', async () => {
    const closings = fused.nodes.filter(({ type, position }) => type === 'ark:Balance' && position === 'Closing');
    const expected = closings.map(({ date, totalAmount }) => [
      signed(totalAmount as Transaction['amount']),
      String(date).replaceAll('-', ''),
    ]);
    const stated = (await statementsOf(await get('application/x-ofx'))).map(({ LEDGERBAL }) => [
      LEDGERBAL['BALAMT'],
      LEDGERBAL['DTASOF'],
    ]);
    expect(stated.sort()).toEqual(expected.sort());
  });

  it('keeps its FITIDs when the session is fused again', async () => {
    const idsOf = async () =>
      (await statementsOf(await get('application/x-ofx')))
        .flatMap(({ BANKTRANLIST }) => BANKTRANLIST.STMTTRN.map((entry) => entry['FITID']))
        .sort();
    const before = await idsOf();
    await client.call('POST', '/graph/fuse', { 'session-id': sessionId });
    expect(await idsOf()).toEqual(before);
  });
});

describe('the formats of exports', () => {
  it('are offered for the fused graph alone, and named where nothing fits', async () => {
    const refused = await get('application/pdf');
    expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
      406,
      expect.stringMatching(/text\/csv, application\/x-ofx/),
    ]);
    const sources = await client.get(sessionId, '/graph/sources');
    const [source] = ((await sources.json()) as { sources: { requestId: string }[] }).sources;
    expect((await client.get(sessionId, `/graph/sources/${source?.requestId}`, 'text/csv')).status).toBe(406);
  });

  it('give way to JSON for who takes anything, and to Turtle for who takes any text', async () => {
    expect((await get('*/*')).headers.get('content-type')).toMatch(/^application\/json/);
    expect((await get('text/*')).headers.get('content-type')).toMatch(/^text\/turtle/);
  });

  it('answer 404 before the session was fused', async () => {
    const empty = await client.start();
    for (const accept of ['text/csv', 'application/x-ofx']) {
      expect((await client.get(empty, '/graph/fused', accept)).status).toBe(404);
    }
  });
});
