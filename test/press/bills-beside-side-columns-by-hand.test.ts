// Bills set by hand whose charges stand beside a narrow column of the account's own words.
import { expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const BILL = `
      *Wolds Telecom
      180:Mr Osian Brackley
      180:31 Ferriby Close
      180:Beverley
      Account number | 180:HU17 9ZZ
      6118 402 775

      Bill number
      000031

      Bill date | 180:*Hello Osian, here's your May bill
      1 May 2026
      180:Your last bill (1 Apr 2026) | 550r:£41.40
      Telephone number | 180:Direct Debit, 16 Apr 2026 | 550r:−£41.40
      01482 496 0210 | 180:Brought forward | 550r:£0.00

      180:This bill | 550r:£44.16
      180:To pay | 550r:£44.16
      Direct Debit on or just after
      15 May 2026 | 180:*Your packages
      180:1 May 2026 to 31 May 2026, charged in advance. Prices exclude VAT.

      180:Riverline Full Fibre 200 | 550r:£27.00
      180:Unlimited broadband, minimum term ends 9 Dec 2027
      180:Anytime UK Chatter
      ^^*Need a hand? | 550r:£7.00
      ^^180:Home phone, minimum term ends 9 Dec 2027
      01482 496 0555
      Mon–Fri 8am–7pm

      180:*Calls outside your package
      180:4 Apr 2026, 18:42 – 0871 496 0344, 6 min | 550r:£1.28
      180:20 Apr 2026, 10:05 – Norway, 19 min | 550r:£1.52
      180:Calls total | 550r:£2.80

      180:Total excluding VAT | 550r:£36.80
      180:VAT at 20% | 550r:£7.36
      180:Total for this bill | 550r:£44.16`;

it('names a plan by the line over the one that tells of it, where words of the column beside stand on the line of its price', async () => {
  const reading = await read(BILL);
  expect(values(reading, 'UtilityProvider', 'utility')).toEqual(['Internet', 'Telephone']);
  expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Riverline Full Fibre 200', 'Anytime UK Chatter']);
  // Numbers of that column head no parts of the bill.
  expect(warnings(reading)).toEqual([]);
});

it('takes the total of a bill for one supply, on whose line the column beside says something without an amount', async () => {
  const reading = await read(`
      *Wolds Energy
      180:Mr Osian Brackley
      Account number | 180:31 Ferriby Close
      WE-2204 8810 | 180:Beverley
      180:HU17 9ZZ
      Statement date
      4 May 2026

      180:#Your electricity statement
      180:This statement covers 1 April 2026 to 30 April 2026.

      180:*Your account
      180:Balance on your last statement | 550r:£64.80 DR
      180:Payment received, thank you (16 April 2026) | 550r:£64.80 CR
      180:Electricity charges, this statement | 550r:£70.00 DR
      *Get in touch
      180:VAT @ 5% | 550r:£3.50 DR
      01482 496 0555
      help@woldsenergy.example | 180:*Total charges this statement | 550r:*£73.50 DR
      Mon–Fri 8am–7pm
      180:*Balance outstanding | 550r:*£73.50 DR
      180:You owe us £73.50. Please pay by 25 May 2026.

      180:Your tariff is Wren Variable.
      180:Electricity used | 330:220 kWh | 420:25.00p per kWh | 550r:£55.00
      180:Standing charge | 330:30 days | 420:50.00p per day | 550r:£15.00

      180:*Our fuel mix
      180:Wind and sun | 330:99.0%
      180:Gas and other | 330:1.0%`);
  expect(values(reading, 'Bill', 'totalCharges')).toEqual(['73.50']);
  expect(values(reading, 'Bill', 'tax')).toEqual(['3.50']);
  expect(warnings(reading)).toEqual([]);
});

it('knows the heading of a supply beside the amount of a tile', async () => {
  const reading = await read(`
      *Wolds Power Company | 220:Mr Osian Brackley
      Account number | 220:31 Ferriby Close
      6118 402 775 | 220:Beverley
      Bill date | 220:HU17 9ZZ
      28 Oct 2025

      Billing period | 220:*Your bill at a glance
      24 Sep – 23 Oct 2025 | 220:Electricity | 550r:£83.76
      220:Gas | 550r:£29.50
      Amount due | 220:VAT @ 5% on £113.26 | 550r:£5.66
      220:Total charges including VAT | 550r:£118.92

      #£118.92 | 220:*Electricity · Wolds Saver 14
      220:Supply number (MPAN) | 550r:11 0052 9840 127
      220:279 kWh @ 24.902p | 550r:£69.48
      220:Standing charge 30 days @ 47.615p | 550r:£14.28
      220:Electricity total ex VAT | 550r:£83.76

      220:*Gas · Wolds Saver 14
      220:Meter point reference (MPRN) | 550r:8840 1276 05
      220:345.20 kWh @ 5.984p | 550r:£20.66
      220:Standing charge 30 days @ 29.477p | 550r:£8.84
      220:Gas total ex VAT | 550r:£29.50`);
  expect(values(reading, 'UtilityTariff', 'utility')).toEqual(['Electricity', 'Gas']);
  expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['24.902p/kWh', '5.984p/kWh']);
  expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['47.615p/day', '29.477p/day']);
});
