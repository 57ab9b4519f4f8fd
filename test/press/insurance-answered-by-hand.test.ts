// Papers of insurance that tell all of a car in one passage, or by the answers to questions that speak of it as `it`.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const HOLDER = `
  Mr Desmond Arkle
  31 Tannery Row
  Hexham
  NE46 1AA`;

describe('a schedule that tells of the car in one passage', () => {
  const paper = `
  #Bracken Car Insurance
  ${HOLDER}
  *Your Motor Insurance Schedule
  Policy number BC 4402 118 77
  Your policy runs from 9 March 2026 at 00:01 to 8 March 2027 at midnight.
  Your insurer is Bracken Insurance Limited.
  *Your cover
  You, Mr Desmond Arkle, are insured on a Comprehensive basis.
  *Your car
  The car we're insuring is a Seat Leon FR, registration NL18 KTE, first registered in 2018. It's a diesel car with
  a 1598 cc engine, a manual gearbox and 5 seats. You've told us that it's worth about £8,400, that you'll drive
  no more than 7,500 miles a year, and that it's kept on the street overnight.
  You're the owner and the registered keeper. The car has an alarm and hasn't been modified
  in any way.
  *Your premium
  Total premium £420.00`;

  it('reads what it is from its sentences, and no words behind them', async () => {
    const reading = await read(paper);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Seat Leon FR']);
    expect(values(reading, 'Vehicle', 'fuelType')).toEqual(['Diesel']);
    expect(values(reading, 'Vehicle', 'mileage')).toEqual([7500]);
    expect(values(reading, 'Vehicle', 'modifications')).toEqual([false]);
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([1598]);
  });
});

describe('a proposal by questions', () => {
  const paper = `
  #bracken
  *Car insurance proposal form
  Policy number BRK 5520 118 4
  *About you
  1 | 80:What is your full name? | 330:Mr Desmond Arkle
  2 | 80:What is your date of birth? | 330:4 June 1977
  3 | 80:What is your address? | 330:31 Tannery Row
  330:Hexham
  330:NE46 1AA
  *About your car
  4 | 80:What is the registration number? | 330:NL18 KTE
  5 | 80:What make is it? | 330:Seat
  6 | 80:What model is it? | 330:Leon FR
  7 | 80:How many miles will you drive in a year? | 330:7,500
  8 | 80:Will anyone else drive the car? | 330:No, only you
  *About the cover you want
  9 | 80:What level of cover do you want? | 330:Comprehensive
  10 | 80:When should the cover start? | 330:9 March 2026
  11 | 80:And on what date will it end? | 330:8 March 2027
  12 | 80:What voluntary excess have you chosen? | 330:£150
  On these answers, Fellside Insurance Limited will insure you for the period above. A compulsory excess of £200
  applies as well as your voluntary excess, so the total excess on a claim is £350.
  Your premium is £401.79, to which Insurance Premium Tax at 12% of £48.21 is added, making a total premium of £450.00.`;

  it('joins make and model, and ends when it is said to end', async () => {
    const reading = await read(paper);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Seat Leon FR']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-03-08']);
    expect(reasons(reading)).not.toContain('Of a vehicle only the make was read.');
  });

  it('is driven by its holder where nobody else drives', async () => {
    const reading = await read(paper);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Desmond Arkle']]);
  });

  it('takes the total of the excesses from its sentence, and the insurer that will insure', async () => {
    const reading = await read(paper);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
    expect(values(reading, 'Organisation', 'name')).toContain('Fellside Insurance Limited');
  });
});

describe('a proposal that asks of the proposer', () => {
  const paper = `
  #Fothergill & Stroud | 330:2 Beast Market, Hexham NE46 1AA
  Independent Insurance Brokers
  200:*COMMERCIAL VEHICLE INSURANCE
  200:*Proposal – Statement of Fact
  Policy number | 300:BRK 5520 118 4
  Proposer | 300:Mr Desmond Arkle
  Address | 300:31 Tannery Row, Hexham, NE46 1AA
  Date of birth | 300:4 June 1977
  Insurer | 300:Fellside Insurance Limited
  Start of cover | 300:9 March 2026
  End of cover | 300:8 March 2027
  *The van
  Registration mark | 300:NL18 KTE
  Make | 300:Ford
  Model | 300:Transit Connect
  Estimated miles a year | 300:12,500
  Is the proposer the owner? | 300:Yes
  Is the proposer the registered keeper? | 300:Yes
  Modifications to the van | 300:None`;

  it('takes no question for the answer to another, and the answers for what they are of', async () => {
    const reading = await read(paper);
    expect(values(reading, 'Vehicle', 'modifications')).toEqual([false]);
    expect(values(reading, 'Vehicle', 'mileage')).toEqual([12500]);
    expect(values(reading, 'Vehicle', 'owner')).toEqual(['Mr Desmond Arkle']);
    expect(values(reading, 'Vehicle', 'registeredKeeper')).toEqual(['Mr Desmond Arkle']);
  });

  it('takes no line of business for who arranges it', async () => {
    const names = values(await read(paper), 'Organisation', 'name');
    expect(names).not.toContain('COMMERCIAL VEHICLE INSURANCE');
    expect(names).not.toContain('Independent Insurance Brokers');
  });
});
