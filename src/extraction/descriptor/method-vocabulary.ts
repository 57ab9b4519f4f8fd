// The words of transaction-methods.yaml, checked and made ready for matching.
import { Ajv } from 'ajv';
import { foldText } from '../../kernel/text.ts';
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

/** The vocabulary ready for use. Maps are keyed by folded text (`foldText`) or by upper-case code. */
export interface MethodVocabulary {
  readonly codes: ReadonlyMap<string, MethodRule>;
  readonly leadingCodes: ReadonlyMap<string, MethodRule>;
  readonly phrases: ReadonlyMap<string, MethodRule>;
  readonly anywhere: ReadonlyMap<string, MethodRule>;
  readonly endings: ReadonlyMap<string, MethodRule>;
  /** One alternation each, longest first; the caller folds what matched and looks it up. */
  readonly patterns: {
    /** A phrase at the start of the text, with the connectors after it. */
    readonly start: RegExp;
    readonly anywhere: RegExp;
    /** A phrase of several words, or an ending, at the end of the text or of a line. */
    readonly end: RegExp;
    readonly connector: RegExp;
    readonly referenceLabel: RegExp;
    readonly savings: RegExp;
    readonly cardMarks: RegExp;
    readonly closingDates: RegExp;
    readonly asides: RegExp;
    /** Any printed currency: symbol, code or name. */
    readonly currency: string;
  };
  readonly legalForms: ReadonlySet<string>;
  readonly nameWords: ReadonlySet<string>;
  readonly titles: ReadonlySet<string>;
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
  const phrases = new Map([...openings, ...byName(data, (method) => method.phrases, foldText)]);
  const anywhere = byName(data, (method) => method.anywhere, foldText);
  const endings = byName(data, (method) => method.endings, foldText);
  const leadingCodes = byName(data, (method) => method.leadingCodes, codeKey);
  const connectors = `(?:${alternation(data.connectors)})`;
  const severalWords = [...phrases.keys(), ...anywhere.keys()].filter((phrase) => phrase.includes(' '));
  const currencies = currencyNames(data.currencies);
  return {
    codes: new Map([...leadingCodes, ...byName(data, (method) => method.codes, codeKey)]),
    leadingCodes,
    phrases: new Map([...anywhere, ...phrases]),
    anywhere,
    endings: new Map([...phrases, ...anywhere, ...endings]),
    patterns: {
      start: startPattern([...phrases.keys(), ...anywhere.keys()], new Set(openings.keys()), connectors),
      anywhere: whole(`(${alternation([...anywhere.keys()])})`),
      end: whole(`(${alternation([...severalWords, ...endings.keys()])})`, '', '[ .)]*(?=$|\\n)'),
      connector: whole(connectors, '^', '(?=\\s)'),
      referenceLabel: labelPattern(data.referenceLabels),
      savings: whole(`(?:${alternation(data.savingsWords)})`),
      cardMarks: either(data.cardMarks),
      closingDates: either(data.closingDates),
      asides: either(data.asides),
      currency: [...currencies.keys()].sort(longestFirst).map(asPattern).join('|'),
    },
    legalForms: new Set(data.legalForms.map(foldText)),
    nameWords: new Set(data.nameWords.map(foldText)),
    titles: new Set(data.titles.map(foldText)),
    currencies,
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

const longestFirst = (a: string, b: string): number => b.length - a.length;

function asPattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/ /g, '\\s+');
}

/** Folded phrases as an alternation that also finds them with their punctuation, accents aside. */
function alternation(phrases: readonly string[]): string {
  const folded = [...new Set(phrases.map(foldText))].sort(longestFirst);
  return folded.map((phrase) => phrase.split(' ').join('[^\\p{L}\\p{N}]{1,4}')).join('|');
}

/** Phrases at the start; a single word only where a connector, a number or nothing follows, unless no name begins with it. */
function startPattern(phrases: readonly string[], openings: ReadonlySet<string>, connectors: string): RegExp {
  const free = phrases.filter((phrase) => phrase.includes(' ') || openings.has(phrase));
  const bound = phrases.filter((phrase) => !phrase.includes(' ') && !openings.has(phrase));
  const onItsOwn = `(?=\\s+${connectors}\\s|\\s*[:–-]|\\s+\\d{4,}|\\s*\\n|\\s*$)`;
  const phrase = `(${alternation(free)}|(?:${alternation(bound)})${onItsOwn})`;
  return whole(`${phrase}(?:[\\s:.,-]+${connectors}(?=\\s))*`, '^');
}

/** A label with what may stand between it and its value. */
function labelPattern(labels: readonly string[]): RegExp {
  const number = '(?:[\\s.]*(?:no|num|number)(?![\\p{L}\\p{N}]))?';
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternation(labels)})(?!\\p{L})${number}[\\s.:=-]*(?=[^\\s.:=-])`, 'iu');
}

/** `pattern` as whole words, after `before` and followed by `after`. */
function whole(pattern: string, before = '', after = ''): RegExp {
  return new RegExp(`${before}(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])${after}`, 'iu');
}

function either(sources: readonly string[]): RegExp {
  return new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'giu');
}
