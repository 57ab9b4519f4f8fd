// Institutions that are known: what speaks for one of them on a paper, and what does not.
import { describe, expect, it } from 'vitest';
import { registeredIssuer } from '../../../src/extraction/document/registered-issuer.ts';
import type { IssuerRegister } from '../../../src/model/institutions.ts';
import { at, layOut } from '../statement/placed-pages.ts';
import type { PlacedText } from '../statement/placed-pages.ts';

const REGISTER: IssuerRegister = [
  { kind: 'bank', names: ['Quay Harbour', 'Quay Harbour Bank'] },
  { kind: 'bank', names: ['Fen'] },
  { kind: 'bank', names: ['Otterford'] },
  { kind: 'energy', names: ['Quay Harbour'] },
];
const BODY: readonly PlacedText[] = [
  at(50, 120, 'Your statement', 14),
  at(50, 150, 'Mr John Smith'),
  at(50, 300, 'Opening balance £100.00'),
  at(50, 320, 'Closing balance £90.00'),
  at(50, 340, 'Paid in £10.00'),
];

function bankOf(...texts: readonly PlacedText[]): string | undefined {
  return registeredIssuer(layOut([...texts, ...BODY]), REGISTER, ['bank'])?.name;
}

describe('a known institution', () => {
  it.each([
    ['in its letterhead', [at(50, 40, 'QUAY HARBOUR', 18)]],
    ['in a letterhead set on two lines', [at(50, 40, 'QUAY', 16), at(52, 57, 'HARBOUR', 16)]],
    ['in a letterhead set in two types', [at(50, 40, 'QUAY', 18), at(100, 44, 'harbour', 13)]],
    ['in a letterhead set without spaces', [at(50, 40, 'quayharbour', 18)]],
    [
      'in small print and in the name of its site, where the letterhead is a picture',
      [at(50, 790, 'Quay Harbour plc. Registered in England', 6), at(50, 800, 'www.quay-harbour.co.uk', 6)],
    ],
    [
      'in the title of the paper and in its site, where the letterhead is a picture',
      [at(50, 60, 'Your Quay Harbour bill', 16), at(50, 800, 'quayharbour.co.uk/help', 6)],
    ],
  ])('is found %s', (_, texts) => {
    expect(bankOf(...texts)).toBe('Quay Harbour');
  });

  it('is told from the place of its name in an address, and from a word of its name in a sentence', () => {
    expect(bankOf(at(50, 160, 'Otterford'), at(50, 172, 'TA20 3QS'))).toBeUndefined();
    expect(bankOf(at(50, 400, 'Paid to FEN ROAD GARAGE'), at(50, 420, 'The fen is wet'))).toBeUndefined();
  });

  it('is none where two are as likely', () => {
    expect(bankOf(at(50, 40, 'Quay Harbour', 18), at(300, 40, 'Otterford', 18))).toBeUndefined();
  });

  it('is looked for among those that issue such papers only', () => {
    const layout = layOut([at(50, 40, 'Otterford', 18), ...BODY]);
    expect(registeredIssuer(layout, REGISTER, ['energy'])).toBeUndefined();
    expect(registeredIssuer(layout, REGISTER, [])).toBeUndefined();
  });
});
