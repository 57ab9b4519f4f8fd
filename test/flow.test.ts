// The one flow over the committed fixtures: what it understands, what it doubts, where it says each value stands.
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../fixtures/press/random.ts';
import { scoreStatement } from '../fixtures/press/score.ts';
import type { StatementTruth } from '../fixtures/press/truth.ts';
import { layoutDocument } from '../src/layout/layout-document.ts';
import type { DocumentLayout } from '../src/model/layout.ts';
import { asSubmitted } from '../src/model/page.ts';
import type { Box, ReadPage } from '../src/model/page.ts';
import type { DocumentReading, GraphNode } from '../src/model/reading.ts';
import { openFlow } from './press/open-flow.ts';
import type { OpenFlow } from './press/open-flow.ts';

const STATEMENTS = {
  'statement-current': 'banking-statement',
  'statement-savings': 'banking-savings-statement',
  'statement-credit-card': 'banking-credit-card-statement',
  'statement-print-page': 'banking-statement',
  'statement-business': 'banking-statement',
  'statement-two-accounts': 'banking-statement',
  'statement-altered': 'banking-statement',
} as const;
type Name = keyof typeof STATEMENTS | 'letter';
const NAMES: readonly Name[] = [...(Object.keys(STATEMENTS) as (keyof typeof STATEMENTS)[]), 'letter'];

interface Fixture {
  readonly pdf: Uint8Array;
  readonly truth: StatementTruth;
  readonly reading: DocumentReading;
}

let flow: OpenFlow;
const fixtures = new Map<Name, Fixture>();

beforeAll(async () => {
  flow = await openFlow();
  for (const name of NAMES) {
    const pdf = await readFile(new URL(`../fixtures/${name}.pdf`, import.meta.url));
    const text = await readFile(new URL(`../fixtures/${name}.expected.json`, import.meta.url), 'utf8');
    fixtures.set(name, { pdf, truth: JSON.parse(text) as StatementTruth, reading: await flow.read(pdf) });
  }
});

function fixture(name: Name): Fixture {
  const found = fixtures.get(name);
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
}

function nodesOf({ nodes }: DocumentReading, type: string): GraphNode[] {
  return nodes.filter((node) => node.type === `ark:${type}`);
}

describe('the flow over a statement', () => {
  const plain = Object.entries(STATEMENTS).map(([name, classIdentifier]) => ({
    name: name as keyof typeof STATEMENTS,
    classIdentifier,
  }));

  it.each(plain)('takes $name for a $classIdentifier, surely', ({ name, classIdentifier }) => {
    const { document } = fixture(name).reading;
    expect(document.classIdentifier).toBe(classIdentifier);
    expect(document.classConfidence).toBeGreaterThan(0.9);
    expect(document.profilesMatched.at(-1)?.id).toBe(classIdentifier);
  });

  it.each(plain)('finds every transaction of $name, and no other, as printed', ({ name }) => {
    const { truth, reading } = fixture(name);
    const score = scoreStatement(truth, reading.nodes);
    expect([score.missed, score.spurious, score.wrongDescriptors]).toEqual([[], [], []]);
    expect(score.right).toBe(truth.transactions.filter((one) => one.countsInBalance !== false).length);
    expect(score.balances[0]).toBe(score.balances[1]);
  });

  it.each(plain.filter(({ name }) => name !== 'statement-two-accounts'))(
    'finds every field that $name prints, and keeps the order of its transactions',
    ({ name }) => {
      const { truth, reading } = fixture(name);
      const score = scoreStatement(truth, reading.nodes);
      expect(score.fields.filter((field) => !field.ok)).toEqual([]);
      expect(score.inOrder).toBe(true);
    },
  );

  it.each([
    'statement-current',
    'statement-savings',
    'statement-credit-card',
    'statement-print-page',
    'statement-business',
  ] as const)('asks for no review of %s, whose sums hold', (name) => {
    const { review, expectations } = fixture(name).reading;
    expect([review, expectations.errors, expectations.warnings]).toEqual(['REVIEW_NOT_REQUIRED', [], []]);
  });

  it('counts transactions up in the order printed, as text that sorts', () => {
    const sequences = nodesOf(fixture('statement-business').reading, 'Transaction').map((node) => node['sequence']);
    expect(sequences).toEqual([...sequences].sort());
    expect(new Set(sequences).size).toBe(sequences.length);
  });

  it('refers only to nodes that are there', () => {
    for (const name of NAMES) {
      const { nodes } = fixture(name).reading;
      const ids = new Set(nodes.map((node) => node.id));
      const links = nodes.flatMap((node) =>
        Object.entries(node).filter(([key, value]) => key !== 'id' && String(value).startsWith('urn:draft:')),
      );
      expect(links.filter(([, value]) => !ids.has(String(value)))).toEqual([]);
      if (name !== 'letter') expect(links.length).toBeGreaterThan(0);
    }
  });
});

