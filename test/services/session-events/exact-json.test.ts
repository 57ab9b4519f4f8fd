import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactJson } from '../../../src/services/session-events/exact-json.ts';

describe('exact JSON', () => {
  it('finds every value that JSON itself wrote exact, and gives it back', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(exactJson(text)).toEqual({ value: JSON.parse(text) as unknown, inexact: undefined });
      }),
    );
  });

  it('finds every whole number exact that is safe, however it is written', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 0, max: 9 }), (number, zeros) => {
        for (const text of [`${number}.${'0'.repeat(zeros + 1)}`, `${number}e0`, `${number}${'0'.repeat(0)}E+0`]) {
          expect(exactJson(text).inexact).toBeUndefined();
        }
      }),
    );
  });

  it.each([
    '0.1',
    '-0',
    '0.10',
    '1e2',
    '100E-2',
    '1.5e-7',
    '5e-324',
    '1.7976931348623157e308',
    '123456789012345680000',
  ])('has %s as it is', (text) => {
    expect(exactJson(text).inexact).toBeUndefined();
  });

  it.each(['12345678901234567890', '0.12345678901234567891', '1e400', '-1e-400', '9007199254740993'])(
    'does not have %s',
    (text) => {
      expect(exactJson(`[1, {"a": ${text}}]`).inexact).toBe(text);
    },
  );

  it('takes nothing in a text for a number', () => {
    expect(exactJson('{"1e400": "12345678901234567890 \\" 1e400", "a\\\\": "1e400"}').inexact).toBeUndefined();
  });

  it('takes its time with long texts', () => {
    const text = JSON.stringify(['"\\'.repeat(300_000), 'x'.repeat(900_000)]);
    expect(exactJson(text).inexact).toBeUndefined();
  });
});
