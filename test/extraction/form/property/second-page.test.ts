// Values of mortgage papers that stand on their second page are shown there.
import { describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../../src/adapters/profile-files/read-profile-files.ts';
import { readForm } from '../../../../src/extraction/form/read-form.ts';
import type { FormReading } from '../../../../src/extraction/form/form-reading.ts';
import { at, layOut, type PlacedText } from '../../statement/placed-pages.ts';

const { profiles } = readProfileFiles();

/** What is read of a paper whose second page has these texts. */
function readingOf(id: string, texts: readonly PlacedText[]): FormReading {
  const profile = profiles.find((one) => one.id === id);
  if (!profile) throw new Error(`no profile ${id}`);
  return readForm(layOut([at(50, 100, 'Larkspur Bank')], texts), profile);
}

describe('the second page of an illustration', () => {
  const { fields, lists } = readingOf('property-mortgage-illustration', [
    at(50, 100, 'Number of payments'),
    at(250, 100, '300'),
    at(50, 130, 'Monthly payment'),
    at(250, 130, '£900.00'),
    at(50, 160, 'Interest only (you repay the capital at the end)'),
  ]);

  it('has the payment', () => {
    expect(lists['payments']?.map(({ payment }) => payment?.printed.page)).toEqual([2]);
  });

  it('has how the loan is repaid', () => {
    expect(fields['repaymentMethod']?.map(({ printed }) => printed.page)).toEqual([2]);
  });
});

describe('the second page of a statement', () => {
  it('has the year that its heading names', () => {
    const { fields } = readingOf('property-mortgage-statement', [
      at(50, 100, 'Mortgage account summary for 2024'),
      at(50, 130, 'Debt at 1 January'),
      at(250, 130, '50,000.00'),
      at(50, 160, 'Debt at 31 December'),
      at(250, 160, '45,300.00'),
    ]);
    expect(fields['period']?.map(({ value, printed }) => [value.kind, printed.page])).toEqual([['period', 2]]);
  });
});
