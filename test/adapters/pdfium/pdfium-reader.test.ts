// What the reader says of a page, on files written byte by byte so that every number is known.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import { openPdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import type { Glyph, GlyphPage, ReadPage } from '../../../src/model/page.ts';
import { asSubmitted } from '../../../src/model/page.ts';
import type { RawObject, RawPage } from './raw-pdf.ts';
import { FREE, PLAIN_LINES, rawPdf, stream, textLines } from './raw-pdf.ts';

let reader: PdfiumReader;

beforeAll(async () => {
  reader = await openPdfiumReader();
});

afterAll(() => {
  // No file of this suite may cost the engine.
  expect(reader.spent()).toBe(false);
});

function readOne(page: RawPage, extra?: ReadonlyMap<number, RawObject>): ReadPage {
  const [read] = reader.read(rawPdf([page], extra));
  if (read === undefined) throw new Error('no page');
  return read;
}

function glyphPage(page: RawPage, extra?: ReadonlyMap<number, RawObject>): GlyphPage {
  const read = readOne(page, extra);
  if (read.kind !== 'glyphs') throw new Error(`expected glyphs, got ${read.kind}`);
  return read;
}

const textOf = ({ glyphs }: GlyphPage): string => glyphs.map(({ text }) => text).join('');
const first = ({ glyphs }: GlyphPage): Glyph => {
  const [glyph] = glyphs;
  if (glyph === undefined) throw new Error('no glyph');
  return glyph;
};

/** Twelve lines set by a text matrix; lines follow each other 14 units below. */
function setBy(matrix: string): string {
  return `BT /F 10 Tf ${matrix} Tm ${PLAIN_LINES.map((line) => `(${line}) Tj 0 -14 Td`).join(' ')} ET`;
}

const rounded = (box: { x0: number; y0: number; x1: number; y1: number }): number[] =>
  [box.x0, box.y0, box.x1, box.y1].map((value) => Math.round(value * 10) / 10);

describe('a glyph', () => {
  const page = (): GlyphPage => glyphPage({ content: textLines(PLAIN_LINES) });

  test('stands in points from the top left of the page, an em high around its baseline, its advance wide', () => {
    // Pen at 72, 742 of a page 842 high; a digit of Helvetica is 0.556 em wide.
    expect(rounded(first(page()))).toEqual([72, 92, 77.6, 102]);
  });

  test('knows its size as drawn, its font without subset tag, and its weight', () => {
    expect(first(page())).toMatchObject({ sizePt: 10, font: 'Helvetica', bold: false });
    const scaled = glyphPage({ content: 'BT /B 4 Tf 3 0 0 2.5 72 700 Tm (Total) Tj ET' });
    expect(first(scaled)).toMatchObject({ sizePt: 10, font: 'Helvetica-Bold', bold: true });
  });

  test('is there for every printed space, and for none that the engine invents between lines', () => {
    expect(textOf(page())).toBe(PLAIN_LINES.join(''));
  });

  test('keeps its width under horizontal scaling and stands apart under character spacing', () => {
    const [h, e] = glyphPage({ content: 'BT 50 Tz 3 Tc /F 10 Tf 72 700 Td (he) Tj ET' }).glyphs;
    expect([h?.x0, h?.x1, e?.x0].map((x) => Math.round((x ?? 0) * 100) / 100)).toEqual([72, 74.78, 76.28]);
  });

  test('is measured against the crop box, and is left out when it lies outside', () => {
    const cropped = glyphPage({ content: textLines(PLAIN_LINES), entries: '/CropBox [100 600 400 760]' });
    expect([cropped.widthPt, cropped.heightPt]).toEqual([300, 160]);
    expect(textOf(cropped)).toMatch(/^uary CARD PAYMENT 12\.10uary/);
    expect(rounded(first(cropped)).slice(0, 2)).toEqual([2, 10]);
  });

  test('is measured from the corner of a page that does not begin at zero', () => {
    const shifted = glyphPage({ content: textLines(PLAIN_LINES), mediaBox: '[-50 -50 545 792]' });
    expect(rounded(first(shifted))).toEqual([122, 42, 127.6, 52]);
  });
});

