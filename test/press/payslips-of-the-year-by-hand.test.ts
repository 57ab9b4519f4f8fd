// Payslips set by hand whose figures of the year stand under headings in the middle, in other words, or beside what pension providers are called.
import { describe, expect, it } from 'vitest';
import { figureOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

const HEAD = `
  #Tarn & Rigg Motors Ltd | 450:Payslip

  Employee: Ms Petra Lindley | 250:Employee no: 218 | 400:Pay date: 28/08/2026
  NI number: PB 27 41 36 B | 250:NI letter: A | 400:Tax code: 1257L
  Tax month: 5
`;

const slip = (year: string): string => `${HEAD}
  *Payments | 230r:*Amount | 280:*Deductions | 500r:*Amount
  Monthly Salary Gr 7.34 | 230r:2,450.00 | 280:Income Tax | 500r:270.20
  On call | 230r:150.00 | 280:National Insurance | 500r:124.16
  Taxable Travel | 230r:40.00 | 280:Pension | 500r:130.00
  *Total Payments | 230r:2,640.00 | 280:*Total Deductions | 500r:524.36
  280:*Net Pay | 500r:2,115.64

  ${year}`;

const STRIP = `
  Gross pay | 150:Taxable pay | 250:Tax paid | 350:NI paid | 450:Pension
  13,200.00 | 150:12,550.00 | 250:1,351.00 | 350:620.80 | 450:650.00`;

const ofYear = (reading: Awaited<ReturnType<typeof read>>): unknown[] => {
  const [year] = nodesOf(reading, 'TaxCumulation');
  return ['grossPay', 'grossPayOfWhichTaxPayable', 'taxPaid', 'niPaid', 'pensionPaid'].map((name) =>
    figureOf(year?.[name]),
  );
};
const ALL = ['13200.00', '12550.00', '1351.00', '620.80', '650.00'];

describe('a strip of the year under a heading of its own', () => {
  it('is read from its first label on, wherever over it the heading stands', async () => {
    for (const heading of ['90:..... CUMULATIVES TO DATE .....', '60:*Year to date', '240:*Totals to date']) {
      const reading = await read(slip(`${heading}${STRIP}`));
      expect(ofYear(reading)).toEqual(ALL);
      expect(warningsOf(reading)).toEqual([]);
    }
  });

  it('is doubted where the heading stands over a part of it', async () => {
    const reading = await read(slip(`150:*Year to date${STRIP}`));
    expect(warningsOf(reading)).toContain('What may be a figure of the year to date was not read: 13,200.00.');
  });
});

describe('balances of the year', () => {
  const rows = (gross: string, taxable: string): string => `*Year to date
  ${gross} | 230r:13,200.00
  ${taxable} | 230r:12,550.00
  Tax | 230r:1,351.00
  NI | 230r:620.80
  Pension | 230r:650.00`;

  it('call what was earned so in many words', async () => {
    for (const gross of ['Earnings', 'Payments', 'You earned'])
      expect(ofYear(await read(slip(rows(gross, 'Taxable pay'))))).toEqual(ALL);
  });

  it('are doubted where they may be of what was earned or taxed', async () => {
    const warnings = warningsOf(await read(slip(rows('Remuneration paid', 'Earnings taxed'))));
    expect(warnings).toContain(
      'What may be a figure of the year to date was not read: Remuneration paid, Earnings taxed.',
    );
  });
});

describe('names of payments', () => {
  it('keep the point of a scale and are no taxable pay', async () => {
    const reading = await read(slip(`*Year to date${STRIP}`));
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual([
      'Monthly Salary Gr 7.34',
      'On call',
      'Taxable Travel',
    ]);
    expect(valuesOf(reading, 'PayPeriod', 'taxablePay')).toEqual([undefined]);
  });
});

describe('a pension that is called by who provides it', () => {
  const taken = (own: string, employers: string): string => `${HEAD}
  *Earnings | 430r:*This period | 540r:*Year to date
  Salary | 430r:2,600.00 | 540r:13,000.00
  *Gross pay | 430r:2,600.00 | 540r:13,000.00
  *Deductions | 430r:*This period | 540r:*Year to date
  PAYE | 430r:270.20 | 540r:1,351.00
  NI | 430r:124.16 | 540r:620.80
  ${own} | 430r:130.00 | 540r:650.00
  *Total deductions | 430r:524.36 | 540r:2,621.80
  *Employer contributions | 430r:*This period | 540r:*Year to date
  ${employers} | 430r:78.00 | 540r:390.00

  *Net pay | 430r:2,075.64`;

  it('is that of the year', async () => {
    const reading = await read(taken('Royal London (Employee)', 'Royal London (Employer)'));
    expect(valuesOf(reading, 'TaxCumulation', 'pensionPaid')).toEqual(['650.00']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where only the employer who pays into it as well tells so', async () => {
    const reading = await read(taken('Fenland Mutual EE', 'Fenland Mutual ER'));
    expect(warningsOf(reading)).toContain('What may be a figure of the year to date was not read: Fenland Mutual EE.');
    expect(warningsOf(await read(taken('Social Club', 'Fenland Mutual')))).toEqual([]);
  });
});

describe('labels of the year', () => {
  it('name it in as many ways as payrolls do', async () => {
    for (const [before, behind] of [
      ['', ' T/D'],
      ['', ' TYTD'],
      ['', ' so far'],
      ['', ' since 6 April'],
      ['Accum. ', ''],
      ['Total ', ' YTD'],
    ] as const) {
      const rows = [
        ['gross pay', '13,200.00'],
        ['taxable pay', '12,550.00'],
        ['tax', '1,351.00'],
        ['NI', '620.80'],
        ['pension', '650.00'],
      ].map(([name = '', amount = '']) => `${before}${name}${behind} | 230r:${amount}`);
      expect(ofYear(await read(slip(rows.join('\n'))))).toEqual(ALL);
    }
  });

  it('call all pay by one word, and leave out what says of which employment they are', async () => {
    const reading = await read(
      slip(`Earnings YTD | 230r:13,200.00
      *Year to date
      Taxable pay (this employment) | 230r:12,550.00
      Tax paid (this employment) | 230r:1,351.00
      Previous employment tax | 230r:500.00
      NI paid | 230r:620.80
      Pension | 230r:650.00`),
    );
    expect(ofYear(reading)).toEqual(ALL);
  });

  it('are told in sentences, and doubted where these leave open whether tax was taken off', async () => {
    const told = (paid: string): string =>
      slip(`Since 6 April 2026 ${paid}
      Tax so far is £1,351.00, National Insurance £620.80 and pension £650.00. Taxable pay £12,550.00.`);
    expect(ofYear(await read(told('you have been paid £13,200.00 before tax.')))).toEqual(ALL);
    expect(warningsOf(await read(told('you have been paid £13,200.00.')))).toContain(
      'What a sentence tells of the year was not understood: £13,200.00.',
    );
  });
});

describe('a figure of this period beneath the table of the year', () => {
  it('is none of the year: its row names it, and the table has another one', async () => {
    const reading = await read(
      slip(`*CUMULATIVES | 170r:*GROSS | 250r:*TAXABLE | 330r:*TAX | 410r:*N.I. EES | 490r:*PENSION
  TO DATE | 170r:13,200.00 | 250r:12,550.00 | 330r:1,351.00 | 410r:620.80 | 490r:650.00
  TAXABLE PAY 2,510.00 | 280:PAID BY BACS

  MSG: OFFICE CLOSED FROM 1.00 PM ON WED 24 DEC.`),
    );
    expect(ofYear(reading)).toEqual(ALL);
    expect(figureOf(nodesOf(reading, 'PayPeriod')[0]?.['taxablePay'])).toBe('2510.00');
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('the figures of the year beside what the employer pays', () => {
  it('are none of those, whatever their heading is', async () => {
    const reading = await read(
      slip(`*Tax year to date | 280:*What it costs us to employ you
  Gross pay | 230r:13,200.00 | 280:This month's pay before deductions | 500r:2,640.00
  Taxable pay | 230r:12,550.00 | 280:Employer's National Insurance | 500r:284.75
  Income tax | 230r:1,351.00 | 280:Our retirement plan payment (8%) | 500r:181.27
  National Insurance | 230r:620.80 | 280:Apprenticeship Levy (0.5%) | 500r:11.58
  Your retirement plan payments | 230r:650.00 | 280:Total employer cost | 500r:3,117.60`),
    );
    expect(ofYear(reading)).toEqual(ALL);
  });
});
