// The transactions of a fused graph as OFX 2.2 (https://financialdataexchange.org/ofx): an XML file of bank and credit card statements,
// as a bank would give it for download.
import type { GraphNode } from '../../model/reading.ts';
import { exportedAccounts } from '../../services/exports/exported-accounts.ts';
import type { ExportedAccount, KnownBalance } from '../../services/exports/exported-accounts.ts';
import { nodeText, partOf, signedAmount } from '../../services/exports/node-values.ts';
import type { SignedAmount } from '../../services/exports/node-values.ts';
import { ofxAccount } from './ofx-account.ts';
import type { OfxAccount } from './ofx-account.ts';

const HEADER = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<?OFX OFXHEADER="200" VERSION="220" SECURITY="NONE" OLDFILEUID="NONE" NEWFILEUID="NONE"?>
`;
const DONE = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

/** A statement: an account in one currency. */
interface Statement {
  readonly account: ExportedAccount;
  readonly ofx: OfxAccount;
  readonly currency: string;
  readonly entries: readonly Entry[];
}

interface Entry {
  readonly node: GraphNode;
  readonly date: string;
  readonly amount: SignedAmount;
}

/** The file piece by piece. `fusedAt` is ISO 8601 in UTC. An entry without date, amount or direction is no entry in OFX and left out. */
export function* writeOfx(nodes: readonly GraphNode[], fusedAt: string): Generator<string, undefined> {
  const statements = exportedAccounts(nodes).flatMap(statementsOf);
  yield `${HEADER}<OFX>\n<SIGNONMSGSRSV1><SONRS>${DONE}${element('DTSERVER', `${dateTime(fusedAt)}[0:GMT]`)}<LANGUAGE>ENG</LANGUAGE></SONRS></SIGNONMSGSRSV1>\n`;
  yield* messageSet(
    'BANKMSGSRSV1',
    statements.filter(({ ofx }) => ofx.kind === 'bank'),
  );
  yield* messageSet(
    'CREDITCARDMSGSRSV1',
    statements.filter(({ ofx }) => ofx.kind === 'creditCard'),
  );
  yield '</OFX>\n';
}

function statementsOf(account: ExportedAccount): readonly Statement[] {
  const ofx = ofxAccount(account);
  const entries = account.transactions.flatMap((node): readonly Entry[] => {
    const [date, amount] = [nodeText(node, 'date'), signedAmount(node['amount'])];
    return date === undefined || amount === undefined ? [] : [{ node, date, amount }];
  });
  const currencies = new Set([
    ...entries.map(({ amount }) => amount.currency),
    ...account.closings.map((each) => each.currency),
  ]);
  return [...currencies].map((currency) => ({
    account,
    ofx,
    currency,
    entries: entries.filter(({ amount }) => amount.currency === currency),
  }));
}

function* messageSet(name: string, statements: readonly Statement[]): Generator<string, undefined> {
  if (statements.length === 0) return;
  yield `<${name}>\n`;
  for (const statement of statements) yield* statementResponse(statement);
  yield `</${name}>\n`;
}

function* statementResponse(statement: Statement): Generator<string, undefined> {
  const { account, ofx, currency, entries } = statement;
  const [wrapper, response] = ofx.kind === 'bank' ? ['STMTTRNRS', 'STMTRS'] : ['CCSTMTTRNRS', 'CCSTMTRS'];
  yield `<${wrapper}><TRNUID>0</TRNUID>${DONE}\n<${response}>${element('CURDEF', currency)}${accountFrom(ofx)}\n`;
  const days = [...account.days, ...entries.map(({ date }) => date)].sort();
  const [first, last] = [days[0], days.at(-1)];
  if (entries.length > 0 && first !== undefined && last !== undefined) {
    yield `<BANKTRANLIST>${element('DTSTART', day(first))}${element('DTEND', day(last))}\n`;
    for (const entry of entries) yield transaction(entry);
    yield '</BANKTRANLIST>\n';
  }
  yield ledgerBalance(lastKnownBalance(statement));
  yield `</${response}>\n</${wrapper}>\n`;
}

function accountFrom({ kind, bankId, accountId, accountType }: OfxAccount): string {
  if (kind === 'creditCard') return `<CCACCTFROM>${element('ACCTID', accountId)}</CCACCTFROM>`;
  return `<BANKACCTFROM>${element('BANKID', bankId)}${element('ACCTID', accountId)}${element('ACCTTYPE', accountType)}</BANKACCTFROM>`;
}

/** `TRNTYPE` by method; what comes back by a method of payment is a credit. */
const TYPES: Readonly<Record<string, string>> = {
  PAYMENT: 'PAYMENT',
  'PAYMENT:ONLINE': 'PAYMENT',
  'PAYMENT:DIRECT_DEBIT': 'DIRECTDEBIT',
  'PAYMENT:STANDING_ORDER': 'REPEATPMT',
  'PAYMENT:CARD': 'POS',
  'PAYMENT:CARD:CONTACTLESS': 'POS',
};

function transactionType({ node, amount }: Entry): string {
  const method = nodeText(node, 'methodCategory') ?? '';
  if (method.startsWith('TRANSFER')) return 'XFER';
  if (!amount.amount.startsWith('-')) return 'CREDIT';
  return TYPES[method] ?? 'DEBIT';
}

function transaction(entry: Entry): string {
  const { node, date, amount } = entry;
  const descriptor = nodeText(node, 'fullDescriptor') ?? '-';
  const counterparty = partOf(node['counterparty'], 'name');
  const name = nodeText(node, 'description') ?? (typeof counterparty === 'string' ? counterparty : descriptor);
  const id = node.id.slice(node.id.lastIndexOf('/') + 1);
  return `<STMTTRN>${element('TRNTYPE', transactionType(entry))}${element('DTPOSTED', day(date))}${element(
    'TRNAMT',
    amount.amount,
  )}${element('FITID', id)}${element('NAME', cut(name, 32))}${element('MEMO', cut(descriptor, 255))}</STMTTRN>\n`;
}

/** The last balance that a document states: of the newest statement, or printed beside a later entry. */
function lastKnownBalance({ account, currency, entries }: Statement): KnownBalance | undefined {
  const printed = entries.flatMap(({ node, date }): readonly KnownBalance[] => {
    // What counts entries that are not booked yet is no balance of the ledger.
    const isBooked = nodeText(node, 'balanceType') !== 'Interim';
    const balance = isBooked ? signedAmount(node['balance']) : undefined;
    return balance === undefined ? [] : [{ ...balance, date }];
  });
  // Of one day the later one counts; a statement's closing balance comes after its entries.
  return [...printed, ...account.closings]
    .filter((balance) => balance.currency === currency)
    .reduce<KnownBalance | undefined>(
      (last, each) => (last === undefined || each.date >= last.date ? each : last),
      undefined,
    );
}

/** OFX demands one. None is made up: without any that a document states, it is left out. */
function ledgerBalance(balance: KnownBalance | undefined): string {
  if (balance === undefined) return '';
  return `<LEDGERBAL>${element('BALAMT', balance.amount)}${element('DTASOF', day(balance.date))}</LEDGERBAL>\n`;
}

const day = (date: string): string => date.replaceAll('-', '');
const dateTime = (instant: string): string => instant.replaceAll(/[-:TZ]/gu, '');

const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function element(name: string, text: string): string {
  return `<${name}>${text.replaceAll(/[&<>]/gu, (character) => MARKUP[character] ?? '')}</${name}>`;
}

/** At most so many characters, in one line, without what XML 1.0 (§2.2) has no place for. */
function cut(text: string, most: number): string {
  const line = text.replaceAll(/[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, ' ').trim();
  return [...line].slice(0, most).join('').trim() || '-';
}
