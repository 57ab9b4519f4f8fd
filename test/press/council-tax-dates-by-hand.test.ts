// Days of council tax bills that sentences tell: that of the bill beside that of another one, and that of all its instalments.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a council tax bill that tells its day', () => {
  it('takes the day on which a bill was sent, not that of the one to destroy', async () => {
    const reading = await read(`
      #Westmarch Council
      *Your council tax bill 1 April 2025 to 31 March 2026
      Miss J Lowe | 400:Account number
      18 Oak Road | 400:71234567
      Westmarch | 400:Valuation band
      WM4 2QT | 400:D

      Amended bill sent on 23rd May 2025 because: discount awarded. Please destroy
      the bill dated 10th March 2025.

      Westmarch Council | 300r:£1,700.00
      Police and Crime Commissioner | 300r:£300.00
      *Full charge for band D | 300r:*£2,000.00
      Less single person discount | 300r:(£500.00)
      *What you have to pay | 300r:*£1,500.00`);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-05-23']);
  });
});

describe('a bill whose instalments stand under the names of their months', () => {
  const bill = (day: string): string => `
      #Westmarch Council
      *Council tax bill 2026/27
      Miss J Lowe | 400:Account number
      18 Oak Road | 400:71234567
      Westmarch | 400:Date
      WM4 2QT | 400:5 March 2026
      Band | 80:C
      Full charge for band C | 300r:£600.00
      *TOTAL TO PAY | 300r:*£600.00

      *Instalments
      ${day}
      60:APR | 120:MAY | 180:JUN
      60:200.00 | 120:200.00 | 180:200.00`;

  it('are due on the day that the line over them names', async () => {
    const reading = await read(bill('Due by Direct Debit on the 21st:'));
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-04-21', '2026-05-21', '2026-06-21']);
  });

  it('are missed aloud where no day is told', async () => {
    const reading = await read(bill('Due by Direct Debit:'));
    expect(warningsOf(reading)).toContain('The bill tells of instalments, and none could be read.');
  });
});

describe('a bill whose narrow cells set the years of instalments beneath their days', () => {
  it('has them due in those years', async () => {
    const reading = await read(`
      #Westmarch Council
      *Council tax bill 2026/27
      Miss J Lowe | 400:Account number
      18 Oak Road | 400:71234567
      Westmarch | 400:Date
      WM4 2QT | 400:5 March 2026
      Band | 80:C
      Full charge for band C | 300r:£600.00
      *TOTAL TO PAY | 300r:*£600.00

      *Instalments
      60:05 Nov | 120:05 Dec | 180:05 Jan
      60:2026 | 120:2026 | 180:2027
      60:200.00 | 120:200.00 | 180:200.00`);
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-11-05', '2026-12-05', '2027-01-05']);
    expect(values(reading, 'Instalment', 'totalAmount')).toEqual(['200.00', '200.00', '200.00']);
  });

  it('has them due on the day that is told, where only months stand over the years', async () => {
    const reading = await read(`
      #Westmarch Council
      *Council tax bill 2026/27
      Miss J Lowe | 400:Account number
      18 Oak Road | 400:71234567
      Westmarch | 400:Date
      WM4 2QT | 400:5 March 2026
      Band | 80:C
      Full charge for band C | 300r:£600.00
      *TOTAL TO PAY | 300r:*£600.00

      3 instalments, on the 5th of each month:
      60:Nov | 120:Dec | 180:Jan
      60:2026 | 120:2026 | 180:2027
      60:200.00 | 120:200.00 | 180:200.00`);
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-11-05', '2026-12-05', '2027-01-05']);
  });
});

