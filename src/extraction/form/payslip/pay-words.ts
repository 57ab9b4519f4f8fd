// What the words of a payslip mean: headings of its parts and columns, and the figures that every payslip has. The words
// themselves are data (profiles/data/earnings-payslip.yaml).
import { madeOnce } from '../../../kernel/made-once.ts';
import { foldText as fold } from '../../../kernel/text.ts';
import type { Profile } from '../../../profiles/profile.ts';

/** Parts of a payslip that have a heading; `aside` is any that holds no pay. */
export const PARTS = ['payments', 'deductions', 'year', 'period', 'employer', 'aside'] as const;
/** One of them. */
export type Part = (typeof PARTS)[number];

/** Columns of its tables. */
export const COLUMNS = ['description', 'code', 'units', 'rate', 'amount', 'balance'] as const;
/** One of them. */
export type Column = (typeof COLUMNS)[number];

/** What a heading may be of. */
export type HeadKind = Part | Column;

/** Figures that payslips print once. */
export const CONCEPTS = [
  'grossPay',
  'taxablePay',
  'niablePay',
  'pensionablePay',
  'nonTaxablePay',
  'totalDeductions',
  'netPay',
  'incomeTax',
  'nationalInsurance',
  'pension',
  'studentLoan',
] as const;
/** One of them. */
export type Concept = (typeof CONCEPTS)[number];

/** Those that are lines of what is taken off, not sums. */
export const TAKEN_OFF: ReadonlySet<Concept | 'total'> = new Set([
  'incomeTax',
  'nationalInsurance',
  'pension',
  'studentLoan',
]);

/** What a label says. */
export interface LabelMeaning {
  /** `total` is the sum of whatever part it stands in. */
  readonly concept?: Concept | 'total';
  readonly when?: 'period' | 'year';
  readonly employer: boolean;
  /** Whether it is the employer's beyond doubt: a `company pension` is as often what an employee pays in. */
  readonly isEmployers?: true;
}

/** A heading found in the words of a cell: which words, counted from the first. */
export interface HeadWords {
  readonly kind: HeadKind;
  readonly from: number;
  readonly to: number;
}

/** The vocabulary of a profile. */
export interface PayWords {
  /** The headings that a cell consists of (`Units Rate Amount` are three), or none where it says anything else. */
  readonly headsOf: (words: readonly string[]) => readonly HeadWords[];
  readonly meaningOf: (label: string) => LabelMeaning;
}

/** Folded words that stand beside headings and labels without changing what they are. */
const FILLERS = new Set(['gbp', '£', '']);
/** A heading has at most this many words. */
const LONGEST_HEAD = 7;

const YEAR =
  /\b(?:ytd|td|ty|to date|year to date|cumulative|cum|this year|tax year|todate|for (?:the |this )?(?:tax )?year)\b/g;
const PERIOD = /\b(?:this (?:period|month|week|pay period)|current(?: period)?|period to date|in period|for period)\b/g;
const EMPLOYER = /\b(?:employers?|ers?|company|eers?)\b(?! (?:of|name))/g;
const EMPLOYEE = /\b(?:employees?|ees?|eees?|your)\b/g;
/** Contributions, cut short. */
const CONTRIBUTIONS = /\b(?:contribs?|contr?s?|contbs?|contribns?|contribtns?|contns?|contrbs?|cntrbs?|conts)\b/g;
/** What stands before the name of something that is taken off or added. */
const LESS = /^(?:less|minus|deduct|add|plus) (?=\p{L}{2})/u;
/** The letter of a category behind National Insurance. */
const NI_LETTER =
  /^((?:employees? )?(?:ni|nic|nics|national insurance|nat ins))(?: contributions?)?(?: cat(?:egory)?| table| letter)? [a-z]$/;
/** Income tax with the code it goes by: `Tax (1257L)`. */
const TAX_WITH_CODE =
  /^(?:paye|tax|income tax|paye tax|p a y e)(?: [sc]?(?:\d{1,4}[lmnt]|k\d{1,4}|br|0t|nt|d[0-8]))?(?: (?:[mw]1|x|cumulative|refund))?$/;
const PENSION = /\b(?:pension|pensions|superannuation|superann|avc|avcs|aavc|nest|lgps|uss|tps|penscheme|retirement)\b/;
const STUDENT_LOAN =
  /\b(?:s|st|std|stu|stud|stdt|stdnt|studt|studnt|student) ?(?:loans?|ln)\b|^sl plan\b|\b(?:pg|p\/grad|post ?grad(?:uate)?(?: student)?) ?(?:loans?|ln)\b|^pgl\b/;
