// Which supply the words of a heading name and nothing else.
import { describe, expect, it } from 'vitest';
import { plainUtility } from '../../../../src/extraction/form/utility/named-utility.ts';

describe('a heading that names a supply', () => {
  it.each([
    ['Electricity', 'Electricity'],
    ['Your gas supply', 'Gas'],
    ['⚡ Electricity', 'Electricity'],
    ['⚡️ Electricity', 'Electricity'],
    ['Electricity and gas', undefined],
    ['Gas safety checks', undefined],
  ])('is plain where it says no more: %s', (text, utility) => {
    expect(plainUtility(text, ['Electricity', 'Gas'])).toBe(utility);
  });
});
