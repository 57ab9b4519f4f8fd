import { describe, expect, it } from 'vitest';
import { isCategories, readCategories } from '../../../../src/extraction/form/identity/categories.ts';

const FULL = ['AM', 'A', 'B1', 'B', 'BE', 'C1', 'C1E', 'D1', 'D1E', 'f', 'k', 'l', 'n', 'p', 'q'];
const inPicture = (text: string): ReturnType<typeof readCategories> => readCategories({ text, confidence: 0.9 });

describe('the categories of a licence', () => {
  it.each([
    ['AM/A/B1/B/BE/C1/C1E/D1/D1E/f/k/l/n/p/q', 'as printed'],
    ['9. AM / A / B1 / B / BE / C1 / C1E / D1 / D1E / f / k / l / n / p / q', 'with their number and spaces'],
    ['AM/A/B1/B/BE/C1/C1 E/D1/D1 E/f/k/l/n/p/q', 'with a space before an E'],
    ['AM/AIB1/BIBE/C1IC1E/D1/D1E/flkllInlplq', 'with strokes read as letters'],
    ['AM/A/BI/B/BE/CI/CIE/DI/DIE/f/k//n/plq', 'with a thin letter lost and ones read as letters'],
  ])('%s are read %s', (text) => {
    expect(inPicture(text)).toMatchObject({ categories: FULL, doubtful: false });
  });

  it('have the l that n never stands without where nothing of it was read, and are doubted', () => {
    expect(inPicture('AM/A/B1/B/BE/C1/C1E/D1/D1E/f/k/n/p/q')).toEqual({
      categories: FULL,
      doubtful: true,
      added: true,
      certain: false,
    });
  });

  it.each(['AM/A/B/f/k///p/q', 'AM/B/k/p/q', 'AM/B/xx/f/k/q'])(
    '%s are doubted: more is lost than one thin letter',
    (text) => {
      expect(inPicture(text).doubtful).toBe(true);
    },
  );

  it.each([
    ['AM/A/B1/B/BE/f/k//n/p/q', true],
    ['AM/B1/B/BE/f/k//n/plq', true],
    ['AM/A/B/f/k/l/n/p/q', true],
    ['AM/A/BIf/k/q', false],
    ['AM/A/BE/f/k/q', false],
    ['AM/A/B/B/f/k/q', false],
    ['AM/A/CIE/CI/B/f/k', false],
    ['AM/B/q/k/f', false],
    ['AM/B/xx/f/k/q', false],
  ])('%s are certain, whatever reads them: %s', (text, certain) => {
    expect(inPicture(text).certain).toBe(certain);
  });

  it('are known by the number of the field where all their strokes were read as letters', () => {
    expect(inPicture('9. AMIBIflkiq').categories).toEqual(['AM', 'B', 'f', 'k', 'q']);
    expect(isCategories('9. AMIBIflkiq')).toBe(true);
    expect(isCategories('AMIBIflkiq')).toBe(false);
  });

  it('are no date, no word and no list with commas', () => {
    for (const text of ['12/04/2000', 'DVLA', 'AM, A, B', 'and/or']) expect(isCategories(text)).toBe(false);
  });
});
