// Bills for supplies set by hand, that tell where the account was and is, and whose supplies are headed by their tariffs.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill that says where its account was and is', () => {
  it('reads both balances, and the tables beneath lines that name a supply with its tariff', async () => {
    const reading = await read(`
      #Lantern Energy
      Mrs C Obi | 330:Customer no: 8840 5521
      9 Quay Street | 330:Statement date: 14 Jan 2026
      Gosport | 330:Period: 12 Dec 25 - 11 Jan 26
      PO12 1AA

      *Where your account was
      £100.00 in credit
      *What you paid in
      £90.00 by Direct Debit on 2 Jan 26
      *What your energy cost
      £105.00 (VAT of £5.00 included)
      *Where your account is now
      £85.00 in credit

      Electricity Beacon 12 Month Fix v2, ends 30 Sep 2026, exit fee £40
      *Meter 19P0451177 | 180:*Opening | 250:*Closing | 320:*kWh used | 400:*Price | 520r:*Cost
      12 Dec 25 - 11 Jan 26 | 180:20000 S | 250:20340 S | 320:340 | 400:25.00p | 520r:£85.00
      Standing charge | 320:30 days | 400:50.00p | 520r:£15.00
      Subtotal £100.00. VAT at 5% £5.00.`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['100.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['85.00']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Beacon 12 Month Fix v2']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh']);
    expect(values(reading, 'Charge', 'name')).toEqual(['Electricity', 'Standing charge']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([20000, 20340]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('reads a credit of the last letter, and payments under a plan, each of so much', async () => {
    const reading = await read(`
      #Sedge Water
      Ms B Hallam
      c/o 5 Minster Gate
      Ely
      CB7 4AA

      *Your water bill
      Our reference for you: SW-441-20873
      Made out on: | 180:2nd February 2026
      For the property at: | 180:Eel Cottage, 2 Lode Lane, Soham, CB7 5AA
      Days covered: | 180:1st August 2025 until 31st January 2026

      You were £20.00 in credit when we last wrote | 520r:20.00 CR
      Payments under your plan, 6 at £15.00 | 520r:90.00 CR
      Measured water, 50 m³ at £2.00 | 520r:100.00
      Water standing charge | 520r:20.00
      Charges for these days | 520r:120.00
      *You now owe | 520r:*10.00`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['SW-441-20873']);
    expect(values(reading, 'Property', 'postcode')).toEqual(['CB7 5AA']);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['20.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['120.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['10.00']);
  });
});

describe('a bill with a column of amounts without VAT', () => {
  it('takes its head for no total, and reads the number and the day of the bill in one cell', async () => {
    const reading = await read(`
      #Harrow Vale Telecom
      Mr J Tennant
      The Old Forge
      Petworth
      GU28 0AA

      Account reference | 200:Bill no. and date | 360:To pay
      *HV 4471 9032 | 200:*52 – 07/02/2026 | 360:*£58.00

      *Direct Debit date | 360:*Contract ends
      21/02/2026 | 360:06/08/2027

      *Regular charges, one month in advance | 520r:*£ ex VAT
      Vale Fibre 500 (07/02/2026 – 06/03/2026) | 520r:32.00
      Digital Voice Anytime (07/02/2026 – 06/03/2026) | 520r:8.00
      Sub-total | 520r:40.00
      VAT at 20.00% | 520r:8.00
      This bill | 520r:48.00
      Carried over from 07/01/2026 | 520r:10.00
      *To pay | 520r:*58.00`);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2026-02-07']);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['10.00']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['48.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['58.00']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Vale Fibre 500', 'Digital Voice Anytime']);
  });
});

describe('a bill in a letter', () => {
  it('says that a day of payment without a year was not read', async () => {
    const reading = await read(`
      #Samphire Power
      Mr E Boyle
      17 Creek Row
      Maldon
      CM9 5AA

      *Your electricity bill
      Account SP 402 7716. Bill of 3 December 2025.

      Your electricity from 1 November to 30 November 2025 cost £84.00 with VAT. So £84.00 is to pay, and
      we will collect it by Direct Debit on 17 December.

      Your supply is on Creekside Tracker.
      Electricity 260 kWh at 25.00p per kWh | 520r:65.00
      Standing charge 30 days at 50.00p | 520r:15.00
      VAT at 5% | 520r:4.00`);
    expect(values(reading, 'Bill', 'issuedOn')).toEqual(['2025-12-03']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['84.00']);
    expect(warningsOf(reading)).toContain('Spoken of on the paper, and not read: the day of payment.');
  });
});

describe('the address of a supply on several lines', () => {
  const paper = (place: string): ReturnType<typeof read> =>
    read(`
      #Lantern Energy
      Mrs C Obi | 380:Customer no: 8840 5521
      9 Quay Street | 380:Statement date: 14 Jan 2026
      Gosport
      PO12 1AA

      ${place}

      *Your electricity
      For your energy from 12 Dec 2025 to 11 Jan 2026
      MPAN 1900628815432
      Electricity, 340 kWh at 25.00p per kWh | 520r:£85.00
      Standing charge, 30 days at 50.00p per day | 520r:£15.00
      VAT at 5% | 520r:£5.00
      Total charges for this period | 520r:£105.00
      Amount due | 520r:£105.00`);

  it('runs over where its list of parts does, and no part of it is two', async () => {
    const reading = await paper(`
      Supply address | 380:Sail Loft, Quay
      380:Meadow, Hardway, Gosport,
      380:Hampshire, PO12 4LG`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([
      ['Sail Loft', 'Quay Meadow', 'Hardway', 'Gosport', 'Hampshire'],
    ]);
  });

  it('is read from beneath its label where both are set against the right edge', async () => {
    const reading = await paper(`
      540r:Supply address
      540r:3 Anchor Row, Long Hardway,
      540r:Gosport, PO12 4LG`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['3 Anchor Row', 'Long Hardway', 'Gosport']]);
  });

  it.each([
    ['You told us that you moved out of Flat 2, 8 Sail Street, Gosport, PO12 4LG on 11 January 2026.', 'Flat 2'],
    ['This is your final bill for 8 Sail Street, Gosport, PO12 4LG, where you lived until then.', '8 Sail Street'],
  ])('is told by a sentence: %s', async (sentence, first) => {
    const reading = await paper(sentence);
    expect(values(reading, 'Property', 'addressLines')).toEqual([expect.arrayContaining([first])]);
    expect(values(reading, 'Property', 'postcode')).toEqual(['PO12 4LG']);
  });

  it('begins in its sentence, not in the heading right over it', async () => {
    const reading = await paper(`
      #Your bill in its parts
      These charges are for services at 8 Sail Street, Gosport, PO12 4LG.`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['8 Sail Street', 'Gosport']]);
    expect(warningsOf(reading)).not.toContain('What was read as a line of an address does not look like one.');
  });

  it('is doubted where a sentence that is not understood speaks of another place', async () => {
    const reading = await paper('Thank you for letting us know that your old home, 8 Sail Street, PO12 4LG, is sold.');
    const doubt =
      'The address of the property was taken from where the paper was sent, and another one may be printed.';
    expect(warningsOf(reading)).toContain(doubt);
    const plain = await paper('Write to us about your old home: Lantern Energy Limited, 1 Dock Road, PO12 9ZZ.');
    expect(warningsOf(plain)).not.toContain(doubt);
  });
});
