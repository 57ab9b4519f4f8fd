// Whether the payments of a loan are those that its other figures make: what is owed, the rate and the time left come to a payment a month.
// Figures that do not fit each other were not all read right, or are of parts of the loan.
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import { readDay } from '../../extraction/values/days.ts';
import { dayNumber } from '../../kernel/calendar-date.ts';
import { annuityOf, interestOf, owedAfter, type Loan } from '../../kernel/annuity.ts';
import type { GraphNode } from '../../model/reading.ts';

/** Warnings where the payments of a mortgage do not follow from its other figures; none where one of them is missing. */
export function paymentFit(nodes: readonly GraphNode[]): FormFinding[] {
  const illustration = nodes.find(({ type }) => type === 'ark:MortgageIllustration');
  const reasons = illustration
    ? [
        illustrationFits(illustration, nodes) ? undefined : MISFIT,
        stageFits(illustration, nodes) ? undefined : OTHER_STAGE,
        totalFits(illustration, nodes) ? undefined : OTHER_TOTAL,
      ]
    : [statementFits(nodes) ? undefined : MISFIT];
  return reasons.flatMap((reason) => (reason === undefined ? [] : [{ severity: 'warnings', reason }]));
}

const MISFIT = 'What is paid each month does not follow from what is owed, the rate and the time left.';
const OTHER_STAGE = 'The payments at the first rate are more or fewer than the months until it ends.';
const OTHER_TOTAL = 'The total to be paid is not what the payments and the fees come to.';

/** Payments of a running loan may be set higher than they need be, and a little lower since the last change of the rate. */
const OF_STATEMENT = { least: 0.92, most: 1.3 };
/** Those of an illustration are worked out for it; a first one may be for more than a month. */
const OF_ILLUSTRATION = { least: 0.96, most: 1.04 };

type Range = typeof OF_STATEMENT;

/** `owed` and its payment, by how the loan is repaid; any way will do where that is not known. */
function isFit(paymentMinor: number, loan: Loan, method: unknown, { least, most }: Range): boolean {
  const [interest, repaying] = [interestOf(loan), annuityOf(loan)];
  const isInterest = paymentMinor >= least * interest && paymentMinor <= (2 - least) * interest;
  const isRepaying = paymentMinor >= least * repaying && paymentMinor <= most * repaying;
  const isBetween = paymentMinor >= least * interest && paymentMinor <= most * repaying;
  if (method === 'Interest only') return isInterest;
  if (method === 'Repayment') return isRepaying;
  return method === undefined ? isInterest || isRepaying : isBetween;
}

/** The payment of a statement, at any of the rates that hold on its last day. */
function statementFits(nodes: readonly GraphNode[]): boolean {
  const closing = nodes.find(({ type, position }) => type === 'ark:Balance' && position === 'Closing');
  const [plan, another] = plansOf(nodes);
  const owedMinor = closing && minorAt(closing, 'totalAmount');
  const day = typeof closing?.['date'] === 'string' ? closing['date'] : '';
  const rates = ratesOf(nodes).filter(({ from, until }) => (until ?? day) >= day && (from ?? day) <= day);
  if (!plan || another || owedMinor === undefined || plan.months === undefined || rates.length === 0) return true;
  const { paymentMinor, months, method } = plan;
  return rates.some(({ yearlyRate }) => isFit(paymentMinor, { owedMinor, yearlyRate, months }, method, OF_STATEMENT));
}

/** The payments of each stage, at the rate of that stage. */
function illustrationFits(illustration: GraphNode, nodes: readonly GraphNode[]): boolean {
  const owed = minorAt(illustration, 'loanAmount');
  const plans = plansOf(nodes);
  const rates = ratesOf(nodes).sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
  const term = plans.reduce((sum, { months }) => sum + (months ?? NaN), 0);
  if (owed === undefined || plans.length !== rates.length || !(term > 0)) return true;
  let owedMinor = owed;
  let left = term;
  return plans.every(({ paymentMinor, months = 0, method }, at) => {
    const yearlyRate = rates[at]?.yearlyRate ?? NaN;
    const fits = isFit(paymentMinor, { owedMinor, yearlyRate, months: left }, method, OF_ILLUSTRATION);
    owedMinor = owedAfter(months, { owedMinor, yearlyRate, paymentMinor });
    left -= months;
    return fits;
  });
}