describe('what a glyph says', () => {
  const said = (line: string): string => textOf(glyphPage({ content: textLines([line]) }));

  test('is the printed hyphen at a line end, also where words are joined over it', () => {
    expect(textOf(glyphPage({ content: textLines(['pay-', 'ment', 'state-', 'ment']) }))).toBe('pay-mentstate-ment');
  });

  test('is a hyphen for a soft hyphen that is printed, a space for a no-break space', () => {
    expect(said('a\xadb \xa312.00\xa0GBP')).toBe('a-b £12.00 GBP');
  });

  test('is the letters of a ligature in one glyph', () => {
    const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Differences [1 /fi] >> >>';
    const page = glyphPage(
      { content: 'BT /F 10 Tf 72 700 Td (Con) Tj /L 10 Tf (\\001) Tj /F 10 Tf (rm) Tj ET', entries: fontOf('L') },
      new Map([[FREE, font]]),
    );
    expect(page.glyphs.map(({ text }) => text)).toEqual(['C', 'o', 'n', 'fi', 'r', 'm']);
  });

  test('is the replacement text where the file gives one, spread over what is drawn', () => {
    const page = glyphPage({
      content: 'BT /F 10 Tf 72 700 Td /Span << /ActualText (office) >> BDC (o##ce) Tj EMC ( hours) Tj ET',
    });
    expect(textOf(page).replace(/ /g, '')).toBe('officehours');
    expect(page.glyphs.every(({ x0, x1 }) => x1 > x0)).toBe(true);
  });

  test('stands among its neighbours where it replaces what a form draws, whatever is done to the form', () => {
    const lines = 'BT /F 10 Tf 1 0 0 1 20 30 Tm (Certi) Tj /Span << /ActualText (fi) >> BDC (#) Tj EMC (cate) Tj ET';
    const form = '/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /Font << /F 3 0 R >> >>';
    const page = glyphPage(
      {
        content: `${textLines(PLAIN_LINES)} q 0.8 0 0 0.8 150 300 cm /X Do Q`,
        resources: `/XObject << /X ${String(FREE)} 0 R >>`,
      },
      new Map([[FREE, stream(lines, form)]]),
    );
    const word = page.glyphs.slice(-11);
    expect(word.map(({ text }) => text).join('')).toBe('Certificate');
    expect(new Set(word.map(({ y0 }) => Math.round(10 * y0))).size).toBe(1);
    expect(word.map(({ x0 }) => x0)).toEqual(word.map(({ x0 }) => x0).toSorted((a, b) => a - b));
  });

  test('is not made up: a letter that the font does not name is unreadable', () => {
    const page = glyphPage(
      { content: `${textLines(PLAIN_LINES)} BT /T 10 Tf 72 400 Td <0024> Tj ET`, entries: fontOf('T') },
      unmappedFont(),
    );
    expect(textOf(page).replace(PLAIN_LINES.join(''), '')).toBe('\u{FFFD}');
  });

  test('says nothing twice: a second print beside the first makes it bold', () => {
    const twice = glyphPage({
      content: `${textLines(PLAIN_LINES)} 1 0 0 1 0.3 0 cm ${textLines(PLAIN_LINES)}`,
    });
    expect(textOf(twice)).toBe(PLAIN_LINES.join(''));
    expect(first(twice).bold).toBe(true);
    expect(textOf(glyphPage({ content: textLines(['will call 11.11']) }))).toBe('will call 11.11');
  });

  test('is bold when its outline is drawn, too', () => {
    expect(first(glyphPage({ content: `2 Tr ${textLines(PLAIN_LINES)}` })).bold).toBe(true);
  });
});

describe('text that is not seen', () => {
  test('is left out beside text that is', () => {
    const content = `${textLines(PLAIN_LINES)} 3 Tr ${textLines(['HIDDEN 1,000.00'])}`;
    const page = glyphPage({ content });
    expect(textOf(page)).toBe(PLAIN_LINES.join(''));
    expect(page.ocrLayer).toBeUndefined();
  });

  test('is read when it is a layer over a picture, and the page says so', () => {
    const page = glyphPage({ content: `q 595 0 0 842 0 0 cm ${GREY_PICTURE} Q 3 Tr ${textLines(PLAIN_LINES)}` });
    expect(textOf(page)).toBe(PLAIN_LINES.join(''));
    expect(page.ocrLayer).toBe(true);
  });

  test('runs across the page, as a watermark does, or up its margin', () => {
    const watermark = 'BT /F 60 Tf 0.7 0.7 -0.7 0.7 150 250 Tm (DUPLICATE) Tj ET';
    const margin = 'BT /F 6 Tf 0 1 -1 0 20 100 Tm (FORM 12/24) Tj ET';
    expect(textOf(glyphPage({ content: `${watermark} ${margin} ${textLines(PLAIN_LINES)}` }))).toBe(
      PLAIN_LINES.join(''),
    );
  });
});

