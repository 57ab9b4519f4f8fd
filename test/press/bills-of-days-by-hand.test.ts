// Bills set by hand whose day stands beneath their title, and whose lists of calls or payments have days of their own.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const bill = (title: string): string => `
  #Harrier Media | 440:${title}
  Mr P Oduya
  3 Beck Side | 330:Account number | 440:8814 2207 36
  Kendal
  LA9 4QQ

  For 6 March 2026 to 5 April 2026
  Balance from last bill | 540r:£0.00
  Roomy 60GB SIM | 540r:£20.00
  Calls outside your plan | 540r:£1.00
  VAT at 20%, included above | 540r:£3.50
  *Total charges | 540r:*£21.00
  We’ll take £21.00 on 20 March 2026.

  *Charges outside your plan
  *Date | 150:*Number | 300:*What | 540r:*Cost
  14 Feb 2026 | 150:07700 900664 | 300:Call to 0845 046 0118 | 540r:£1.00`;

describe('the day of a bill', () => {
  it('may stand beneath its title', async () => {
    const titled = bill('Your monthly bill').replace('Mr P Oduya', 'Mr P Oduya | 440:6 March 2026');
    expect(values(await read(titled), 'Bill', 'issuedOn')).toEqual(['2026-03-06']);
  });

  it('is never that of a call, nor of an entry among others', async () => {
    expect(values(await read(bill('')), 'Bill', 'issuedOn')).not.toContain('2026-02-14');
    const entries = bill('').replace('14 Feb 2026 | 150:07700 900664', '14 Feb 2026 | 150:Abroad');
    const two = `${entries}
  16 Feb 2026 | 150:Abroad | 300:A day in France | 540r:£0.00`;
    expect(values(await read(two), 'Bill', 'issuedOn')).not.toContain('2026-02-14');
  });
});
