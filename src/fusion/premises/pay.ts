// Pay periods and the credits that may have paid them: of the same amount, within days of the day of payment.
import { foldText } from '../../kernel/text.ts';
import type { GraphNode } from '../../model/reading.ts';
import { DayTable, NodeIndex, dayAt, moneyOf, textOf, wordsIn, wordsOf } from '../node-index.ts';
import type { Finding, Premises } from '../premise-graph.ts';

/** A payslip may be dated before the weekend on which the bank books, or after. */
const WINDOW_DAYS = { before: 3, after: 5 } as const;

const PAY_WORDS = new Set(['salary', 'salaries', 'wages', 'wage', 'pay', 'payroll', 'payslip', 'earnings']);

/** Words in the names of employers that name nobody. */
const COMMON_WORDS = new Set(['ltd', 'limited', 'plc', 'llp', 'the', 'and', 'group', 'services', 'company']);

/** Pairs of a pay period and a credit. */
export function payCandidates(nodes: readonly GraphNode[]): Premises {
  const index = new NodeIndex(nodes);
  const periods = index.ofType('PayPeriod');
  const amounts = new Set(periods.flatMap((period) => moneyOf(period, 'netPay') ?? []));
  const credits = new DayTable();
  for (const credit of amounts.size === 0 ? [] : index.ofType('Transaction')) {
    const [money, day] = [moneyOf(credit, 'amount'), dayAt(credit, 'date')];
    if (money === undefined || day === undefined || !amounts.has(money)) continue;
    if (textOf(credit, 'amount', 'direction') === 'Credit') credits.add(money, day, credit);
  }
  const concerned = new Map<string, GraphNode>();
  const findings: Finding[] = [];
  for (const period of periods) {
    const money = moneyOf(period, 'netPay');
    const day = dayAt(period, 'paymentDate') ?? dayAt(period, 'endDate');
    if (money === undefined || day === undefined || textOf(period, 'netPay', 'direction') === 'Debit') continue;
    const employer = textOf(index.get(textOf(index.get(textOf(period, 'relatedTo')), 'employer')), 'name');
    for (const found of credits.within(money, day - WINDOW_DAYS.before, day + WINDOW_DAYS.after)) {
      concerned.set(period.id, period).set(found.node.id, found.node);
      findings.push(compare({ period, employer, day }, found));
    }
  }
  return { nodes: [...concerned.values()], findings };
}

function compare(
  {
    period,
    employer,
    day,
  }: { readonly period: GraphNode; readonly employer: string | undefined; readonly day: number },
  { node: credit, day: booked }: { readonly node: GraphNode; readonly day: number },
): Finding {
  const words = wordsOf(credit);
  const daysLater = booked - day;
  const namesEmployer = employer !== undefined && isNamed(employer, words);
  const saysPay = [...words].some((word) => PAY_WORDS.has(word));
  const strength = (namesEmployer ? 100 : 0) + (saysPay ? 40 : 0) - 3 * Math.abs(daysLater);
  return { links: { period: period.id, credit: credit.id }, values: { daysLater, namesEmployer, saysPay, strength } };
}

/** Half of the employer's words stand there, or its initials do. */
function isNamed(employer: string, words: ReadonlySet<string>): boolean {
  const naming = [...wordsIn(employer)].filter((word) => !COMMON_WORDS.has(word));
  const found = naming.filter(
    (word) => words.has(word) || [...words].some((each) => each.length > 3 && word.startsWith(each)),
  );
  const initials = foldText(employer)
    .split(' ')
    .filter((word) => !COMMON_WORDS.has(word))
    .map((word) => word.charAt(0))
    .join('');
  return (naming.length > 0 && found.length * 2 >= naming.length) || (initials.length > 2 && words.has(initials));
}
