// Files that are not what they were: a problem each, never a document with a hole in it.
import PDFDocument from 'pdfkit';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import { openPdfiumReader } from '../../../src/adapters/pdfium/pdfium-reader.ts';
import { Problem } from '../../../src/kernel/problem.ts';
import type { ReadPage } from '../../../src/model/page.ts';
import { PLAIN_LINES, rawFile, rawObjects, rawPdf, stream, textLines } from './raw-pdf.ts';

let reader: PdfiumReader;

beforeAll(async () => {
  reader = await openPdfiumReader();
});

beforeEach(async () => {
  if (reader.spent()) reader = await openPdfiumReader();
});

/** What the pages say, or the problem's code and detail. */
function outcome(file: Uint8Array): string {
  try {
    return textOf(reader.read(file));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return [error.code, error.detail ?? []].flat().join(': ');
  }
}

function textOf(pages: readonly ReadPage[]): string {
  return pages
    .map((page) => (page.kind === 'glyphs' ? page.glyphs.map(({ text }) => text).join('') : `[${page.kind}]`))
    .join('\n');
}

async function statement(options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const page of [1, 2, 3]) {
    if (page > 1) document.addPage();
    PLAIN_LINES.forEach((line, index) => document.text(`${line} page ${String(page)}`, 72, 72 + 14 * index));
  }
  const done = new Promise((resolve) => document.on('end', resolve));
  document.end();
  await done;
  return Buffer.concat(chunks);
}

const plain = rawPdf([1, 2, 3].map(() => ({ content: textLines(PLAIN_LINES) })));
let made: Buffer;
beforeAll(async () => {
  made = await statement();
});

describe('a file', () => {
  test('without a byte is empty', () => {
    expect(outcome(new Uint8Array())).toBe('document-empty');
  });

  test.each(['hello', '%PDF-1.7\n', '\u0000'.repeat(5000), '<html><body>%PDF-1.4</body></html>'])(
    'that is no PDF is damaged: %#',
    (content) => {
      expect(outcome(Buffer.from(content))).toMatch(/^document-damaged/);
    },
  );

  test('behind a password is encrypted', async () => {
    expect(outcome(await statement({ userPassword: 'sesame' }))).toBe('document-encrypted');
    expect(outcome(await statement({ userPassword: 'sesame', pdfVersion: '1.7ext3' }))).toBe('document-encrypted');
  });

  test('that anyone may open but not change is read', async () => {
    const file = await statement({ ownerPassword: 'owner', permissions: { printing: 'lowResolution' } });
    expect(outcome(file)).toBe(outcome(made));
  });

  test.each([1, 10, 25, 50, 75, 90, 95, 98, 99, 99.5])('cut off after %d per cent is damaged', (percent) => {
    for (const file of [made, plain]) {
      expect(outcome(file.subarray(0, Math.floor((file.length * percent) / 100)))).toMatch(/^document-damaged/);
    }
  });

  test('whose update is cut off is damaged, though the version before it is whole', () => {
    const update = '\n6 0 obj\n<< /Length 30 >>\nstream\nBT /F 10 Tf 72 700 Td (x) Tj ET\nendstream\nendobj\n';
    expect(outcome(Buffer.concat([plain, Buffer.from(update)]))).toBe(
      'document-damaged: the end of the file is missing',
    );
  });

  test('that is linearized and shorter than it says is damaged', () => {
    const head = `%PDF-1.7\n90 0 obj\n<< /Linearized 1 /L ${String(plain.length + 5000)} /N 3 >>\nendobj\n`;
    expect(outcome(Buffer.concat([Buffer.from(head), plain]))).toBe(
      'document-damaged: the file is shorter than it says',
    );
  });

  test('followed by a few bytes of a mail gateway is read', () => {
    expect(outcome(Buffer.concat([plain, Buffer.from('\r\n\r\n-- scanned --\r\n')]))).toBe(outcome(plain));
  });

  test('with a page that is named but not there is damaged', () => {
    const objects = rawObjects([{ content: textLines(PLAIN_LINES) }]);
    objects.set(2, '<< /Type /Pages /Kids [5 0 R 77 0 R] /Count 2 >>');
    expect(outcome(rawFile(objects))).toMatch(/^document-damaged: page 2 is missing/);
  });

  test('with a page whose content is not there is damaged; a page that never had any is blank', () => {
    const objects = rawObjects([{ content: textLines(PLAIN_LINES) }, { content: textLines(PLAIN_LINES) }]);
    objects.delete(8);
    expect(outcome(rawFile(objects))).toBe('document-damaged: the content of page 2 is missing');
    objects.set(8, stream(''));
    expect(outcome(rawFile(objects))).toBe(`${PLAIN_LINES.join('')}\n[blank]`);
  });

  test('without any page is damaged', () => {
    expect(outcome(rawPdf([]))).toBe('document-damaged: the file has no pages');
  });
});

describe('a byte changed', () => {
  test('anywhere in compressed content or a font is noticed by the checksum', () => {
    const whole = outcome(made);
    expect(whole).toContain(PLAIN_LINES[0]);
    const start = made.indexOf('stream\n') + 'stream\n'.length;
    const end = made.indexOf('endstream', start) - 1;
    for (let at = start; at < end; at += 7) {
      const changed = Buffer.from(made);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      expect(outcome(changed)).toMatch(/^document-damaged/);
    }
  });

  test('anywhere in the file, or a stretch lost or blanked, never breaks the reader', async () => {
    const random = seeded(20_260_101);
    const pick = (below: number): number => Math.floor(random() * below);
    for (let round = 0; round < 400; round++) {
      const source = round % 2 === 0 ? made : plain;
      const at = pick(source.length);
      const changed = [
        () => Buffer.from(source).fill(pick(256), at, at + 1),
        () => Buffer.concat([source.subarray(0, at), source.subarray(at + 1 + pick(200))]),
        () => Buffer.from(source).fill(0, at, Math.min(source.length, at + pick(500))),
        () => Buffer.concat([source.subarray(0, at), source.subarray(pick(source.length))]),
      ][round % 4]?.();
      // Whatever comes back is text or a problem of the table: outcome() lets nothing else pass.
      expect(outcome(changed ?? source)).toBeTypeOf('string');
      if (reader.spent()) reader = await openPdfiumReader();
    }
  });
});

describe('memory', () => {
  test('stays where it was over hundreds of documents, good and bad', () => {
    outcome(made);
    const before = reader.memoryBytes();
    for (let round = 0; round < 300; round++) {
      outcome(made);
      outcome(plain);
      outcome(made.subarray(0, made.length - 1 - round));
    }
    expect(reader.spent()).toBe(false);
    expect(reader.memoryBytes()).toBe(before);
  });
});

/** Numbers in 0..1 that are the same on every run (a linear congruential generator). */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
