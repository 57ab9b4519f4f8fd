import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeTransaction, describeTransactions } from '../../../src/extraction/descriptor/describe-transaction.ts';
import { METHOD_CATEGORIES } from '../../../src/extraction/descriptor/method-category.ts';
import type { TransactionDescription, TransactionLine } from '../../../src/extraction/descriptor/transaction-line.ts';
import { lineOf, vocabulary } from './vocabulary.ts';

const read = (lines: readonly string[], more: Partial<TransactionLine> = {}): TransactionDescription =>
  describeTransaction(lineOf(lines, more), vocabulary);

interface Said {
  readonly name?: string | undefined;
  readonly reference?: string | undefined;
  readonly sortCode?: string | undefined;
  readonly account?: string | undefined;
}

type Row = readonly [
  lines: readonly string[],
  category: string,
  method: string | undefined,
  said?: Said,
  typeCode?: string,
];

function check(direction: 'Credit' | 'Debit', [lines, category, method, said = {}, typeCode]: Row): void {
  const found = read(lines, { direction, ...(typeCode !== undefined && { typeCode }) });
  const { name, sortCode, accountNumber } = found.counterparty ?? {};
  expect({ category: found.methodCategory, method: found.method }).toEqual({ category, method });
  expect({ name, sortCode, account: accountNumber, reference: found.reference }).toEqual({
    name: said.name,
    sortCode: said.sortCode,
    account: said.account,
    reference: said.reference,
  });
}

const title = ([lines, , , , typeCode]: Row): string => `${typeCode ?? ''} ${lines.join(' / ')}`.trim();

