// Statements whose cells have no room: a label and a day on two lines each, a rate beneath the name of a fee, two rates in one cell.
import { describe, expect, it } from 'vitest';
import { balancesOf, entriesOf, errorsOf, nodesOf, readPaper as read, valuesOf } from './paper-by-hand.ts';

const HEAD = `
    #Alder Vale Card

    Miss Petra Quillfeather | 330:Card number | 540r:5460 12** **** 5127
    4 Tanyard Row | 330:Statement date | 540r:3 March 2026
    Ludlow | 330:Credit limit | 540r:£2,000.00
    SY8 1QQ`;

const ROWS = `
    *Date | 120:*Description | 540r:*Amount (£)
    04 Feb 2026 | 120:KETTLE AND CO | 540r:30.00
    11 Feb 2026 | 120:PAYMENT - THANK YOU | 540r:40.00 CR
    19 Feb 2026 | 120:HARBOUR CAFE | 540r:32.50`;

describe('a card statement whose panel has narrow cells', () => {
  it('reads the least payment beneath a label of two lines, in the middle of its column', async () => {
    const reading = await read(`
      ${HEAD}
      50:Previous balance | 200:New balance | 320:Minimum payment | 450:Payment due by
      ^348:due
      50:£40.00 | 200:£62.50 | 341:£25.00 | 450:28 Mar 2026
      ${ROWS}`);
    expect(valuesOf(reading, 'Statement', 'minimumPayment')).toEqual(['25.00']);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-03-28']);
  });

  it('reads a day whose year stands beneath it, about the middle of its label', async () => {
    const reading = await read(`
      ${HEAD}
      330:Minimum payment | 540r:£25.00
      330:Previous balance | 540r:£40.00
      330:New balance | 540r:£62.50
      540r:28 March
      ^^330:Must be received by
      ^^540r:2026
      ${ROWS}`);
    expect(valuesOf(reading, 'Statement', 'paymentDueOn')).toEqual(['2026-03-28']);
  });

  it('takes no row of a table of rates for an entry, where both rates stand in one cell', async () => {
    const reading = await read(`
      ${HEAD}
      330:Minimum payment | 540r:£25.00
      330:Payment due by | 540r:28 March 2026
      330:Previous balance | 540r:£40.00
      330:New balance | 540r:£62.50
      ${ROWS}
      120:Cash advances | 240:104.56 | 340:2.1990% 29.83% variable | 540r:1.56`);
    expect(entriesOf(reading)).toHaveLength(3);
    expect(balancesOf(reading)).toEqual(['Opening -40.00', 'Closing -62.50']);
  });
});

describe('a statement of an account with a fee for payments abroad', () => {
  it('reads the fee as an entry, where its rate stands beneath its name', async () => {
    const reading = await read(`
      #Alder Vale Bank
      Miss Petra Quillfeather | 330:Account number | 540r:30417722
      4 Tanyard Row | 330:Sort code | 540r:20-18-44
      Ludlow | 330:Statement date | 540r:1 March 2026
      SY8 1QQ
      *Date | 120:*Description | 360r:*Paid in | 450r:*Withdrawn | 540r:*Balance
      01 Feb 2026 | 120:BROUGHT FORWARD | 540r:140.00
      04 Feb 2026 | 120:Card Transaction
      120:FERRY DUBLIN | 450r:65.70
      120:Charge
      120:NON-STERLING TRANSACTION FEE
      120:2.75% | 450r:1.81 | 540r:72.49
      11 Feb 2026 | 120:TANNER INVOICE | 360r:40.00 | 540r:112.49`);
    expect(entriesOf(reading).map((entry) => entry.split(' ')[1])).toEqual(['-65.70', '-1.81', '40.00']);
    expect(errorsOf(reading)).toEqual([]);
    expect(nodesOf(reading, 'Transaction')).toHaveLength(3);
  });
});

const CODED = `
  #Tarn Bank
  *Your statement
  Account name | 300:Sort code | 400:Account number
  Miss Ada Quillfeather | 300:40-30-27 | 400:71846029
  1 September 2026 to 30 September 2026

  50:*Date | 110:*Payment type and details | 390r:*Paid out | 470r:*Paid in | 550r:*Balance
  50:01 Sep 26 | 150:BALANCE BROUGHT FORWARD | 550r:500.00
  50:02 Sep 26 | 110:DD | 150:THORNMERE WATER | 390r:20.00
  110:))) | 150:CORNER GROCER
  ^150:HEXTON | 390r:10.00 | 550r:470.00
  50:03 Sep 26 | 110:BP | 150:Ines Brook
  150:SEPT YOGA | 390r:40.00
  ^110:))) | 150:BAKER 12
  150:HEXTON | 390r:5.00 | 550r:425.00
  50:04 Sep 26 | 110:DD | 150:POWER LTD | 390r:100.00
  ^110:ATM | 150:CASH SEP04
  150:CHURCH ROAD | 390r:60.00 | 550r:265.00
  50:05 Sep 26 | 110:CR | 150:PAVILION LTD
  ^150:SALARY | 470r:900.00 | 550r:1,165.00
  150:BALANCE CARRIED FORWARD | 550r:1,165.00`;

describe('a statement whose entries begin with a type code and end with their amount', () => {
  it('has each entry begin at its code, however near it stands to the one above', async () => {
    expect(entriesOf(await read(CODED))).toEqual([
      '2026-09-02 -20.00 THORNMERE WATER',
      '2026-09-02 -10.00 CORNER GROCER HEXTON',
      '2026-09-03 -40.00 Ines Brook SEPT YOGA',
      '2026-09-03 -5.00 BAKER 12 HEXTON',
      '2026-09-04 -100.00 POWER LTD',
      '2026-09-04 -60.00 CASH SEP04 CHURCH ROAD',
      '2026-09-05 900.00 PAVILION LTD SALARY',
    ]);
  });
});
