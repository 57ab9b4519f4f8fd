// What a header's words name: the columns of a profile, and those whose names say of themselves what they hold.
import { madeOnce } from '../../kernel/made-once.ts';
import { MONTH } from '../../kernel/months.ts';
import { foldText } from '../../kernel/text.ts';
import type { Phrase } from '../../model/layout.ts';
import { boundsOf, textOf, type Word } from '../../model/page.ts';
import type { ColumnRule } from '../../profiles/profile.ts';
import { labelWords, wordsRunTogether, type LabelWords } from '../fields/near-words.ts';

interface NamedColumn {
  /** The column's name in the profile. */
  readonly role: string;
  readonly value: ColumnRule['value'];
  /** As printed, folded; absent where nothing is printed. */
  readonly name?: string;
  /** What the name means where another column is what it means first: `Transaction` beside `Description` is a day. */
  readonly also?: readonly Pick<NamedColumn, 'role' | 'value'>[];
}

/** A column as its header places it. */
export interface HeaderColumn extends NamedColumn {
  readonly x0: number;
  readonly x1: number;
  /** Its days are printed with a point and without a year (dotted-days.ts). */
  readonly isDotted?: boolean;
}

/** Header texts of a profile's columns, folded and indexed. */
export interface HeaderVocabulary {
  readonly byText: ReadonlyMap<string, NamedColumn>;
  readonly longestWords: number;
  readonly firstWords: ReadonlySet<string>;
  /** All words of names, for those that were recognised with a slip. */
  readonly nameWords: LabelWords;
}

/** The role of columns whose header is in no profile. */
export const UNKNOWN_COLUMN = 'other';
/** The name of the only column of amounts, where it is but their unit. */
export const UNIT = '£';
const ONLY_UNIT = /^\(?(?:[£€]|gbp|pounds|sterling|£ ?sterling|pounds sterling)\)?$/i;
/** Words in a header that say nothing about the column: units and currencies. */
const IGNORED = new Set(['gbp', 'eur', 'usd', 'sterling', 'pounds', 'p', '']);
/** Before a currency `in` is of the unit where one of these stands before it: `Balance in GBP`, and not `Paid in GBP`. */
const MEASURED = new Set(['amount', 'balance', 'value', 'total', 'sum', 'charge', 'fee']);

/** The vocabulary of a profile's columns, made once for each profile. */
export const headerVocabulary = madeOnce((columns: Readonly<Record<string, ColumnRule>>): HeaderVocabulary => {
  const byText = new Map<string, NamedColumn>();
  for (const [role, rule] of Object.entries(columns)) {
    for (const header of rule.headers) {
      const name = foldText(header);
      const known = byText.get(name);
      const also = known && { also: [...(known.also ?? []), { role: known.role, value: known.value }] };
      byText.set(name, { role, value: rule.value, name, ...also });
    }
  }
  const words = [...byText.keys()].map((text) => text.split(' '));
  return {
    byText,
    longestWords: Math.max(...words.map((one) => one.length)),
    firstWords: new Set(words.map((one) => one[0] ?? '')),
    nameWords: labelWords(words.flat()),
  };
});

/** The words of a name that say more than its unit. */
export function namingWords({ words }: Pick<Phrase, 'words'>): readonly Word[] {
  const texts = words.map((word) => foldText(word.text));
  const isUnit = (at: number): boolean => IGNORED.has(texts[at] ?? '');
  return words.filter((_, at) => {
    const isOfUnit = texts[at] === 'in' && at + 1 < words.length && isUnit(at + 1) && MEASURED.has(texts[at - 1] ?? '');
    return !isUnit(at) && !isOfUnit;
  });
}

/** Dates that a table may give its entries, in whatever words: `Date made`, `Charge date`; not those of other things. */
const SOME_DATE = /^(?:date(?: \p{L}+){1,2}|\p{L}+ date)$/u;
const OTHER_DATE = /\b(?:due|of|birth|expiry|start|end|issued?|maturity|renewal|statement|closing|opening|next|last)\b/;
/** Amounts in the currency of the place: `Foreign spending`. */
const FOREIGN = /^(?:foreign|original|overseas) (?:\p{L}+ ?){1,2}$/u;

