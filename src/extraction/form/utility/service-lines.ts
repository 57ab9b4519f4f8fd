// Tables with a row for each line or service, headed by its kind and number (`Mobile 07700 900118   2 June 2027   24.00`), whose plan
// stands right beneath that head: several of one kind have plans and ends of their own.
import { printedPhrase } from '../../../model/printed.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { cell, textCell } from '../row-cells.ts';
import type { BillRow } from './bill-rows.ts';
import { isPlanName } from './box-plans.ts';
import { kindAlone } from './kind-words.ts';
import type { Utility } from './named-utility.ts';
import type { Package } from './packages.ts';
import { amountOf } from './row-figures.ts';
import { endInColumn } from './tabled-ends.ts';

/** The plan of one line. */
export interface ServiceLine extends Package {
  readonly end: FormCell | undefined;
}

/** The kind, something about it, and what it costs. */
const LEAST_CELLS = 3;
const SAME_EDGE_PT = 3;
/** The plan stands at most this many text heights beneath its head. */
const GAP = 1.2;

/** The plans of such tables, in printed order. */
export function serviceLines(rows: readonly BillRow[], known: readonly Utility[]): readonly ServiceLine[] {
  return rows.flatMap((row, at): ServiceLine[] => {
    const [head] = row.phrases;
    const isRow = head && row.phrases.length >= LEAST_CELLS && amountOf(row) !== undefined;
    const utility = isRow ? kindAlone(head.text, known) : undefined;
    const next = rows[at + 1];
    const [plan, other] = next?.phrases ?? [];
    if (!head || utility === undefined || !plan || other || next?.line.page !== row.line.page) return [];
    const isBeneath =
      Math.abs(plan.x0 - head.x0) <= SAME_EDGE_PT &&
      plan.y0 - head.y1 <= GAP * (plan.y1 - plan.y0) &&
      plan.y0 > head.y0;
    return isBeneath && isPlanName(plan.text, known)
      ? [{ utility, name: plan.text, printed: printedPhrase(plan, row.line.page), end: endInColumn(row, rows) }]
      : [];
  });
}

/** The kinds of service of which every such line is given. */
export function wholeKinds(lines: readonly ServiceLine[], packages: readonly Package[]): ReadonlySet<Utility> {
  const given = new Set(packages.map(({ printed }) => printed));
  return new Set(lines.filter(({ printed }) => given.has(printed)).map(({ utility }) => utility));
}

/** Rows of those lines that are not what a package of their kind is already given for. */
export function otherLines(lines: readonly ServiceLine[], packages: readonly Package[]): FormRow[] {
  const given = new Set(packages.map(({ printed }) => printed));
  // Where the package of a kind was named by something else, its lines may be what that is made of.
  const led = wholeKinds(lines, packages);
  return lines
    .filter(({ utility, printed }) => !given.has(printed) && led.has(utility))
    .map(({ utility, name, printed, end }) => ({
      utility: textCell(utility, printed),
      tariffName: textCell(name, printed),
      ...(end ? { fixExpiresOn: end } : {}),
      hasTerms: cell({ kind: 'boolean', boolean: true }, printed),
    }));
}
