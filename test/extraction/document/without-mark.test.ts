import { describe, expect, it } from 'vitest';
import { hasLoneLetter, withoutMark } from '../../../src/extraction/document/without-mark.ts';
import { at, layOut, recognised } from '../statement/placed-pages.ts';

const headed = (head: string, ...texts: readonly string[]): ReturnType<typeof layOut> =>
  layOut([at(50, 40, head, 18), ...texts.map((text, i) => at(50, 700 + 12 * i, text, 8))]);

describe('a name beside the letters that its logo draws', () => {
  it.each([
    ['T TARN BANK', 'TARN BANK'],
    ['TB TARN BANK', 'TARN BANK'],
    ['TARN BANK T', 'TARN BANK'],
  ])('goes without them where the paper prints it alone: %s', (head, name) => {
    expect(withoutMark(head, headed(head, 'Tarn Bank PLC is authorised'))).toBe(name);
  });

  it('goes without a sign that a picture made of it', () => {
    expect(withoutMark('& Tarn', headed('& Tarn', 'Statement'))).toBe('Tarn');
    expect(withoutMark('Tarn & Wren', headed('Tarn & Wren', 'Statement'))).toBe('Tarn & Wren');
  });

  it('keeps letters that the paper prints with it elsewhere, others than its own, and those of a name never printed alone', () => {
    expect(withoutMark('T TARN BANK', headed('T TARN BANK', 'T Tarn Bank Limited', 'Tarn Bank'))).toBe('T TARN BANK');
    expect(withoutMark('TARN BANK UK', headed('TARN BANK UK', 'Tarn Bank PLC'))).toBe('TARN BANK UK');
    expect(withoutMark('T TARN BANK', headed('T TARN BANK', 'Statement'))).toBe('T TARN BANK');
  });

  it('is doubted with one letter that is not its first', () => {
    const paper = headed('K Tarn Bank', 'Tarn Bank PLC is authorised');
    expect(withoutMark('K Tarn Bank', paper)).toBe('K Tarn Bank');
    expect(hasLoneLetter('K Tarn Bank', paper)).toBe(true);
    expect(hasLoneLetter('K Tarn Bank', headed('K Tarn Bank', 'K Tarn Bank PLC', 'K Tarn Bank'))).toBe(false);
  });

  it('goes without any letter that a picture made of a drawing, though the other name has a slip', () => {
    for (const legal of ['Tarn Bank PLC', 'Tarn Bnk PLC is authorised'].map((text) =>
      recognised(headed('A Tarn Bank', text)),
    ))
      expect(withoutMark('A Tarn Bank', legal)).toBe('Tarn Bank');
    const drawn = recognised(headed('fA Tarn Bank', 'Tarn Bank PLC'));
    expect(withoutMark('fA Tarn Bank', drawn)).toBe('Tarn Bank');
    const whole = recognised(headed('A Tarn Bank', 'A Tarn Bank PLC', 'Tarn Bank'));
    expect(withoutMark('A Tarn Bank', whole)).toBe('A Tarn Bank');
  });
});
