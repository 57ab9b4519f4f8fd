import { describe, expect, it } from 'vitest';
import { isOwnName, ownNameLength } from '../../../src/extraction/descriptor/own-name.ts';
import { vocabulary } from './vocabulary.ts';

const holders = ['Ms Alex Jane Morgan', 'Dr Robin Óg Ashfield-Green'];

describe('a holder’s own name', () => {
  it.each([
    'Alex Jane Morgan',
    'MS A J MORGAN',
    'A MORGAN',
    'AJ MORGAN',
    'MORGAN A J',
    'MORGAN AJ',
    'Alex Morgan',
    'R ASHFIELD-GREEN',
    'Robin Og Ashfield Green',
  ])('is %s', (name) => {
    expect(isOwnName(name, holders, vocabulary.titles)).toBe(true);
  });

  it.each(['B MORGAN', 'Morgan', 'Alex', 'Alex Jane', 'A MORGAN STANLEY', 'ALEX MORGAN LTD', 'J P MORGAN', '', 'M A'])(
    'is not %s',
    (name) => {
      expect(isOwnName(name, holders, vocabulary.titles)).toBe(false);
    },
  );

  it('is found before what follows it', () => {
    expect(ownNameLength('MS A MORGAN HOLIDAY FUND', holders, vocabulary.titles)).toBe('MS A MORGAN'.length);
    expect(ownNameLength('HOLIDAY FUND', holders, vocabulary.titles)).toBe(0);
  });
});
