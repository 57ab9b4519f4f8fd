// Bills set by hand whose account tells how and when it was paid, whose charges run across columns of words, and whose meters count hundredths.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const head = `
  #Harrier Media
  Mr P Oduya | 330:Account number | 440:8814 2207 36
  3 Beck Side | 330:Bill date | 440:6 March 2026
  Kendal | 330:Covers | 440:6 March 2026 – 5 April 2026
  LA9 4QQ`;

describe('a bill that names the one before by its day', () => {
  it('takes what that left for the balance before, and a day with how it was paid for no label', async () => {
    const reading = await read(`${head}

  Balance on your bill of 6 February 2026 | 540r:£24.60
  Payment received | 300:20 February 2026 · card | 540r:-£24.60
  Outstanding before this bill | 540r:£0.00
  Swift Fibre 80 broadband | 540r:£24.67
  VAT at 20% | 540r:£4.93
  *Total charges this month | 540r:*£29.60
  We’ll take £29.60 on 20 March 2026.`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['24.60']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['29.60']);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('a bill that says above its account what it will take', () => {
  it('is for that, and takes it for no payment that was made', async () => {
    const reading = await read(`${head}

  80:We'll take your payment by Direct Debit | 440:#£29.60
  80:on or just after 20 March 2026

  *Since your last bill
  Your last bill, dated 6 February 2026 | 540r:£24.60
  Direct Debit payment, 20 February 2026 – thank you | 540r:-£24.60
  Balance carried forward | 540r:£0.00

  *Your new charges
  Swift Fibre 80 broadband | 540r:£24.67
  VAT at 20% | 540r:£4.93
  Total for this bill, including VAT | 540r:£29.60`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['29.60']);
    expect(warnings(reading)).toEqual([]);
  });
});

describe('a bill whose charges run across columns of words', () => {
  it('reads each amount with the words at the left', async () => {
    const reading = await read(`${head}

  *Billed to | 300:*Where your broadband is
  Mr P Oduya | 300:The same address
  3 Beck Side | 300:Contract end date 9 July 2027

  *What it’s for
  Swift Fibre 80, 6 March – 5 April 2026 | 460r:£34.99
  Extender rental | 460r:£4.00
  Total, VAT included | 460r:£38.99
  of which VAT @ 20% | 460r:£6.50

  Last invoice, 6 February 2026 | 460r:£0.00
  To be taken | 460r:£38.99`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Swift Fibre 80']);
    expect(values(reading, 'UtilityTariff', 'fixExpiresOn')).toEqual(['2027-07-09']);
  });
});

describe('a bill in two languages', () => {
  it('reads the days that labels of both name', async () => {
    const reading = await read(`
  #Tarn Water
  Mr P Oduya | 300:Account number / Rhif cyfrif | 480:8814 2207 36
  3 Beck Side | 300:Bill date / Dyddiad y bil | 480:9 October 2025
  Kendal | 300:Charges from / Taliadau o | 480:1 April 2025
  LA9 4QQ | 300:Charges to / Taliadau hyd | 480:30 September 2025

  *Your water bill
  Previous bill | 540r:£0.00
  Water used, 62 m³ at £1.80 per m³ | 540r:£111.60
  Charges for this period (VAT does not apply) | 540r:£111.60
  *Amount due | 540r:*£111.60`);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2025-04-01']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2025-09-30']);
    expect(warnings(reading)).not.toContain('Spoken of on the paper, and not read: the VAT.');
  });
});

describe('a bill of meters that count hundredths', () => {
  it('reads them under the head that gives their unit', async () => {
    const reading = await read(`
  #Osprey Power
  Mr P Oduya | 330:Account number | 440:8814 2207 36
  3 Beck Side | 330:Bill date | 440:6 March 2026
  Kendal | 330:Bill period | 400:1 February 2026 to 28 February 2026
  LA9 4QQ

  *Gas
  Reading date | 220:Type | 540r:Reading (m³)
  1 February 2026 | 220:Opening – smart | 540r:3318.44
  28 February 2026 | 220:Closing – smart | 540r:3423.06
  Gas used: 104.62 m³ × 1.02264 × 39.3 (calorific value) ÷ 3.6 = 1168.0 kWh
  Energy charge | 260:1168.0 kWh at 5.74p per kWh | 540r:£67.04
  Total charges | 540r:£67.04
  *Amount due | 540r:*£67.04
  Account 8814 2207 36 1/1`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([3318.44, 3423.06]);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['8814 2207 36']);
  });
});

describe('a bill that says what the account was on a day', () => {
  it('has that for the balance before', async () => {
    const reading = await read(`${head}

  Your new account balance | 540r:£20.40 in credit

  *What your balance was
  On 5 February 2026 your account was | 540r:£10.00 in credit

  *What we've charged you
  Swift Fibre 80 broadband | 540r:£24.67
  VAT at 20% | 540r:£4.93
  Total charges | 540r:£29.60

  *How you've paid us
  Direct Debit, 20 February 2026 | 540r:£40.00`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['10.00']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['20.40']);
  });
});

describe('a bill that counts what was used', () => {
  it('takes no texts for a plan', async () => {
    const reading = await read(`${head}

  Home broadband | 540r:£22.50
  Mobile 07700 900731 | 540r:£18.75
  VAT (20%) | 540r:£8.25
  *Total charges this month | 540r:*£49.50
  =====
  *Home broadband
  Plan | 200:Swift Fibre 150
  Minimum term ends | 200:6 July 2027
  Plan charge, 6 March – 5 April | 540r:£22.50

  *Mobile
  Mobile number | 200:07700 900731
  Plan | 200:Roamer SIM Only
  Minimum term ends | 200:23 May 2026
  Plan charge, 6 March – 5 April | 540r:£18.75

  *Your usage, 6 February – 5 March
  Calls to UK landlines and mobiles | 380r:4 h 12 min | 540r:included
  Texts | 380r:87 | 540r:included
  UK data | 380r:21.6 GB | 540r:included`);
    expect(values(reading, 'UtilityTariff', 'name')).not.toContain('Texts');
    expect(values(reading, 'UtilityProvider', 'utility')).toContain('Internet');
  });
});
