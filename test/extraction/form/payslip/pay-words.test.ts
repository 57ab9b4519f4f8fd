// What the words of a payslip mean where a label names another figure than it is of.
import { beforeAll, describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../../src/adapters/profile-files/read-profile-files.ts';
import { payWords, type PayWords } from '../../../../src/extraction/form/payslip/pay-words.ts';

let words: PayWords;
beforeAll(() => {
  const profile = readProfileFiles().profiles.find(({ id }) => id === 'earnings-payslip');
  if (!profile) throw new Error('the profile is there');
  words = payWords(profile);
});

const conceptOf = (label: string): string | undefined => words.meaningOf(label).concept;

describe('the label of a figure of pay', () => {
  it.each(['Total pay before tax and deductions', 'Pay before any deductions', 'Before stoppages'])(
    'is gross pay before anything comes off: %s',
    (label) => {
      expect(conceptOf(label)).toBe('grossPay');
    },
  );

  it.each(['Total pay after deductions', 'Wages after all deductions', 'After everything came off'])(
    'is net pay after all of it: %s',
    (label) => {
      expect(conceptOf(label)).toBe('netPay');
    },
  );

  it('is neither where only tax has come off, or where it is a deduction before tax', () => {
    expect(conceptOf('Pay after tax')).toBeUndefined();
    expect(conceptOf('Pension before tax')).toBe('pension');
  });

  it.each(['Gross pay for PAYE', 'Gross earnings liable to tax', 'Pay liable for income tax'])(
    'is taxable pay where it says what the pay is liable to: %s',
    (label) => {
      expect(conceptOf(label)).toBe('taxablePay');
    },
  );

  it('is the same with `nett` for net', () => {
    expect(conceptOf('Nett amount payable')).toBe('netPay');
  });
});
