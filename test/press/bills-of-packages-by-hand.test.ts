// Bills for broadband, phones and TV set by hand, whose packages stand in groups under their sums, or beside columns of VAT.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf as warnings } from './paper-by-hand.ts';

const head = `
      #Harrier Media
      Mr P Oduya | 330:Bill date | 440:6 Mar 2026
      3 Beck Side | 330:Total to pay | 440:£54.60
      Kendal | 330:Pay by | 440:20 Mar 2026
      LA9 4QQ

      Harrier | 130:8814 2207 36
      account no.`;

const netAndGross = `${head}

      *Account summary
      *Description | 400r:*Net £ | 460r:*VAT £ | 540r:*Gross £
      Outstanding from your last bill | 540r:0.00
      Home broadband | 400r:27.50
      Pay monthly mobile | 400r:18.00
      *Charges for this bill | 400r:*45.50 | 460r:*9.10 | 540r:*54.60
      *Amount to pay | 540r:*54.60

      *Home broadband
      *Item | 300:*Dates | 540r:*Net £
      Full Fibre 300 | 300:7 Mar 26 – 6 Apr 26 | 540r:30.00
      Together discount | 300:7 Mar 26 – 6 Apr 26 | 540r:-2.50
      Home broadband, excluding VAT | 540r:27.50

      *Pay monthly mobile 07700 900 114
      Roomy SIM, 24 months | 300:7 Mar 26 – 6 Apr 26 | 540r:18.00
      Mobile, excluding VAT | 540r:18.00`;

describe('a bill that sums its charges in columns before, of and with VAT', () => {
  it('reads them from the row that is their whole, whatever it is called', async () => {
    const reading = await read(netAndGross);
    expect(values(reading, 'Bill', 'tax')).toEqual(['9.10']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['54.60']);
  });

  it('sells all supplies, each under its name with the months that stand in it', async () => {
    expect(values(await read(netAndGross), 'UtilityTariff', 'name')).toEqual([
      'Full Fibre 300',
      'Roomy SIM, 24 months',
    ]);
  });
});

describe('a bill with the account that it is paid into', () => {
  it('takes the number beneath the name of who bills it', async () => {
    const reading = await read(`${netAndGross}

      Ways to pay: bank transfer, sort code 40-11-27, account 60217743, reference 8814220736.`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['8814 2207 36']);
  });

  it('knows a sort code by its hyphens where a transfer is spoken of', async () => {
    const reading = await read(`${netAndGross}

      Pay by bank transfer: 40-11-27, account 60217743, quoting the number above.`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['8814 2207 36']);
  });

  it('doubts a number that a sentence calls the account’s where a label calls another one so', async () => {
    const labelled = netAndGross.replace(/ {6}Harrier \|.*\n.*account no\./u, '      Customer reference: HB 7314 0096');
    const reading = await read(`${labelled}

      When you call, tell us of account 60217743, please.`);
    expect(warnings(reading)).toContain('More than one number may be that of the account.');
  });

  it('takes no number rather than that', async () => {
    const bare = netAndGross.replace(/ {6}Harrier \|.*\n.*account no\./u, '');
    const reading = await read(`${bare}

      Ways to pay: bank transfer, sort code 40-11-27, account number 60217743.`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).not.toContain('60217743');
  });

  it('doubts a number with a sort code about it', async () => {
    const bare = netAndGross.replace(/ {6}Harrier \|.*\n.*account no\./u, '');
    const reading = await read(`${bare}

      Pay into our bank
      Account number | 160:60217743
      Sort code | 160:40-11-27`);
    expect(warnings(reading)).toContain('The number of the account may be that of a bank account.');
  });
});

