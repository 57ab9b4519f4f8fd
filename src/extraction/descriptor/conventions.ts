// What a whole statement shows about its manner of printing, which one line alone cannot: a line without a mark means
// something else where all others are marked.
import { endsInMethod, startsWithCode, type MethodReading } from './find-method.ts';
import type { MethodRule, MethodVocabulary, Party } from './method-vocabulary.ts';
import type { MethodCategory } from './method-category.ts';
import { isOwnName } from './own-name.ts';
import { namesAccount, splitReference, withoutMarks } from './parties.ts';
import type { TransactionLine } from './transaction-line.ts';

/** A line with the method that its text names. */
export interface MarkedLine {
  readonly line: TransactionLine;
  readonly text: string;
  readonly reading: MethodReading;
}

/** How many of a statement's lines must begin with a code for all of them to do so. */
const CODES_LEAD_SHARE = 0.8;
const FEWEST_LINES = 4;

/** Whether a statement begins its lines with type codes: `SO ENERGY CO` is then a standing order. */
export function beginsWithCodes(texts: readonly string[], vocabulary: MethodVocabulary): boolean {
  const coded = texts.filter((text) => startsWithCode(text, vocabulary)).length;
  return texts.length >= FEWEST_LINES && coded >= CODES_LEAD_SHARE * texts.length;
}

/** Whether a statement ends its entries with a line that names the method: `Transfer` is then no reference. */
export function endsInMethods(texts: readonly string[], vocabulary: MethodVocabulary): boolean {
  const ending = texts.filter((text) => endsInMethod(text, vocabulary)).length;
  return texts.length >= FEWEST_LINES && ending >= CODES_LEAD_SHARE * texts.length;
}

/** Which parties' lines a statement marks with a method somewhere. */
export function markedParties(lines: readonly MarkedLine[], vocabulary: MethodVocabulary): ReadonlySet<Party> {
  return new Set(lines.flatMap((line) => markedParty(line, vocabulary)));
}

function markedParty({ line, text, reading: { rule } }: MarkedLine, vocabulary: MethodVocabulary): readonly Party[] {
  if (line.direction === 'Debit' && hasCardMark(text, vocabulary)) return ['merchant'];
  // `Refund` names a merchant too, but does not show that payments by card are marked.
  const shows = rule?.party !== 'merchant' || (line.direction === 'Debit' && rule.category.Debit !== 'UNKNOWN');
  return rule && shows ? [rule.party] : [];
}

/** Whether the text bears what only cards leave: `CD 1234`, `)))`. */
export function hasCardMark(text: string, vocabulary: MethodVocabulary): boolean {
  return text.search(vocabulary.patterns.cardMarks) >= 0;
}

/** What an unmarked line is taken for. */
export interface Inference {
  readonly category: MethodCategory;
  readonly party: Party;
}

/** What a line without any mark is, by its account, its form, and what the statement marks on other lines. */
export function inferMethod(
  line: TransactionLine,
  text: string,
  vocabulary: MethodVocabulary,
  marked: ReadonlySet<Party>,
): Inference {
  const source = { party: 'payee', accountHolders: line.accountHolders } as const;
  const toOrFrom = /^(?:to|from)[\s:]+(?=\S)/iu.exec(text)?.[0] ?? '';
  const named = withoutMarks(text.slice(toOrFrom.length), vocabulary);
  const { name, reference = '' } = splitReference(named, source, vocabulary);
  if (isOwnName(name, line.accountHolders, vocabulary.titles)) return ownTransfer(line);
  if (line.direction === 'Credit')
    return { category: 'CREDIT', party: line.accountType === 'CreditCard' ? 'merchant' : 'payee' };
  if (namesAccount(text)) return { category: 'TRANSFER:OUT', party: 'payee' };
  if (line.accountType === 'CreditCard' || endsInCardDate(text, vocabulary))
    return { category: 'PAYMENT:CARD', party: 'merchant' };
  if (line.accountType !== 'Current') return { category: 'UNKNOWN', party: 'payee' };
  if (!marked.has('merchant')) return unmarkedDebit(text, marked);
  if (reference === '') return { category: 'UNKNOWN', party: 'payee' };
  // Cards are marked on other lines, so this is none: what follows the name was given with it.
  if (isMandateNumber(reference) && !marked.has('originator'))
    return { category: 'PAYMENT:DIRECT_DEBIT', party: 'originator' };
  return { category: marked.has('payee') ? 'UNKNOWN' : 'TRANSFER:OUT', party: 'payee' };
}

function ownTransfer(line: TransactionLine): Inference {
  return { category: transferCategory(line.direction, line.accountType === 'Savings'), party: 'payee' };
}

/** The category of a transfer between the holder's own accounts, `savings` when one of them holds savings. */
function transferCategory(direction: TransactionLine['direction'], savings: boolean): MethodCategory {
  if (savings) return direction === 'Credit' ? 'TRANSFER:SAVINGS:IN' : 'TRANSFER:SAVINGS:OUT';
  return direction === 'Credit' ? 'TRANSFER' : 'TRANSFER:OUT';
}

/** Where other methods are marked and cards never are, what bears no mark was paid by card; so was what looks like a till's line. */
function unmarkedDebit(text: string, marked: ReadonlySet<Party>): Inference {
  const others = marked.has('originator') || marked.has('payee');
  const till = /\*|\.(?:com|co\.uk|net|org|uk)(?!\p{L})|\s\d{4}(?!\d)/iu.test(text);
  return { category: others || till ? 'PAYMENT:CARD' : 'UNKNOWN', party: 'merchant' };
}

/** `ON 03 OCT` at the end of a line without any other mark: the day a card was used. */
function endsInCardDate(text: string, vocabulary: MethodVocabulary): boolean {
  const at = text.search(vocabulary.patterns.closingDates);
  return at >= 0 && /^,?\s*on\s/iu.test(text.slice(at));
}

function isMandateNumber(text: string): boolean {
  const digits = (text.match(/\d/gu) ?? []).length;
  return digits >= 4 && !/^\+|\p{Ll}{3}/u.test(text);
}

/** The category that a printed method has on this line: transfers with the holder's own accounts are told apart. */
export function categoryOf(
  rule: MethodRule,
  line: TransactionLine,
  other: { readonly own: boolean; readonly savings: boolean },
): MethodCategory {
  const category = rule.category[line.direction];
  if (!category.startsWith('TRANSFER') || category === 'TRANSFER:CHAPS') return category;
  if (line.accountType === 'Savings' || other.savings) return transferCategory(line.direction, true);
  return other.own ? transferCategory(line.direction, false) : category;
}