describe('a debit', () => {
  const rows: readonly Row[] = [
    // Sentences: method, connector, name, labelled reference.
    [
      ['Direct Debit to North Gas', 'Ref: 850012345'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'North Gas', reference: '850012345' },
    ],
    [
      ['Direct Debit to Hill Building Society', 'Ref: 0321/550046718 MORTGAGE'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'Hill Building Society', reference: '0321/550046718 MORTGAGE' },
    ],
    [
      ['Direct Debit to Hill Building', 'Society Ref: 4929205106837740'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'Hill Building Society', reference: '4929205106837740' },
    ],
    [
      ['DIRECT DEBIT PAYMENT TO NORTH GAS REF 850012345, MANDATE NO 0012'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'NORTH GAS', reference: '850012345' },
    ],
    [
      ['DIRECT DEBIT', 'NORTH GAS', '850012345'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'NORTH GAS', reference: '850012345' },
    ],
    [
      ['Direct debit NORTH GAS 850012345'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'NORTH GAS', reference: '850012345' },
    ],
    [
      ['STANDING ORDER VIA FASTER PAYMENT TO ACME LETTINGS REFERENCE FLAT 4, MANDATE NO 3'],
      'PAYMENT:STANDING_ORDER',
      'Standing Order',
      { name: 'ACME LETTINGS', reference: 'FLAT 4' },
    ],
    [
      ['Bill Payment to Pat Jones', 'Ref: Thanks', 'On 07 Oct'],
      'TRANSFER:OUT',
      'Bill Payment',
      { name: 'Pat Jones', reference: 'Thanks' },
    ],
    [
      ['BILL PAYMENT VIA FASTER PAYMENT TO P JONES REFERENCE RENT , MANDATE NO 5'],
      'TRANSFER:OUT',
      'Bill Payment',
      { name: 'P JONES', reference: 'RENT' },
    ],
    [
      ['On-line Banking Bill Payment to', 'P Jones Ref: Rent'],
      'TRANSFER:OUT',
      'Bill Payment',
      { name: 'P Jones', reference: 'Rent' },
    ],
    [['Bill payment: P Jones (Rent)'], 'TRANSFER:OUT', 'Bill Payment', { name: 'P Jones', reference: 'Rent' }],
    [
      ['CHAPS transfer to Moss & Co LLP Ref PURCHASE 12'],
      'TRANSFER:CHAPS',
      'CHAPS',
      { name: 'Moss & Co LLP', reference: 'PURCHASE 12' },
    ],
    [
      ['Sent money to P Jones with reference Rent'],
      'TRANSFER:OUT',
      'Bill Payment',
      { name: 'P Jones', reference: 'Rent' },
    ],
    [['Card Payment to Green Grocer 6415', 'On 03 Oct'], 'PAYMENT:CARD', 'Card Payment', { name: 'Green Grocer' }],
    [
      ['CARD PAYMENT TO GREEN GROCER LTD 2345,12.34 GBP, RATE 1.00/GBP ON 02-01-2024'],
      'PAYMENT:CARD',
      'Card Payment',
      { name: 'GREEN GROCER LTD' },
    ],
    [
      ['Contactless Payment to Green Grocer On 03 Jan'],
      'PAYMENT:CARD:CONTACTLESS',
      'Contactless Payment',
      { name: 'Green Grocer' },
    ],
    [
      ['Contactless Payment GREEN GROCER GB APPLEPAY 1234'],
      'PAYMENT:CARD:CONTACTLESS',
      'Contactless Payment',
      { name: 'GREEN GROCER GB' },
    ],
    [['Visa purchase', 'GREEN GROCER LEEDS GB'], 'PAYMENT:CARD', 'Card Payment', { name: 'GREEN GROCER LEEDS GB' }],
    [['Apple Pay - Green Grocer'], 'PAYMENT:CARD', 'Apple Pay', { name: 'Green Grocer' }],
    [['Card Payment to Green Grocer 41 902 On 03 Jan'], 'PAYMENT:CARD', 'Card Payment', { name: 'Green Grocer' }],
    [
      ['Standing Order', 'Pat Jones | RENT WK 12'],
      'PAYMENT:STANDING_ORDER',
      'Standing Order',
      { name: 'Pat Jones', reference: 'RENT WK 12' },
    ],
    [['Cash Machine Withdrawal at High Street', 'Leeds Timed at 12.34 On 03 Jan'], 'UNKNOWN', 'Cash Withdrawal'],
    [
      ['Transfer to Sort Code 20-11-22', 'Account 12345678'],
      'TRANSFER:OUT',
      'Transfer',
      { sortCode: '20-11-22', account: '12345678' },
    ],
    [
      ['Transfer to Sort Code 20-11-26', 'Account 12345678'],
      'TRANSFER:OUT',
      'Transfer',
      { sortCode: '20-11-26', account: '12345678' },
    ],
    [
      ['Transfer to', 'MS A MORGAN', '07-01-16 12345678'],
      'TRANSFER:OUT',
      'Transfer',
      { name: 'MS A MORGAN', sortCode: '07-01-16', account: '12345678' },
    ],
    [['Transfer to Savings Pot'], 'TRANSFER:SAVINGS:OUT', 'Transfer', { name: 'Savings Pot' }],
    [['Cheque 100123'], 'PAYMENT', 'Cheque'],
    [['To Alex Morgan'], 'TRANSFER:OUT', undefined, { name: 'Alex Morgan' }],
    // The method in parentheses, also where a narrow column breaks it.
    [
      ['North Gas (Direct Debit)', 'Reference: A-7B6C54E2'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'North Gas', reference: 'A-7B6C54E2' },
    ],
    [
      ['Pat Jones (Faster', 'Payments)', 'Reference: Gift'],
      'TRANSFER:FASTER',
      'Faster Payment',
      { name: 'Pat Jones', reference: 'Gift' },
    ],
    [['LINK HIGH STREET', 'Cash withdrawal'], 'UNKNOWN', 'Cash Withdrawal'],
    // A column of types.
    [
      ['NORTH GAS', '850012345'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'NORTH GAS', reference: '850012345' },
      'DD',
    ],
    [
      ['NORTH BANK C7 440317'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'NORTH BANK', reference: 'C7 440317' },
      'DD',
    ],
    [
      ['HILL INSURANCE HRT 661827'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'HILL INSURANCE', reference: 'HRT 661827' },
      'D/D',
    ],
    [
      ['3 NETWORK LTD 661827'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: '3 NETWORK LTD', reference: '661827' },
      'DD',
    ],
    [['SO ENERGY 7716352'], 'PAYMENT:DIRECT_DEBIT', 'Direct Debit', { name: 'SO ENERGY', reference: '7716352' }, 'DD'],
    [['GREEN GROCER', 'LONDON'], 'PAYMENT:CARD:CONTACTLESS', 'Contactless Payment', { name: 'GREEN GROCER' }, ')))'],
    [['GREEN GROCER', 'LONDON'], 'PAYMENT:CARD', 'Card Payment', { name: 'GREEN GROCER' }, 'VIS'],
    [['CASH CONVERTERS LEEDS'], 'PAYMENT:CARD', 'Card Payment', { name: 'CASH CONVERTERS LEEDS' }, 'DEB'],
    [
      ['1234 02JAN24 CD GREEN GROCER LEEDS GB'],
      'PAYMENT:CARD',
      'Card Payment',
      { name: 'GREEN GROCER LEEDS GB' },
      'POS',
    ],
    [
      ['GREEN GROCER'],
      'PAYMENT:CARD:CONTACTLESS',
      'Contactless Payment',
      { name: 'GREEN GROCER' },
      'Card payment (contactless)',
    ],
    [['Green Grocer'], 'PAYMENT:CARD', 'Apple Pay', { name: 'Green Grocer' }, 'APPLE PAY'],
    [['Green Grocer'], 'PAYMENT:ONLINE', 'Online Payment', { name: 'Green Grocer' }, 'ONLINE PAYMENT'],
    [
      ['Acme Lettings (MORGAN A)'],
      'PAYMENT:STANDING_ORDER',
      'Standing Order',
      { name: 'Acme Lettings', reference: 'MORGAN A' },
      'STANDING ORDER',
    ],
    [['P JONES', 'RENT JAN'], 'TRANSFER:OUT', 'Bill Payment', { name: 'P JONES', reference: 'RENT JAN' }, 'BP'],
    [['P JONES Rent'], 'TRANSFER:FASTER', 'Faster Payment', { name: 'P JONES', reference: 'Rent' }, 'FPO'],
    [
      ['P JONES 600000001122334455 RENT 309999 10 21AUG23 15:12'],
      'TRANSFER:FASTER',
      'Faster Payment',
      { name: 'P JONES', reference: 'RENT' },
      'FPO',
    ],
    [['MORGAN A J'], 'TRANSFER:OUT', 'Transfer', { name: 'MORGAN A J' }, 'TFR'],
    [
      ['SAVER 12-34-56 12345678'],
      'TRANSFER:SAVINGS:OUT',
      'Transfer',
      { name: 'SAVER', sortCode: '12-34-56', account: '12345678' },
      'TFR',
    ],
    [['LNK POST OFFICE CD 4417'], 'UNKNOWN', 'Cash Withdrawal', {}, 'CPT'],
    [['DAILY OD INT'], 'UNKNOWN', 'Interest', {}, 'PAY'],
    [['Non-Sterling', 'Transaction Fee'], 'UNKNOWN', 'Charge', {}, 'DR'],
    [['101234'], 'PAYMENT', 'Cheque', {}, 'CHQ'],
    // Codes before or after the text.
    [['DD NORTH GAS 850012345'], 'PAYMENT:DIRECT_DEBIT', 'Direct Debit', { name: 'NORTH GAS', reference: '850012345' }],
    [
      ['NORTH GAS 850012345 DDR'],
      'PAYMENT:DIRECT_DEBIT',
      'Direct Debit',
      { name: 'NORTH GAS', reference: '850012345' },
    ],
    [[')))', 'GREEN GROCER', 'LEEDS'], 'PAYMENT:CARD:CONTACTLESS', 'Contactless Payment', { name: 'GREEN GROCER' }],
    [['GREEN GROCER ON 03 OCT CLP'], 'PAYMENT:CARD:CONTACTLESS', 'Contactless Payment', { name: 'GREEN GROCER' }],
    // What only cards leave in a line.
    [['GREEN GROCER 1236 CD 4417'], 'PAYMENT:CARD', 'Card Payment', { name: 'GREEN GROCER' }],
    [['CARD FACTORY 123 LEEDS CD 4417'], 'PAYMENT:CARD', 'Card Payment', { name: 'CARD FACTORY' }],
    [['DAILY OD INT CD 4417'], 'UNKNOWN', 'Interest'],
    [['GREEN GROCER LEEDS ON 03 OCT'], 'PAYMENT:CARD', undefined, { name: 'GREEN GROCER LEEDS' }],
    [['PAYWELL *GREENGROC 35314369001 GB'], 'PAYMENT:CARD', undefined, { name: 'PAYWELL *GREENGROC' }],
    [['SHOPPING.CO.UK*MF43CCU LONDON'], 'PAYMENT:CARD', undefined, { name: 'SHOPPING.CO.UK' }],
    // Nothing says it.
    [['GREEN GROCER'], 'UNKNOWN', undefined, { name: 'GREEN GROCER' }],
    [['CASH CONVERTERS'], 'UNKNOWN', undefined, { name: 'CASH CONVERTERS' }],
  ];
  it.each(rows.map((row) => [title(row), row] as const))('%s', (_, row) => check('Debit', row));
});

