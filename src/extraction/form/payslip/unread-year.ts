// Figures of the year to date that the paper surely has, and that were not read: a label that none of the known words fits, one that
// names the year and has an amount beside or beneath it, or an amount that is more than all that was taken off in the period.
import type { FormFinding } from '../form-reading.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayRow, PlacedFigure } from './figures.ts';
import { TAKEN_OFF, type Concept, type PayWords } from './pay-words.ts';
import type { SettledPay } from './settle-pay.ts';
import { unknownYears } from './unknown-years.ts';
import type { UnreadAmount } from './unread-amounts.ts';

/** What a label is about whose words are not known as a whole. */
const ABOUT: readonly (readonly [Concept, RegExp])[] = [
  ['incomeTax', /\b(?:tax(?:paid|ded\p{L}*)?|paye)\b/iu],
  ['nationalInsurance', /\b(?:n\.? ?i\.?(?: ?c\.?)?s?|nat(?:ional|'l|l)? ?ins\p{L}*)\b|^insurance\b/iu],
  ['pension', /\b(?:pens?\p{L}*|superann?\p{L}*)\b/iu],
  ['studentLoan', /\bstudent loans?\b/iu],
];
/** What a label is about that may be all that was earned, or what of it was taxed. */
const EARNED: readonly (readonly [Concept, RegExp])[] = [
  ['taxablePay', /\btax(?:able|ed)\b/iu],
  [
    'grossPay',
    /^(?!.*\b(?:n\.?i|nic|nat|national|pension\w*|net|nett|tax\w*|holiday|previous|prev|employers?|ers?)\b).*\b(?:gross|pay|paid|payments?|earn(?:ings|ed)|wages|income)\b/iu,
  ],
];
/** Words of figures that no node has, and of what is none. */
const OTHERS =
  /\b(?:employers?|ers?|company|pay|payable|able|earnings?|gross|niable|pensionable|pensioner|letter|cat\p{L}*|table|number|no\.?|num|code|ref\p{L}*|previous|prev|prior|other|limit|lel|uel|pt|st|rebate|refund|smp|ssp|free|relief|threshold|week|month|balance|allowance)\b/iu;

/** A warning that names each label. */
export function unreadYearFindings(
  rows: readonly PayRow[],
  placed: readonly PlacedFigure[],
  {
    words,
    pay,
    all,
    unread,
  }: {
    readonly words: PayWords;
    readonly pay: SettledPay;
    readonly all: readonly Row[];
    readonly unread: readonly UnreadAmount[];
  },
): FormFinding[] {
  const { year, period, payments, deductions } = pay;
  const unknown = rows.flatMap(({ label, part, figures }) => {
    const isYear = part?.part === 'year' || figures.some(({ column }) => column === 'year');
    const amounts = figures.filter(({ cell: { amount } }) => amount !== undefined && amount.minor > 0);
    if (!label || !isYear || amounts.length === 0) return [];
    const { concept, employer } = words.meaningOf(label.text);
    // What was earned stands among the balances, not in a column beside each payment.
    const isBalance = part?.part === 'year' && Object.keys(year).length > 0;
    const kinds = [...(OTHERS.test(label.text) ? [] : ABOUT), ...(isBalance ? EARNED : [])];
    const about = kinds.find(([, is]) => is.test(label.text))?.[0];
    return concept === undefined && !employer && about && year[about] === undefined ? [label.text] : [];
  });
  // A pension that is paid out is none that was paid in.
  const listed = new Set([...payments, ...deductions].map(({ amount }) => amount));
  // Parts of what is taken off may have totals of their own, and all of it none.
  const sum = deductions.reduce((all, { minor }) => all + Math.max(0, minor), 0);
  const most = period.totalDeductions?.cell.amount?.minor ?? (sum > 0 ? sum : undefined);
  const beyond = placed.flatMap(({ concept, when, cell, label }) =>
    most !== undefined &&
    when === 'period' &&
    TAKEN_OFF.has(concept) &&
    year[concept] === undefined &&
    !listed.has(cell) &&
    (cell.amount?.minor ?? 0) > most
      ? [label?.text ?? cell.text]
      : [],
  );
  // Nobody is taxed in a period on so many times what was earned in it.
  const gross = period.grossPay?.cell.amount?.minor;
  const earned = placed.flatMap(({ concept, when, cell, label }) =>
    gross !== undefined &&
    when === 'period' &&
    EARNINGS.has(concept) &&
    year[concept] === undefined &&
    (cell.amount?.minor ?? 0) > TIMES_EARNED * gross
      ? [label?.text ?? cell.text]
      : [],
  );
  const told = [
    ...new Set([...unknown, ...beyond, ...earned, ...pensions(rows, pay, words), ...namedYears(all, words, pay)]),
  ];
  const named = told.length > 0 ? told : [...new Set(unknownYears(pay, unread))];
  return named.length > 0
    ? [{ severity: 'warnings', reason: `What may be a figure of the year to date was not read: ${named.join(', ')}.` }]
    : [];
}

const EARNINGS: ReadonlySet<Concept> = new Set(['grossPay', 'taxablePay', 'niablePay', 'pensionablePay']);
const TIMES_EARNED = 1.5;

/**
 * What is taken off with a figure of the year may be a pension though no word says so: it is called by who provides pensions, or the
 * employer pays into it as well. `Royal Fenwick (Employee)` beside `Royal Fenwick (Employer)`.
 */
function pensions(rows: readonly PayRow[], { deductions, year }: SettledPay, { meaningOf }: PayWords): string[] {
  if (year.pension !== undefined) return [];
  const employers = new Set(
    rows.flatMap(({ label, part }) =>
      label && (part?.part === 'employer' || meaningOf(label.text).employer) ? [ofBoth(label.text)] : [],
    ),
  );
  return rows.flatMap(({ label, figures }) => {
    const isTaken = label !== undefined && deductions.some(({ description }) => description === label);
    const hasYear = figures.some(({ cell: { amount }, column }) => column === 'year' && (amount?.minor ?? 0) > 0);
    if (!isTaken || !hasYear || meaningOf(label.text).concept !== undefined || NO_PENSION.test(label.text)) return [];
    const name = ofBoth(label.text);
    return PROVIDERS.test(name) || (name !== '' && employers.has(name)) ? [label.text] : [];
  });
}

const PROVIDERS =
  /^(?:aviva|legal (?:and|&) general|l&g|fidelity|zurich|prudential|phoenix|hargreaves lansdown|mercer|aon|creative|true potential|penfold|alpha|classic|premium|nuvos|partnership|railpen|gpp|tpt)\b/iu;
const NO_PENSION =
  /\b(?:medical|health\w*|dental|shares?|life|cars?|cycle|insurance|assurance|cover|protection|union|loan|isa|save)\b/iu;

/** The name of what both pay into. */
const ofBoth = (text: string): string =>
  text
    .replace(/\b(?:employ(?:ee|er)(?:['’]?s)?|ees?|ers?|contrib\w*|conts?|your|our)\b|[()%\d.,:–-]/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();

/** What a node has of the year. */
const CUMULATED: ReadonlySet<string> = new Set([
  'grossPay',
  'taxablePay',
  'niablePay',
  'pensionablePay',
  'incomeTax',
  'nationalInsurance',
  'pension',
  'studentLoan',
]);
/** The amount of a label stands at most so many rows beneath it. */
const ROWS_BELOW = 3;

/** Labels that name the year themselves, with an amount that is at none of its figures: `Gross pay - year to date` over 22,154.73. */
function namedYears(rows: readonly Row[], { meaningOf }: PayWords, { year }: SettledPay): string[] {
  return rows.flatMap((row, at) =>
    row.cells.flatMap((cell, i) => {
      if (!isLabel(cell)) return [];
      const under = rows.slice(at + 1, at + 1 + ROWS_TO_END).filter(({ page }) => page === row.page);
      const end = BROKEN_YEAR.test(cell.text)
        ? under[0]?.cells.find((one) => isYearsEnd(one, cell))
        : under.flatMap(({ cells }) => cells).find((one) => isYearAlone(one, cell));
      const text = end ? `${cell.text} ${end.text}` : cell.text;
      const { concept, when, employer } = meaningOf(text);
      if (concept === undefined || concept === 'total' || when !== 'year' || employer) return [];
      if (!CUMULATED.has(concept) || year[concept] !== undefined) return [];
      const below = rows.slice(at + 1, at + 1 + ROWS_BELOW + (end ? 1 : 0)).filter(({ page }) => page === row.page);
      const isBeside =
        end !== undefined && under.some(({ cells }) => cells.some((one) => isAmount(one) && one.x0 > cell.x1));
      return isBeside || isAmount(row.cells[i + 1]) || isAmount(nextBelow(cell, below, meaningOf)) ? [text] : [];
    }),
  );
}

/** A label that breaks within its last words: `Pension conts - year to` over `date`. */
const BROKEN_YEAR = /\byear(?: to)?$/iu;
const isYearsEnd = (one: Cell, above: Cell): boolean => overlapsAcross(one, above) && /^(?:to )?date$/iu.test(one.text);

/** `National insurance` over `TD`, the amount at the height between them. */
const isYearAlone = (one: Cell, above: Cell): boolean =>
  Math.abs(one.x0 - above.x0) < 2 && /^(?:ytd|td|to date)$/iu.test(one.text);
const ROWS_TO_END = 2;

const isAmount = (cell: Cell | undefined): boolean => (cell?.amount?.minor ?? 0) > 0;

/** The amount beneath a label, where no other figure's label stands between. */
const nextBelow = (cell: Cell, rows: readonly Row[], meaningOf: PayWords['meaningOf']): Cell | undefined =>
  rows
    .flatMap(({ cells }) => cells)
    .find((one) => overlapsAcross(one, cell) && (!isLabel(one) || meaningOf(one.text).concept !== undefined));
