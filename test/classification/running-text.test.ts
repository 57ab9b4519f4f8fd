// A paragraph at the top of a paper may speak of other papers: its lines are no titles.
import { describe, expect, it } from 'vitest';
import { readPaper } from '../press/paper-by-hand.ts';

/** The schedule of a car, with these lines beside the address. */
const schedule = (a: string, b: string, c: string, d: string): string => `
  #Harbourside | 320:*Car Insurance Schedule
  Mrs Nadia Quill | 320:${a}
  6 Sluice Row | 320:${b}
  Lindale | 320:${c}
  LD4 2QT | 320:${d}

  Policy number | 250:HB 220 4418
  Period of insurance | 250:From 1 March 2026 to 28 February 2027
  Type of cover | 250:Comprehensive
  Registration | 250:AB12 CDE
  Make and model | 250:Skoda Fabia
  Premium, tax included | 250:£412.00`;

describe('a line of a paragraph', () => {
  it.each([
    [
      'that counts what makes up the contract',
      [
        'Together with your policy booklet, this',
        'schedule, the Statement of Insurance and your',
        'Certificate of Motor Insurance are the',
        'contract. Keep them safe.',
      ],
    ],
    [
      'that goes on after a name in capitals',
      [
        'Please check this and tell us if the',
        'facts are wrong. It replaces any earlier',
        'Statement of Fact and goes with the',
        'Policy Booklet that we sent you before.',
      ],
    ],
  ])('%s names no paper', async (_, [a = '', b = '', c = '', d = '']) => {
    const { document } = await readPaper(schedule(a, b, c, d));
    expect(document.classIdentifier).toBe('insurance-motor-schedule');
    expect(document.classConfidence).toBeGreaterThan(0.95);
  });

  it('is none beneath a title of few words', async () => {
    const { document } = await readPaper(`
      Statement of Fact
      that this insurance is based on
      Proposer: Mrs Nadia Quill
      Registration number: AB12 CDE
      Make and model: Skoda Fabia
      Type of cover: Comprehensive
      Occupation: Teacher
      Kept overnight: Drive
      Please check it and tell us if anything is wrong.`);
    expect(document.classIdentifier).toBe('insurance-proposal');
  });
});
