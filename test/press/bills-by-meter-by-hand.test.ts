// Bills for energy set by hand whose sections are headed by the supply and its meter in one line, with readings in the table of charges.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = (
  [electricity, gas]: readonly [string, string],
  last = 'Charges up to',
  first = 'Charges from',
): string => `
      #Outer Energy
      330:ESTIMATED BILL · Electricity & Gas
      Miss B Price | 330:Your customer number | 470:50217 - 448 - 03
      14 Heol Las | 330:Date of this bill | 470:08/06/2026
      Cardiff | 330:${first} | 470:01/03/2026
      CF11 9QR | 330:${last} | 470:31/05/2026
      330:Tariff | 470:Standard Variable (no end date)

      ${electricity}
      Readings | 170:Last time | 240:This time | 310:kWh used | 390:Rate | 500r:£
      Energy | 170:41281 A | 240:41881 E | 310:600 | 390:25.00p per kWh | 500r:150.00
      Standing charge, 92 days | 390:50.00p per day | 500r:46.00
      *Electricity, without VAT | 500r:*196.00

      ${gas}
      Readings | 170:Last time | 240:This time | 310:m³ used | 390:Rate | 500r:£
      Energy (448 kWh) | 170:2169 E | 240:2209 E | 310:40 | 390:6.00p per kWh | 500r:26.88
      Standing charge, 92 days | 390:30.00p per day | 500r:27.60
      *Gas, without VAT | 500r:*54.48

      Electricity and gas, without VAT | 500r:250.48
      VAT at 5.0% | 500r:12.52
      New charges | 500r:263.00
      Last bill (08/03/2026) | 500r:300.00
      Less: cheque received 27/03/2026, thank you | 500r:250.00 CR
      *PLEASE PAY BY 29/06/2026 | 500r:*313.00`;

const PLAIN = ['ELECTRICITY MPAN 1100248375616 Meter Z17N 402281', 'GAS MPRN 3051196602 Meter G4 W0055201'] as const;

describe('a bill whose supplies are headed with their meters', () => {
  it.each([
    [PLAIN],
    [['Electricity MPAN 11 0024 8375 616', 'Gas MPRN 3051196602']],
    [['Electricity · meter number Z17N402281', 'Gas · meter number G4W0073315']],
    [
      [
        'Your electricity supply: MPAN 1100248375616, meter Z17N402281',
        'Your gas supply: MPRN 3051196602, meter G4W0073315',
      ],
    ],
  ] as const)('gives each its prices and readings: %j', async (heads) => {
    const reading = await read(bill(heads));
    expect(values(reading, 'UtilityTariff', 'utility')).toEqual(['Electricity', 'Gas']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh', '6.00p/kWh']);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['50.00p/day', '30.00p/day']);
    expect(values(reading, 'MeterReading', 'reading').map(Number)).toEqual([41281, 41881, 2169, 2209]);
    expect(warnings(reading).filter((reason) => /period|standing|readings|shorter/.test(reason))).toEqual([]);
  });

  it.each(['Charges up to', 'Charged until', 'Charges up to and including', 'Charges through'])(
    'takes the last day beside %s',
    async (last) => {
      const reading = await read(bill(PLAIN, last));
      expect(values(reading, 'Bill', 'startDate')).toEqual(['2026-03-01']);
      expect(values(reading, 'Bill', 'endDate')).toEqual(['2026-05-31']);
    },
  );

  it('takes both days beside First day charged and Last day charged', async () => {
    const reading = await read(bill(PLAIN, 'Last day charged', 'First day charged'));
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2026-03-01']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2026-05-31']);
  });

  it('reads a number whose groups strokes set apart', async () => {
    expect(values(await read(bill(PLAIN)), 'UtilityAccount', 'accountNumber')).toEqual(['50217 - 448 - 03']);
  });
});
