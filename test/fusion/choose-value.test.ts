import { describe, expect, it } from 'vitest';
import { chooseValue } from '../../src/fusion/choose-value.ts';
import type { Claim } from '../../src/fusion/choose-value.ts';

const claim = (value: unknown, documents = 1, newest = ''): Claim => ({ value, from: [], documents, newest });

describe('of several values', () => {
  it('the one that most documents give is chosen', () => {
    expect(chooseValue('dateOfBirth', [claim('1990-01-01'), claim('1990-01-07', 2)])).toEqual({
      value: '1990-01-07',
      rule: 'most-agreed',
    });
  });

  it('then that of the newest document', () => {
    const claims = [claim('1990-01-01', 1, '2025-02-01'), claim('1990-01-07', 1, '2025-01-01')];
    expect(chooseValue('dateOfBirth', claims)).toEqual({ value: '1990-01-01', rule: 'newest-document' });
  });

  it('of names the one that says most, and in letters of both cases', () => {
    expect(chooseValue('name', [claim('Mr J Prior', 5), claim('Mr James Prior')])).toEqual({
      value: 'Mr James Prior',
      rule: 'most-specific',
    });
    expect(chooseValue('name', [claim('MS ANA PRIOR'), claim('Ms Ana Prior')]).value).toBe('Ms Ana Prior');
  });

  it('of card numbers the one with more digits', () => {
    expect(chooseValue('identifier', [claim('**** **** **** 4444'), claim('5555 55** **** 4444')]).value).toBe(
      '5555 55** **** 4444',
    );
  });

  it('the first in order, when nothing tells them apart', () => {
    expect(chooseValue('colour', [claim('Blue'), claim('Grey')])).toEqual({ value: 'Blue', rule: 'first-in-order' });
  });
});
