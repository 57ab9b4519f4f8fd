import { describe, expect, it } from 'vitest';
import { billRows } from '../../../../src/extraction/form/utility/bill-rows.ts';
import { centredRows } from '../../../../src/extraction/form/utility/centred-rows.ts';
import type { DocumentLayout } from '../../../../src/model/layout.ts';
import { at, layOut } from '../../statement/placed-pages.ts';

const KNOWN = ['Internet', 'TV'] as const;
const rowsOf = (layout: DocumentLayout): string[] =>
  centredRows(billRows(layout, KNOWN), KNOWN).map(({ text }) => text);

/** The page with the texts of one line set so large. */
function sized({ pages, ...rest }: DocumentLayout, text: string, sizePt: number): DocumentLayout {
  const set = (page: DocumentLayout['pages'][number]): DocumentLayout['pages'][number] => ({
    ...page,
    lines: page.lines.map((line) => ({
      ...line,
      phrases: line.phrases.map((phrase) => (phrase.text === text ? { ...phrase, sizePt } : phrase)),
    })),
  });
  return { ...rest, pages: pages.map(set) };
}

const PAPER = layOut([
  at(60, 100, 'Family Mix television'),
  at(250, 105, '12 Nov 2025'),
  at(400, 105, '£32.00'),
  at(60, 110, 'and more to watch'),
]);

describe('cells of two lines with the others at half their height', () => {
  it('are one row', () => {
    expect(rowsOf(PAPER)).toEqual(['Family Mix television and more to watch  12 Nov 2025  £32.00']);
  });

  it('are a row and what is noted beneath it, where that is set smaller', () => {
    const [{ lines: [first] } = { lines: [] }] = PAPER.pages;
    const smaller = 0.8 * (first?.phrases[0]?.sizePt ?? 0);
    expect(rowsOf(sized(PAPER, 'and more to watch', smaller))).toEqual([
      'Family Mix television  12 Nov 2025  £32.00',
      'and more to watch',
    ]);
  });
});
