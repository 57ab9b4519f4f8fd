// Ends of contracts that stand in the boxes of services: each is of the service of its box, and of no other.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { onlyDayIn } from '../../values/days.ts';
import type { FormFinding } from '../form-reading.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FormCell } from '../list-rows.ts';
import { dayCell } from '../row-cells.ts';
import { isOfContract, isOfferOrCredit } from './contract-words.ts';
import type { Utility } from './named-utility.ts';
import { boxOf, type ServiceBox } from './service-boxes.ts';

type Ends = ReadonlyMap<Utility, FormCell | undefined>;

/** The ends that are known, with those of boxes: where several services have a box, one that tells of no end has none. */
export function withBoxEnds(
  ends: Ends,
  { fixExpiresOn: all = [] }: FieldCandidates,
  boxes: readonly ServiceBox[],
): Ends {
  const utilities = [...new Set(boxes.map(({ utility }) => utility))];
  const told = utilities.flatMap((utility) => {
    const end = dearest(
      all.filter((one) => boxOf(boxes, one)?.utility === utility),
      boxes,
    );
    return end ? [[utility, end] as const] : [];
  });
  if (utilities.length < 2 || told.length === 0) return ends;
  return new Map<Utility, FormCell | undefined>([
    ...utilities.map((utility) => [utility, undefined] as const),
    ...ends,
    ...told,
  ]);
}

/** Of what is found in several boxes, that in the dearest one; the first where none is in a box. */
export function dearest(found: readonly FieldCandidate[], boxes: readonly ServiceBox[]): FieldCandidate | undefined {
  const minorOf = (one: FieldCandidate): number => boxOf(boxes, one)?.minor ?? -1;
  const most = Math.max(...found.map(minorOf));
  return found.find((one) => minorOf(one) === most);
}

/** The ends of contracts that the lines of a box tell. */
export function endsIn({ page, lines, x0, x1 }: ServiceBox, { pages }: DocumentLayout): readonly FormCell[] {
  return [...lines].flatMap((at) => {
    const own = pages[page - 1]?.lines[at]?.phrases.filter((one) => one.x1 > x0 && one.x0 < x1) ?? [];
    const text = own.map((one) => one.text).join(' ');
    // Two days are those that are charged for.
    const day = isOfContract(text) && !isOfferOrCredit(text) ? onlyDayIn(text) : undefined;
    const last = own.at(-1);
    return day && last ? [dayCell(day.date, printedPhrase(last, page))] : [];
  });
}

/** Boxes of one kind of service whose contracts end on different days, where only one of them is given; `given` are the kinds all of whose are. */
export function severalContracts(
  boxes: readonly ServiceBox[],
  layout: DocumentLayout,
  given: ReadonlySet<Utility>,
): FormFinding[] {
  const daysOf = (box: ServiceBox): readonly string[] =>
    endsIn(box, layout).flatMap(({ value }) => (value.kind === 'date' ? value.date : []));
  return [...new Set(boxes.map(({ utility }) => utility))]
    .filter((utility) => !given.has(utility))
    .filter((utility) => new Set(boxes.filter((one) => one.utility === utility).flatMap(daysOf)).size > 1)
    .map((utility) => ({
      severity: 'warnings',
      reason: `Several contracts of one kind are billed, and one was given: ${utility.toLowerCase()}.`,
    }));
}
