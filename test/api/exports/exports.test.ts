import { parse } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorkerPool } from '../../../src/adapters/worker-pool/worker-pool.ts';
import { ArkiveClient, nodesOfType } from '../../../src/client/arkive-client.ts';
import type { Schemas } from '../../../src/client/arkive-client.ts';
import type { ArkiveSession } from '../../../src/client/arkive-session.ts';
import type { DocumentProcessor } from '../../../src/ports/document-processor.ts';
import { fixture } from '../support/graph-client.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';

let processor: DocumentProcessor;
let server: TestServer;
let client: ArkiveClient;
let session: ArkiveSession;
let fused: Schemas['FusedGraph'];

beforeAll(async () => {
  processor = openWorkerPool({ threads: 1 });
  server = await startServer({ processor });
  const { url: baseUrl, clientId, clientSecret } = server;
  client = new ArkiveClient({ baseUrl, credentials: { clientId, clientSecret } });
  session = await client.startSession();
  for (const name of ['statement-current', 'statement-credit-card', 'statement-two-accounts']) {
    await session.append(await fixture(name));
  }
  fused = await session.fuse();
});
afterAll(async () => {
  await server.close();
  await processor.close();
});

type Transaction = Schemas['Transaction'];

const transactions = (): readonly Transaction[] => nodesOfType(fused.nodes, 'ark:Transaction');
const signed = ({ amount, direction }: Transaction['amount']) => (direction === 'Debit' ? `-${amount}` : amount);

describe('GET /graph/fused as text/csv', () => {
  it('is a file whose name and type say what it is, and of nobody whose', async () => {
    const response = await session.export('text/csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="transactions-${fused.fusedAt.slice(0, 10)}.csv"`,
    );
    expect(response.headers.get('vary')).toBe('Accept');
  });

  it('holds every transaction of the graph, value by value', async () => {
    const rows: readonly Record<string, string>[] = parse(await (await session.export('text/csv')).text(), {
      columns: true,
    });
    const identifiers = nodesOfType(fused.nodes, 'ark:BankAccountIdentifier');
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
    const response = await session.export('application/x-ofx');
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
    const closings = nodesOfType(fused.nodes, 'ark:Balance').filter(({ position }) => position === 'Closing');
    const expected = closings.map(({ date, totalAmount }) => [signed(totalAmount), date.replaceAll('-', '')]);
    const stated = (await statementsOf(await session.export('application/x-ofx'))).map(({ LEDGERBAL }) => [
      LEDGERBAL['BALAMT'],
      LEDGERBAL['DTASOF'],
    ]);
    expect(stated.sort()).toEqual(expected.sort());
  });

  it('keeps its FITIDs when the session is fused again', async () => {
    const idsOf = async () =>
      (await statementsOf(await session.export('application/x-ofx')))
        .flatMap(({ BANKTRANLIST }) => BANKTRANLIST.STMTTRN.map((entry) => entry['FITID']))
        .sort();
    const before = await idsOf();
    await session.fuse();
    expect(await idsOf()).toEqual(before);
  });
});

describe('the formats of exports', () => {
  const inSession = () => ({ header: { 'Session-Id': session.sessionId } });
  const refused = (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code });

  it('are offered for the fused graph alone, and named where nothing fits', async () => {
    const asked = client.rest.GET('/graph/fused', { params: inSession(), headers: { accept: 'application/pdf' } });
    await expect(asked).rejects.toMatchObject({
      code: 'not-acceptable',
      detail: expect.stringMatching(/text\/csv, application\/x-ofx/),
    });
    const [source] = await session.sources();
    const params = { ...inSession(), path: { requestId: source?.requestId ?? '' } };
    const headers = { accept: 'text/csv' };
    await refused(client.rest.GET('/graph/sources/{requestId}', { params, headers }), 'not-acceptable');
  });

  it('give way to JSON for who takes anything, and to Turtle for who takes any text', async () => {
    const typeFor = async (accept: string) => {
      const call = { params: inSession(), headers: { accept }, parseAs: 'text' } as const;
      return (await client.rest.GET('/graph/fused', call)).response.headers.get('content-type');
    };
    expect(await typeFor('*/*')).toMatch(/^application\/json/);
    expect(await typeFor('text/*')).toMatch(/^text\/turtle/);
  });

  it('answer 404 before the session was fused', async () => {
    const empty = await client.startSession();
    for (const format of ['text/csv', 'application/x-ofx'] as const) await refused(empty.export(format), 'not-found');
  });
});
