// PDF files written byte by byte, for what no PDF library would write.
import { deflateSync } from 'node:zlib';

export interface RawPage {
  readonly content: string;
  readonly mediaBox?: string;
  readonly rotate?: number;
  /** Further entries of the page dictionary, e.g. `/Annots [9 0 R]`. */
  readonly entries?: string;
  /** Entries of the resources beside the fonts, e.g. `/XObject << /X 9 0 R >>`. */
  readonly resources?: string;
}

/** An object's body, without `n 0 obj` and `endobj`. */
export type RawObject = string | Buffer;

/** A stream object; compressed unless told otherwise. */
export function stream(content: string | Buffer, entries = '', compress = true): Buffer {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content;
  const data = compress ? deflateSync(bytes) : bytes;
  const filter = compress ? '/Filter /FlateDecode ' : '';
  return Buffer.concat([
    Buffer.from(`<< ${filter}/Length ${String(data.length)} ${entries} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

/** A whole file of numbered objects; object 1 is the catalogue. */
export function rawFile(objects: ReadonlyMap<number, RawObject>, trailerEntries = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  let length = parts[0]?.length ?? 0;
  const offsets = new Map<number, number>();
  for (const [number, body] of objects) {
    offsets.set(number, length);
    const bytes = typeof body === 'string' ? Buffer.from(body, 'latin1') : body;
    const object = Buffer.concat([Buffer.from(`${String(number)} 0 obj\n`), bytes, Buffer.from('\nendobj\n')]);
    parts.push(object);
    length += object.length;
  }
  const size = Math.max(0, ...objects.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  parts.push(Buffer.from(`xref\n0 ${String(size)}\n${rows.join('')}`));
  parts.push(Buffer.from(`trailer\n<< /Size ${String(size)} /Root 1 0 R ${trailerEntries} >>\n`));
  parts.push(Buffer.from(`startxref\n${String(length)}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** The first object number that `rawPdf` leaves free. */
export const FREE = 1000;

/** The objects of a document: 1 catalogue, 2 page tree, 3 Helvetica (/F), 4 Helvetica-Bold (/B), then page and content in turn. */
export function rawObjects(pages: readonly RawPage[]): Map<number, RawObject> {
  const objects = new Map<number, RawObject>();
  const numbers = pages.map((_, index) => 5 + 2 * index);
  objects.set(1, '<< /Type /Catalog /Pages 2 0 R >>');
  const kids = numbers.map((number) => `${String(number)} 0 R`).join(' ');
  objects.set(2, `<< /Type /Pages /Kids [${kids}] /Count ${String(pages.length)} >>`);
  objects.set(3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  objects.set(4, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  pages.forEach((page, index) => {
    const number = numbers[index] ?? 0;
    const rotate = page.rotate === undefined ? '' : `/Rotate ${String(page.rotate)}`;
    const resources = `/Resources << /Font << /F 3 0 R /B 4 0 R >> ${page.resources ?? ''} >>`;
    const box = `/MediaBox ${page.mediaBox ?? '[0 0 595 842]'}`;
    objects.set(
      number,
      `<< /Type /Page /Parent 2 0 R ${box} ${rotate} ${resources} /Contents ${String(number + 1)} 0 R ${page.entries ?? ''} >>`,
    );
    objects.set(number + 1, stream(page.content));
  });
  return objects;
}

/** A document of pages, with further objects from number FREE on. */
export function rawPdf(pages: readonly RawPage[], extra: ReadonlyMap<number, RawObject> = new Map()): Buffer {
  return rawFile(new Map([...rawObjects(pages), ...extra]));
}

/** Content that shows lines of text, the first 100 points from the top of an A4 page. */
export function textLines(lines: readonly string[], sizePt = 10): string {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj 0 ${String(-1.4 * sizePt)} Td`);
  return `BT /F ${String(sizePt)} Tf 72 742 Td ${shown.join(' ')} ET`;
}

/** Twelve lines, enough that no page of them passes for a picture. */
export const PLAIN_LINES: readonly string[] = Array.from(
  { length: 12 },
  (_, index) => `${String(index + 1).padStart(2, '0')} January CARD PAYMENT 12.${String(10 + index)}`,
);
