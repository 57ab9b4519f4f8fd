import { describe, expect, test } from 'vitest';
import { parseProfiles } from '../../src/profiles/parse-profiles.ts';
import type { Profile } from '../../src/profiles/profile.ts';

const base = {
  id: 'money-base',
  title: 'What statements share',
  version: '1.0.0',
  kind: 'base',
  recognise: [{ any: ['account number'], weight: 1 }],
  fields: { sortCode: { value: 'sort-code', labels: ['sort code'] } },
  tables: {
    transactions: {
      columns: {
        date: { value: 'date', headers: ['date'] },
        balance: { value: 'money', headers: ['balance'] },
      },
      rowKinds: { opening: ['opening balance'] },
    },
  },
  nodes: [
    { key: 'account', type: 'BankAccount', set: { productName: 'Account', currency: 'GBP' } },
    { key: 'row', type: 'Transaction', each: 'transactions', set: { relatedTo: '->account', date: '$date' } },
  ],
};
const generic = {
  id: 'money-statement',
  title: 'Statement',
  version: '1.0.0',
  kind: 'generic',
  classIdentifier: 'money-statement',
  className: 'Money: Statement',
  extends: 'money-base',
  recognise: [{ any: ['statement'], place: 'title', weight: 2.5 }],
};
const issuer = {
  id: 'money-statement-acme',
  title: 'Statement of Acme',
  version: '1.0.0',
  kind: 'issuer',
  issuer: ['Acme Bank plc', 'Acme'],
  extends: 'money-statement',
  fields: { sortCode: { labels: ['branch sorting code'] }, roll: { value: 'reference', labels: ['roll number'] } },
  tables: {
    transactions: { columns: { balance: { headers: ['what you have'] } }, sections: { pending: ['on its way'] } },
  },
  nodes: [{ key: 'account', set: { productName: 'Acme Account', accountType: 'Current' } }],
};

function parse(...data: readonly object[]): readonly Profile[] {
  const parsed = parseProfiles(data.map((each, index) => ({ file: `${String(index)}.yaml`, data: each })));
  if (parsed.kind === 'errors') throw new Error(JSON.stringify(parsed.errors));
  return parsed.profiles;
}

function errorsOf(...data: readonly object[]): readonly string[] {
  const parsed = parseProfiles(data.map((each, index) => ({ file: `${String(index)}.yaml`, data: each })));
  return parsed.kind === 'errors' ? parsed.errors.map((e) => `${e.profile}|${e.path}|${e.message}`) : [];
}

