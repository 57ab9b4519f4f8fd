import { describe, expect, it } from 'vitest';
import { findFields } from '../../../src/extraction/fields/find-fields.ts';
import type { FieldCandidate, FieldCandidates } from '../../../src/extraction/fields/find-fields.ts';
import { at, endingAt, layOut } from '../statement/placed-pages.ts';
import type { PlacedText } from '../statement/placed-pages.ts';
import { statementProfile } from '../statement/read-entries.ts';

const { fields } = statementProfile();
const everywhere = { currency: 'GBP', skip: (): boolean => false };

function found(...texts: readonly PlacedText[]): FieldCandidates {
  return findFields(layOut(texts), fields, everywhere);
}

function valueOf(candidate: FieldCandidate | undefined): string | undefined {
  switch (candidate?.value.kind) {
    case undefined:
      return undefined;
    case 'text':
      return candidate.value.text;
    case 'date':
      return candidate.value.date;
    case 'period':
      return `${candidate.value.start}/${candidate.value.end}`;
    case 'money':
      return String(candidate.value.amount.minor);
    // Statements have no other kinds of value.
    case 'texts':
    case 'number':
    case 'boolean':
    case 'address':
      return undefined;
  }
}

function best(all: FieldCandidates, field: string): string | undefined {
  return valueOf(all[field]?.[0]);
}

describe('a labelled value', () => {
  it('is none where its label is the first of what a sentence counts', () => {
    expect(best(found(at(50, 100, 'name, address or telephone number.')), 'accountName')).toBeUndefined();
    expect(best(found(at(50, 100, 'Name: Idris Kettle')), 'accountName')).toBe('Idris Kettle');
  });

  it('stands on the right of its label', () => {
    expect(best(found(at(50, 100, 'Sort code'), at(150, 100, '12-34-56')), 'sortCode')).toBe('12-34-56');
  });

  it('stands on two lines, one over the middle of its label and one under it', () => {
    const period = [
      endingAt(560, 95, '28 JAN 2026 to'),
      at(340, 100, 'Period covered'),
      endingAt(560, 105, '27 FEB 2026'),
    ];
    expect(best(found(...period), 'period')).toBe('2026-01-28/2026-02-27');
  });

  it('stands beneath its label, however near the label before it ends', () => {
    const strip = [
      at(337, 100, 'Prepared for', 8),
      at(436, 100, 'Membership Number', 8),
      at(510, 100, 'Date', 8),
      at(337, 114, 'MS ADA QUILL', 8),
      at(436, 114, 'xxxx-31022', 8),
      at(510, 114, '18/11/25', 8),
    ];
    expect(best(found(...strip), 'looseDate')).toBe('2025-11-18');
  });

  it('stands in the same phrase, behind a colon', () => {
    expect(best(found(at(50, 100, 'Sort code: 12-34-56')), 'sortCode')).toBe('12-34-56');
  });

  it('stands behind a label that says `#` for number', () => {
    expect(best(found(at(50, 100, 'Account #'), at(150, 100, '12345678')), 'accountNumber')).toBe('12345678');
    expect(best(found(at(50, 100, 'Account # 12345678')), 'accountNumber')).toBe('12345678');
  });

  it('is of the whole label, not of another that is part of it', () => {
    const all = found(at(50, 100, 'Previous period balance'), at(250, 100, '£12.34'));
    expect(best(all, 'openingBalance')).toBe('1234');
    expect(all.closingBalance).toBeUndefined();
  });

  it('stands beneath its label, left edges or right edges in line', () => {
    expect(best(found(at(50, 100, 'Account number'), at(50, 112, '12345678')), 'accountNumber')).toBe('12345678');
    expect(best(found(endingAt(300, 100, 'Closing balance'), endingAt(300, 112, '£12.34')), 'closingBalance')).toBe(
      '1234',
    );
  });

  it('stands beneath, where labels stand side by side', () => {
    const all = found(
      at(50, 100, 'Sort code'),
      at(150, 100, 'Account number'),
      at(300, 100, 'Statement date'),
      at(50, 112, '12-34-56'),
      at(150, 112, '12345678'),
      at(300, 112, '2 April 2025'),
    );
    expect(['sortCode', 'accountNumber', 'statementDate'].map((field) => best(all, field))).toEqual([
      '12-34-56',
      '12345678',
      '2025-04-02',
    ]);
  });

  it('is not another label', () => {
    const all = found(at(50, 100, 'Sort code'), at(150, 100, 'Account number'), at(300, 100, '12345678'));
    expect([best(all, 'sortCode'), best(all, 'accountNumber')]).toEqual([undefined, '12345678']);
  });

  it('is no value of another kind', () => {
    expect(best(found(at(50, 100, 'Sort code'), at(150, 100, 'to be advised')), 'sortCode')).toBeUndefined();
    expect(best(found(at(50, 100, 'Closing balance'), at(150, 100, '12')), 'closingBalance')).toBeUndefined();
  });

  it('does not stand far beneath, nor across the page among others', () => {
    expect(best(found(at(50, 100, 'Sort code'), at(50, 180, '12-34-56')), 'sortCode')).toBeUndefined();
    const apart = found(at(20, 100, 'Statement'), at(120, 100, 'Sort code'), at(540, 100, '12-34-56'));
    expect(best(apart, 'sortCode')).toBeUndefined();
  });

  it('stands at the far end of the line where label and value are alone on it', () => {
    expect(best(found(at(20, 100, 'Sort code'), at(540, 100, '12-34-56')), 'sortCode')).toBe('12-34-56');
  });

  it('keeps the place and the words it was read from', () => {
    const [candidate] = found(at(50, 100, 'IBAN'), at(150, 100, 'GB33 BUKB 2020 1555 5555 55'))['iban'] ?? [];
    expect(valueOf(candidate)).toBe('GB33BUKB20201555555555');
    expect(candidate?.printed).toMatchObject({ text: 'GB33 BUKB 2020 1555 5555 55', page: 1 });
    expect(candidate?.printed.box.x0).toBeCloseTo(150);
  });

  it('is looked for nowhere in a table of entries', () => {
    const layout = layOut([at(50, 100, 'Closing balance'), at(200, 100, '£12.34')]);
    expect(findFields(layout, fields, { currency: 'GBP', skip: (_page, line) => line === 0 })).toEqual({});
  });

  it('knows the date that its label bears', () => {
    const [candidate] = found(at(50, 100, 'Balance on 31 March 2025'), at(250, 100, '£12.34'))['closingBalance'] ?? [];
    expect([valueOf(candidate), candidate?.labelDate]).toEqual(['1234', { day: 31, month: 3, year: 2025 }]);
  });

  it('comes before weaker readings of the same field', () => {
    const all = found(
      at(50, 100, 'Closing balance'),
      at(200, 100, '£12.34'),
      at(50, 300, 'Your closing balance of £99.00 was high'),
    );
    expect(best(all, 'closingBalance')).toBe('1234');
    const confidences = (all['closingBalance'] ?? []).map(({ confidence }) => confidence);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
  });

  it('may be two values that stand together: sort code and account number', () => {
    expect(best(found(at(50, 100, '12-34-56 12345678')), 'sortCodeAndAccount')).toBe('12-34-56 12345678');
  });
});