describe('a credit', () => {
  const rows: readonly Row[] = [
    [
      ['Direct Credit From Acme Schools', 'Trust', 'Ref: ASCT PAY'],
      'CREDIT',
      'Direct Credit',
      { name: 'Acme Schools Trust', reference: 'ASCT PAY' },
    ],
    [
      ['ACME LTD (Bacs', '(Direct', 'Credit))', 'Reference: ACME SALARY'],
      'CREDIT',
      'Direct Credit',
      { name: 'ACME LTD', reference: 'ACME SALARY' },
    ],
    [['Received From Pat Jones', 'Ref: Holiday'], 'CREDIT', 'Credit', { name: 'Pat Jones', reference: 'Holiday' }],
    [
      ['FASTER PAYMENTS RECEIPT REF.RENT FROM P JONES'],
      'TRANSFER:FASTER',
      'Faster Payment',
      { name: 'P JONES', reference: 'RENT' },
    ],
    [['BANK GIRO CREDIT REF HMRC, JRTY8837'], 'CREDIT', 'Bank Giro Credit', { reference: 'HMRC, JRTY8837' }],
    [['CREDIT FROM ACME LTD ON 2024-01-02'], 'CREDIT', 'Credit', { name: 'ACME LTD' }],
    [
      ['Automated Credit', 'ACME LTD', 'FP 02/01/24 1234', '1234567890123456AB'],
      'CREDIT',
      'Direct Credit',
      { name: 'ACME LTD' },
    ],
    [
      ['Transfer From Sort Code 20-11-22', 'Account 12345678'],
      'TRANSFER',
      'Transfer',
      { sortCode: '20-11-22', account: '12345678' },
    ],
    [['ACME LTD', 'SALARY'], 'CREDIT', 'Credit', { name: 'ACME LTD', reference: 'SALARY' }, 'CR'],
    [['ACME LTD SALARY'], 'CREDIT', 'Bank Giro Credit', { name: 'ACME LTD', reference: 'SALARY' }, 'BGC'],
    [
      ['ALEX JANE MORGAN 201122 12345678'],
      'TRANSFER',
      'Faster Payment',
      { name: 'ALEX JANE MORGAN', sortCode: '20-11-22', account: '12345678' },
      'FPI',
    ],
    [
      ['P JONES (Football)'],
      'TRANSFER:FASTER',
      'Faster Payment',
      { name: 'P JONES', reference: 'Football' },
      'FASTER PAYMENT',
    ],
    [['Deposit'], 'CREDIT', 'Cheque Deposit', {}, 'CHEQUE DEPOSIT'],
    [['Cash paid in at Post Office'], 'CREDIT', 'Cash Deposit'],
    [['Card Refund From Green Grocer On 03 Jan'], 'CREDIT', 'Card Refund', { name: 'Green Grocer' }],
    [['GREEN GROCER', 'Refund'], 'CREDIT', 'Card Refund', { name: 'GREEN GROCER' }],
    [['Unpaid Direct Debit NORTH GAS'], 'CREDIT', 'Unpaid Item'],
    [['REVERSAL OF 11-05 CARD PAYMENT GREEN GROCER'], 'CREDIT', 'Card Refund', { name: 'GREEN GROCER' }],
    [
      ['Internet Banking Transfer From 20-11-22', 'Account 12345678'],
      'TRANSFER',
      'Transfer',
      { sortCode: '20-11-22', account: '12345678' },
    ],
    [['Deposit Debit card ending 5517'], 'CREDIT', 'Credit'],
    [['INTEREST PAID AFTER TAX 0.00 DEDUCTED'], 'CREDIT', 'Interest'],
    [['PAYMENT RECEIVED - THANK YOU'], 'CREDIT', 'Payment'],
    [['DIRECT DEBIT PAYMENT - THANK YOU'], 'CREDIT', 'Direct Debit'],
    [['P JONES'], 'CREDIT', undefined, { name: 'P JONES' }],
    [['A MORGAN'], 'TRANSFER', undefined, { name: 'A MORGAN' }],
  ];
  it.each(rows.map((row) => [title(row), row] as const))('%s', (_, row) => check('Credit', row));
});

