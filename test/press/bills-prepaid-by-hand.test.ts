// Statements of energy that is paid before it is used, set by hand: one meter may be counted without readings.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const statement = (
  gas: readonly [string, string],
  kind = 'Your top-ups between those days: £60.00 in all.',
): string => `
      #Outer Energy
      Miss B Price | 330:Your account number | 470:OFM20441
      14 Heol Las | 330:Statement period | 470:8 February 2026 – 7 March 2026
      Cardiff | 330:Statement date | 470:9 March 2026
      CF11 9QR

      ${kind}
      Electricity you used | 480r:£60.36
      Gas you used | 480r:£43.60

      *Electricity | 310:*Gas
      Reading on 7 February | 250r:11840 | 310:${gas[0]}
      Reading on 7 March | 250r:12031 | 310:${gas[1]}
      191 kWh at 24.10p | 250r:£46.03 | 310:592 kWh at 5.85p | 480r:£34.63
      28 days at 50.43p | 250r:£14.12 | 310:28 days at 31.90p | 480r:£8.93`;

const doubts = async (text: string): Promise<readonly string[]> =>
  warnings(await read(text)).filter((reason) => reason.includes('readings'));

const NONE = ['Charged by volume', 'No end date'] as const;

describe('readings of one meter alone', () => {
  it('are enough where what is used is paid before, and no figure is that of the other meter', async () => {
    expect(await doubts(statement(NONE))).toEqual([]);
  });

  it('are doubted where the other meter has figures', async () => {
    expect(await doubts(statement(['Latest reading 4 410', 'Opening reading 4351']))).not.toEqual([]);
  });

  it('are doubted on a bill of what is paid afterwards', async () => {
    expect(await doubts(statement(NONE, 'Thank you.'))).not.toEqual([]);
  });
});

describe('a statement of what was topped up', () => {
  it('is one of energy beyond doubt, though it says that it is no bill', async () => {
    const reading = await read(`
      #Outer Energy
      Miss B Price | 330:Your account number | 470:OFM20441
      14 Heol Las | 330:Statement period | 470:8 February 2026 – 7 March 2026
      Cardiff | 330:Statement date | 470:9 March 2026
      CF11 9QR

      *Your yearly statement: electricity, pay as you go
      This is not a bill. You do not need to pay anything.
      Credit on your meter at the start | 480r:£8.19 CR
      Your top-ups between those days | 480r:£60.00 CR
      Electricity you used, including VAT | 480r:£63.16
      *Your balance on 7 March 2026 | 480r:£5.03 CR

      *Electricity
      Supply number (MPAN) | 250r:14 9003 3182 076
      Reading on 7 February | 250r:11840
      Reading on 7 March | 250r:12031
      191 kWh at 24.10p | 250r:£46.03
      Standing charge, 28 days at 50.43p | 250r:£14.12
      VAT at 5% | 250r:£3.01`);
    expect(reading.document.classIdentifier).toBe('utility-energy-bill');
    expect(reading.document.classConfidence).toBeGreaterThan(0.9);
  });
});

it('reads prices behind the unit in their labels, of supplies that head two columns wherever those begin', async () => {
  const reading = await read(`
      #Heron Utility | 380:YOUR SMART PAY AS YOU GO STATEMENT
      Mr Kevin Bray | 320:Customer reference number: 1100448213
      63 Park Row | 320:Statement date: 07/10/2025
      Bradford | 320:Statement period: 01/07/2025 to 30/09/2025
      BD8 7AA | 320:Property supplied: 63 Park Row, Bradford, BD8 7AA

      *Electricity | 310:*Gas
      Tariff | 290r:Smart Energy | 310:Tariff | 545r:Smart Energy
      Supply number (MPAN) | 290r:23 0067 1902 245 | 310:Meter point ref (MPRN) | 545r:7740128836
      Opening meter read 01/07/25 | 290r:11820 | 310:Opening meter read 01/07/25 | 545r:2209
      Closing meter read 30/09/25 | 290r:12420 | 310:Closing meter read 30/09/25 | 545r:2240
      Units used | 290r:600 kWh | 310:Units used | 545r:31 m³ = 345.2 kWh
      Price per unit (pence per kWh) | 290r:25.00 | 310:Price per unit (pence per kWh) | 545r:6.00
      Cost of units | 290r:£150.00 | 310:Cost of units | 545r:£20.71
      Standing charge (p per day) | 290r:50.00 | 310:Standing charge (p per day) | 545r:30.00
      92 days | 290r:£46.00 | 310:92 days | 545r:£27.60
      Electricity excl. VAT | 290r:£196.00 | 310:Gas excl. VAT | 545r:£48.31
      Both fuels, excl. VAT | 290r:£244.31
      VAT at 5% | 290r:£12.22
      Total cost this period | 290r:£256.53`);
  expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['25.00p/kWh', '6.00p/kWh']);
  expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['50.00p/day', '30.00p/day']);
  expect(values(reading, 'MeterReading', 'reading')).toEqual([11820, 12420, 2209, 2240]);
});
