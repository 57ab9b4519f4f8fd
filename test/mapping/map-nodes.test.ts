import { describe, expect, test } from 'vitest';
import { mapNodes, type MappedNodes } from '../../src/mapping/map-nodes.ts';
import type { Evidence } from '../../src/model/evidence.ts';
import type { Facts } from '../../src/model/facts.ts';
import type { NodeTemplate } from '../../src/profiles/profile.ts';

const evidence = (text: string): Evidence => ({
  page: 1,
  box: { x0: 0, y0: 0, x1: 10, y1: 10 },
  text,
  rule: 'a/rule',
  confidence: 1,
});
const pounds = (amount: string) => ({ type: 'ark:CurrencyValue', amount, currency: 'GBP' });
const template = (key: string, type: string, set: object, more: Partial<NodeTemplate> = {}): NodeTemplate => ({
  key,
  type,
  when: [],
  set: { ...set },
  ...more,
});
const none: Facts = { fields: {}, lists: {} };

function map(facts: Partial<Facts>, ...templates: readonly NodeTemplate[]): MappedNodes {
  let count = 0;
  return mapNodes({ ...none, ...facts }, templates, (type) => `${type.toLowerCase()}-${String(++count)}`);
}

describe('a template without each', () => {
  test('makes one node of compact type with its properties in the order written', () => {
    const { nodes } = map(
      { fields: { bank: { value: 'Bank of Examples' }, tags: { value: ['a', 'b'] } } },
      template('issuer', 'Organisation', { tags: '$tags', name: '$bank', isBank: true, rank: 0 }),
    );
    expect(nodes).toEqual([
      {
        id: 'organisation-1',
        type: 'ark:Organisation',
        tags: ['a', 'b'],
        name: 'Bank of Examples',
        isBank: true,
        rank: 0,
      },
    ]);
    expect(Object.keys(nodes[0] ?? {})).toEqual(['id', 'type', 'tags', 'name', 'isBank', 'rank']);
  });

  test('leaves out what is absent or empty', () => {
    const { nodes } = map(
      { fields: { blank: { value: '' }, empty: { value: [] }, nothing: { value: undefined }, no: { value: false } } },
      template('a', 'Bill', { a: '$blank', b: '$empty', c: '$nothing', d: '$missing', e: '$no' }),
    );
    expect(nodes).toEqual([{ id: 'bill-1', type: 'ark:Bill', e: false }]);
  });

  test('makes no node when a field of its `when` is missing, and nobody refers to it', () => {
    const { nodes } = map(
      { fields: { total: { value: pounds('1.00') }, blank: { value: '' } } },
      template('lender', 'Organisation', { name: '$blank' }, { when: ['blank'] }),
      template('bill', 'Bill', { issuedBy: '->lender', totalCharges: '$total' }, { when: ['total'] }),
    );
    expect(nodes).toEqual([{ id: 'bill-1', type: 'ark:Bill', totalCharges: pounds('1.00') }]);
  });

  test('refers to nodes of later templates too', () => {
    const { nodes } = map({}, template('a', 'Bill', { issuedBy: '->b' }), template('b', 'Organisation', {}));
    expect(nodes[0]).toEqual({ id: 'bill-1', type: 'ark:Bill', issuedBy: 'organisation-2' });
  });

  test('fills nested objects and lists, and drops those in which nothing was filled', () => {
    const set = {
      machine: { lines: ['$first', '$second'], valid: '$valid' },
      period: { interval: 'MONTH', specifier: { day: '$day' } },
      fixed: { kind: 'constant' },
      none: ['$missing'],
    };
    const { nodes } = map(
      { fields: { first: { value: 'P<GBR' }, valid: { value: true } } },
      template('a', 'Passport', set),
    );
    expect(nodes[0]).toEqual({
      id: 'passport-1',
      type: 'ark:Passport',
      machine: { lines: ['P<GBR'], valid: true },
      fixed: { kind: 'constant' },
    });
  });
});

