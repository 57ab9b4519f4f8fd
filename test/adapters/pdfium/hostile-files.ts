// Files that want to break their reader, each as small code: what they look like is their documentation.
import { deflateSync } from 'node:zlib';
import type { RawObject } from './raw-pdf.ts';
import { FREE, PLAIN_LINES, rawFile, rawObjects, rawPdf, stream, textLines } from './raw-pdf.ts';

const plainPage = { content: textLines(PLAIN_LINES) };

export function manyPages(count: number): Buffer {
  const objects = rawObjects([plainPage]);
  const kids = Array.from({ length: count }, () => '5 0 R').join(' ');
  objects.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${String(count)} >>`);
  return rawFile(objects);
}

export function hugePage(): Buffer {
  return rawPdf([{ ...plainPage, mediaBox: '[0 0 2000000 2000000]' }]);
}

/** The page tree's only child is the tree itself. */
export function pageTreeLoop(): Buffer {
  const objects = rawObjects([plainPage]);
  objects.set(2, '<< /Type /Pages /Kids [2 0 R] /Count 3 >>');
  return rawFile(objects);
}

/** The first child is a page, the second leads back to the tree's root. */
export function pageTreeLoopBehindPage(): Buffer {
  const objects = rawObjects([plainPage]);
  objects.set(2, '<< /Type /Pages /Kids [5 0 R 900 0 R] /Count 3 >>');
  objects.set(900, '<< /Type /Pages /Parent 2 0 R /Kids [2 0 R] /Count 2 >>');
  return rawFile(objects);
}

/** The cross-reference section names itself as the one before it. */
export function crossReferenceLoop(): Buffer {
  const file = rawPdf([plainPage]);
  const start = file.lastIndexOf('xref\n0 ');
  return Buffer.from(file.toString('latin1').replace('/Root 1 0 R', `/Root 1 0 R /Prev ${String(start)}`), 'latin1');
}

/** 1 GB of spaces as page content, compressed twice to some kilobytes. */
export function inflateBomb(): Buffer {
  const gigabyte = 1024 * 1024 * 1024;
  const block = deflateSync(Buffer.alloc(gigabyte / 4, 0x20), { level: 9 });
  // Deflate streams of equal blocks compress again: the second stage is 250 KB for each quarter.
  const objects = rawObjects([plainPage]);
  const twice = deflateSync(block, { level: 9 });
  objects.set(6, filtered(twice, '[/FlateDecode /FlateDecode]'));
  return rawFile(objects);
}

/** The only page stands in an object stream that unpacks to 600 MB. */
export function objectStreamBomb(): Buffer {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>';
  const packed = deflateSync(Buffer.concat([Buffer.from(`5 0 ${page}`), Buffer.alloc(600 * 1024 * 1024, 0x20)]), {
    level: 9,
  });
  const objects: [number, Buffer][] = [
    [1, Buffer.from('<< /Type /Catalog /Pages 2 0 R >>')],
    [2, Buffer.from('<< /Type /Pages /Kids [5 0 R] /Count 1 >>')],
    [4, filtered(deflateSync(packed, { level: 9 }), '[/FlateDecode /FlateDecode]', '/Type /ObjStm /N 1 /First 4')],
  ];
  let file = Buffer.from('%PDF-1.7\n');
  const rows = Array.from({ length: 7 }, () => [0, 0, 0]);
  rows[5] = [2, 4, 0];
  for (const [number, body] of objects) {
    rows[number] = [1, file.length, 0];
    file = Buffer.concat([file, Buffer.from(`${String(number)} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
  }
  rows[6] = [1, file.length, 0];
  // A cross-reference stream (ISO 32000-1 §7.5.8): one byte of type, four of offset, one of index.
  const table = Buffer.alloc(rows.length * 6);
  rows.forEach(([type = 0, offset = 0, index = 0], row) => {
    table.writeUInt8(type, row * 6);
    table.writeUInt32BE(offset, row * 6 + 1);
    table.writeUInt8(index, row * 6 + 5);
  });
  const section = stream(table, '/Type /XRef /Size 7 /W [1 4 1] /Root 1 0 R');
  return Buffer.concat([
    file,
    Buffer.from('6 0 obj\n'),
    section,
    Buffer.from(`\nendobj\nstartxref\n${String(file.length)}\n%%EOF\n`),
  ]);
}

function filtered(data: Buffer, filter: string, entries = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Filter ${filter} /Length ${String(data.length)} ${entries} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

/** Lines drawn one by one: small on disk, work for any interpreter. */
export function manyOperators(count: number): Buffer {
  return rawPdf([{ content: '0 0 m 10 10 l S '.repeat(count / 3) }]);
}

export function manyWords(count: number): Buffer {
  return rawPdf([{ content: `BT /F 8 Tf 20 800 Td ${'(word ) Tj '.repeat(count)} ET` }]);
}

/** Words over many pages, each page within its limit. */
export function manyWordsOverPages(pages: number, wordsPerPage: number): Buffer {
  const content = `BT /F 8 Tf 20 800 Td ${'(word ) Tj '.repeat(wordsPerPage)} ET`;
  return rawPdf(Array.from({ length: pages }, () => ({ content })));
}

/** Forms within forms, `depth` deep, each drawing the next twice. */
export function nestedForms(depth: number): Buffer {
  const forms = new Map<number, RawObject>();
  for (let level = 0; level < depth; level++) {
    const next = FREE + level + 1;
    const last = level === depth - 1;
    const resources = last ? '' : `/Resources << /XObject << /X ${String(next)} 0 R >> >>`;
    forms.set(
      FREE + level,
      stream(last ? '0 0 m 1 1 l S' : '/X Do /X Do', `/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${resources}`),
    );
  }
  return rawPdf([{ content: `/X Do ${plainPage.content}`, resources: `/XObject << /X ${String(FREE)} 0 R >>` }], forms);
}

/** A form that draws itself. */
export function selfDrawingForm(): Buffer {
  const form = stream(
    '/X Do /X Do',
    `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X ${String(FREE)} 0 R >> >>`,
  );
  return rawPdf(
    [{ content: `/X Do ${plainPage.content}`, resources: `/XObject << /X ${String(FREE)} 0 R >>` }],
    new Map([[FREE, form]]),
  );
}

/** Arrays within arrays within a page's dictionary. */
export function nestedArrays(depth: number): Buffer {
  return rawPdf([{ ...plainPage, entries: `/Deep ${'['.repeat(depth)}${']'.repeat(depth)}` }]);
}

/** Content with brackets that never close. */
export function nestedContentArrays(depth: number): Buffer {
  return rawPdf([{ content: '['.repeat(depth) }]);
}

/** A page whose /Contents is a long list of one large stream. */
export function repeatedContents(times: number): Buffer {
  const objects = rawObjects([plainPage]);
  objects.set(6, stream('0 0 m 10 10 l S '.repeat(60_000)));
  const page = String(objects.get(5)).replace('/Contents 6 0 R', `/Contents [${'6 0 R '.repeat(times)}]`);
  objects.set(5, page);
  return rawFile(objects);
}
