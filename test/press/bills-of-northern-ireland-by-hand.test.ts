// Bills set by hand for electricity in Northern Ireland, whose meter point is called MPRN, as that of gas is elsewhere.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = (point: string, said = 'There is no standing charge on this tariff.'): string => `
      #Slieve Energy | 420:*Electricity Bill
      Miss A Donaghey | 360:Customer number
      12 Quarry Brae | 360:71 5502 8846
      Ballykelly | 360:Date of bill
      BT49 9ZZ | 360:11 May 2026
      360:Bill for the period
      360:6 Feb 2026 to 7 May 2026
      Supply to: 12 Quarry Brae, Ballykelly, BT49 9ZZ

      Meter no. | 100:Present | 150:Previous | 200:Units (kWh) | 260:Pence per unit | 355r:Amount £
      40668213 | 100:28140 C | 150:27425 A | 238r:715 | 305r:30.12 | 355r:215.36

      Sub-total | 355r:215.36
      VAT on £215.36 at 5.00% | 355r:10.77
      Total for this period | 355r:226.13
      A = actual, C = customer reading. ${said}

      360:Your tariff
      360:Home Saver 24 hour

${point}

      Amount of last bill | 355r:£198.04
      Payment received 20 Feb | 355r:£198.04 CR
      This bill | 355r:£226.13
      Please pay by 29 May 2026 | 355r:£226.13`;

const NO_STANDING = 'Spoken of on the paper, and not read: the standing charge.';

describe('a bill for electricity in Northern Ireland', () => {
  it.each([
    ['beneath its name', '      360:MPRN\n      360:81 733 204 156'],
    ['beside its name', '      360:MPRN 81733204156'],
    [
      'beneath its name and beside that of the meter',
      '      240:MPRN | 330:Keypad meter\n      240:81733204156 | 330:30L40668213',
    ],
  ])('is of electricity, whose meter point is called MPRN: its number %s', async (_, point) => {
    const reading = await read(bill(point));
    expect(values(reading, 'UtilityProvider', 'utility')).toEqual(['Electricity']);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Home Saver 24 hour']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['30.12p/kWh']);
    expect(values(reading, 'MeterReading', 'meterPoint')).toEqual(['81733204156', '81733204156']);
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([27425, 28140]);
    expect(warnings(reading)).toEqual([]);
  });

  it('is doubted where a standing charge that it speaks of was not read, unless it says that there is none', async () => {
    const point = '      360:MPRN 81733204156';
    expect(warnings(await read(bill(point, 'Our standing charges are on our website.')))).toContain(NO_STANDING);
  });
});

describe('a bill for electricity at two rates in Northern Ireland', () => {
  it('takes the number of a meter beneath its meter point for none of gas', async () => {
    const reading = await read(`
      #Slieve Energy | 420:*Electricity Bill
      Miss A Donaghey | 360:Customer number | 470:71 5502 8846
      12 Quarry Brae | 360:Date of bill | 470:11 May 2026
      Ballykelly
      BT49 9ZZ

      *Your electricity bill for 6 February 2026 to 7 May 2026 | 400:MPRN | 440:81 733 204 156

      *How your bill was worked out
      *Meter K71B 406682 | 180:*This time | 260:*Last time | 330:*Units used (kWh) | 420:*Pence per unit | 540r:*Amount £
      Day units | 180:28640 | 215:A | 260:28140 | 300:C | 390r:500 | 480r:30.00 | 540r:150.00
      Night units | 180:31300 | 215:A | 260:30500 | 300:C | 390r:800 | 480r:15.50 | 540r:124.00
      Standing charge 91 days | 480r:15.20 per day | 540r:13.83
      A = we read your meter. C = you read your meter. You are on our Economy 7 tariff.

      *Your account
      Balance on your last bill | 540r:£198.04
      Payment received 20 February 2026 | 540r:£198.04 CR
      Electricity charges this quarter | 540r:£287.83
      VAT at 5% on £287.83 | 540r:£14.39
      Total of this bill | 540r:£302.22
      *Total now due | 540r:*£302.22
      Please pay by 29 May 2026.`);
    expect(values(reading, 'UtilityProvider', 'utility')).toEqual(['Electricity']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['15.20p/day']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['Day 30.00p/kWh; Night 15.50p/kWh']);
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([28140, 28640, 30500, 31300]);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('a bill that numbers gas by its MPRN', () => {
  it('is of gas where the number is one of gas', async () => {
    const gas = bill('      360:MPRN 7305518806').replace('Electricity Bill', 'Gas Bill');
    expect(values(await read(gas), 'UtilityProvider', 'utility')).toEqual(['Gas']);
  });
});
