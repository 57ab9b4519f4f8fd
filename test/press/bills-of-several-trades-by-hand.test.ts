// Bills set by hand of one supplier for energy, broadband and a mobile, with a card for each.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const BILL = `
      #Larkmoor | 330:Account number | 450:6 118 402
      Ms C Brackley | 330:Bill date | 450:6 April 2026
      19 Radford Close | 330:Bill period | 450:1 Mar 2026 – 31 Mar 2026
      Nottingham
      NG7 5FR

      #Your bill summary
      Previous bill | 540r:£60.00
      Payment received, thank you | 540r:£60.00 CR
      Energy before VAT | 540r:£90.50
      Broadband before VAT | 540r:£25.00
      Mobile before VAT | 540r:£10.00
      VAT at 5% on £90.50 and 20% on £35.00 | 540r:£11.53
      Total charges this month | 540r:£137.03
      *Total to pay | 540r:*£137.03

      #Your services in detail
      #Electricity | 540r:#£60.50
      *Tariff | 220:*Tariff end date | 400:*Early exit fee
      Larkmoor Fix 12 | 220:30 April 2027 | 400:£50.00
      *Supply number (MPAN) | 220:*Meter serial number | 400:*Supply period
      1100712345677 | 220:24L1109274 | 400:1 – 31 March 2026
      *Opening reading (smart) | 220:*Closing reading (smart) | 400:*Used
      10412 | 220:10592 | 400:180 kWh
      Electricity used | 540r:£45.00
      180 kWh × 25.00p per kWh
      Daily standing charge | 540r:£15.50
      31 days × 50.00p per day
      #Gas | 540r:#£30.00
      *Tariff | 220:*Tariff end date | 400:*Early exit fee
      Larkmoor Fix 12 | 220:30 April 2027 | 400:£50.00
      *Meter point (MPRN) | 220:*Meter serial number | 400:*Supply period
      7702218405 | 220:G4S20991107 | 400:1 – 31 March 2026
      *Opening reading (smart) | 220:*Closing reading (smart) | 400:*Used
      2210 | 220:2237 | 400:27 m³
      Gas used | 540r:£20.70
      300 kWh × 6.90p per kWh
      Daily standing charge | 540r:£9.30
      31 days × 30.00p per day
      #Broadband | 540r:#£25.00
      *Package | 220:*Contract ends | 400:*Router
      Full Fibre 500 | 220:14 March 2028 | 400:Larkmoor Hub (included)
      Monthly charge, 1 – 31 March 2026 | 540r:£25.00
      #Mobile | 540r:#£10.00
      *Number | 220:*Plan | 400:*Contract
      07700 900441 | 220:Wander SIM 15GB | 400:30 days rolling
      Monthly charge, 1 – 31 March 2026 | 540r:£10.00`;

describe('a bill for energy with broadband and a mobile', () => {
  it('is one for energy', async () => {
    expect((await read(BILL)).document.classIdentifier).toBe('utility-energy-bill');
  });

  it('is one for energy, however much it tells of lines, calls and data', async () => {
    const told = `${BILL}
      #Home phone and broadband
      Phone line | 220:01632 960377
      Line rental | 540r:£0.00
      *Your broadband package
      Minimum term ends | 220:9 February 2028
      Calls to mobiles, call charges outside your allowance | 540r:£0.00
      Data used | 220:3.41GB
      Unlimited minutes and texts, anytime calls | 540r:£0.00`;
    expect((await read(told)).document.classIdentifier).toBe('utility-energy-bill');
  });

  it('gives the prices and readings of the card that its fuel heads with what it comes to', async () => {
    const reading = await read(BILL);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh', '6.90p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['50.00p/day', '30.00p/day']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([10412, 10592, 2210, 2237]);
  });

  it('says that it speaks of what is sold besides', async () => {
    expect(warningsOf(await read(BILL))).toEqual(
      expect.arrayContaining([
        'Spoken of on the paper, and not read: a supply of broadband.',
        'Spoken of on the paper, and not read: a telephone.',
      ]),
    );
  });
});

describe('a bill whose services go on to a page of their own', () => {
  it('is one paper, whatever line that page is about', async () => {
    const own = `
      =====
      #Your phone and internet
      Broadband package Full Fibre 500 | 330:Minimum term ends 14 March 2028
      Full Fibre 500, 1 – 31 March 2026 | 540r:£25.00
      Broadband before VAT | 540r:£25.00
      Mobile number 07700 900441 | 330:Contract 30 days rolling
      Wander SIM 15GB, 1 – 31 March 2026 | 540r:£10.00
      Calls and texts outside your allowance | 540r:£0.00
      Mobile before VAT | 540r:£10.00
      Help with broadband, home phone or mobile: Communications Ombudsman 0330 440 1614.`;
    const reading = await read(BILL.replace(/\n {6}#Broadband \|[^]*$/u, own));
    expect(reading.parts.map(({ firstPage, lastPage }) => [firstPage, lastPage])).toEqual([[1, 2]]);
    expect(errorsOf(reading)).toEqual([]);
  });
});
