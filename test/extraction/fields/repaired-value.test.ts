// Labelled values that a slip of recognition took out of their grammar.
import { describe, expect, it } from 'vitest';
import { repairedValue } from '../../../src/extraction/fields/repaired-value.ts';
import type { Word } from '../../../src/model/page.ts';
import type { FieldRule } from '../../../src/profiles/profile.ts';

const words = (text: string, confidence: number): Word[] =>
  text.split(' ').map((one, at) => ({
    text: one,
    x0: 50 * at,
    y0: 0,
    x1: 50 * at + 40,
    y1: 10,
    sizePt: 10,
    font: '',
    bold: false,
    confidence,
  }));

function repaired(text: string, value: FieldRule['value'], confidence = 0.9): unknown {
  const rule: FieldRule = { value, labels: [], places: [], sentences: [], questions: [] };
  return repairedValue(words(text, confidence), 1, { rule, currency: 'GBP' });
}

describe('a recognised value that breaks its grammar', () => {
  it.each([
    ['LM36I745B', 'national-insurance-number', 'LM361745B'],
    ['LM 36 l7 45 B', 'national-insurance-number', undefined],
    ['I257L', 'tax-code', '1257L'],
    ['12571:', 'tax-code', '1257L'],
    ['AB12 C8E', 'registration', 'AB12 CBE'],
    ['LD17 0WX', 'registration', 'LD17 OWX'],
    ['LD17 W8X', 'registration', 'LD17 WBX'],
    ['LD17 W1X', 'registration', 'LD17 WLX'],
    ['43-B6-52', 'sort-code', '43-86-52'],
    ['9174856O', 'account-number', '91748560'],
    ['GB29NWBK6O161331926819', 'iban', 'GB29NWBK60161331926819'],
  ] as const)('is the one value that a slip explains: %s', (text, kind, truth) => {
    const expected =
      truth === undefined ? undefined : { value: { kind: 'text', text: truth }, printed: { asRead: text } };
    if (expected) expect(repaired(text, kind)).toMatchObject(expected);
    else expect(repaired(text, kind)).toBeUndefined();
  });

  it('is none where no slip explains it, or it was embedded', () => {
    expect(repaired('Salary', 'tax-code')).toBeUndefined();
    expect(repaired('QQ12345678', 'national-insurance-number')).toBeUndefined();
    expect(repaired('I257L', 'tax-code', 1)).toBeUndefined();
    // Ten figures are another number, and no seven with letters behind them.
    expect(repaired('0381 6690 02', 'account-number')).toBeUndefined();
  });

  it('is no amount where it counts with its thousands grouped', () => {
    for (const text of ['1,402', '21,480']) expect(repaired(text, 'money')).toBeUndefined();
  });

  it('is an amount that is hardly sure', () => {
    expect(repaired('£2,218.384', 'money', 0.9)).toMatchObject({
      value: { kind: 'money', amount: { minor: 221_838 } },
      printed: { asRead: '£2,218.384', confidence: expect.closeTo(0.36) as number },
    });
  });
});
