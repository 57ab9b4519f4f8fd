import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runHere } from './run-cli.ts';

let folder: string;
let statement: string;
let encrypted: string;
let text: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arkive-extract-'));
  statement = join(folder, 'statement.pdf');
  encrypted = join(folder, 'encrypted.pdf');
  text = join(folder, 'secret-diary.pdf');
  await writeFile(statement, await statementPdf({}));
  await writeFile(encrypted, await statementPdf({ userPassword: 'locked' }));
  await writeFile(text, 'Dear diary, nobody may read this.');
});
afterAll(() => rm(folder, { recursive: true }));

const ROWS = [
  ['01 Mar 2026', 'Balance brought forward', '', '', '1,200.00'],
  ['03 Mar 2026', 'Card payment Corner Shop', '12.50', '', '1,187.50'],
  ['10 Mar 2026', 'Direct debit Water Board', '40.25', '', '1,147.25'],
  ['28 Mar 2026', 'Faster payment Salary', '', '2,000.00', '3,147.25'],
  ['31 Mar 2026', 'Balance carried forward', '', '', '3,147.25'],
];

/** A statement of one page, of an issuer that does not exist. */
function statementPdf(options: { userPassword?: string }): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 50, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const at = (x: number, y: number, words: string, more: PDFKit.Mixins.TextOptions = {}) =>
    pdf.text(words, x, y, { lineBreak: false, ...more });
  pdf.fontSize(16);
  at(50, 50, 'Larkfield Bank');
  pdf.fontSize(10);
  at(50, 80, 'Current account statement');
  at(50, 100, 'Account name: Ms Robin Example');
  at(50, 115, 'Sort code: 00-00-00');
  at(250, 115, 'Account number: 12345678');
  at(50, 130, 'Statement period: 01 March 2026 to 31 March 2026');
  const columns = [50, 130, 330, 410, 490];
  ['Date', 'Description', 'Money out', 'Money in', 'Balance'].forEach((name, index) =>
    at(columns[index] ?? 0, 170, name),
  );
  ROWS.forEach((cells, line) => {
    cells.forEach((cell, index) => {
      if (cell !== '') at(columns[index] ?? 0, 190 + line * 16, cell);
    });
  });
  pdf.end();
  return new Promise((resolve) => pdf.on('end', () => resolve(Buffer.concat(chunks))));
}

const cli = (...words: string[]) => runHere(join(folder, 'data'), 'extract', ...words);

describe('extract', () => {
  it('shows what a statement says as a table', async () => {
    const { code, stdout, stderr } = await cli(statement);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [headings, row] = stdout.split('\n');
    expect(headings).toMatch(
      /^FILE +CLASS +CONFIDENCE +ISSUER +ACCOUNT +PERIOD +TRANSACTIONS +OPENING +CLOSING +RECONCILES +REVIEW +ISSUES$/,
    );
    expect(row).toMatch(
      / banking-statement +\d\.\d\d .*00-00-00 12345678 +2026-03-01 to 2026-03-31 +3 +1200\.00 GBP +3147\.25 GBP +yes /,
    );
  });

  it('writes with --json the result of the contract, one line a file, in the order of the files', async () => {
    const { code, stdout } = await cli('--json', '--jobs', '2', statement, text, statement);
    expect(code).toBe(1);
    const results = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results).toHaveLength(2);
    for (const result of results) {
      expect(Object.keys(result)).toEqual(['status', 'document', 'text', 'nodes']);
      expect(result.document.classIdentifier).toBe('banking-statement');
      expect(result.nodes.filter((node: { type: string }) => node.type === 'ark:Transaction')).toHaveLength(3);
    }
  });

  it('adds with --provenance where each value stands', async () => {
    const { stdout } = await cli('--json', '--provenance', statement);
    const { nodes, provenance } = JSON.parse(stdout);
    expect(provenance.length).toBeGreaterThan(0);
    const ids = new Set(nodes.map((node: { id: string }) => node.id));
    for (const row of provenance) {
      expect(ids).toContain(row.nodeId);
      expect(row).toMatchObject({ page: 1, text: expect.any(String), rule: expect.any(String) });
    }
  });

  it('writes with --out a file for each, readable by its owner alone, beside the table', async () => {
    const out = join(folder, 'out', 'deep');
    const { code, stdout } = await cli('--out', out, statement);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^FILE /);
    expect((await stat(out)).mode & 0o777).toBe(0o700);
    expect((await stat(join(out, 'statement.pdf.json'))).mode & 0o777).toBe(0o600);
    const result = JSON.parse(await readFile(join(out, 'statement.pdf.json'), 'utf8'));
    expect(Object.keys(result)).toEqual(['status', 'document', 'text', 'nodes']);
  });

  it('needs no data folder and makes none', async () => {
    await cli(statement);
    await expect(stat(join(folder, 'data'))).rejects.toThrow(/ENOENT/);
  });
});

describe('extract, when a file fails,', () => {
  it('names the problem of the contract, goes on with the others, and ends with exit code 1', async () => {
    const { code, stdout, stderr } = await cli(encrypted, statement);
    expect(code).toBe(1);
    expect(stderr).toContain(`${encrypted}: document-encrypted: `);
    expect(stderr).toContain('2 files: 1 read, 1 failed.');
    expect(stdout).toMatch(/encrypted\.pdf +failed /);
    expect(stdout).toMatch(/statement\.pdf +banking-statement /);
  });

  it.each([
    ['that is none', () => join(folder, 'missing.pdf'), 'ENOENT'],
    ['that is a folder', () => folder, 'EISDIR'],
    ['that is empty', () => join(folder, 'empty.pdf'), 'document-empty'],
    ['that is too large', () => join(folder, 'large.pdf'), 'document-too-large'],
    ['that is no document', () => text, 'unsupported-media-type'],
  ])('says why of one %s, and shows nothing of what is in it', async (_case, path, reason) => {
    await writeFile(join(folder, 'empty.pdf'), '');
    await writeFile(join(folder, 'large.pdf'), Buffer.alloc(5 * 1024 * 1024, '%PDF-'));
    const { code, stdout, stderr } = await cli('--json', path());
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(reason);
    expect(stderr).not.toMatch(/Dear diary|^ {4}at /m);
  });

  it('says so of a result that cannot be written', async () => {
    const out = join(folder, 'blocked');
    await mkdir(join(out, 'statement.pdf.json'), { recursive: true });
    const { code, stderr } = await cli('--out', out, statement);
    expect(code).toBe(1);
    expect(stderr).toContain('EISDIR');
  });
});

describe('extract is not understood', () => {
  it.each([
    ['without a file', [], 'Give at least one FILE'],
    ['with a strange number of jobs', ['--jobs', '0', 'a.pdf'], '--jobs'],
    ['with two files of one name to be written to one folder', ['--out', 'unused', 'a/x.pdf', 'b/x.pdf'], 'Two files'],
    ['with an unknown option', ['--yaml', 'a.pdf'], '--yaml'],
  ])('%s: exit code 2', async (_case, words, complaint) => {
    const { code, stdout, stderr } = await cli(...words);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(complaint);
  });
});
