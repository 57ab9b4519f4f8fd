// Mortgage statements that say in their own words what the loan is secured on and what its rate is, and tiles whose labels differ in lines.
import { describe, expect, it } from 'vitest';
import { balancesOf, readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const HOME = '3 Tai Newydd, Llanberis, Gwynedd, LL55 4HB';
const LABELLED = [`Property address | 230:${HOME}`];
const VARIABLE = 'Rate type | 230:Standard Variable';

const paper = ({ home = LABELLED, rate = ['Interest rate | 230:7.24%', VARIABLE] }): string => `
  #Fellside Building Society
  *Annual mortgage statement
  Ms Catrin Elin Pritchard-Roberts
  Y Bwthyn
  18 Ffordd Bethel
  Caernarfon
  LL55 1DT

  Account number | 230:3062184477-01
  Statement date | 230:3 December 2025
  Statement period | 230:1 December 2024 to 30 November 2025
  ${home.join('\n  ')}

  Balance at 1 December 2024 | 300r:£118,400.00
  Interest charged | 300r:£8,355.00
  Payments received | 300r:£14,355.00
  Balance at 30 November 2025 | 300r:£112,400.00

  ${rate.join('\n  ')}
  Repayment type | 230:Interest only
  Remaining term | 230:9 years 4 months
  Monthly payment | 230:£678.15`;

const DOUBT = 'The address of the property was taken from where the paper was sent, and another one may be printed.';

describe('what a mortgage is secured on', () => {
  it.each([
    `This statement is for your mortgage on: ${HOME}`,
    `This statement is about your mortgage on ${HOME}.`,
    `Mortgage of | 230:${HOME}`,
    `Loan against the property at ${HOME}.`,
    `The home you have mortgaged | 230:${HOME}`,
    `Home on which you owe this | 230:${HOME}`,
    `We lent on the security of ${HOME}.`,
    `The property this mortgage is secured on is ${HOME}.`,
    `The home that your loan is charged over is ${HOME}.`,
  ])('is read from %s', async (line) => {
    const reading = await read(paper({ home: [line] }));
    expect(values(reading, 'Property', 'addressLines')).toEqual([['3 Tai Newydd', 'Llanberis', 'Gwynedd']]);
    expect(warnings(reading)).toEqual([]);
  });

  it.each([`Account for ${HOME}`, `Re: ${HOME}`, `Mortgaged land and buildings | 230:${HOME}`])(
    'is doubted where only %s speaks of it',
    async (line) => {
      expect(warnings(await read(paper({ home: [line] })))).toContain(DOUBT);
    },
  );
});

describe('the rate of a statement', () => {
  it.each([
    [['Interest rate at the end of the period: 7.24%', VARIABLE]],
    [['Interest rate at 30 November 2025 | 230:7.24%', VARIABLE]],
    [['Rate charged at statement date | 230:7.24%', VARIABLE]],
    [['Rate on 1 December 2024 | 230:7.99%', 'Rate on 30 November 2025 | 230:7.24%', VARIABLE]],
    [
      [
        'Month | 230:Rate | 380r:Interest £',
        'October 2025 * | 230:7.99% | 380r:696.25',
        'November 2025 | 230:7.24% | 380r:678.15',
        VARIABLE,
      ],
    ],
    [['The rate fell from 7.99% to 7.24% on 1 March 2025.', VARIABLE]],
    [['Interest rate | 230:7.24%', 'Rate type | 230:Variable']],
  ])('is that of its last day: %s', async (rate) => {
    const reading = await read(paper({ rate }));
    expect(values(reading, 'InterestRate', 'rate')).toEqual(['7.24%']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Standard Variable']);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('tiles of a year', () => {
  it('are read where some labels have two lines, and their amounts stand lower', async () => {
    const reading = await read(`
  #Fellside Building Society
  *Annual mortgage statement
  Mr Idris Wynne
  6 Kitchen Street
  Liverpool
  L1 0AN

  Account number | 230:0041772658319
  For the period 1 January 2025 to 31 December 2025

  What you owed at the start | 190:Interest we charged | 320:Payments you made | 450:What you owed at the end
  ^of the period | 450:of the period
  ^^190:+ £8,795.63 | 320:– £14,111.28
  ^^£214,873.56 | 450:£209,557.91

  Current interest rate | 230:4.14%
  Rate type | 230:Fixed
  Repayment type | 230:Repayment
  Remaining term | 230:23 years 1 month
  Your monthly payment | 230:£1,175.94`);
    expect(balancesOf(reading)).toEqual(['Opening -214873.56', 'Closing -209557.91']);
  });
});
