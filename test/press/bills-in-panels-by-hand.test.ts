// Bills for supplies set by hand in panels: one for each supply, side by side, and a sum of readings in figures of several sizes.
import { describe, expect, it } from 'vitest';
import type { DocumentReading } from '../../src/model/reading.ts';
import { errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill with a panel for each supply', () => {
  it.each([
    ['60:#Electricity | 320:#Gas', 'both heads are large'],
    ['60:*Electricity | 320:Gas', 'one head alone is seen to be bold, as in a picture'],
  ])('goes on with both panels beneath a heading that each of them has: %s, where %s', async (heads) => {
    const reading = await read(`
      #Larkmoor Energy
      Ms C Brackley | 330:Your account number | 450:7711 0462 735
      19 Radford Close | 330:Bill date | 450:6 April 2026
      Nottingham | 330:Billing period | 450:1 March 2026 to 31 March 2026
      NG7 5FR

      Balance on your last bill | 500r:£60.00
      Payments received | 500r:£60.00
      Cost of electricity before VAT | 500r:£90.50
      Cost of gas before VAT | 500r:£57.30
      Total energy cost before VAT | 500r:£147.80
      VAT charged at 5% | 500r:£7.39
      Total cost of this bill including VAT | 500r:£155.19
      *Amount due | 500r:*£155.19

      ${heads}
      Tariff | 280r:Larkmoor Standard | 308:Tariff | 540r:Larkmoor Standard
      Meter point (MPAN) | 280r:11 0071 2345 677 | 308:Meter point (MPRN) | 540r:7702218405
      Meter serial number | 280r:Z18N402211 | 308:Meter serial number | 540r:G4S20991107
      Reading 1 Mar 2026 | 280r:10412 | 308:Reading 1 Mar 2026 | 540r:2210
      Reading 31 Mar 2026 | 280r:10712 | 308:Reading 31 Mar 2026 | 540r:2280
      Units used (kWh) | 280r:300 | 308:Volume used (m³) | 540r:70
      #How we worked it out | 308:#How we worked it out
      300 kWh at 25.00p a kWh | 280r:£75.00 | 308:800 kWh at 6.00p a kWh | 540r:£48.00
      Standing charge, 31 days at 50.00p a day | 280r:£15.50 | 308:Standing charge, 31 days at 30.00p a day | 540r:£9.30
      Electricity before VAT | 280r:£90.50 | 308:Gas before VAT | 540r:£57.30`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh', '6.00p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['50.00p/day', '30.00p/day']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([10412, 10712, 2210, 2280]);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });
});

describe('a bill for water', () => {
  const bill = (account: string, rest: string): Promise<DocumentReading> =>
    read(`
      #Becks Water
      Mrs T Lacey | 330:Customer number | 450:6100 2290 1187
      8 Mill Brow | 330:Date of bill | 450:12 March 2026
      Penrith | 330:Charges from | 450:1 April 2026 to 31 March 2027
      CA11 8AB

      *Your water and sewerage bill
      Your account so far
      ${account}

      *Your charges
      Water | 500r:£190.00
      Sewerage | 500r:£210.00
      Total charges | 500r:£400.00
      *Amount you owe us | 500r:*£400.00
      ${rest}`);

  it('takes what stood above the payment for what was owed, where only what that left is called brought forward', async () => {
    const reading = await bill(
      `Amount of your 2025/26 bill | 500r:£385.20
      Payments we have received up to 10 March 2026 | 500r:£385.20 CR
      Brought forward | 500r:£0.00`,
      `Please pay by 1 April 2026, or spread the cost.
      *Half-yearly
      Two payments: £200.00 on 1 April
      *How we work out your bill
      You do not have a water meter. Your charges are based on the rateable value of your home, which is £100.
      Water rateable value charge | 250:£100 × 140.00p per £ of RV | 500r:£140.00
      Water standing charge | 250:for the year | 500r:£50.00
      Sewerage rateable value charge | 250:£100 × 150.00p per £ of RV | 500r:£150.00
      Sewerage standing charge | 250:for the year | 500r:£60.00`,
    );
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['385.20']);
    expect(errorsOf(reading)).toEqual([]);
  });

  it('reads the later reading before the one that is taken off it', async () => {
    const reading = await bill(
      `Balance from your last bill | 500r:£80.00
      Less payments made | 500r:£80.00
      Still to pay from last bill | 500r:£0.00`,
      `
      *Your use
      60:Reading 12 March | 250:Reading 15 September | 450:Cubic metres used
      90:612 | 160:minus | 280:540 | 360:equals | 450:72
      90:actual | 280:actual
      We used readings from meter serial number 17K 302 5518. Ring us on 0330 303 1263.`,
    );
    expect(values(reading, 'MeterReading', 'reading')).toEqual([540, 612]);
  });
});

describe('a bill of water in two panels whose heads are set no stronger than their text', () => {
  it('reads each charge as that of the panel it stands in', async () => {
    const reading = await read(`
      #Wharfe Water
      Mr Gareth Holroyd
      5 Bracken Fold
      Guiseley
      Leeds
      LS20 9FB

      Customer reference | 170:Bill date | 290:Bill for | 420:Pay 2 Feb 2026
      4471 0926 038 | 170:12 Jan 2026 | 290:08/07/2025 – 06/01/2026 | 420:£325.38

      #Hi Gareth, this is your metered water bill
      Your last bill was | 540r:£198.35
      You've paid us (thank you) | 540r:£120.00
      Your charges for these six months | 540r:£247.03
      Total to pay by 2 February 2026 | 540r:£325.38

      58:Clean water | 319:Waste water
      58:42 m³ x £2.064 | 277r:£86.69 | 319:39.9 m³ x £2.587 | 540r:£103.22
      58:Standing charge | 277r:£23.94 | 319:Standing charge | 540r:£33.18
      58:Clean water total | 277r:£110.63 | 319:Waste water total | 540r:£136.40`);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['£2.064/m³', '£2.587/m³']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£23.94', '£33.18']);
  });
});
