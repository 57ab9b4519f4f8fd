// What a transaction's text says: method, other party, reference and conversion. Only what is printed; nothing is looked up.
import {
  beginsWithCodes,
  categoryOf,
  endsInMethods,
  hasCardMark,
  inferMethod,
  markedParties,
  type MarkedLine,
} from './conventions.ts';
import { takeConversion, withoutIncludedFee } from './conversion.ts';
import { findMethod, type LineManner, type MethodReading } from './find-method.ts';
import type { MethodCategory } from './method-category.ts';
import type { MethodVocabulary, Party } from './method-vocabulary.ts';
import { isOwnName } from './own-name.ts';
import { readParties, withoutMarks, type PartyReading } from './parties.ts';
import { onOneLine, printedText, trimmed } from './printed-text.ts';
import { findPhrase, printedWords } from './printed-words.ts';
import type { Conversion, TransactionDescription, TransactionLine } from './transaction-line.ts';

/** Describes all transactions of one statement, whose lines explain each other; in the same order. */
export function describeTransactions(
  lines: readonly TransactionLine[],
  vocabulary: MethodVocabulary,
): readonly TransactionDescription[] {
  const texts = lines.map((line) => printedText(line.lines, line.descriptor));
  const manner = { codesLead: beginsWithCodes(texts, vocabulary), methodsEnd: endsInMethods(texts, vocabulary) };
  const read = lines.map((line, index) => readLine(line, texts[index] ?? '', vocabulary, manner));
  const marked = markedParties(read, vocabulary);
  return read.map((one) => describe(one, vocabulary, marked));
}

/** Describes one transaction that stands alone: one that bears no mark mostly stays UNKNOWN. */
export function describeTransaction(line: TransactionLine, vocabulary: MethodVocabulary): TransactionDescription {
  return describe(readLine(line, printedText(line.lines, line.descriptor), vocabulary), vocabulary, new Set());
}

interface ReadLine extends MarkedLine {
  readonly conversion?: Conversion;
}

function readLine(line: TransactionLine, text: string, vocabulary: MethodVocabulary, manner?: LineManner): ReadLine {
  const { conversion, rest } = takeConversion(text, line.currency, vocabulary);
  const reading = findMethod(withoutIncludedFee(rest), line, vocabulary, manner);
  return { line, text, reading, ...(conversion && { conversion }) };
}

function describe(read: ReadLine, vocabulary: MethodVocabulary, marked: ReadonlySet<Party>): TransactionDescription {
  const { line, text, reading, conversion } = read;
  const manner = mannerOf(read, vocabulary, marked);
  const { accountHolders } = line;
  const parties = readParties(
    { text: reading.rest, party: manner.party, sentence: reading.sentence, accountHolders },
    vocabulary,
  );
  const method = cashMethod(read) ?? reading.rule?.method ?? reading.legendName ?? manner.method;
  // Of an entry of interest the end of a phrase is left: `on purchases`, `GROSS`, `after tax 0.00 deducted`.
  const isEmpty =
    manner.party === 'none' && (method === 'Interest' || saysNothing(reading.rest) || isThanks(line, reading.rest));
  const left = isEmpty ? '' : reading.rest;
  const description = wordsLeft(left, text, vocabulary);
  return {
    methodCategory: manner.category(parties),
    ...(method !== undefined && { method }),
    ...parties,
    ...(conversion && { conversion }),
    ...(description !== '' && { description }),
  };
}

/** `CASH`, `CSH`: the same word for money paid in and for money taken out. */
const ONLY_CASH = /^(?:cash|csh)$/iu;

/** The method of an entry that is called cash and no more, by where the money went. */
function cashMethod({ line, text, reading }: ReadLine): string | undefined {
  if (!CASH_METHODS.has(reading.rule?.method ?? '')) return undefined;
  const said = [line.typeCode?.trim() ?? '', text.trim()].find((one) => one !== '') ?? '';
  if (!ONLY_CASH.test(said)) return undefined;
  return line.direction === 'Credit' ? 'Cash Deposit' : 'Cash Withdrawal';
}

const CASH_METHODS: ReadonlySet<string> = new Set(['Cash Deposit', 'Cash Withdrawal']);

interface Manner {
  readonly party: Party;
  readonly method?: string;
  readonly category: (parties: PartyReading) => MethodCategory;
}

function mannerOf(read: ReadLine, vocabulary: MethodVocabulary, marked: ReadonlySet<Party>): Manner {
  const { line, text, reading, conversion } = read;
  const { rule } = reading;
  if (rule && isThanks(line, reading.rest)) return { party: 'none', category: () => rule.category[line.direction] };
  if (rule) {
    const category = (parties: PartyReading): MethodCategory =>
      categoryOf(rule, line, otherSide(parties, reading, line, vocabulary));
    return { party: rule.party, category };
  }
  const card = vocabulary.codes.get('CARD');
  const printed = hasCardMark(text, vocabulary);
  if (card && (printed || conversion)) {
    return {
      party: card.party,
      ...(printed && { method: card.method }),
      category: () => card.category[line.direction],
    };
  }
  const inferred = inferMethod(line, reading.rest, vocabulary, marked);
  return { party: inferred.party, category: () => inferred.category };
}

/** What the thanks for a payment of a card's bill may say besides: how it was paid. */
const THANKS =
  /^(?:\W|\b(?:thank(?:s| you)?|received|by|via|with|extra|additional|debit card|card|direct debit|faster payments?|bank transfer|standing order|online|bank|bacs|cheque|payments?)\b)*$/iu;

/** Whether a card's line only thanks for a payment: nobody else is named (`PAYMENT BY DEBIT CARD, THANK YOU`). */
function isThanks(line: TransactionLine, rest: string): boolean {
  return line.accountType === 'CreditCard' && line.direction === 'Credit' && THANKS.test(onOneLine(rest));
}

/** Whether what is left of the bank's own entry is the torn end of a phrase, a date or a number: `paid`, `30MAY2025`. */
function saysNothing(rest: string): boolean {
  return !/(?<!\p{L})\p{L}/u.test(rest) || /^[\p{Ll}\s]|^\d{1,2}[\s-]?\p{L}{3,9}(?:[\s-]?\d{2,4})?$/u.test(rest.trim());
}

/** Whether the other side is the holder, and whether it is named as savings. */
function otherSide(
  { counterparty }: PartyReading,
  reading: MethodReading,
  line: TransactionLine,
  vocabulary: MethodVocabulary,
): { readonly own: boolean; readonly savings: boolean } {
  const name = counterparty?.name ?? '';
  const own = isOwnName(name, line.accountHolders, vocabulary.titles);
  const savings = findPhrase(printedWords(own || name === '' ? reading.rest : name), vocabulary.savings) !== undefined;
  return { own, savings };
}

/** What is left for a person to read when marks are gone; nothing when that is all of it. */
function wordsLeft(rest: string, text: string, vocabulary: MethodVocabulary): string {
  const left = trimmed(onOneLine(withoutMarks(rest, vocabulary)));
  return left === onOneLine(text) ? '' : left;
}
