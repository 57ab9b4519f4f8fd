// The words of transaction-methods.yaml, checked and made ready for matching.
import { Ajv } from 'ajv';
import { foldText } from '../../kernel/text.ts';
import { phraseIndex, type PhraseIndex } from './printed-words.ts';
import { METHOD_CATEGORIES, type MethodCategory } from './method-category.ts';

/** Who the rest of a text names. */
export type Party = 'merchant' | 'originator' | 'payee' | 'none';

interface AuthoredMethod {
  readonly method: string;
  readonly debit: MethodCategory;
  readonly credit: MethodCategory;
  readonly party: Party;
  readonly weak?: boolean;
  readonly codes?: readonly string[];
  readonly leadingCodes?: readonly string[];
  readonly phrases?: readonly string[];
  readonly openings?: readonly string[];
  readonly anywhere?: readonly string[];
  readonly endings?: readonly string[];
}

interface AuthoredVocabulary {
  readonly methods: readonly AuthoredMethod[];
  readonly connectors: readonly string[];
  readonly referenceLabels: readonly string[];
  readonly legalForms: readonly string[];
  readonly nameWords: readonly string[];
  readonly savingsWords: readonly string[];
  readonly titles: readonly string[];
  readonly cardMarks: readonly string[];
  readonly closingDates: readonly string[];
  readonly asides: readonly string[];
  readonly currencies: Readonly<Record<string, readonly string[]>>;
}

/** A method of moving money and what its name implies. */
export interface MethodRule {
  readonly method: string;
  readonly category: Readonly<Record<'Credit' | 'Debit', MethodCategory>>;
  readonly party: Party;
  /** Says only in general that something was paid: any plainer word outranks it. */
  readonly weak: boolean;
}

/** The vocabulary ready for use. Words and phrases are folded (`foldText`), codes are in upper case (`codeKey`). */
export interface MethodVocabulary {
  readonly codes: ReadonlyMap<string, MethodRule>;
  readonly leadingCodes: ReadonlyMap<string, MethodRule>;
  /** At the start of a text. */
  readonly phrases: PhraseIndex<MethodRule>;
  /** Single words that count at the start whatever follows. */
  readonly openings: ReadonlySet<string>;
  readonly anywhere: PhraseIndex<MethodRule>;
  /** At the end of a line. */
  readonly endings: PhraseIndex<MethodRule>;
  readonly connectors: ReadonlySet<string>;
  readonly referenceLabels: PhraseIndex<true>;
  readonly savings: PhraseIndex<true>;
  readonly legalForms: ReadonlySet<string>;
  readonly nameWords: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
  readonly patterns: { readonly cardMarks: RegExp; readonly closingDates: RegExp; readonly asides: RegExp };
  /** ISO 4217 code by symbol, code or name, lower case. */
  readonly currencies: ReadonlyMap<string, string>;
}

const words = { type: 'array', items: { type: 'string', minLength: 1 }, minItems: 1 };
const patterns = { type: 'array', items: { type: 'string', format: 'regex' }, minItems: 1 };
const category = { enum: METHOD_CATEGORIES };

const SCHEMA = {
  type: 'object',
  additionalProperties: false,
  required: [
    ...['methods', 'connectors', 'referenceLabels', 'legalForms', 'nameWords', 'savingsWords', 'titles'],
    ...['cardMarks', 'closingDates', 'asides', 'currencies'],
  ],
  properties: {
    methods: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['method', 'debit', 'credit', 'party'],
        properties: {
          method: { type: 'string', minLength: 1 },
          debit: category,
          credit: category,
          party: { enum: ['merchant', 'originator', 'payee', 'none'] },
          weak: { type: 'boolean' },
          codes: words,
          leadingCodes: words,
          phrases: words,
          openings: words,
          anywhere: words,
          endings: words,
        },
      },
    },
    connectors: words,
    referenceLabels: words,
    legalForms: words,
    nameWords: words,
    savingsWords: words,
    titles: words,
    cardMarks: patterns,
    closingDates: patterns,
    asides: patterns,
    currencies: {
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[A-Z]{3}$' },
      additionalProperties: { ...words, minItems: 0 },
    },
  },
};

function isRegularExpression(text: string): boolean {
  try {
    return new RegExp(text, 'iu') instanceof RegExp;
  } catch {
    return false;
  }
}

const ajv = new Ajv({ allErrors: true, formats: { regex: isRegularExpression } });
const isAuthored = ajv.compile<AuthoredVocabulary>(SCHEMA);

/** The vocabulary in a parsed YAML document. Throws an Error that lists everything wrong: the file is part of the program. */
export function parseMethodVocabulary(data: unknown): MethodVocabulary {
  if (!isAuthored(data)) {
    throw new Error(`transaction-methods is not valid: ${ajv.errorsText(isAuthored.errors, { dataVar: '' })}`);
  }
  const openings = byName(data, (method) => method.openings, foldText);
  const anywhere = byName(data, (method) => method.anywhere, foldText);
  const phrases = new Map([...anywhere, ...openings, ...byName(data, (method) => method.phrases, foldText)]);
  const severalWords = [...phrases].filter(([phrase]) => phrase.includes(' '));
  const endings = byName(data, (method) => method.endings, foldText);
  const leadingCodes = byName(data, (method) => method.leadingCodes, codeKey);
  return {
    codes: new Map([...leadingCodes, ...byName(data, (method) => method.codes, codeKey)]),
    leadingCodes,
    phrases: phraseIndex(phrases),
    openings: new Set(openings.keys()),
    anywhere: phraseIndex(anywhere),
    endings: phraseIndex(new Map([...severalWords, ...endings])),
    connectors: folded(data.connectors),
    referenceLabels: markers(data.referenceLabels),
    savings: markers(data.savingsWords),
    legalForms: folded(data.legalForms),
    nameWords: folded(data.nameWords),
    titles: folded(data.titles),
    patterns: {
      cardMarks: either(data.cardMarks),
      closingDates: either(data.closingDates),
      asides: either(data.asides),
    },
    currencies: currencyNames(data.currencies),
  };
}

/** A code as it is compared: upper case, no inner spaces or full stops. */
export function codeKey(code: string): string {
  return code.toUpperCase().replace(/[\s.]/g, '');
}

function byName(
  data: AuthoredVocabulary,
  names: (method: AuthoredMethod) => readonly string[] | undefined,
  key: (name: string) => string,
): ReadonlyMap<string, MethodRule> {
  const found = new Map<string, MethodRule>();
  for (const authored of data.methods) {
    const { method, debit, credit, party, weak = false } = authored;
    const rule = { method, category: { Debit: debit, Credit: credit }, party, weak };
    for (const name of names(authored) ?? []) if (!found.has(key(name))) found.set(key(name), rule);
  }
  return found;
}

function currencyNames(currencies: AuthoredVocabulary['currencies']): ReadonlyMap<string, string> {
  const pairs = Object.entries(currencies).flatMap(([code, names]) =>
    [code, ...names].map((name) => [name, code] as const),
  );
  return new Map(pairs.map(([name, code]) => [name.toLowerCase(), code]));
}

function folded(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(foldText));
}

function markers(phrases: readonly string[]): PhraseIndex<true> {
  return phraseIndex(new Map(phrases.map((phrase) => [foldText(phrase), true])));
}

function either(sources: readonly string[]): RegExp {
  return new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'giu');
}
