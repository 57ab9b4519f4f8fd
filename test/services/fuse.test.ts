import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRuleFiles } from '../../src/adapters/rule-files/read-rule-files.ts';
import type { FusedGraph } from '../../src/model/source-document.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import type { FusionOptions } from '../../src/ports/fusion.ts';
import { fuse } from '../../src/services/fuse.ts';

import { oxigraphEngine } from '../fusion/oxigraph-engine.ts';
import { Paper, pounds, sum } from '../resolution/papers.ts';

const rules = readRuleFiles();
const NODES = 'https://example.org/nodes/';
let made = 0;

function fused(papers: readonly Paper[], previous?: FusedGraph, wish: FusionOptions = {}): Promise<FusedGraph> {
  return fuse(
    {
      sources: papers.map((paper) => paper.source()),
      wish,
      ...(previous === undefined ? {} : { previousIds: previous.ids }),
      graphId: 'graph',
      fusedAt: '2026-01-01T00:00:00.000Z',
      nodeBase: NODES,
    },
    { engine: oxigraphEngine(), rules, newNodeId: () => `n${made++}` },
  );
}

const ofType = ({ nodes }: FusedGraph, type: string): readonly GraphNode[] =>
  nodes.filter((node) => node.type === `ark:${type}`);
const the = (graph: FusedGraph, draft: string): GraphNode => {
  const node = graph.nodes.find(({ id }) => id === graph.ids[draft]);
  if (node === undefined) throw new Error('no node of this draft');
  return node;
};

/** A month of a couple's joint account; `more` adds to it. */
function month(name: string, at: number, more: (page: Paper, account: string) => void = () => undefined): Paper {
  const page = new Paper(name);
  const account = page.account(
    page.organisation(at % 2 === 0 ? 'Northgate Bank plc' : 'NORTHGATE BANK'),
    '11-22-33 12345678',
  );
  const [one, two] = [
    page.person(at % 2 === 0 ? 'Mr Peter John Ashdown' : 'Mr P Ashdown'),
    page.person('Mrs Clara Ashdown'),
  ];
  page.holds(one, account);
  page.holds(two, account, 'Secondary');
  page.livesAt(one, page.address(at % 3 === 0 ? '2 Mill Lane, Otley' : '2 Mill Ln, Otley, West Yorkshire', 'LS21 2AB'));
  const mm = String(at + 1).padStart(2, '0');
  page.statement(account, `2025-${mm}-01`, `2025-${mm}-28`);
  page.row(account, `2025-${mm}-03`, -4.5, 'MILL BAKERY');
  page.row(account, `2025-${mm}-03`, -4.5, 'MILL BAKERY');
  page.row(account, `2025-${mm}-24`, 2118.47, 'Direct Credit From Harbour Trust Ref: HT PAY');
  more(page, account);
  return page;
}

function payslip(name: string, paymentDate: string, employer = 'Harbour Trust Ltd'): Paper {
  const page = new Paper(name);
  const employment = page.add('Employment', {
    employee: page.person('Mr Peter Ashdown'),
    employer: page.organisation(employer),
  });
  page.add('PayPeriod', { relatedTo: employment, paymentDate, netPay: sum(2118.47) });
  return page;
}

