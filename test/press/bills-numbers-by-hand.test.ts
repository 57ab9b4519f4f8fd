// Bills for supplies set by hand whose numbers stand where others might be taken for them: meter points, accounts, readings, prices
// without a mark and balances told before them.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a bill with its supply numbers in a column beside the meters', () => {
  it('takes the number beneath its label for the meter point, not the serial number left of it', async () => {
    const reading = await read(`
      #Curlew Energy
      Ms Tamsin Roe | 330:Customer account number | 540r:4418 220 9071
      4 Weir Lane | 330:Bill date | 540r:5 May 2026
      Hexham | 330:Bill period | 540r:1 Apr 2026 to 30 Apr 2026
      NE46 1AB

      *Gas
      Meter number | 150:Present reading | 240:Previous reading | 330:Units used | 410:Meter point reference
      G4 A20 55110 0382 | 190r:5210 A | 290r:5110 A | 370r:100 | 410:5530917726

      *Gas charges | 370r:£
      1118 kWh used over 30 days | 250:1118 at 6.000p each | 370r:67.08
      Standing charge | 250:30 days at 30.000p per day | 370r:9.00
      Total gas charges excluding VAT | 370r:76.08
      VAT at 5% | 370r:3.80
      Total charges this bill | 370r:£79.88
      Please pay £79.88 by 19 May 2026`);
    expect(values(reading, 'MeterReading', 'meterPoint')).toEqual(['5530917726', '5530917726']);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([5110, 5210]);
  });
});

describe('a bill whose supply number stands nowhere beneath its label', () => {
  it('doubts the number that was taken for it', async () => {
    const reading = await read(`
      #Curlew Energy
      Ms Tamsin Roe | 330:Customer account number | 540r:4418 220 9071
      4 Weir Lane | 330:Bill date | 540r:5 May 2026
      Hexham | 330:Bill period | 540r:1 Apr 2026 to 30 Apr 2026
      NE46 1AB

      *Gas
      Meter number | 150:Present reading | 240:Previous reading | 330:Units used | 410:Meter point reference
      55110 0382 | 190r:5210 A | 290r:5110 A | 370r:100

      1118 kWh used over 30 days | 250:1118 at 6.000p each | 370r:67.08
      Standing charge | 250:30 days at 30.000p per day | 370r:9.00
      Total gas charges excluding VAT | 370r:76.08
      VAT at 5% | 370r:3.80
      Total charges this bill | 370r:£79.88
      Please pay £79.88 by 19 May 2026`);
    expect(warningsOf(reading)).toContain('The check digits of a meter point do not hold: gas.');
  });
});

describe('a bill that says how each reading was taken between its day and its figure', () => {
  it('reads the readings with their decimals', async () => {
    const reading = await read(`
      #Curlew Energy
      330:Your account number
      Ms Tamsin Roe | 330:B-7731C02F
      4 Weir Lane
      Hexham
      NE46 1AB
      Your electricity bill for 1 Apr 2026 – 30 Apr 2026. Bill issued 4 May 2026

      *Reading taken | 200:*Type | 340r:*kWh
      Start – 1 Apr 2026 | 200:Smart meter | 340r:8120.6 | 400:Tariff name
      End – 30 Apr 2026 | 200:Smart meter | 340r:8270.9 | 400:Curlew April 2026 (14m)
      You used | 340r:150.3 kWh
      Unit rate (150.3 kWh) | 200:25.00p/kWh | 340r:£37.58
      Standing charge (30 days) | 200:50.00p/day | 340r:£15.00
      VAT @ 5% | 340r:£2.63
      Total for this bill | 340r:£55.21
      What you owe us now | 340r:£55.21`);
    expect(values(reading, 'MeterReading', 'reading')).toEqual([8120.6, 8270.9]);
    expect(values(reading, 'UtilityTariff', 'name')).toEqual(['Curlew April 2026 (14m)']);
  });
});

describe('a bill with a slip to pay it by', () => {
  it('takes no amount for the number of the account', async () => {
    const reading = await read(`
      #Plover Water
      Mr Ivo Lark | 330:Customer number | 540r:5077120846
      9 Mill Row | 330:Issue date | 540r:20/02/2026
      Kendal | 330:Charges from | 540r:01/04/2026 to 31/03/2027
      LA9 4QD
      *Your charges for the year | 540r:*£
      Water supply | 200:Rateable value £150 x £1.2000 per £ | 540r:180.00
      Water standing charge | 540r:40.00
      Total charges for 2026/27 | 540r:220.00
      *Amount to pay | 540r:*£220.00
      Pay the full amount by 1 April 2026.
      bank giro credit | 420:Sort code 20-55-41
      Plover Water Ltd | 250:Reference | 450:Amount £
      250:5077120846
      Harbour Bank, Collection account | 450:220.00`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['5077120846']);
  });
});

