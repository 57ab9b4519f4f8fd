import { describe, expect, it } from 'vitest';
import { findIssuer } from '../../../src/extraction/document/issuer.ts';
import { at, layOut } from '../statement/placed-pages.ts';
import type { PlacedText } from '../statement/placed-pages.ts';

const BODY: readonly PlacedText[] = [
  at(50, 120, 'Your statement', 14),
  at(50, 150, 'Mr John Smith'),
  at(50, 300, 'Opening balance £100.00'),
  at(50, 320, 'Closing balance £90.00'),
  at(50, 340, 'Paid in £10.00'),
  at(50, 360, 'Paid out £20.00'),
];
const LEGAL = 'Fenwick & Vale Bank plc is authorised by the Prudential Regulation Authority';

function issuerOf(...pages: readonly (readonly PlacedText[])[]): string | undefined {
  return findIssuer(layOut(...pages))?.name;
}

describe('the issuer', () => {
  it('is a name together with the kind of company that stands beneath it', () => {
    const head = [at(50, 40, 'ALDERDALE', 16), at(50, 60, 'BUILDING SOCIETY', 16), at(50, 84, 'Founded 1871', 8)];
    expect(findIssuer(layOut([...head, at(50, 200, 'Statement', 10), at(50, 300, 'Balance 1.00')]))?.name).toBe(
      'ALDERDALE BUILDING SOCIETY',
    );
  });

  it('is the name set large at the top', () => {
    expect(issuerOf([at(50, 40, 'Fenwick & Vale', 20), ...BODY])).toBe('Fenwick & Vale');
  });

  it('may stand in the title of a printed page of the web', () => {
    expect(
      issuerOf([at(50, 20, 'Alder Street Bank | Online banking', 8), at(50, 40, 'ALDER STREET', 20), ...BODY]),
    ).toBe('Alder Street Bank');
  });

  it('is the first of two that head a paper together', () => {
    expect(issuerOf([at(50, 40, 'Alder Water | Fen Wessex Water', 20), ...BODY])).toBe('Alder Water');
    expect(issuerOf([at(50, 40, 'Your bill | Alder Water', 20), ...BODY])).toBe('Alder Water');
    const small = [at(50, 40, 'Alder Water', 20), at(162, 47, '|', 8), at(168, 40, 'Fen Wessex Water', 20)];
    expect(issuerOf([...small, ...BODY])).toBe('Alder Water');
  });

  it('ends with its last word, whatever parts it from what follows', () => {
    expect(issuerOf([at(50, 40, 'Fenwick & Vale ·', 20), ...BODY])).toBe('Fenwick & Vale');
  });

  it('is not the title of the page, however large', () => {
    expect(issuerOf([at(50, 40, 'Current account statement', 24), at(440, 44, 'Fenwick & Vale', 15), ...BODY])).toBe(
      'Fenwick & Vale',
    );
  });

  it('is the name that small print gives, where there is no logo', () => {
    expect(issuerOf([...BODY, at(50, 800, LEGAL, 6)])).toBe('Fenwick & Vale Bank plc');
  });

  it('is the name that small print gives over two lines', () => {
    const print = [
      at(50, 795, 'Registered office: 4 Quay Street. Fenwick & Vale Bank plc is authorised', 6),
      at(50, 802, 'by the Prudential Regulation Authority.', 6),
    ];
    expect(issuerOf([...BODY, ...print])).toBe('Fenwick & Vale Bank plc');
  });

  it('is called by its logo where small print spells that out', () => {
    expect(issuerOf([at(50, 40, 'Fenwick & Vale', 20), ...BODY, at(50, 800, LEGAL, 6)])).toBe('Fenwick & Vale');
  });

  it('is not the regulator, nor the scheme that protects deposits', () => {
    const print = [
      at(50, 795, LEGAL, 6),
      at(50, 803, 'Eligible deposits are protected by the Financial Services Compensation Scheme', 6),
    ];
    expect(issuerOf([...BODY, ...print])).toBe('Fenwick & Vale Bank plc');
  });

  it('is the name that heads each page, where nothing else names one', () => {
    const head = at(50, 30, 'Fenwick & Vale');
    expect(issuerOf([head, ...BODY], [head, at(50, 300, 'More of it')])).toBe('Fenwick & Vale');
  });

  it('is not a holder, a date or a figure that stands large at the top', () => {
    const loud = [at(50, 40, 'Mrs Jane Smith', 20), at(50, 70, '31 March 2025', 20), at(300, 40, '£1,204.50', 20)];
    expect(issuerOf([...loud, ...BODY, at(50, 800, LEGAL, 6)])).toBe('Fenwick & Vale Bank plc');
  });

  it('is left open where nothing names one', () => {
    expect(issuerOf(BODY)).toBeUndefined();
  });
});
