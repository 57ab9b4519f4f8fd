// Statements whose numbers stand without a label of their own: under the title, or in small print.
import { describe, expect, it } from 'vitest';
import { readPaper, valuesOf, warningsOf } from './paper-by-hand.ts';

const paper = (head: string, foot = ''): ReturnType<typeof readPaper> =>
  readPaper(`
      ${head}

      Miss Esme Corrigan | 320:Sort code | 440:40-18-24
      14 Fossgate | 320:Account number | 440:61180044
      Malton
      YO17 7AA

      *Date | 110:*Description | 400r:*Money out | 470r:*Money in | 545r:*Balance
      02 Feb 2026 | 110:Opening balance | 545r:£20.00
      03 Feb 2026 | 110:MALTON POOL | 400r:5.00 | 545r:£15.00
      27 Feb 2026 | 110:Closing balance | 545r:£15.00

      ${foot}`);

describe('the number of a statement', () => {
  it('stands under its title', async () => {
    const reading = await paper(`
      #Plover Bank | 540r:*SAVINGS STATEMENT
      ^2 Tenter Lane, Malton YO17 7DB | 540r:No. 57`);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual(['57']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted under another text', async () => {
    const reading = await paper(`
      #Plover Bank | 540r:Malton branch
      ^2 Tenter Lane, Malton YO17 7DB | 540r:No. 57`);
    expect(valuesOf(reading, 'Statement', 'reference')).toEqual([undefined]);
    expect(warningsOf(reading)).toEqual(['Spoken of on the paper, and not read: the number of the statement.']);
  });
});

describe('an IBAN in small print', () => {
  it('is read where it runs over two lines', async () => {
    const reading = await paper(
      '#Plover Bank',
      `Deposits with us are protected by a scheme up to a limit for each person. IBAN GB53 PLVR 4018
      ^2461 1800 44. Plover Bank is the name of Plover plc, which is entered in the register under the number
      ^000000. If anything on this statement looks wrong to you, please telephone us as soon as you can, or tell
      ^anybody in any of our branches. We are glad to give you this statement in large print, in Braille or on tape,
      ^and a friend may ask for it on your behalf.`,
    );
    expect(valuesOf(reading, 'BankAccountIdentifier', 'identifier')).toContain('GB53PLVR40182461180044');
    expect(warningsOf(reading)).toEqual([]);
  });
});
