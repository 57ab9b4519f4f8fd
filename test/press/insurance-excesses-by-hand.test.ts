// Schedules of cars set by hand whose excesses stand in tables of drivers and parts.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const schedule = (excesses: string): string => `
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
  *Your car
  Registration | 220:BX19 KLM
  Make and model | 220:Skoda Octavia
  *Your drivers
  Rory Ashdale | 220:14/05/1980
  Cara Ashdale | 220:02/09/1982
  ${excesses}
  *Your premium
  Premium | 500r:£446.43
  Insurance Premium Tax | 500r:£53.57
  Total premium | 500r:£500.00`;

const DIFFERS = 'The excess differs by who drives, and that of one driver was read.';

describe('a table of excesses by driver', () => {
  it('may have a heading that goes on behind its colon', async () => {
    const reading = await read(
      schedule(`*Excesses for Vehicle 1: the amount you pay towards a claim for damage, fire or theft
      *Driver | 250r:*Compulsory | 380r:*Voluntary | 500r:*Total
      All drivers | 250r:£200 | 380r:£150 | 500r:£350`),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
    expect(reasons(reading)).toEqual([]);
  });

  it('is not doubted where its parts differ and all totals are the same', async () => {
    const reading = await read(
      schedule(`*Excesses for BX19 KLM: what each driver pays towards a claim for damage to the car
      *Driver | 250r:*Compulsory | 380r:*Voluntary | 500r:*Total
      Rory Ashdale | 250r:£200 | 380r:£150 | 500r:£350
      Cara Ashdale | 250r:£200 | 380r:£150 | 500r:£350`),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
    expect(reasons(reading)).not.toContain(DIFFERS);
  });

  it('is doubted where the totals differ', async () => {
    const reading = await read(
      schedule(`*What you pay towards a claim on BX19 KLM
      *Who is driving | 250r:*Compulsory | 380r:*Voluntary | 500r:*Total
      Rory Ashdale | 250r:£200 | 380r:£150 | 500r:£350
      Cara Ashdale | 250r:£600 | 380r:£150 | 500r:£750`),
    );
    expect(reasons(reading)).toContain(DIFFERS);
  });

  it('tells its total by the sum of its row, where no head does', async () => {
    const reading = await read(
      schedule(`*Vehicle 1 (BX19 KLM): excesses
      *Who drives | 250r:*We ask for | 380r:*You chose | 500r:*You pay
      Any driver over 25 | 250r:£200 | 380r:£150 | 500r:£350
      Any driver aged 25 or under | 250r:£500 | 380r:£150 | 500r:£650`),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
  });

  it('is doubted where nothing says which of its amounts is borne in all', async () => {
    const reading = await read(
      schedule(`*Vehicle 1 (BX19 KLM): excesses
      *Who drives | 250r:*Damage | 380r:*Theft
      Any driver over 25 | 250r:£200 | 380r:£350`),
    );
    expect(reasons(reading)).toContain('Of several excesses in one row it is not told which is borne in all.');
  });
});

describe('excesses in a column of their own', () => {
  it('have their labels beside them, where a heading of one word stands over the column', async () => {
    const reading = await read(`
      #Fennick Insurance
      Mr Rory Ashdale
      8 Quay Street
      Truro
      TR1 2HD
      *Your motor insurance schedule
      Policy number | 160:FN 402 118 77
      Policyholder | 160:Mr Rory Ashdale
      Cover | 160:Comprehensive
      Start of cover | 160:1 March 2027
      End of cover | 160:28 February 2028
      *Your car
      Registration | 160:BX19 KLM
      Make and model | 160:Skoda Octavia
      *Who can drive | 310:*Excess
      Driver | 160:Rory Ashdale | 312:Compulsory excess | 430:£200
      Date of birth | 160:14/05/1980 | 312:Voluntary excess | 430:£150
      Occupation | 160:Baker | 312:Total excess | 430:£350
      Licence | 160:Full UK | 312:Windscreen repair | 430:£20
      *Your premium
      Premium | 500r:£446.43
      Insurance Premium Tax | 500r:£53.57
      Total premium | 500r:£500.00`);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['350.00']);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual(['350.00', '20.00']);
    expect(values(reading, 'Person', 'dateOfBirth')).toEqual(['1980-05-14']);
    expect(reasons(reading)).toEqual([]);
  });
});

describe('an excess beneath a list of sums', () => {
  it('is of the policy and of no cover in the list', async () => {
    const reading = await read(
      schedule(`*Cover | 220:*Limit
      Audio equipment | 220:£500
      Personal belongings | 220:£200
      Excess £250`),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['250.00']);
    const covers = values(reading, 'InsuranceCoverage', 'coverage');
    expect(covers).toContain('Personal belongings');
    expect(values(reading, 'InsuranceCoverage', 'excess')[covers.indexOf('Personal belongings')]).toBeUndefined();
  });

  it('is of the sum that it stands under where each has its own', async () => {
    const reading = await read(
      schedule(`*Cover | 220:*Limit
      Audio equipment | 220:£500
      Excess | 220:£50
      Personal belongings | 220:£200
      Excess | 220:£75`),
    );
    const covers = values(reading, 'InsuranceCoverage', 'coverage');
    expect(values(reading, 'InsuranceCoverage', 'excess')[covers.indexOf('Audio equipment')]).toBe('50.00');
    expect(values(reading, 'InsuranceCoverage', 'excess')[covers.indexOf('Personal belongings')]).toBe('75.00');
  });
});

describe('an excess whose figures have no sign', () => {
  it('is an amount all the same, and no share of it the price', async () => {
    const reading = await read(
      schedule(`*Excess (fire and theft)
        Compulsory excess | 220:300
        Voluntary excess | 220:150
        Total payable by you | 220:£450.00`),
    );
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['450.00']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['500.00']);
    expect(reasons(reading)).toEqual([]);
  });
});
