// Bills set by hand: numbers of accounts in the foot of a page, credits in brackets, and what is due where no words lead to it.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf } from './paper-by-hand.ts';

const paper = (lines: string): string => `
      #Petrel Energy
      Ms I Tranter | 330:Account number
      9 Cooper Lane | 330:7120 44518
      Louth | 330:Bill date
      LN11 8QF | 330:14 Jan 2026
      330:Period: 12 Dec 2025 - 11 Jan 2026

${lines}

      *Electricity
      Meter 19P0733105 | 180:Opening 20000 | 300:Closing 20340
      Energy: 340 kWh at 20.00p per kWh | 540r:£68.00
      Standing charge: 31 days at 40.00p per day | 540r:£12.40
      VAT at 5% | 540r:£4.02
      *Total electricity charges | 540r:£84.42`;

const ACCOUNT = `
      Where your account stood on 11 December 2025 (credit) | 540r:£90.00
      What you paid us: Direct Debit on 1 January 2026 | 540r:£60.00
      What your electricity cost, with VAT | 540r:-£84.42
      What is left on your account (credit) | 540r:£65.58`;

describe('the foot of a page', () => {
  it.each([
    'Account number 7120 44518 2 / 2',
    'Account number 7120 44518 7 May 2026',
    'Account number 7120 44518 Page 2 of 3',
  ])('says the number of the account, and no more of it than that: %s', async (foot) => {
    const reading = await read(`${paper(ACCOUNT)}\n\n${foot}`);
    expect(valuesOf(reading, 'UtilityAccount', 'accountNumber')).toEqual(['7120 44518']);
  });
});

describe('an account in credit', () => {
  it('is told by brackets behind its labels', async () => {
    const reading = await read(paper(ACCOUNT));
    const [bill] = nodesOf(reading, 'Bill');
    expect(bill?.['previousBalance']).toMatchObject({ amount: '90.00', direction: 'Credit' });
    expect(bill?.['amountDue']).toMatchObject({ amount: '65.58', direction: 'Credit' });
  });

  it('is none of a row beside which another column speaks of one', async () => {
    const reading = await read(
      paper(`
      Balance from your last bill | 250r:£60.00
      Payment received 2 January 2026 | 250r:£60.00
      VAT at 5% | 250r:– £4.02 | 300:Being in credit is good news: it will help
      What you owe us now | 250r:£84.42 | 300:you to finish this winter in credit, whatever it brings.`),
    );
    const [bill] = nodesOf(reading, 'Bill');
    expect(bill?.['amountDue']).toMatchObject({ amount: '84.42', direction: 'Debit' });
    expect(bill?.['tax']).toMatchObject({ amount: '4.02' });
    expect(errorsOf(reading)).toEqual([]);
  });

  it('gives no amount that is printed nowhere for what is due', async () => {
    const reading = await read(
      paper(`
      Balance from your last bill | 540r:£90.00
      What you paid us | 540r:£60.00
      What your electricity cost, with VAT | 540r:£84.42
      So at the end of the day | 540r:£65.58 CR`),
    );
    expect(valuesOf(reading, 'Bill', 'amountDue')).not.toContain('114.42');
  });
});

describe('the name of a tariff', () => {
  it('goes on with the year beneath it, whatever room it had', async () => {
    const reading = await read(
      paper(`${ACCOUNT}

      Tariff name | 250:Tariff type | 400:Your fix ends
      Petrel Fixed June | 250:Fixed | 400:30 June 2027
      ^2027`),
    );
    expect(valuesOf(reading, 'UtilityTariff', 'name')).toEqual(['Petrel Fixed June 2027']);
  });
});
