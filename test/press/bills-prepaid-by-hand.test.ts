// Statements of energy that is paid before it is used, set by hand: one meter may be counted without readings.
import { describe, expect, it } from 'vitest';
import { readPaper as read, warningsOf as warnings } from './paper-by-hand.ts';

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
