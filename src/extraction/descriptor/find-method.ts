// Which method of moving money a text names: by a type code, in parentheses, at its start, or in passing.
import { foldText } from '../../kernel/text.ts';
import { codeKey, type MethodRule, type MethodVocabulary } from './method-vocabulary.ts';
import { cut, tidyLines } from './printed-text.ts';
import { findPhrase, phrasesAt, printedWords, type FoundPhrase, type PrintedWord } from './printed-words.ts';
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

/** How a statement prints its methods, as its lines together show. */
export interface LineManner {
  /** It begins its lines with type codes. */
  readonly codesLead: boolean;
  /** It ends its entries with a line that names the method: `Purchase`, `Transfer`. */
  readonly methodsEnd: boolean;
}

const NO_MANNER: LineManner = { codesLead: false, methodsEnd: false };

type Reader = (text: string, vocabulary: MethodVocabulary) => MethodReading | undefined;

const IN_PARENTHESES = /\(((?:[^()]|\([^()]*\))*)\)/gu;

/** `REVERSAL OF 27-02 CARD PAYMENT …`: the day of what was reversed stands within the name of the method. */
const REVERSED_ON = /^(reversal of )\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3})(?:[-/. ]\d{2,4})?\s+/iu;

/** Reads the method that a text, a type column or the last line names. */
export function findMethod(
  printed: string,
  line: Pick<TransactionLine, 'typeCode' | 'legend'>,
  vocabulary: MethodVocabulary,
  { codesLead, methodsEnd }: LineManner = NO_MANNER,
): MethodReading {
  const text = printed.replace(REVERSED_ON, '$1');
  const outer = line.typeCode?.trim() ? undefined : outerCode(text, line.legend, vocabulary, codesLead);
  const column = ruleOfType(outer?.code ?? line.typeCode, line.legend, vocabulary);
  const body = outer?.rest ?? text;
  if (column.rule && !column.rule.weak) return afterStrongType(body, column.rule, vocabulary);
  const last = methodsEnd ? lastLine(body, vocabulary) : undefined;
  if (last) return last;
  const named = firstOf([inParentheses, atStart, inPassing, atEnd, onLowerLine], body, vocabulary);
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
  const whole = ruleNamed(folded, vocabulary);
  if (whole) return whole;
  const inner = [...words.matchAll(IN_PARENTHESES)].map((match) => ruleNamed(foldText(match[1] ?? ''), vocabulary));
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
    // `ATM withdrawal`, `CHAPS fee`: the code is the first word of a longer name.
    const isPart = pattern === FIRST_WORD && opensInWords(text, vocabulary);
    const known =
      (vocabulary.leadingCodes.has(code) && !isPart) || (may && (vocabulary.codes.has(code) || legend?.has(code)));
    if (match && known) return { code, rest: cut(text, match.index, match.index + match[0].length) };
  }
  return undefined;
}

/** Whether a text begins with the name of a method in several words. */
function opensInWords(text: string, vocabulary: MethodVocabulary): boolean {
  const words = printedWords(text.slice(0, LONGEST_OPENING));
  return phrasesAt(words, 0, vocabulary.phrases).some(({ from, to }) => to - from > 1);
}

/** Whether the first word is any type code at all: what shows, over many lines, that a statement begins its lines with codes. */
export function startsWithCode(text: string, vocabulary: MethodVocabulary): boolean {
  return vocabulary.codes.has(FIRST_WORD.exec(text)?.[1] ?? '');
}

/** `Octopus Energy (Direct Debit)` */
const inParentheses: Reader = (text, vocabulary) => {
  for (const match of text.matchAll(IN_PARENTHESES)) {
    const inner = match[1] ?? '';
    const rule = ruleNamed(foldText(inner), vocabulary) ?? vocabulary.codes.get(codeKey(inner));
    if (rule) return { rule, rest: cut(text, match.index, match.index + match[0].length), sentence: false };
  }
  return undefined;
};

