// Signs of pounds among the colons of typed labels, as scans give them.
import { describe, expect, it } from 'vitest';
import type { Word } from '../../src/model/page.ts';
import { withPoundSigns } from '../../src/repair/pound-signs.ts';

/** Words of one line, each behind the last by so many points. */
function line(texts: readonly string[], apart = 5, confidence = 0.9): string[] {
  let x0 = 100;
  const words = texts.map((text): Word => {
    const x1 = x0 + 6 * text.length;
    const word = { text, x0, x1, y0: 0, y1: 10, sizePt: 10, font: '', bold: false, confidence };
    x0 = x1 + apart;
    return word;
  });
  return withPoundSigns(words).map(({ text }) => text);
}

describe('the sign of an amount behind a colon', () => {
  it.each([
    [['£:225.00'], ['£225.00']],
    [[':£225.00'], ['£225.00']],
    [
      [':E', '225.00'],
      ['£', '225.00'],
    ],
    [[':1598'], ['1598']],
    [['£', '1', '204.16'], ['£1,204.16']],
    [[':E', '1', '204.16'], ['£1,204.16']],
  ])('is told from it: %s', (read, printed) => {
    expect(line(read)).toEqual(printed);
  });

  it.each([[['14:02']], [[':30']], [['E', '225.00']], [['1', '204.16']], [[':E', 'Wren']]])(
    'is nothing else: %s',
    (read) => {
      expect(line(read)).toEqual(read);
    },
  );

  it('is of no amount that stands apart from it, and of no text that is embedded', () => {
    expect(line([':E', '225.00'], 60)).toEqual([':E', '225.00']);
    expect(line(['£:225.00'], 5, 1)).toEqual(['£:225.00']);
  });
});

describe('the sign before the head of a column', () => {
  it.each([
    [['sOut'], ['£ Out']],
    [['£sIn'], ['£ In']],
    [
      ['s', 'In'],
      ['£', 'In'],
    ],
    [
      ['E', 'Balance'],
      ['£', 'Balance'],
    ],
  ])('is told from what an engine took it for: %s', (read, printed) => {
    expect(line(read)).toEqual(printed);
  });

  it.each([[['s', 'Inn']], [['Sout']], [['S', 'Walker']]])('is nothing else: %s', (read) => {
    expect(line(read)).toEqual(read);
  });
});
