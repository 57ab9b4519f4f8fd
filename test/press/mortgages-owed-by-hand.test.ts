// Mortgage papers whose words for balances, rates and charges are other than most: what is owing, tiles with days, and pounds per pound.
import { describe, expect, it } from 'vitest';
import { HEAD } from './mortgage-head.ts';
import { balancesOf, errorsOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('an annual statement', () => {
  it('tells balances that are amounts owing, and an instalment that is now another', async () => {
    const reading = await read(`
      #HOLLIN BUILDING SOCIETY
      ${HEAD}

      60:Our ref | 160:5520 81734 06
      60:Date | 160:7th May 2025
      60:Security | 160:Flat 2, Kiln Court, Wickbourne, WB1 5RT
      60:Year ended | 160:30th April 2025 (from 1st May 2024)
      *Mortgage – yearly statement
      60:Amount owing at start of the year | 480r:61,400.20
      60:Plus interest for the year | 480r:2,640.12
      60:Less payments received, thank you | 480r:(2,640.12)
      60:Amount owing at end of the year | 480r:61,400.20

      Your loan is on an interest only basis. The term has 7 years and 5 months left to run.
      We charge interest at a fixed rate of 4.30% until 30 June 2027. Your monthly instalment is now £220.01.`);
    expect(balancesOf(reading)).toEqual(['Opening -61400.20', 'Closing -61400.20']);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['220.01']);
  });

  it('takes balances from tiles whose labels end in a year on a line of its own', async () => {
    const reading = await read(`
      #THORNBANK
      *Annual mortgage statement
      ${HEAD}

      Mortgage account number: 44-9018273
      Statement date: 9 January 2025
      Period: 1 January 2024 to 31 December 2024
      Property: 3 Tannery Walk, Wickbourne, WB4 7QD

      60:What you owed on 1 January | 220:What you owe on 31 December | 400:Remaining term
      60:2024 | 220:2024 | 400:*11 years 2 months
      60:*£90,000.00 | 220:*£85,300.00

      *Date | 150:Transaction | 380r:Taken out £ | 480r:Paid in £
      01 Jan – 31 Dec 2024 | 150:Monthly payments by Direct Debit (12) | 480r:8,100.00
      01 Jan – 31 Dec 2024 | 150:Interest charged | 380r:3,400.00

      Your monthly payment is currently £675.00 of capital and interest. You pay our fixed rate of 3.80% until 31 May 2027.`);
    expect(balancesOf(reading)).toEqual(['Opening -90000.00', 'Closing -85300.00']);
    expect(reading.expectations.info.map(({ reason }) => reason).join()).not.toMatch(/Not all movements/);
  });

  it('gives the rate of today the day that its product names, and reads a charge that is told by its name after it', async () => {
    const reading = await read(`
      #Hollin Building Society
      Your mortgage summary · 01/03/2024 to 28/02/2025
      ${HEAD}

      *Mortgage account
      7744 1029 5583
      *Opening balance | 300:£150,000.00
      *We added interest | 300:£5,500.00
      *You paid us | 300:−£9,600.00
      *Closing balance | 300:£145,900.00

      *How you repay
      Capital and interest

      *Product
      5 year Fixed to 31/08/2028

      *Current interest rate
      3.65%

      You made twelve payments of £800.00. If you'd left us on 28/02/2025 you'd have paid £2,918.00 as an
      Early Repayment Charge (2% of the balance), plus interest to the end of the month.`);
    expect(values(reading, 'InterestRate', 'effectiveUntil')).toEqual(['2028-08-31']);
    expect(values(reading, 'Charge', 'name')).toContain('Early repayment charge');
    expect(values(reading, 'Charge', 'totalAmount')).toContain('2918.00');
  });

  it('takes no heading over a row of labels for the value of the first', async () => {
    const reading = await read(`
      #Hollin Specialist Loans
      *STATEMENT OF YOUR MORTGAGE
      ${HEAD}

      Agreement number: HSL/4410/902
      Period: 01/02/24 – 31/01/25
      60:Opening balance | 480r:40,000.00
      60:Interest charged | 480r:3,200.00
      60:Payments received | 480r:5,200.00
      60:Closing balance | 480r:38,000.00

      #Terms
      60:*Rate basis | 260:*Repayment basis | 350:*Unexpired term | 440:*Instalment
      60:Standard Variable (Hollin Managed Rate plus margin) | 260:Repayment | 350:96 months | 440:433.33

      Your interest rate is 8.10%.`);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Standard Variable']);
  });

  it('doubts a year of which no balance was found', async () => {
    const reading = await read(`
      #Hollin Building Society
      *Your annual mortgage statement
      ${HEAD}

      Mortgage account number: 7744 1029
      Statement period: 01/03/2024 to 28/02/2025
      60:Interest charged | 480r:5,500.00
      60:Payments received | 480r:9,600.00
      Your current interest rate is 3.65% fixed until 31 August 2028. Your monthly payment is £800.00.`);
    expect(warningsOf(reading)).toEqual(
      expect.arrayContaining(['The opening balance was not found.', 'No closing balance was found.']),
    );
  });
});