describe('a fused graph', () => {
  it('names every draft in one row, and links fused nodes with fused nodes only', async () => {
    const papers = [month('a', 0), month('b', 1), payslip('c', '2025-01-24')];
    const graph = await fused(papers);
    const drafts = papers.flatMap(({ nodes }) => nodes.map(({ id }) => id));
    expect(graph.report.nodes.flatMap(({ from }) => from).toSorted()).toEqual(drafts.toSorted());
    expect(new Set(graph.nodes.map(({ id }) => id)).size).toBe(graph.nodes.length);
    expect(JSON.stringify(graph.nodes)).not.toContain('.draft-nodes');
    expect(graph.nodes.every(({ id }) => id.startsWith(NODES))).toBe(true);
    for (const { id, type, score } of graph.report.nodes) {
      expect(graph.nodes.find((node) => node.id === id)?.type).toBe(type);
      expect(score).toBeGreaterThan(0.9);
    }
  });

  it('orders the transactions of an account by time over all documents', async () => {
    const graph = await fused([month('b', 1), month('a', 0)]);
    const rows = ofType(graph, 'Transaction').toSorted((a, b) =>
      String(a['sequence']) < String(b['sequence']) ? -1 : 1,
    );
    expect(rows.map(({ date }) => date)).toEqual([
      '2025-01-03',
      '2025-01-03',
      '2025-01-24',
      '2025-02-03',
      '2025-02-03',
      '2025-02-24',
    ]);
    expect(new Set(rows.map(({ sequence }) => sequence)).size).toBe(6);
  });

  it('reports both values of a conflict with their sources and the rule that chose', async () => {
    const [a, b] = [new Paper('a'), new Paper('b')];
    const limit = (page: Paper, amount: number, date: string): string => {
      const account = page.account(page.organisation('Northgate Bank'), '11-22-33 12345678', {
        overdraftLimit: sum(amount),
      });
      page.statement(account, date, date);
      return account;
    };
    const [newer, older] = [limit(a, 1500, '2025-06-30'), limit(b, 500, '2025-01-31')];
    const graph = await fused([a, b]);
    const conflict = graph.report.conflicts.find(({ property }) => property === 'overdraftLimit');
    expect(conflict).toMatchObject({ id: graph.ids[older], chosen: sum(1500), rule: 'newest-document' });
    expect(conflict?.values).toHaveLength(2);
    expect(conflict?.values).toContainEqual({ value: sum(1500), from: [newer] });
    expect(conflict?.values).toContainEqual({ value: sum(500), from: [older] });
    expect(the(graph, newer)['overdraftLimit']).toEqual(sum(1500));
  });

  it('unites lists without a conflict', async () => {
    const [a, b] = [new Paper('a'), new Paper('b')];
    const one = a.organisation('Harbour Trust', { companyDomains: ['harbour.example'] });
    b.organisation('Harbour Trust', { companyDomains: ['trust.example'] });
    const graph = await fused([a, b]);
    expect(the(graph, one)['companyDomains']).toEqual(['harbour.example', 'trust.example']);
    expect(graph.report.conflicts).toEqual([]);
  });

  it('lists what is uncertain by persistent ids', async () => {
    const pages = ['14 Mill Lane, Otley', 'Flat 1, 14 Mill Lane, Otley'].map((lines, at) => {
      const page = new Paper(`p${at}`);
      return { page, id: page.address(lines, 'LS21 2AB') };
    });
    const graph = await fused(pages.map(({ page }) => page));
    const [row] = graph.report.uncertain;
    expect(row).toMatchObject({ reason: 'only one names a flat' });
    expect([row?.a, row?.b].toSorted()).toEqual(pages.map(({ id }) => graph.ids[id]).toSorted());
  });

  it('holds one set of nodes when one file is appended twice', async () => {
    const [first, second] = [month('a', 0), month('b', 0)];
    const again = { ...second.source(), input: first.source().input };
    const graph = await fuse(
      { sources: [first.source(), again], graphId: 'g', fusedAt: '', nodeBase: NODES },
      { engine: oxigraphEngine(), rules, newNodeId: () => `n${made++}` },
    );
    expect(graph.report.nodes.every(({ from }) => from.length === 2)).toBe(true);
  });
});

