// Who is on the other side of a transaction, and the reference that was given: cut from the text beside the method.
import { foldText } from '../../kernel/text.ts';
import type { MethodVocabulary, Party } from './method-vocabulary.ts';
import { ownNameLength } from './own-name.ts';
import { findPhrase, printedWords } from './printed-words.ts';
import { cut, onOneLine, tidyLines, trimmed } from './printed-text.ts';
import type { Counterparty } from './transaction-line.ts';

/** Where to look. */
export interface PartyText {
  /** The text without method and conversion, one printed line a line. */
  readonly text: string;
  readonly party: Party;
  /** Whether the name may run over several lines. */
  readonly sentence: boolean;
  readonly accountHolders: readonly string[];
}

/** What was found; empty objects and strings are left out. */
export interface PartyReading {
  readonly counterparty?: Counterparty;
  readonly reference?: string;
}

interface NameAndReference {
  readonly name: string;
  readonly reference?: string;
}

/** Name, account and reference as printed. */
export function readParties(source: PartyText, vocabulary: MethodVocabulary): PartyReading {
  if (source.party === 'none') return labelledReferenceOnly(source.text, vocabulary);
  if (source.party === 'merchant') return withName(merchantName(source, vocabulary), vocabulary);
  // Accounts first: a sort code may look like the date that ends a line.
  const account = takeAccount(source.text, source.party);
  const split = splitReference(withoutMarks(account.rest.replace(SAID_AGAIN, ''), vocabulary), source, vocabulary);
  const found = withName(isMethod(split.name, vocabulary) ? '' : split.name, vocabulary);
  const { sortCode, accountNumber } = account;
  const numbers = { ...(sortCode && { sortCode }), ...(accountNumber && { accountNumber }) };
  const counterparty = { ...found.counterparty, ...numbers };
  const reference = trimmed(onOneLine(split.reference ?? ''));
  const isReference = hasLetterOrDigit(reference) && (/\d/u.test(reference) || isName(reference, vocabulary));
  return {
    ...(Object.keys(counterparty).length > 0 && { counterparty }),
    ...(isReference && { reference }),
  };
}

/** A labelled line below the name says again who it was: `To: Corner Shop, Leeds`. */
const SAID_AGAIN = /\n(?:to|from): .*$/isu;

/** Whether a text is the name of a method in several words and no party: `INTERNET TRANSFER`. */
function isMethod(text: string, vocabulary: MethodVocabulary): boolean {
  const folded = foldText(onOneLine(text));
  return folded.includes(' ') && vocabulary.phrases.meanings.has(folded);
}

/** Every mark has a digit, but for `)))` and the names of wallets. */
const MAY_HOLD_MARKS = /[\d)]|pay/iu;

/** `text` without what only cards and payment systems leave in it. */
export function withoutMarks(text: string, vocabulary: MethodVocabulary): string {
  if (!MAY_HOLD_MARKS.test(text)) return text;
  const { cardMarks, closingDates, asides } = vocabulary.patterns;
  // A payment system's number stands between name and reference: it parts them as a line's end would.
  return tidyLines(text.replace(cardMarks, ' ').replace(asides, '\n').replace(closingDates, ' '));
}

function withName(printed: string, vocabulary: MethodVocabulary): PartyReading {
  const name = trimmed(withoutConnector(onOneLine(printed), vocabulary));
  return isName(name, vocabulary) ? { counterparty: { name } } : {};
}

/** The last figures of a card, `From` before a number that was taken for the reference, and `nominated account` name nobody. */
const isName = (text: string, vocabulary: MethodVocabulary): boolean =>
  /\p{L}/u.test(text) &&
  !vocabulary.connectors.has(foldText(text)) &&
  !SOME_ACCOUNT.test(text) &&
  !LAST_OF_ANY.test(text);

/** `Debit card ending 8817`, of which the method has taken the first words. */
const LAST_OF_ANY = /^(?:(?:your|my|the|card)\s)*ending\s(?:in\s|with\s)?\d{3,4}$/iu;

