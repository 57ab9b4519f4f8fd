import { describe, expect, it } from 'vitest';
import { findFields } from '../../../src/extraction/fields/find-fields.ts';
import type { FieldRule } from '../../../src/profiles/profile.ts';
import { at, layOut } from '../statement/placed-pages.ts';

const rule = (labels: readonly string[], questions: readonly string[]): FieldRule => ({
  value: 'money',
  labels: [...labels],
  questions: [...questions],
  sentences: [],
  places: ['right', 'below'],
});

const RULES = {
  previous: rule(['last bill', 'balance'], []),
  charges: rule(['new charges'], ['^(?:new )?charges since your last bill$']),
};

const fieldsOf = (label: string): readonly string[] =>
  Object.keys(
    findFields(layOut([at(50, 100, label), at(320, 100, '£54.20')]), RULES, {
      currency: 'GBP',
      skip: () => false,
      form: true,
    }),
  );

describe('labels inside a question', () => {
  it('are none of another field', () => {
    expect(fieldsOf('Charges since your last bill')).toEqual(['charges']);
  });

  it('keep the field that the question asks for too', () => {
    expect(fieldsOf('New charges since your last bill')).toEqual(['charges']);
  });

  it.each(['Your last bill', 'Balance on your last bill'])('stand where no question holds them: %s', (label) => {
    expect(fieldsOf(label)).toEqual(['previous']);
  });
});
