// What the words of a payslip mean: headings of its parts and columns, and the figures that every payslip has. The words
// themselves are data (profiles/data/earnings-payslip.yaml).
import { withDates } from '../../../kernel/date-pattern.ts';
import { madeOnce } from '../../../kernel/made-once.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { labelWords, wordsRunTogether, type LabelWords } from '../../fields/near-words.ts';
import { COLUMNS, PARTS, type HeadKind, type HeadWords } from './head-kinds.ts';
import { PAID_HOW } from './paid-how.ts';
import { foldPayText, headsIn, inFull, withoutNumber, withoutYear } from './head-words.ts';

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
  /** `Gross and taxable pay`: one figure for both. */
  readonly isTaxable?: true;
}

/** The vocabulary of a profile. */
export interface PayWords {
  /** The headings that a cell consists of (`Units Rate Amount` are three), or none where it says anything else. */
  readonly headsOf: (words: readonly string[]) => readonly HeadWords[];
  readonly meaningOf: (label: string) => LabelMeaning;
}

const YEAR =
  /\b(?:ytd|tytd|td|t d|ty|to date|year to date|cumulative|cum|accum|accumulated|so far(?: this (?:tax )?year)?|since (?:6(?:th)? )?april|this year|tax year|todate|for (?:the |this )?(?:tax )?year)\b/g;
const PERIOD =
  /\b(?:this (?:period|month|week|pay period|pay)|current(?: period)?|period to date|in period|for period)\b/g;
const EMPLOYER =
  /\b(?:employers?|ers?|company|eers?)\b(?! (?:of|name))|^(?:what )?we (?:also )?(?:paid|pay|put|add|added|contribute|contributed)\b(?! you\b)|\bpaid by us\b|^our (?:[a-z]+ ){0,3}(?:contributions?|payments?|costs?)\b/g;
const EMPLOYEE = /\b(?:employees?|ees?|eees?|your)\b/g;
/** Contributions, cut short. */
const CONTRIBUTIONS = /\b(?:contribs?|contr?s?|contbs?|contribns?|contribtns?|contns?|contrbs?|cntrbs?|conts)\b/g;
/** What stands before the name of something that is taken off or added. */
const LESS = /^(?:less|minus|deduct|add|plus) (?=\p{L}{2})/u;
/** The letter of a category behind National Insurance. */
const NI_LETTER =
  /^((?:employees? )?(?:ni|nic|nics|national insurance|nat ins))(?: contributions?)?(?: cat(?:egory)?| table| letter)? [a-z]$/;
/** Income tax with the code it goes by, or the nation whose rates apply: `Tax (1257L)`, `PAYE Tax Scotland`. */
const TAX_WITH_CODE =
  /^(?:(?:scottish|welsh) )?(?:paye|tax|income tax|paye tax|p a y e)(?: (?:scotland|scottish|wales|welsh|england|ruk))?(?: [sc]?(?:\d{1,4}[lmnt]|k\d{1,4}|br|0t|nt|d[0-8]))?(?: (?:[mw]1|x|cumulative|refund))?$/;
const PENSION =
  /\b(?:pension|pensions|superannuation|superann|avc|avcs|aavc|nest|lgps|uss|tps|nhsps|penscheme|retirement|gppp?|sipp|stakeholder)\b|^(?:royal london|scottish widows|standard life|aegon|cushon)(?: contributions?)?(?: \d+(?: \d+)?)?$|^(?:aviva|legal and general|fidelity|zurich|prudential|phoenix|mercer|aon|alpha|partnership) (?:employees?|ees?)\b/;
/** How tax relief on contributions is given: it says nothing of net pay. */
const ARRANGEMENT = /\bnet pay\b/g;
const STUDENT_LOAN =
  /\b(?:s|st|std|stu|stud|stdt|stdnt|studt|studnt|student) ?(?:loans?|ln)\b|^sl plan\b|\b(?:pg|p g|p grad|post ?grad(?:uate)?(?: student)?) ?(?:loans?|ln)\b|^pgl\b/;
