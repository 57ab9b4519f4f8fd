// Schedules of homes whose labels stand over their values in two columns, or whose sums stand beside the heading of each cover.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const STACKS = `
  #Quillfeather Home Insurance Schedule

  *About you | 320:*Sums insured

  Your name | 320:Contents
  Mr Anselm Harcastle | 320:£35,000

  The home we cover | 320:Personal belongings
  Flat 9 | 320:£2,500
  Ropewalk House
  Tide Street | 320:Bicycles
  Grimsby | 320:£900
  DN31 2QX

  Policy number | 320:*Excesses
  QF 77410 2253

  Cover | 320:Contents
  Contents only | 320:£150 (£100 compulsory + £50 voluntary)

  Cover starts | 320:Escape of water
  14/06/26 00:01 | 320:£300

  Cover ends | 320:*Price
  13/06/27 23:59

  Year built | 320:Premium before tax
  1998 | 320:£150.00

  Number of bedrooms | 320:IPT at 12%
  2 | 320:£18.00

  Property type | 320:Total annual premium
  Purpose built flat | 320:£168.00`;

describe('a schedule of labels over their values in two columns', () => {
  it('takes no label of the other column for a value', async () => {
    const reading = await read(STACKS);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Anselm Harcastle']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([
      ['Flat 9', 'Ropewalk House', 'Tide Street', 'Grimsby'],
    ]);
    expect(values(reading, 'InsurancePolicy', 'startDate')).toEqual(['2026-06-14']);
    expect(values(reading, 'InsurancePolicy', 'endDate')).toEqual(['2027-06-13']);
  });

  it('gives each sum to the cover over it', async () => {
    const reading = await read(STACKS);
    expect(values(reading, 'InsuranceCoverage', 'coverage').slice(0, 3)).toEqual([
      'Contents',
      'Personal belongings',
      'Bicycles',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount').slice(0, 3)).toEqual([
      '35000.00',
      '2500.00',
      '900.00',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'excess')[0]).toBe('150.00');
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['168.00']);
  });
});

const BESIDE = `
  #Tamsel Mutual
  *Home insurance - policy schedule

  The Insured | 320:Policy No.
  Mr Hugh Penrice-Vane | 320:042X7719
  Ms Oriel Marsh

  Postal address and risk address | 320:Period of insurance
  Thatchers | 320:2 October 2025 to 1 October 2026
  Mill Lane | 320:both dates inclusive
  Ashcombe | 320:Agency
  Dorset | 320:Blandford 200
  DT11 7LA

  The dwelling is a detached house with 4 bedrooms, built in 1810.

  *Buildings | 420:Sum insured £410,000
  Index linked. Alternative accommodation up to £80,000.

  *Contents | 420:Sum insured £90,000
  New for old. Garden contents £2,000.

  *Works of art | 420:Sum insured £12,500

  Excess: the first £200 of each claim; Subsidence £1,000.
  Premium | 170:£500.00
  I.P.T. 12% | 170:£60.00
  Total premium | 170:£560.00`;

describe('a schedule that says beside each cover what its sum is', () => {
  it('names the sums after the covers', async () => {
    const reading = await read(BESIDE);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'Buildings',
      'Alternative accommodation',
      'Contents',
      'Garden contents',
      'Works of art',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual([
      '410000.00',
      '80000.00',
      '90000.00',
      '2000.00',
      '12500.00',
    ]);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['200.00']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['60.00']);
  });

  it('reads holders beneath each other, and a house by its name', async () => {
    const reading = await read(BESIDE);
    expect(values(reading, 'Policyholder', 'relatedTo')).toEqual(['Mr Hugh Penrice-Vane', 'Ms Oriel Marsh']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['Thatchers', 'Mill Lane', 'Ashcombe', 'Dorset']]);
    expect(reasons(reading)).toEqual([]);
  });
});

const TABLE = `
  #Quillfeather
  *Home Insurance Schedule

  Mrs Odile Brannigan
  7 Weir Gardens
  Selby
  YO8 9RT

  Policy number: QF 5512 881
  Cover from: 3 May 2026 to: 2 May 2027
  Price for the year: £224.00, including £24.00 Insurance Premium Tax

  *Your home
  We insure the detached bungalow at 7 Weir Gardens, Selby, YO8 9RT.

  *What is covered
  *Section | 380r:*Amount insured
  Buildings | 380r:£300,000
  Art and tapestries | 380r:£40,000
  Safe clause applies to jewellery above £9,000.`;

describe('a table of sums insured', () => {
  it('is of covers in each of its rows, whatever they are called, and of no condition', async () => {
    const reading = await read(TABLE);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Buildings', 'Art and tapestries']);
  });

  it('stands beside sentences that give the price and the address', async () => {
    const reading = await read(TABLE);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['224.00']);
    expect(values(reading, 'InsurancePolicy', 'tax')).toEqual(['24.00']);
    expect(values(reading, 'Property', 'addressLines')).toEqual([['7 Weir Gardens', 'Selby']]);
  });
});

const BOXES = `
  #Pellworth Motor Insurance Schedule

  Mrs Thea Lindqvist | 320:Policy number | 430:PW 61120 884
  8 Staithe Lane
  Whitby | 320:Cover starts | 430:3 May 2026
  YO22 4DE
  320:Cover ends | 430:2 May 2027
  320:Level of cover | 430:Comprehensive

  *Your car | 320:*Excesses

  Registration number | 160:KD20 VRT | 320:Compulsory | 430:£250
  Make and model | 160:Seat Ibiza SE | 320:Voluntary | 430:£100
  Year | 160:2020 | 320:Total for accidental | 430:£350
  320:damage
  Fuel | 160:Petrol
  320:Fire and theft | 430:£350
  Current value | 160:£8,100

  *Who can drive
  *Name | 230:*Date of birth
  Thea Lindqvist | 230:09/02/1984

  *Price
  Total premium | 430r:£412.50`;

describe('a box of excesses beside the rows of a car', () => {
  it('has its own heading and labels', async () => {
    const reading = await read(BOXES);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(['350.00', '350.00']);
    expect(values(reading, 'VehicleValuation', 'value')).toEqual(['8100.00']);
  });
});

/** A table of covers whose level may name an amount of its own. */
const LEVELS = `
  #Wexcombe Home Insurance Schedule
  Policy number | 200:WX 8841 2076
  Insured | 200:Mrs Odile Marchbanks
  Address insured | 200:3 Fuller Row, Ludlow, SY8 4QT
  Cover starts | 200:1 May 2026
  Cover ends | 200:30 April 2027

  *Your cover
  *Part | 190:*Level | 484r:*Sum insured | 542r:*Excess
  Buildings | 190:Extended | 484r:£410,000 | 542r:£300
  Contents | 190:New for old | 484r:£52,000 | 542r:£200
  Valuables | 190:Single article £1,800 | 484r:£17,000 | 542r:£200
  Hired staff, most they cost | 190:Standard | 484r:£3,000 | 542r:£200
  Garden contents | 190:Standard | 484r:£1,200 | 542r:£200`;

describe('a table of covers whose levels hold amounts', () => {
  it('gives a cover the sum of its column, and not the one that its level names', async () => {
    const reading = await read(LEVELS);
    const named = values(reading, 'InsuranceCoverage', 'coverage');
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')[named.indexOf('Valuables')]).toBe('17000.00');
    expect(named).not.toContain('Single article');
  });

  it('names the row whose sum was not read', async () => {
    expect(reasons(await read(LEVELS))).toContain(
      'The sum of a row beside covers was not read: Hired staff, most they cost.',
    );
  });
});

describe('a table of covers in whole pounds', () => {
  const paper = LEVELS.replace('*Sum insured |', '*Limit (£) |')
    .replace('Hired staff, most they cost', 'Rent you must pay')
    .replaceAll(/484r:£/g, '484r:')
    .replace(
      'Policy number',
      'What kind of home it is | 200:Barn conversion, built about 1820, 4 bedrooms\n  Policy number',
    )
    .replace('Mrs Odile Marchbanks', 'Mr Ivo Quill (born 04/05/1961) and Mrs Ada Quill (born 2 June 1963)');

  it('takes no amount of a level for one, and names what is paid elsewhere', async () => {
    const reading = await read(paper);
    const named = values(reading, 'InsuranceCoverage', 'coverage');
    const sums = values(reading, 'InsuranceCoverage', 'insuredAmount');
    expect(sums[named.indexOf('Valuables')]).toBe('17000.00');
    expect(sums[named.indexOf('Rent you must pay')]).toBe('3000.00');
  });

  it('has a home told with its age behind its kind', async () => {
    expect(values(await read(paper), 'Property', 'propertyType')).toEqual(['Barn conversion']);
  });

  it('is held by all whose days of birth stand behind their names', async () => {
    expect(values(await read(paper), 'Policyholder', 'relatedTo')).toEqual(['Mr Ivo Quill', 'Mrs Ada Quill']);
  });
});
