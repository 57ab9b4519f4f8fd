// What GraphQL gives of a session, against what was appended and what REST says.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GraphClient } from '../support/graph-client.ts';
import { GraphqlClient, codesOf } from '../support/graphql-client.ts';
import { givenReading } from '../support/given-reading.ts';
import { startServer } from '../support/start-server.ts';
import type { TestServer } from '../support/start-server.ts';
import { ACCOUNT, PERSON, SHOP, statementOf, transaction } from './given-statement.ts';

const COUNT = 90;
let server: TestServer;
let client: GraphqlClient;
let rest: GraphClient;
let session: string;
let requestId: string;

beforeAll(async () => {
  server = await startServer({ processor: givenReading(() => statementOf(COUNT)) });
  const authorization = await server.authorization(
    'documents:initiate',
    'documents:write',
    'sessions:read',
    'sessions:write',
  );
  rest = new GraphClient(server.url, authorization);
  session = await rest.start();
  requestId = (await rest.appended(session, new TextEncoder().encode('%PDF-1.7 given'))).requestId;
  client = new GraphqlClient(server.url, authorization, { 'session-id': session });
});
afterAll(() => server.close());

/** The graph of the document. */
const graph = async (fields: string, variables: object = {}, declared = '') =>
  (
    await client.data(`query($r: ID! ${declared}) { session { source(requestId: $r) { graph { ${fields} } } } }`, {
      r: requestId,
      ...variables,
    })
  ).session.source.graph;

interface Page {
  readonly nodes: readonly { readonly id: string; readonly type: string }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly totalCount: number;
}

