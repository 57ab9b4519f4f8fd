// Council tax bills made again within the year: what was paid by then stands beside what is still to pay.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const bill = (received: string): string => `
  #Westmarch Council
  *Council tax adjusted bill 2026/27
  Miss J Lowe | 400:Account number
  18 Oak Road | 400:71234567
  Westmarch | 400:Date of issue
  WM4 2QT | 400:20 July 2026
  Band | 80:C

  Westmarch Council | 400r:450.00
  Fenland Fire Authority | 400r:150.00
  *Charge for the year, band C | 400r:*600.00
  Single occupier discount | 400r:-120.00
  *Total council tax for 2026/27 | 400r:*480.00

  ${received}

  *Balance still to pay | 400r:*280.00

  *Your new instalments
  01 Aug 2026 | 200:100.00
  01 Sep 2026 | 200:90.00
  01 Oct 2026 | 200:90.00`;

describe('a bill that lists what has been paid beside what is still to pay', () => {
  it.each([
    `*Payments we have received this year
  01 Apr 2026 | 120:Direct Debit | 400r:-70.00
  01 May 2026 | 120:Direct Debit | 400r:-70.00
  01 Jun 2026 | 120:Direct Debit | 400r:-60.00
  Total received | 400r:-200.00`,
    `*What you have paid so far
  *Date | 200:*Amount
  01 Apr 2026 | 200:70.00
  01 May 2026 | 200:70.00
  01 Jun 2026 | 200:60.00
  *Total received | 400r:*200.00`,
  ])('has the rest alone as instalments', async (received) => {
    const reading = await read(bill(received));
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-08-01', '2026-09-01', '2026-10-01']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['480.00']);
    expect(errorsOf(reading)).toEqual([]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where nothing says of the first ones whether they are paid', async () => {
    const reading = await read(
      bill(`*Instalments
  01 Apr 2026 | 200:70.00
  01 May 2026 | 200:70.00
  01 Jun 2026 | 200:60.00`),
    );
    expect(warningsOf(reading)).toContainEqual(expect.stringContaining('they may have been paid'));
  });
});

describe('a bill of which more was paid than is charged since its discount', () => {
  it('has what the year costs after it, what is given back, and no instalments', async () => {
    const reading = await read(`
      #Westmarch Council
      Miss J Lowe | 330:Account number | 440:7123 4567
      18 Oak Road | 330:Date of this notice | 440:16 February 2026
      Westmarch | 330:Valuation band | 440:C
      WM4 2QT

      *Council Tax adjustment notice 2025/26
      This takes the place of every bill for the year 1 April 2025 to 31 March 2026. Property charged: 18 Oak Road,
      Westmarch, WM4 2QT

      Westmarch Council | 540r:1,250.00
      Fenland Fire Authority | 540r:150.00
      *Band C charge for the year | 540r:*1,400.00
      *Your account | 260:*From | 340:*To | 430:*Days | 540r:*£
      Council Tax, band C | 260:01/04/2025 | 340:31/03/2026 | 430:365 | 540r:1,400.00
      Less single person discount 25% | 260:12/01/2026 | 340:31/03/2026 | 430:79 | 540r:75.75 CR
      *Charge for 2025/26 as adjusted | 540r:*1,324.25
      Payments received to 13/02/2026, thank you | 540r:1,400.00 CR
      *Account in credit by | 540r:*75.75 CR
      There is nothing to pay. You have paid all of your instalments for this year.`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['18 Oak Road', 'Westmarch']]);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['1324.25']);
    expect(nodesOf(reading, 'Bill')[0]?.['amountDue']).toMatchObject({ amount: '75.75', direction: 'Credit' });
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual([]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('the band of a bill that tells of all of them', () => {
  it('is the one that the home was placed in', async () => {
    const reading = await read(
      `${bill('').replace('  Band | 80:C\n', 'The Assessor has placed your home at 18 Oak Road in Band C.\n').replace(', band C', '')}

  Council Tax for Band D is set each year by the council. The other bands are a proportion of Band D: Band A
  240/360, Band B 280/360, Band C 320/360, Band E 473/360, Band F 585/360 and Band G 705/360.`,
    );
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['C']);
    expect(warningsOf(reading)).not.toContain('The bill names more than one valuation band.');
  });
});