const SOME_ACCOUNT = /^(?:(?:your|my|the|nominated|linked|another|external|own|bank|a\/c|account)\s?)+$/iu;

function withoutConnector(text: string, vocabulary: MethodVocabulary): string {
  const first = /^\S+(?=\s+\S)/u.exec(text)?.[0] ?? '';
  return vocabulary.connectors.has(foldText(first)) ? text.slice(first.length) : text;
}

const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

function labelledReferenceOnly(text: string, vocabulary: MethodVocabulary): PartyReading {
  const labelled = takeLabelledReference(withoutMarks(text, vocabulary), vocabulary);
  const reference = trimmed(onOneLine(labelled?.reference ?? ''));
  return hasLetterOrDigit(reference) ? { reference } : {};
}

// ---- merchants ---------------------------------------------------------------------------------------------------

/** The merchant's name without the terminal's store number, order code and what follows them. */
function merchantName({ text, sentence }: PartyText, vocabulary: MethodVocabulary): string {
  const clean = withoutMarks(text, vocabulary);
  const own = clean.replace(SAID_AGAIN, '').replace(LEADING_NUMBERS, '');
  const named = sentence ? onOneLine(own) : (own.split('\n')[0] ?? '');
  const beforeOrder = named.replace(/\s?\*\s?(?=[\p{L}\p{N}]*\d)[\p{L}\p{N}-]{3,}.*$/u, '');
  const words = beforeOrder.split(' ');
  const number = words.findIndex((word, index) => index > 0 && isStoreNumber(word));
  const name = (number < 0 ? words : words.slice(0, lastOfName(words, number))).join(' ');
  return name.replace(LEFT_OVER, '');
}

/** `ALDI 78 773`: where a name ends before the number of a store that is set in parts. */
const lastOfName = (words: readonly string[], number: number): number =>
  words.findLastIndex((word, index) => index < number && (index === 0 || !/^\d+$/u.test(word))) + 1;

/** `260605 1120047 CORNER SHOP`: numbers of the entry before the name, from a column that nothing parts from it. */
const LEADING_NUMBERS = /^(?:\d{5,}\s+)+(?=\p{L})/u;

