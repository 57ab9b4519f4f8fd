// The number of the account, by labels that no list could hold.
import { describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../../src/adapters/profile-files/read-profile-files.ts';
import { readForm } from '../../../../src/extraction/form/read-form.ts';
import { at, layOut } from '../../statement/placed-pages.ts';

const profile = readProfileFiles().profiles.find((one) => one.id === 'utility-broadband-bill');

/** The number of the account on a bill that says no more than a label and what stands beneath. */
function accountUnder(label: string): string | undefined {
  if (!profile) throw new Error('no profile reads bills for broadband');
  const value = readForm(layOut([at(50, 100, label), at(50, 112, 'GB 4412 9087')]), profile).fields[
    'accountNumber'
  ]?.[0]?.value;
  return value?.kind === 'text' ? value.text : undefined;
}

describe('the number of an account', () => {
  it.each(['Account number', 'XT account number', 'Your XT account no', 'Your XYZ account number:'])(
    'stands under its label, with the initials of the supplier or without: %s',
    (label) => {
      expect(accountUnder(label)).toBe('GB 4412 9087');
    },
  );

  it.each(['VAT account number', 'Your old account number'])('is told from others: %s', (label) => {
    expect(accountUnder(label)).toBeUndefined();
  });
});