describe('a bill for some days of a year', () => {
  const bill = (charge: string): string => `
      #Westmarch Council
      *Council tax bill 2025/26
      Miss J Lowe | 400:Account number
      18 Oak Road | 400:71234567
      Westmarch | 400:Date
      WM4 2QT | 400:5 September 2025
      Band | 80:D

      *How the charge of a full year is made up
      Westmarch Council | 480r:1,700.00
      Police and Crime Commissioner | 480r:300.00
      *Full year charge (365 days) | 480r:*2,000.00

      *Your bill
      Council tax charge for the days on which you live in the home, 18/08/2025 to 31/03/2026 (226
      ^^480r:${charge}
      ^^days)
      Discounts and reductions | 480r:0.00
      *Total amount payable | 480r:*${charge}

      Instalments: 1 October 2025 £638.36, 1 November 2025 £600.00`;

  it('charges for those days, though its parts are those of the year', async () => {
    const reading = await read(bill('1,238.36'));
    expect(values(reading, 'CouncilTaxCharge', 'grossAmount')).toEqual(['1238.36']);
    expect(values(reading, 'Charge', 'name')).toEqual(['Westmarch Council', 'Police and Crime Commissioner']);
    expect(values(reading, 'Charge', 'periodStart')).toEqual(['2025-04-01', '2025-04-01']);
    expect(values(reading, 'Charge', 'periodEnd')).toEqual(['2026-03-31', '2026-03-31']);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-08-18']);
    expect(warningsOf(reading)).toEqual([]);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('has the parts of a year where no sum of them is printed', async () => {
    const reading = await read(bill('1,238.36').replace(/ +\*Full year charge.*\n/u, ''));
    expect(values(reading, 'Charge', 'name')).toEqual(['Westmarch Council', 'Police and Crime Commissioner']);
    expect(values(reading, 'Charge', 'periodStart')).toEqual(['2025-04-01', '2025-04-01']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('takes no parts of a charge of a year that the days do not come to', async () => {
    expect(values(await read(bill('1,236.00')), 'Charge', 'name')).toEqual([]);
  });
});

describe('a charge whose days stand apart', () => {
  it('is no instalment, though its last day stands right before its amount', async () => {
    const reading = await read(`
      #Westmarch Council
      *Council tax bill 2026/27
      Miss J Lowe | 400:Account number
      18 Oak Road | 400:71234567
      Westmarch | 400:Date
      WM4 2QT | 400:5 March 2026
      Band | 80:C
      Council Tax for a band C property, 01/04/2026 | 300:31/03/2027 | 520r:£600.00
      *TOTAL TO PAY | 520r:*£600.00

      *Instalments
      01/04/2026 | 200r:£300.00
      01/05/2026 | 200r:£300.00`);
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-04-01', '2026-05-01']);
    expect(errorsOf(reading)).toEqual([]);
  });
});

describe('a bill that says in one line for which days and in the next for which home it is', () => {
  it('takes the days for no line of the address', async () => {
    const reading = await read(`
      #Westmarch Council
      *Council Tax bill 2026/27
      Miss J Lowe | 330:Account number: 71234567
      Flat 7 | 330:Bill date: 11 March 2026
      Maltings Court | 330:Valuation band: C
      Westmarch
      WM4 2QT

      Council Tax for 1 April 2026 to 31 March 2027
      Property: Flat 7, Maltings Court, Westmarch, WM4 2QT

      Westmarch Council | 300r:£600.00
      Full charge for the year | 300r:£600.00
      *You must pay | 300r:*£600.00

      15 April 2026 | 300r:£300.00
      15 May 2026 | 300r:£300.00`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Flat 7', 'Maltings Court', 'Westmarch']]);
    expect(warningsOf(reading)).toEqual([]);
  });
});

it('takes no rest of the label of the property for a line of its address', async () => {
  const reading = await read(`
      #Westmarch Council
      *Council tax bill 2026/27
      Miss J Lowe | 400:Account number
      18 Oak Road | 400:71234567
      Westmarch | 400:Date
      WM4 2QT | 400:5 March 2026
      Property on which the tax is charged | 400:Band
      18 OAK ROAD, WESTMARCH | 400:C
      WM4 2QT
      Full charge for band C | 300r:£600.00
      *TOTAL TO PAY | 300r:*£600.00`);
  expect(values(reading, 'Property', 'addressLines')).toEqual([['18 OAK ROAD', 'WESTMARCH']]);
});

describe('a row of tiles with the day of the bill, the band and what is to pay', () => {
  it('is no instalment', async () => {
    const reading = await read(`
      #Westmarch Council
      *Your Council Tax bill 2026-27
      Miss J Lowe
      18 Oak Road
      Westmarch
      WM4 2QT

      ~Account number | 180:~Date of bill | 320:~Council Tax band | 440:~You need to pay
      80264719X | 180:7 March 2026 | 320:E | 440:£600.00

      Full charge, band E | 270r:£600.00 | 330:15 April 2026 | 520r:£300.00
      Total to pay | 270r:£600.00 | 330:15 May 2026 | 520r:£300.00`);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-03-07']);
    expect(values(reading, 'Instalment', 'date')).toEqual(['2026-04-15', '2026-05-15']);
    expect(errorsOf(reading)).toEqual([]);
  });
});
