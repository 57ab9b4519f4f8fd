import { describe, expect, it } from 'vitest';
import { foldText } from '../../src/kernel/text.ts';

describe('folded text', () => {
  it.each(['Sort code: 60-11-22', " Driver's  No. (5) ", 'TOTAL—£1,204.50', ''])(
    'is the same of plain and of other letters: %j',
    (text) => {
      expect(foldText(`é ${text}`)).toBe(`e ${foldText(text)}`.trim());
    },
  );

  it('has no accents, signs or capitals', () => {
    expect(foldText('Crédit  Ünion — N°12')).toBe('credit union n 12');
  });
});
