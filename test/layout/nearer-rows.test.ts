import { describe, expect, it } from 'vitest';
import { nearerRows } from '../../src/layout/nearer-rows.ts';
import type { Word } from '../../src/model/page.ts';

const word = (text: string, x0: number, y0: number): Word => ({
  text,
  x0,
  x1: x0 + 5 * text.length,
  y0,
  y1: y0 + 10,
  sizePt: 10,
  font: 'Test',
  bold: false,
  confidence: 1,
});
const textsOf = (rows: readonly (readonly Word[])[]): string[] =>
  rows.map((row) => row.map(({ text }) => text).join(' '));
const gap = (): number => 8;

describe('rows whose baselines differ by a fraction of a line', () => {
  const name = word('Ms Zając', 40, 100);
  const label = word('Reference no:', 300, 103);
  const value = word('40113852', 400, 103.8);

  it('have each stretch of words beside those on its own baseline', () => {
    expect(textsOf(nearerRows([[name, label], [value]], gap))).toEqual(['Ms Zając', 'Reference no: 40113852']);
  });

  it('stay where nothing else shares the baseline', () => {
    const below = word('Avoch', 40, 112);
    expect(textsOf(nearerRows([[name, label], [below]], gap))).toEqual(['Ms Zając Reference no:', 'Avoch']);
  });

  it('stay where the stretch would stand over another', () => {
    const over = word('27C Larch Street and more', 290, 103.8);
    expect(nearerRows([[name, label], [over]], gap)).toHaveLength(2);
    expect(textsOf(nearerRows([[name, label], [over]], gap))[0]).toBe('Ms Zając Reference no:');
  });

  it('keep what touches a word with it', () => {
    const superscript = { ...word('th', 65.5, 98), y1: 104 };
    const day = word('on 5', 44, 100);
    expect(textsOf(nearerRows([[day, superscript, label], [value]], gap))).toEqual([
      'on 5 th',
      'Reference no: 40113852',
    ]);
  });
});
