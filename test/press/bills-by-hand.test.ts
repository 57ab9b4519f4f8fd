// Bills for supplies and of councils that are set by hand after the manner of real ones, each of a layout that is hard in its own way.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

describe('an energy bill', () => {
  it('takes the VAT of a charge for no price, though it multiplies as prices do', async () => {
    const reading = await read(`
      #Harbour Energy Co
      *Electricity bill
      Mr Ivan Petrov | 330:Account number | 430:60 0338 1942
      12 Mariner Row | 330:Bill date | 430:12 Jan 2026
      Plymouth | 330:Bill period | 430:7 Oct 2025 - 5 Jan 2026
      PL1 4RT | 330:Please pay by | 430:27 January 2026

      *Account summary
      Electricity used, 1046 kWh | 480r:275.62
      Standing charge, 91 days | 480r:56.33
      Sub-total excluding VAT | 480r:331.95
      VAT 5.00% on 331.95 | 480r:16.60
      *Total this bill | 480r:*348.55`);
    expect(values(reading, 'UtilityTariff', 'unitRate').filter((rate) => rate !== undefined)).toEqual([]);
    expect(values(reading, 'Bill', 'tax')).toEqual(['16.60']);
  });

  it('gives each fuel its tariff from a table with a column for each, and its readings beneath headers', async () => {
    const reading = await read(`
      #Harbour Energy Co
      Mr Ivan Petrov | 330:*Your account number
      Flat 12 | 330:851 0099 2231
      Mariner House | 330:*Bill date
      Plymouth | 330:2 December 2025
      PL1 4RT | 330:*Bill period
      330:28 Aug 2025 to 27 Nov 2025

      *Here's your bill summary
      Your last bill | 480r:£210.55
      What you've paid | 480r:-£210.55
      Electricity you've used | 480r:£188.14
      Gas you've used | 480r:£122.31
      VAT at 5% | 480r:£15.52
      *What you owe | 480r:*£325.97
      Pay by 16 December 2025

      *Electricity - meter 22K0011223
      *Rate | 130:*Opening | 210:*Closing | 290:*kWh used | 370:*Price per kWh | 480r:*Cost
      Day | 130:10420 A | 210:10811 S | 290:391 | 370:31.102p | 480r:£121.61
      Night | 130:08011 A | 210:08190 S | 290:179 | 370:15.40p | 480r:£27.57
      Standing charge | 290:92 days | 370:42.35p | 480r:£38.96
      *Total electricity | 480r:£188.14
      *Gas - meter G4A7700112
      *Opening | 130:*Closing | 210:*Units | 290:*kWh used | 370:*Price per kWh | 480r:*Cost
      5520 A | 130:5679 S | 210:159 m3 | 290:1768.0 | 370:5.40p | 480r:£95.47
      Standing charge | 290:92 days | 370:29.17p | 480r:£26.84
      *Total gas | 480r:£122.31

      *About your tariffs
      140:*Electricity | 300:*Gas
      Tariff | 140:Tracker Two (Smart) | 300:Tracker Gas v4
      End date | 140:31 March 2026 | 300:30 April 2026
      MPAN/MPRN | 140:1900012345675 | 300:4182736507`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Tracker Two (Smart)', 'Tracker Gas v4']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2026-03-31', '2026-04-30']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['Day 31.102p/kWh; Night 15.40p/kWh', '5.40p/kWh']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([10420, 10811, 8011, 8190, 5520, 5679]);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['325.97']);
    expect(values(reading, 'Bill', 'tax')).toEqual(['15.52']);
  });

  it('gives what its sentences say of the account, and readings that their dates place', async () => {
    const reading = await read(`
      #Castle Gas
      330:Your gas bill
      Mr G Noble
      Old Barn
      Farm Road
      Ely
      CB7 4AB
      Your reference: 70012-99
      Bill date: 11.06.25
      For gas supplied between 01.03.25 and 31.05.25 at Old Barn, Farm Road, Ely CB7 4AB

      On your last bill you owed £14.02. You paid £90.00 on 20 April 2025, thank you.
      Your gas this time cost £101.37 including £4.83 VAT.
      *You now owe £25.39. Please make sure that it reaches us by 25 June 2025.

      Meter E016K9988776 | 300:MPRN 9182736455
      1 Mar 25 | 130:customer read | 300:07719
      31 May 25 | 130:smart read | 300:07842
      Used 123 cubic metres, equal to 1,381.4 kWh
      1,381.4 kWh at 5.2140p per kWh | 480r:£72.03
      92 days at 26.64p per day | 480r:£24.51
      VAT at 5% | 480r:£4.83`);
    const bill = ['previousBalance', 'totalCharges', 'amountDue', 'dueOn'].map(
      (property) => values(reading, 'Bill', property)[0],
    );
    expect(bill).toEqual(['14.02', '101.37', '25.39', '2025-06-25']);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['70012-99']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([7719, 7842]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2025-03-01', '2025-05-31']);
  });

  it('keeps a column at its right apart from the fuel to its left', async () => {
    const reading = await read(`
      #Fern Energy
      Mrs O Quist | 330:Account number: 5566 1020
      2 Mill Row | 330:Bill date: 4 July 2025
      Kendal | 330:Bill period: 1 June 2025 to 30 June 2025
      LA9 5AA
      Last bill | 280r:£40.00
      Payments received | 280r:£40.00
      Electricity | 280r:£53.70
      VAT at 5% | 280r:£2.69
      *Amount due | 280r:*£56.39

      *Electricity
      360:*About your tariff
      Supply number (MPAN): 1001982344171
      360:Tariff name
      Reading on 31 May 2025 (we estimated) | 280r:18402
      360:Fern Simple
      Reading on 30 June 2025 (smart) | 280r:18578
      360:How it compares
      176 kWh at 21.90p | 280r:£38.54 | 360:No end date
      360:Electricity £612.40 a year
      Standing charge, 30 days at 50.52p | 280r:£15.16
      360:Same time last year
      *Total for electricity | 280r:*£53.70`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['21.90p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['50.52p/day']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([18402, 18578]);
  });
});

describe('a bill for broadband and phone', () => {
  it('gives its totals from columns without VAT, of VAT and with it, and the company that its letterhead shortens', async () => {
    const reading = await read(`
      #TARN | 400:VAT INVOICE
      fibre
      Ms J Wick | 300:A/C No | 420:300-558-219-04
      Dock Mill | 300:Invoice date | 420:25/10/2025
      Ring Road | 300:Service from | 420:01/11/2025
      Hull | 300:Service to | 420:30/11/2025
      HU9 1TA | 300:DD date | 420:10/11/2025

      *Service | 240:*Dates | 400r:*Ex VAT £ | 460r:*VAT £ | 530r:*Inc VAT £
      M250 Fibre Broadband | 240:01/11/2025-30/11/2025 | 400r:32.50 | 460r:6.50 | 530r:39.00
      Weekend Talk | 240:01/11/2025-30/11/2025 | 400r:4.17 | 460r:0.83 | 530r:5.00
      Service credit | 400r:-3.75 | 460r:-0.75 | 530r:-4.50
      *Totals | 400r:32.92 | 460r:6.58 | 530r:*39.50

      300:Opening balance | 530r:39.50
      300:Direct Debit 10/10/2025 | 530r:(39.50)
      300:This invoice | 530r:39.50
      300:*Balance payable | 530r:*39.50

      Tarn Fibre Ltd, 1 Paragon Square, Hull HU1 3AA. Registered in England 10988231.`);
    expect(values(reading, 'Organisation', 'name')).toContain('Tarn Fibre');
    const bill = ['tax', 'totalCharges', 'amountDue', 'dueOn', 'issuedOn'].map(
      (property) => values(reading, 'Bill', property)[0],
    );
    expect(bill).toEqual(['6.58', '39.50', '39.50', '2025-11-10', '2025-10-25']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['M250 Fibre Broadband', 'Weekend Talk']);
  });
});

describe('a council tax bill', () => {
  it('is read where labels run over two lines and instalments stand beside the charge', async () => {
    const reading = await read(`
      #EASTHOLM | 400:COUNCIL TAX DEMAND
      #BOROUGH COUNCIL

      Miss Farida Hale | 330:Account | 400:70441829X
      Mr Imran Hale | 330:number
      Flat 27 Cutty House | 330:Date of this | 400:14-Mar-2025
      Creek Road | 330:bill
      Eastholm | 330:Valuation | 400:C
      EH10 7QR | 330:band

      *Your charge from 01-Apr-2025 to 31-Mar-2026 | 300:*When to pay
      Eastholm Borough Council | 270r:1,201.88 | 300:15 Apr 2025 | 480r:£389.37
      Adult Social Care | 270r:242.70 | 300:15 May 2025 | 480r:£367.00
      Police | 270r:381.13 | 300:15 Jun 2025 | 480r:£367.00
      Charge before reductions | 270r:1,825.71
      Council Tax Support | 270r:702.34 CR
      *Total for 2025/26 | 270r:*£1,123.37
      The average charge for a band D home is £2,053.92.`);
    expect(values(reading, 'Bill', 'reference')).toEqual(['70441829X']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-03-14']);
    expect(values(reading, 'CouncilTaxCharge', 'band')).toEqual(['C']);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1825.71']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['1123.37']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['389.37', '367.00', '367.00']);
    expect(values(reading, 'Organisation', 'name')).toContain('EASTHOLM BOROUGH COUNCIL');
  });

  it('tells the charge of the year from costs and payments, and counts instalments of a range of days', async () => {
    const reading = await read(`
      50:Cyngor Sir Glanmor / Glanmor County Council | 380:Council Tax 2025/26

      Mr Huw Bevan | 330:Cyfeirnod / Reference | 460:30067712
      4 Heol y Bryn | 330:Dyddiad / Date | 460:04/09/2025
      Glanmor | 330:Band | 460:F
      SA99 4BB

      Band F charge 01/04/2025 - 31/03/2026 | 480r:2,744.16
      Exemption Class F 01/04/2025 - 31/07/2025 | 480r:917.23 CR
      *Net charge for the year | 480r:*1,826.93
      Payments made to date | 480r:400.00 CR
      Court costs | 480r:65.00
      *Balance to pay | 480r:*1,491.93

      Please pay as follows: 1 @ £497.93 on 01/10/25 then 2 @ £497.00 01/11/25 to 01/12/25`);
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['2744.16']);
    expect(values(reading, 'CouncilTaxCharge', 'netAmount')).toEqual(['1826.93']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['1491.93']);
    expect(values(reading, 'Instalment', 'date')).toEqual(['2025-10-01', '2025-11-01', '2025-12-01']);
    expect(values(reading, 'Organisation', 'name')).toContain('Glanmor County Council');
  });
});
