// Papers about homes whose values stand beside what looks like them: days over an address, a title over an envelope, parts of a loan.
import { describe, expect, it } from 'vitest';
import { balancesOf, readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

describe('a mortgage statement', () => {
  it('tells how a balance has changed, and takes no value of another row for a label', async () => {
    const reading = await read(`
      #Calder Mutual
      Your mortgage review 2025

      Ms Ada Thwaite
      5 Beck Lane
      Otterden
      YD6 9QF
      400:Account 6618-33041-2
      400:Sent 8 January 2026

      *How your balance has changed
      Where you started (1 Jan 2025) | 500r:£91,000.00
      We added interest | 500r:+ £4,000.00
      You paid | 500r:- £6,500.00
      Where you are now (31 Dec 2025) | 500r:£88,500.00

      *About your mortgage
      Home | 300:5 Beck Lane, Otterden, YD6 9QF
      Repaying | 300:Capital and interest
      Ends | 300:1 October 2041 (15 years and 9 months)
      Deal | 300:4.44% fixed to 31 October 2027
      Each month you pay | 300:£541.66`);
    expect(balancesOf(reading)).toEqual(['Opening -91000.00', 'Closing -88500.00']);
    expect(values(reading, 'Charge', 'totalAmount')).toEqual(['4000.00']);
    expect(values(reading, 'Statement', 'date')).toEqual(['2026-01-08']);
    expect(values(reading, 'MortgagePaymentPlan', 'termMonths')).toEqual([189]);
  });

  it('is part and part where rows of its parts are of both kinds, and doubts a term that is not told', async () => {
    const reading = await read(`
      #Calder Building Society
      *Mortgage statement for the year to 31 December 2025
      Mr Roy Thwaite | 380:Mortgage no 41-3382-07
      5 Beck Lane | 380:Produced 9 January 2026
      Otterden
      YD6 9QF
      Part | 80:Type | 160:Rate | 330r:Owed 1 Jan | 390r:Interest | 450r:Paid | 530r:Owed 31 Dec
      1 | 80:Repayment | 160:4.15% fixed to 31.3.28 | 330r:60,000.00 | 390r:2,400.00 | 450r:4,800.00 | 530r:57,600.00
      2 | 80:Interest only | 160:6.89% variable | 330r:10,000.00 | 390r:689.00 | 450r:689.00 | 530r:10,000.00
      *Total | 330r:70,000.00 | 390r:3,089.00 | 450r:5,489.00 | 530r:67,600.00

      Total monthly payment: £457.41`);
    expect(values(reading, 'MortgagePaymentPlan', 'repaymentMethod')).toEqual(['Part and part']);
    expect(warningsOf(reading)).toContain('How long the loan still runs was not found.');
  });
});

describe('a mortgage illustration', () => {
  it('takes no days for lines of an address, and the kind of a rate from the product', async () => {
    const reading = await read(`
      #Tanner Lending
      *Buy to Let Mortgage Illustration | 400:Quote TL118204
      Customer(s) | 200:Aspen Lettings Ltd
      Date of illustration | 200:4 June 2026
      Offer valid for 14 days until | 200:18 June 2026
      Security address | 200:7 Weaver Street, Otterden, YD1 1AA
      Estimated value | 200:£150,000
      Amount of loan | 200:£110,000
      Product | 200:5 Yr Tracker (BBR + 0.85%)
      Repayment method | 200:Interest only
      Total amount payable | 200:£236,280.00
      *Payments | 200:No. | 300:Rate | 400:Monthly
      Initial | 200:60 | 300:4.60% variable | 400:£421.67
      Then | 200:180 | 300:8.55% variable | 400:£783.75
      APRC | 200:7.7%`);
    expect(values(reading, 'Address', 'addressLines')).toEqual([]);
    expect(values(reading, 'MortgageIllustration', 'validUntil')).toEqual(['2026-06-18']);
    expect(values(reading, 'InterestRate', 'determination')).toEqual(['Variable Tracker', 'Standard Variable']);
  });

  it('is doubted where it tells no total', async () => {
    const reading = await read(`
      #Tanner Lending
      *Mortgage Illustration
      Prepared for: Mr Roy Thwaite | 300:Prepared on: 4 June 2026
      Loan amount | 200:£110,000
      Term | 200:20 years
      Initial rate | 200:4.60% fixed to 30 June 2028
      APRC | 200:7.7%`);
    expect(warningsOf(reading)).toContain('The total to be paid was not found.');
  });
});

describe('a council tax bill', () => {
  it('takes no title over the envelope for the label of the property', async () => {
    const reading = await read(`
      #Otterden Metropolitan Borough Council
      *Council Tax Bill for 2026/27
      Mrs Ada Thwaite | 340:Account number: 200 771 4410
      5 Beck Lane | 340:Date of bill: 10 March 2026
      Otterden | 340:Band: C
      YD6 9QF

      Otterden MBC | 500r:£1,300.00
      of which Adult Social Care | 500r:£150.00
      Dale Police and Crime Commissioner | 500r:£200.00
      Council tax for band C 01.04.26 to 31.03.27 | 500r:£1,500.00
      *Amount due for the year | 500r:£1,500.00`);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['5 Beck Lane', 'Otterden']]);
    expect(reading.expectations.errors).toEqual([]);
  });
});

