// Schedules of homes set by hand with a narrow column of labels over their values beside the tables of what is insured.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

const SIDE = `
  #Quillfeather Home Insurance Schedule
  Policyholder | 216:Miss Orla Tennick
  *Miss Orla Tennick | 216:3 Ropewalk
  216:Grimsby
  Policy number | 216:DN31 2QX
  *QF 8841 3309
  216:*Your home
  Insured from | 216:Type of property | 540r:*Semi-detached house
  *02/02/2026 | 216:Number of bedrooms | 540r:*3
  Insured until | 216:Year built | 540r:*1936
  *01/02/2027
  216:*Sums insured
  216:*Cover | 460:*Maximum we will pay
  Payment method | 216:Buildings | 540r:£310,000
  ^*Direct Debit, monthly
  To make a claim | 216:Contents | 540r:£45,000
  ^*0345 000 0199
  ^216:Valuables | 540r:£9,500
  216:Personal possessions | 540r:£2,750

  216:*The excess you pay
  216:Escape of water | 540r:£450
  216:All other claims | 540r:£150

  216:*Your premium
  216:Premium excluding tax | 540r:£200.00
  216:Insurance Premium Tax (IPT) 12% | 540r:£24.00
  216:*Total annual premium | 540r:*£224.00
  216:Underwritten by Quillfeather Insurance plc.`;

describe('a schedule with a narrow column beside its tables', () => {
  it('takes no bold value of that column for the heading of the sums beside it', async () => {
    const reading = await read(SIDE);
    expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual([
      'Buildings',
      'Contents',
      'Valuables',
      'Personal possessions',
      'Escape of water',
    ]);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual([
      '310000.00',
      '45000.00',
      '9500.00',
      '2750.00',
      undefined,
    ]);
    expect(values(reading, 'InsuranceCoverage', 'excess').at(-1)).toBe('450.00');
  });
});

describe('a sum that stands among other things', () => {
  it('is named where it is not taken for what is insured', async () => {
    const reading = await read(`
      #Quillfeather Home Insurance Schedule
      Policyholder | 200:Miss Orla Tennick
      Address | 200:3 Ropewalk, Grimsby, DN31 2QX
      Policy number | 200:QF 8841 3309
      Period of insurance | 200:2 February 2026 to 1 February 2027
      Year built | 200:1936

      *Sums insured
      Buildings | 400r:£310,000
      Contents | 400r:£45,000

      *Important notes and conditions
      Valuables | 400r:£9,500
      Items worth over | 400r:£2,500

      *Your premium
      Total annual premium | 400r:£224.00
      Insurance Premium Tax | 400r:£24.00`);
    expect(reasons(reading)).toContain('An amount beside the name of a cover was not read: Valuables.');
  });
});

describe('a heading beside its rows', () => {
  it('tells excesses from sums insured, as far as the next one', async () => {
    const reading = await read(`
      #Corrie Mutual
      *Household insurance schedule
      Policy number | 200:CM-4471-902
      Policyholder | 200:Mr Alasdair Munro
      The premises | 200:14 Ness Bank, Inverness, IV2 4SF
      Period of insurance | 200:5 December 2025 to 4 December 2026

      Sums insured | 200:Buildings | 400r:£485,000
      200:Contents | 400r:£62,500

      Excesses | 200:Standard | 430r:£250
      200:Escape of water | 430r:£500
      200:Subsidence or heave | 430r:£1,500

      Premium | 200:Annual premium | 440r:£412.25
      200:Insurance premium tax | 440r:£49.47
      200:Total payable | 440r:£461.72`);
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual([
      '485000.00',
      '62500.00',
      undefined,
      undefined,
    ]);
    expect(values(reading, 'InsuranceCoverage', 'excess')).toEqual([undefined, undefined, '500.00', '1500.00']);
    expect(reasons(reading)).toEqual([]);
  });
});