describe('rules', () => {
  it('find the credit that paid a period, though the names differ a little, and say why', async () => {
    const slip = payslip('slip', '2025-01-24');
    const statement = month('a', 0);
    const graph = await fused([statement, slip]);
    const [period] = ofType(graph, 'PayPeriod');
    const credit = ofType(graph, 'Transaction').find((row) => String(row['fullDescriptor']).includes('Harbour'));
    expect(period?.['transactions']).toEqual([credit?.id]);
    expect(graph.report.generated).toEqual([
      {
        id: period?.id,
        type: 'ark:PayPeriod',
        rule: 'pay-of-period',
        from: [credit?.id, period?.id].toSorted(),
        property: 'transactions',
        value: credit?.id,
      },
    ]);
  });

  it('give each period its own credit where every month pays the same', async () => {
    const graph = await fused([month('a', 0), month('b', 1), payslip('x', '2025-01-24'), payslip('y', '2025-02-21')]);
    const paid = ofType(graph, 'PayPeriod').flatMap((period) => period['transactions'] as readonly string[]);
    expect(new Set(paid).size).toBe(2);
  });

  it('leave a period without a credit when two fit alike', async () => {
    const twice = month('a', 0, (page, account) =>
      page.row(account, '2025-01-24', 2118.47, 'Direct Credit From Harbour Trust Ref: HT PAY'),
    );
    const [period] = ofType(await fused([twice, payslip('x', '2025-01-24')]), 'PayPeriod');
    expect(period?.['transactions']).toBeUndefined();
  });

  const transferPapers = (): readonly Paper[] => {
    const out = month('a', 0, (page, account) =>
      page.row(account, '2025-01-10', -80, {
        fullDescriptor: 'Transfer to 44-55-66 87654321',
        methodCategory: 'TRANSFER:OUT',
        counterparty: { sortCode: '44-55-66', accountNumber: '87654321' },
      }),
    );
    const page = new Paper('savings');
    const account = page.account(page.organisation('Hill Savings'), '44-55-66 87654321', { accountType: 'Savings' });
    page.row(account, '2025-01-12', 80, 'FROM P ASHDOWN');
    page.row(account, '2025-01-12', 80.01, 'INTEREST');
    return [out, page];
  };

  it('find the two sides of a transfer, which stay two transactions', async () => {
    const graph = await fused(transferPapers());
    const [transfer] = ofType(graph, 'Transfer');
    expect(transfer).toMatchObject({ date: '2025-01-10', totalAmount: sum(80) });
    const sides = (transfer?.['transactions'] as readonly string[]).map((id) =>
      graph.nodes.find((node) => node.id === id),
    );
    expect(sides.map((side) => side?.['date']).toSorted()).toEqual(['2025-01-10', '2025-01-12']);
    expect(graph.report.generated).toMatchObject([
      { id: transfer?.id, type: 'ark:Transfer', rule: 'transfer-between-accounts' },
    ]);
  });

  it('make no node where the client does not allow it', async () => {
    expect(ofType(await fused(transferPapers(), undefined, { generate: false }), 'Transfer')).toEqual([]);
    expect(ofType(await fused(transferPapers(), undefined, { generate: ['ark:BankAccount'] }), 'Transfer')).toEqual([]);
    expect(ofType(await fused(transferPapers(), undefined, { rules: ['pay-of-period'] }), 'Transfer')).toEqual([]);
    expect(ofType(await fused(transferPapers(), undefined, { generate: ['ark:Transfer'] }), 'Transfer')).toHaveLength(
      1,
    );
  });

  const cardPayment = (name: string, at: number): Paper =>
    month(name, at, (page, account) =>
      page.row(account, `2025-0${at + 1}-20`, -50 - at, {
        fullDescriptor: 'Direct Debit to Vale Card',
        counterparty: { name: 'Vale Card' },
        reference: '5555555555554444',
      }),
    );

  it('conclude one card account from the payments to it, and know it again by its own statement', async () => {
    const before = await fused([cardPayment('a', 0), cardPayment('b', 1)]);
    const cards = ofType(before, 'BankAccount').filter((account) => account['accountType'] === 'CreditCard');
    expect(cards).toHaveLength(1);
    const row = before.report.generated.find(({ id }) => id === cards[0]?.id);
    expect(row).toMatchObject({ rule: 'card-account-of-payment', type: 'ark:BankAccount' });
    expect(row?.from).toHaveLength(2);

    const page = new Paper('card');
    const card = page.account(page.organisation('Vale Card'), '**** **** **** 4444', {
      accountType: 'CreditCard',
      creditLimit: sum(900),
    });
    page.row(card, '2025-01-20', 50, 'DIRECT DEBIT PAYMENT - THANK YOU');
    const after = await fused([cardPayment('a', 0), cardPayment('b', 1), page], before);
    expect(after.ids[card]).toBe(cards[0]?.id);
    expect(after.report.generated.filter(({ type }) => type === 'ark:BankAccount')).toEqual([]);
    expect(ofType(after, 'Transfer')).toHaveLength(1);
    expect(the(after, card)).toMatchObject({ creditLimit: sum(900) });
  });

  it('conclude no card from a reference that fails the check digit', async () => {
    const page = month('a', 0, (paper, account) =>
      paper.row(account, '2025-01-20', -50, {
        fullDescriptor: 'Direct Debit to Vale Gas',
        counterparty: { name: 'Vale Gas' },
        reference: '5555555555554443',
      }),
    );
    expect(ofType(await fused([page]), 'BankAccount')).toHaveLength(1);
  });

  it('conclude that who lives at an address lives in the property that stands there', async () => {
    const page = new Paper('tax');
    const property = page.add('Property', { addressLines: ['2 Mill Lane', 'Otley'], postcode: 'LS21 2AB' });
    const graph = await fused([month('a', 0), page]);
    const residencies = ofType(graph, 'Residency');
    expect(residencies.map(({ appliesTo }) => appliesTo)).toContain(graph.ids[property]);
    expect(residencies).toHaveLength(2);
  });
});

