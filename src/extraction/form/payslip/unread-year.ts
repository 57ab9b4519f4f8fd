// Figures of the year to date that the paper surely has, and that were not read: a label that none of the known words fits, one that
// names the year and has an amount beside or beneath it, or an amount that is more than all that was taken off in the period.
import type { FormFinding } from '../form-reading.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import type { PayRow, PlacedFigure } from './figures.ts';
import { TAKEN_OFF, type Concept, type PayWords } from './pay-words.ts';
import type { SettledPay } from './settle-pay.ts';

/** What a label is about whose words are not known as a whole. */
const ABOUT: readonly (readonly [Concept, RegExp])[] = [
  ['incomeTax', /\b(?:tax(?:paid|ded\p{L}*)?|paye)\b/iu],
  ['nationalInsurance', /\b(?:n\.? ?i\.?(?: ?c\.?)?s?|nat(?:ional|'l|l)? ?ins\p{L}*)\b|^insurance\b/iu],
  ['pension', /\b(?:pens?\p{L}*|superann?\p{L}*)\b/iu],
  ['studentLoan', /\bstudent loans?\b/iu],
];
/** Words of figures that no node has, and of what is none. */
const OTHERS =
  /\b(?:employers?|ers?|company|pay|payable|able|earnings?|gross|niable|pensionable|pensioner|letter|cat\p{L}*|table|number|no\.?|num|code|ref\p{L}*|previous|prev|prior|other|limit|lel|uel|pt|st|rebate|refund|smp|ssp|free|relief|threshold|week|month|balance|allowance)\b/iu;

/** A warning that names each label. */
export function unreadYearFindings(
  rows: readonly PayRow[],
  placed: readonly PlacedFigure[],
  { words, pay, all }: { readonly words: PayWords; readonly pay: SettledPay; readonly all: readonly Row[] },
): FormFinding[] {
  const { year, period, payments, deductions } = pay;
  const unknown = rows.flatMap(({ label, part, figures }) => {
    const isYear = part?.part === 'year' || figures.some(({ column }) => column === 'year');
    const amounts = figures.filter(({ cell: { amount } }) => amount !== undefined && amount.minor > 0);
    if (!label || !isYear || amounts.length === 0 || OTHERS.test(label.text)) return [];
    const { concept, employer } = words.meaningOf(label.text);
    const about = ABOUT.find(([, is]) => is.test(label.text))?.[0];
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
  const named = [...new Set([...unknown, ...beyond, ...namedYears(all, words, pay)])];
  return named.length > 0
    ? [{ severity: 'warnings', reason: `What may be a figure of the year to date was not read: ${named.join(', ')}.` }]
    : [];
}

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