describe('a bill in groups that print their sums over their items', () => {
  const grouped = `
      #Harrier Media
      Mr P Oduya
      3 Beck Side
      Kendal
      LA9 4QQ

      Account number | 170:Bill date | 300:Subscriptions from | 430:to
      *881 422 073 600 | 170:*06 Mar 2026 | 300:*10 Mar 2026 | 430:*09 Apr 2026

      *Since your last bill
      57:Last bill, 5 Feb 2026 | 540r:£60.00
      57:Payment, 19 Feb 2026 – thank you | 540r:-£60.00

      *Harrier TV | 540r:*£38.00
      57:Harrier Basic TV | 540r:£14.00
      57:Harrier Sports | 540r:£24.00
      *Harrier Broadband | 540r:*£30.00
      57:Full Fibre 500 | 540r:£32.00
      57:Offer: £2 off for 12 months | 540r:-£2.00
      *Harrier Talk | 540r:*£7.00
      57:Harrier Talk Anytime | 540r:£7.00
      *Pay as you use | 540r:*£2.10
      57:Calls outside your plan, 5 Feb – 4 Mar 2026 | 540r:£2.10

      *Total to pay | 540r:*£77.10

      *Calls outside your plan
      57:11 Feb 2026 10:02 0870 496 0334 4m 20s | 540r:£1.10
      57:27 Feb 2026 14:36 07700 900 762 3m 08s | 540r:£1.00
      *Total including VAT | 540r:*£77.10`;

  it('sells what is no addition, however dear that is', async () => {
    const reading = await read(grouped);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual([
      'Full Fibre 500',
      'Harrier Talk Anytime',
      'Harrier Basic TV',
    ]);
    expect(warnings(reading)).not.toContain('The charges that were read add up to no total that is printed.');
  });

  it('is for the days of the subscriptions, not for those of calls before', async () => {
    const reading = await read(grouped);
    expect(values(reading, 'Bill', 'startDate')).toEqual(['2026-03-10']);
    expect(values(reading, 'Bill', 'endDate')).toEqual(['2026-04-09']);
  });
});

describe('a bill whose supplies have sums before VAT of their own', () => {
  it('charges for all of them, not for the one that adds up', async () => {
    const reading = await read(`
      #Tarn Energy
      Mr P Oduya | 330:Account number | 440:8814 2207 36
      3 Beck Side | 330:Bill date | 440:6 Mar 2026
      Kendal | 330:Bill period | 440:1 Feb 2026 to 28 Feb 2026
      LA9 4QQ

      Electricity and gas before VAT | 370r:90.00
      VAT at 5% on £90.00 | 370r:4.50
      *Total charges this bill | 370r:*£94.50
      *Please pay by 20 March 2026 | 370r:*£94.50

      *Electricity
      200 kWh used | 190:200 at 25.000p each | 370r:50.00
      Standing charge | 190:28 days at 50.000p per day | 370r:14.00
      Exit fee: £40.00
      Total electricity charges excluding VAT | 370r:64.00

      *Gas
      300 kWh used | 190:300 at 6.000p each | 370r:18.00
      Standing charge | 190:28 days at 28.5714p per day | 370r:8.00
      Exit fee: £40.00
      Total gas charges excluding VAT | 370r:26.00`);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['50.00', '14.00', '18.00', '8.00']);
  });
});

describe('a bill whose charges say the service behind the name of a package', () => {
  it('gives the name that its label does', async () => {
    const reading = await read(`
      #Harrier Media
      Mr P Oduya | 330:Bill date | 440:6 Mar 2026
      3 Beck Side | 330:Total to pay | 440:£36.00
      Kendal | 330:Pay by | 440:20 Mar 2026
      LA9 4QQ

      Account number
      8814 2207 36

      Your broadband package
      Fibre 150

      Your calls package
      Unlimited Evening Calls

      *This month's charges
      Fibre 150 broadband | 480r:£25.00
      Unlimited Evening Calls | 480r:£5.00
      Charges excluding VAT | 480r:£30.00
      VAT (20%) | 480r:£6.00
      *Charges including VAT | 480r:*£36.00`);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Fibre 150', 'Unlimited Evening Calls']);
  });
});