describe('the flow over a statement with an altered amount', () => {
  it('leaves the review pending and names the transaction at which the balances break', () => {
    const { truth, reading } = fixture('statement-altered');
    expect(truth.corruption).toEqual({ kind: 'amount', where: 'movement 6' });
    expect(reading.review).toBe('REVIEW_PENDING');
    const [first] = reading.expectations.errors;
    expect(first).toMatchObject({ nodeType: 'ark:Transaction', nodeId: nodesOf(reading, 'Transaction')[5]?.id });
    expect(first?.reason).toContain('1539.03 GBP by the entries, 1538.33 GBP as printed');
  });
});

describe('the flow over a letter', () => {
  it('calls it unknown, makes nothing of it, and leaves the review pending', () => {
    const { reading } = fixture('letter');
    expect(reading.document.classIdentifier).toBe('unknown');
    expect([reading.review, reading.nodes, reading.evidence]).toEqual(['REVIEW_PENDING', [], []]);
    expect(reading.text.content.length).toBeGreaterThan(100);
  });
});

describe('the flow over a file of two accounts', () => {
  const two = (): DocumentReading => fixture('statement-two-accounts').reading;

  it('makes two accounts of one issuer', () => {
    const accounts = nodesOf(two(), 'BankAccount');
    const [issuer, ...more] = nodesOf(two(), 'Organisation');
    expect(accounts).toHaveLength(2);
    expect(more).toEqual([]);
    expect(accounts.map((account) => account['issuedBy'])).toEqual([issuer?.id, issuer?.id]);
  });

  it('gives each account its own numbers, statement and balances', () => {
    const of = (account: GraphNode, type: string, link: string, property: string): unknown[] =>
      nodesOf(two(), type).flatMap((node) => (node[link] === account.id ? [node[property]] : []));
    const [first, second] = nodesOf(two(), 'BankAccount').map((account) => ({
      numbers: of(account, 'BankAccountIdentifier', 'relatedTo', 'identifier'),
      periods: of(account, 'Statement', 'relatedTo', 'startDate'),
      balances: of(account, 'Balance', 'onAccount', 'totalAmount').map((value) => (value as { amount: string }).amount),
    }));
    const { accounts } = fixture('statement-two-accounts').truth;
    for (const [i, found] of [first, second].entries()) {
      const truth = accounts?.[i];
      expect(found).toEqual({
        numbers: [`${truth?.sortCode ?? ''} ${truth?.accountNumber ?? ''}`, truth?.iban],
        periods: [truth?.periodStart],
        balances: [truth?.openingBalance, truth?.closingBalance],
      });
    }
  });

  it('makes one person of the holder named for both, who holds each account', () => {
    const persons = nodesOf(two(), 'Person');
    expect(persons.map((person) => person['name'])).toEqual(['Mrs Chloe Patel', 'Mr Rhys Grant']);
    const accounts = nodesOf(two(), 'BankAccount').map((account) => account.id);
    for (const person of persons) {
      const holdings = nodesOf(two(), 'AccountHolder').filter((holder) => holder['relatedTo'] === person.id);
      expect(holdings.map((holder) => holder['appliesTo'])).toEqual(accounts);
    }
    expect(nodesOf(two(), 'Address')).toHaveLength(1);
    expect(nodesOf(two(), 'Residency')).toHaveLength(2);
  });

  it('gives each transaction to the account whose table it stands in', () => {
    const { truth, reading } = fixture('statement-two-accounts');
    const numberOf = new Map(
      nodesOf(reading, 'BankAccountIdentifier')
        .filter((node) => node['identifierType'] === 'SORT_CODE_ACCOUNT_NUMBER')
        .map((node) => [node['relatedTo'], node['identifier']]),
    );
    const given = nodesOf(reading, 'Transaction').map((node) => numberOf.get(node['relatedTo']));
    expect(given).toEqual(truth.transactions.map((one) => one.account));
  });

  it('asks for no review where the sums of both hold', () => {
    expect(two().review).toBe('REVIEW_NOT_REQUIRED');
  });

  it('gives each account the type its heading says', () => {
    expect(nodesOf(two(), 'BankAccount').map((account) => account['accountType'])).toEqual(['Current', 'Savings']);
  });

  it('gives a limit to the account under whose heading it is stated', () => {
    expect(nodesOf(two(), 'BankAccount').map((account) => account['overdraftLimit'] !== undefined)).toEqual([
      true,
      false,
    ]);
  });
});

