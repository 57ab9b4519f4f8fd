import { describe, expect, it } from 'vitest';
import { isSlip, jaroWinkler } from '../../src/resolution/similarity.ts';
import { probability } from '../../src/resolution/likelihood.ts';

describe('the similarity of Jaro and Winkler', () => {
  // Winkler 1990, table 1; Winkler 2006, table 6.
  it.each([
    ['shackleford', 'shackelford', 0.982],
    ['dunningham', 'cunnigham', 0.896],
    ['nichleson', 'nichulson', 0.956],
    ['massey', 'massie', 0.933],
    ['abroms', 'abrams', 0.922],
    ['jeraldine', 'geraldine', 0.926],
    ['marhta', 'martha', 0.961],
    ['tanya', 'tonya', 0.88],
  ])('of %s and %s is %d', (a, b, expected) => {
    expect(jaroWinkler(a, b)).toBeCloseTo(expected, 2);
  });

  it('is 1 for equal words and 0 for words without a common letter', () => {
    expect([jaroWinkler('ana', 'ana'), jaroWinkler('ana', 'lee')]).toEqual([1, 0]);
  });
});

describe('a slip', () => {
  it.each([
    ['michael', 'micheal'],
    ['barclays', 'barc1ays'],
    ['whitlock', 'whitllock'],
    ['morning', 'moming'],
  ])('may be %s for %s', (a, b) => {
    expect(isSlip(a, b)).toBe(true);
  });

  it.each([
    ['paul', 'paula'],
    ['mark', 'mary'],
    ['hayden', 'jayden'],
    ['daniel', 'danielle'],
    ['ann', 'anna'],
  ])('is not %s for %s', (a, b) => {
    expect(isSlip(a, b)).toBe(false);
  });
});

describe('a sum of weights', () => {
  it('is a probability after the prior: even odds at four bits, 15 of 16 at eight', () => {
    expect([probability(4), probability(8)]).toEqual([0.5, 0.9412]);
  });
});
