// Papers of motor insurance by hand: who drives where nobody else does, a name on two lines of its cell, and what the car is worth.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';
import { reasons } from './insurance-values.ts';

const proposal = (about: string, drivers: string): ReturnType<typeof read> =>
  read(`
    Mrs Petra Ines Holloway
    5 Orchard Lea
    Minster
    CT12 4AB
    #Quillfeather Insurance
    *Motor insurance proposal
    *Policyholder
    ${about}
    *Policy
    Policy number | 200:QFM 5520 88117
    Start | 200:15/05/2026 | 310:End | 420:14/05/2027
    Cover | 200:Comprehensive
    *Vehicle
    Registration | 200:AO23 XKV
    Make | 200:Honda
    Model | 200:Jazz EX e:HEV
    Value declared by you | 200:£8,900
    Total excess | 200:£250
    ${drivers}
    *Premium
    Total premium | 200:£448.00`);

describe('a proposal with one driver', () => {
  it.each([
    ['What type of driving licence do you hold? | 300:Full UK', ''],
    [
      'Are you a homeowner? | 300:Yes',
      '*About the other people who will drive\n    You asked us to cover no other drivers.',
    ],
  ])('takes the holder for the driver: %s', async (asked, others) => {
    const reading = await proposal(
      `What is your full name? | 300:Mrs Petra Ines Holloway
      What is your date of birth? | 300:12 September 1968
      ${asked}`,
      others,
    );
    expect(values(reading, 'Person', 'name')).toEqual(['Mrs Petra Ines Holloway']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['8900.00']);
    expect(reasons(reading).filter((one) => /driver|likely/.test(one))).toEqual([]);
  });

  it('gives the whole of a name that a plain label has on two lines', async () => {
    const reading = await proposal(
      `Name | 200:Mrs Petra Ines | 310:Date of birth | 420:12/09/1968
      200:Holloway
      Marital status | 200:Married | 310:Occupation | 420:Surveyor
      Licence type | 200:Full UK`,
      '',
    );
    expect(values(reading, 'Person', 'name')).toEqual(['Mrs Petra Ines Holloway']);
  });
});

describe('drivers beneath each other beside one label', () => {
  const driversOf = async (rows: string): Promise<unknown[]> => {
    const reading = await proposal(
      `Name | 200:Mrs Petra Ines Holloway`,
      `Permitted drivers | 200:Petra Ines Holloway
    ${rows}`,
    );
    return values(reading, 'Person', 'familyName');
  };

  it('are all read, with and without titles', async () => {
    expect(await driversOf('200:Alban Garside')).toEqual(['Holloway', 'Garside']);
  });

  it('are numbered, and born on days in brackets, whatever word was read before those', async () => {
    const reading = await proposal(
      'Name | 200:Mrs Petra Ines Holloway',
      `Permitted drivers | 200:1. Petra Ines Holloway (bom 12.09.1968)
      200:2. Alban Garside (bom 03.04.1971)`,
    );
    expect(values(reading, 'Person', 'familyName')).toEqual(['Holloway', 'Garside']);
    expect(values(reading, 'Person', 'dateOfBirth')).toContain('1971-04-03');
    expect(warningsOf(reading).filter((reason) => reason.includes('driver'))).toEqual([]);
  });

  it('are doubted where a numbered one looks like a name with a slip', async () => {
    const unread = async (next: string): Promise<boolean> => {
      const reading = await proposal(
        'Name | 200:Mrs Petra Ines Holloway',
        `Permitted drivers | 200:1. Petra Ines Holloway
      200:2. ${next}`,
      );
      return warningsOf(reading).includes('Somebody is named among the drivers who was not read as one.');
    };
    expect(await unread('A1ban Garside')).toBe(true);
    expect(await unread('alban Garside (born 3 April 1971)')).toBe(true);
    expect(await unread('Any person with permission of the above')).toBe(false);
  });

  it('end where another label stands', async () => {
    expect(await driversOf('Use | 200:Alban Garside')).toEqual(['Holloway']);
  });
});
