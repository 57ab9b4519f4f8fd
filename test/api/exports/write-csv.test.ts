import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_COLUMNS } from '../../../src/api/exports/csv-columns.ts';
import { harmless, writeCsv } from '../../../src/api/exports/write-csv.ts';
import { ACCOUNT, account, transaction } from './export-nodes.ts';

const rowsOf = (nodes: Parameters<typeof writeCsv>[0]): readonly Record<string, string>[] =>
  parse([...writeCsv(nodes)].join(''), { columns: true, record_delimiter: '\r\n' });

/** What a reader does who wants the text as it was. */
const restored = (cell: string): string =>
  cell.startsWith("'") && harmless(cell.slice(1)) === cell ? cell.slice(1) : cell;

/** What begins a formula in a spreadsheet, behind white space or not. */
const STARTS_FORMULA = /^\s*[=+\-@＝＋－＠]/u;

describe('transactions as CSV', () => {
  it('have a header row, which is there when there are no transactions, too', () => {
    expect([...writeCsv([])]).toEqual([`${CSV_COLUMNS.map(({ name }) => name).join(',')}\r\n`]);
  });

  it('have amounts to the last digit, negative when they went out', () => {
    const amounts = [
      { amount: '0.10', direction: 'Debit' },
      { amount: '123456789012345.67', direction: 'Credit' },
      { amount: '0.00', direction: 'Debit' },
    ];
    const rows = rowsOf([account(), ...amounts.map((amount, index) => transaction(index, { amount }))]);
    expect(rows.map((row) => row['amount'])).toEqual(['-0.10', '123456789012345.67', '0.00']);
  });

  it('have no amount where it is not known whether it came in or went out', () => {
    const [row] = rowsOf([account(), transaction(1, { amount: { amount: '1.00', direction: undefined } })]);
    expect(row?.['amount']).toBe('');
  });

  it('stand account by account, in each in the order of the sequence', () => {
    const other = `${ACCOUNT}-2`;
    const rows = rowsOf([
      transaction(3, {}),
      transaction(2, { relatedTo: other }),
      transaction(1, {}),
      account(),
      account(other),
    ]);
    expect(rows.map(({ account: id, sequence }) => [id, sequence])).toEqual([
      [ACCOUNT, '000001'],
      [ACCOUNT, '000003'],
      [other, '000002'],
    ]);
  });

  it('keep account numbers with their leading zeros, sort code and number apart', () => {
    const identifier = {
      id: 'https://x.example/i1',
      type: 'ark:BankAccountIdentifier',
      relatedTo: ACCOUNT,
      identifierType: 'SORT_CODE_ACCOUNT_NUMBER',
      identifier: '01-02-03 00123456',
    };
    const [row] = rowsOf([account(), identifier, transaction(1, {})]);
    expect(row).toMatchObject({ sortCode: '01-02-03', accountNumber: '00123456' });
    const [other] = rowsOf([account(), { ...identifier, identifier: '12/345678-9' }, transaction(1, {})]);
    expect(other).toMatchObject({ sortCode: '', accountNumber: '12/345678-9' });
  });

  it('name merchants where the graph does, and give their id where not', () => {
    const shop = { id: 'https://x.example/shop', type: 'ark:Organisation', name: 'Shop, the "good"' };
    const rows = rowsOf([
      account(),
      shop,
      transaction(1, { merchant: shop.id, categories: ['shopping', 'other_shopping'] }),
      transaction(2, { merchant: 'https://elsewhere.example/1' }),
    ]);
    expect(rows).toMatchObject([
      { merchant: 'Shop, the "good"', category: 'shopping', subcategory: 'other_shopping' },
      { merchant: 'https://elsewhere.example/1', category: '' },
    ]);
  });

  it('come back from a parser as any text that they were made of', () => {
    const texts = fc.string({
      unit: fc.oneof(fc.constantFrom(...Array.from('=+-@\'"\t\r\n,; aＡ＝')), fc.string({ unit: 'binary' })),
    });
    fc.assert(
      fc.property(texts, (text) => {
        const [row] = rowsOf([account(), transaction(1, { fullDescriptor: `x${text}`, notes: text })]);
        expect(restored(row?.['fullDescriptor'] ?? '')).toBe(`x${text}`);
        expect(restored(row?.['notes'] ?? '')).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  it('hold nothing that a spreadsheet takes for a formula, but numbers', () => {
    const evil = ['=1+1', '+A1', '-A1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', "'=1", '=cmd|/c calc!A1', '-1+1'];
    const rows = rowsOf([account(), ...evil.map((notes, index) => transaction(index, { notes, description: notes }))]);
    for (const cell of rows.flatMap((row) => Object.values(row))) {
      if (!/^-?\d+(\.\d+)?$/u.test(cell)) expect(cell).not.toMatch(STARTS_FORMULA);
    }
    expect(rows.map((row) => restored(row['notes'] ?? ''))).toEqual(evil);
  });
});