describe('a page', () => {
  test.each([
    { title: 'as it is', content: setBy('1 0 0 1 100 300'), rotate: 0, turn: 0, size: [595, 842] },
    {
      title: 'upright text on a page rotated by 90',
      content: setBy('1 0 0 1 100 300'),
      rotate: 90,
      turn: 270,
      size: [595, 842],
    },
    {
      title: 'upright text on a page rotated by 180',
      content: setBy('1 0 0 1 100 300'),
      rotate: 180,
      turn: 180,
      size: [595, 842],
    },
    {
      title: 'upright text on a page rotated by 270',
      content: setBy('1 0 0 1 100 300'),
      rotate: 270,
      turn: 90,
      size: [595, 842],
    },
    { title: 'text that runs up the page', content: setBy('0 1 -1 0 300 100'), rotate: 0, turn: 90, size: [842, 595] },
    {
      title: 'text that runs up a page rotated by 90: how landscape is made',
      content: setBy('0 1 -1 0 300 100'),
      rotate: 90,
      turn: 0,
      size: [842, 595],
    },
    {
      title: 'text that runs down the page',
      content: setBy('0 -1 1 0 200 700'),
      rotate: 0,
      turn: 270,
      size: [842, 595],
    },
    { title: 'text upside down', content: setBy('-1 0 0 -1 500 300'), rotate: 0, turn: 180, size: [595, 842] },
  ])('reads from left to right: $title', ({ content, rotate, turn, size }) => {
    const page = glyphPage({ content, rotate });
    expect(page.uprightTurn).toBe(turn);
    expect([page.widthPt, page.heightPt]).toEqual(size);
    const line = page.glyphs.filter(({ y1 }) => Math.abs(y1 - first(page).y1) < 1);
    const inOrder = line.toSorted((a, b) => a.x0 - b.x0).map(({ text }) => text);
    expect(PLAIN_LINES).toContain(inOrder.join(''));
    const tops = page.glyphs.map(({ y0 }) => y0);
    expect(Math.min(...tops)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...tops)).toBeLessThanOrEqual(page.heightPt);
  });

  test.each([0, 90, 180, 270])('rotated by %i maps a box back to where a viewer shows it', (rotate) => {
    // The pen stands at 100, 300 and text runs up the page: a digit is 5.56 high and 10 wide there, 8 of it left of the baseline.
    const page = glyphPage({ content: setBy('0 1 -1 0 100 300'), rotate });
    const [digit] = page.glyphs.toSorted((a, b) => Math.round(a.y0 - b.y0) || a.x0 - b.x0);
    if (digit === undefined) throw new Error('no digit');
    // What a viewer shows: the page 595 × 842 with y down, turned clockwise by `rotate`.
    const plain = { x0: 92, y0: 842 - 305.56, x1: 102, y1: 842 - 300 };
    const shown =
      rotate === 0
        ? plain
        : rotate === 90
          ? { x0: 842 - plain.y1, y0: plain.x0, x1: 842 - plain.y0, y1: plain.x1 }
          : rotate === 180
            ? { x0: 595 - plain.x1, y0: 842 - plain.y1, x1: 595 - plain.x0, y1: 842 - plain.y0 }
            : { x0: plain.y0, y0: 595 - plain.x1, x1: plain.y1, y1: 595 - plain.x0 };
    expect(rounded(asSubmitted(digit, page))).toEqual(rounded(shown));
  });

  test('a little askew, as scans lie, is still read', () => {
    expect(textOf(glyphPage({ content: setBy('0.9994 0.0349 -0.0349 0.9994 100 300') }))).toBe(PLAIN_LINES.join(''));
  });

  test('shows what is filled into its form fields', () => {
    const entries = `/Annots [${String(FREE)} 0 R]`;
    const page = glyphPage({ content: textLines(PLAIN_LINES), entries }, filledField());
    expect(textOf(page)).toContain('FIELD VALUE');
  });

  test('in bitmap letters knows their real size', () => {
    const page = glyphPage({ content: 'BT /T 1 Tf 72 400 Td (0000) Tj ET', entries: fontOf('T') }, bitmapFont());
    expect(textOf(page)).toBe('0000');
    expect(first(page).sizePt).toBeCloseTo(10, 0);
  });
});

