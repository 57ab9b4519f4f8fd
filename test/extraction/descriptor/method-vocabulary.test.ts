import { describe, expect, it } from 'vitest';
import { METHOD_CATEGORIES } from '../../../src/extraction/descriptor/method-category.ts';
import { parseMethodVocabulary } from '../../../src/extraction/descriptor/method-vocabulary.ts';
import { authoredVocabulary, vocabulary } from './vocabulary.ts';

const methods = (): Record<string, unknown>[] => authoredVocabulary()['methods'] as Record<string, unknown>[];

describe('the vocabulary of transaction methods', () => {
  it('knows a code in any case and with full stops', () => {
    expect(vocabulary.codes.get('DD')?.method).toBe('Direct Debit');
    expect(vocabulary.leadingCodes.get('D/D')).toBe(vocabulary.codes.get('D/D'));
  });

  it.each([
    ['a missing list', { ...authoredVocabulary(), connectors: undefined }, /connectors/],
    ['an unknown key', { ...authoredVocabulary(), colours: ['red'] }, /additional properties/],
    ['a category outside the closed list', withMethod({ debit: 'PAYMENT:BARTER' }), /allowed values/],
    ['a mark that is no regular expression', { ...authoredVocabulary(), cardMarks: ['('] }, /format/],
    ['a currency that is no ISO 4217 code', { ...authoredVocabulary(), currencies: { euro: ['€'] } }, /currencies/],
    ['no object at all', 'methods', /object/],
  ])('refuses %s', (_, data, message) => {
    expect(() => parseMethodVocabulary(data)).toThrow(message);
  });

  it('gives every direction of every method a category of the contract', () => {
    const categories = methods().flatMap(({ debit, credit }) => [debit, credit]);
    expect(METHOD_CATEGORIES).toEqual(expect.arrayContaining(categories));
  });

  it('gives no code to two methods', () => {
    const codes = methods().flatMap(({ method, codes = [], leadingCodes = [] }) =>
      [...(codes as string[]), ...(leadingCodes as string[])].map((code) => [code, method] as const),
    );
    const names = codes.map(([code]) => code.toUpperCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

function withMethod(change: object): object {
  const [first, ...rest] = methods();
  return { ...authoredVocabulary(), methods: [{ ...first, ...change }, ...rest] };
}
