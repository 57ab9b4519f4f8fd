// Forms of insurance in lettered parts, with two columns of labels and their values set against the right edges of their cells.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const FORM = `
  #Quillfeather
  *Home Insurance – Statement of Fact
  This statement takes the place of a proposal form.

  *A. Proposer
  Proposer | 250r:Dr Amara Joy Sandhu | 280:Home address | 530r:Beech House
  530r:Castle Street
  ^^Date of birth | 250r:11 May 1968
  ^530r:Hexton
  ^Occupation | 250r:Curator
  ^^530r:HX4 7QD

  *B. The insurance
  Insurer | 250r:Tamar General Insurance plc | 280:Cover | 530r:Buildings and Contents
  Policy number | 250r:QF/22/26/0417 | 280:Net premium | 530r:£500.00
  From | 250r:1 July 2026 | 280:IPT (12%) | 530r:£60.00
  To | 250r:30 June 2027 | 280:Gross premium | 530r:£560.00

  *C. The building
  Type of property | 250r:Detached house | 280:Occupied by | 530r:Proposer alone
  Number of bedrooms | 250r:3 | 280:Year built | 530r:1902

  *D. Amounts to be insured
  Buildings | 530r:£610,000.00
  Garden walls and sheds | 530r:£21,000.00
  Contents | 530r:£55,000.00

  *E. Excesses that will apply
  Escape of water | 530r:£500.00
  Any other loss | 530r:£300.00`;

describe('a statement of fact in lettered parts', () => {
  it('gives the sums under a heading of what is to be insured', async () => {
    const reading = await read(FORM);
    const covers = values(reading, 'InsuranceCoverage', 'coverage');
    const sums = values(reading, 'InsuranceCoverage', 'insuredAmount');
    const sumOf = (cover: string): unknown => sums[covers.indexOf(cover)];
    expect(sumOf('Buildings')).toBe('610000.00');
    expect(sumOf('Garden walls and sheds')).toBe('21000.00');
    expect(sumOf('Contents')).toBe('55000.00');
  });

  it('makes nobody of a line of the address over a date of birth', async () => {
    const reading = await read(FORM);
    expect(values(reading, 'Person', 'name')).toEqual(['Dr Amara Joy Sandhu']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('a schedule of a let home', () => {
  const schedule = (rows: readonly string[]): string => `
    #Bexcombe & Lisle Insurance plc
    *Schedule
    attaching to and forming part of the Residential Let Property policy named below
    Policy no. | 200:RL/6/118/03
    The insured | 200:Mr Idris Marlow Fenn
    The premises | 200:12 Tern Row, Whitsea, Essex, WX8 5PH
    Period of insurance | 200:from 17th March 2025 to 16th March 2026, both dates inclusive
    *1. Description of the premises
    Type of property | 160:Bedrooms | 230:Year of construction | 350:Tenancy
    Mid-terrace | 160:3 | 230:1904 | 350:Assured shorthold; working
    ^house | 350:professionals
    *2. Property and interests insured
    Section | 110:Interest | 420r:Sum insured | 440:Accidental damage
    ${rows.join('\n    ')}
    *3. Premium
    Premium excluding tax | 420r:£ 328.50
    Insurance Premium Tax at 12 per cent | 420r:£ 39.42
    Total premium payable | 420r:£ 367.92

    Signed for and on behalf of the Company
    H. Lisle
    Underwriter, Property
    Bexcombe & Lisle Insurance plc. Registered in England No. 00006204 at the above address.`;

  it.each([
    ['A', 'B', 'C'],
    ['1', '2', '3'],
    ['(a)', '(b)', '(c)'],
    ['i', 'ii', 'iii'],
  ])('has the sums of the parts that it numbers %s, %s and %s', async (one, two, three) => {
    const reading = await read(
      schedule([
        `${one} | 110:Buildings | 420r:£ 285,000 | 440:Insured`,
        `${two} | 110:Landlord's contents | 420r:£ 10,000 | 440:Not insured`,
        `${three} | 110:Employers' liability | 420r:Not insured | 440:Not applicable`,
      ]),
    );
    const covers = values(reading, 'InsuranceCoverage', 'coverage');
    expect(covers).toEqual(['Buildings', "Landlord's contents"]);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['285000.00', '10000.00']);
    expect(values(reading, 'Property', 'propertyType')).toEqual(['Mid-terrace house']);
    expect(values(reading, 'InsurancePolicy', 'issuedBy')).toEqual(['Bexcombe & Lisle Insurance plc']);
    expect(reasons(reading)).toEqual([]);
  });
});
