// Papers of insurance whose names, marks, numbers and tables a narrow column or the end of a page breaks.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

interface Car {
  readonly head?: string;
  readonly number?: string;
  readonly insured?: string;
  readonly insurer?: string;
  readonly mark?: string;
  readonly rest?: string;
}

const car = ({
  head = '#Fennel Insurance',
  number = 'Policy number | 230:FNL 77 20931',
  insured = 'Insured | 230:Mr Rufus Gell',
  insurer = 'Insurer | 230:Fennel Insurance Limited',
  mark = 'Registration | 230:KX19 VDM',
  rest = '',
}: Car): string => `
  ${head}
  *Your car insurance schedule
  ${number}
  ${insured}
  Period of insurance | 230:5 December 2025 to 4 December 2026
  ${insurer}
  Level of cover | 230:Comprehensive
  Use | 230:Social, domestic and pleasure
  ${mark}
  Make and model | 230:Seat Ibiza SE
  Total premium | 230:£336.00
  Insurance premium tax | 230:£36.00
  ${rest}`;

describe('a schedule of a car', () => {
  it('is held by both, with the family name of the second beneath', async () => {
    const reading = await read(
      car({ insured: 'Insured | 230:Mr Rufus Aurel Gell-Lacey and Mr Pietro\n  ^230:Tansley\n' }),
    );
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Rufus Aurel Gell-Lacey', 'Mr Pietro Tansley']);
  });

  it('is from the company whose last words and brand stand beneath', async () => {
    const insurer = 'Insurer | 230:The Corrie Farmers Union Mutual Insurance\n  ^230:Society Limited (Corrie Mutual)';
    expect(values(await read(car({ head: '#Corrie Mutual', insurer })), 'Organisation', 'name')).toEqual([
      'The Corrie Farmers Union Mutual Insurance Society Limited',
    ]);
  });

  it('has a mark and a number of which halves stand beneath each other', async () => {
    const reading = await read(
      car({
        mark: 'Registration | 230:KX19\n  ^230:VDM',
        number: '400r:Policy no: 3FNC\n  ^400r:33190274',
      }),
    );
    expect(values(reading, 'Vehicle', 'registrationNumber')).toEqual(['KX19 VDM']);
    expect(values(reading, 'InsurancePolicy', 'policyNumber')).toEqual(['3FNC 33190274']);
  });

  it('has an excess whose labels the page before ends with', async () => {
    const rest = `
  *Your excess
  Compulsory excess | 221:Voluntary excess | 399:Total excess, fire and theft
  =====
  £400 | 221:£100 | 399:£500
  There is no cover for damage to your own car in an accident.`;
    expect(values(await read(car({ rest })), 'InsurancePolicy', 'excess')).toEqual(['500.00']);
  });

  it('has an excess whose head stands over the second line of another', async () => {
    const rest = `
  *Section F - Excesses | 265:*Section G - Premium
  Compulsory | 129:Voluntary | 199:Total | 265:Premium ex. | 334:IPT @ 12% | 397:Total payable
  ^265:IPT
  £250.00 | 129:£200.00 | 199:£450.00 | 265:£300.00 | 334:£36.00 | 397:£336.00`;
    expect(values(await read(car({ rest })), 'InsurancePolicy', 'excess')).toEqual(['450.00']);
  });

  it('takes the end of small print beneath the drivers for none of them', async () => {
    const rest = `
  *Your drivers
  Driver 1 | 194:Date of birth | 305:Licence | 415:Job
  Rufus Gell | 194:17/02/1991 | 305:Full UK, 9 years | 415:Pharmacist

  Fennel Cover is a trading name of Fennel Services Limited, authorised and regulated by the Financial
  ^Conduct Authority (311488). FC-04 1 of 2`;
    const reading = await read(car({ rest }));
    expect(values(reading, 'PermittedDriver', 'relatedTo').concat(values(reading, 'Person', 'name'))).not.toContain(
      'Conduct Authority',
    );
  });
});

describe('a table of drivers', () => {
  it('names each once, whose surname stands beneath and who is named whole elsewhere', async () => {
    const rest = `
  *Additional drivers
  140:Date of | 339:Years
  ^^Name | 213:Relationship | 289:Licence | 387:Occupation
  ^^140:birth | 339:held
  Mrs Signe | 140:29/10/1990 | 213:Spouse | 289:Full UK | 339:5 | 387:Care
  ^Tolquhon | 387:assistant

  *Convictions in the last 5 years (all drivers)
  Driver | 224:Date | 316:Code | 362:Points | 417:Fine
  Mrs Signe Tolquhon | 224:19/02/2025 | 316:SP30 | 362:3 | 417:£100`;
    const reading = await read(car({ rest }));
    expect(values(reading, 'Person', 'name').filter((name) => String(name).includes('Signe'))).toEqual([
      'Mrs Signe Tolquhon',
    ]);
  });
});

describe('a schedule of a home', () => {
  it('names a cover with the word beneath, of a table whose cells all break', async () => {
    const reading = await read(`
      #Corrie Mutual
      *Household insurance schedule
      Policy number | 230:CM-4471-902
      Insured | 230:Mrs Isla Munro
      Address of the home | 230:14 Ness Bank, Inverness, IV2 4SF
      Period of insurance | 230:5 December 2025 to 4 December 2026
      Insurer | 230:Corrie Mutual Insurance Limited
      Total premium | 230:£461.72

      *Your cover limits
      *Section | 176:*Cover | 453r:*Sum insured
      Buildings | 176:Standard cover, with accidental | 453r:£485,000
      ^176:damage
      Personal | 176:Anywhere in the UK, and 60 days | 453r:£4,000
      ^possessions | 176:abroad
      Pedal cycles | 176:Named: Tarn Tourer 20 | 453r:£1,850`);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toContain('Personal possessions');
    expect(reasons(reading)).not.toContain('What was read as the name of a cover does not look like one.');
  });
});