describe('persistent ids', () => {
  const papers = (): readonly Paper[] => [
    ...[0, 1, 2, 3].map((at) => month(`m${at}`, at)),
    month('print', 1),
    payslip('slip0', '2025-01-24'),
    payslip('slip1', '2025-02-24', 'HARBOUR TRUST'),
  ];

  it('and nodes are the same when fused again in any order', async () => {
    const first = await fused(papers());
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...papers().keys()], { minLength: papers().length }), async (order) => {
        const shuffled = order.flatMap((at) => papers()[at] ?? []);
        const again = await fused(shuffled, first);
        expect(again.nodes.toSorted(byId)).toEqual(first.nodes.toSorted(byId));
        expect(again.ids).toEqual(first.ids);
        expect(sorted(again.report)).toEqual(sorted(first.report));
      }),
      { numRuns: 20 },
    );
  });

  it('do not depend on the order in which documents came', async () => {
    const partition = (graph: FusedGraph): readonly string[] =>
      graph.report.nodes.map(({ from }) => from.join(' ')).toSorted();
    const expected = partition(await fused(papers()));
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...papers().keys()], { minLength: papers().length }), async (order) => {
        let graph: FusedGraph | undefined;
        const before: Paper[] = [];
        for (const at of order) {
          before.push(...papers().slice(at, at + 1));
          graph = await fused(before, graph);
        }
        expect(graph === undefined ? [] : partition(graph)).toEqual(expected);
      }),
      { numRuns: 10 },
    );
  });

  it('of what was there stay when one more document comes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...papers().keys()], { minLength: 2 }), async (order) => {
        const all = order.flatMap((at) => papers()[at] ?? []);
        const before = await fused(all.slice(0, -1));
        const after = await fused(all, before);
        const kept = new Set(after.nodes.map(({ id }) => id));
        const merged = before.nodes.filter(({ id }) => !kept.has(id));
        // An id may only go where two nodes have become one: their drafts share the id of the other.
        for (const { id } of merged) {
          const drafts = before.report.nodes.find((row) => row.id === id)?.from ?? [];
          for (const draft of drafts) expect(before.report.nodes.some((row) => row.id === after.ids[draft])).toBe(true);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('keep the older of two when what was apart becomes one', async () => {
    const alone = (
      name: string,
      person: string,
      dateOfBirth?: string,
    ): { readonly page: Paper; readonly id: string } => {
      const page = new Paper(name);
      return { page, id: page.person(person, dateOfBirth === undefined ? {} : { dateOfBirth }) };
    };
    const [maiden, married] = [alone('a', 'Miss Ana Maria Prior', '1990-05-06'), alone('b', 'Mrs Ana Maria Ashdown')];
    const first = await fused([maiden.page]);
    const second = await fused([maiden.page, married.page], first);
    expect(second.ids[maiden.id]).not.toBe(second.ids[married.id]);
    const link = alone('c', 'Mrs Ana Maria Ashdown', '1990-05-06');
    const third = await fused([maiden.page, married.page, link.page], second);
    expect(new Set([maiden.id, married.id, link.id].map((id) => third.ids[id]))).toEqual(
      new Set([first.ids[maiden.id]]),
    );
  });

  it('are opaque, and nothing of a person stands in them', async () => {
    const graph = await fused(papers());
    expect(graph.nodes.every(({ id }) => /^https:\/\/example\.org\/nodes\/n\d+$/u.test(id))).toBe(true);
  });

  const byId = (a: GraphNode, b: GraphNode): number => (a.id < b.id ? -1 : 1);
  const sorted = (report: FusedGraph['report']): unknown =>
    Object.fromEntries(
      Object.entries(report).map(([key, rows]) => [key, rows.map((row: unknown) => JSON.stringify(row)).toSorted()]),
    );
});

describe('amounts', () => {
  it('keep their print', async () => {
    const page = new Paper('a');
    const account = page.account(page.organisation('Northgate Bank'), '11-22-33 12345678');
    const row = page.row(account, '2025-01-02', -12.3, 'MILL BAKERY');
    expect(the(await fused([page]), row)['amount']).toEqual(pounds(-12.3));
  });
});