/** `Direct Debit to …`, `STANDING ORDER VIA FASTER PAYMENT TO …` */
const atStart: Reader = (text, vocabulary) => {
  const words = printedWords(text.slice(0, LONGEST_OPENING));
  const found = phrasesAt(words, 0, vocabulary.phrases).find((phrase) => opens(phrase, words, text, vocabulary));
  if (!found) return undefined;
  let after = found.to;
  while (after + 1 < words.length && vocabulary.connectors.has(words[after]?.folded ?? '')) after++;
  const behind = text.slice(words[after - 1]?.end).replace(/^[^\p{L}\p{N}(*]+/u, '');
  const rest = found.phrase === 'card' ? behind.replace(LAST_OF_CARD, '') : behind;
  const sentence = vocabulary.connectors.has(words[after - 1]?.folded ?? '');
  return { rule: found.meaning, rest: tidyLines(rest), sentence };
};

/** `CARD 4471 CORNER SHOP`: the last figures of the card are nobody's name. */
const LAST_OF_CARD = /^\d{4}\s+(?=\p{L})/u;

/** Longest method with its connectors, in characters. */
const LONGEST_OPENING = 120;

/** Many merchants' names begin with a word that also names a method: alone, it needs something after it that no name has. */
function opens(
  { phrase, to }: FoundPhrase<MethodRule>,
  words: readonly PrintedWord[],
  text: string,
  vocabulary: MethodVocabulary,
): boolean {
  if (phrase.includes(' ') || vocabulary.openings.has(phrase)) return true;
  const next = words[to];
  if (!next || vocabulary.connectors.has(next.folded) || /^\d{4,}$/u.test(next.folded)) return true;
  return /^\s*[:–\n-]/u.test(text.slice(words[to - 1]?.end));
}

/** A phrase that says what happened wherever it stands: `DAILY OD INT`, `LNK HIGH STREET`. */
const inPassing: Reader = (text, vocabulary) => {
  const rule = findPhrase(printedWords(text), vocabulary.anywhere)?.meaning;
  return rule && { rule, rest: text, sentence: false };
};

/** `CORNER SHOP CONTACTLESS`, or `Cash withdrawal` on a line of its own. */
const atEnd: Reader = (text, vocabulary) => {
  const words = printedWords(text);
  const found = findPhrase(words, vocabulary.endings, ({ to }) =>
    /^[ .)]*(?:\n|$)/u.test(text.slice(words[to - 1]?.end)),
  );
  if (!found) return undefined;
  const start = words[found.from]?.start ?? 0;
  const end = words[found.to - 1]?.end ?? 0;
  return { rule: found.meaning, rest: cut(text, start, end), sentence: false };
};

/** The last of several lines where it names a method and nothing else. */
const lastLine: Reader = (text, vocabulary) => {
  const lines = text.split('\n');
  const rule = lines.length > 1 ? ruleNamed(foldText(lines.at(-1) ?? ''), vocabulary) : undefined;
  return rule && { rule, rest: lines.slice(0, -1).join('\n'), sentence: false };
};

/** Whether the last line of an entry names a method and nothing else. */
export function endsInMethod(text: string, vocabulary: MethodVocabulary): boolean {
  return lastLine(text, vocabulary) !== undefined;
}

/**
 * A method below the name: `NORTH WATER` over `DD 2290418375`, `P JONES` over `STANDING ORDER WINDOWS`, `CORNER SHOP` over `CARD 4471`.
 * Single words may be anybody's, unless no name begins with them or a number follows them.
 */
const onLowerLine: Reader = (text, vocabulary) => {
  const [first = '', ...lower] = text.split('\n');
  for (const [at, line] of lower.entries()) {
    const words = printedWords(line);
    const [, code = '', behind = ''] = /^(\S+)\s+(\S.*)$/u.exec(line) ?? [];
    const isNumbered = /^\d{4,}$/u.test(behind);
    const found = phrasesAt(words, 0, vocabulary.phrases).find(({ from, to }) => to - from > 1);
    const byCode = vocabulary.leadingCodes.get(code) ?? (isNumbered ? vocabulary.codes.get(codeKey(code)) : undefined);
    const rule = found?.meaning ?? byCode;
    if (!rule || (rule.weak && !isNumbered)) continue;
    const isOfCard = isNumbered && rule.party === 'merchant';
    const rest = isOfCard ? '' : line.slice(found ? words[found.to - 1]?.end : code.length);
    return { rule, rest: tidyLines([first, ...lower.with(at, rest)].join('\n')), sentence: false };
  }
  return undefined;
};

function ruleNamed(folded: string, vocabulary: MethodVocabulary): MethodRule | undefined {
  return vocabulary.phrases.meanings.get(folded) ?? vocabulary.endings.meanings.get(folded);
}
