import { describe, expect, it } from 'vitest';
import { billRows } from '../../../../src/extraction/form/utility/bill-rows.ts';
import { joinedRows } from '../../../../src/extraction/form/utility/wrapped-rows.ts';
import type { DocumentLayout } from '../../../../src/model/layout.ts';
import { at, layOut } from '../../statement/placed-pages.ts';

const rowsOf = (layout: DocumentLayout): string[] =>
  joinedRows(billRows(layout, ['Internet', 'Telephone'])).map(({ text }) => text);

/** The page with one text set at this part of its size. */
function resized({ pages }: DocumentLayout, text: string, part: number): DocumentLayout {
  const set = (page: DocumentLayout['pages'][number]): DocumentLayout['pages'][number] => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      phrases: line.phrases.map((one) => (one.text === text ? { ...one, sizePt: part * one.sizePt } : one)),
    })),
  });
  return { pages: pages.map(set) };
}

const NOTE = 'Unlimited minutes. 12 month plan';
const PAPER = layOut([
  at(200, 100, 'Meadow SIM 20GB'),
  at(500, 105, '£10.00'),
  at(20, 111, 'To pay'),
  at(200, 111, NOTE),
]);

describe('words of two lines with their amount at half their height, beside another column', () => {
  it('are one row', () => {
    expect(rowsOf(PAPER)).toContain(`Meadow SIM 20GB  ${NOTE}  £10.00`);
  });

  it('are a name and a note where the second is set smaller', () => {
    expect(rowsOf(resized(PAPER, NOTE, 0.8))).toContain('Meadow SIM 20GB  £10.00');
  });

  it('are one row where the amount is set larger than both', () => {
    expect(rowsOf(resized(resized(PAPER, NOTE, 0.8), '£10.00', 2))).toContain(`Meadow SIM 20GB  ${NOTE}  £10.00`);
  });
});

describe('a line that ends where a figure might follow', () => {
  const paper = layOut([at(20, 100, 'What you buy is for'), at(20, 111, '45GB Wander plan'), at(500, 111, '£16.00')]);

  it('goes on with the next that begins with one', () => {
    expect(rowsOf(paper)).toEqual(['What you buy is for  45GB Wander plan  £16.00']);
  });

  it('does not where it is a heading, set larger', () => {
    expect(rowsOf(resized(paper, 'What you buy is for', 1.4))).toContain('45GB Wander plan  £16.00');
  });
});
