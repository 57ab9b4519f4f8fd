import { XMLParser } from 'fast-xml-parser';
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { writeOfx } from '../../../src/api/exports/write-ofx.ts';
import { ACCOUNT, account, transaction } from './export-nodes.ts';

type Nodes = Parameters<typeof writeOfx>[0];

const textOf = (nodes: Nodes): string => [...writeOfx(nodes, '2026-03-01T12:05:00.000Z')].join('');
const LISTS = ['STMTTRNRS', 'CCSTMTTRNRS', 'STMTTRN'];
const parser = new XMLParser({ parseTagValue: false, isArray: (name) => LISTS.includes(name) });

interface Statement {
  readonly CURDEF: string;
  readonly BANKACCTFROM?: Record<string, string>;
  readonly CCACCTFROM?: Record<string, string>;
  readonly BANKTRANLIST?: {
    readonly DTSTART: string;
    readonly DTEND: string;
    readonly STMTTRN: Record<string, string>[];
  };
  readonly LEDGERBAL?: Record<string, string>;
}

interface Ofx {
  readonly SIGNONMSGSRSV1: { readonly SONRS: Record<string, unknown> };
  readonly BANKMSGSRSV1?: { readonly STMTTRNRS: { readonly STMTRS: Statement }[] };
  readonly CREDITCARDMSGSRSV1?: { readonly CCSTMTTRNRS: { readonly CCSTMTRS: Statement }[] };
}

/** Throws where the text breaks a rule of XML 1.0. */
function checkWellFormed(text: string): void {
  const strict = new SaxesParser();
  strict.on('error', (error) => {
    throw error;
  });
  strict.write(text).close();
}

function ofxOf(nodes: Nodes): Ofx {
  const text = textOf(nodes);
  checkWellFormed(text);
  return (parser.parse(text) as { OFX: Ofx }).OFX;
}

const bank = (nodes: Nodes) => ofxOf(nodes).BANKMSGSRSV1?.STMTTRNRS.map(({ STMTRS }) => STMTRS) ?? [];
const entries = (nodes: Nodes) => bank(nodes).flatMap(({ BANKTRANLIST }) => BANKTRANLIST?.STMTTRN ?? []);
const identifier = (identifierType: string, name: string, relatedTo = ACCOUNT) => ({
  id: `https://x.example/i/${identifierType}`,
  type: 'ark:BankAccountIdentifier',
  relatedTo,
  identifierType,
  identifier: name,
});
const closing = (date: string, amount: string, direction: string) => ({
  id: `https://x.example/b/${date}`,
  type: 'ark:Balance',
  onAccount: ACCOUNT,
  date,
  position: 'Closing',
  totalAmount: { type: 'ark:CurrencyValue', amount, currency: 'GBP', direction },
});

/** The order of children that OFX 2.2 prescribes, of the aggregates that are written (§11.4.2.2, §11.4.3.2, §11.4.4.1). */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  SONRS: ['STATUS', 'DTSERVER', 'LANGUAGE'],
  STMTRS: ['CURDEF', 'BANKACCTFROM', 'BANKTRANLIST', 'LEDGERBAL'],
  CCSTMTRS: ['CURDEF', 'CCACCTFROM', 'BANKTRANLIST', 'LEDGERBAL'],
  BANKACCTFROM: ['BANKID', 'ACCTID', 'ACCTTYPE'],
  CCACCTFROM: ['ACCTID'],
  BANKTRANLIST: ['DTSTART', 'DTEND', 'STMTTRN'],
  STMTTRN: ['TRNTYPE', 'DTPOSTED', 'TRNAMT', 'FITID', 'NAME', 'MEMO'],
  LEDGERBAL: ['BALAMT', 'DTASOF'],
};

function checkOrder(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, child] of Object.entries(value)) {
    for (const each of [child].flat()) {
      const order = ORDER[name];
      if (order !== undefined) {
        const keys = Object.keys(each as object);
        expect(keys).toEqual(order.filter((key) => keys.includes(key)));
      }
      checkOrder(each);
    }
  }
}

