// Statements of prepayment that say what credit was on the meter at the start of a year and at its end.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const paper = (before: string, after: string): string =>
  `
  #Larkmoor Energy
  Ms C Brackley | 330:Customer number | 450:7711 0462 735
  19 Radford Close | 330:Statement date | 450:9 April 2026
  Nottingham | 330:Statement period | 450:1 April 2025 to 31 March 2026
  NG7 5FR

  *Your pay as you go yearly statement
  ${before} on 1 April 2025 | 540r:£20.00 in credit
  Your top-ups during the year | 540r:£500.00
  Total cost of the electricity you used, with standing charge and VAT | 540r:£510.30
  ${after} on 31 March 2026 | 540r:£9.70 in credit

  *What you used
  Supply number (MPAN) | 300:1100712345677
  Electricity used, 1,200 kWh at 25.00p per kWh | 540r:£300.00
  Standing charge, 365 days at 51.00p per day | 540r:£186.15
  Electricity before VAT | 540r:£486.00
  VAT at 5% | 540r:£24.30
  Total cost | 540r:£510.30`.replace('at 51.00p per day | 540r:£186.15', 'at 50.959p per day | 540r:£186.00');

describe('a yearly statement of prepayment', () => {
  it.each([
    ['Credit on your meter', 'Credit on your meter'],
    ['Meter balance', 'Meter balance'],
  ])('has the credit at its start before it, and that at its end after it: %s', async (before, after) => {
    const reading = await read(paper(before, after));
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['20.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['9.70']);
    expect(errorsOf(reading)).toEqual([]);
    expect(warningsOf(reading)).not.toContain('What is due is not what is charged, and no balance tells why.');
  });
});

describe('a year of top-ups told by quarters', () => {
  it('charges what the columns of the table come to, each by its head', async () => {
    const reading = await read(`
      #Curlew Energy
      Ms Tamsin Roe | 330:Customer number | 440:C 4418 2209
      4 Weir Lane | 330:Statement date | 440:9 April 2026
      Hexham | 330:This statement covers | 440:1 April 2025 to 31 March 2026
      NE46 1AB

      *Your pay as you go electricity statement
      Credit on your meter on 1 April 2025 | 540r:£20.00 in credit
      Your top-ups during the year | 540r:£500.00
      Total cost of the electricity you used, with standing charge and VAT | 540r:£483.00
      Credit on your meter on 31 March 2026 | 540r:£37.00 in credit

      *Quarter by quarter
      *Quarter | 240r:*Days | 300r:*kWh | 370r:*Usage £ | 460r:*Standing charge £ | 540r:*Top-ups £
      April - June 2025 | 240r:91 | 300r:240 | 370r:60.00 | 460r:45.50 | 540r:120.00
      July - September 2025 | 240r:92 | 300r:200 | 370r:50.00 | 460r:46.00 | 540r:90.00
      October - December 2025 | 240r:92 | 300r:360 | 370r:90.00 | 460r:46.00 | 540r:140.00
      January - March 2026 | 240r:90 | 300r:310 | 370r:77.50 | 460r:45.00 | 540r:150.00
      Year | 240r:365 | 300r:1,110 | 370r:277.50 | 460r:182.50 | 540r:500.00

      Electricity before VAT | 540r:£460.00
      VAT at 5% | 540r:£23.00
      Total cost | 540r:£483.00

      Unit rate | 240:25.00p per kWh (excluding VAT)
      Standing charge | 240:50.00p per day (excluding VAT)`);
    expect(values(reading, 'Charge', 'name')).toEqual(['Usage', 'Standing charge']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['277.50', '182.50']);
    expect(warningsOf(reading)).not.toContain('The charges that were read add up to no total that is printed.');
  });
});

describe('a statement of a keypad', () => {
  it('has the credit carried over before it, and that at its last day after it', async () => {
    const reading = await read(
      paper('Credit', 'Credit on your keypad')
        .replace(
          'Credit on 1 April 2025 | 540r:£20.00 in credit',
          'Credit carried over from previous statement | 540r:£20.00',
        )
        .replace(' on 31 March 2026 | 540r:£9.70 in credit', ' at 31 March 2026 | 540r:£9.70'),
    );
    expect(nodesOf(reading, 'Bill')).toMatchObject([
      { previousBalance: { amount: '20.00', direction: 'Credit' }, amountDue: { amount: '9.70', direction: 'Credit' } },
    ]);
    expect(errorsOf(reading)).toEqual([]);
    expect(warningsOf(reading)).not.toContain('The amount to pay was not found.');
  });
});

describe('a statement of two meters side by side', () => {
  const meters = (gasLeft = '£13.60'): string =>
    `
      #Curlew Energy
      Ms Tamsin Roe | 330:Customer number | 440:C 4418 2209
      4 Weir Lane | 330:Statement date | 440:9 April 2026
      Hexham | 330:This statement covers | 440:1 October 2025 to 31 March 2026
      NE46 1AB

      *Your energy statement
      This isn’t a bill. You pay for your energy as you go.

      *Electricity | 310:*Gas
      Supply number (MPAN) | 310:Meter point reference (MPRN)
      1100712345677 | 310:7602314509
      Opening meter credit | 250r:£12.00 | 310:Opening meter credit | 540r:£20.50
      You topped up | 250r:+ £300.00 | 310:You topped up | 540r:+ £200.00
      Energy 900 kWh @ 24.000p | 250r:-£216.00 | 310:Energy 2,600 kWh @ 6.000p | 540r:-£156.00
      Standing charge 182 days @ 40.000p | 250r:-£72.80 | 310:Standing charge 182 days @ 25.000p | 540r:-£45.50
      VAT @ 5% | 250r:-£14.44 | 310:VAT @ 5% | 540r:-£10.08
      Closing meter credit | 250r:£8.76 | 310:Closing meter credit | 540r:£8.92

      Total cost of the energy you used, including VAT of £24.52
      ^^450:#£514.82

      *Your top-ups | 300r:*Electricity | 400r:*Gas | 540r:*Total
      December 2025 | 300r:£160.00 | 400r:£120.00 | 540r:£280.00
      March 2026 | 300r:£140.00 | 400r:£80.00 | 540r:£220.00
      All top-ups | 300r:£300.00 | 400r:£200.00 | 540r:£500.00
      You are on our Smart Saver tariff.`.replace('£8.92', gasLeft);

  it('charges the total set large beside its label, and has the credit of both', async () => {
    const reading = await read(meters('£8.92'));
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['514.82']);
    expect(nodesOf(reading, 'Bill').map(({ tax }) => tax)).toMatchObject([{ amount: '24.52' }]);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['32.50']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['17.68']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('is doubted where those credits do not lead to each other', async () => {
    expect(errorsOf(await read(meters()))).not.toEqual([]);
  });
});
