// Debits of one account and credits of another that may be the two sides of a transfer: equal amounts within days.
import type { GraphNode } from '../../model/reading.ts';
import { DayTable, NodeIndex, dayAt, moneyOf, textOf, wordsIn, wordsOf } from '../node-index.ts';
import type { Finding, Premises } from '../premise-graph.ts';

const WINDOW_DAYS = { before: 1, after: 4 } as const;

const TRANSFER_WORDS = new Set(['transfer', 'tfr', 'trf', 'payment', 'received', 'thank', 'savings', 'pot']);

/** What is known of an account: numbers by which it is named, and the words that name its holders and its issuer. */
interface AccountNames {
  readonly numbers: readonly string[];
  readonly parties: ReadonlySet<string>;
}

/** Pairs of a debit and a credit. */
export function transferCandidates(nodes: readonly GraphNode[]): Premises {
  const index = new NodeIndex(nodes);
  const accounts = namesOfAccounts(index);
  if (accounts.size < 2) return { nodes: [], findings: [] };
  const credits = new DayTable();
  for (const credit of index.ofType('Transaction')) {
    const [money, day] = [moneyOf(credit, 'amount'), dayAt(credit, 'date')];
    if (money !== undefined && day !== undefined && textOf(credit, 'amount', 'direction') === 'Credit')
      credits.add(money, day, credit);
  }
  const concerned = new Map<string, GraphNode>();
  const findings: Finding[] = [];
  for (const debit of index.ofType('Transaction')) {
    const [money, day] = [moneyOf(debit, 'amount'), dayAt(debit, 'date')];
    if (money === undefined || day === undefined || textOf(debit, 'amount', 'direction') !== 'Debit') continue;
    for (const { node: credit, day: booked } of credits.within(
      money,
      day - WINDOW_DAYS.before,
      day + WINDOW_DAYS.after,
    )) {
      const finding = compare(debit, credit, { daysLater: booked - day, accounts });
      if (finding === undefined) continue;
      concerned.set(debit.id, debit).set(credit.id, credit);
      findings.push(finding);
    }
  }
  return { nodes: [...concerned.values()], findings };
}

function namesOfAccounts(index: NodeIndex): ReadonlyMap<string, AccountNames> {
  const names = new Map<string, { numbers: string[]; parties: Set<string> }>();
  for (const account of index.ofType('BankAccount')) {
    const issuer = textOf(index.get(textOf(account, 'issuedBy')), 'name');
    names.set(account.id, { numbers: [], parties: new Set(wordsIn(issuer)) });
  }
  for (const identifier of index.ofType('BankAccountIdentifier')) {
    const digits = (textOf(identifier, 'identifier') ?? '').replace(/\D/gu, '');
    const kind = textOf(identifier, 'identifierType');
    const numbers = names.get(textOf(identifier, 'relatedTo') ?? '')?.numbers;
    if (kind === 'SORT_CODE_ACCOUNT_NUMBER' && digits.length >= 8) numbers?.push(digits.slice(-8));
    if (kind === 'CARD_NUMBER' && digits.length >= 13) numbers?.push(digits);
  }
  for (const holder of index.ofType('AccountHolder')) {
    const party = index.get(textOf(holder, 'relatedTo'));
    const known = names.get(textOf(holder, 'appliesTo') ?? '')?.parties;
    for (const word of wordsIn(textOf(party, 'familyName') ?? textOf(party, 'name'))) known?.add(word);
  }
  return names;
}

function compare(
  debit: GraphNode,
  credit: GraphNode,
  { daysLater, accounts }: { readonly daysLater: number; readonly accounts: ReadonlyMap<string, AccountNames> },
): Finding | undefined {
  const [from, to] = [accounts.get(textOf(debit, 'relatedTo') ?? ''), accounts.get(textOf(credit, 'relatedTo') ?? '')];
  if (from === undefined || to === undefined || from === to) return undefined;
  const [there, here] = [namesNumber(debit, to), namesNumber(credit, from)];
  // A movement that names another account by number is no transfer between these two.
  if (there === false || here === false) return undefined;
  const namesAccount = there === true || here === true;
  const namesParty = isAny(wordsOf(debit), to.parties) || isAny(wordsOf(credit), from.parties);
  const saysTransfer = [debit, credit].some(
    (side) => textOf(side, 'methodCategory')?.startsWith('TRANSFER') === true || isAny(wordsOf(side), TRANSFER_WORDS),
  );
  if (!namesAccount && !namesParty) return undefined;
  const strength = (namesAccount ? 100 : 0) + (namesParty ? 30 : 0) + (saysTransfer ? 15 : 0) - 3 * Math.abs(daysLater);
  return {
    links: { debit: debit.id, credit: credit.id },
    values: { daysLater, namesAccount, namesParty, saysTransfer, strength },
  };
}

/** Whether the movement names the account by number: true or false when it names one, undefined when it names none. */
function namesNumber(movement: GraphNode, account: AccountNames): boolean | undefined {
  const named = textOf(movement, 'counterparty', 'accountNumber');
  const digits = (textOf(movement, 'reference') ?? '').replace(/[\s-]/gu, '');
  if (account.numbers.some((number) => number.length >= 13 && digits.includes(number))) return true;
  if (named === undefined) return undefined;
  return account.numbers.length === 0 ? undefined : account.numbers.includes(named.padStart(8, '0'));
}

function isAny(words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  for (const word of wanted) if (words.has(word)) return true;
  return false;
}