describe('a value beneath its label', () => {
  it('may end where the unit behind the label does', () => {
    const all = found(
      at(50, 100, 'Previous balance £'),
      at(200, 100, 'Closing balance £'),
      endingAt(50 + 0.5 * 9 * 16 + 0.28 * 9 * 2, 112, '1,164.38'),
      endingAt(200 + 0.5 * 9 * 15 + 0.28 * 9 * 2, 112, '1,383.22'),
    );
    expect([best(all, 'openingBalance'), best(all, 'closingBalance')]).toEqual(['116438', '138322']);
  });
});

describe('a value over its label, in a form', () => {
  const form = (...texts: readonly PlacedText[]): FieldCandidates =>
    findFields(layOut(texts), fields, { ...everywhere, form: true });

  it('is taken where each label of a row has a value over it, nearer than what is beneath', () => {
    const all = form(
      at(50, 100, '12-34-56'),
      at(200, 100, '12345678'),
      at(50, 111, 'Sort code'),
      at(200, 111, 'Account number'),
      at(50, 135, '20-30-40'),
      at(200, 135, '87654321'),
    );
    expect([best(all, 'sortCode'), best(all, 'accountNumber')]).toEqual(['12-34-56', '12345678']);
  });

  it('is not taken where what is beneath the label stands as near', () => {
    const all = form(
      at(50, 88, '12-34-56'),
      at(200, 88, '12345678'),
      at(50, 100, 'Sort code'),
      at(200, 100, 'Account number'),
      at(50, 112, '20-30-40'),
      at(200, 112, '87654321'),
    );
    expect([best(all, 'sortCode'), best(all, 'accountNumber')]).toEqual(['20-30-40', '87654321']);
  });

  it('is not taken from the row above of a list, in which values stand beside their labels', () => {
    const all = form(
      at(50, 100, 'Local branch'),
      at(200, 100, '20 Kelp Street'),
      at(50, 112, 'Account name'),
      at(200, 112, 'Una Kettle'),
      at(50, 124.5, 'Relationship began'),
      at(200, 124.5, '3 May 2019'),
    );
    expect(best(all, 'accountName')).toBe('Una Kettle');
  });

  it('is not taken where it is a label itself', () => {
    const all = form(at(50, 88, 'Account number'), at(50, 100, 'Sort code'), at(50, 115, '20-30-40'));
    expect([best(all, 'sortCode'), best(all, 'accountNumber')]).toEqual(['20-30-40', undefined]);
  });
});
