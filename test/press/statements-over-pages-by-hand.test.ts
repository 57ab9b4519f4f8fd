// Statements whose pages had no room: the foot of one stands on a page of its own.
import { describe, expect, it } from 'vitest';
import { entriesOf, errorsOf, readPaper as read, valuesOf } from './paper-by-hand.ts';

const FOOT = `
    Larch Bank plc, 7 Mill Parade, Ludlow SY8 1QQ. Registered in England No. 5512087.
    Sort code: 40-71-22 Account number: 30518846`;

describe('a statement whose foot goes over to the next page', () => {
  it('is one paper, though the pages number themselves late', async () => {
    const reading = await read(`
      #Larch Bank | 330:Current account statement

      Mr Piers Gadabout | 330:Sort code | 540r:40-71-22
      4 Tanyard Row | 330:Account number | 540r:30518846
      Ludlow | 330:Statement period | 540r:1 to 31 March 2026
      SY8 1QQ | 330:Opening balance | 540r:£100.00
      330:Closing balance | 540r:£65.50

      *Date | 120:*Description | 400r:*Paid in | 470r:*Paid out | 540r:*Balance
      02 Mar 2026 | 120:DIRECT DEBIT KETTLE AND CO | 470r:30.00 | 540r:70.00
      11 Mar 2026 | 120:HARBOUR CAFE | 470r:12.50 | 540r:57.50
      =====
      ${FOOT} | 540r:1 of 2
      =====
      Current account statement | 540r:Sort code 40-71-22 Account number 30518846
      *Date | 120:*Description | 400r:*Paid in | 470r:*Paid out | 540r:*Balance
      16 Mar 2026 | 120:DIRECT DEBIT COUNCIL TAX | 470r:10.00 | 540r:47.50
      17 Mar 2026 | 120:CARD PAYMENT REFUND | 400r:10.00 | 540r:57.50
      19 Mar 2026 | 120:ORCHARD REFUND | 400r:20.00 | 540r:77.50
      27 Mar 2026 | 120:NEWSAGENT | 470r:12.00 | 540r:65.50
      =====
      ${FOOT} | 540r:2 of 2`);
    expect(entriesOf(reading)).toHaveLength(6);
    expect(valuesOf(reading, 'Statement', 'periodEnd')).toHaveLength(1);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a statement whose pages set its table a little apart', () => {
  it('bears its codes on each of them', async () => {
    const reading = await read(`
      #Larch Bank | 330:Current account statement

      Mr Piers Gadabout | 330:Sort code | 540r:40-71-22
      4 Tanyard Row | 330:Account number | 540r:30518846
      Ludlow | 330:Statement period | 540r:1 to 31 March 2026
      SY8 1QQ | 330:Opening balance | 540r:£100.00
      330:Closing balance | 540r:£141.50

      *Date | 118:*Payment type and details | 400r:*Paid out | 470r:*Paid in | 540r:*Balance
      02 Mar 26 | 118:DD | 152:KETTLE AND CO | 400r:30.00 | 540r:70.00
      11 Mar 26 | 118:VIS | 152:HARBOUR CAFE
      152:LUDLOW | 400r:12.50 | 540r:57.50
      12 Mar 26 | 118:SO | 152:TOWN BAND | 400r:10.00 | 540r:47.50
      540r:Page 1 of 3
      =====
      *Date | 121:*Payment type and details | 415r:*Paid out | 475r:*Paid in | 540r:*Balance
      16 Mar 26 | 121:CR | 159:P ORCHARD
      159:HALF OF SUPPER | 475r:30.00 | 540r:77.50
      17 Mar 26 | 121:SO | 159:FOOD BANK | 415r:10.00 | 540r:67.50
      18 Mar 26 | 121:VIS | 159:NEWSAGENT
      159:LUDLOW | 415r:6.00 | 540r:61.50
      540r:Page 2 of 3
      =====
      *Date | 119:*Payment type and details | 413r:*Paid out | 475r:*Paid in | 540r:*Balance
      23 Mar 26 | 119:CR | 154:MILL STORES
      154:REFUND | 475r:90.00 | 540r:151.50
      27 Mar 26 | 119:SO | 154:BOWLS CLUB
      154:SUBS | 413r:10.00 | 540r:141.50
      540r:Page 3 of 3`);
    expect(errorsOf(reading)).toEqual([]);
    expect(valuesOf(reading, 'Transaction', 'counterparty')).toEqual(
      [
        'KETTLE AND CO',
        'HARBOUR CAFE',
        'TOWN BAND',
        'P ORCHARD',
        'FOOD BANK',
        'NEWSAGENT',
        'MILL STORES',
        'BOWLS CLUB',
      ].map((name) => ({ name })),
    );
  });
});