describe('evidence', () => {
  const holds = (outer: Box, inner: Box): boolean =>
    (inner.x0 + inner.x1) / 2 > outer.x0 &&
    (inner.x0 + inner.x1) / 2 < outer.x1 &&
    (inner.y0 + inner.y1) / 2 > outer.y0 &&
    (inner.y0 + inner.y1) / 2 < outer.y1;

  /** What is printed inside a box of a page as submitted. */
  function printedIn({ pages }: DocumentLayout, at: { readonly page: number; readonly box: Box }): string {
    const page = pages[at.page - 1];
    if (!page) return '';
    const words = page.lines.flatMap((line) => line.phrases.flatMap((phrase) => phrase.words));
    return words
      .filter((word) => holds(at.box, asSubmitted(word, page)))
      .map((word) => word.text)
      .join(' ');
  }

  it.each(NAMES.filter((name) => name !== 'letter'))(
    'of each amount of %s is the words printed at its place',
    (name) => {
      const { pdf, reading } = fixture(name);
      const layout = layoutDocument(flow.reader.read(pdf));
      const rows = nodesOf(reading, 'Transaction');
      const amounts = reading.evidence.filter((one) => one.property === 'amount');
      expect(amounts.map((one) => one.nodeId)).toEqual(rows.map((row) => row.id));
      for (const one of amounts) expect(printedIn(layout, one)).toBe(one.text);
    },
  );

  it.each(NAMES)('of everything in %s lies on a page of the file, with a rule and a confidence', (name) => {
    const { pdf, reading } = fixture(name);
    const pages = flow.reader.read(pdf);
    const ids = new Set(reading.nodes.map((node) => node.id));
    for (const { page, box, text, rule, confidence, nodeId } of reading.evidence) {
      const size = pages[page - 1];
      expect(size).toBeDefined();
      expect(box.x0).toBeGreaterThanOrEqual(0);
      expect(box.y0).toBeGreaterThanOrEqual(0);
      expect(box.x1).toBeLessThanOrEqual(size?.widthPt ?? 0);
      expect(box.y1).toBeLessThanOrEqual(size?.heightPt ?? 0);
      expect(box.x1 > box.x0 && box.y1 > box.y0).toBe(true);
      expect(text.trim()).not.toBe('');
      expect(rule).toMatch(/^banking-[a-z-]+\/[\w/]+$/);
      expect(confidence).toBeGreaterThan(0);
      expect(confidence).toBeLessThanOrEqual(1);
      expect(ids.has(nodeId)).toBe(true);
    }
  });
});

describe('the flow', () => {
  it.each(NAMES)('gives the same answer to %s each time', async (name) => {
    const { pdf, reading } = fixture(name);
    expect(await flow.read(pdf)).toEqual(reading);
  });

  it.each(NAMES)('does not depend on the order in which the glyphs of %s are drawn', async (name) => {
    const { pdf, reading } = fixture(name);
    const chance = chanceOf(1, name);
    const shuffled = (page: ReadPage): ReadPage =>
      page.kind === 'glyphs' ? { ...page, glyphs: chance.shuffle(page.glyphs) } : page;
    const again = await flow.read(pdf, { read: (file) => flow.reader.read(file).map(shuffled) });
    expect(again).toEqual(reading);
  });
});
