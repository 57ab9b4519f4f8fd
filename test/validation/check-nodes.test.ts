import { describe, expect, it } from 'vitest';
import type { AnyNode, CurrencyValue, DirectedCurrencyValue } from '../../src/model/generated/types.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import { checkNodes } from '../../src/validation/check-nodes.ts';
import { shapeValidator } from '../../src/validation/shape-validator.ts';

const id = (name: string): string => `https://graph.example/.draft-nodes/${name}`;
const pounds = (amount: string): CurrencyValue => ({ type: 'ark:CurrencyValue', amount, currency: 'GBP' });
const money = (amount: string, direction: 'Credit' | 'Debit'): DirectedCurrencyValue => ({
  type: 'ark:CurrencyValue',
  amount,
  currency: 'GBP',
  direction,
});

/** An ordinary statement of a current account. */
const STATEMENT: readonly AnyNode[] = [
  { id: id('issuer'), type: 'ark:Organisation', name: 'Example Bank' },
  { id: id('account'), type: 'ark:BankAccount', accountType: 'Current', issuedBy: id('issuer'), currency: 'GBP' },
  {
    id: id('number'),
    type: 'ark:BankAccountIdentifier',
    relatedTo: id('account'),
    identifierType: 'SORT_CODE_ACCOUNT_NUMBER',
    identifier: '12-34-56 12345678',
  },
  { id: id('person'), type: 'ark:Person', name: 'Ms A Example' },
  { id: id('holder'), type: 'ark:AccountHolder', appliesTo: id('account'), relatedTo: id('person') },
  { id: id('address'), type: 'ark:Address', addressLines: ['1 High Street', 'Exampleton'], postcode: 'EX1 1MP' },
  { id: id('residency'), type: 'ark:Residency', relatedTo: id('person'), appliesTo: id('address') },
  {
    id: id('statement'),
    type: 'ark:Statement',
    relatedTo: id('account'),
    issuedBy: id('issuer'),
    startDate: '2025-01-01',
    endDate: '2025-01-31',
  },
  {
    id: id('opening'),
    type: 'ark:Balance',
    onAccount: id('account'),
    date: '2025-01-01',
    totalAmount: money('100.00', 'Credit'),
    position: 'Opening',
  },
  {
    id: id('closing'),
    type: 'ark:Balance',
    onAccount: id('account'),
    date: '2025-01-31',
    totalAmount: money('87.70', 'Credit'),
    position: 'Closing',
  },
  {
    id: id('transaction'),
    type: 'ark:Transaction',
    sequence: '000001',
    date: '2025-01-02',
    relatedTo: id('account'),
    fullDescriptor: '-',
    methodCategory: 'PAYMENT:CARD',
    amount: money('12.30', 'Debit'),
  },
];

const NOTHING = { errors: [], warnings: [], info: [] };

/** The statement with one node changed; `undefined` removes a property. */
function changed(name: string, changes: object): readonly GraphNode[] {
  return STATEMENT.map((node) => (node.id === id(name) ? { ...node, ...changes } : node));
}

function without(...names: readonly string[]): readonly GraphNode[] {
  return STATEMENT.filter((node) => !names.map(id).includes(node.id));
}

const errors = (nodes: readonly GraphNode[]): readonly string[] => checkNodes(nodes).errors.map(({ reason }) => reason);

describe('an ordinary bank statement', () => {
  it('leaves nothing to be wished for', () => {
    expect(checkNodes(STATEMENT)).toEqual(NOTHING);
  });

  it('makes no noise for each row that prints no more than date, text and amount', () => {
    const rows = Array.from({ length: 50 }, (_, at): GraphNode => {
      const [row] = STATEMENT.slice(-1);
      return { ...row, type: 'ark:Transaction', id: id(`row-${at}`), sequence: String(at).padStart(6, '0') };
    });
    expect(checkNodes([...STATEMENT, ...rows])).toEqual(NOTHING);
  });

  it('may be of a card: amounts owed are debits', () => {
    const card = changed('opening', { totalAmount: money('471.36', 'Debit') });
    expect(checkNodes(card)).toEqual(NOTHING);
  });
});