/** The loan of a second degree is paid back beside that of the first. */
export const SECOND_LOAN = /\bp\/?g\b|\bpgl\b|\bpost ?-?grad/i;

/** `Gross pay so far £23,100.00, tax`: a sentence that has told one amount is no label of the next. */
const TELLS = /£\d[\d,]*\.\d{2}[,;] \p{L}/u;

/** The vocabulary of a profile, made once. */
export const payWords = madeOnce((profile: Profile): PayWords => {
  const heads = new Map<string, HeadKind>();
  for (const part of PARTS) for (const text of profile.blocks[part]?.headings ?? []) heads.set(foldPayText(text), part);
  for (const list of Object.values(profile.lists)) {
    for (const column of COLUMNS) {
      for (const text of list.columns[column]?.headers ?? []) heads.set(foldPayText(text), column);
    }
  }
  const concepts = new Map<string, Concept | 'total'>();
  for (const concept of [...CONCEPTS, 'total'] as const) {
    for (const text of profile.fields[concept]?.labels ?? []) concepts.set(foldPayText(text), concept);
  }
  const labels = new Set(Object.values(profile.fields).flatMap((field) => field.labels.map(foldPayText)));
  const known = labelWords([...concepts.keys()].flatMap((text) => text.split(' ')));
  const meaningOf = madeOf((label) =>
    TELLS.test(label)
      ? { employer: false }
      : parted(label, known, (whole) =>
          explained(whole, (one) => bilingual(one, (half) => inFullWords(half, (full) => meaningIn(full, concepts)))),
        ),
  );
  return {
    meaningOf,
    headsOf: (printed) => {
      const kept = withoutNumber(withoutYear(printed));
      const words = kept.map(({ text }) => text);
      const bracket = words.findIndex((word) => word.startsWith('('));
      // What stands in brackets only explains: `Payments (Hours / Rate / Amount)`.
      const slash = (bracket > 0 ? words.slice(0, bracket) : words).indexOf('/');
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
        from: from === 0 ? 0 : (kept[from]?.at ?? from),
        to: (kept[to - 1]?.at ?? to - 1) + 1,
      }));
      // `Total payments` and `Pay period` are labels of values, not two headings.
      if (found.length <= 1) return found;
      if (found.length === 2 && found[0]?.kind === 'employer' && found[1]?.kind === 'period') return found.slice(0, 1);
      const texts = [words, ...(slash > 0 ? [words.slice(0, slash), words.slice(slash + 1)] : [])].map((some) =>
        some.join(' '),
      );
      const isOfValue = texts.some((text) => meaningOf(text).concept !== undefined || labels.has(foldPayText(text)));
      return isOfValue ? [] : found;
    },
  };
});

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

function meaningIn(label: string, concepts: ReadonlyMap<string, Concept | 'total'>): LabelMeaning {
  const folded = foldPayText(label)
    .replace(LESS, '')
    .replace(PAID_HOW, '')
    .replace(/\bnett\b/g, 'net');
  const direct = concepts.get(folded);
  const year = has(folded, YEAR);
  const when = year ? 'year' : has(folded, PERIOD) ? 'period' : undefined;
  const employer = direct === undefined && has(folded, EMPLOYER);
  const unsaid = [YEAR, PERIOD, THIS_POST].reduce((text, one) => text.replace(one, ' '), folded);
  const bare = tidy(unsaid.replace(CONTRIBUTIONS, 'contributions'));
  const own = tidy(bare.replace(EMPLOYEE, ' '));
  const concept =
    direct ??
    (year && ALL_PAY.test(bare) ? 'grossPay' : undefined) ??
    // `Total tax YTD` is all the tax of the year, and no sum of a part.
    (year && !employer
      ? concepts.get(bare.replace(/^totals? (?=tax$|paye|income tax$|ni|national|pension)/u, ''))
      : undefined) ??
    (employer ? undefined : (concepts.get(bare) ?? concepts.get(own) ?? patterned(bare) ?? patterned(own)));
  const isEmployers = employer && has(folded.replace(/\bcompany\b/g, ' '), EMPLOYER);
  return {
    ...(concept ? { concept } : {}),
    ...(when ? { when } : {}),
    employer,
    ...(isEmployers ? { isEmployers: true } : {}),
    ...(GROSS_AND_TAXABLE.test(bare) ? { isTaxable: true } : {}),
  };
}

