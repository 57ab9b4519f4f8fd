// The house that is named between its holder and the rest of the address.
import { describe, expect, it } from 'vitest';
import { withHouseBehind } from '../../../../src/extraction/form/insurance/house-behind.ts';

const holders = [{ name: 'Mr Lachlan Moncrieff-Boyd' }];
const lines = ['Kirkton of Airlie', 'Blairgowrie'];
const printed = (between: string): string =>
  `Mr Lachlan Moncrieff-Boyd${between}Kirkton of Airlie, Blairgowrie, PH11 8PH`;

describe('an address behind the name of its holder', () => {
  it.each(['The Old Toll', 'Flat 2 Toll House', '4 Mill Lane'])('begins with %s', (house) => {
    expect(withHouseBehind(lines, printed(` ${house}, `), holders)).toEqual([house, ...lines]);
  });

  it.each([', ', ' and Mrs Morag Boyd, ', ' Mrs Morag Boyd, ', ', born 4 May 1970, of '])(
    'has no line more where %s stands between',
    (between) => {
      expect(withHouseBehind(lines, printed(between), holders)).toEqual(lines);
    },
  );

  it('stays as it is without that name', () => {
    expect(withHouseBehind(lines, printed(' The Old Toll, '), [])).toEqual(lines);
  });
});