describe('an error', () => {
  it('names the node, its type and the property that is required', () => {
    expect(checkNodes(changed('transaction', { amount: undefined })).errors).toEqual([
      { nodeType: 'ark:Transaction', nodeId: id('transaction'), reason: 'ark:Transaction needs an amount' },
    ]);
  });

  it('names the owner of a value object, and the way to what is wrong in it', () => {
    expect(checkNodes(changed('transaction', { amount: pounds('12.30') })).errors).toEqual([
      { nodeType: 'ark:Transaction', nodeId: id('transaction'), reason: 'ark:Transaction amount needs a direction' },
    ]);
    const conversion = {
      type: 'ark:CurrencyConversion',
      amount: { type: 'ark:CurrencyValue', amount: '-1', currency: 'USD' },
    };
    expect(errors(changed('transaction', { conversion }))).toEqual([
      'ark:Transaction conversion amount amount: An amount is digits with or without decimals, never negative.',
    ]);
  });

  it.each([
    ['amount', { amount: money('12.3', 'Debit') }, 'digits with two decimals or none'],
    ['sign', { amount: money('-12.30', 'Debit') }, 'never negative'],
    ['currency', { amount: { ...money('12.30', 'Debit'), currency: 'gbp' } }, 'three capital letters'],
    ['direction', { amount: { ...pounds('12.30'), direction: 'In' } }, 'Credit or Debit'],
    ['date', { date: '02/01/2025' }, 'a day of the calendar'],
    ['day that does not exist', { date: '2025-02-30' }, 'a day of the calendar'],
    ['method category', { methodCategory: 'CARD' }, 'one of the method categories'],
    ['sort code', { counterparty: { name: 'B', sortCode: '123456' } }, 'six digits in pairs'],
    ['account number', { counterparty: { accountNumber: '123' } }, 'seven or eight digits'],
    ['text', { fullDescriptor: '' }, 'not empty'],
    ['object', { amount: '12.30' }, 'is no object'],
    ['category', { categories: ['coffee'] }, 'primary categories'],
    ['subsidiary', { categories: ['food_and_drink', 'travel'] }, 'subsidiary categories'],
    ['number of categories', { categories: ['travel', 'other_travel', 'coffee'] }, 'at most two'],
    ['property', { colour: 'red' }, 'no such property as colour'],
    ['number of values', { reference: ['A', 'B'] }, 'more than one reference'],
  ])('is a wrong %s', (_, changes, words) => {
    expect(errors(changed('transaction', changes))).toEqual([expect.stringContaining(words)]);
  });

  it('is a link to a node that is not there, or of another class', () => {
    expect(errors(changed('transaction', { relatedTo: id('nowhere') }))).toEqual([
      'ark:Transaction relatedTo leads to no ark:Account of this graph',
    ]);
    expect(errors(changed('holder', { relatedTo: id('account') }))).toEqual([
      'ark:AccountHolder relatedTo leads to no ark:Party of this graph',
    ]);
  });

  it('is a period that ends before it starts', () => {
    expect(errors(changed('statement', { startDate: '2025-02-01' }))).toEqual(['The statement ends before it starts.']);
  });

  it('is a type that there is not, and an id that is no IRI', () => {
    expect(errors([{ id: id('x'), type: 'ark:Invoice' }])).toEqual(['ark:Invoice is no type of node']);
    expect(errors([{ id: 'x', type: 'ark:Person', name: 'A' }])).toEqual(['ark:Person id is no absolute IRI']);
  });

  it('never repeats the value', () => {
    const secret = 'SECRET';
    const spoilt = changed('transaction', {
      date: secret,
      amount: { ...pounds(secret), direction: secret },
      methodCategory: secret,
      relatedTo: secret,
      merchant: secret,
      categories: [secret],
      counterparty: secret,
    });
    expect(errors(spoilt).length).toBeGreaterThan(5);
    expect(JSON.stringify(checkNodes(spoilt))).not.toContain(secret);
  });
});