describe('a profile file', () => {
  test('has its defaults filled in', () => {
    const [profile] = parse(base);
    expect(profile?.recognise).toEqual([{ any: ['account number'], place: 'anywhere', weight: 1 }]);
    expect(profile?.fields['sortCode']).toEqual({
      value: 'sort-code',
      labels: ['sort code'],
      questions: [],
      places: ['right', 'below'],
      sentences: [],
    });
    expect(profile?.nodes[0]).toMatchObject({ when: [] });
  });

  test.each([
    [{ ...base, colour: 'red' }, "0.yaml||has an unknown key 'colour'"],
    [{ ...base, version: '1' }, /^0\.yaml\|version\|must match pattern/],
    [{ ...base, kind: 'special' }, '0.yaml|kind|must be one of: base, generic, issuer'],
    [{ ...base, recognise: [{ any: ['x'], weight: Infinity }] }, /^0\.yaml\|recognise\.0\.weight\|/],
    [{ ...base, recognise: [{ any: ['x'], weight: Number.NaN }] }, /^0\.yaml\|recognise\.0\.weight\|/],
    [{ ...base, recognise: [{ any: ['x', 'y', 'x'], weight: 1 }] }, "0.yaml|recognise.0.any|has 'x' twice"],
    [{ ...base, recognise: [{ any: [' - '], weight: 1 }] }, /^0\.yaml\|recognise\.0\.any\.0\|/],
    [
      { ...base, recognise: [{ any: ['x'], place: 'footer', weight: 1 }] },
      /^0\.yaml\|recognise\.0\.place\|must be one of/,
    ],
    [
      { ...base, fields: { sortCode: { value: 'text', label: ['x'] } } },
      "0.yaml|fields.sortCode|has an unknown key 'label'",
    ],
    [{ ...base, fields: { 'sort code': { value: 'text', labels: ['x'] } } }, /^0\.yaml\|fields\|has a key 'sort code'/],
    [
      { ...base, fields: { sortCode: { value: 'pattern', labels: ['x'], pattern: '(' } } },
      '0.yaml|fields.sortCode.pattern|is no regular expression',
    ],
  ])('of the wrong form is refused with the place and the reason (%#)', (data, expected) => {
    expect(errorsOf(data)).toEqual([typeof expected === 'string' ? expected : expect.stringMatching(expected)]);
  });

  test.each([
    [{ fields: { a: { labels: ['a'] } }, nodes: [] }, /\|fields\.a\|must have a 'value'/],
    [{ fields: { a: { value: 'pattern', labels: ['a'] } }, nodes: [] }, /\|fields\.a\|must have a 'pattern'/],
    [{ fields: { a: { value: 'text' } }, nodes: [] }, /\|fields\.a\|must have 'labels', 'questions' or 'sentences'/],
    [{ nodes: [{ key: 'a', set: {} }] }, /\|nodes\.0\|must have a 'type'/],
    [
      { nodes: [{ key: 'a', type: 'Bill', set: { totalCharges: '$total' } }] },
      /\|nodes\.0\.set\.totalCharges\|names an unknown field 'total'/,
    ],
    [
      { nodes: [{ key: 'a', type: 'Bill', set: { issuedBy: ['->b'] } }] },
      /\|nodes\.0\.set\.issuedBy\.0\|names an unknown node 'b'/,
    ],
    [{ nodes: [{ key: 'a', type: 'Bill', when: ['total'], set: {} }] }, /\|nodes\.0\.when\.0\|names an unknown field/],
    [
      { nodes: [{ key: 'a', type: 'Bill', each: 'charges', set: {} }] },
      /\|nodes\.0\.each\|names an unknown table or list/,
    ],
    [
      {
        nodes: [
          { key: 'a', type: 'Bill' },
          { key: 'a', type: 'Bill' },
        ],
      },
      /\|nodes\|has two templates with the key 'a'/,
    ],
  ])('that names what is not there is refused (%#)', (change, expected) => {
    expect(errorsOf({ ...base, ...change })).toEqual([expect.stringMatching(expected)]);
  });

  test.each([
    [[{ key: 'a', type: 'Biller', set: {} }], "nodes.0.type|names an unknown type of node 'Biller'"],
    [[{ key: 'a', type: 'CurrencyValue', set: {} }], "nodes.0.type|names an unknown type of node 'CurrencyValue'"],
    [[{ key: 'a', type: 'Bill', set: { amount: 'x' } }], 'nodes.0.set.amount|is no property of Bill'],
    [[{ key: 'a', type: 'Bill', set: { tax: { pence: 'x' } } }], 'nodes.0.set.tax.pence|is no property of this value'],
    [
      [{ key: 'a', type: 'Bill', set: { reference: { a: 'x' } } }],
      'nodes.0.set.reference|is an object where the model has none',
    ],
    [
      [
        { key: 'a', type: 'Bill', set: { issuedBy: '->b' } },
        { key: 'b', type: 'Person', set: { name: 'x' } },
      ],
      'nodes.0.set.issuedBy|leads to Person, not to Organisation',
    ],
  ])('whose nodes are not of the model is refused (%#)', (nodes, expected) => {
    expect(errorsOf({ ...base, nodes })).toEqual([`money-base|${expected}`]);
  });

  test.each([
    ['Biller.tax', "names an unknown type of node 'Biller'"],
    ['Bill.vat', "'vat' is no property of Bill"],
    ['Bill.tax.pence', "'pence' is no property of Bill"],
  ])('whose mentions are not of the model is refused: %s', (place, expected) => {
    const mentions = [{ name: 'the tax', nodes: [place], printed: ['tax'] }];
    expect(errorsOf({ ...base, mentions })).toEqual([`money-base|mentions.0.nodes|${expected}`]);
    expect(errorsOf({ ...base, mentions: [{ ...mentions[0], nodes: ['Bill.tax.amount'] }] })).toEqual([]);
  });

  test('may name a superclass: what relates to an account may relate to a bank account', () => {
    expect(errorsOf(base)).toEqual([]);
  });

  test('has either phrases or a sign in every anchor', () => {
    expect(errorsOf({ ...base, recognise: [{ weight: 1 }] })).toEqual([
      "0.yaml|recognise.0|must have either 'any' or 'sign'",
    ]);
    const [profile] = parse({ ...base, recognise: [{ sign: 'dated-rows', weight: 1 }] });
    expect(profile?.recognise).toEqual([{ any: [], sign: 'dated-rows', place: 'anywhere', weight: 1 }]);
  });

  test('may name derived facts, rows of derived lists, and the values of a list field', () => {
    const profile = {
      ...base,
      fields: { tags: { value: 'text', labels: ['tags'] } },
      derived: { fields: ['issuer'], lists: { transactions: ['sequence'], holders: ['name'] } },
      nodes: [
        { key: 'a', type: 'Organisation', when: ['issuer'], set: { name: '$issuer' } },
        { key: 'b', type: 'Transaction', each: 'transactions', set: { sequence: '$sequence', date: '$date' } },
        { key: 'c', type: 'Person', each: 'holders', set: { name: '$name' } },
        { key: 'd', type: 'Charge', each: 'tags', set: { name: '$value' } },
      ],
    };
    expect(errorsOf(profile)).toEqual([]);
  });

  test('needs a class unless it is a base, and names of the issuer when it is an issuer profile', () => {
    expect(errorsOf({ ...base, kind: 'generic' })).toEqual([
      'money-base|classIdentifier|must be given, here or in the profile extended',
      'money-base|className|must be given, here or in the profile extended',
    ]);
    expect(errorsOf(base, generic, { ...issuer, issuer: undefined })).toEqual([
      'money-statement-acme|issuer|must be given for an issuer profile',
    ]);
  });
});

