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
