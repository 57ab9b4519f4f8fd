// Who drives and what they drive, where papers tell it in questions, in sentences, in columns and in lists.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const TOLD = `
  #Quillfeather
  *The facts you've told us - car insurance

  Policy: QF 8120 4473
  *About you
  You are Ms Renata Ode Fairlie, born on 1st December 1985, a baker. You live at 40 Larch Drive, Bradley,
  Keighley, BD20 9DU, and have lived in the UK since birth. You hold a full UK licence and have 4 years'
  no claims discount.

  *About your car
  Your car is a Hyundai i10 Active, registration WR13 GZL, first registered in 2013, with a 998cc petrol engine and
  manual gearbox. You think it is worth £2,600. It is kept overnight in a car park.

  *Who drives
  Renata Ode Fairlie is the only driver.

  *About your cover
  Level of cover | 280:Third party only
  Start date | 280:1st June 2026
  End date | 280:31st May 2027
  Total excess | 280:£200
  Annual price, including Insurance Premium Tax | 280:£349.05`;

describe('a proposal in sentences', () => {
  it('gives who is insured, and who drives what', async () => {
    const reading = await read(TOLD);
    expect(reading.document.classIdentifier).toBe('insurance-proposal');
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Ms Renata Ode Fairlie']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([4]);
    expect(values(reading, 'Address', 'addressLines')).toEqual([['40 Larch Drive', 'Bradley', 'Keighley']]);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Hyundai i10 Active']);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Ms Renata Ode Fairlie']]);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['349.05']);
    // What the sentence says of the engine is not read, and said to be so.
    expect(reasons(reading)).toEqual([
      'Spoken of on the paper, and not read: the fuel of the vehicle.',
      'Spoken of on the paper, and not read: the engine of the vehicle.',
    ]);
  });
});

const ASKED = `
  #Quillfeather
  *Proposal for car insurance
  Policy reference 1Q-9083 2271. Insurer: Tamar General. Please check each answer below.

  *You
  What is your name? Mr Ismael Harrow
  When were you born? 11/02/1990
  Where do you live? 58 Girder Road, Bradford, BD8 9NR

  *Your car
  Registration YD17 UMR
  Car Toyota Auris Icon
  First registered 2017
  Number of seats 5
  Where is it parked at night? Yes, garage

  *Other drivers
  Name Salma Harrow
  Date of birth 04/07/1992
  Relationship to you Spouse
  Job Pharmacist

  *Cover you asked for
  Type Comprehensive
  Start 20/03/2026
  End 19/03/2027
  Total excess £700`;

describe('a proposal of labels that their values follow', () => {
  it('takes the holder for a driver beside the others, and no job for a name', async () => {
    const reading = await read(ASKED);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Ismael Harrow', 'Salma Harrow']]);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1990-02-11', '1992-07-04']);
  });

  it('reads what the car is and where it is kept', async () => {
    const reading = await read(ASKED);
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Toyota Auris Icon']);
    expect(values(reading, 'Vehicle', 'numberOfSeats')).toEqual([5]);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Garage']);
    expect(values(reading, 'InsuranceCoverage', 'coverage')[0]).toBe('Comprehensive');
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Tamar General']);
  });
});

const TABLED = `
  #Quillfeather
  *Motor policy schedule

  Policy number | 200:QF 3304/7
  Policyholders | 200:Mr Aldous Wynn Tarrow and
  200:Mrs Bethan Tarrow
  Address | 200:3 Barley Cottages, Much Hadley, Shropshire, TF13
  391:6AB
  Period of insurance | 200:12-11-2025 to 11-11-2026
  Registration | 200:VX66 HNE
  Make / model | 200:Nissan Qashqai Acenta
  No claims discount | 200:1 year
  Cover | 200:Comprehensive

  *Drivers
  *# | 70:*Full name | 200:*D.O.B. | 280:*Licence
  1 | 70:Aldous Wynn Tarrow | 200:07-10-1968 | 280:Full UK
  2 | 70:Bethan Tarrow | 200:21-06-1970 | 280:Full UK
  3 | 70:Owen Tarrow | 200:28-02-2004 | 280:Full UK`;

describe('a schedule with numbered drivers', () => {
  it('reads the names beside their numbers', async () => {
    const reading = await read(TABLED);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([
      ['Mr Aldous Wynn Tarrow', 'Mrs Bethan Tarrow', 'Owen Tarrow'],
    ]);
  });

  it('reads holders on two lines, a postcode on two, and one year for no number of a row', async () => {
    const reading = await read(TABLED);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Aldous Wynn Tarrow', 'Mrs Bethan Tarrow']);
    expect(values(reading, 'Address', 'postcode')).toEqual(['TF13 6AB']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')[0]).toBe(1);
  });

  it('reads a list of them in a sentence', async () => {
    const listed = TABLED.replace(
      /\*# [\s\S]*$/,
      'Aldous Tarrow; Bethan Tarrow; Owen Tarrow. Any claim by a person under 25 bears more.',
    );
    expect(values(await read(listed), 'Vehicle', 'usedBy')[0]).toHaveLength(3);
  });
});

describe('a driver whose name a narrow column breaks', () => {
  it('is the holder whose name goes on', async () => {
    const reading = await read(`
      #Quillfeather
      *Statement of Fact - private car proposal
      Prepared for Ms Adaeze Ifeoma Ode-Fairlie
      *About you | 330:*About the car
      Proposer | 130:Ms Adaeze Ifeoma | 330:Registration | 440:AY71 GWX
      130:Ode-Fairlie | 330:Make and model | 440:Mazda MX-30 SE-L Lux
      Date of birth | 130:30/08/1992 | 330:First registered | 440:2021
      Home address | 130:9 Anvil Street | 330:Fuel | 440:Electric
      130:Ipswich | 330:Transmission | 440:Automatic
      130:IP3 0BF | 330:Seats | 440:5
      330:Market value | 440:£12,800
      *About this insurance
      Policy number | 130:PC/08/1180442 | 330:*Driver 1
      Insurer | 130:Quillfeather
      Cover begins | 130:05/10/2025
      Cover ends | 130:04/10/2026 | 330:Full name | 440:Adaeze Ifeoma
      Cover required | 130:Comprehensive | 440:Ode-Fairlie
      Total to pay | 130:£593.00 | 330:Relationship | 440:Proposer
      330:Date of birth | 440:30/08/1992`);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Ms Adaeze Ifeoma Ode-Fairlie']]);
  });
});

describe('drivers on cards beside a panel, each day apart from its label', () => {
  it('are all told, with the days they were born on', async () => {
    const reading = await read(`
      #Quillfeather
      Mr Tobias Ode Fairlie | 208:*Your car insurance schedule
      40 Larch Drive
      Keighley
      BD20 9DU | 208:*Your car
      208:Registration number | 330:KX21 OPV
      Policy number | 208:Make and model | 330:Kia Niro 2
      QF 60 2291 7784 | 208:Year registered | 330:2021
      Cover starts | 208:Current value | 330:£15,250
      14/02/2026
      Cover ends
      13/02/2027
      *What you pay
      Total | 117:£1,127.84 | 208:*Who can drive

      208:Tobias Ode Fairlie (policyholder)
      208:Date of birth | 303:17/08/1990 | 371:Occupation | 450:Baker
      208:Licence | 303:Full UK | 371:Years held | 450:8

      208:Perpetua Fairlie (spouse)
      208:Date of birth | 303:05/03/1992 | 371:Occupation | 450:Midwife
      208:Licence | 303:Provisional UK | 371:Years held | 450:1`);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Tobias Ode Fairlie', 'Perpetua Fairlie']]);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1990-08-17', '1992-03-05']);
  });
});

describe('a vehicle that is kept on private property', () => {
  it('is said to be: it is no label of a home', async () => {
    const reading = await read(`
      #Quillfeather
      *Motor insurance schedule
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Mr Tobias Ode Fairlie
      Cover starts | 200:14/02/2026
      Cover ends | 200:13/02/2027
      *Your vehicle
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2
      Kept overnight | 200:Private property
      Use | 200:Social, domestic and pleasure`);
    expect(values(reading, 'VehicleSecuritySummary', 'overnightLocation')).toEqual(['Property']);
  });
});

describe('names beneath each other with what is said of each behind it', () => {
  it.each([' (born %)', ', born %', ' (%)', ', spouse'])('are all drivers:%s', async (said) => {
    const own = (day: string): string => said.replace('%', day);
    const reading = await read(`
      #Quillfeather
      *Motor insurance schedule
      Policy number | 200:QF 60 2291 7784
      The policyholder | 200:MR TOBIAS ODE FAIRLIE
      Cover starts | 200:14/02/2026
      Cover ends | 200:13/02/2027
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2
      Persons entitled to drive | 200:MR TOBIAS ODE FAIRLIE${own('02.05.1951')}
      200:MRS PERPETUA FAIRLIE${own('30.09.1954')}
      200:MR ALDO FAIRLIE${own('11.12.1983')}
      200:provided that the person driving holds a licence to drive the vehicle.`);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([
      ['MR TOBIAS ODE FAIRLIE', 'MRS PERPETUA FAIRLIE', 'MR ALDO FAIRLIE'],
    ]);
    if (said.includes('%')) expect(values(reading, 'Person', 'dateOfBirth')).toHaveLength(3);
  });
});
