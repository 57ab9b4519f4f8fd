// Synthetic sessions for measuring fusion: a household's statements, month by month, of as many accounts as it takes.
import type { FusionSource } from '../../src/services/fuse.ts';
import type { GraphNode } from '../../src/model/reading.ts';
import { addDays, calendarDate } from '../../src/kernel/calendar-date.ts';

const SHOPS = [
  'HARBOUR FOODS',
  'MILL BAKERY',
  'CORNER BOOKS',
  'NORTHLINE RAIL',
  'GREEN GROCER',
  'CITY CINEMA',
  'OAK PHARMACY',
];
const ACCOUNTS = 4;

/** As many statements as asked for, each of `transactions` rows; every fifth is a second print of the one before. */
export function householdStatements(documents: number, transactions: number): readonly FusionSource[] {
  return Array.from({ length: documents }, (_, at) => {
    const original = at % 5 === 4 ? at - 1 : at;
    return statement({ at, account: original % ACCOUNTS, month: Math.floor(original / ACCOUNTS), transactions });
  });
}

interface Statement {
  readonly at: number;
  readonly account: number;
  readonly month: number;
  readonly transactions: number;
}

function statement({ at, account, month, transactions }: Statement): FusionSource {
  const id = (name: string): string => `https://bench.example/.draft-nodes/${at}-${name}`;
  const start = calendarDate(2005 + Math.floor(month / 12), (month % 12) + 1, 1);
  if (start === undefined) throw new RangeError('no such month');
  const money = (minor: number): Readonly<Record<string, string>> => ({
    type: 'ark:CurrencyValue',
    amount: (Math.abs(minor) / 100).toFixed(2),
    currency: 'GBP',
    direction: minor < 0 ? 'Debit' : 'Credit',
  });
  let balance = 1_000_000 + month;
  const rows = Array.from({ length: transactions }, (_, row): GraphNode => {
    const minor = row === 3 ? 210_683 : -(((row * 7919 + month * 31 + account * 17) % 9000) + 100);
    balance += minor;
    return {
      id: id(`t${row}`),
      type: 'ark:Transaction',
      sequence: String(row).padStart(6, '0'),
      date: addDays(start, Math.floor((row * 27) / transactions)),
      relatedTo: id('account'),
      fullDescriptor: `${at % 5 === 4 ? 'Card Payment to ' : ''}${SHOPS[row % SHOPS.length] ?? ''} ${1000 + row}`,
      methodCategory: minor < 0 ? 'PAYMENT:CARD' : 'CREDIT',
      amount: money(minor),
      balance: money(balance),
    };
  });
  const party = (name: string, givenName: string): GraphNode => ({
    id: id(givenName),
    type: 'ark:Person',
    name,
    title: name.split(' ')[0],
    givenName,
    familyName: 'Ashdown',
  });
  return {
    requestId: `request-${at}`,
    input: { filename: `${at}.pdf`, mimeType: 'application/pdf', sizeInBytes: 1, checksum: String(at) },
    nodes: [
      { id: id('bank'), type: 'ark:Organisation', name: at % 2 === 0 ? 'Northgate Bank plc' : 'Northgate Bank' },
      { id: id('account'), type: 'ark:BankAccount', issuedBy: id('bank'), accountType: 'Current', currency: 'GBP' },
      {
        id: id('number'),
        type: 'ark:BankAccountIdentifier',
        relatedTo: id('account'),
        identifierType: 'SORT_CODE_ACCOUNT_NUMBER',
        identifier: `11-22-33 1234567${account}`,
      },
      party('Mr Peter Ashdown', 'Peter'),
      party('Mrs Clara Ashdown', 'Clara'),
      {
        id: id('holder1'),
        type: 'ark:AccountHolder',
        appliesTo: id('account'),
        relatedTo: id('Peter'),
        relationship: 'Primary',
      },
      {
        id: id('holder2'),
        type: 'ark:AccountHolder',
        appliesTo: id('account'),
        relatedTo: id('Clara'),
        relationship: 'Secondary',
      },
      { id: id('address'), type: 'ark:Address', addressLines: ['2 Mill Lane', 'Otley'], postcode: 'LS21 1AA' },
      { id: id('home'), type: 'ark:Residency', relatedTo: id('Peter'), appliesTo: id('address') },
      {
        id: id('statement'),
        type: 'ark:Statement',
        relatedTo: id('account'),
        issuedBy: id('bank'),
        startDate: start,
        endDate: addDays(start, 27),
      },
      ...rows,
    ],
  };
}
