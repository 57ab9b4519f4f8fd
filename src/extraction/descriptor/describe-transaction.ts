// What a transaction's text says: method, other party, reference and conversion. Only what is printed; nothing is looked up.
import {
  NO_CONVENTIONS,
  categoryOf,
  conventionsOf,
  hasCardMark,
  inferMethod,
  type StatementConventions,
} from './conventions.ts';
import { takeConversion } from './conversion.ts';
import { findMethod, type MethodReading } from './find-method.ts';
import type { MethodCategory } from './method-category.ts';
import type { MethodVocabulary, Party } from './method-vocabulary.ts';
import { isOwnName } from './own-name.ts';
import { readParties, withoutMarks, type PartyReading } from './parties.ts';
import { onOneLine, printedText, trimmed } from './printed-text.ts';
import type { TransactionDescription, TransactionLine } from './transaction-line.ts';

/** Describes all transactions of one statement, whose lines explain each other; in the same order. */
export function describeTransactions(
  lines: readonly TransactionLine[],
  vocabulary: MethodVocabulary,
): readonly TransactionDescription[] {
  const conventions = conventionsOf(lines, vocabulary);
  return lines.map((line) => describeTransaction(line, vocabulary, conventions));
}

/** Describes one transaction. Without the statement's conventions a line that bears no mark mostly stays UNKNOWN. */
export function describeTransaction(
  line: TransactionLine,
  vocabulary: MethodVocabulary,
  conventions: StatementConventions = NO_CONVENTIONS,
): TransactionDescription {
  const text = printedText(line.lines, line.descriptor);
  const { conversion, rest } = takeConversion(text, line.currency, vocabulary);
  const reading = findMethod(rest, line, vocabulary, conventions.codesLead);
  const manner = mannerOf(reading, { line, text, converted: conversion !== undefined }, vocabulary, conventions);
  const source = {
    text: reading.rest,
    party: manner.party,
    sentence: reading.sentence,
    accountHolders: line.accountHolders,
  };
  const parties = readParties(source, vocabulary);
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

interface Circumstances {
  readonly line: TransactionLine;
  readonly text: string;
  readonly converted: boolean;
}

function mannerOf(
  reading: MethodReading,
  { line, text, converted }: Circumstances,
  vocabulary: MethodVocabulary,
  conventions: StatementConventions,
): Manner {
  const { rule } = reading;
  if (rule)
    return {
      party: rule.party,
      category: (parties) => categoryOf(rule, line, otherSide(parties, reading, line, vocabulary)),
    };
  const card = vocabulary.codes.get('CARD');
  if (card && hasCardMark(text, vocabulary)) {
    return { party: card.party, method: card.method, category: () => card.category[line.direction] };
  }
  if (card && converted) return { party: card.party, category: () => card.category[line.direction] };
  const inferred = inferMethod(line, reading.rest, vocabulary, conventions);
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
  const savings = vocabulary.patterns.savings.test(own || name === '' ? reading.rest : name);
  return { own, savings };
}

/** What is left for a person to read when marks are gone; nothing when that is all of it. */
function wordsLeft(rest: string, text: string, vocabulary: MethodVocabulary): string {
  const left = trimmed(onOneLine(withoutMarks(rest, vocabulary)));
  return left === onOneLine(text) ? '' : left;
}