describe('a template with each', () => {
  const rows = [
    { name: { value: 'Ann' }, role: { value: 'Primary' } },
    { name: { value: '' }, role: { value: 'Secondary' } },
    { name: { value: 'Cy' } },
  ];

  test('makes a node for every row that has what `when` names', () => {
    const { nodes } = map(
      { lists: { holders: rows } },
      template('p', 'Person', { name: '$name' }, { each: 'holders', when: ['name'] }),
    );
    expect(nodes.map((node) => node['name'])).toEqual(['Ann', 'Cy']);
  });

  test('looks a name up in the row before the document', () => {
    const { nodes } = map(
      { fields: { role: { value: 'Other' } }, lists: { holders: rows } },
      template('p', 'AccountHolder', { relationship: '$role' }, { each: 'holders' }),
    );
    expect(nodes.map((node) => node['relationship'])).toEqual(['Primary', 'Secondary', 'Other']);
  });

  test('refers to the node of the same row, and to none when that was not made', () => {
    const { nodes } = map(
      { lists: { holders: rows } },
      template('person', 'Person', { name: '$name' }, { each: 'holders', when: ['name'] }),
      template('holder', 'AccountHolder', { relatedTo: '->person' }, { each: 'holders' }),
    );
    expect(nodes.slice(2).map((node) => node['relatedTo'])).toEqual(['person-1', undefined, 'person-2']);
  });

  test('refers to the row of another list that its own row points to', () => {
    const { nodes } = map(
      {
        lists: {
          accounts: [{}, {}],
          transactions: [{ account: { value: 1 } }, { account: { value: 0 } }, { account: { value: 7 } }],
        },
      },
      template('account', 'BankAccount', {}, { each: 'accounts' }),
      template('row', 'Transaction', { relatedTo: '->account' }, { each: 'transactions' }),
    );
    expect(nodes.slice(2).map((node) => node['relatedTo'])).toEqual(['bankaccount-2', 'bankaccount-1', undefined]);
  });

  test('is referred to from outside by its first node, or in a list by all of them', () => {
    const { nodes } = map(
      { lists: { holders: rows } },
      template('p', 'Person', {}, { each: 'holders', when: ['name'] }),
      template('i', 'MortgageIllustration', { providedBy: '->p', relatedTo: ['->p'] }),
    );
    expect(nodes[2]).toMatchObject({ providedBy: 'person-1', relatedTo: ['person-1', 'person-2'] });
  });

  test('makes nothing of a list that is not there', () => {
    expect(map({}, template('p', 'Person', { name: 'x' }, { each: 'holders' })).nodes).toEqual([]);
  });
});

test('the evidence of every fact used is recorded under the node and its property', () => {
  const { nodes, evidence: found } = map(
    {
      fields: { bank: { value: 'Bank', evidence: evidence('BANK') } },
      lists: {
        rows: [
          {
            who: { value: 'A', evidence: evidence('a') },
            code: { value: '1', evidence: evidence('1') },
            made: { value: 2 },
          },
        ],
      },
    },
    template('o', 'Organisation', { name: '$bank', website: '$missing' }),
    template(
      't',
      'Transaction',
      { made: '$made', counterparty: { name: '$who', sortCode: '$code' } },
      { each: 'rows' },
    ),
  );
  expect(found).toEqual([
    { nodeId: nodes[0]?.id, property: 'name', ...evidence('BANK') },
    { nodeId: nodes[1]?.id, property: 'counterparty', ...evidence('a') },
    { nodeId: nodes[1]?.id, property: 'counterparty', ...evidence('1') },
  ]);
});

describe('references by number and alternatives', () => {
  const people: Facts['lists'] = { people: [{ name: { value: 'A' } }, { name: { value: 'B' } }] };
  const person = template('person', 'Person', { name: '$name' }, { each: 'people' });

  test('`->key@fact` leads to the rows that the fact numbers', () => {
    const cars = { cars: [{ keeper: { value: 1 }, users: { value: ['0', '1'] } }, { keeper: { value: 0 } }] };
    const car = template('car', 'Vehicle', { owner: '->person@keeper', usedBy: ['->person@users'] }, { each: 'cars' });
    const { nodes } = map({ lists: { ...people, ...cars } }, person, car);
    expect(nodes.slice(2)).toEqual([
      { id: 'vehicle-3', type: 'ark:Vehicle', owner: 'person-2', usedBy: ['person-1', 'person-2'] },
      { id: 'vehicle-4', type: 'ark:Vehicle', owner: 'person-1' },
    ]);
  });

  test('of alternatives the first that comes to something stands', () => {
    const cars = { cars: [{ keeper: { value: 1 }, kind: { value: 'Other' } }, { kind: { value: 'Other' } }, {}] };
    const car = template('car', 'Vehicle', { owner: '->person@keeper | $kind' }, { each: 'cars' });
    const { nodes } = map({ lists: { ...people, ...cars } }, person, car);
    expect(nodes.slice(2).map((node) => node['owner'])).toEqual(['person-2', 'Other', undefined]);
  });
});
