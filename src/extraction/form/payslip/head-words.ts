// Headings of parts and columns among the words of a cell of a payslip.
import { foldText as fold } from '../../../kernel/text.ts';
import type { HeadKind, HeadWords, Part } from './head-kinds.ts';

/** Folded words that stand beside headings and labels without changing what they are. */
const FILLERS = new Set(['gbp', '£', '']);
/** A heading has at most this many words. */
const LONGEST_HEAD = 7;

/** A tax year in a heading says only which it is: `Year to date 2025-26`, `2025/26 to date`. */
const TAX_YEAR = /^\(?20\d{2}(?:\s?[-–/]\s?(?:20)?\d{2})?\)?$/;

/** The words but those of a tax year, and where they stand. */
export function withoutYear(words: readonly string[]): readonly { readonly text: string; readonly at: number }[] {
  const placed = words.map((text, at) => ({ text, at }));
  const kept = placed.filter(({ text }) => !TAX_YEAR.test(text));
  return kept.length > 0 ? kept : placed;
}

/** The number of a part before its heading. */
const NUMBERED = /^(?:\d{1,2}|[A-H])[.)]$/;

/** The words without the number of the part that they head: `3. Year to date`. */
export function withoutNumber<One extends { readonly text: string }>(words: readonly One[]): readonly One[] {
  return words.length > 1 && NUMBERED.test(words[0]?.text ?? '') ? words.slice(1) : words;
}

/** Folded, with `&` as the word it stands for, and what is short with points as one word: `N.I.`, `P.A.Y.E.` */
export function foldPayText(text: string): string {
  const joined = text.replace(/\b(?:\p{L}\.){2,}(?:\p{L}\b)?/gu, (short) => short.replaceAll('.', ''));
  return fold(joined.replaceAll('&', ' and '));
}

/** Words as payroll bureaux cut them short, by what they stand for. */
const SHORT_WORDS: Readonly<Record<string, readonly string[]>> = {
  gross: ['grs', 'grss'],
  total: ['tot', 'ttl'],
  deduction: ['dedn', 'dedctn'],
  deductions: ['dedns', 'deds', 'deductns', 'dedctns', 'dedtns'],
  payments: ['pymts', 'pmts', 'paymts', 'payts', 'pymnts'],
  amount: ['amt', 'amnt'],
  taxable: ['taxble', 'taxbl', 'txble', 'txbl', 'taxb'],
  pensionable: ['pensble', 'pensnble', 'pnsnble'],
  earnings: ['earngs', 'earns', 'erngs'],
  salary: ['slry'],
};
const FULL_WORDS = new Map(Object.entries(SHORT_WORDS).flatMap(([full, short]) => short.map((one) => [one, full])));

/** A folded text with words that were cut short in full: `tot dedns` is `total deductions`. */
export function inFull(folded: string): string {
  return folded
    .split(' ')
    .map((word) => FULL_WORDS.get(word) ?? word)
    .join(' ');
}

/** What else headings of parts look like. */
const HEAD_PATTERNS: readonly (readonly [RegExp, Part])[] = [
  [
    /^(?:(?!total|net|gross|employers?|statement|of|payments|earnings|additions|allowances|amount|rate|units|hours|description|details|value)[a-z]+ ){1,4}deductions$|^deductions (?:from|this|for|and) [a-z ]+$/,
    'deductions',
  ],
  [
    /^(?:(?!total|net|taxable|other|employers?|statement|of)[a-z]+ ){1,4}(?:payments|allowances|earnings)$|^(?:payments|earnings) (?:this|for|and) [a-z ]+$/,
    'payments',
  ],
  [
    /^(?:(?!amount|value|current|this|period|balance|employee|employer|rate|units)[a-z]+ ){0,3}(?:year to date|tax year to date|totals? to date|totals? (?:for|this|in) (?:the |this )?(?:tax )?year)(?: [a-z]+){0,3}$/,
    'year',
  ],
  // However it is put together of such words: `Cumulative for tax year`, `Your running totals since 6 April`.
  [
    /^(?=.*\b(?:cum|cumulatives?|cumulated|accumulated|ytd|to date|so far|tax year|since)\b)(?!(?:to |tax |from )?(?:date|year)$)(?:(?:tax years?|years?|yr|your|the|this|current|in|of|for|from|since|to|date|so|far|as|at|and|ytd|cum|cumulatives?|cumulated|accumulated|running|totals?|figures?|balances?|summary|details?|information|amounts?|values?|employment|p60|p11|apr|april|[56](?:th)?|\d{2}|20\d{2})(?: |$)){2,}$/,
    'year',
  ],
];

/** The headings that words are, one behind the other, or none where they say anything else. */
export function headsIn(words: readonly string[], heads: ReadonlyMap<string, HeadKind>): readonly HeadWords[] {
  const timed = timeInBrackets(words, heads);
  if (timed) return [{ kind: timed, from: 0, to: words.length }];
  // A lone sign of the currency stands over amounts.
  if (words.every((word) => /^\(?£\)?$/.test(word))) return [{ kind: 'amount', from: 0, to: words.length }];
  const found: HeadWords[] = [];
  let at = 0;
  while (at < words.length) {
    // What stands in brackets behind a heading only explains it.
    if (found.length > 0 && opensBracket(words[at] ?? '')) break;
    if (FILLERS.has(foldPayText(words[at] ?? ''))) {
      at++;
      // `Cumulative GBP` is as wide as both.
      const last = found.pop();
      if (last) found.push({ ...last, to: at });
      continue;
    }
    let head: HeadWords | undefined;
    const bracket = words.findIndex((word, i) => i > at && opensBracket(word));
    const end = Math.min(bracket < 0 ? words.length : bracket, at + LONGEST_HEAD);
    for (let to = end; to > at && !head; to--) {
      const text = foldPayText(words.slice(at, to).join(' '));
      const kind =
        heads.get(text) ?? heads.get(inFull(text)) ?? HEAD_PATTERNS.find(([pattern]) => pattern.test(text))?.[1];
      if (kind) head = { kind, from: at, to };
    }
    if (!head) return [];
    found.push(head);
    at = head.to;
  }
  return found;
}

/** `Balances (tax year to date)`: the time of figures whose heading says only that they are. */
function timeInBrackets(words: readonly string[], heads: ReadonlyMap<string, HeadKind>): HeadKind | undefined {
  const [, inside] =
    /^(?:totals?|balances?|figures|amounts?|summary|cumulatives?) \(([^)]+)\)$/i.exec(words.join(' ')) ?? [];
  const kind = inside === undefined ? undefined : heads.get(foldPayText(inside));
  return kind === 'year' || kind === 'period' ? kind : undefined;
}

/** `(for`, `(*`, not `(£)`. */
function opensBracket(word: string): boolean {
  return word.startsWith('(') && (foldPayText(word) !== '' || !word.endsWith(')'));
}
