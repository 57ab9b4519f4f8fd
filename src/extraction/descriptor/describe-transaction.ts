// What a transaction's text says: method, other party, reference and conversion. Only what is printed; nothing is looked up.
import {
  beginsWithCodes,
  categoryOf,
  hasCardMark,
  inferMethod,
  markedParties,
  type MarkedLine,
} from './conventions.ts';
import { takeConversion } from './conversion.ts';
import { findMethod, type MethodReading } from './find-method.ts';
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
  const codesLead = beginsWithCodes(texts, vocabulary);
  const read = lines.map((line, index) => readLine(line, texts[index] ?? '', vocabulary, codesLead));
  const marked = markedParties(read, vocabulary);
  return read.map((one) => describe(one, vocabulary, marked));
}

/** Describes one transaction that stands alone: one that bears no mark mostly stays UNKNOWN. */
export function describeTransaction(line: TransactionLine, vocabulary: MethodVocabulary): TransactionDescription {
  return describe(readLine(line, printedText(line.lines, line.descriptor), vocabulary, false), vocabulary, new Set());
}

interface ReadLine extends MarkedLine {
  readonly conversion?: Conversion;
}

function readLine(line: TransactionLine, text: string, vocabulary: MethodVocabulary, codesLead: boolean): ReadLine {
  const { conversion, rest } = takeConversion(text, line.currency, vocabulary);
  const reading = findMethod(rest, line, vocabulary, codesLead);
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
  const method = reading.rule?.method ?? reading.legendName ?? manner.method;
  const description = wordsLeft(reading.rest, text, vocabulary);
  return {
    methodCategory: manner.category(parties),
    ...(method !== undefined && { method }),
    ...parties,
    ...(conversion && { conversion }),
    ...(description !== '' && { description }),
  };
}

interface Manner {
  readonly party: Party;
  readonly method?: string;
  readonly category: (parties: PartyReading) => MethodCategory;
}

function mannerOf(read: ReadLine, vocabulary: MethodVocabulary, marked: ReadonlySet<Party>): Manner {
  const { line, text, reading, conversion } = read;
  const { rule } = reading;
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