describe('the account', () => {
  it('of a credit card takes what bears no mark for a purchase, and money back for a credit', () => {
    expect(read(['GREEN GROCER LEEDS'], { accountType: 'CreditCard' }).methodCategory).toBe('PAYMENT:CARD');
    expect(read(['GREEN GROCER LEEDS'], { accountType: 'CreditCard', direction: 'Credit' }).methodCategory).toBe(
      'CREDIT',
    );
    expect(read(['INTEREST ON PURCHASES'], { accountType: 'CreditCard' }).methodCategory).toBe('UNKNOWN');
  });

  it('of savings takes transfers for savings', () => {
    const into = read(['Transfer from P Jones 20-11-22 12345678'], { accountType: 'Savings', direction: 'Credit' });
    expect(into.methodCategory).toBe('TRANSFER:SAVINGS:IN');
    expect(read(['A MORGAN'], { accountType: 'Savings' }).methodCategory).toBe('TRANSFER:SAVINGS:OUT');
    expect(read(['Gross interest paid'], { accountType: 'Savings', direction: 'Credit' }).methodCategory).toBe(
      'CREDIT',
    );
  });
});

describe('the statement’s own legend', () => {
  it('explains a code otherwise than other banks use it', () => {
    const legend = new Map([['DEB', 'Direct Debit']]);
    expect(read(['NORTH GAS'], { typeCode: 'DEB', legend }).methodCategory).toBe('PAYMENT:DIRECT_DEBIT');
  });

  it('names a method that is not in the vocabulary', () => {
    const found = read(['NORTH GAS'], { typeCode: 'QX', legend: new Map([['QX', 'Quick exchange']]) });
    expect(found).toMatchObject({ method: 'Quick exchange', methodCategory: 'UNKNOWN' });
  });
});

