import { describe, expect, it } from 'vitest';
import { pageGap } from '../../../src/extraction/document/page-numbers.ts';
import { at, layOut } from '../statement/placed-pages.ts';

/** A document whose pages carry these texts at their foot, and enough else to be pages. */
function numbered(...feet: readonly string[]): string | undefined {
  return pageGap(
    layOut(...feet.map((foot, i) => [at(50, 300, `Body of sheet ${'abcdefgh'.charAt(i)}`), at(500, 810, foot)])),
  );
}

describe('page numbers', () => {
  it.each([
    ['Page 1 of 3', 'Page 2 of 3', 'Page 3 of 3'],
    ['1/2', '2/2'],
    ['1 of 2', '2 of 2'],
    ['Sheet 1 of 2', 'Sheet 2 of 2'],
    ['Page 1', 'Page 2', 'Page 3'],
    ['Page: 4', 'Page: 5'],
    ['Statement of transactions, sheet 2', 'Statement of transactions, sheet 3'],
    ['', '', ''],
  ])('say nothing when they run through: %s, %s …', (...feet) => {
    expect(numbered(...feet)).toBeUndefined();
  });

  it('tell that a page in the middle is missing', () => {
    expect(numbered('Page 1', 'Page 3')).toBe('page 1 is followed by page 3');
    expect(numbered('Your entries, sheet 1', 'Your entries, sheet 3')).toBe('page 1 is followed by page 3');
    expect(numbered('Page 1 of 4', 'Page 2 of 4', 'Page 4 of 4')).toContain('numbered up to 4, the file has 3');
  });

  it('tell that the last page is missing, where they say how many there are', () => {
    expect(numbered('Page 1 of 3', 'Page 2 of 3')).toContain('numbered up to 3, the file has 2');
    expect(numbered('Page 1 of 2')).toContain('numbered up to 2, the file has 1');
  });

  it('tell that the first page is missing', () => {
    expect(numbered('Page 2 of 3', 'Page 3 of 3')).toContain('numbered up to 3, the file has 2');
  });

  it('allow several documents in one file, each counted from one', () => {
    expect(numbered('Page 1 of 2', 'Page 2 of 2', 'Page 1 of 1')).toBeUndefined();
    expect(numbered('Page 1 of 3', 'Page 3 of 3', 'Page 1 of 1')).toBe('page 1 is followed by page 3');
  });

  it('allow pages that carry none', () => {
    expect(numbered('Page 1 of 3', '', 'Page 3 of 3')).toBeUndefined();
  });

  it('are looked for at the head of pages too', () => {
    expect(pageGap(layOut([at(480, 30, 'Page 1 of 2'), at(50, 400, 'Body')]))).toContain('numbered up to 2');
  });

  it('are no dates or fractions in the body', () => {
    expect(
      pageGap(layOut([at(50, 300, 'see page 2 of 9'), at(50, 320, 'Instalment 3 of 10'), at(50, 340, '1/12')])),
    ).toBeUndefined();
  });

  it('are no days of a month in a row of charges', () => {
    expect(
      pageGap(
        layOut([at(50, 300, 'Charges'), at(50, 780, 'Line rental'), at(260, 780, '9 of 31'), at(400, 780, '£4.20')]),
      ),
    ).toBeUndefined();
  });

  it('may be the last words of a page that is not full', () => {
    expect(pageGap(layOut([at(50, 300, 'Charges'), at(50, 320, 'Page 2 of 2 AB/07')]))).toContain('numbered up to 2');
  });

  // Of "page 1 of 2" and a file of one page in two statements: the first page of a later document may say so alone.
  it('tell that a document within the file lacks its end', () => {
    expect(numbered('Page 1 of 1', 'Page 1 of 3', 'Page 2 of 3', 'Page 1 of 1')).toBeUndefined();
  });
});