describe('a bill whose prices bear no sign of pounds or pence', () => {
  it('takes a price for a year for the standing charge where its days make the charge, not that charge', async () => {
    const reading = await read(`
      #Plover Water
      Mr Ivo Lark | 330:Customer number | 540r:5077120846
      9 Mill Row | 330:Date of issue | 540r:9 Jan 2026
      Kendal | 330:Amount now due | 540r:£132.40
      LA9 4QD
      For water services supplied from 3 July 2025 to 5 January 2026
      *Meter no. | 150:*Present reading | 250:*Previous reading | 350:*Cubic metres used
      07M 414902 | 150:956 A | 250:906 A | 350:50
      *How your charges are made up | 330r:*Quantity | 440r:*Rate £ | 540r:*Charge £
      Water - Standard rate | 330r:50 m³ | 440r:2.3150 | 540r:115.75
      Water fixed charge | 330r:187 days | 440r:32.50 per year | 540r:16.65
      *Total of this bill | 540r:*132.40
      Please pay by 30 Jan 2026`);
    expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['£32.50/year']);
    expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['£2.3150/m³']);
  });
});

describe('a bill that tells the balance before as that of the last statement', () => {
  it('reads it, and lets a payment that only its kind names explain what is due', async () => {
    const reading = await read(`
      #Curlew Energy | 330:Your Account Number: B-7731C02F
      Ms Tamsin Roe | 330:Bill Reference: 2198 (3rd May 2026)
      4 Weir Lane
      Hexham
      NE46 1AB

      #Your energy account
      We emailed you your last statement on 2nd Apr 2026, when your balance was | 540r:£40.00 in credit
      *1. Electricity | 540r:-£55.21
      1st Apr 2026 - 30th Apr 2026
      *Direct Debit | 540r:£50.00
      15th Apr 2026
      Total charges (including £2.63 VAT) | 540r:£55.21
      *Your new account balance on 3rd May 2026 | 540r:*£34.79 in credit

      #1. Your electricity charges in detail
      Curlew Fixed April 2026
      Supply number (MPAN) 1490033182076
      1st Apr 2026 (Smart meter reading) | 540r:8120.6
      30th Apr 2026 (Smart meter reading) | 540r:8270.9
      Energy Used | 330:150.3 kWh @ 25.00p/kWh | 540r:£37.58
      Standing Charge | 330:30 days @ 50.00p/day | 540r:£15.00
      Subtotal of charges before VAT | 540r:£52.58
      VAT @ 5.00% | 540r:£2.63
      *Total Electricity Charges | 540r:*£55.21
      Next Direct Debit: £50.00 on 15/05/2026`);
    expect(values(reading, 'Bill', 'previousBalance')).toEqual(['40.00']);
    expect(values(reading, 'Bill', 'dueOn')).toEqual(['2026-05-15']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a bill whose foot says its number and which page it is', () => {
  it('takes no number of a page for the end of the account', async () => {
    const reading = await read(`
      #Curlew Energy
      Ms Tamsin Roe | 330:Bill date | 440:5 May 2026
      4 Weir Lane | 330:Bill period | 440:1 Apr 2026 to 30 Apr 2026
      Hexham
      NE46 1AB

      *Electricity charges | 480r:£
      300 kWh used at 25.000p | 480r:75.00
      Standing charge 30 days at 50.000p | 480r:15.00
      Charges before VAT | 480r:90.00
      VAT at 5% | 480r:4.50
      Total charges this bill | 480r:£94.50
      Please pay £94.50 by 19 May 2026

      Account number 4418 2209 0713 1 of 1`);
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['4418 2209 0713']);
  });
});

describe('a bill that tells its account step by step', () => {
  it('takes what is due at the end, not what was carried forward on the way', async () => {
    const reading = await read(`
      #Curlew Energy
      Ms Tamsin Roe | 330:Customer account number | 540r:4418 220 9071
      4 Weir Lane | 330:Date of bill | 540r:5 May 2026
      Hexham | 330:Period of this bill | 540r:1 Feb 2026 to 30 Apr 2026
      NE46 1AB

      *Your electricity bill, step by step
      1 | 60:The balance on your last bill was | 480r:£150.00
      2 | 60:Since then you have paid us (payment card, 6 March 2026) | 480r:£100.00
      3 | 60:So the balance carried forward is | 480r:£50.00
      4 | 60:Electricity you have used this quarter | 480r:£180.00
      5 | 60:Standing charge for 90 days | 480r:£45.00
      6 | 60:VAT on steps 4 and 5 (£225.00 at 5%) | 480r:£11.25
      7 | 60:Total cost of electricity for this quarter | 480r:£236.25
      8 | 60:*Total now due by 19 May 2026 | 480r:*£286.25`);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['286.25']);
    expect(values(reading, 'Bill', 'totalCharges')).toEqual(['236.25']);
  });
});

describe('a bill that names the bank account of its supplier', () => {
  const bill = (beside: string, foot: string): string => `
    #Brightvolt
    Ms Ada Lark | ${beside}
    9 Mill Row | 310:Bill date | 450:07-01-26
    Kendal | 310:Pay by | 450:21-01-26
    LA9 4QD

    Your electricity bill, 4 October 2025 to 3 January 2026
    Balance from last bill | 540r:£0.00
    Total charges including VAT | 540r:£240.65
    Please pay by 21 January 2026 | 540r:£240.65
    Your tariff: Saver Fix 2
    Tariff ends on: 3 May 2026
    MPAN: 19 0012 4470 385
    703 kWh at 24.97p per kWh | 540r:£175.54
    92 days at 58.31p per day | 540r:£53.65
    VAT at 5% | 540r:£11.46
    ${foot}`;

  it('takes no day for a sort code', async () => {
    const reading = await read(bill('310:Account number | 450:67104521', ''));
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['67104521']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it.each([
    'Sort code | 200:Account number\n20-05-00 | 200:70044112',
    'Account name: Brightvolt Energy Ltd\nAccount number: 70044112\nSort code: 200500',
  ])('takes neither its number nor its name for those of the customer: %s', async (bank) => {
    const reading = await read(bill('310:Customer number | 450:4471 0926 038', bank));
    expect(values(reading, 'UtilityAccount', 'accountNumber')).toEqual(['4471 0926 038']);
    expect(values(reading, 'Person', 'name')).toEqual(['Ms Ada Lark']);
    expect(warningsOf(reading)).toEqual([]);
  });
});

describe('a bill for electricity that says where power comes from', () => {
  it.each(['Renewable 40% · Coal 0% · Gas 45% · Nuclear 15%. CO2 120 g/kWh', 'Gas | 200:45.0%'])(
    'is of electricity all the same: %s',
    async (mix) => {
      const reading = await read(`
      #Curlew Energy
      *Your electricity bill
      Ms Tamsin Roe | 330:Customer account number | 540r:4418 220 9071
      4 Weir Lane | 330:Bill date | 540r:5 May 2026
      Hexham | 330:Bill period | 540r:1 Apr 2026 to 30 Apr 2026
      NE46 1AB

      Tariff | 330:Green Home
      *From | 120:*Opening read | 240:*To | 330:*Closing read | 540r:*kWh used
      1 Apr 2026 | 120:09482.0 (S) | 240:30 Apr 2026 | 330:09783.6 (S) | 540r:301.6
      Unit charge – 301.6 kWh x 27.90 pence | 540r:£84.15
      Standing charge – 30 days x 54.33 pence | 540r:£16.30
      Total before VAT | 540r:£100.45
      VAT at 5% | 540r:£5.02
      Total electricity charges | 540r:£105.47
      Amount due | 540r:£105.47

      Our fuel mix
      ${mix}`);
      expect(values(reading, 'UtilityTariff', 'unitRate')).toEqual(['27.90p/kWh']);
      expect(values(reading, 'UtilityTariff', 'standingCharge')).toEqual(['54.33p/day']);
    },
  );
});

describe('a meter point under letters with stops', () => {
  it('is read, and an amount behind the day of its payment is what is due', async () => {
    const reading = await read(`
      #Curlew Gas Ltd
      Ms Tamsin Roe | 330:Account | 540r:CG/4418/6
      4 Weir Lane | 330:Date and tax point | 540r:5 May 2026
      Hexham | 330:M.P.R.N. | 540r:5530917726
      NE46 1AB

      Gas supplied from 1 April 2026 to 30 April 2026

      *Meter number | 150:Last time | 240:This time | 330:Units | 410:kWh
      S 0871264 | 190r:5110 A | 290r:5210 A | 360r:100 | 450r:1118

      1118 kWh of gas at 6.000 pence each | 370r:67.08
      Daily charge, 30 days at 30.000 pence a day | 370r:9.00
      Value Added Tax, 76.08 at 5 per cent | 370r:3.80

      AMOUNT DUE | 200:PAY BY 19 MAY 2026 | 370r:79.88`);
    expect(values(reading, 'MeterReading', 'meterPoint')).toEqual(['5530917726', '5530917726']);
    expect(values(reading, 'Bill', 'amountDue')).toEqual(['79.88']);
  });
});