describe('a whole statement', () => {
  const categories = (lines: readonly (readonly string[])[]): readonly string[] =>
    describeTransactions(
      lines.map((text) => lineOf(text)),
      vocabulary,
    ).map((found) => found.methodCategory);

  it('that marks all but card payments leaves its cards unmarked', () => {
    expect(categories([['Green Grocer'], ['North Gas (Direct Debit)']])).toEqual([
      'PAYMENT:CARD',
      'PAYMENT:DIRECT_DEBIT',
    ]);
  });

  it('that marks its cards alone prints mandates and payees with what they were given', () => {
    const found = categories([
      ['GREEN GROCER CD 4417'],
      ['NORTH LOANS', 'KD3380716'],
      ['PAT JONES', 'Petrol'],
      ['A MORGAN'],
    ]);
    expect(found).toEqual(['PAYMENT:CARD', 'PAYMENT:DIRECT_DEBIT', 'TRANSFER:OUT', 'TRANSFER:OUT']);
  });

  it('that marks cards and mandates does not make a mandate of an unmarked line', () => {
    const found = categories([['GREEN GROCER CD 4417'], ['DD NORTH GAS 850012345'], ['NORTH LOANS', 'KD3380716']]);
    expect(found[2]).toBe('TRANSFER:OUT');
  });

  it('that begins its lines with codes begins all of them so', () => {
    const found = categories([['SO ENERGY CO'], ['DD NORTH GAS'], ['BP P JONES'], ['VIS GREEN GROCER'], ['CR ACME']]);
    expect(found.slice(0, 3)).toEqual(['PAYMENT:STANDING_ORDER', 'PAYMENT:DIRECT_DEBIT', 'TRANSFER:OUT']);
    expect(categories([['SO ENERGY CO']])).toEqual(['UNKNOWN']);
  });
});

