// Papers of motor insurance set by hand that ask in questions of their own, or stand in tiles of an application: each value beneath its label.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

describe('a proposal of questions', () => {
  const asked = (make: string, model: string, worth: string): string => `
    #Quillfeather
    *Motor Insurance – Statement of Facts
    Policy number: QFM 5520 88117
    Period of insurance: from 3 May 2026 to 2 May 2027
    Insurer: Alderney Insurance Limited
    *About you
    What is your full name? | 300:Mrs Petra Tennick
    When were you born? | 300:14 June 1958
    *Your car
    What is the registration number? | 300:AO23 XKV
    ${make} | 300:Honda
    ${model} | 300:Civic SR e:HEV
    What is the engine size? | 300:1498cc
    ${worth} | 300:£16,250
    *The cover you have asked for
    Level of cover | 300:Comprehensive
    Total excess for each claim | 300:£250
    Total annual premium | 300:£448.00`;

  it.each([
    ['What make is your car?', 'Which model is it?', 'What do you think your car is worth?'],
    ['What make is it?', 'Which exact model and version is the car?', 'How much do you believe it to be worth?'],
    ['What make is it?', 'What model is your car?', 'What value do you put on the car?'],
  ])('gives make, model and value of the vehicle: %s %s %s', async (make, model, worth) => {
    const reading = await read(asked(make, model, worth));
    expect(values(reading, 'Vehicle', 'makeModel')).toEqual(['Honda Civic SR e:HEV']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['16250.00']);
    expect(reasons(reading).filter((reason) => reason.includes('model'))).toEqual([]);
  });
});

describe('a schedule in tiles', () => {
  it('names who holds the policy and drives in one, and what the car is worth in another', async () => {
    const reading = await read(`
      #Quillfeather
      *Car insurance
      Policy schedule
      *The basics
      Policy ID | 220:Covers you from | 400:Until
      *QF-M-7HP3Z1XA | 220:*11 May 2026 | 400:*10 June 2026
      Cover | 220:You can drive for | 400:No claims bonus
      *Comprehensive | 220:*Social use and commuting | 400:*3 years
      *You
      Policyholder and driver | 300:Born
      *Jonas Emil Thwaite-Moor | 300:*5 November 1991
      Address | 300:Job
      *4 Ropewalk | 300:*Sound engineer
      *Grimsby
      *DN31 2QX
      Licence | 300:Other drivers
      *Full UK, held for 3 years | 300:*No one else can drive on this policy
      *The car
      Number plate | 220:Make and model | 400:Year
      *LD17 XKV | 220:*Toyota Aygo | 400:*2017
      Car’s worth | 220:Kept at night | 400:Miles in a year
      *£6,300 | 220:*On the street | 400:*About 5,000
      *Excess
      If you claim you’ll pay the first £600.
      *Who’s who
      Insurer | 300:Arranged by
      *Alderney UK Limited | 300:*Quillfeather Limited`);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Jonas Emil Thwaite-Moor']);
    expect(values(reading, 'Policyholder', 'numberOfYearsWithoutClaims')).toEqual([3]);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Jonas Emil Thwaite-Moor']]);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['6300.00']);
  });
});

describe('a label that runs on beside a value that does', () => {
  it('is one question with one answer', async () => {
    const reading = await read(`
      #Quillfeather
      *Your car insurance schedule
      Insurer | 200:Alderney Insurance Limited
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Miss Nuala Jane Keogh
      Cover starts | 200:14/02/2026
      Cover ends | 200:13/02/2027
      *Your car | 320:*Your cover

      Registration | 160:KX21 OPV | 320:Level of cover | 430:*Comprehensive

      Make and model | 160:Kia Niro 2 | 320:What you use the | 430:*Social, domestic and pleasure,
      320:car for | 430:*and commuting

      Seats | 160:5 | 320:No claim discount | 430:*7 years`);
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual([
      'Social, domestic and pleasure, and commuting',
    ]);
  });
});

describe('what a car will be used for', () => {
  it.each(['The car will be used for', 'Your vehicle would be used for'])('is told by %s', async (label) => {
    const reading = await read(`
      #Quillfeather
      *Your car insurance schedule
      Insurer | 200:Alderney Insurance Limited
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Miss Nuala Jane Keogh
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2
      Level of cover | 200:Comprehensive
      ${label} | 200:Social, domestic and pleasure purposes`);
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual(['Social, domestic and pleasure purposes']);
  });
});

