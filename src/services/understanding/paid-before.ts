// What was owed before a bill and was paid, where no node has it: an amount that stands as what came in, and as what was owed.
import type { DocumentLayout } from '../../model/layout.ts';
import type { GraphNode } from '../../model/reading.ts';
import { amountsIn, inFull } from './left-values.ts';

/** What came in: `-£45.20`, `£45.20 CR`, `Payment received £45.20`. */
const PAYMENT = /[-–−] ?£?\d[\d,]*\.\d{2}|\d\.\d{2} ?(?:cr\b|-)|\b(?:paid|payments?|received|thank)\b/iu;

/** Whether what was paid was owed as well: it stands beside its payment, or in more lines that tell of none than nodes have it. */
export function isPaidBefore({ pages }: DocumentLayout, nodes: readonly GraphNode[]): boolean {
  const known = amountsOf(nodes);
  const lines = pages
    .flatMap((page) => page.lines)
    .map(({ phrases, text }) => ({
      amounts: amountsIn(text),
      isPayment: PAYMENT.test(text),
      isBoth: (value: string): boolean =>
        phrases.some((one) => ONE_PAID.test(one.text) && amountsIn(one.text).includes(value)) &&
        phrases.some((one) => !ONE_PAID.test(one.text) && amountsIn(one.text).includes(value)),
    }));
  const paid = new Set(lines.flatMap((line) => (line.isPayment ? line.amounts : [])));
  return [...paid].some((value) => {
    const owed = lines.filter((line) => !line.isPayment && line.amounts.includes(value)).length;
    return owed > known.filter((one) => one === value).length || lines.some((line) => line.isBoth(value));
  });
}

/** An amount that came in, with its sign. */
const ONE_PAID = /^[-–−] ?£?\d[\d,]*\.\d{2}$|^£?\d[\d,]*\.\d{2} ?(?:cr|-)$/iu;

/** The amounts of nodes, as often as they have them. */
function amountsOf(nodes: readonly GraphNode[]): readonly string[] {
  return nodes.flatMap((node) =>
    Object.values(node).flatMap((value) =>
      typeof value === 'object' && value !== null && 'amount' in value ? [inFull(String(value.amount))] : [],
    ),
  );
}
