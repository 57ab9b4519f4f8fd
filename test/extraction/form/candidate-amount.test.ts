import { describe, expect, it } from 'vitest';
import { minorOf, signedMinorOf } from '../../../src/extraction/form/candidate-amount.ts';
import { candidateOf } from '../../../src/extraction/form/found-value.ts';
import { moneyValue } from '../../../src/extraction/form/row-cells.ts';

const printed = { text: '-£42.10', page: 1, confidence: 1, box: { x0: 0, y0: 0, x1: 40, y1: 10 } };

describe('the amount of a candidate', () => {
  it('is counted in minor units, with its sign or without', () => {
    const credit = candidateOf(moneyValue(-4210), printed);
    expect(minorOf(credit)).toBe(4210);
    expect(signedMinorOf(credit)).toBe(-4210);
  });

  it('is nothing where the value is no money', () => {
    const words = candidateOf({ kind: 'text', text: 'nil' }, printed);
    expect(minorOf(words)).toBe(0);
    expect(signedMinorOf(words)).toBeUndefined();
    expect(signedMinorOf(undefined)).toBeUndefined();
  });
});