describe('a warning', () => {
  it.each([
    ['number', 'No number or other name of the account was found.'],
    ['holder', 'No holder of the account was found.'],
    ['closing', 'No closing balance was found.'],
  ])('is given when a statement has no %s', (name, reason) => {
    expect(checkNodes(without(name))).toMatchObject({ errors: [], warnings: [{ reason }] });
  });
});

describe('a name or a line of an address', () => {
  const warnings = (nodes: readonly GraphNode[]): string[] => checkNodes(nodes).warnings.map(({ reason }) => reason);
  const NO_PERSON = 'What was read as the name of a person does not look like one.';
  const NO_ORGANISATION = 'What was read as the name of an organisation does not look like one.';
  const NO_LINE = 'What was read as a line of an address does not look like one.';

  it.each([
    'Mr T',
    'Mrs Alan J',
    'Ms A Example and Mr',
    'A & B Example',
    'Weaver House',
    'Example-',
    'Job Driver',
    'Flat 3',
  ])('is doubted where no person is called so: %s', (name) => {
    expect(warnings(changed('person', { name }))).toEqual([NO_PERSON]);
  });

  it.each(['Mortgage Services', 'About you', 'Station Road', 'Example Bank ·', 'Name', 'Section 6. Payments'])(
    'is doubted where no organisation is called so: %s',
    (name) => {
      expect(warnings(changed('issuer', { name }))).toEqual([NO_ORGANISATION]);
    },
  );

  it.each(['We insure the home at 1 High Street', 'Ms A Example', 'Bill: 1 High Street', 'Home insurance schedule'])(
    'is doubted where no address has such a line: %s',
    (line) => {
      expect(warnings(changed('address', { addressLines: [line, 'Exampleton'] }))).toEqual([NO_LINE]);
    },
  );

  it('is doubted where a line of an address begins small, as a misread capital does', () => {
    const ofLine = (line: string): string[] => warnings(changed('address', { addressLines: ['1 High Street', line] }));
    expect(ofLine('likley')).toEqual(['What was read as a line of an address does not begin as one.']);
    for (const line of ['Ilkley', 'c/o Example', '12a Mill Lane']) expect(ofLine(line)).toEqual([]);
  });

  it('is doubted where the town is all there is of an address', () => {
    const only = (line: string): string[] => warnings(changed('address', { addressLines: [line] }));
    expect(only('Exampleton')).toEqual(['Only a part of the address was found.']);
    expect(only('1 High Street, Exampleton')).toEqual([]);
  });

  it.each([
    ['person', { name: 'Dr Zoë O’Hara-Lane' }],
    ['person', { name: 'Mrs Grace Hill' }],
    ['issuer', { name: 'giffgaff' }],
    ['issuer', { name: 'Marks & Spencer Financial Services plc' }],
    ['address', { addressLines: ['Flat 3, The Old House', '61 Larkspur Road', 'St Ives'] }],
  ])('is not where it may be one: %s %j', (node, changes) => {
    expect(warnings(changed(node, changes))).toEqual([]);
  });
});

describe('an info', () => {
  const dates = { startDate: undefined, endDate: undefined };

  it.each([
    ['opening balance', without('opening'), ['No opening balance was found.']],
    ['first day', changed('statement', { startDate: undefined }), ['The first day of the statement was not found.']],
    [
      'last day or date',
      changed('statement', { endDate: undefined }),
      ['Neither the last day of the statement nor its date was found.'],
    ],
    [
      'last day, but a date',
      changed('statement', { ...dates, date: '2025-02-02' }),
      ['The first day of the statement was not found.'],
    ],
  ])('is given for what many statements do not print: no %s', (_, nodes, reasons) => {
    const { errors: required, warnings: recommended, info } = checkNodes(nodes);
    expect([required, recommended, info.map(({ reason }) => reason)]).toEqual([[], [], reasons]);
  });
});

describe('the shape validator', () => {
  it('answers what the step finds', async () => {
    expect(await shapeValidator.validate(without('opening'))).toEqual(checkNodes(without('opening')));
  });
});
