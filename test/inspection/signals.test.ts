// Signs that a document may have been changed, in real files.
import PDFDocument from 'pdfkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPdfiumReader, type PdfiumReader } from '../../src/adapters/pdfium/pdfium-reader.ts';
import { readProfileFiles } from '../../src/adapters/profile-files/read-profile-files.ts';
import { fileSignals } from '../../src/inspection/file-signals.ts';
import { pageSignals } from '../../src/inspection/page-signals.ts';
import { parseProducers } from '../../src/inspection/producer-vocabulary.ts';
import type { Signal } from '../../src/inspection/signal.ts';
import { layoutDocument } from '../../src/layout/layout-document.ts';
import type { GraphNode } from '../../src/model/reading.ts';

let reader: PdfiumReader;
const producers = parseProducers(readProfileFiles().vocabulary['producers']);

beforeAll(async () => {
  reader = await openPdfiumReader();
});

interface Making {
  readonly info?: Readonly<Record<string, string | Date>>;
  /** Draws over the finished table. */
  readonly change?: (pdf: PDFKit.PDFDocument) => void;
  /** How the amount of a row is set. */
  readonly row?: (pdf: PDFKit.PDFDocument, index: number) => { readonly lift?: number };
}

const ROWS = 14;
const rowTop = (index: number): number => 120 + 18 * index;

/** A table of dated rows with an amount and a balance each. */
function table({ info = {}, change, row }: Making = {}): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', info });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  pdf.font('Helvetica').fontSize(9).text('Account activity', 50, 80);
  for (let index = 0; index < ROWS; index++) {
    pdf.font('Helvetica').fontSize(9).fillColor('black');
    pdf.text(`Shop number ${'abcdefghijklmn'.charAt(index)}`, 50, rowTop(index), { lineBreak: false });
    pdf.text(`${900 - 10 * index}.00`, 480, rowTop(index), { lineBreak: false });
    const { lift = 0 } = row?.(pdf, index) ?? {};
    pdf.text('10.00', 400, rowTop(index) - lift, { lineBreak: false });
  }
  change?.(pdf);
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks)))));
}

function shown(file: Uint8Array): readonly Signal[] {
  const pages = reader.read(file);
  return pageSignals(pages, layoutDocument(pages));
}

const said = (signals: readonly Signal[]): string[] => signals.map(({ severity, reason }) => `${severity}: ${reason}`);

