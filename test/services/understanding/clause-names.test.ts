import { describe, expect, it } from 'vitest';
import { clauseNames } from '../../../src/services/understanding/clause-names.ts';

const said = (type: string, name: string): string[] =>
  clauseNames([{ id: 'urn:draft:node-1', type: `ark:${type}`, name }]).map(({ reason }) => reason);

describe('names that are none', () => {
  it.each([
    ['UtilityTariff', 'Our advisers can tell more'],
    ['UtilityTariff', 'Ask about what you use'],
    ['Organisation', 'services and keeping up pumps.'],
    ['Person', 'Costs of the seller are paid'],
    ['Person', 'Mr Idwal Lunt on'],
    ['Organisation', 'the Larch Deposit Scheme?” applies'],
  ])('are doubted where they read like a part of a sentence', (type, name) => {
    expect(said(type, name)).toEqual([`What was read as a name reads like a part of a sentence: ${name}.`]);
  });

  it('are doubted where words have run together', () => {
    expect(said('Organisation', 'The City ofTruro Council')).toEqual([
      'Words of a name may have run together: The City ofTruro Council.',
    ]);
  });

  it('are doubted where a person bears the name of a body', () => {
    expect(said('Person', 'Conduct Authority')).toEqual([
      'What was read as the name of a person is none: Conduct Authority.',
    ]);
  });

  it.each([
    ['Person', 'Mr Will May'],
    ['Person', 'Ana do Carmo'],
    ['Person', 'Mrs Lena van der Berg'],
    ['Organisation', 'The Society of Friends of the Earth Ltd.'],
    ['Organisation', 'e·on next'],
    ['UtilityTariff', 'Pay as you go'],
    ['UtilityTariff', 'Fix and Fall v2'],
    ['Charge', 'What we charge is this'],
  ])('are not doubted where they read like names', (type, name) => {
    expect(said(type, name)).toEqual([]);
  });
});