describe('an illustration', () => {
  it('is for whom its head says, and told per pound borrowed', async () => {
    const reading = await read(`
      #hollin mortgages
      Hollin Mortgages Limited · 4 Quay Street, Port Ellis PE1 1AB

      ESIS for: Mr Ravi Banner, Mrs Lucia Banner
      Produced 14-Mar-2025 · Case ID 7300418855

      *MAIN FEATURES OF THE LOAN
      The loan is £200,000.00, repaid over 20 years by monthly instalments of capital and interest, on a home worth
      £310,000 (loan to value 65%). For the first 2 years, that is until 31-Mar-2027, the rate is fixed at 4.10%. For
      the remainder it is our Standard Variable Rate, now 7.00%. All told you will repay £350,724.00, or £1.75 per pound
      borrowed.

      *INTEREST RATE AND OTHER COSTS
      APRC: 6.6%.

      *INSTALMENTS
      60:*How many | 200:*Rate | 480r:*Each month £
      60:24 | 200:4.10% fixed | 480r:1,222.53
      60:216 | 200:7.00% variable | 480r:1,487.88`);
    expect(values(reading, 'Person', 'name')).toEqual(['Mr Ravi Banner', 'Mrs Lucia Banner']);
    expect(values(reading, 'MortgageIllustration', 'totalPayable')).toEqual(['350724.00']);
    expect(new Set(values(reading, 'MortgagePaymentPlan', 'repaymentMethod'))).toEqual(new Set(['Repayment']));
    expect(errorsOf(reading)).toEqual([]);
  });

  it('has the value of a home that is called its price or value', async () => {
    const reading = await read(`
      #Hollin Building Society
      *Your personal mortgage illustration
      60:Prepared for | 200:Ms Nerys Colwyn
      60:Illustration no. | 200:HBS/25/0081402
      60:Date | 200:03/02/2025
      60:You borrow | 480r:£96,000.00
      60:Over | 480r:20 years
      60:Price or value of the home | 480r:£120,000
      60:Repayment method | 480r:Repayment
      60:Rate to 28 February 2027 | 480r:4.60% fixed
      60:Total you will repay | 480r:£170,000.00
      60:APRC | 480r:6.9%`);
    expect(values(reading, 'MortgageIllustration', 'propertyValue')).toEqual(['120000.00']);
  });
});

describe('tables whose cells stand otherwise than their labels', () => {
  it('gives heads in the middle of their columns the cells beneath them', async () => {
    const reading = await read(`
      #Hollin Bank
      *Your annual mortgage statement
      ${HEAD}

      Account number: 2047 88931
      Statement period: 1 January 2024 to 31 December 2024
      60:Total balance on 31 December 2023 | 480r:£120,000.00
      60:Interest we've charged you | 480r:£5,000.00
      60:Payments you've made | 480r:£9,000.00
      60:Total balance on 31 December 2024 | 480r:£116,000.00

      56:*Loan | 110:*Product | 190:*Interest rate | 262:*Ends on | 330:*Balance | 404:*Monthly payment | 512:*Time left
      50:1 | 84:5 Year Fixed Rate | 180:4.29% | 250:03/06/2027 | 316:£116,000.00 | 394:£750.00 | 490:18 years 5 months

      All of your mortgage is on a capital and interest basis.`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['750.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([221]);
  });

  it('reads values of two lines around their label, and the value nearest to a label of two', async () => {
    const reading = await read(`
      #Hollin Building Society
      *ANNUAL MORTGAGE STATEMENT
      ${HEAD}

      Roll number: 0801 66254 9
      Statement period: 1 April 2024 to 31 March 2025
      60:Balance brought forward | 480r:80,000.00
      60:Interest | 480r:3,600.00
      60:Payments | 480r:6,000.00
      60:Lump sum repayment | 480r:1,000.00
      60:Balance carried forward | 480r:76,600.00

      60:Your current monthly | 488:Capital &
      ^^160:£500.00 | 400:Repayment type
      ^^60:repayment | 488:Interest

      488:13 years 4
      ^^400:Term left to run
      ^^488:months

      Your interest rate is 4.50% fixed until 30 June 2027.`);
    expect(values(reading, 'MortgagePaymentPlan', 'monthlyPayment')).toEqual(['500.00']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([160]);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Repayment']);
  });
});