describe('the pages of a document', () => {
  it('show nothing where every row is set alike', async () => {
    expect(shown(await table())).toEqual([]);
  });

  it('ask for a look where lines were printed over one another, and not where a mark stands behind them', async () => {
    const over = (size: number) =>
      table({
        change: (pdf) => {
          pdf.fontSize(size).text('Registered in Wales under a number', 45, rowTop(9) - 1, { lineBreak: false });
        },
      });
    expect(said(shown(await over(7)))).toEqual(['warnings: Page 1: lines of text were printed over one another.']);
    expect(said(shown(await over(30)))).toEqual([]);
  });

  it('show an amount that was written over another', async () => {
    const file = await table({
      change: (pdf) => {
        pdf.rect(398, rowTop(5) - 2, 40, 13).fill('white');
        pdf.fillColor('black').text('99.00', 400, rowTop(5), { lineBreak: false });
      },
    });
    expect(said(shown(file))).toEqual(['warnings: Page 1: text was drawn over other text that had been covered.']);
    const text =
      layoutDocument(reader.read(file))
        .pages[0]?.lines.map((line) => line.text)
        .join('\n') ?? '';
    expect(text.match(/\b10\.00/g)).toHaveLength(ROWS - 1);
    expect(text).toContain('99.00');
  });

  it('show that something is covered, and do not give it', async () => {
    const file = await table({ change: (pdf) => pdf.rect(398, rowTop(5) - 2, 40, 13).fill('black') });
    expect(said(shown(file))).toEqual(['info: Page 1: text is covered and was not read.']);
  });

  it('are not covered by what is drawn before the text or lets it be seen', async () => {
    const file = await table({
      change: (pdf) => {
        pdf
          .rect(398, rowTop(5) - 2, 40, 13)
          .fillOpacity(0.3)
          .fill('yellow')
          .fillOpacity(1);
        pdf.rect(40, 500, 300, 40).fill('#eeeeee');
        pdf.fillColor('black').text('Printed on grey', 50, 510);
      },
    });
    expect(shown(file)).toEqual([]);
  });

  it('show an amount in another type', async () => {
    const row = (pdf: PDFKit.PDFDocument, index: number): object => (index === 7 ? (pdf.font('Times-Roman'), {}) : {});
    expect(said(shown(await table({ row })))).toEqual([
      'warnings: Page 1: an amount is set in another type than those around it.',
    ]);
  });

  it('show an amount that stands higher than its row', async () => {
    const row = (_: PDFKit.PDFDocument, index: number): { lift?: number } => (index === 7 ? { lift: 1.2 } : {});
    expect(said(shown(await table({ row })))).toEqual([
      'warnings: Page 1: an amount stands on another line than those around it.',
    ]);
  });

  it('show nothing where a panel beside the table is set otherwise, on lines of its own', async () => {
    const change = (pdf: PDFKit.PDFDocument): void => {
      pdf.font('Times-Roman').fontSize(9);
      for (const index of [2, 5, 9]) pdf.text('250.00', 540, rowTop(index) - 1.2, { lineBreak: false });
    };
    expect(shown(await table({ change }))).toEqual([]);
  });

  it('show nothing where a design sets every other row in another type', async () => {
    const row = (pdf: PDFKit.PDFDocument, index: number): object =>
      index % 2 === 0 ? (pdf.font('Times-Roman'), {}) : {};
    expect(shown(await table({ row }))).toEqual([]);
  });
});

describe('the file of a document', () => {
  const statement = (endDate: string): GraphNode[] => [{ id: 'urn:a', type: 'ark:Statement', endDate }];
  const made = (on: string): Date => new Date(`${on}T12:00:00Z`);
  const signals = async (info: Making['info'], nodes: readonly GraphNode[] = [], tail = ''): Promise<string[]> => {
    const file = Buffer.concat([await table(info ? { info } : {}), Buffer.from(tail, 'latin1')]);
    return said(fileSignals(reader.inspect(file), nodes, producers));
  };

  it('says nothing when it was made after what it reports', async () => {
    expect(
      await signals({ CreationDate: made('2024-03-01'), Producer: 'Bank Print 4' }, statement('2024-02-29')),
    ).toEqual([]);
  });

  it('contradicts dates that had not come when it was made', async () => {
    expect(await signals({ CreationDate: made('2024-02-01') }, statement('2024-02-29'))).toEqual([
      'info: The file was made before the dates that the document reports.',
    ]);
  });

  it.each([
    ['Adobe Photoshop 25.0', 'warnings: The file was written by a program that changes finished documents.'],
    ['Microsoft® Word for Microsoft 365', 'info: The file was written by an office program.'],
  ])('names %s by what it is for', async (Producer, reason) => {
    expect(await signals({ CreationDate: made('2024-03-01'), Producer })).toEqual([reason]);
  });

  it('has something added when more follows its first end', async () => {
    const whole = await table();
    const start = Buffer.from(whole).toString('latin1').lastIndexOf('startxref');
    const offset = /startxref\s+(\d+)/.exec(Buffer.from(whole).toString('latin1').slice(start))?.[1] ?? '0';
    const update = `\nxref\n0 0\ntrailer\n<< /Size 1 /Prev ${offset} >>\nstartxref\n${whole.length + 1}\n%%EOF\n`;
    const plain = reader.inspect(whole).updates;
    const updated = reader.inspect(Buffer.concat([whole, Buffer.from(update, 'latin1')])).updates;
    expect([plain, updated]).toEqual([0, 1]);
  });
});
