// Council tax bills that are set by hand after the manner of real ones, and the same with one figure altered.
import { describe, expect, it } from 'vitest';
import {
  errorsOf as sums,
  nodesOf,
  readPaper as read,
  valuesOf as values,
  warningsOf as warnings,
} from './paper-by-hand.ts';

const BILL = `
  #Westmarch Council | 400:Council Tax
  PO Box 100, Westmarch WM1 1AA

  MR T R HARGREAVES | 330:Account Reference: | 450:71234567
  MISS J LOWE | 330:Property Reference: | 450:00123400200
  FLAT 2 | 330:Date of Bill: | 450:11-MAR-2023
  18 OAK ROAD | 330:Valuation Band: | 450:D
  WESTMARCH
  WM4 2QT

  *DEMAND NOTICE FOR PAYMENT OF COUNCIL TAX
  Address: Flat 2, 18 Oak Road, Westmarch, WM4 2QT

  *Period | 200:*Description | 480r:*Amount
  01/04/2023 - 31/03/2024 | 200:Council Tax Band D | 480r:2,100.44
  01/04/2023 - 31/03/2024 | 200:Single Person Discount 25% | 480r:-525.11
  200:*AMOUNT PAYABLE | 480r:*£1,575.33

  *Payment Method: Direct Debit Monthly
  First instalment | 200:£158.28 | 280:due 01/04/2023
  9 further instalments of | 200:£157.45 | 280:due 1st of each month until 01/01/2024`;

describe('a council tax bill', () => {
  it('gives its charge, what is taken off, what is to pay, and instalments that it only counts', async () => {
    const reading = await read(BILL);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['2100.44']);
    expect(values(reading, 'CouncilTaxCharge', 'taxYear')).toEqual(['2023/24']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1575.33']);
    expect(values(reading, 'Charge', 'name')).toEqual(['Single Person Discount 25%']);
    expect(values(reading, 'Instalment', 'date').slice(0, 2)).toEqual(['2023-04-01', '2023-05-01']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['158.28', ...Array<string>(9).fill('157.45')]);
    expect(values(reading, 'Person', 'name')).toEqual(['MR T R HARGREAVES', 'MISS J LOWE']);
    expect(reading.review).toBe('REVIEW_NOT_REQUIRED');
  });

  it.each(['PROPERTY TO WHICH THE BILL RELATES:', 'Address for which this notice is issued:'])(
    'says over the home what it is of: %s',
    async (label) => {
      const home = 'Flat 2, 18 Oak Road, Westmarch, WM4 2QT';
      const reading = await read(BILL.replace(`Address: ${home}`, `${label}\n  ${home}`));
      expect(values(reading, 'Address', 'addressLines').flat()).not.toContainEqual(
        expect.stringMatching(/bill|notice/iu),
      );
      expect(warnings(reading)).toEqual([]);
    },
  );

  it('takes what it says that one must pay, whatever its label says of the currency', async () => {
    const reading = await read(BILL.replace('*AMOUNT PAYABLE', '*Amount you must pay (£)'));
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1575.33']);
    expect(warnings(reading)).toEqual([]);
  });

  it.each(['Total you must pay for the year', 'Leaving for you', 'Your share of it all', 'Sum asked of you'])(
    'takes what discounts leave and the instalments come to for what is to pay: %s',
    async (label) => {
      const reading = await read(BILL.replace('*AMOUNT PAYABLE', `*${label}`));
      expect(values(reading, 'Bill', 'amountDue')).toEqual(['1575.33']);
      expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['1575.33']);
      expect(warnings(reading)).toEqual([]);
    },
  );

  it('says so where its instalments do not come to what is to pay', async () => {
    const reading = await read(BILL.replace('£158.28', '£168.28'));
    expect(sums(reading)).toContainEqual(expect.stringContaining('the instalments come to what is to pay'));
    expect(reading.review).toBe('REVIEW_PENDING');
  });

  it('says so where its discount does not make up what is to pay', async () => {
    const reading = await read(BILL.replace('-525.11', '-255.11'));
    expect(sums(reading)).toContainEqual(expect.stringContaining('the charge less discounts is what is to pay'));
  });

  it('keeps the band of the dwelling apart from the list of all bands', async () => {
    const reading = await read(`${BILL}\n*Band\nA\nB\nC\nD\nE`);
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['D']);
  });
});