/** A column whose name no profile foresaw, and which says all the same what it holds. */
function selfNamed(words: readonly Word[], { x0, x1 }: Phrase): HeaderColumn | undefined {
  const name = foldText(textOf(words));
  if (SOME_DATE.test(name) && !OTHER_DATE.test(name)) return { role: 'date', value: 'date', name, x0, x1 };
  return FOREIGN.test(name) ? { role: 'foreignAmount', value: 'money', name, x0, x1 } : undefined;
}

/** The columns a phrase names: the whole phrase, or several of them side by side when they stand close together. */
export function columnsOf(phrase: Phrase, vocabulary: HeaderVocabulary): HeaderColumn[] {
  // The year over a column of days and months, or the month over one of days.
  if (/^(?:19|20)\d{2}$/.test(phrase.text) || MONTH_ALONE.test(phrase.text))
    return [{ role: 'date', value: 'date', x0: phrase.x0, x1: phrase.x1 }];
  if (ONLY_UNIT.test(phrase.text))
    return [{ role: 'amount', value: 'money', name: UNIT, x0: phrase.x0, x1: phrase.x1 }];
  const sense = SENSES.find(([sign]) => sign.test(phrase.text))?.[1];
  if (sense) return [{ role: sense, value: 'money', name: sense, x0: phrase.x0, x1: phrase.x1 }];
  const words = namingWords({ words: phrase.words.flatMap((word) => apart(word, vocabulary)) });
  const found: HeaderColumn[] = [];
  let at = 0;
  while (at < words.length) {
    const name = nameAt(words, at, vocabulary);
    // A word that names nothing: this phrase is a sentence, not a row of headers.
    if (!name) return [selfNamed(words, phrase)].flatMap((column) => column ?? []);
    const { x0, x1 } = name.words.length === words.length ? phrase : boundsOf(name.words);
    found.push({ ...name.column, x0, x1 });
    at += name.words.length;
  }
  // Words one over the other are one name: `Fee` over `date`.
  const isStacked = found.some(({ x0, x1 }, i) => found.slice(i + 1).some((other) => other.x0 < x1 && other.x1 > x0));
  const whole = isStacked ? selfNamed(words, phrase) : undefined;
  return whole ? [whole] : found;
}

const MONTH_ALONE = new RegExp(`^${MONTH}(?: \\d{4})?$`, 'i');
/** Signs alone say which way money went. */
const SENSES = [
  [/^\(?\+\)?(?: ?£)?$|^£ ?\+$/u, 'moneyIn'],
  [/^\(?[-−–—]\)?(?: ?£)?$|^£ ?[-−–—]$/u, 'moneyOut'],
] as const;

/** Behind `Date` a word that runs into it: `Datemade`. */
const DATE_AND_WORD = /^(date)(?!d$)(\p{L}{3,})$/iu;

/** A word of a picture, or the two that were run into it; each has its part of the box. */
function apart(word: Word, { nameWords }: HeaderVocabulary): readonly Word[] {
  const folded = foldText(word.text);
  if (word.confidence === 1 || nameWords.all.has(folded)) return [word];
  const texts = wordsRunTogether(folded, nameWords) ?? DATE_AND_WORD.exec(folded)?.slice(1) ?? [];
  if (texts.length === 0) return [word];
  const letters = texts.join('').length;
  let x0 = word.x0;
  return texts.map((text) => {
    const x1 = x0 + ((word.x1 - word.x0) * text.length) / letters;
    const part = { ...word, text, x0, x1 };
    x0 = x1;
    return part;
  });
}

/** A unit set before a name: each begins a column. */
const WITH_UNIT = /^[£€$]\p{L}/u;

/** The longest name of a column that starts at a word. */
function nameAt(
  words: readonly Word[],
  at: number,
  { byText, longestWords }: HeaderVocabulary,
): { readonly words: readonly Word[]; readonly column: NamedColumn } | undefined {
  const next = words.findIndex(({ text }, i) => i > at && WITH_UNIT.test(text));
  for (let end = Math.min(at + longestWords, next < 0 ? words.length : next); end > at; end--) {
    const span = words.slice(at, end);
    const column = byText.get(foldText(textOf(span)));
    if (column) return { words: span, column };
  }
  return undefined;
}
