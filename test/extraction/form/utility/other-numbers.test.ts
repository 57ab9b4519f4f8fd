import { describe, expect, it } from 'vitest';
import { withoutOtherNumbers } from '../../../../src/extraction/form/utility/other-numbers.ts';

const digitsLeft = (text: string): string => withoutOtherNumbers(text).replace(/\D+/g, ' ').trim();

describe('numbers in sentences that no meter shows', () => {
  it.each([
    'April 2025 to March 2026: wind and sun',
    'Carbon dioxide: 0 g/kWh. Nuclear waste: 0.002 g per kWh',
    'ask us on 01632 960118, 0330 440 1922 or 0330 441',
    'through your bank: sort code 20-40-11, or 20-40-',
    'one of them is about 17 baths, and nearly 1,000 kettles',
    '14 Quarry Brae, Kendal, LA9 4QQ',
  ])('are blanked: %s', (text) => {
    expect(digitsLeft(text)).toBe('');
  });

  it.each([
    ['it stood at 4512 and stands at 4781', '4512 4781'],
    ['04512 04781', '04512 04781'],
    ['Reading 2025 to 2026', '2025 2026'],
  ])('are not what a meter may show: %s', (text, left) => {
    expect(digitsLeft(text)).toBe(left);
  });
});