/** What was earned in a year, in one word. */
export const ALL_PAY = /^(?:total )?(?:pay|earnings|payments|wages)$/i;
/** What only says that what was earned elsewhere is not counted: `Tax paid (this employment)`. */
const THIS_POST = /\b(?:(?:in|for|from) )?this (?:employment|employer|job|post)(?: only)?\b/g;

/** `TaxPaid`: what a label says whose words were recognised as one, where it says nothing as it is. */
function parted(label: string, known: LabelWords, meaningOf: (text: string) => LabelMeaning): LabelMeaning {
  const whole = meaningOf(label);
  if (whole.concept !== undefined || whole.employer) return whole;
  const words = label.split(' ').flatMap((word) => wordsRunTogether(foldPayText(word), known) ?? [word]);
  return words.length > label.split(' ').length ? meaningOf(words.join(' ')) : whole;
}

/** `Cyflog gros / Gross pay`: what the half says that is understood, where the whole says nothing. */
function bilingual(label: string, meaningOf: (text: string) => LabelMeaning): LabelMeaning {
  const whole = meaningOf(label);
  const halves = label.split(/\s+\/\s+/);
  if (whole.concept !== undefined || halves.length !== 2) return whole;
  return halves.map(meaningOf).find(({ concept }) => concept !== undefined) ?? whole;
}

/** `TOT DEDNS`: what a label says once its words are written in full, where it says nothing as it is. */
function inFullWords(label: string, meaningOf: (text: string) => LabelMeaning): LabelMeaning {
  const whole = meaningOf(label);
  if (whole.concept !== undefined || whole.employer) return whole;
  const full = inFull(foldPayText(label));
  return full === foldPayText(label) ? whole : meaningOf(full);
}

/** `Amount paid to your account on 26/06/2026 (net pay)`: what is paid or came to, its name behind it in brackets. */
const EXPLAINED =
  /^(.*\b(?:paid|sent|transferred|amount|total|account|bank|earned|receive|taken|took)\b.*?) ?\(([^()]+ [^()]+)\)$/i;

/** What a label says whose name stands in brackets behind a text, or before the day on which it is paid. */
function explained(label: string, meaningOf: (text: string) => LabelMeaning): LabelMeaning {
  const whole = meaningOf(label);
  if (whole.concept !== undefined || whole.employer) return whole;
  const [, outside = label, inside] = EXPLAINED.exec(label) ?? [];
  const named = inside === undefined ? whole : meaningOf(inside);
  if (SUMS.has(named.concept ?? '')) return named;
  const undated = outside.replace(ON_A_DAY, '');
  const said = undated === label ? whole : meaningOf(undated);
  return said.concept === 'netPay' ? said : whole;
}

/** Sums of a payslip, which no line of what is paid or taken off is called. */
const SUMS: ReadonlySet<string> = new Set(['grossPay', 'taxablePay', 'totalDeductions', 'netPay']);
/** The day at the end of a label. */
const ON_A_DAY = new RegExp(withDates(' on {day}$'), 'iu');

