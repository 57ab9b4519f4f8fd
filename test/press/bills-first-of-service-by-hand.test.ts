// First bills set by hand: part of a month charged for, and the next one in advance, each with its own days in two columns.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = `
      #Larkfield Broadband
      Mr P Oduya | 330:Bill date | 440:14 May 2026
      3 Beck Side | 330:Account number | 440:5528 104 663
      Kendal | 330:Total to pay | 440:£54.15
      LA9 4QQ | 330:Pay by | 440:28 May 2026
      Charges from / to
      4 May 2026 – 13 Jun 2026

      *Your charges in detail
      *Service | 285:*From | 345:*To | 425:*Days | 540r:*Charge inc. VAT
      Full Fibre 300 – part charge | 285:4 May 26 | 345:13 May 26 | 425:10 of 30 | 540r:£10.00
      Full Fibre 300 – monthly charge in advance | 285:14 May 26 | 345:13 Jun 26 | 425:full month | 540r:£30.00
      Weekend UK Calls – part charge | 285:4 May 26 | 345:13 May 26 | 425:10 of 30 | 540r:£3.00
      Weekend UK Calls – monthly charge in advance | 285:14 May 26 | 345:13 Jun 26 | 425:full month | 540r:£9.00
      Calls outside your plan – 0871 555 0160, 9 May, 4 min | 540r:£2.15
      *Total | 540r:*£54.15

      *About your plan
      Full Fibre 300 and Weekend UK Calls: 24 month minimum term. Your minimum term ends on 3 May 2028.`;

describe('the first bill of a service', () => {
  it('sells what is charged for in part and in advance, until the end of its term', async () => {
    const reading = await read(bill);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Full Fibre 300', 'Weekend UK Calls']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2028-05-03', '2028-05-03']);
    expect(warnings(reading)).toEqual([]);
  });

  it('dates each charge by its own two cells', async () => {
    const reading = await read(bill);
    const [a, b] = ['2026-05-04', '2026-05-14'];
    expect(values(reading, 'Charge', 'periodStart').slice(0, 4)).toEqual([a, b, a, b]);
    const [c, d] = ['2026-05-13', '2026-06-13'];
    expect(values(reading, 'Charge', 'periodEnd').slice(0, 4)).toEqual([c, d, c, d]);
  });

  it('names what is charged for without the cells between', async () => {
    const names = values(await read(bill), 'Charge', 'name');
    expect(names).toContain('Full Fibre 300 – monthly charge in advance');
    expect(names).toContain('Calls outside your plan – 0871 555 0160, 4 min');
  });
});
