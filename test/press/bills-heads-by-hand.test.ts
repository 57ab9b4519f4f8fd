// Bills for supplies set by hand: heads on one line, rates of VAT in the last column, narrow columns, currency signs apart.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill whose head runs across the page', () => {
  it('reads whom it is for off one line, and its day beside the number of the statement', async () => {
    const reading = await read(`
      #Merlin Power
      *Account no. | 200:*Statement date | 320:*Statement no. | 430:*Covers
      ^MP7740216 | 200:07/02/26 | 320:0012 | 430:01/01/26 – 31/01/26

      Mr Piers Orme, Flat 3, 21 Weavers Row, Kendal, LA9 4QD

      *Account movements
      *Date | 150:*What | 520r:*Balance
      01/01/26 | 150:Brought forward | 520r:10.00 DR
      31/01/26 | 150:Electricity used incl. VAT | 430r:94.50 | 520r:104.50 DR
      Please pay £104.50 by 21/02/26.

      *Meter 19P3300718 | 250:*Opening | 320:*Closing | 380:*kWh | 430:*p/kWh | 520r:*£
      Anytime | 250:04107 A | 320:04407 A | 380:300 | 430:25.00 | 520r:75.00
      Standing charge | 380:30 days | 430:50.00 | 520r:15.00
      VAT (5%) | 520r:4.50
      *Charges this period | 520r:*94.50
      MPAN | 150:1490033182076
      Smelling gas? Call 0800 111 999. Power cut? Dial 105.`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Piers Orme']);
    expect(values(reading, 'Address', 'postcode')).toEqual(['LA9 4QD']);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-02-07']);
    expect(values(reading, 'UtilityProvider', 'utility')).toEqual(['Electricity']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([4107, 4407]);
  });

  it('is doubted where it names nobody but its supplier', async () => {
    const reading = await read(`
      #Merlin Power
      Merlin Power Limited, 4 Dock Road, Kendal LA9 7XY
      Account number: 4410 7720
      Bill date: 7 February 2026
      *Your electricity bill
      300 kWh at 25.00p | 520r:£75.00
      30 days at 50.00p standing charge | 520r:£15.00
      VAT at 5% | 520r:£4.50
      *Total charges | 520r:*£94.50
      *Amount due | 520r:*£94.50
      Please pay by 21 February 2026. MPAN 1490033182076`);
    expect(warningsOf(reading)).toContain('Whom it is for was not found.');
  });
});

