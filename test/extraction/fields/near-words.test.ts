import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelWords, meantWords, sameInPrint } from '../../../src/extraction/fields/near-words.ts';

const WORDS = [
  'date',
  'of',
  'issue',
  'expiry',
  'delivrance',
  'nationality',
  'authority',
  'payment',
  'payments',
  'account',
  'number',
];
const vocabulary = labelWords(WORDS);

describe('a word of a picture', () => {
  it.each([
    ['lssue', ['issue']],
    ['numher', ['number']],
    ['de1ivranoe', ['delivrance']],
    ['nationalitv', ['nationality']],
    ['payrnents', ['payments']],
    ['dateof', ['date', 'of']],
    ['ofnationality', ['of', 'nationality']],
    ['dateofexpiryofpayment', ['date', 'of', 'expiry', 'of', 'payment']],
  ])('%s means %j', (word, meant) => {
    expect(meantWords(word, vocabulary)).toEqual(meant);
  });

  it.each(['date', 'data1', 'of0', 'zebra', 'paymentz', '2024', 'ref123'])('%s is taken as it is', (word) => {
    expect(meantWords(word, vocabulary)).toEqual([word]);
  });

  it('is another one where a letter of few has no like shape', () => {
    const short = labelWords(['deal', 'rate']);
    expect(meantWords('dual', short)).toEqual(['dual']);
    expect(meantWords('dea1', short)).toEqual(['deal']);
    expect(meantWords('rato', short)).toEqual(['rate']);
  });

  it('is not changed when it is a word of labels', () => {
    for (const word of WORDS) expect(meantWords(word, vocabulary)).toEqual([word]);
  });

  it('means nothing that differs in more than two letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{0,14}$/), (word) => {
        const meant = meantWords(word, vocabulary).join('');
        expect(Math.abs(meant.length - word.length)).toBeLessThanOrEqual(2);
      }),
    );
  });
});

describe('a word that looks like a known one', () => {
  it.each(['lssue', 'natlonallty', 'nurnber', 'payrnents'])('is it: %s', (word) => {
    expect(sameInPrint(word, vocabulary)?.join('')).toMatch(/^(?:issue|nationality|number|payments)$/);
  });

  it.each(['james', 'paymant', 'dane', 'of'])('is none that only has most of its letters: %s', (word) => {
    expect(sameInPrint(word, vocabulary)).toBeUndefined();
  });
});