/** The loan of a second degree is paid back beside that of the first. */
export const SECOND_LOAN = /\bp\/?g\b|\bpgl\b|\bpost ?-?grad/i;

/** The vocabulary of a profile, made once. */
export const payWords = madeOnce((profile: Profile): PayWords => {
  const heads = new Map<string, HeadKind>();
  for (const part of PARTS) for (const text of profile.blocks[part]?.headings ?? []) heads.set(foldText(text), part);
  for (const list of Object.values(profile.lists)) {
    for (const column of COLUMNS) {
      for (const text of list.columns[column]?.headers ?? []) heads.set(foldText(text), column);
    }
  }
  const concepts = new Map<string, Concept | 'total'>();
  for (const concept of [...CONCEPTS, 'total'] as const) {
    for (const text of profile.fields[concept]?.labels ?? []) concepts.set(foldText(text), concept);
  }
  const labels = new Set(Object.values(profile.fields).flatMap((field) => field.labels.map(foldText)));
  const meaningOf = madeOf((label) => bilingual(label, (half) => meaningIn(half, concepts)));
  return {
    meaningOf,
    headsOf: (printed) => {
      const kept = withoutYear(printed);
      const words = kept.map(({ text }) => text);
      const slash = words.indexOf('/');
      // `1257L / Cumulative` is a tax code and how it counts.
      const after =
        slash > 0 && !words.slice(0, slash).some((word) => /\d/.test(word))
          ? headsIn(words.slice(slash + 1), heads)
          : [];
      // `Totals this year / Cyfansymiau'r flwyddyn`: a heading in two languages.
      const before = slash > 0 && after.length === 0 ? headsIn(words.slice(0, slash), heads) : [];
      const inWords =
        after.length > 0
          ? after.map(({ kind, from, to }) => ({ kind, from: from === 0 ? 0 : from + slash + 1, to: to + slash + 1 }))
          : before.length === 1
            ? before
            : headsIn(words, heads);
      const found = inWords.map(({ kind, from, to }) => ({
        kind,
        from: kept[from]?.at ?? from,
        to: (kept[to - 1]?.at ?? to - 1) + 1,
      }));
      // `Total payments` and `Pay period` are labels of values, not two headings.
      if (found.length <= 1) return found;
      if (found.length === 2 && found[0]?.kind === 'employer' && found[1]?.kind === 'period') return found.slice(0, 1);
      const text = words.join(' ');
      return meaningOf(text).concept === undefined && !labels.has(foldText(text)) ? found : [];
    },
  };
});

/** A tax year in a heading says only which it is: `Year to date 2025-26`, `2025/26 to date`. */
const TAX_YEAR = /^\(?20\d{2}(?:\s?[-–/]\s?(?:20)?\d{2})?\)?$/;

/** The words but those of a tax year, and where they stand. */
function withoutYear(words: readonly string[]): readonly { readonly text: string; readonly at: number }[] {
  const placed = words.map((text, at) => ({ text, at }));
  const kept = placed.filter(({ text }) => !TAX_YEAR.test(text));
  return kept.length > 0 ? kept : placed;
}

/** Folded, with `&` as the word it stands for, and what is short with points as one word: `N.I.`, `P.A.Y.E.` */
function foldText(text: string): string {
  const joined = text.replace(/\b(?:\p{L}\.){2,}(?:\p{L}\b)?/gu, (short) => short.replaceAll('.', ''));
  return fold(joined.replaceAll('&', ' and '));
}

/** Remembers what was asked before: the same labels are asked about from many places. */
function madeOf<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    if (made.size > 5_000) made.clear();
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
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
];