describe('the description', () => {
  it('is the text without method, card marks, dates and conversion', () => {
    expect(read(['Card Payment to Green Grocer', 'On 03 Oct']).description).toBe('Green Grocer');
    expect(read(['HOTEL CD 4417', 'EUR 45.00 @ 1.1432']).description).toBe('HOTEL');
  });

  it('is left out where it would repeat all that is printed', () => {
    expect(read(['GREEN GROCER']).description).toBeUndefined();
  });
});

describe('an entry of the bank itself', () => {
  it('is cash paid in or taken out by where the money went', () => {
    expect(read(['CASH'], { direction: 'Credit' }).method).toBe('Cash Deposit');
    expect(read(['CASH'], { direction: 'Debit' }).method).toBe('Cash Withdrawal');
    const typed = { typeCode: 'CSH' } as const;
    expect(read(['HILL BANK LEEDS'], { direction: 'Debit', ...typed }).method).toBe('Cash Withdrawal');
    expect(read(['HILL BANK LEEDS'], { direction: 'Credit', ...typed }).method).toBe('Cash Deposit');
    expect(read(['ATM WITHDRAWAL', 'REVERSED'], { direction: 'Credit' }).method).toBe('Cash Withdrawal');
  });

  it('names nobody by a method, a card or a word before a number', () => {
    const withdrawn = read(['CASH WDL'], { direction: 'Debit' });
    expect([withdrawn.method, withdrawn.counterparty]).toEqual(['Cash Withdrawal', undefined]);
    expect(read(['TFR FROM 30714422'], { direction: 'Credit' }).counterparty?.name).toBeUndefined();
    expect(read(['Apple Pay top-up by *7731'], { direction: 'Credit' }).counterparty).toBeUndefined();
  });

  it('is named before the payer', () => {
    const paid = read(['BACS HILL PENSIONS'], { direction: 'Credit' });
    expect([paid.method, paid.counterparty?.name]).toEqual(['Direct Credit', 'HILL PENSIONS']);
  });

  it('has no description where interest leaves the end of a phrase', () => {
    for (const text of ['INTEREST CHARGED ON STANDARD PURCHASES', 'OVERDRAFT INTEREST TO 30NOV', 'INTEREST ON CASH'])
      expect(read([text]).description).toBeUndefined();
    expect(read(['Interest added GROSS'], { direction: 'Credit' }).description).toBeUndefined();
  });

  it('names nobody by some account, or by the numbers of the entry', () => {
    for (const text of ['Withdrawal to nominated account', 'Online withdrawal to nominated account'])
      expect(read([text], { direction: 'Debit' })).toMatchObject({ method: 'Transfer' });
    const moved = read(['Withdrawal to nominated account'], { direction: 'Debit' });
    expect([moved.counterparty, moved.reference]).toEqual([undefined, undefined]);
    expect(read(['Transfer to account 7714408231'], { direction: 'Debit' }).counterparty).toBeUndefined();
    const card = { accountType: 'CreditCard', direction: 'Debit' } as const;
    const numbered = read(['260605 1120047', 'HILL STORES'], { ...card, typeCode: 'CARD' });
    expect(numbered.counterparty?.name).toBe('HILL STORES');
    const extra = read(['Extra payment by debit card'], { ...card, direction: 'Credit' });
    expect(extra.counterparty).toBeUndefined();
  });

  it('is a charge, and money sent by CHAPS goes to whom it names', () => {
    for (const text of ['CHAPS Fee', 'Transaction Charges 9 ITEMS AT 0.40', 'Monthly club fee'])
      expect(read([text], { direction: 'Debit' })).toMatchObject({ method: 'Charge' });
    const sent = read(['Outward CHAPS Payment HILL MACHINES LTD'], { direction: 'Debit' });
    expect([sent.method, sent.counterparty?.name]).toEqual(['CHAPS', 'HILL MACHINES LTD']);
  });

  it('is no cash where a card or a standing order paid in', () => {
    expect(read(['Deposit', 'Debit card ending 7731'], { direction: 'Credit' }).method).toBe('Credit');
    expect(read(['Deposit – standing order'], { direction: 'Credit' }).method).toBe('Standing Order');
  });
});

