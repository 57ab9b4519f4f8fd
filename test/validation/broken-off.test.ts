// What no name and no description is, by the shapes: such a value is passed on with a warning.
import { describe, expect, it } from 'vitest';
import type { GraphNode } from '../../src/model/reading.ts';
import { checkNodes } from '../../src/validation/check-nodes.ts';

const charged = (name: string): GraphNode => ({
  id: 'urn:draft:1',
  type: 'ark:Charge',
  relatedTo: 'urn:draft:2',
  name,
  date: '2026-03-01',
  totalAmount: { type: 'ark:CurrencyValue', amount: '12.00', currency: 'GBP' },
});
const secured = (securityDevices: string | boolean): GraphNode => ({
  id: 'urn:draft:1',
  type: 'ark:VehicleSecuritySummary',
  relatedTo: 'urn:draft:2',
  securityDevices,
});
const warningsOf = (node: GraphNode): string[] => checkNodes([node]).warnings.map(({ reason }) => reason);

describe('a name or a description', () => {
  it.each([', 08:51 Roaming day pass', 'Loyalty discount for', 'Standing charge (', 'Mr P Lark', '11,000', 'Fire and'])(
    'is doubted where it is broken off, a person or no words: %s',
    (name) => {
      expect(warningsOf(charged(name))).toContain('What was read as the name of a charge does not look like one.');
    },
  );

  it.each(['TV', 'Ultrafast Plus', 'NI A', 'Calls (2)', 'Paper bill fee 25%', 'Sleep in', 'Overtime @ 1.5'])(
    'is taken as it is where nothing is missing: %s',
    (name) => {
      expect(warningsOf(charged(name))).toEqual([]);
    },
  );

  it('may be a flag', () => {
    expect(warningsOf(secured(false))).toEqual([]);
    expect(warningsOf(secured('11,000'))).toContain('What was read as what secures the vehicle may be cut.');
  });
});

const numbered = (accountNumber: string): GraphNode => ({
  id: 'urn:draft:1',
  type: 'ark:UtilityAccount',
  accountProvider: 'urn:draft:2',
  accountNumber,
});
const ODD = 'What was read as the number of the account does not look like one.';

describe('the number of an account', () => {
  it.each(['10', 'A-7C31F20E 2/2', 'Account', '14 March 2026', '14/03/2026', '4471 of', 'Mortgage 4471'])(
    'is doubted where it is that of a page or a row, a day, or holds words: %s',
    (number) => {
      expect(warningsOf(numbered(number))).toContain(ODD);
    },
  );

  it.each([
    '0417/882 310 446',
    'GB 5521 8830',
    '20-44-09 71930582',
    '70228391 4',
    'LVT/MA/440192',
    '72/1',
    '2190 447 183',
  ])('may be set in groups and signs of its own: %s', (number) => {
    expect(warningsOf(numbered(number))).not.toContain(ODD);
  });
});
