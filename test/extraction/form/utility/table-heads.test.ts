import { expect, it } from 'vitest';
import { headsCharges } from '../../../../src/extraction/form/utility/table-heads.ts';
import { at, layOut } from '../../statement/placed-pages.ts';

const heads = (...texts: readonly string[]): boolean => {
  const [line] = layOut(texts.map((text, i) => at(50 + 90 * i, 100, text, 8))).pages[0]?.lines ?? [];
  return line !== undefined && headsCharges(line);
};

it('a table of charges is headed by what is charged for, what it is worked out by in a few words, and money', () => {
  expect(heads('Description', 'For', 'Amount')).toBe(true);
  expect(heads('Service', 'Rateable value', 'Rate per £ of RV', 'Standing charge', 'Total')).toBe(true);
  expect(heads('Service', 'What you will have to do for us next', 'Total')).toBe(false);
  expect(heads('Service', 'Volume', 'Remarks')).toBe(false);
});
