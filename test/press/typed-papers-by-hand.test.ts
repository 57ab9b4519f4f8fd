// Papers typed in columns of one width: dots and a colon lead from label to value, and rules stand beneath headings and over totals.
import { describe, expect, it } from 'vitest';
import { reasons, values } from './insurance-values.ts';
import { readPaper as read } from './paper-by-hand.ts';

describe('a typed statement of fact', () => {
  it('is read as if it were set without dots, colons and rules', async () => {
    const rule = '-'.repeat(60);
    const reading = await read(`
      Quillmere Brokers
      STATEMENT OF FACT - PRIVATE CAR
      ${'='.repeat(30)}
      POLICY
      ${rule}
      Insurer...................: Tamar General Insurance Plc
      Policy no.................: TG/PC/4471902
      Proposer..................: Mr Edmund Farrow
      Address...................: 4 Pear Tree Walk, Selby, YO8 4QT
      Inception date............: 02/02/2026
      Expiry date...............: 01/02/2027
      Cover.....................: Comprehensive
      VEHICLE
      ${rule}
      Registration mark.........: BD13 KLM
      Make......................: Skoda
      Model.....................: Octavia SE
      Year of manufacture.......: 2013
      Engine cc.................: 1598
      DRIVER 1 (PROPOSER)
      ${rule}
      Full name.................: Edmund Farrow
      Date of birth.............: 11/03/1981
      DRIVER 2
      ${rule}
      Full name.................: Ines Farrow
      Date of birth.............: 05/05/1983
      EXCESSES (own damage, fire and theft)
      ${rule}
      Compulsory................: | 213:£300.00
      Voluntary.................: | 213:£150.00
      208:---------
      Total.....................: | 213:£450.00
      PREMIUM
      ${rule}
      Net premium...............: £500.00
      IPT at 12%................: £60.00
      208:---------
      TOTAL PREMIUM.............: £560.00`);
    expect(values(reading, 'Vehicle', 'usedBy')).toEqual([['Mr Edmund Farrow', 'Ines Farrow']]);
    expect(values(reading, 'Vehicle', 'manufactureYear')).toEqual(['2013']);
    expect(values(reading, 'Vehicle', 'engineSize')).toEqual([1598]);
    expect(values(reading, 'InsurancePolicy', 'excess')).toEqual(['450.00']);
    expect(values(reading, 'InsurancePolicy', 'premium')).toEqual(['560.00']);
    expect(reasons(reading)).toEqual([]);
  });
});