function headsIn(words: readonly string[], heads: ReadonlyMap<string, HeadKind>): readonly HeadWords[] {
  const timed = timeInBrackets(words, heads);
  if (timed) return [{ kind: timed, from: 0, to: words.length }];
  // A lone sign of the currency stands over amounts.
  if (words.every((word) => /^\(?£\)?$/.test(word))) return [{ kind: 'amount', from: 0, to: words.length }];
  const found: HeadWords[] = [];
  let at = 0;
  while (at < words.length) {
    // What stands in brackets behind a heading only explains it.
    if (found.length > 0 && opensBracket(words[at] ?? '')) break;
    if (FILLERS.has(foldText(words[at] ?? ''))) {
      at++;
      continue;
    }
    let head: HeadWords | undefined;
    const bracket = words.findIndex((word, i) => i > at && opensBracket(word));
    const end = Math.min(bracket < 0 ? words.length : bracket, at + LONGEST_HEAD);
    for (let to = end; to > at && !head; to--) {
      const text = foldText(words.slice(at, to).join(' '));
      const kind = heads.get(text) ?? HEAD_PATTERNS.find(([pattern]) => pattern.test(text))?.[1];
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
  const kind = inside === undefined ? undefined : heads.get(foldText(inside));
  return kind === 'year' || kind === 'period' ? kind : undefined;
}

/** `(for`, `(*`, not `(£)`. */
function opensBracket(word: string): boolean {
  return word.startsWith('(') && (foldText(word) !== '' || !word.endsWith(')'));
}

function meaningIn(label: string, concepts: ReadonlyMap<string, Concept | 'total'>): LabelMeaning {
  const folded = foldText(label).replace(LESS, '');
  const direct = concepts.get(folded);
  const year = has(folded, YEAR);
  const when = year ? 'year' : has(folded, PERIOD) ? 'period' : undefined;
  const employer = direct === undefined && has(folded, EMPLOYER);
  const bare = tidy(folded.replace(YEAR, ' ').replace(PERIOD, ' ').replace(CONTRIBUTIONS, 'contributions'));
  const concept =
    direct ??
    (year && bare === 'pay' ? 'grossPay' : undefined) ??
    (employer ? undefined : (concepts.get(bare) ?? concepts.get(tidy(bare.replace(EMPLOYEE, ' '))) ?? patterned(bare)));
  const isEmployers = employer && has(folded.replace(/\bcompany\b/g, ' '), EMPLOYER);
  return {
    ...(concept ? { concept } : {}),
    ...(when ? { when } : {}),
    employer,
    ...(isEmployers ? { isEmployers: true } : {}),
  };
}

/** `Cyflog gros / Gross pay`: what the half says that is understood, where the whole says nothing. */
function bilingual(label: string, meaningOf: (text: string) => LabelMeaning): LabelMeaning {
  const whole = meaningOf(label);
  const halves = label.split(/\s+\/\s+/);
  if (whole.concept !== undefined || halves.length !== 2) return whole;
  return halves.map(meaningOf).find(({ concept }) => concept !== undefined) ?? whole;
}

function has(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** What else labels of single figures look like. The first that fits counts. */
const PATTERNS: readonly (readonly [RegExp, Concept | 'total'])[] = [
  [/^(?:total )?non ?tax(?:able)? (?:pay|payments|gross|earnings)\b/, 'nonTaxablePay'],
  [
    /^(?:total |gross |paye )?taxable\b|^(?:total )?(?:(?:gross|earnings|pay) (?:for|subject to) (?:tax|paye))\b/,
    'taxablePay',
  ],
  [/\bni(?:c)? ?able\b|\b(?:gross|earnings|pay) (?:for|subject to) (?:ni|nic|nics|national insurance)\b/, 'niablePay'],
  [/\b(?:pensionable|superannuable)\b/, 'pensionablePay'],
  [/^(?:total|all|sum of)\b.*\b(?:deduct\w*|dedns?|deds?|stoppages|taken|off)\b/, 'totalDeductions'],
  [
    /^total\b.*\b(?:gross|payments?|earnings|earned|additions|allowances|wages)\b|^gross (?:pay|earnings|salary|wages?)\b/,
    'grossPay',
  ],
  [
    /^(?:total |statutory |your )?net (?:pay|payment|salary|wages?|amount|earnings|to (?:bank|account|pay))\b|\btake home\b|^(?:in|into|paid (?:in)?to) your (?:bank )?account\b/,
    'netPay',
  ],
  // `Pre tax total`, beneath the rows of a part that is headed `Pre tax deductions`.
  [
    /^(?:employees? |pre ?|post ?|statutory |voluntary |other )*(?:tax|taxes|earnings|payments|additions|deductions) total$/,
    'total',
  ],
];

function patterned(bare: string): Concept | 'total' | undefined {
  for (const [pattern, concept] of PATTERNS) if (pattern.test(bare)) return concept;
  if (TAX_WITH_CODE.test(bare)) return 'incomeTax';
  if (NI_LETTER.test(bare)) return 'nationalInsurance';
  if (STUDENT_LOAN.test(bare)) return 'studentLoan';
  return PENSION.test(bare) && !/\bpay\b/.test(bare) ? 'pension' : undefined;
}