describe('a label whose lines stand loose', () => {
  it('is one all the same', async () => {
    const reading = await read(`
      #Quillfeather
      *Your car insurance schedule
      Insurer | 200:Alderney Insurance Limited
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Miss Nuala Jane Keogh
      Cover starts | 200:14/02/2026
      Cover ends | 200:13/02/2027
      Total annual premium | 200:£410.00
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2
      Level of cover | 200:Comprehensive

      What you use the | 200:Social, domestic and pleasure
      ^
      ^
      ^^car for`);
    expect(values(reading, 'InsuranceCoverage', 'classOfUse')).toEqual(['Social, domestic and pleasure']);
  });
});

describe('the end of a sentence in small print', () => {
  it('is no address of the holder, though its line begins with the word', async () => {
    const reading = await read(`
      #Quillfeather
      Miss Nuala Jane Keogh
      19 Lidgate Mews
      Roundwick
      Leeds
      LS8 2RB
      *Your car insurance schedule
      Insurer | 200:Alderney Insurance Limited
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Miss Nuala Jane Keogh
      Cover starts | 200:14/02/2026
      Cover ends | 200:13/02/2027
      Total annual premium | 200:£410.00
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2

      Quillfeather is a trading style of Alderney Insurance Limited, registered in England and Wales number 3232999. Registered
      address: 57 Ladymoor, Guildford, Surrey GU1 1ZB.`);
    expect(values(reading, 'Address', 'postcode')).toEqual(['LS8 2RB']);
  });
});

describe('a record of answers for cover against fire and theft', () => {
  it('names who proposes and holds the policy, what the car runs on and the excess of that cover', async () => {
    const reading = await read(`
      #Fennick Insurance Limited
      *Motor Insurance — Statement of Fact
      This records what you told us when you asked for this insurance.
      We have relied on it in deciding to insure you, and in setting the price.

      Check every answer. If anything is wrong or incomplete, tell us within 14 days.
      If you do not take reasonable care to answer correctly, we may cancel your policy,
      or refuse or reduce a claim (Consumer Insurance (Disclosure and Representations) Act 2012).

      *A. About you
      A1 | 80:Proposer (policyholder) | 330:Oriel Branagh Tennant
      A2 | 80:When were you born? | 330:4 May 1991
      A3 | 80:Where do you live? | 330:6 Mill Row
      330:Truro
      330:TR1 2HD
      *B. The insurance you asked for
      B1 | 80:Policy number | 330:FN 402 118 77
      B2 | 80:Insurance begins | 330:00:01 hours, 3 March 2027
      B3 | 80:Insurance expires | 330:23:59 hours, 2 March 2028
      B4 | 80:Cover selected | 330:Third Party Fire and Theft
      *C. The car
      C1 | 80:Registration | 330:BX19 KLM
      C2 | 80:Manufacturer | 330:Honda
      C3 | 80:Model | 330:Jazz
      C4 | 80:Does it run on petrol, electricity or a mix? | 330:Hybrid (petrol/electric)
      *D. The drivers
      200:Driver 1 (proposer) | 380:Driver 2
      Full name | 200:Oriel Branagh Tennant | 380:Piers Tennant
      Date of birth | 200:04/05/1991 | 380:12/11/1962
      Relationship to proposer | 200:— | 380:Parent
      Type of licence | 200:Full UK | 380:Full UK
      *E. What you have agreed to pay
      E1 | 80:Premium excluding tax | 330:£446.43
      E2 | 80:Insurance Premium Tax (12%) | 330:£53.57
      E3 | 80:Total premium for 12 months | 330:£500.00
      E4 | 80:Compulsory fire and theft excess | 330:£150
      E5 | 80:Voluntary excess | 330:£200
      E6 | 80:Total fire and theft excess | 330:£350`);
    const [holder] = nodesOf(reading, 'Policyholder');
    const [first] = nodesOf(reading, 'Person');
    expect(first?.['name']).toBe('Oriel Branagh Tennant');
    expect(holder?.['relatedTo']).toBe(first?.id);
    expect(values(reading, 'Vehicle', 'fuelType')).toEqual(['Hybrid']);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
  });
});
