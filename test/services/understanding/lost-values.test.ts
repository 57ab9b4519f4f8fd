// What a recognised page prints and nobody understood is said; of embedded text nothing is.
import { describe, expect, it } from 'vitest';
import { lostAddress } from '../../../src/services/understanding/lost-values.ts';
import { pageOf } from './page-of.ts';

describe('an address that was not understood', () => {
  it.each([
    [['Mr A Example', '8 Orchard Close', 'London', 'SW4 THX']],
    [['Mr A Example', '8 Orchard Close', 'London']],
    [['Sent to', 'NG7 72X', 'See also SW4 1TF']],
  ])('is told by its traces: %j', (lines) => {
    expect(lostAddress(pageOf(lines), []).map(({ severity }) => severity)).toEqual(['warnings']);
  });

  it.each([[['Total due', '12 months']], [['Table', 'NI TAB']], [['8 Orchard Close', 'London', 'SW4 1TF']]])(
    'is not told where there are none, or it can be read: %j',
    (lines) => {
      expect(lostAddress(pageOf(lines), [])).toEqual([]);
    },
  );

  it('is not told of embedded text, nor where one was understood', () => {
    const lines = ['8 Orchard Close', 'London'];
    expect(lostAddress(pageOf(lines, 1), [])).toEqual([]);
    const address = { id: 'a', type: 'ark:Address', addressLines: ['1 High Street'] };
    expect(lostAddress(pageOf(lines), [address])).toEqual([]);
  });
});
