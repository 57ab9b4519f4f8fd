// Tables of covers set by hand whose cells say more than an amount: an answer before it, and brackets behind the name of what is summed.
import { describe, expect, it } from 'vitest';
import { readPaper as read } from './paper-by-hand.ts';
import { reasons, values } from './insurance-values.ts';

describe('a table that asks whether a cover is included', () => {
  it('names covers by their own column where the answer goes on to an amount', async () => {
    const reading = await read(`
      #Quillfeather
      *Your car insurance schedule
      Insurer | 200:Alderney Insurance Limited
      Policy number | 200:QF 60 2291 7784
      Policyholder | 200:Miss Nuala Jane Keogh
      Cover starts | 200:14/02/2026
      Cover ends | 200:13/02/2027
      Level of cover | 200:Comprehensive
      Registration | 200:KX21 OPV
      Make and model | 200:Kia Niro 2

      *Your cover at a glance
      *Section | 150:*Cover | 400:*Included?
      1 | 150:Loss of or damage to your car | 400:Yes
      2 | 150:Injury to you or your partner | 400:Yes – up to £12,000
      3 | 150:Medical expenses | 400:Included up to £600
      4 | 150:Driving abroad | 400:Yes – 60 days`);
    const covers = values(reading, 'InsuranceCoverage', 'coverage');
    expect(covers).toContain('Injury to you or your partner');
    expect(covers).not.toContain('Yes');
    expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(
      covers.map((name) =>
        name === 'Medical expenses' ? '600.00' : name === 'Injury to you or your partner' ? '12000.00' : undefined,
      ),
    );
    expect(reasons(reading).filter((reason) => reason.includes('answer'))).toEqual([]);
  });
});

describe('a sum that is made up elsewhere', () => {
  it.each(['Specified items (total, listed overleaf)', 'Specified items (in total)', 'Specified items (see page 2)'])(
    'is insured like others: %s',
    async (label) => {
      const reading = await read(`
        #Quillfeather Home Insurance Schedule
        Policyholder | 200:Miss Orla Tennick
        Address | 200:3 Ropewalk, Grimsby, DN31 2QX
        Policy number | 200:QF 8841 3309
        Period of insurance | 200:2 February 2026 to 1 February 2027

        *Sums insured
        *Section | 400r:*Sum insured
        Contents | 400r:£45,000.00
        ${label} | 400r:£8,775.00

        *Your premium
        Total annual premium | 400r:£224.00
        Insurance Premium Tax | 400r:£24.00`);
      expect(values(reading, 'InsuranceCoverage', 'coverage')).toEqual(['Contents', 'Specified items']);
      expect(values(reading, 'InsuranceCoverage', 'insuredAmount')).toEqual(['45000.00', '8775.00']);
    },
  );
});
