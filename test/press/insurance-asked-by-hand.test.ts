// Papers of motor insurance set by hand that ask in questions of their own, or stand in tiles of an application: each value beneath its label.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
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