describe('a council tax bill of other layouts', () => {
  it('is read in Welsh, with the English label behind the value', async () => {
    const reading = await read(`
      *Cyngor Bro Carreg | 400:*Vale of Carreg Council
      Hysbysiad Galw am Dreth Gyngor 2025-26 | 400:Council Tax Demand Notice 2025-26

      Mrs Nia Prosser | 200:Cyfeirnod | 270:7003156284 | 480:Reference
      22 Heol Fawr | 200:Dyddiad | 270:12/03/2025 | 480:Date
      Carreg | 200:Band | 270:D | 480:Band
      CF35 6SS | 200:Cyfnod | 270:01/04/2025 - 31/03/2026 | 480:Period

      Manylion | 360r:£ | 366:Details
      Cyngor Bro Carreg | 360r:1,500.00 | 366:Vale of Carreg Council
      Heddlu De Cymru | 360r:300.00 | 366:South Wales Police
      Treth Gyngor Band D | 360r:1,800.00 | 366:Band D Council Tax
      Disgownt Person Sengl | 360r:-450.00 | 366:Single Occupancy Discount
      Cyfanswm sy'n ddyledus | 360r:1,350.00 | 366:Total due

      Rhandaliadau / Instalments
      01/04/2025 | 180r:340.00 | 190:01/05/2025 | 330r:340.00 | 340:01/06/2025 | 480r:340.00
      01/07/2025 | 180r:330.00`);
    expect(values(reading, 'Bill', 'reference')).toEqual(['7003156284']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-03-12']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1350.00']);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1800.00']);
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['D']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['340.00', '340.00', '340.00', '330.00']);
  });

  it('takes instalments that a sentence lists, its own day, and no band of others', async () => {
    const reading = await read(`
      #City of Westmarch Council | 400:COUNCIL TAX
      Guildhall, Westmarch WM1 1AA | 400:ADJUSTMENT NOTICE
      400:9th October 2025

      Mr J Prosser | 400:Ref: 2200 18 7731 5
      6 Abbey Yard | 400:Band of | 470:A
      Westmarch | 400:dwelling
      WM1 2EF | 400:Year 2025/2026

      This bill replaces the one dated 10th March 2025 for 6 Abbey Yard, Westmarch, WM1 2EF.
      01/04/2025 to 31/03/2026 | 220:Council Tax Band A | 500r:1,600.00
      02/07/2025 to 31/03/2026 | 220:Sole resident discount 25% | 500r:300.00-
      220:*Total charge for the year | 500r:*1,300.00

      Please pay as follows: £500.00 on 1 Nov 2025; £400.00 on 1 Dec 2025; £400.00
      on 1 Jan 2026.

      Annual charges for other bands: B £1,969.43, C £2,250.77. Band D for our area is £2,532.12.`);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-10-09']);
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['A']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['500.00', '400.00', '400.00']);
    expect(sums(reading)).toEqual([]);
  });

  it('reads a letter whose instalments prove what its sentences say', async () => {
    const reading = await read(`
      Otterdale Metropolitan Borough | 380:Council Tax
      Ms Nia Prosser | 330:Reference number 900456712
      Flat 12 Spindle Court | 330:Date of this bill 9 March 2026
      Otterdale
      OD1 6TU

      *Council Tax Bill 1 April 2026 to 31 March 2027
      Your home at Flat 12 Spindle Court, Otterdale OD1 6TU is in band A, which costs
      £1,490.10 for the year.
      We have taken off a single person discount of £372.53, as you are the only adult.
      You have £1,117.57 to pay: £117.57 on 15 April 2026 and then £100.00 on the 15th of
      each month until 15 February 2027.`);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1490.10']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1117.57']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['372.53']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 12 Spindle Court', 'Otterdale']]);
    expect(values(reading, 'Instalment', 'date').at(-1)).toBe('2027-02-15');
    expect(values(reading, 'Instalment', 'totalAmount')).toHaveLength(11);
  });

  it('takes the end of a period for no day of payment, and a premium for part of the charge', async () => {
    const reading = await read(`
      #Royal Borough of Kingsmere | 360:Council Tax Account No. 60 5512 337
      Town Hall, Kingsmere KM1 1EU | 360:Billing Date 12/03/2026
      Mr P Prosser | 360:Address of dwelling
      8 Bridge Street | 360:17 Copse Hill, Kingsmere KM7 3DD
      Kingsmere | 360:Band G
      KM1 2AB

      *COUNCIL TAX DEMAND NOTICE 2026/27
      *Details of charge | 300:From | 380:To | 500r:Amount
      Council Tax Charge - Band G | 300:01/04/2026 | 380:31/03/2027 | 500r:3,480.00
      Class F Exemption | 300:01/04/2026 | 380:30/06/2026 | 500r:870.00-
      Empty Homes Premium 100% | 300:01/10/2026 | 380:31/03/2027 | 500r:1,740.00
      Balance brought forward | 500r:50.00
      *Amount due for the period | 500r:*4,400.00

      10 instalments: first £800.00 due 01/04/2026, then £400.00 on the 1st of each month`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['4400.00']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['4350.00']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['800.00', ...Array<string>(9).fill('400.00')]);
    expect(sums(reading)).toEqual([]);
  });

  it('reads days with the name of their month, and the home from the sentence about the period', async () => {
    const reading = await read(`
      *Cyngor Carreg | 400:*Treth y Cyngor 2026/27
      Carreg Council | 400:Council Tax 2026/27
      Mr Alun Prosser | 310:Rhif Cyfrif / Account Number
      Craig House | 310:7100 5582 91
      Carreg | 310:Dyddiad y Bil / Date of Bill
      CF15 8BL | 310:12/03/2026

      Bill for the period 1 April 2026 to 31 March 2027 in respect of: 6 Heol Isaf, Carreg, CF15 8AJ
      Band Prisio / Valuation Band: G

      Cyfanswm am Fand G / Total for Band G | 500r:1,000.00
      Swm i'w dalu / Amount to pay | 500r:£1,000.00

      15/04/26 | 110:Ebrill | 220r:400.00 | 260:15/05/26 | 320:Mai | 430r:300.00
      15/06/26 | 110:Mehefin | 220r:300.00`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['6 Heol Isaf', 'Carreg']]);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['400.00', '300.00', '300.00']);
    expect(sums(reading)).toEqual([]);
  });

  it('gives what is left over of a final account as credit', async () => {
    const reading = await read(`
      #Westvale Borough Council
      *COUNCIL TAX FINAL BILL
      Miss T Prosser | 350:Account reference 31225097
      4 Hope Close | 350:Date 18 November 2025
      Midford
      MD3 1AB

      In respect of: 27 Station Parade, Westvale WV2 4RT
      01/04/2025 to 31/10/2025 | 250:214 days at band A | 480r:£812.50
      01/04/2025 to 31/10/2025 | 250:Single person discount | 480r:-£203.13
      Total due | 480r:£609.37
      Payments to date | 480r:-£700.00
      In credit | 480r:£90.63`);
    const [bill] = nodesOf(reading, 'Bill');
    expect(bill?.['amountDue']).toMatchObject({ amount: '90.63', direction: 'Credit' });
    expect(sums(reading)).toEqual([]);
  });

  it('reads a day whose month has two names, and takes none from the heads of instalments', async () => {
    const paper = (day: string): string => `
      #Cyngor Carreg
      Carreg Council | 330:Treth y Cyngor / Council Tax 2026/27
      Mr Alun Prosser | 310:Rhif y Cyfrif | 420:7100 5582 91
      6 Heol Isaf | 310:Account Number
      Carreg | 310:Dyddiad y bil | 420:${day}
      CF15 8AJ | 310:Date of bill
      310:Band prisio | 420:C
      310:Valuation band

      Details of charge for the period 01/04/2026 - 31/03/2027
      Charge for the year | 480r:1,000.00
      CYFANSWM I'W DALU | 480r:1,000.00
      TOTAL AMOUNT PAYABLE

      Dyddiad / Date | 180r:Swm / Amount
      15/04/2026 | 180r:400.00
      15/05/2026 | 180r:300.00
      15/06/2026 | 180r:300.00`;
    expect(values(await read(paper('09 Mawrth / March 2026')), 'Bill', 'issuedOn')).toEqual(['2026-03-09']);
    expect(values(await read(paper('9 Mawrth 2026')), 'Bill', 'issuedOn')).toEqual(['2026-03-09']);
    const reading = await read(paper(''));
    expect(values(reading, 'Bill', 'issuedOn')).toEqual([undefined]);
    expect(warnings(reading)).toContain('Spoken of on the paper, and not read: the date of the bill.');
  });

  it('leaves out of the charge what the instalments beside it come to', async () => {
    const reading = await read(`
      #Fellside District Council
      330:Council Tax demand notice 1 April 2026 to 31 March 2027
      Ms Orla Tansley | 330:*Your instalments
      3 Mill Race | 330:15 April 2026 | 500r:£260.00
      Fellside | 330:15 May 2026 | 500r:£255.00
      FD4 2QT | 330:15 June 2026 | 500r:£255.00
      Account number | 180:60174425
      Bill date | 180:4 March 2026
      Band | 180:B
      *What the money pays for
      Fellside District Council | 290r:£700.00 | 330:15 July 2026 | 500r:£255.00
      330:*Total | 500r:*£1,025.00
      Police and Crime Commissioner | 290r:£200.00
      Fire and Rescue Authority | 290r:£100.00
      *Band B charge for the year | 290r:*£1,000.00

      *What you have to pay
      Charge 01/04/2026 to 31/03/2027 | 290r:£1,000.00
      Add surcharge | 290r:£25.00
      *Total to pay | 290r:*£1,025.00`);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1000.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['700.00', '200.00', '100.00', '25.00']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['260.00', '255.00', '255.00', '255.00']);
    expect(sums(reading)).toEqual([]);
  });

  it('reads services in columns, where no word says which total is to pay', async () => {
    const reading = await read(`
      #Glenvarra Council
      *COUNCIL TAX AND WATER CHARGES NOTICE
      Dear Mr T & Mrs A Drever | 330:Council Tax Reference: 8830 114 2
      14 Shore Street | 330:Date of Issue: 27/02/2026
      Invervarra | 330:Property Band: D
      IV27 4ZT | 330:For the year 2026 to 2027

      Service | 280r:Annual Charge | 360r:Discount | 440r:Reduction | 520r:Amount Due
      Council Tax | 280r:1,200.00 | 360r:300.00 | 440r:100.00 | 520r:800.00
      Water Supply | 280r:240.00 | 360r:60.00 | 440r:0.00 | 520r:180.00
      Waste Water | 280r:280.00 | 360r:70.00 | 440r:0.00 | 520r:210.00
      *Total | 280r:*1,720.00 | 360r:*430.00 | 440r:*100.00 | 520r:*1,190.00

      28/04/2026 | 180r:390.00 | 260:28/05/2026 | 400r:400.00
      28/06/2026 | 180r:400.00`);
    const [charge] = nodesOf(reading, 'CouncilTaxCharge');
    expect(charge).toMatchObject({
      taxYear: '2026/27',
      grossAmount: { amount: '1720.00' },
      netAmount: { amount: '1190.00' },
    });
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1190.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['1200.00', '240.00', '280.00', '430.00', '100.00']);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr T Drever', 'Mrs A Drever']);
    expect(sums(reading)).toEqual([]);
  });
});