describe('the kind of a page', () => {
  const kind = (content: string, entries = '', extra?: ReadonlyMap<number, RawObject>): string =>
    readOne({ content, entries }, extra).kind;

  test('is blank when nothing is drawn, or only the rules of an empty form', () => {
    expect(kind('')).toBe('blank');
    expect(kind('72 700 400 20 re S '.repeat(20))).toBe('blank');
  });

  test('is image for a picture without text', () => {
    expect(kind(`q 300 0 0 200 100 300 cm ${GREY_PICTURE} Q`)).toBe('image');
  });

  test('is image for a full-page picture with a stamp, and glyphs for a statement on a background', () => {
    const picture = `q 595 0 0 842 0 0 cm ${GREY_PICTURE} Q`;
    expect(kind(`${picture} ${textLines(['Scanned 05/11/2025 page 1'])}`)).toBe('image');
    expect(kind(`${picture} ${textLines(PLAIN_LINES)}`)).toBe('glyphs');
  });

  test('is glyphs for a short page beside a logo', () => {
    expect(kind(`q 100 0 0 50 72 780 cm ${GREY_PICTURE} Q ${textLines(['This page is left blank'])}`)).toBe('glyphs');
  });

  test('is image for text drawn as outlines', () => {
    const letter = '0 0 m 1 2 3 4 5 6 c 2 3 4 5 6 7 c 3 4 5 6 7 8 c 1 1 l 2 2 l h f ';
    expect(kind(letter.repeat(200))).toBe('image');
  });

  test('is image for a text layer that means nothing', () => {
    const hex = Array.from({ length: 80 }, (_, index) => (36 + (index % 60)).toString(16).padStart(4, '0')).join('');
    expect(kind(`BT /T 10 Tf 72 400 Td <${hex}> Tj ET`, fontOf('T'), unmappedFont())).toBe('image');
  });

  test('is told page by page', () => {
    const picture = `q 595 0 0 842 0 0 cm ${GREY_PICTURE} Q`;
    const pages = reader.read(rawPdf([{ content: textLines(PLAIN_LINES) }, { content: picture }, { content: '' }]));
    expect(pages.map(({ number, kind }) => [number, kind])).toEqual([
      [1, 'glyphs'],
      [2, 'image'],
      [3, 'blank'],
    ]);
  });
});

/** One grey pixel, as large as the matrix makes it. */
const GREY_PICTURE = 'BI /W 1 /H 1 /CS /G /BPC 8 ID \x80 EI';

/** Resources of a page that knows the plain font and one more, object FREE. */
function fontOf(name: string): string {
  return `/Resources << /Font << /F 3 0 R /${name} ${String(FREE)} 0 R >> >>`;
}

/** A subset font whose codes are glyph numbers, without a map to letters. */
function unmappedFont(): Map<number, RawObject> {
  const descendant = String(FREE + 1);
  const system = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>';
  return new Map([
    [
      FREE,
      `<< /Type /Font /Subtype /Type0 /BaseFont /ABCDEF+Made /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] >>`,
    ],
    [
      FREE + 1,
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /ABCDEF+Made ${system} /DW 600 /FontDescriptor ${String(FREE + 2)} 0 R >>`,
    ],
    [
      FREE + 2,
      '<< /Type /FontDescriptor /FontName /ABCDEF+Made /Flags 4 /FontBBox [0 -200 1000 800] /Ascent 800 /Descent -200 /CapHeight 700 /ItalicAngle 0 /StemV 80 >>',
    ],
  ]);
}

/** A Type 3 font as print streams have them: glyph space is points, so size 1 draws digits seven points high. */
function bitmapFont(): Map<number, RawObject> {
  const map = 'begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <30> <0030> endbfchar endcmap';
  const parts = `/CharProcs << /zero ${String(FREE + 1)} 0 R >> /Encoding << /Type /Encoding /Differences [48 /zero] >>`;
  return new Map<number, RawObject>([
    [
      FREE,
      `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 6 7] /FontMatrix [1 0 0 1 0 0] ${parts} /FirstChar 48 /LastChar 48 /Widths [6] /Resources << >> /ToUnicode ${String(FREE + 2)} 0 R >>`,
    ],
    [FREE + 1, stream('6 0 0 0 5 7 d1 0 0 5 7 re f')],
    [FREE + 2, stream(map)],
  ]);
}

function filledField(): Map<number, RawObject> {
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 200 30] /Resources << /Font << /F 3 0 R >> >>';
  return new Map<number, RawObject>([
    [
      FREE,
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (field) /F 4 /Rect [100 100 300 130] /AP << /N ${String(FREE + 1)} 0 R >> >>`,
    ],
    [FREE + 1, stream('BT /F 10 Tf 2 5 Td (FIELD VALUE) Tj ET', form)],
  ]);
}
