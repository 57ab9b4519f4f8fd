// A tax code, and what may be said behind it of how it counts.
import { describe, expect, it } from 'vitest';
import { readTaxCode } from '../../../src/extraction/values/identifiers.ts';

describe('a tax code', () => {
  it.each(['1257L / Cumulative', '1257L/ Cumulative', '1257L/Cumul', '1257L (Cumulative)', '1257L'])(
    'is cumulative without being so named: %s',
    (text) => {
      expect(readTaxCode(text)).toBe('1257L');
    },
  );

  it.each(['1257L Cumulated', 'Cumulative'])('is not %s', (text) => {
    expect(readTaxCode(text)).toBeUndefined();
  });
});
