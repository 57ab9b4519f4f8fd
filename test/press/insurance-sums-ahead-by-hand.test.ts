// Lists of what is insured whose sums stand before the names of the covers.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

const paper = (list: string): string => `
    #Withycombe Mutual
    *Home contents insurance schedule
    Policy number | 240:WM 4410 7782
    Policyholder | 240:Mr Osian Rhys Bevan
    Address of the insured home | 240:7 Tanyard Lane, Ludlow, SY8 1HN
    Cover begins | 240:14 February 2026
    Cover ends | 240:13 February 2027

    ${list}`;

describe('a list with its sums before the names', () => {
  it.each([
    ['in columns', '£32,000.00 | 140:Contents\n    £1,400.00 | 140:Bicycles\n    £12,000.00 | 140:Tenant’s liability'],
    [
      'right-aligned',
      '110r:£32,000.00 | 124:Contents\n    110r:£1,400.00 | 124:Bicycles\n    110r:£12,000.00 | 124:Tenant’s liability',
    ],
  ])('gives each cover its own sum: %s', async (_, rows) => {
    const reading = await read(paper(`*Insured, and up to how much\n    ${rows}`));
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Contents', 'Bicycles', 'Tenant’s liability']);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['32000.00', '1400.00', '12000.00']);
  });
});

it('a heading that was taken for the name of a cover is doubted', async () => {
  const reading = await read(paper('What is insured for you at your home\n    £32,000'));
  const names = values(reading, 'InsuranceCoverage', 'coverage');
  expect(names.length === 0 || reasons(reading).some((reason) => reason.includes('reads like a heading'))).toBe(true);
});