describe('a deposit certificate', () => {
  it('names a landlord before a number of its own, and is doubted where it speaks of one that is not read', async () => {
    const paper = (landlord: string): string => `
      #The Deposit Guard
      Custodial tenancy deposit protection
      *Deposit confirmation for tenants

      Your deposit ID | 300:5571 0063
      How much we hold | 300:£700.00
      We received it on | 300:21 April 2026
      You gave it to your landlord on | 300:30 March 2026
      Where you rent | 300:Room 2, 9 Prince Road, Otterden, YD3 8AA
      You moved in on | 300:1 April 2026
      Tenants | 300:Ms Ines Thwaite
      ${landlord}`;
    const named = await read(paper('Member landlord | 300:Ferry Lettings Ltd (ID 4410922)'));
    expect(values(named, 'Organisation', 'name')).toContain('Ferry Lettings Ltd');
    expect(values(named, 'TenancyDeposit', 'collectedOn')).toEqual(['2026-03-30']);
    expect(values(named, 'TenancyDeposit', 'protectedOn')).toEqual(['2026-04-21']);
    expect(warningsOf(await read(paper('')))).toContain('No landlord or agent was found.');
  });
});

it('doubts an illustration whose payments change where no second rate was read', async () => {
  const reading = await read(`
      #Severn Lending
      *Mortgage illustration | 400:Reference SL/2026/33910
      Prepared for Miss Ada Thwaite on 3 February 2026, valid until 3 March 2026
      Amount of the loan | 300:£100,000.00
      Value of the property | 300:£140,000.00
      Term | 300:20 years
      Interest rate | 300:4.50% fixed until 31 March 2028
      24 payments of | 300:£632.65
      216 payments of | 300:£770.10
      Total amount payable | 300:£181,525.20
      APRC | 300:6.4%`);
  expect(warningsOf(reading)).toContain('The payments change more often than rates were found.');
});

describe('names behind a label', () => {
  const CUT = 'The name of a person may go on where it was not read.';
  const paper = (head: string): string => `
      #Tanner Lending
      #Mortgage Illustration
      ${head}
      Date of illustration | 200:4 June 2026
      Property | 200:7 Weaver Street, Otterden, YD1 1AA
      Amount of loan | 200:£110,000
      Total amount payable | 200:£236,280.00`;

  it('end with their line, whatever label stands beneath', async () => {
    const head =
      'Mortgage illustration for: Mr Aldous Reed Carver and Mrs Ida Carver\n      Illustration number | 200:TL118204';
    expect(warningsOf(await read(paper(head)))).not.toContain(CUT);
  });
});
