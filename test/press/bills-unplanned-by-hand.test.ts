// Bills for broadband and phones set by hand of which a plan may go unread: those that print it in a way of their own, and those that
// leave a charge that no plan is known for.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const bill = (items: string, before = ''): string => `
      #Harrier Media
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal
      LA9 4QQ

      ${before}
      *We will take £48.00 by Direct Debit on 20 March 2026

      *Charges for 6 March to 5 April 2026
      ${items}
      *Total charges | 540r:*£48.00
      VAT at 20%, included above | 540r:£8.00`;

const LEFT = 'Balance from last bill | 540r:£0.00';
const ANOTHER = 'A charge may be that of a plan, and which service it is of was not read.';

describe('a plan with the end of its contract beneath it', () => {
  it.each(['24 month plan, ends on 17 October 2027', '24-month SIM plan ending 17 October 2027'])(
    'has that end: %s',
    async (note) => {
      const items = `Great Value 60GB SIM | 540r:£48.00\n      ${note} · unlimited texts`;
      const reading = await read(bill(items, LEFT));
      expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Great Value 60GB SIM']);
      expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-10-17']);
    },
  );
});

describe('a plan behind its kind and a dash', () => {
  it.each(['Home phone', 'Phone', 'Landline'])('is called what stands behind them: %s', async (kind) => {
    const items = `Full Fibre 300 | 540r:£40.00\n      ${kind} – Weekend Calls | 540r:£8.00`;
    expect(values(await read(bill(items, LEFT)), 'UtilityTariff', 'name')).toEqual(['Full Fibre 300', 'Weekend Calls']);
  });
});

describe('a sentence about the bill before', () => {
  it.each([
    'We received £36.50 on 9 February 2026. That cleared your last invoice of £36.50.',
    'Your payment of £36.50 on 9 February 2026 settled the previous bill in full, of £36.50.',
  ])('tells what that came to: %s', async (said) => {
    const reading = await read(bill('Full Fibre 300 | 540r:£48.00', said));
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['36.50']);
  });
});

describe('a service that is named by a heading alone', () => {
  const UNREAD = 'Spoken of on the paper, and not read: the plan of the phone.';

  it.each(['Phone', 'Home phone', 'Digital Voice'])('is missed where no plan of it was read: %s', async (heading) => {
    const items = `Full Fibre 300 | 540r:£40.00\n\n      *${heading}\n      6 Mar to 5 Apr | 540r:£8.00`;
    expect(warnings(await read(bill(items, LEFT)))).toContain(UNREAD);
  });

  it('is not where the plan was read, or nothing heads it', async () => {
    expect(warnings(await read(bill('Full Fibre 300 | 540r:£48.00', LEFT)))).not.toContain(UNREAD);
    const items = `Full Fibre 300 | 540r:£40.00\n\n      *Phone\n      Weekend Calls | 540r:£8.00`;
    expect(warnings(await read(bill(items, LEFT)))).not.toContain(UNREAD);
  });
});

describe('a charge without a service', () => {
  it.each([
    'Full Fibre 300 | 540r:£20.00\n      Great Value Max | 540r:£28.00',
    'Full Fibre 300 | 540r:£40.00\n      Great Value Max | 540r:£8.00\n      24 month contract, leave from May 2027',
  ])('is doubted where it may be that of a plan', async (items) => {
    expect(warnings(await read(bill(items, LEFT)))).toContain(ANOTHER);
  });

  it('is not where it may be an addition', async () => {
    const items = 'Full Fibre 300 | 540r:£40.00\n      Every Room mesh unit | 540r:£8.00';
    expect(warnings(await read(bill(items, LEFT)))).toEqual([]);
  });

  it('is not where it is that of a bundle whose parts are read', async () => {
    const items = `Big Bundle | 540r:£48.00
      60:M200 Fibre Broadband | 540r:included
      60:Talk Weekends | 540r:included`;
    const reading = await read(bill(items, LEFT));
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['M200 Fibre Broadband', 'Talk Weekends']);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('a bill of telephone and internet whose plan says not which it is', () => {
  it('is doubted, and the plan is not that of the line', async () => {
    const reading = await read(`
      #EASTCOM
      MR G THORN | 310:ACCOUNT NO | 450:7044128801
      8 BANK TOP | 310:BILL DATE | 450:02/03/2026
      KENDAL | 310:DUE DATE | 450:16/03/2026
      LA9 4QN

      TELEPHONE AND INTERNET ACCOUNT
      BALANCE B/FWD | 540r:41.00
      PAYMENT RECEIVED 16/02/2026 | 540r:41.00CR
      SERVICE CHARGES 01/03/2026 TO 31/03/2026
      BEAM 150 UNLIMITED | 540r:29.17
      LINE RENTAL | 540r:5.00
      VAT 20.00% | 540r:6.83
      TOTAL DUE | 540r:41.00
      MINIMUM TERM BEAM 150 UNLIMITED ENDS 14/08/2026`);
    expect(values(reading, 'UtilityTariff', 'name')).not.toContain('BEAM 150 UNLIMITED');
    expect(warnings(reading)).toContain(ANOTHER);
  });
});