describe('every description', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...[
        'DD',
        'FPO',
        ')))',
        'CD 4417',
        'Ref:',
        'REF',
        '(Direct Debit)',
        'Transfer to',
        'Card Payment to',
        'LTD',
        '20-11-22',
      ],
      ...[
        '12345678',
        '201122 12345678',
        'Sort Code 20-11-22',
        'Account 1234567',
        'ON 03 OCT',
        'A MORGAN',
        'North Gas',
        '*',
      ],
      ...[
        'EUR 45.00',
        '@ 1.1432',
        '£1 = €1.16',
        '850012345',
        'Rent',
        '(',
        ')',
        ',',
        'MANDATE NO 0012',
        'from',
        'to',
        '\n',
      ],
    ),
    fc.string({ maxLength: 12 }),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(' '));
  const line = fc.record({
    lines: fc.array(text, { maxLength: 4 }),
    direction: fc.constantFrom('Credit' as const, 'Debit' as const),
    accountType: fc.constantFrom('Current' as const, 'Savings' as const, 'CreditCard' as const, 'Loan' as const),
    accountHolders: fc.array(text, { maxLength: 2 }),
    typeCode: fc.oneof(text, fc.constantFrom('DD', ')))', 'CR', 'DEB', 'TFR', '')),
  });
  const lines = line.map(({ lines: printed, ...more }) => lineOf(printed, more));
  const squash = (value: string): string => value.replace(/\s+/gu, '');

  it('has the contract’s forms, whatever is printed', () => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 5 }), (statement) => {
        for (const found of describeTransactions(statement, vocabulary)) {
          expect(METHOD_CATEGORIES).toContain(found.methodCategory);
          const { counterparty = {}, reference = 'x', description = 'x' } = found;
          const { sortCode = '00-00-00', accountNumber = '0000000', name = 'x' } = counterparty;
          expect(sortCode).toMatch(/^\d\d-\d\d-\d\d$/);
          expect(accountNumber).toMatch(/^\d{7,8}$/);
          for (const words of [name, reference, description]) expect(words).toMatch(/^\S(?:.*\S)?$/u);
          if (found.counterparty) expect(Object.keys(found.counterparty)).not.toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('says a reference of two lines on one', () => {
    const one = lineOf(['REF !', '0'], { direction: 'Credit', accountType: 'Current', typeCode: 'lNK' });
    expect(describeTransaction(one, vocabulary).reference).toBe('! 0');
  });

  it('says nothing that is not printed', () => {
    fc.assert(
      fc.property(lines, (one) => {
        const found = describeTransaction(one, vocabulary);
        const printed = one.lines.join(' ');
        const digits = printed.replace(/\D/gu, '');
        const { name = '', sortCode = '', accountNumber = '' } = found.counterparty ?? {};
        expect(digits).toContain(sortCode.replace(/-/gu, ''));
        expect(digits).toContain(accountNumber);
        for (const word of [...name.split(' '), ...(found.reference ?? '').split(' ')])
          expect(squash(printed)).toContain(word);
      }),
      { numRuns: 400 },
    );
  });

  it('is the same each time', () => {
    fc.assert(
      fc.property(lines, (one) => {
        expect(describeTransaction(one, vocabulary)).toEqual(describeTransaction(one, vocabulary));
      }),
    );
  });

  it('is made of very long text without delay', () => {
    const long = Array.from({ length: 20_000 }, (_, index) => (index % 7 === 0 ? 'Ref (EUR 1,1' : ') 12-3')).join(' ');
    expect(read([long]).methodCategory).toBeDefined();
  });
});
