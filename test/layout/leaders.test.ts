import { describe, expect, it } from 'vitest';
import { withoutLeaders } from '../../src/layout/leaders.ts';
import { at, layOut } from '../extraction/statement/placed-pages.ts';

const phrasesOf = (text: string): readonly string[] =>
  withoutLeaders(layOut([at(50, 100, text)])).pages.flatMap(({ lines }) =>
    lines.flatMap(({ phrases }) => phrases.map((phrase) => phrase.text)),
  );

describe('dots that lead from a label to its value', () => {
  it.each([
    'Net pay ........ 1,234.00',
    'Net pay........ 1,234.00',
    'Net pay ........1,234.00',
    'Net pay........1,234.00',
    'Net pay ... 1,234.00',
    'Net pay …… 1,234.00',
    'Net pay … 1,234.00',
    'Net pay ____ 1,234.00',
    'Net pay . . . . . 1,234.00',
    'Net pay.....: 1,234.00',
    'Net pay ..... : 1,234.00',
    'Net pay -------- 1,234.00',
  ])('part them: %s', (text) => {
    expect(phrasesOf(text)).toEqual(['Net pay', '1,234.00']);
  });

  it('hide no number where a colon ends them, and rules are no line', () => {
    expect(phrasesOf('Year......: 2014')).toEqual(['Year', '2014']);
    const typed = withoutLeaders(layOut([at(50, 100, 'Premium'), at(50, 112, '-------'), at(50, 124, 'Net pay')]));
    expect(typed.pages[0]?.lines.map(({ text }) => text)).toEqual(['Premium', 'Net pay']);
  });

  it('stand alone where there is no value', () => {
    expect(phrasesOf('Signature ________')).toEqual(['Signature']);
  });

  it.each([
    'Card •••• 0917',
    'Account ....4417',
    'Account .... 4417',
    'What will follow... is not known.',
    'Net pay. 1,234.00',
    '12.34',
    'A · B · C',
  ])('are more than an end of a sentence or a point: %s', (text) => {
    expect(phrasesOf(text).join(' ')).toBe(text);
  });

  it('leave a layout without them as it is', () => {
    const layout = layOut([at(50, 100, 'Net pay'), at(200, 100, '1,234.00')]);
    expect(withoutLeaders(layout)).toBe(layout);
  });

  it('leave each part the place of its letters', () => {
    const { pages } = withoutLeaders(layOut([at(50, 100, 'Pay.....1,234.00')]));
    const [label, value] = pages[0]?.lines[0]?.phrases ?? [];
    expect(label?.x1).toBeLessThan(value?.x0 ?? 0);
    expect(value?.x1).toBeCloseTo(50 + 16 * 4.5, 3);
  });
});