describe('what is taken off', () => {
  it.each(['from 01/04/2023 to 31/03/2024', 'for 01/04/2023 - 31/03/2024', '01/04/2023 to 31/03/2024'])(
    'is named without the small word before its period: %s',
    async (period) => {
      const reading = await read(
        BILL.replace(
          '01/04/2023 - 31/03/2024 | 200:Single Person Discount 25%',
          `Less 25% Single Person Discount ${period}`,
        ),
      );
      expect(values(reading, 'Charge', 'name')).toEqual(['Less 25% Single Person Discount']);
      expect(warnings(reading)).toEqual([]);
    },
  );
});

describe('the number of the council’s bank account', () => {
  it.each([
    ['Bank transfer to Westmarch Council, sort code 60-05-43,\n  account 95418822. Use your account reference.', ''],
    ['', 'Sort code: 60-05-43 | 250:Account number: 95418822'],
  ])('is no reference of the bill', async (beneath, above) => {
    const reading = await read(`
      #Westmarch Council
      Council Tax bill 2025/26
      ${above}
      Ms Folasade Loxley | 390:ACCOUNT REFERENCE
      ^Flat 6, Marden Court | 390:32184076
      112 Tannery Walk | 390:BILL DATE
      ^Wickbourne | 390:4 March 2025
      WB4 7QD | 390:PROPERTY BAND
      390:D

      Full charge for a band D property | 460r:£2,000.00
      Single person discount | 460r:-£500.00
      You need to pay | 460r:£1,500.00
      10 instalments of £150.00 on the 1st of each month from 1 April 2025

      ${beneath}`);
    expect(values(reading, 'Bill', 'reference')).toEqual(['32184076']);
    expect([...sums(reading), ...warnings(reading)]).toEqual([]);
  });
});
