// Bold words of a picture are known by their strokes.
import { beforeAll, describe, expect, it } from 'vitest';
import { handSet } from '../../fixtures/press/hand-set.ts';
import { chanceOf } from '../../fixtures/press/random.ts';
import { degrade } from '../../fixtures/scan/degrade.ts';
import type { Degradation } from '../../fixtures/scan/degrade.ts';
import { openPdfiumReader } from '../../src/adapters/pdfium/pdfium-reader.ts';
import { layoutDocument } from '../../src/layout/layout-document.ts';
import type { Word } from '../../src/model/page.ts';
import type { PagePicture } from '../../src/model/picture.ts';
import { evenBackground } from '../../src/perception/background.ts';
import { withWeights } from '../../src/perception/stroke-weight.ts';

const PAPER = `
#Annual summary
*Your plan | 300:Made for careful readers
Name of the customer | 300:Ada Quill | 480r:*£12.00
*Address of supply: | 300:4 Inkwell Lane
*Units used in the year | 480r:1,204.50
Read by us on 4 May and by you on 6 June, as was agreed
Payments received with thanks | 480r:£120.00
*Total to pay by 4 July | 480r:*£32.10
`;

let page: PagePicture;
let printed: readonly Word[];

beforeAll(async () => {
  const reader = await openPdfiumReader();
  const pdf = await handSet(PAPER);
  const layout = layoutDocument(reader.read(pdf));
  printed = layout.pages.flatMap(({ lines }) => lines.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words)));
  page = reader.render(pdf, 1);
});

/** The words as an engine gives them: where they stand, but not in which face. */
function boldOf(how: Degradation): string[] {
  const read = printed.map((word): Word => ({ ...word, bold: false, confidence: 0.9 }));
  const picture = evenBackground(degrade(page, how, chanceOf(1, 'weight')));
  return withWeights(read, picture, page.pixelsPerPt).flatMap(({ bold, text }) => (bold ? [text] : []));
}

describe('the weight of words', () => {
  it.each<Degradation>([{}, { noise: 6, blur: 0.6 }, { shadow: 0.3 }])('is that of their strokes, with %j', (how) => {
    expect(boldOf(how)).toEqual(printed.flatMap(({ bold, text }) => (bold ? [text] : [])));
  });

  it('is plain for all where nothing is usual', () => {
    const few = printed.slice(0, 4).map((word): Word => ({ ...word, bold: false, confidence: 0.9 }));
    expect(withWeights(few, page, page.pixelsPerPt).some(({ bold }) => bold)).toBe(false);
  });

  it('of embedded text is left as it is', () => {
    const plain = printed.map((word): Word => ({ ...word, bold: false }));
    expect(withWeights(plain, page, page.pixelsPerPt).some(({ bold }) => bold)).toBe(false);
  });
});