describe('a session', () => {
  it('gives its documents as REST lists them', async () => {
    const { session: found } = await client.data(
      `{ session { id sources { requestId receivedAt pageCount input { filename sizeInBytes checksum mimeType }
         document { classIdentifier className classConfidence profilesMatched { id title version } }
         status { extraction review } nodeCounts { type count } textSource } } }`,
    );
    const { sources } = (await (await rest.get(session, '/graph/sources')).json()) as {
      sources: Record<string, unknown>[];
    };
    expect(found.id).toBe(session);
    expect(found.sources).toHaveLength(1);
    const [{ nodeCounts, textSource, ...source }] = found.sources;
    const {
      inputs,
      status,
      nodeCounts: counts,
      ...listed
    } = sources[0] as never as { inputs: unknown[]; status: object; nodeCounts: object };
    expect({ ...source, inputs: [source.input] }).toMatchObject({ ...listed, inputs });
    expect(status).toMatchObject(source.status);
    expect(nodeCounts.map((row: { count: number }) => row.count)).toEqual(Object.values(counts));
    expect(textSource).toBe('Embedded');
  });

  it('is the one of the header, or the one that is named', async () => {
    const other = await rest.start();
    expect((await client.data('query($id: ID) { session(id: $id) { id } }', { id: other })).session.id).toBe(other);
    expect((await client.data('{ session { id } }')).session.id).toBe(session);
  });

  it('gives every node as REST does, page by page, in the same order', async () => {
    const { nodes } = (await (await rest.get(session, `/graph/sources/${requestId}`)).json()) as {
      nodes: { id: string; type: string }[];
    };
    const ids: string[] = [];
    for (let after: string | null = null; ;) {
      const page: Page = (
        await graph(
          'nodes(first: 7, after: $after) { nodes { id type } pageInfo { hasNextPage endCursor } totalCount }',
          { after },
          '$after: String',
        )
      ).nodes;
      ids.push(...page.nodes.map(({ id, type }) => `${type} ${id}`));
      expect(page.totalCount).toBe(nodes.length);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(ids).toEqual(nodes.map(({ id, type }) => `${type} ${id}`));
  });
});

describe('a node', () => {
  it('has typed values: exact amounts as text, words as enums', async () => {
    const { node } = await graph(
      'node(id: $id) { ... on Transaction { id type date methodCategory categories amount { amount currency direction } counterparty { name sortCode } notes } }',
      { id: transaction(3).id },
      '$id: ID!',
    );
    expect(node).toEqual({
      id: transaction(3).id,
      type: 'ark:Transaction',
      date: transaction(3)['date'],
      methodCategory: 'PAYMENT_CARD',
      categories: ['FOOD_AND_DRINK', 'GROCERIES'],
      amount: { amount: '3.50', currency: 'GBP', direction: 'DEBIT' },
      counterparty: { name: 'Shop 3', sortCode: null },
      notes: null,
    });
  });

  it('leads to others, and from others back', async () => {
    const found = await graph(
      `bankAccounts { nodes { id transactions(first: 2) { totalCount nodes { id relatedTo { id ... on BankAccount { currency } } } }
         accountHolders { nodes { relatedTo { ... on Person { name employments { nodes { jobTitle employer { id } } } employmentsByEmployer { totalCount } } } } } } }
       organisations { nodes { name employments { totalCount } transactions { totalCount } transactionsByMerchant { totalCount } } }`,
    );
    const [account] = found.bankAccounts.nodes;
    expect(account.transactions.totalCount).toBe(COUNT);
    expect(account.transactions.nodes[0].relatedTo).toEqual({ id: ACCOUNT, currency: 'GBP' });
    const [{ relatedTo: person }] = account.accountHolders.nodes;
    expect(person).toEqual({
      name: 'A Example',
      employments: { nodes: [{ jobTitle: 'Clerk', employer: { id: SHOP } }] },
      employmentsByEmployer: { totalCount: 0 },
    });
    expect(found.organisations.nodes[0]).toMatchObject({
      employments: { totalCount: 1 },
      transactionsByMerchant: { totalCount: COUNT / 2 },
    });
  });

  it('says where its values stand', async () => {
    const { transactions } = await graph(
      'transactions(first: 2) { nodes { evidence { property requestId nodeId page box { x0 y0 x1 y1 } text confidence rule } none: evidence(properties: ["date"]) { page } } }',
    );
    expect(transactions.nodes[1]).toEqual({
      evidence: [
        {
          property: 'amount',
          requestId,
          nodeId: transaction(1).id,
          page: 1,
          box: { x0: 1, y0: 1, x1: 50, y1: 9 },
          text: '1.50',
          confidence: 0.99,
          rule: 'banking-statement/amount',
        },
      ],
      none: [],
    });
  });

  it('gives an error and not a wrong value where a link leads nowhere, or a value is not of its form', async () => {
    const answer = await client.ask(
      'query($r: ID!) { session { source(requestId: $r) { graph { bankAccounts { nodes { currency issuedBy { name } } } nodes(types: [PERSON]) { nodes { id ... on Person { dateOfBirth } } } } } } }',
      { r: requestId },
    );
    expect(codesOf(answer)).toEqual(['not-found']);
    expect(answer.data.session.source.graph).toEqual({
      bankAccounts: { nodes: [{ currency: 'GBP', issuedBy: null }] },
      nodes: { nodes: [{ id: PERSON, dateOfBirth: null }] },
    });
  });

  it('is null where the graph has none of this id', async () => {
    expect((await graph('node(id: "https://elsewhere.example/1") { id }')).node).toBeNull();
  });
});

describe('a list', () => {
  const listed = async (args: string) =>
    (await graph(`transactions(${args}) { totalCount nodes { description } }`)).transactions as {
      totalCount: number;
      nodes: { description: string }[];
    };
  const names = async (args: string) => (await listed(args)).nodes.map(({ description }) => description);

  it.each([
    ['filter: {amount: {amount: {gte: "88.5"}}}', ['Shop 88', 'Shop 89']],
    ['filter: {amount: {amount: {eq: "9.500"}}}', ['Shop 9']],
    ['filter: {amount: {amount: {lt: "10"}, direction: {eq: CREDIT}}}', ['Shop 1', 'Shop 4', 'Shop 7']],
    ['filter: {date: {gt: "2025-08-27"}}', ['Shop 58', 'Shop 59']],
    ['filter: {description: {in: ["Shop 2", "Shop 4"]}}', ['Shop 2', 'Shop 4']],
    ['filter: {counterparty: {name: {contains: "SHOP 7"}}}, first: 2', ['Shop 7', 'Shop 70']],
    [
      'filter: {or: [{sequence: {startsWith: "00008"}}, {id: {eq: "' +
        transaction(1).id +
        '"}}], not: {merchant: {exists: true}}}',
      ['Shop 1', 'Shop 81', 'Shop 83', 'Shop 85', 'Shop 87', 'Shop 89'],
    ],
    ['filter: {categories: {exists: false}, sequence: {startsWith: "00000"}}', ['Shop 2', 'Shop 5', 'Shop 8']],
    ['filter: {categories: {eq: EMPLOYMENT_INCOME}}, first: 1', ['Shop 1']],
    ['orderBy: {field: AMOUNT, direction: DESC}, first: 2', ['Shop 88', 'Shop 85']],
    [
      'orderBy: {field: AMOUNT_AMOUNT}, first: 11',
      ['Shop 0', 'Shop 1', 'Shop 2', 'Shop 3', 'Shop 4', 'Shop 5', 'Shop 6', 'Shop 7', 'Shop 8', 'Shop 9', 'Shop 10'],
    ],
    ['orderBy: [{field: MERCHANT}, {field: SEQUENCE, direction: DESC}], first: 2', ['Shop 88', 'Shop 86']],
    ['last: 2', ['Shop 88', 'Shop 89']],
  ])('can be asked for %s', async (args, expected) => {
    expect(await names(args)).toEqual(expected);
  });

  it('has cursors that hold in both directions', async () => {
    const { transactions } = await graph(
      'transactions(first: 3) { edges { cursor node { sequence } } pageInfo { startCursor endCursor hasPreviousPage hasNextPage } }',
    );
    const cursors = transactions.edges.map(({ cursor }: { cursor: string }) => cursor);
    expect(transactions.pageInfo).toEqual({
      startCursor: cursors[0],
      endCursor: cursors[2],
      hasPreviousPage: false,
      hasNextPage: true,
    });
    expect(await names(`after: "${cursors[0]}", before: "${cursors[2]}"`)).toEqual(['Shop 1']);
    expect(await names(`last: 1, before: "${cursors[2]}"`)).toEqual(['Shop 1']);
  });

  it.each(['first: -1', 'first: 1001', 'first: 1, last: 1', 'after: "elsewhere"'])('refuses %s', async (args) => {
    const answer = await client.ask(
      `query($r: ID!) { session { source(requestId: $r) { graph { transactions(${args}) { totalCount } } } } }`,
      { r: requestId },
    );
    expect(codesOf(answer)).toEqual(['invalid-request']);
  });

  it('is summed up exactly, by currency, month and category', async () => {
    const { transactions } = await graph(
      `transactions(first: 0) { summary { count withoutAmount totals { currency count credits debits net }
         months: groups(by: [MONTH]) { month count totals { net } } 
         groups(by: [CATEGORY, DIRECTION]) { category direction count totals { credits debits } } } }`,
    );
    const all = Array.from({ length: COUNT }, (_, i) => i);
    const sum = (some: readonly number[]) => (some.reduce((a, b) => a + b, 0) + some.length / 2).toFixed(2);
    const [credits, debits] = [all.filter((i) => i % 3 === 1), all.filter((i) => i % 3 !== 1)];
    expect(transactions.summary.totals).toEqual([
      {
        currency: 'GBP',
        count: COUNT,
        credits: sum(credits),
        debits: sum(debits),
        net: (Number(sum(credits)) - Number(sum(debits))).toFixed(2),
      },
    ]);
    expect(
      transactions.summary.months.map(({ month, count }: { month: string; count: number }) => [month, count]),
    ).toEqual([
      ['2025-07', 61],
      ['2025-08', 29],
    ]);
    expect(transactions.summary.groups).toEqual([
      {
        category: 'FOOD_AND_DRINK',
        direction: 'DEBIT',
        count: 30,
        totals: [{ credits: '0.00', debits: sum(all.filter((i) => i % 3 === 0)) }],
      },
      { category: 'INCOME', direction: 'CREDIT', count: 30, totals: [{ credits: sum(credits), debits: '0.00' }] },
      {
        category: null,
        direction: 'DEBIT',
        count: 30,
        totals: [{ credits: '0.00', debits: sum(all.filter((i) => i % 3 === 2)) }],
      },
    ]);
  });
});
