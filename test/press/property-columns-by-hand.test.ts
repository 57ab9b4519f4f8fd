// Papers about homes set by hand whose amounts stand in columns, beside a column of notes, or in the sentences of a letter.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

describe('a council tax bill', () => {
  it('gives its charge and its discount from columns whose row of totals takes one from the other', async () => {
    const reading = await read(`
      #CORRIE COUNCIL | 330:*COUNCIL TAX NOTICE 2025/2026
      Revenues, PO Box 12, Corrie PH9 9ZZ
      Reference Number | 200:Notice Issued | 300:Charge Period | 480:Band
      00 61 4482 5 | 200:14 Mar 2025 | 300:01 Apr 2025 to 31 Mar 2026 | 480:C
      Mrs Una Kerr
      3 Mill Road
      Corrie
      PH9 3QQ

      Charges below relate to 3 Mill Road, Corrie, PH9 3QQ
      250:Charge | 330:25% Status Discount | 480:Balance
      Council Tax | 280r:1,200.00 | 420r:300.00- | 510r:900.00
      Water | 280r:200.00 | 420r:50.00- | 510r:150.00
      Waste Water | 280r:240.00 | 420r:60.00- | 510r:180.00
      TOTALS | 280r:1,640.00 | 420r:410.00- | 510r:1,230.00

      AMOUNT PAYABLE FOR 2025/2026 £1,230.00. Sole adult resident.
      The above amount is payable in 10 instalments: the first of £132.00 on 28 Apr 2025, followed by 9
      monthly instalments of £122.00 on the 28th of each month from 28 May 2025 until 28 Jan 2026.`);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1640.00']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['1230.00']);
    expect(values(reading, 'Instalment', 'totalAmount')).toHaveLength(10);
  });

  it('keeps notes at its side out of the parts of the charge', async () => {
    const reading = await read(`
      #Your 2026 to 2027 Council Tax bill
      Council Tax reference | 190:Mr Hugh Lorne
      7 0233 8819 4 | 190:33 Elm Hill
      Bill date | 190:Arden
      9 March 2026 | 190:AR2 2TN
      Band
      D | 190:This bill is for 33 Elm Hill, Arden, AR2 2TN from 1 April 2026 to 31 March 2027.

      190:Arden Borough Council | 540r:1,200.00
      Amount to pay
      £1,700.00 | 190:Adult Social Care | 540r:200.00
      190:Arden Fire Authority | 540r:300.00
      190:Arden Police Authority | 540r:200.00
      arden.example/tax | 190:*Band D Council Tax | 540r:*1,900.00
      Arden Borough | 190:Reduction for disabilities | 540r:-200.00
      PO Box 80771 | 190:*What you need to pay | 540r:*£1,700.00

      190:1 Apr 2026 | 300r:850.00 | 340:1 Oct 2026 | 450r:850.00`);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1900.00']);
    expect(values(reading, 'Charge', 'name')).toEqual([
      'Arden Borough Council',
      'Adult Social Care',
      'Arden Fire Authority',
      'Arden Police Authority',
      'Reduction for disabilities',
    ]);
  });
});

describe('a letter that a deposit is protected', () => {
  it('says its number and the day the tenant paid, and takes no sanction for the deposit', async () => {
    const reading = await read(`
      #Heather Deposit Protection Scheme
      2 March 2026
      Ms Una Kerr
      3 Mill Road
      Corrie
      PH9 3QQ

      *We are holding your deposit - certificate of protection
      Your landlord, Birch Lets, has lodged your tenancy deposit of £900.00 with the Heather Deposit Protection
      Scheme. You paid it to them on 2 February 2026. We received it, and it has been protected, since
      26 February 2026.
      It relates to the tenancy of 3 Mill Road, Corrie, PH9 3QQ, which started on 3 February 2026.
      Your Deposit ID is HDP 5519 0824. Please quote it whenever you call us.
      If the landlord had paid it in late you could have asked for up to three times the deposit (£2,700.00).
      When the tenancy ends, either of you can ask us to pay back the deposit. If you do not agree, we offer
      a free adjudication service.`);
    expect(values(reading, 'TenancyDeposit', 'identifier')).toEqual(['HDP 5519 0824']);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2026-02-02']);
    expect(values(reading, 'TenancyDeposit', 'totalAmount')).toEqual(['900.00']);
    expect(warnings(reading)).toEqual([]);
  });
});
