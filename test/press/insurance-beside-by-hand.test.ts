// Papers of insurance whose parts stand beside each other: covers as columns, headings of cards, and a list of drivers beside what leads to it.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

/** A schedule of a home with these rows under a heading of both covers. */
const home = (...rows: string[]): string => `
  #Dunmallet Mutual
  *Home insurance schedule
  Policy number | 230:DM-HB-220417
  Policyholder | 230:Mrs Orla Fennimore
  Address of the home | 230:6 Fell Lane, Penrith, CA11 8AA
  Period of insurance | 230:1 March 2026 to 28 February 2027

  *Buildings and contents
  ${rows.join('\n  ')}

  *Extra sections
  *Section | 230:*Sum insured
  Garden contents | 230:£3,500

  *Premium
  Annual premium | 230:£400.00
  Insurance Premium Tax at 12% | 230:£48.00
  Total premium | 230:£448.00`;

const DOUBT = 'Several sums insured stand in one row, and not each was given to a cover.';

describe('covers that stand side by side under a heading of both', () => {
  it.each(['Sum insured', 'Amount of cover', 'Cover limit', 'Covered up to'])(
    'have each its sum beside %s',
    async (label) => {
      const reading = await read(
        home(
          '230:*Buildings | 380:*Contents',
          `${label} | 230:£485,000 | 380:£62,000`,
          'Standard excess | 230:£200 | 380:£250',
        ),
      );
      expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Buildings', 'Contents', 'Garden contents']);
      expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['485000.00', '62000.00', '3500.00']);
      expect(reasons(reading)).toEqual([]);
    },
  );

  it('gives the only sum to the cover over it', async () => {
    const reading = await read(home('230:*Buildings | 380:*Contents', 'Sum insured | 230:Not insured | 380:£62,000'));
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Contents', 'Garden contents']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['62000.00', '3500.00']);
  });

  it('is doubted where the head of a column names no known cover', async () => {
    const reading = await read(home('230:*Bricks | 380:*Chattels', 'Sum insured | 230:£485,000 | 380:£62,000'));
    expect(reasons(reading)).toContain(DOUBT);
  });
});

/** A statement of fact of two cards side by side, with these excesses. */
const motor = (...excesses: string[]): string => `
  #Saltmarsh Insurance Limited
  *Car insurance: your Statement of Fact
  Policy number | 230:SM 0733 418 926
  Policyholder | 230:Mr Kofi Ansah
  Address | 230:12 Chantry Road, Birmingham, B13 8DL
  In force from | 230:05-11-2025
  Runs to | 230:04-11-2026
  Type of cover | 230:Comprehensive
  ${excesses.join('\n  ')}

  *Your car | 310:*How the car is kept and used
  Registration | 150:BD22 UXE | 310:Overnight parking | 430:Street
  Car | 150:Kia Sportage GT-Line | 310:Owner | 430:Policyholder
  First registered | 150:2022 | 310:Yearly mileage | 430:10,500

  *Price
  Premium before tax | 230:£646.50
  Insurance Premium Tax | 230:£77.58
  Total price | 230:£724.08`;

describe('cards of a motor policy', () => {
  const parts = ['Compulsory excess | 230:£200.00', 'Excess you chose | 230:£150.00'];

  it('take no heading beside that of the car for its make', async () => {
    expect(values(await read(motor(...parts)), 'Vehicle', 'makeModel')).toEqual(['Kia Sportage GT-Line']);
  });

  it.each(['Excess altogether', 'Excess in all', 'Together'])(
    'give the excess that both parts make: %s',
    async (label) => {
      const reading = await read(motor(...parts, `${label} | 230:£350.00`));
      expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
    },
  );

  it('add what is chosen to what is compulsory', async () => {
    expect(values(await read(motor(...parts)), 'InsurancePolicy', 'excess')).toEqual(['350.00']);
  });

  it('are doubted where another excess stands in unknown words', async () => {
    const reading = await read(motor('Compulsory excess | 230:£200.00', 'Excess at your wish | 230:£150.00'));
    expect(reasons(reading)).toContain('Of several excesses only the compulsory one was read.');
  });
});

const NUMBERED = `
  #Wexcombe & Hale
  *Schedule of Classic Motor Insurance
  1. | 60:Policy no. | 200:WHC/25/004417
  2. | 60:The Insured | 200:Mr Lachlan Moncrieff-Boyd
  200:The Old Toll, Kirkton of Airlie, Blairgowrie,
  200:Perthshire, PH11 8PH

  3. | 60:Period of insurance | 200:From 4th March 2026 to 3rd March 2027, both dates inclusive
  4. | 60:Cover | 200:Comprehensive
  5. | 60:The vehicle | 200:Make and model | 330:MG B Roadster
  200:Registration | 330:KPJ 482L

  9. | 60:Persons entitled to drive | 200:Name | 360:Date of birth | 450:Occupation
  200:Lachlan Moncrieff-Boyd | 360:21 June 1958 | 450:Surveyor
  200:Morag Moncrieff-Boyd | 360:8 January 1961 | 450:Potter

  10. | 60:Excess | 200:£100.00 compulsory and £50.00 voluntary, making £150.00 in all
  11. | 60:Premium | 200:Net premium | 330:£177.00
  200:Insurance Premium Tax at 12% | 330:£21.24
  200:Amount payable | 330:£198.24

  Wexcombe & Hale Insurance Ltd, 3 Crescent Gardens, Harrogate HG1 2QY.`;

describe('a numbered schedule', () => {
  it('names those who drive beside what leads to their list', async () => {
    const reading = await read(NUMBERED);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([
      ['Lachlan Moncrieff-Boyd', 'Morag Moncrieff-Boyd'].map((name) => expect.stringContaining(name)),
    ]);
  });

  it('doubts no insurer whose company bears both of its names', async () => {
    expect(reasons(await read(NUMBERED))).toEqual([]);
  });
});

describe('a number over the next label of its column', () => {
  it.each(['DM-HB-220417', 'D 22 041 7733 D'])(
    'is whole where lines beside it stand half way between: %s',
    async (no) => {
      const reading = await read(`
      #Dunmallet Mutual
      *Home insurance schedule

      Mrs Orla Fennimore
      ^^350:Policy number
      ^^6 Fell Lane
      ^^350:${no}
      ^^Penrith
      ^^350:Date issued
      ^^CA11 8AA
      ^^350:3 February 2026

      Policyholder | 230:Mrs Orla Fennimore
      Address of the home | 230:6 Fell Lane, Penrith, CA11 8AA
      Period of insurance | 230:1 March 2026 to 28 February 2027
      Buildings | 230:£485,000
      Total premium | 230:£448.00`);
      expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual([no]);
    },
  );
});
