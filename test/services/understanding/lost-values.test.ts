// What is printed and nobody understood is said.
import { describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';
import { cutAddress, emptyLabels, lostAddress } from '../../../src/services/understanding/lost-values.ts';
import { at, layOut, recognised } from '../../extraction/statement/placed-pages.ts';
import { pageOf } from './page-of.ts';

describe('an address that was not understood', () => {
  it.each([
    [['Mr A Example', '8 Orchard Close', 'London', 'SW4 THX']],
    [['Mr A Example', '8 Orchard Close', 'London']],
    [['Sent to', 'NG7 72X', 'See also SW4 1TF']],
    [['Write to us at SW4 1TF', 'MISS A EXAMPLE', '8 TALLOW ROW', 'BRAMFIELD', 'HX7']],
    [['Write to us at SW4 1TF', 'Mr A Example', 'Flat 2', 'Tallow House']],
  ])('is told by its traces: %j', (lines) => {
    expect(lostAddress(pageOf(lines), []).map(({ severity }) => severity)).toEqual(['warnings']);
  });

  it.each([
    [['Total due', '12 months']],
    [['Table', 'NI TAB']],
    [['8 Orchard Close', 'London', 'SW4 1TF']],
    [['Mr A Example', '8 November 2025']],
    [['Mr A Example', '12 months']],
    [['Mr A Example', '240.00']],
  ])('is not told where there are none, or it can be read: %j', (lines) => {
    expect(lostAddress(pageOf(lines), [])).toEqual([]);
  });

  it('is not told of embedded text, nor where one was understood', () => {
    const lines = ['8 Orchard Close', 'London'];
    expect(lostAddress(pageOf(lines, 1), [])).toEqual([]);
    const address = { id: 'a', type: 'ark:Address', addressLines: ['1 High Street'] };
    expect(lostAddress(pageOf(lines), [address])).toEqual([]);
  });
});

describe('a label without a value', () => {
  const profile = readProfileFiles().profiles.find(({ id }) => id === 'property-tenancy-deposit-certificate');
  const reading = { currency: 'GBP', fields: {}, lists: {}, findings: [] };
  const namesOf = (line: string, confidence?: number): string[] =>
    profile ? emptyLabels(pageOf([line], confidence), profile, reading).map(({ reason }) => reason) : [];

  it('is told on a recognised page', () => {
    expect(namesOf('Fixed term')).toEqual(['Its label is printed, but no value of it was recognised: tenancyPeriod.']);
  });

  it('is none where it is larger than the label beneath it, and so heads a part', () => {
    const lost = (size: number): string[] => {
      const page = recognised(
        layOut([at(50, 100, 'Tenancy', size), at(50, 120, 'Start date', 9), at(50, 140, '1/5/2026', 9)]),
      );
      return profile ? emptyLabels(page, profile, reading).map(({ reason }) => reason) : [];
    };
    const reason = 'Its label is printed, but no value of it was recognised: tenancyPeriod.';
    expect(lost(12)).not.toContain(reason);
    expect(lost(9)).toContain(reason);
  });

  it('is told elsewhere of what a node is made of as it is', () => {
    const payslip = readProfileFiles().profiles.find(({ id }) => id === 'earnings-payslip');
    const missed = (line: string): readonly string[] =>
      payslip ? emptyLabels(pageOf([line], 1), payslip, reading).map(({ reason }) => reason) : [];
    expect(missed('NI category')).toEqual(['Its label is printed, but no value of it was recognised: niLetter.']);
    // Another value of the payslip says it as well.
    expect(missed('Tax period')).toEqual([]);
    expect(namesOf('Fixed term', 1)).toEqual([]);
  });

  it('has one where how often it comes, or its number, stands beside it or beneath', () => {
    const payslip = readProfileFiles().profiles.find(({ id }) => id === 'earnings-payslip');
    const missed = (...lines: string[]): number => (payslip ? emptyLabels(pageOf(lines), payslip, reading).length : -1);
    expect(missed('Payment period             Monthly')).toBe(0);
    expect(missed('Payment period', '4-weekly')).toBe(0);
    expect(missed('Payment period             Month 12, ending 5 April 2026')).toBe(0);
    expect(missed('Payment period', 'Ledbury')).toBe(1);
  });

  it('has one where the length of a time stands beside it', () => {
    expect(namesOf('Fixed term                    12 months')).toEqual([]);
  });

  it('is none where it is what the last line of a sentence says', () => {
    const bill = readProfileFiles().profiles.find(({ id }) => id === 'utility-water-bill');
    const missed = (...lines: string[]): number => (bill ? emptyLabels(pageOf(lines, 1), bill, reading).length : -1);
    const told = 'You can pay online, at a shop with the barcode below, or by phone. There is no';
    expect(missed(told, 'VAT on this bill.')).toBe(0);
    expect(missed('Charges', 'VAT on this bill')).toBe(1);
  });

  it('has none to miss where the paper says that there is none', () => {
    expect(namesOf('Fixed term                    None. You may leave at any time')).toEqual([]);
  });

  it('has none to miss where a text of two lines about its middle says so', () => {
    const statement = readProfileFiles().profiles.find(({ id }) => id === 'property-mortgage-statement');
    const missed = (says: string): number => {
      const texts = [at(200, 99, says), at(50, 105, 'Early repayment charge'), at(200, 111, 'repaid.')];
      return statement ? emptyLabels(layOut(texts), statement, reading).length : -1;
    };
    expect(missed('None applies. There is a fee when the loan is')).toBe(0);
    expect(missed('Please ask us for it before the loan is')).toBe(1);
  });

  it('may be that of the year, once', () => {
    const payslip = readProfileFiles().profiles.find(({ id }) => id === 'earnings-payslip');
    const known = { ...reading, fields: { yearTaxablePay: [] } };
    const missed = (...lines: string[]): number => (payslip ? emptyLabels(pageOf(lines), payslip, known).length : -1);
    expect(missed('Taxable pay')).toBe(0);
    expect(missed('Taxable pay', 'Tax code 1257L', 'Taxable pay')).toBe(1);
  });
});

describe('an address', () => {
  const doubts = (...addressLines: readonly string[]): number =>
    cutAddress([{ id: 'a', type: 'ark:Address', addressLines }]).length;

  it('is doubted where it names a town alone', () => {
    expect(doubts('Morningley', 'Edinburgh')).toBe(1);
    expect(doubts('Norwich')).toBe(1);
  });

  it.each([
    [['QR-HM04418832/05', '16 Larch Road', 'Edinburgh']],
    [['Vlork quivvo', 'Flat 2', '16 Larch Road', 'Edinburgh']],
    [['Vlork ob quivvo zub Flat 2', '16 Larch Road', 'Edinburgh']],
  ])('is doubted where it begins with a number or a label: %j', (lines) => {
    expect(doubts(...lines)).toBe(1);
  });

  it.each([
    [['Second floor flat', '16 Larch Road', 'Edinburgh']],
    [['Isle of Larch', '16 Larch Road', 'Edinburgh']],
    [['16 Larch Road', 'Edinburgh']],
    [['Larch Cottage', 'Ballyfern']],
    [['Fellside', 'Ambleton']],
    [['Bwthyn Glas', 'Aberfan']],
    [['Tigh na Coille', 'Culbeag']],
    [['The Old Ferry', 'Larch Ley', 'Newton']],
  ])('is whole with a number, a street, a house or more lines: %j', (lines) => {
    expect(doubts(...lines)).toBe(0);
  });
});
