// Tables of drivers as narrow columns set them: cells of several lines, notes beneath names, and rows on the next page.
import { describe, expect, it } from 'vitest';
import { readPaper as read, warningsOf } from './paper-by-hand.ts';
import { values } from './insurance-values.ts';

const paper = (drivers: string): string => `
  #Quillfeather
  *Your car insurance schedule

  Policy number | 200:QF 60 2291 7784
  Policyholder | 200:Mrs Petra Ode Fairlie
  Address | 200:40 Larch Drive, Bradley, Keighley, BD20 9DU
  Cover starts | 200:14/02/2026
  Cover ends | 200:13/02/2027
  Cover | 200:Comprehensive
  *Your car
  Registration | 200:KX21 OPV
  Make and model | 200:Kia Niro 2
  Year | 200:2021
  Fuel | 200:Petrol
  Use | 200:Social, domestic and pleasure
  No claims discount | 200:6 years
  ${drivers.trim()}`;

describe('a table of drivers', () => {
  it('goes on behind a note on who somebody is to the holder', async () => {
    const reading = await read(
      paper(`
      *Who can drive
      *Driver | 210:*Date of birth | 310:*Licence | 400:*Held for
      Petra Ode Fairlie | 210:02/09/1971 | 310:Full UK | 400:35 years
      ^Policyholder, main driver
      Jonas Karl Fairlie | 210:14/07/1969 | 310:Full UK | 400:37 years
      ^Husband
      Mina Fairlie | 210:11/12/2001 | 310:Full UK | 400:4 years`),
    );
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([
      ['Mrs Petra Ode Fairlie', 'Jonas Karl Fairlie', 'Mina Fairlie'],
    ]);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1971-09-02', '1969-07-14', '2001-12-11']);
  });

  it('is doubted where a row tells when somebody was born whose name is none as it was read', async () => {
    const table = async (name: string): Promise<string[]> =>
      warningsOf(
        await read(
          paper(`
      *Who can drive
      *Name | 210:*Date of birth | 310:*Licence
      Petra Ode Fairlie | 210:02/09/1971 | 310:Full UK
      ${name} | 210:14/07/1999 | 310:Full UK`),
        ),
      );
    expect(await table('lestyn Ode Fairlie')).toEqual(['Somebody is named among the drivers who was not read as one.']);
    expect(await table('Iestyn Ode Fairlie')).toEqual([]);
  });

  it('has names and jobs that run over in their cells', async () => {
    const reading = await read(
      paper(`
      *Drivers
      *Name | 150:*Date of birth | 240:*Licence | 320:*Occupation
      Petra Ode | 150:02/09/1971 | 240:Full UK | 320:Church
      ^Fairlie | 320:organist

      Jonas | 150:14/07/1969 | 240:Full UK | 320:Clock
      ^Fairlie | 320:repairer

      Mina Fairlie | 150:11/12/2001 | 240:Full UK | 320:Student`),
    );
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mrs Petra Ode Fairlie', 'Jonas Fairlie', 'Mina Fairlie']]);
  });

  it('has names of two lines around the one line of their row, under heads of two', async () => {
    const reading = await read(
      paper(`
      *Drivers
      180:*Date of | 380:*Licence held
      ^^70:*Name | 260:*Occupation
      ^^180:*birth | 380:*(years)
      70:Petra Ode | 260:Church
      ^^1 | 180:02/09/1971 | 380:30
      ^^70:Fairlie | 260:organist

      70:Jonas Karl
      ^^2 | 180:14/07/1969 | 260:Bus driver | 380:17
      ^^70:Ashby`),
    );
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mrs Petra Ode Fairlie', 'Jonas Karl Ashby']]);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1971-09-02', '1969-07-14']);
  });

  it('goes on at the head of the next page', async () => {
    const reading = await read(
      paper(`
      *Drivers
      *Name | 210:*Born | 310:*Licence | 400:*Job
      Petra Ode Fairlie | 210:02/09/1971 | 310:Full UK | 400:Organist
      =====
      Jonas Karl Fairlie | 210:14/07/1969 | 310:Full UK | 400:Retired

      *Your excess
      Total excess | 200:£300`),
    );
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mrs Petra Ode Fairlie', 'Jonas Karl Fairlie']]);
  });

  it('names nobody twice whose name another table cuts short', async () => {
    const reading = await read(
      paper(`
      *Drivers
      *Name | 210:*Born | 310:*Licence | 400:*Job
      Petra Ode Fairlie | 210:02/09/1971 | 310:Full UK | 400:Organist
      Jonas Karl Ashby | 210:14/07/1969 | 310:Full UK | 400:Retired

      *Convictions
      *Driver | 150:*Code | 240:*Offence | 400:*Points
      Jonas Karl | 240:Exceeding the limit on a
      ^150:SP30 | 400:3
      ^Ashby | 240:public road`),
    );
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mrs Petra Ode Fairlie', 'Jonas Karl Ashby']]);
  });
});

describe('a list of those who may drive that begins with the policyholder', () => {
  it('names drivers beneath it, and no further holder', async () => {
    const reading = await read(`
      #Fennick Insurance
      Mr Rory Ashdale
      8 Quay Street
      Truro
      TR1 2HD
      *Your motor insurance schedule
      Policy number | 220:FN 402 118 77
      Policyholder | 220:Mr Rory Ashdale
      Cover | 220:Comprehensive
      Start of cover | 220:1 March 2027
      End of cover | 220:28 February 2028
      Registration | 220:BX19 KLM
      Make and model | 220:Skoda Octavia
      Persons entitled to drive | 220:The policyholder
      220:Mrs Cara Ashdale
      220:Ms Ida Ashdale
      Total excess | 220:£250
      Total premium | 220:£500.00`);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Rory Ashdale']);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Rory Ashdale', 'Mrs Cara Ashdale', 'Ms Ida Ashdale']]);
  });
});