describe('an invoice that ends its rows with the rate of VAT', () => {
  it('takes the amount before it, and the package', async () => {
    const reading = await read(`
      #Fellside Fibre
      Ms Ada Lyle | 330:Invoice No FF-20119
      8 Mill Brow | 330:Invoice date 01 APR 2026
      Penrith | 330:Customer Ref FEL77120
      CA11 8AB | 330:Terms Direct Debit

      490:VAT
      Description | 280:From | 340:To | 390:Qty | 450r:Net
      ^490:%
      Full Fibre 300 | 280:01/04/26 | 340:30/04/26 | 390:1 | 450r:30.00 | 490:20.0
      Service at 8 Mill Brow. Minimum
      ^term ends 11 JUN 2027
      Digital Voice Evenings | 280:01/04/26 | 340:30/04/26 | 390:1 | 450r:5.00 | 490:20.0

      330:Net total | 520r:GBP 35.00
      330:VAT @ 20% | 520r:GBP 7.00
      330:*Invoice total | 520r:*GBP 42.00
      330:*Amount due | 520r:*GBP 42.00
      We'll collect GBP 42.00 from your bank account on 15 APR 2026.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Full Fibre 300', 'Digital Voice Evenings']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-06-11', '2027-06-11']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['30.00', '5.00']);
  });
});

describe('a water bill in two languages and two columns', () => {
  it('reads readings behind their days, and charges that a note in brackets ends', async () => {
    const reading = await read(`
      #Becks Water
      Ms P Orme | 330:Rhif cwsmer / Customer number
      The Hollies | 330:0081 3317 22
      Penrith
      CA11 8AB
      Dyddiad y bil / Bill date: 13/02/2026 | 330:Cyfnod / Period: 09/08/2025 – 08/02/2026
      Dŵr / Water | 520r:£75.00
      Carthffosiaeth / Sewerage | 520r:£130.00
      Taliadau newydd / New charges | 520r:£205.00
      Cyfanswm i'w dalu / Total to pay | 520r:£205.00
      Erbyn / By 28/02/2026

      *Dŵr / Water | 310:*Carthffosiaeth / Sewerage
      Mesurydd / Meter 05K220714 | 310:Budr / Foul: 40 m³
      08/02/2026: 1240 | 310:40 × £2.2500 = £90.00
      08/08/2025: 1200 | 310:Tâl sefydlog / Fixed charge
      Defnydd / Used: 40 m³ | 310:(dŵr wyneb / surface water) £40.00
      40 × £1.5000 = £60.00 | 310:*£130.00
      Tâl sefydlog / Fixed charge £15.00
      *£75.00`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([1200, 1240]);
    expect(values(reading, 'MeterReading', 'date')).toEqual(['2025-08-08', '2026-02-08']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£15.00', '£40.00']);
  });
});

describe('a typed bill for a year of unmetered water', () => {
  it('reads a total whose currency stands apart, and the day on which it is payable', async () => {
    const reading = await read(`
      #Becks Water
      MRS T LACEY | 330:Account No 40226175K
      8 MILL BROW | 330:Date of Bill 16.02.2026
      PENRITH | 330:1 April 2026 to 31 March 2027
      CA11 8AB

      Standing charge for the year ........ | 520r:40.00
      Rateable value £160 x 0.5000 pounds per £ RV ........ | 520r:80.00
      TOTAL CHARGE FOR THE YEAR | 440:£ | 520r:120.00

      The full amount of £120.00 is payable on 01.04.2026. Or pay £60.00 on 01.04.2026 and £60.00 on 01.10.2026.
      Sewerage services are charged separately by another company.`);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['120.00']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-04-01']);
    expect(values(reading, 'Charge', 'name')).toContain('Standing charge for the year');
  });
});

describe('a bill that calls its supplies green and says in their headings what they cost', () => {
  it('has the readings and prices of each beneath its own', async () => {
    const reading = await read(`
      #Slieve Energy
      *Your energy bill
      Miss A Donaghey | 330:Account number | 440:71 5502 8846
      12 Quarry Brae | 330:Bill date | 440:11 March 2026
      Kendal | 330:Bill period | 440:12 January 2026 to 11 February 2026
      LA9 4QQ
      Total before VAT | 500r:£155.00
      VAT at 5% | 500r:£7.75
      *Total charges this bill | 500r:*£162.75
      *Amount to pay | 500r:*£162.75
      =====
      #Green electricity – £90.50
      Supply number (MPAN) 14 9003 3182 076
      *Meter reading 12 Jan | 160:*Meter reading 11 Feb | 270:*Units used | 360:*Price | 500r:*Amount
      28714 (smart) | 160:29014 (smart) | 270:300 kWh | 360:25.00p per kWh | 500r:£75.00
      Daily charge, 31 days | 360:50.00p per day | 500r:£15.50
      *Total electricity, excluding VAT | 500r:*£90.50

      #Green gas – £64.50
      Meter point reference (MPRN) 7305 5188 06
      *Meter reading 12 Jan | 160:*Meter reading 11 Feb | 270:*Units used | 360:*Price | 500r:*Amount
      4126 (smart) | 160:4200 (smart) | 270:900 kWh | 360:6.00p per kWh | 500r:£54.00
      Daily charge, 30 days | 360:35.00p per day | 500r:£10.50
      *Total gas, excluding VAT | 500r:*£64.50`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh', '6.00p/kWh']);
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([28714, 29014, 4126, 4200]);
  });
});

describe('a bill whose charge stands in a table with its tariff', () => {
  it('names the tariff under its head, beside a head of several words', async () => {
    const reading = await read(`
      #Slieve Gas
      *Your gas bill
      Miss A Donaghey | 330:Account number | 440:71 5502 8846
      12 Quarry Brae | 330:Bill date | 440:11 May 2026
      Ballykelly | 330:Bill period | 440:6 Feb 2026 to 7 May 2026
      BT49 9ZZ

      *Gas used
      *Meter | 150:*Previous | 250:*Present | 480r:*kWh
      G4-330917 | 150:4821 (A) | 250:5043 (A) | 480r:2,485
      A = actual reading by our meter reader, C = your own reading, E = estimated.

      Tariff | 270r:kWh | 430r:Pence per kWh (excl. VAT) | 480r:Charge

      Home Valleys – Direct Debit | 270r:2,485 | 430r:7.348 | 480r:£182.60
      VAT at 5% on £182.60 | 480r:£9.13
      *Total | 480r:*£191.73
      No standing charge applies to this tariff.
      We will take £191.73 by Direct Debit on 29 May 2026.`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Home Valleys – Direct Debit']);
  });
});
