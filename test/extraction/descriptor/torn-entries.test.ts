// Entries whose method stands on a line of its own, below the name, or inside a fee that the amount includes.
import { describe, expect, it } from 'vitest';
import { describeTransaction, describeTransactions } from '../../../src/extraction/descriptor/describe-transaction.ts';
import type { TransactionDescription, TransactionLine } from '../../../src/extraction/descriptor/transaction-line.ts';
import { lineOf, vocabulary } from './vocabulary.ts';

const read = (lines: readonly string[], more: Partial<TransactionLine> = {}): TransactionDescription =>
  describeTransaction(lineOf(lines, more), vocabulary);
const credit = { direction: 'Credit' } as const;

describe('a statement whose entries end in the name of their method', () => {
  const found = describeTransactions(
    [
      lineOf(['To Rainy day saver', 'Transfer']),
      lineOf(['Cobble Lane Coffee', 'Purchase']),
      lineOf(['From Wren & Tully Surveyors', 'Salary MAR26', 'Payment'], credit),
      lineOf(['To Ines Calloway', 'Theatre tickets', 'Payment']),
      lineOf(['Sedge Water', 'Direct Debit']),
    ],
    vocabulary,
  );

  it('moves money to savings by a transfer, not by card', () => {
    expect(found[0]).toMatchObject({ methodCategory: 'TRANSFER:SAVINGS:OUT', method: 'Transfer' });
  });

  it('gives the last line to no reference', () => {
    expect(found[2]?.reference).toBe('Salary MAR26');
    expect(found[3]).toMatchObject({
      methodCategory: 'PAYMENT',
      reference: 'Theatre tickets',
      counterparty: { name: 'Ines Calloway' },
    });
  });

  it('still knows its cards and mandates', () => {
    expect(found.map(({ methodCategory }) => methodCategory)).toEqual([
      'TRANSFER:SAVINGS:OUT',
      'PAYMENT:CARD',
      'CREDIT',
      'PAYMENT',
      'PAYMENT:DIRECT_DEBIT',
    ]);
  });
});

describe('a method below the name', () => {
  it('is a code with the number of the mandate', () => {
    expect(read(['MOOR WATER', 'DD 4410073318'])).toMatchObject({
      methodCategory: 'PAYMENT:DIRECT_DEBIT',
      reference: '4410073318',
      counterparty: { name: 'MOOR WATER' },
    });
  });

  it('is a code with what the mandate is for', () => {
    expect(read(['MARSHAM BC', 'DD COUNCIL TAX 20471938'])).toMatchObject({
      methodCategory: 'PAYMENT:DIRECT_DEBIT',
      reference: 'COUNCIL TAX 20471938',
      counterparty: { name: 'MARSHAM BC' },
    });
    expect(read(['HARBOUR RELIEF', 'SO 4471'])).toMatchObject({
      methodCategory: 'PAYMENT:STANDING_ORDER',
      reference: '4471',
      counterparty: { name: 'HARBOUR RELIEF' },
    });
  });

  it('is a card with its last figures, which are no reference', () => {
    const found = read(['TUNEFUL P7K20', 'CARD 4471']);
    expect(found).toMatchObject({ methodCategory: 'PAYMENT:CARD' });
    expect(found.reference).toBeUndefined();
  });

  it('is a standing order with what it is for', () => {
    expect(read(['B QUILTER', 'STANDING ORDER GARDEN'])).toMatchObject({
      methodCategory: 'PAYMENT:STANDING_ORDER',
      reference: 'GARDEN',
      counterparty: { name: 'B QUILTER' },
    });
  });

  it('is nobody’s name', () => {
    const found = read(['201122 12345678', 'INTERNET TRANSFER'], { typeCode: 'TFR' });
    expect(found.counterparty).toEqual({ sortCode: '20-11-22', accountNumber: '12345678' });
  });
});

describe('a card before the name', () => {
  it('has figures that are nobody’s name', () => {
    expect(read(['CARD 4471 CORNER BAKERY', 'MARSHAM'])).toMatchObject({
      methodCategory: 'PAYMENT:CARD',
      counterparty: { name: 'CORNER BAKERY' },
    });
  });
});

