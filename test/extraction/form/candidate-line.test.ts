import { describe, expect, it } from 'vitest';
import { lineOf, lineWith, saidBefore } from '../../../src/extraction/form/candidate-line.ts';
import { candidateOf } from '../../../src/extraction/form/found-value.ts';
import { printedPhrase } from '../../../src/model/printed.ts';
import { at, layOut } from '../statement/placed-pages.ts';

const layout = layOut([at(60, 100, 'Your charges'), at(60, 120, 'Total due'), at(300, 120, '42.10')]);
const [page] = layout.pages;
const phrase = page?.lines[1]?.phrases[1];
if (!page || !phrase) throw new RangeError('a page of two lines');
const printed = printedPhrase(phrase, page.number);
const candidate = candidateOf({ kind: 'money', amount: { minor: 4210, hasFraction: true } }, printed, 0.9, 1);

describe('the line of a value', () => {
  it('is the one that its candidate names', () => {
    expect(lineOf(candidate, layout)).toBe('Total due 42.10');
    expect(lineOf({ ...candidate, lineIndex: 7 }, layout)).toBe('');
    expect(saidBefore(candidate, layout)).toBe('Total due ');
  });

  it('or the one that has it where it is printed', () => {
    expect(lineWith(page, printed)?.text).toBe('Total due 42.10');
    expect(lineWith(page, { ...printed, box: { ...printed.box, y0: 400, y1: 410 } })).toBeUndefined();
  });
});
