// Which method of moving money a text names: by a type code, in parentheses, at its start, or in passing.
import { foldText } from '../../kernel/text.ts';
import { codeKey, type MethodRule, type MethodVocabulary } from './method-vocabulary.ts';
import { cut, tidyLines } from './printed-text.ts';
import type { TransactionLine } from './transaction-line.ts';

/** The method that is printed, if any, and the text without it. */
export interface MethodReading {
  readonly rule?: MethodRule;
  /** The method's name where the statement's own legend gives one that the vocabulary does not know. */
  readonly legendName?: string;
  readonly rest: string;
  /** Whether the text is written as a sentence: `Card Payment to …`. Then a name may run over several lines. */
  readonly sentence: boolean;
}

type Reader = (text: string, vocabulary: MethodVocabulary) => MethodReading | undefined;

const IN_PARENTHESES = /\(((?:[^()]|\([^()]*\))*)\)/gu;

/** Reads the method; `codesLead` says that the statement begins its lines with type codes. */
export function findMethod(
  text: string,
  line: Pick<TransactionLine, 'typeCode' | 'legend'>,
  vocabulary: MethodVocabulary,
  codesLead: boolean,
): MethodReading {
  const outer = line.typeCode?.trim() ? undefined : outerCode(text, line.legend, vocabulary, codesLead);
  const column = ruleOfType(outer?.code ?? line.typeCode, line.legend, vocabulary);
  const body = outer?.rest ?? text;
  if (column.rule && !column.rule.weak) return afterStrongType(body, column.rule, vocabulary);
  const named = firstOf([inParentheses, atStart, inPassing, atEnd], body, vocabulary);
  if (named && (!named.rule?.weak || !column.rule)) return named;
  return { ...column, rest: named?.rest ?? body, sentence: named?.sentence ?? false };
}

function firstOf(readers: readonly Reader[], text: string, vocabulary: MethodVocabulary): MethodReading | undefined {
  for (const reader of readers) {
    const reading = reader(text, vocabulary);
    if (reading) return reading;
  }
  return undefined;
}

/** A column that names the method settles it; the text may repeat it (`DD`, `DIRECT DEBIT BRITISH GAS`). */
function afterStrongType(text: string, rule: MethodRule, vocabulary: MethodVocabulary): MethodReading {
  const repeated = atStart(text, vocabulary) ?? inParentheses(text, vocabulary);
  if (repeated?.rule && (repeated.rule.method === rule.method || repeated.sentence)) return { ...repeated, rule };
  return { rule, rest: text, sentence: false };
}

interface TypeReading {
  readonly rule?: MethodRule;
  readonly legendName?: string;
}

function ruleOfType(
  typeCode: string | undefined,
  legend: TransactionLine['legend'],
  vocabulary: MethodVocabulary,
): TypeReading {
  const printed = typeCode?.trim() ?? '';
  if (printed === '') return {};
  const explained = legend?.get(printed) ?? legend?.get(codeKey(printed));
  const byLegend = explained === undefined ? undefined : ruleOfWords(explained, vocabulary);
  const rule = byLegend ?? vocabulary.codes.get(codeKey(printed)) ?? ruleOfWords(printed, vocabulary);
  if (rule) return { rule };
  return explained === undefined ? {} : { legendName: explained };
}

/** The rule for the words of a type column, whole or in part: `Debit Card Payment (Contactless)`. */
function ruleOfWords(words: string, vocabulary: MethodVocabulary): MethodRule | undefined {
  const folded = foldText(words);
  const whole = vocabulary.phrases.get(folded) ?? vocabulary.endings.get(folded);
  if (whole) return whole;
  const inner = [...words.matchAll(IN_PARENTHESES)].map((match) => vocabulary.endings.get(foldText(match[1] ?? '')));
  const part = inner.find((rule) => rule && !rule.weak);
  return part ?? firstOf([atEnd, atStart, inPassing], words, vocabulary)?.rule ?? inner.find(Boolean);
}

const FIRST_WORD = /^(\){3,}|\) \) \)|\S{1,6})\s(?=\S)/u;
const LAST_WORD = /(?<=\S)\s(\){3,}|\S{2,6})$/u;

/**
 * A type code as the first or last word: always for codes that no name begins with, else where the statement is known to
 * begin its lines so.
 */
function outerCode(
  text: string,
  legend: TransactionLine['legend'],
  vocabulary: MethodVocabulary,
  codesLead: boolean,
): { readonly code: string; readonly rest: string } | undefined {
  for (const pattern of [FIRST_WORD, LAST_WORD]) {
    const match = pattern.exec(text);
    const code = match?.[1]?.replace(/\s/gu, '') ?? '';
    const may = codesLead && pattern === FIRST_WORD;
    const known = vocabulary.leadingCodes.has(code) || (may && (vocabulary.codes.has(code) || legend?.has(code)));
    if (match && known) return { code, rest: cut(text, match.index, match.index + match[0].length) };
  }
  return undefined;
}

/** Whether the first word is any type code at all: what shows, over many lines, that a statement begins its lines with codes. */
export function startsWithCode(text: string, vocabulary: MethodVocabulary): boolean {
  return vocabulary.codes.has(FIRST_WORD.exec(text)?.[1] ?? '');
}

/** `Octopus Energy (Direct Debit)` */
const inParentheses: Reader = (text, vocabulary) => {
  for (const match of text.matchAll(IN_PARENTHESES)) {
    const inner = match[1] ?? '';
    const rule = vocabulary.endings.get(foldText(inner)) ?? vocabulary.codes.get(codeKey(inner));
    if (rule) return { rule, rest: cut(text, match.index, match.index + match[0].length), sentence: false };
  }
  return undefined;
};

/** `Direct Debit to …`, `STANDING ORDER VIA FASTER PAYMENT TO …` */
const atStart: Reader = (text, vocabulary) => {
  const match = vocabulary.patterns.start.exec(text);
  const rule = match?.[1] === undefined ? undefined : vocabulary.phrases.get(foldText(match[1]));
  if (!match?.[1] || !rule) return undefined;
  const rest = tidyLines(text.slice(match[0].length).replace(/^[\s:.,;–—-]+(?=\S)/u, ''));
  const sentence = vocabulary.patterns.connector.test(afterPhrase(match)) || / (?:to|from|at)$/iu.test(match[1]);
  return { rule, rest, sentence };
};

function afterPhrase(match: RegExpExecArray): string {
  return `${match[0].slice((match[1] ?? '').length).replace(/^[\s:.,-]+/u, '')} `;
}

/** A phrase that says what happened wherever it stands: `DAILY OD INT`, `LNK HIGH STREET`. */
const inPassing: Reader = (text, vocabulary) => {
  const match = vocabulary.patterns.anywhere.exec(text);
  const rule = match?.[1] === undefined ? undefined : vocabulary.anywhere.get(foldText(match[1]));
  return rule && { rule, rest: text, sentence: false };
};

/** `CORNER SHOP CONTACTLESS`, or `Cash withdrawal` on a line of its own. */
const atEnd: Reader = (text, vocabulary) => {
  const match = vocabulary.patterns.end.exec(text);
  const rule = match?.[1] === undefined ? undefined : vocabulary.endings.get(foldText(match[1]));
  if (!match?.[1] || !rule) return undefined;
  return { rule, rest: cut(text, match.index, match.index + match[0].length), sentence: false };
};
