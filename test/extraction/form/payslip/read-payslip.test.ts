import { beforeAll, describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../../src/adapters/profile-files/read-profile-files.ts';
import type { DocumentLayout } from '../../../../src/model/layout.ts';
import type { GraphNode } from '../../../../src/model/reading.ts';
import type { Profile } from '../../../../src/profiles/profile.ts';
import { understandForm } from '../../../../src/services/understanding/understand-form.ts';
import type { Understanding } from '../../../../src/services/understanding/understanding.ts';
import { at, layOut } from '../../statement/placed-pages.ts';

let profile: Profile;
beforeAll(() => {
  const found = readProfileFiles().profiles.find(({ id }) => id === 'earnings-payslip');
  if (!found) throw new Error('the profile is there');
  profile = found;
});

/** A page in monospaced type: what stands two spaces apart are cells. */
function typed(text: string, as: (layout: DocumentLayout) => DocumentLayout = (layout) => layout): Understanding {
  const pieces = text
    .split('\n')
    .flatMap((line, row) =>
      [...line.matchAll(/\S+(?: \S+)*/g)].map((cell) => at(40 + 5.4 * cell.index, 60 + 14 * row, cell[0])),
    );
  let count = 0;
  return understandForm(as(layOut(pieces)), profile, {
    issuers: [],
    newNodeId: () => `node-${String(++count)}`,
  });
}

/** The same page, as words of a picture that somebody recognised. */
const recognised = ({ pages }: DocumentLayout): DocumentLayout => ({
  pages: pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      phrases: line.phrases.map((phrase) => ({
        ...phrase,
        words: phrase.words.map((word) => ({ ...word, confidence: 0.95 })),
      })),
    })),
  })),
});

const of = ({ nodes }: Understanding, type: string): readonly GraphNode[] =>
  nodes.filter((node) => node.type === `ark:${type}`);
const pound = (amount: string, direction?: string): object => ({
  type: 'ark:CurrencyValue',
  amount,
  currency: 'GBP',
  ...(direction === undefined ? {} : { direction }),
});
const reasons = ({ expectations }: Understanding): readonly string[] =>
  [...expectations.errors, ...expectations.warnings].map(({ reason }) => reason);

const COUNCIL = `
DALESBRIDGE METROPOLITAN BOROUGH COUNCIL                         PAY ADVICE

NAME      MR T R ASHWORTH       PERS NO   00481226     PERIOD   08/2025
POST      HIGHWAYS OPERATIVE    NI NO     WE217644C    NI CAT   A
PAY DATE  14.11.2025            TAX CODE  1257L        TAX PERIOD  8

PAYMENTS              HOURS    RATE       AMOUNT   DEDUCTIONS               AMOUNT
BASIC PAY            148.00   13.2600    1962.48   INCOME TAX               212.20
OVERTIME T1/2          8.00   19.8900     159.12   NATIONAL INSURANCE        85.95
STANDBY ALLOWANCE                         105.00   LG PENSION 5.80%         129.15
                                                   UNISON                    14.00

TOTAL PAYMENTS                           2226.60   TOTAL DEDUCTIONS         441.30
                                                   NET PAY                 1785.30

CUMULATIVES   GROSS PAY   TAXABLE PAY       TAX         NI      PENSION
              17412.80      16402.86    1604.40     642.10      1009.94

EMPLOYERS NI   288.40   EMPLOYERS PENSION   420.83
`;