/** A loan begins within so many months of its illustration; some papers count from a little before it. */
const MONTHS_TO_BEGIN = { least: -2, most: 14 };
const DAYS_A_MONTH = 30.44;

/** The payments of the first of several stages are as many as the months from the illustration to the end of its rate. */
function stageFits({ issuedOn }: GraphNode, nodes: readonly GraphNode[]): boolean {
  const [first, second] = plansOf(nodes);
  const [rate] = ratesOf(nodes);
  const [issued, until] = [issuedOn, rate?.until].map((day) => (typeof day === 'string' ? readDay(day) : undefined));
  if (!second || first?.months === undefined || !issued || !until) return true;
  const months = (dayNumber(until) - dayNumber(issued)) / DAYS_A_MONTH;
  const toBegin = months - first.months;
  return toBegin >= MONTHS_TO_BEGIN.least && toBegin <= MONTHS_TO_BEGIN.most;
}

/** Of a total, payments that were rounded may leave out so much. */
const ROUNDED = 0.005;

/** The total is the payments, with the fees or some of them, and with the loan where they only pay its interest. */
function totalFits(illustration: GraphNode, nodes: readonly GraphNode[]): boolean {
  const plans = plansOf(nodes);
  const total = minorAt(illustration, 'totalPayable');
  const loan = minorAt(illustration, 'loanAmount') ?? 0;
  const paid = plans.reduce((sum, { paymentMinor, months = NaN }) => sum + paymentMinor * months, 0);
  if (total === undefined || !(paid > 0)) return true;
  const fees = nodes.flatMap((node) => (node.type === 'ark:Charge' ? (minorAt(node, 'totalAmount') ?? []) : []));
  const most = fees.reduce((sum, fee) => sum + fee, 0);
  const isWithin = (least: number, sum: number): boolean =>
    total >= (1 - ROUNDED) * least && total <= (1 + ROUNDED) * (sum + most);
  // Of a loan of two parts one is repaid at the end.
  const isOfParts = plans.some(({ method }) => method === 'Part and part');
  return isWithin(paid, paid) || isWithin(paid + loan, paid + loan) || (isOfParts && isWithin(paid, paid + loan));
}

interface Plan {
  readonly paymentMinor: number;
  readonly months: number | undefined;
  readonly method: unknown;
}

function plansOf(nodes: readonly GraphNode[]): Plan[] {
  return nodes.flatMap((node): Plan[] => {
    const paymentMinor = node.type === 'ark:MortgagePaymentPlan' ? minorAt(node, 'monthlyPayment') : undefined;
    const { termMonths, repaymentMethod: method } = node;
    return paymentMinor === undefined
      ? []
      : [{ paymentMinor, months: typeof termMonths === 'number' ? termMonths : undefined, method }];
  });
}

interface RateSpan {
  readonly yearlyRate: number;
  readonly from: string | undefined;
  readonly until: string | undefined;
}

function ratesOf(nodes: readonly GraphNode[]): RateSpan[] {
  const dayIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
  return nodes.flatMap(({ type, rate, effectiveFrom, effectiveUntil }): RateSpan[] => {
    const yearlyRate = type === 'ark:InterestRate' && typeof rate === 'string' ? Number(rate.replace('%', '')) : NaN;
    return yearlyRate > 0 ? [{ yearlyRate, from: dayIn(effectiveFrom), until: dayIn(effectiveUntil) }] : [];
  });
}

function minorAt(node: GraphNode, property: string): number | undefined {
  const value = node[property];
  const amount = typeof value === 'object' && value !== null && 'amount' in value ? Number(value.amount) : NaN;
  return Number.isNaN(amount) ? undefined : Math.round(amount * 100);
}
