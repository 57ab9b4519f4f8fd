import { describe, expect, it } from 'vitest';
import type { Cover } from '../../../../src/extraction/form/insurance/covers.ts';
import { unreadRowFindings } from '../../../../src/extraction/form/insurance/unread-rows.ts';
import type { DocumentLayout } from '../../../../src/model/layout.ts';
import { printedPhrase } from '../../../../src/model/printed.ts';
import { at, endingAt, layOut, recognised } from '../../statement/placed-pages.ts';

const table = (broken: string): DocumentLayout =>
  layOut([
    at(60, 100, 'Buildings'),
    endingAt(500, 100, '£420,000'),
    at(60, 120, 'Contents'),
    endingAt(500, 120, '£60,000'),
    at(60, 140, 'Bicycles'),
    endingAt(500, 136, broken),
    at(60, 160, 'Garden'),
    endingAt(500, 160, '£5,000'),
  ]);

/** The covers whose sums are whole. */
function coversOf({ pages }: DocumentLayout): Cover[] {
  const phrases = pages.flatMap(({ lines }) => lines.flatMap((line) => line.phrases));
  return phrases
    .filter(({ text }) => /^£\d/.test(text))
    .map((phrase) => ({
      name: phrase.text,
      printed: printedPhrase(phrase, 1),
      amount: 100 * Number(phrase.text.replace(/\D/g, '')),
    }));
}

const said = (layout: DocumentLayout): string[] =>
  unreadRowFindings(layout, coversOf(layout), 'GBP').map(({ reason }) => reason);

describe('figures in a column of sums insured', () => {
  it.each(['.750', '-,400'])('are named where a picture left no amount of them: %s', (figure) => {
    expect(said(recognised(table(figure))).join()).toContain(`no amount as recognised: ${figure}`);
  });

  it.each(['-', 'Included', '12'])('are none where a mark or a word stands: %s', (text) => {
    expect(said(recognised(table(text)))).toEqual([]);
  });

  it('are left alone where the file embeds them', () => {
    expect(said(table('.750'))).toEqual([]);
  });
});