describe('what stands before or behind a name', () => {
  it('is no name where it is the numbers of the entry', () => {
    expect(read(['260605 1120047 CORNER BAKERY MARSHAM'], { accountType: 'CreditCard' })).toMatchObject({
      counterparty: { name: 'CORNER BAKERY MARSHAM' },
    });
  });

  it('is no name where it is the number of a customer, a car, an order or a district', () => {
    for (const [lines, name, reference] of [
      [['DD KESTREL LENDING 40117263', 'LOAN 9/0417'], 'KESTREL LENDING', '40117263 LOAN 9/0417'],
      [['Direct debit DVLA-QX19 ZTB'], 'DVLA', 'QX19 ZTB'],
      [['Card payment PENNYMART.CO.UK*QV7', 'PENNYMART.CO.UK'], 'PENNYMART.CO.UK', undefined],
      [['Card payment CREPERIE DU PORT DINARD 06', '12.40 EUR @ 1.1481'], 'CREPERIE DU PORT DINARD', undefined],
      [['Card payment SKETCHPAD RENEWAL OAKLAND USA (USD 45.00)'], 'SKETCHPAD RENEWAL OAKLAND USA', undefined],
    ] as const) {
      const found = read(lines);
      expect([found.counterparty?.name, found.reference]).toEqual([name, reference]);
    }
  });

  it('is a fee, whatever the currency is called in it', () => {
    for (const text of ['NON-GBP TRANS FEE 2.99% CD 4471', 'Foreign Currency Fee NON-STERLING CARD PURCHASE 2.99%'])
      expect(read([text])).toMatchObject({ methodCategory: 'UNKNOWN', method: 'Charge' });
  });

  it('is no cash where a payment took it out', () => {
    expect(read(['Withdrawal by faster payment to 20-44-09 ****1837'])).toMatchObject({
      methodCategory: 'TRANSFER:FASTER',
    });
  });
});

describe('a fee that the amount includes', () => {
  const card = { accountType: 'CreditCard' } as const;

  it('makes no fee of a purchase', () => {
    expect(read(['PENSION AURELIA', 'GHENT', 'NON-STERLING FEE 1.87 INCLUDED'], card)).toMatchObject({
      methodCategory: 'PAYMENT:CARD',
      counterparty: { name: 'PENSION AURELIA' },
    });
  });

  it('is one where it stands alone', () => {
    expect(read(['NON-STERLING FEE 1.87'], card)).toMatchObject({ methodCategory: 'UNKNOWN', method: 'Charge' });
  });

  it('comes back from the bank, not from a shop', () => {
    const found = read(['TOTAL UNARRANGED ITEM FEE REFUND'], credit);
    expect(found).toMatchObject({ methodCategory: 'CREDIT', method: 'Charge' });
    expect(found.counterparty).toBeUndefined();
  });
});

describe('the other side', () => {
  it('is nobody where a card’s bill is paid and the bank says thanks', () => {
    const found = read(['PAYMENT BY DEBIT CARD, THANK YOU'], { ...credit, accountType: 'CreditCard' });
    expect(found).toMatchObject({ methodCategory: 'CREDIT', method: 'Payment' });
    expect(found.counterparty).toBeUndefined();
  });

  it('has an account that is printed before its sort code', () => {
    expect(read(['To Hugo Marchbanks', 'Reference: May rent', 'To account: 12345678, 20-11-22'])).toMatchObject({
      reference: 'May rent',
      counterparty: { name: 'Hugo Marchbanks', sortCode: '20-11-22', accountNumber: '12345678' },
    });
  });

  it('is named once where a line below repeats it', () => {
    expect(read(['Refund from Skylark Air', 'From: Skylark Air, Cork'], credit).counterparty).toEqual({
      name: 'Skylark Air',
    });
  });

  it('is not told again by the reference', () => {
    const lines = [
      'Payment from Fathom Design Ltd',
      'Reference: INV 77',
      'From: FATHOM DESIGN LTD, 20-11-22, 12345678',
    ];
    expect(read(lines, credit)).toMatchObject({
      reference: 'INV 77',
      counterparty: { name: 'Fathom Design Ltd', sortCode: '20-11-22', accountNumber: '12345678' },
    });
  });

  it('is an account that is named by how its number ends', () => {
    const found = read(['Withdrawal to', 'Everyday Account ending 3308'], { accountType: 'Savings' });
    expect(found).toMatchObject({
      methodCategory: 'TRANSFER:SAVINGS:OUT',
      method: 'Transfer',
      counterparty: { name: 'Everyday Account ending 3308' },
    });
    expect(found.reference).toBeUndefined();
  });

  it('keeps the number of the payer’s account with who collects by mandate', () => {
    const found = read(['Direct Debit', 'DALTON MERCHANTS', 'AC 0091277']);
    expect(found).toMatchObject({ reference: 'AC 0091277', counterparty: { name: 'DALTON MERCHANTS' } });
    expect(found.counterparty?.accountNumber).toBeUndefined();
  });

  it('is no name of the bank’s own doings', () => {
    expect(read(['Exchanged to EUR']).counterparty).toBeUndefined();
    expect(read(['Silver plan fee'])).toMatchObject({ methodCategory: 'UNKNOWN', method: 'Charge' });
  });
});

describe('the description of the bank’s own entry', () => {
  it('is no torn end of a phrase, no day and no number', () => {
    for (const lines of [['Gross interest paid'], ['INTEREST (GROSS)', 'TO 30MAY2025'], ['CHEQUE PAID IN', '500331']])
      expect(read(lines, credit).description).toBeUndefined();
  });

  it('is the place of a withdrawal', () => {
    expect(read(['CASH WITHDRAWAL LNK MARKET HALL']).description).toBe('LNK MARKET HALL');
  });
});