describe('transactions as OFX', () => {
  it('begin with the headers of OFX 2 and the time of the fusion', () => {
    const text = textOf([]);
    expect(text.split('\n').slice(0, 2)).toEqual([
      '<?xml version="1.0" encoding="UTF-8" standalone="no"?>',
      '<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>',
    ]);
    expect(ofxOf([]).SIGNONMSGSRSV1.SONRS).toMatchObject({ DTSERVER: '20260301120500.000[0:GMT]', LANGUAGE: 'ENG' });
  });

  it('have their elements in the order of the specification', () => {
    const card = `${ACCOUNT}-card`;
    checkOrder(
      ofxOf([
        account(),
        account(card, 'CreditCard'),
        transaction(1, {}),
        transaction(2, { relatedTo: card }),
        closing('2025-03-31', '5.00', 'Credit'),
      ]),
    );
  });

  it('have exact signed amounts, and a FITID that is the last part of the id', () => {
    const nodes = [
      account(),
      transaction(1, { amount: { amount: '12345678901234.56' } }),
      transaction(2, { amount: { direction: 'Credit' } }),
    ];
    expect(entries(nodes).map(({ TRNAMT, FITID }) => [TRNAMT, FITID])).toEqual([
      ['-12345678901234.56', '00000000-0000-4000-8000-000000000001'],
      ['1.00', '00000000-0000-4000-8000-000000000002'],
    ]);
  });

  it.each([
    ['PAYMENT:CARD', 'Debit', 'POS'],
    ['PAYMENT:CARD', 'Credit', 'CREDIT'],
    ['PAYMENT:DIRECT_DEBIT', 'Debit', 'DIRECTDEBIT'],
    ['PAYMENT:STANDING_ORDER', 'Debit', 'REPEATPMT'],
    ['TRANSFER:FASTER', 'Credit', 'XFER'],
    ['UNKNOWN', 'Debit', 'DEBIT'],
    ['UNKNOWN', 'Credit', 'CREDIT'],
  ])('are of a type: %s, %s is %s', (methodCategory, direction, type) => {
    expect(entries([account(), transaction(1, { methodCategory, amount: { direction } })])[0]?.['TRNTYPE']).toBe(type);
  });

  it.each([
    [
      'sort code and number',
      identifier('SORT_CODE_ACCOUNT_NUMBER', '01-02-03 00123456'),
      { BANKID: '010203', ACCTID: '00123456' },
    ],
    ['a British IBAN', identifier('IBAN', 'GB33 BUKB 2020 1555 5555 55'), { BANKID: '202015', ACCTID: '55555555' }],
    [
      'another IBAN, where it fits',
      identifier('IBAN', 'DE89370400440532013000'),
      { BANKID: 'UNKNOWN', ACCTID: 'DE89370400440532013000' },
    ],
    [
      'its id, when a name is too long',
      identifier('LABEL', 'Regular saver for a rainy day'),
      { BANKID: 'UNKNOWN', ACCTID: '0f8fad5bd9cb469fa16570' },
    ],
    ['its id, when it has no name', transaction(2, {}), { BANKID: 'UNKNOWN', ACCTID: '0f8fad5bd9cb469fa16570' }],
  ])('name the account by %s', (_, node, expected) => {
    expect(bank([account(), node, transaction(1, {})])[0]?.BANKACCTFROM).toMatchObject({
      ...expected,
      ACCTTYPE: 'CHECKING',
    });
  });

  it('stand in statements of credit cards when they are on one', () => {
    const nodes = [
      account(ACCOUNT, 'CreditCard'),
      identifier('CARD_NUMBER', '**** **** **** 1234'),
      transaction(1, {}),
    ];
    const [statement] = ofxOf(nodes).CREDITCARDMSGSRSV1?.CCSTMTTRNRS ?? [];
    expect(statement?.CCSTMTRS.CCACCTFROM).toEqual({ ACCTID: '**** **** **** 1234' });
    expect(bank(nodes)).toEqual([]);
  });

  it('have a statement for each currency', () => {
    const nodes = [account(), transaction(1, {}), transaction(2, { amount: { currency: 'EUR' } })];
    expect(bank(nodes).map(({ CURDEF, BANKTRANLIST }) => [CURDEF, BANKTRANLIST?.STMTTRN.length])).toEqual([
      ['GBP', 1],
      ['EUR', 1],
    ]);
  });

  it('give the last balance that a document states, and none when none does', () => {
    const balance = { amount: '7.00', currency: 'GBP', direction: 'Debit' };
    const printed = transaction(1, { date: '2025-04-02', balance });
    const ledger = (...nodes: Nodes) => bank([account(), transaction(2, {}), ...nodes])[0]?.LEDGERBAL;
    const closed = closing('2025-03-31', '5.00', 'Credit');
    expect(ledger(closed)).toEqual({ BALAMT: '5.00', DTASOF: '20250331' });
    expect(ledger(closed, printed)).toEqual({ BALAMT: '-7.00', DTASOF: '20250402' });
    expect(ledger(printed, closing('2025-04-02', '9.00', 'Credit'))).toEqual({ BALAMT: '9.00', DTASOF: '20250402' });
    expect(ledger(closed, { ...printed, balanceType: 'Interim' })).toEqual({ BALAMT: '5.00', DTASOF: '20250331' });
    expect(ledger()).toBeUndefined();
  });

  it('cover the days of the statements and of the entries', () => {
    const statement = {
      id: 'https://x.example/s',
      type: 'ark:Statement',
      relatedTo: ACCOUNT,
      startDate: '2025-02-20',
      endDate: '2025-02-28',
    };
    expect(bank([account(), statement, transaction(1, {})])[0]?.BANKTRANLIST).toMatchObject({
      DTSTART: '20250220',
      DTEND: '20250301',
    });
  });

  it('are well formed whatever is printed, within the lengths of the fields', () => {
    const texts = fc.string({
      unit: fc.oneof(
        fc.constantFrom(...Array.from('<>&"\']]\u0000\u0008\ufffe\ud800 ')),
        fc.string({ unit: 'binary' }),
      ),
      maxLength: 400,
    });
    fc.assert(
      fc.property(texts, (text) => {
        const [entry] = entries([account(), transaction(1, { description: text, fullDescriptor: `${text}x` })]);
        expect([...(entry?.['NAME'] ?? '')].length).toBeLessThanOrEqual(32);
        expect(entry).toHaveProperty('MEMO');
      }),
      { numRuns: 300 },
    );
    const [entry] = entries([
      account(),
      transaction(1, { description: 'é'.repeat(40), fullDescriptor: '😀'.repeat(300) }),
    ]);
    expect([[...(entry?.['NAME'] ?? '')].length, [...(entry?.['MEMO'] ?? '')].length]).toEqual([32, 255]);
  });
});
