import { describe, expect, it } from 'vitest';
import { findFields } from '../../../src/extraction/fields/find-fields.ts';
import { layoutDocument } from '../../../src/layout/layout-document.ts';
import type { DocumentLayout } from '../../../src/model/layout.ts';
import { recognisedPages } from '../../repair/recognised.ts';
import { at, layOut, placedPages } from '../statement/placed-pages.ts';
import type { PlacedText } from '../statement/placed-pages.ts';
import { statementProfile } from '../statement/read-entries.ts';

const { fields } = statementProfile();

const first = (field: string, ...texts: readonly PlacedText[]): unknown => firstIn(layOut(texts), field);

function firstIn(layout: DocumentLayout, field: string): unknown {
  const value = findFields(layout, fields, { currency: 'GBP', skip: () => false, form: true })[field]?.[0]?.value;
  return value?.kind === 'money' ? value.amount.minor : value?.kind === 'text' ? value.text : value;
}

describe('a label on two lines', () => {
  it('has its value beside its first line or its second, or beneath', () => {
    expect(first('closingBalance', at(50, 100, 'Closing'), at(150, 100, '£12.34'), at(50, 111, 'balance'))).toBe(1234);
    expect(first('closingBalance', at(50, 100, 'Closing'), at(50, 111, 'balance'), at(150, 111, '£12.34'))).toBe(1234);
    expect(first('closingBalance', at(50, 100, 'Closing'), at(50, 111, 'balance'), at(50, 124, '£12.34'))).toBe(1234);
  });

  it('may begin with what is short with points', () => {
    const texts = [at(50, 100, 'I.B.A.N.'), at(150, 100, 'GB29NWBK60161331926819'), at(50, 111, 'number')];
    expect(first('iban', ...texts)).toBe('GB29NWBK60161331926819');
  });

  it('may be measured larger on its second line, where it was recognised', () => {
    const label = [at(50, 100, 'Balance on your last statement (14 May'), at(50, 111, '2026)', 10.5)];
    const pages = placedPages([...label, at(250, 100, '£12.34')]);
    expect(firstIn(layoutDocument(recognisedPages(pages)), 'openingBalance')).toBe(1234);
    expect(firstIn(layoutDocument(pages), 'openingBalance')).toBeUndefined();
  });

  it('is two labels where values stand beside both of its lines', () => {
    const texts = [
      at(50, 100, 'Sort code'),
      at(150, 100, '12-34-56'),
      at(50, 111, 'Account number'),
      at(200, 111, '12345678'),
    ];
    expect(first('sortCode', ...texts)).toBe('12-34-56');
    expect(first('accountNumber', ...texts)).toBe('12345678');
  });
});
