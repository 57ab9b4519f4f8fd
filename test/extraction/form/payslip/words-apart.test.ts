// Labels of payslips as they were recognised, and as they are printed.
import { describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../../src/adapters/profile-files/read-profile-files.ts';
import { rowsOf } from '../../../../src/extraction/form/payslip/cells.ts';
import { withWordsApart } from '../../../../src/extraction/form/payslip/words-apart.ts';
import { pageOf } from '../../../services/understanding/page-of.ts';

const profile = readProfileFiles().profiles.find(({ id }) => id === 'earnings-payslip');
const textOf = (line: string, confidence?: number): string | undefined =>
  profile && withWordsApart(rowsOf(pageOf([line], confidence)), profile)[0]?.cells[0]?.text;

describe('a recognised label', () => {
  it.each([
    ['YEARTO DATE', 'YEAR TO DATE'],
    ['EMPLOYEENAME', 'EMPLOYEE NAME'],
    ['Nlable pay', 'Niable pay'],
    ['N.I. Tab le', 'N.I. Table'],
  ])('is what it is printed as: %s', (read, printed) => {
    expect(textOf(read)).toBe(printed);
  });

  it.each(['Weekday Days', 'Weekend Days', 'Workdays'])('is one word where language made it one: %s', (label) => {
    expect(textOf(label)).toBe(label);
  });

  it('keeps what embedded text says', () => {
    expect(textOf('YEARTO DATE', 1)).toBe('YEARTO DATE');
  });

  it.each(['Datepal Ltd', 'Mr Paydate', 'Marlin Grossnet'])('is no name: %s', (name) => {
    expect(textOf(name)).toBe(name);
  });
});