describe('a payslip', () => {
  it('is read in columns of a typewriter, with what was multiplied', () => {
    const read = typed(COUNCIL);
    expect(
      of(read, 'PayItem').map(({ description, workAmount, rateAmount, totalAmount }) => [
        description,
        workAmount,
        rateAmount,
        totalAmount,
      ]),
    ).toEqual([
      ['BASIC PAY', 148, 13.26, pound('1962.48')],
      ['OVERTIME T1/2', 8, 19.89, pound('159.12')],
      ['STANDBY ALLOWANCE', undefined, undefined, pound('105.00')],
    ]);
    expect(of(read, 'PayDeduction').map(({ description }) => description)).toEqual([
      'INCOME TAX',
      'NATIONAL INSURANCE',
      'LG PENSION 5.80%',
      'UNISON',
    ]);
    expect(of(read, 'PayPeriod')[0]).toMatchObject({
      paymentDate: '2025-11-14',
      period: '8',
      grossPay: pound('2226.60'),
      totalDeductions: pound('441.30'),
      netPay: pound('1785.30'),
    });
    expect(of(read, 'TaxCumulation')[0]).toMatchObject({
      grossPay: pound('17412.80'),
      grossPayOfWhichTaxPayable: pound('16402.86'),
      taxPaid: pound('1604.40'),
      niPaid: pound('642.10'),
      pensionPaid: pound('1009.94'),
    });
    expect(of(read, 'Organisation').map(({ name }) => name)).toEqual(['DALESBRIDGE METROPOLITAN BOROUGH COUNCIL']);
    expect(of(read, 'Person')[0]).toMatchObject({ name: 'MR T R ASHWORTH', nationalInsuranceNumber: 'WE217644C' });
    expect(reasons(read)).toEqual([]);
  });

  it('whose payments do not add up to gross pay is an error', () => {
    expect(reasons(typed(COUNCIL.replace('1962.48', '1926.48')))).toContain(
      'A sum that the document prints does not hold: the payments add up to gross pay.',
    );
  });

  it('whose tax month is not that of its day is doubted', () => {
    expect(reasons(typed(COUNCIL.replace('TAX PERIOD  8', 'TAX MONTH   3')))).toEqual([
      'The day of payment does not lie in the tax month or week that is printed.',
    ]);
  });

  it('whose year to date is less than this period is doubted', () => {
    expect(reasons(typed(COUNCIL.replace('17412.80', ' 1412.80')))).toEqual([
      'The year to date is less than this period: gross pay.',
    ]);
  });

  it('leaves out a National Insurance number that cannot be one, and says so', () => {
    const read = typed(COUNCIL.replace('WE217644C', 'WE217644X'));
    expect(of(read, 'Person')[0]).not.toHaveProperty('nationalInsuranceNumber');
    expect(reasons(read)).toContain('The National Insurance number that is printed does not have the form of one.');
  });

  it('gives pay that is sacrificed as taken off, and tax that is paid back as a refund', () => {
    const read = typed(`
Fern Hill Bakery Ltd
Employee: Okafor, Chloe (W17)

Description            Payments    Deductions
Salary                 2,000.00
Salary Sacrifice        -100.00
PAYE                                   -50.40
National Insurance                      68.16
Totals                 1,900.00         17.76

Net Pay                1,882.24
`);
    expect(of(read, 'PayItem').map(({ description }) => description)).toEqual(['Salary']);
    expect(of(read, 'PayDeduction').map(({ description, totalAmount }) => [description, totalAmount])).toEqual([
      ['Salary Sacrifice', pound('100.00')],
      ['National Insurance', pound('68.16')],
      ['PAYE', pound('50.40', 'Credit')],
    ]);
    expect(of(read, 'Person')[0]).toMatchObject({ name: 'Okafor, Chloe', givenName: 'Chloe', familyName: 'Okafor' });
    expect(of(read, 'Employment')[0]).toMatchObject({ reference: 'W17' });
    expect(read.expectations.errors).toEqual([]);
  });

  it('may pay less than nothing', () => {
    const read = typed(`
Fern Hill Bakery Ltd
Employee: Miss C Okafor      Pay Date: 31/10/2025

Earnings               Amount      Deductions            Amount
Basic Pay              100.00      Overpayment           180.00
Gross Pay              100.00      Total Deductions      180.00

Net Pay                -80.00
`);
    expect(of(read, 'PayPeriod')[0]).toMatchObject({ netPay: pound('80.00', 'Debit') });
    expect(read.expectations.errors).toEqual([]);
  });

  it('that is a picture may have the letter of contributions run into what it is the letter of', () => {
    const text = `
Fern Hill Bakery Ltd
Employee: Miss C Okafor      Pay Date: 31/10/2025

Earnings               Amount      Deductions            Amount
Basic Pay             1500.00      PAYE                  100.00
                                   NIA                    40.00
                                   NIC                     0.00
Gross Pay             1500.00      Total Deductions      140.00

Net Pay                1360.00
`;
    const names = (read: Understanding): unknown[] => of(read, 'PayDeduction').map(({ description }) => description);
    expect(names(typed(text, recognised))).toEqual(['PAYE', 'NI A', 'NIC']);
    expect(names(typed(text))).toContain('NIA');
  });
});