describe('a profile that extends another', () => {
  test('inherits the class and appends its anchors to the inherited ones', () => {
    const profile = parse(base, generic, issuer)[2];
    expect(profile).toMatchObject({ classIdentifier: 'money-statement', className: 'Money: Statement' });
    expect(profile?.recognise.map(({ any }) => any[0])).toEqual(['statement', 'account number']);
  });

  test('merges fields and columns by key, its own phrases first', () => {
    const profile = parse(issuer, generic, base)[0];
    expect(profile?.fields['sortCode']).toMatchObject({
      value: 'sort-code',
      labels: ['branch sorting code', 'sort code'],
    });
    expect(Object.keys(profile?.fields ?? {})).toEqual(['sortCode', 'roll']);
    expect(profile?.tables['transactions']).toEqual({
      columns: {
        balance: { value: 'money', headers: ['what you have', 'balance'] },
        date: { value: 'date', headers: ['date'] },
      },
      rowKinds: { opening: ['opening balance'] },
      sections: { pending: ['on its way'] },
    });
  });

  test('merges node templates by key and keeps their order', () => {
    const profile = parse(base, generic, issuer)[2];
    expect(profile?.nodes.map(({ key }) => key)).toEqual(['account', 'row']);
    expect(profile?.nodes[0]?.set).toEqual({ productName: 'Acme Account', currency: 'GBP', accountType: 'Current' });
  });

  test('is refused when the other is unknown or extends it in turn', () => {
    expect(errorsOf(generic)).toEqual(["money-statement|extends|names an unknown profile 'money-base'"]);
    expect(errorsOf({ ...base, extends: 'money-statement' }, generic)).toContain(
      "money-statement|extends|goes in a circle through 'money-base'",
    );
  });

  test('is refused when its id or class is taken', () => {
    expect(errorsOf(base, base)).toEqual(['money-base|id|is the id of two profiles']);
    expect(errorsOf(base, generic, { ...generic, id: 'other' })).toEqual([
      'money-statement|classIdentifier|has two generic profiles',
    ]);
  });
});