function has(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const GROSS_AND_TAXABLE = /^(?:total )?(?:gross (?:pay )?and taxable|taxable (?:pay )?and gross)(?: pay| earnings)?$/;

/** What else labels of single figures look like. The first that fits counts. */
const PATTERNS: readonly (readonly [RegExp, Concept | 'total'])[] = [
  [GROSS_AND_TAXABLE, 'grossPay'],
  // What the whole says, not the deductions it names.
  [
    /^(?:(?:your|the|total|gross|pay|payable|payments?|earnings|earned|wages|amount|what|you) )*before (?:any |all )?(?:tax|deductions|stoppages|anything)(?: (?:is|was) taken off)?(?: and (?:ni|tax|national insurance|(?:any |other )?deductions))*$/,
    'grossPay',
  ],
  [
    /^(?:(?:your|the|total|pay|payable|payments?|earnings|wages|salary|amount) )*after (?:any |all |tax and |tax ni and )?(?:other )?(?:deductions|stoppages|everything)(?: (?:is|was) taken off| came off)?$/,
    'netPay',
  ],
  [/^(?:total )?non ?tax(?:able)? (?:pay|payments|gross|earnings)\b/, 'nonTaxablePay'],
  [
    // `Taxable travel` is one of the payments.
    /^(?:total |gross |paye |income tax )?taxable\b(?! (?:travel|allow\w*|benefits?|biks?|expenses?|exps?|mileage|miles|bonus\w*|relocation|subsist\w*|overtime|car|fuel|awards?|gifts?|vouchers?|medical|meals?|lunch\w*|accommodation|hotels?|uniforms?|clothing|training|reimb\w*|adjust\w*|arrears|incentives?|commission|retention|rewards?)\b)|^(?:total |gross )*(?:gross|earnings|pay|income|amount) (?:for|subject to|liable (?:to|for)|chargeable to) (?:income )?(?:tax|paye)\b(?! and (?:ni|nics?|national)\b)|^gross (?:pay|earnings) taxable$/,
    'taxablePay',
  ],
  [
    /\bni(?:c)? ?able\b|\b(?:gross|earnings|pay) (?:for|subject to|liable (?:to|for)) (?:ni|nic|nics|national insurance|nat ins)\b/,
    'niablePay',
  ],
  [/\b(?:pensionable|superannuable)\b/, 'pensionablePay'],
  [/^(?:total|all|sum of)\b.*\b(?:deduct\w*|dedns?|deds?|stoppages|taken|off)\b/, 'totalDeductions'],
  [
    /^total\b.*\b(?:gross|payments?|earnings|earned|additions|allowances|wages)\b|^gross (?:pay|earnings|salary|wages?)\b/,
    'grossPay',
  ],
  [
    /^(?:total |statutory |your )?net (?:pay|payment|salary|wages?|amount|earnings|to (?:bank|account|pay))\b|\btake home\b|^(?:in|into|(?:(?:amount|total|sum) )?(?:paid|sent|transferred|credited) (?:in)?to) your (?:bank )?account\b/,
    'netPay',
  ],
  // `Pre tax total`, beneath the rows of a part that is headed `Pre tax deductions`.
  [
    /^(?:employees? |pre ?|post ?|statutory |voluntary |other )*(?:tax|taxes|earnings|payments|additions|deductions) total$/,
    'total',
  ],
  // `Total taxes` beneath tax and National Insurance: a sum of some of what is taken off, and no line of it.
  [
    /^(?:sub ?)?totals? (?:of )?(?:employees? |pre ?tax |post ?tax |statutory |voluntary |other |net )*(?:tax(?:es)?|paye|tax and (?:ni|nics?|national insurance)|paye and (?:ni|nics?|national insurance)|hmrc|statutory|voluntary|pre ?tax|post ?tax|before tax|after tax|benefits?|salary sacrifices?|court orders|loans|pensions?|pension contributions)$/,
    'total',
  ],
];

function patterned(bare: string): Concept | 'total' | undefined {
  for (const [pattern, concept] of PATTERNS) if (pattern.test(bare)) return concept;
  if (TAX_WITH_CODE.test(bare)) return 'incomeTax';
  if (NI_LETTER.test(bare)) return 'nationalInsurance';
  if (STUDENT_LOAN.test(bare)) return 'studentLoan';
  return PENSION.test(bare) && !/\bpay\b/.test(bare.replace(ARRANGEMENT, ' ')) ? 'pension' : undefined;
}