/** The bracket that held an amount since taken out (`… (USD`), and what numbers a district (`ST MALO 06`). */
const LEFT_OVER = /\s+(?:\([^()]{0,4}|0\d)$/u;

function isStoreNumber(word: string): boolean {
  return (word.match(/\d/gu) ?? []).length >= 3;
}

// ---- accounts ----------------------------------------------------------------------------------------------------

interface AccountCut {
  readonly sortCode?: string;
  readonly accountNumber?: string;
  readonly rest: string;
}

const SORT_CODE = '(\\d{2}-\\d{2}-\\d{2}|\\d{2} \\d{2} \\d{2}|\\d{6})';
const LABELLED_SORT_CODE = new RegExp(`(?<![\\p{L}\\p{N}])sort\\s*code\\s*:?\\s*${SORT_CODE}(?!\\d)`, 'iu');
const LABELLED_ACCOUNT =
  /(?<![\p{L}\p{N}])(?:account|a\/c|acc?t?)\.?\s*(?:no|num|number)?\.?\s*:?\s*(\d{7,8})(?![\p{L}\p{N}])/iu;
const PAIR = new RegExp(`(?<![\\p{L}\\d/.-])${SORT_CODE}[\\s/,-]{1,3}(\\d{8})(?![\\p{L}\\d])`, 'u');

/** `From 12-34-56 Account 12345678`: both numbers, the second by its label. */
const CODE_AND_LABELLED = new RegExp(
  `(?<![\\p{L}\\d/.-])${SORT_CODE}[\\s/,-]{1,3}(?:account|a\\/c|acc?t?)\\.?\\s*(?:no|num|number)?\\.?\\s*:?\\s*(\\d{8})(?![\\p{L}\\d])`,
  'iu',
);

/** `To account: 12345678, 12-34-56`: the account before its sort code. */
const LABELLED_PAIR = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:to|from) )?account:?\\s*(\\d{8})[\\s,]+${SORT_CODE}(?!\\d)`,
  'iu',
);

/** Whether a text gives the account to which money went, as no payment by card does. */
export function namesAccount(text: string): boolean {
  return LABELLED_PAIR.test(text);
}

/** Labelled numbers everywhere; six and eight digits side by side only where an account may stand. */
function takeAccount(text: string, party: Party): AccountCut {
  // Who collects by mandate gives the number of the payer's account with it: `AC 0091277`.
  if (party === 'originator' && !LABELLED_SORT_CODE.test(text)) return { rest: text };
  const both = LABELLED_PAIR.exec(text);
  if (both?.[1] && both[2]) {
    const rest = cut(text, both.index, both.index + both[0].length);
    return { sortCode: dashed(both[2]), accountNumber: both[1], rest };
  }
  const labelled = LABELLED_SORT_CODE.test(text) ? null : CODE_AND_LABELLED.exec(text);
  const pair = labelled ?? (party === 'payee' ? PAIR.exec(text) : null);
  if (pair?.[1] && pair[2]) {
    return {
      sortCode: dashed(pair[1]),
      accountNumber: pair[2],
      rest: cut(text, pair.index, pair.index + pair[0].length),
    };
  }
  const code = LABELLED_SORT_CODE.exec(text);
  const afterCode = code ? cut(text, code.index, code.index + code[0].length) : text;
  const account = LABELLED_ACCOUNT.exec(afterCode);
  const rest = account ? cut(afterCode, account.index, account.index + account[0].length) : afterCode;
  return { ...(code?.[1] && { sortCode: dashed(code[1]) }), ...(account?.[1] && { accountNumber: account[1] }), rest };
}

function dashed(sortCode: string): string {
  return sortCode.replace(/\D/gu, '').replace(/^(\d\d)(\d\d)(\d\d)$/u, '$1-$2-$3');
}

// ---- references --------------------------------------------------------------------------------------------------

/** Name and reference by their label, their place or their form. */
export function splitReference(
  text: string,
  source: Pick<PartyText, 'party' | 'accountHolders'>,
  vocabulary: MethodVocabulary,
): NameAndReference {
  return (
    takeLabelledReference(text, vocabulary) ??
    takeParenthesised(text) ??
    takeBehindBar(text) ??
    takeLowerLines(text, vocabulary) ??
    takeFromLine(text, source, vocabulary)
  );
}

/** `… Ref: 850012345`; where the label comes first, the name may follow: `REF.RENT FROM J SMITH`. */
function takeLabelledReference(text: string, vocabulary: MethodVocabulary): NameAndReference | undefined {
  const words = printedWords(text);
  const label = findPhrase(words, vocabulary.referenceLabels);
  const first = label && words[label.from];
  const last = label && words[label.to - 1];
  if (!first || !last) return undefined;
  const name = text.slice(0, first.start);
  const value = text
    .slice(last.end)
    .replace(/^[\s.]*(?:no|num|number)(?![\p{L}\p{N}])/iu, '')
    .replace(/^[\s.:=-]+/u, '');
  if (value === '') return undefined;
  if (name.trim() !== '') return { name, reference: value };
  const from = /^(.+?)[\s,]+from[\s:]+(\S.*)$/isu.exec(value);
  return from?.[1] && from[2] ? { name: from[2], reference: from[1] } : { name: '', reference: value };
}

/** `Corner Lettings (BLOGGS J)` */
function takeParenthesised(text: string): NameAndReference | undefined {
  const match = /^(.*[\p{L}\p{N}].*?)\s*\(([^()]+)\)$/su.exec(text);
  return match?.[1] && match[2] ? { name: match[1], reference: match[2] } : undefined;
}

/** `Corner Lettings | RENT WK 12`: a bar of its own parts both. */
function takeBehindBar(text: string): NameAndReference | undefined {
  const [, name, reference] = /^([^|]*[\p{L}\p{N}][^|]*?)\s+\|\s+(\S.*)$/su.exec(text) ?? [];
  return name && reference ? { name, reference } : undefined;
}

/** The first line is the name, those below are the reference, unless the name itself runs on. */
function takeLowerLines(text: string, vocabulary: MethodVocabulary): NameAndReference | undefined {
  const lines = text.split('\n');
  let names = 1;
  while (names < lines.length && runsOn(lines[names - 1] ?? '', lines[names] ?? '', vocabulary)) names++;
  if (names >= lines.length) return undefined;
  const named = lines.slice(0, names).join(' ');
  const [, name = named, ...number] = NUMBER_BEHIND.exec(named) ?? [];
  return { name, reference: [...number, ...lines.slice(names)].join(' ') };
}

/** `CORNER LENDING 40117263`: the number by which a company knows its customer, at the end of the line that names it. */
const NUMBER_BEHIND = /^(.*\p{L}.*?)\s+(\d{6,})$/su;

function runsOn(line: string, next: string, vocabulary: MethodVocabulary): boolean {
  return /(?:&|\band|\bof|\bthe|\bfor|-)$/iu.test(line) || vocabulary.legalForms.has(foldText(next));
}

/** Name and reference on one line: after the holder's own name, after a company's legal form, where case changes, or from a number on. */
function takeFromLine(
  line: string,
  source: Pick<PartyText, 'party' | 'accountHolders'>,
  vocabulary: MethodVocabulary,
): NameAndReference {
  const text = onOneLine(line);
  const [, office, mark] = OF_CAR.exec(text) ?? [];
  if (office && mark) return { name: office, reference: mark };
  const own = source.party === 'payee' ? ownNameLength(text, source.accountHolders, vocabulary.titles) : 0;
  if (own > 0) return { name: text.slice(0, own), reference: text.slice(own) };
  const words = text.split(' ');
  const start = source.party === 'payee' ? payeeReferenceStart(words, vocabulary) : mandateStart(words, vocabulary);
  return { name: words.slice(0, start).join(' '), reference: words.slice(start).join(' ') };
}

/** `DVLA-AB12 CDE`: the registration mark for which a tax is collected, behind a hyphen. */
const OF_CAR = /^(\p{Lu}{3,})-(\p{Lu}{2}\d{2} ?\p{Lu}{3})$/u;

function payeeReferenceStart(words: readonly string[], vocabulary: MethodVocabulary): number {
  const legal = words.findIndex((word, index) => index > 0 && vocabulary.legalForms.has(foldText(word)));
  if (legal > 0) return legal + 1;
  return caseChange(words) ?? mandateStart(words, vocabulary);
}

/** `OWEN TREMLETT Gift`: banks print names in capitals and leave the payer's own words as they were typed. */
function caseChange(words: readonly string[]): number | undefined {
  const start = words.findIndex((word) => /\p{Ll}/u.test(word));
  const capitals = words.slice(0, Math.max(start, 0)).filter((word) => /\p{Lu}/u.test(word));
  return capitals.length >= 2 && capitals.some((word) => word.length >= 3) ? start : undefined;
}

/** From the first word with digits on, with the letters before it that belong to it: `QLM 550938`, `C7 440317`. */
function mandateStart(words: readonly string[], vocabulary: MethodVocabulary): number {
  const legal = words.findLastIndex((word, index) => index > 0 && vocabulary.legalForms.has(foldText(word)));
  const number = words.findIndex((word, index) => index > Math.max(legal, 0) && /\d/u.test(word));
  // `Account ending 3308` is a name for an account.
  if (/^ending$/iu.test(words[number - 1] ?? '')) return words.length;
  if (number < 0 || digitsFrom(words, number) < 4) return legal > 0 ? legal + 1 : words.length;
  const letters = words[number - 1] ?? '';
  const prefix = number >= 2 && /^\p{Lu}{2,4}$/u.test(letters) && !/[AEIOU]/u.test(letters);
  return prefix && !vocabulary.nameWords.has(foldText(letters)) ? number - 1 : number;
}

function digitsFrom(words: readonly string[], start: number): number {
  return (words.slice(start).join('').match(/\d/gu) ?? []).length;
}
