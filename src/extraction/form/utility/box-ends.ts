// Ends of contracts that stand in the boxes of services: each is of the service of its box, and of no other.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { onlyDayIn } from '../../values/days.ts';
import type { FormFinding } from '../form-reading.ts';
import type { FormCell } from '../list-rows.ts';
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

/** Boxes of one kind of service whose contracts end on different days: only one of them is given. */
export function severalContracts(boxes: readonly ServiceBox[], { pages }: DocumentLayout): FormFinding[] {
  const endsOf = ({ page, lines, x0, x1 }: ServiceBox): readonly string[] =>
    [...lines].flatMap((at) => {
      const own = pages[page - 1]?.lines[at]?.phrases.filter((one) => one.x1 > x0 && one.x0 < x1) ?? [];
      const text = own.map((one) => one.text).join(' ');
      // Two days are those that are charged for.
      return isOfContract(text) && !isOfferOrCredit(text) ? (onlyDayIn(text)?.date ?? []) : [];
    });
  return [...new Set(boxes.map(({ utility }) => utility))]
    .filter((utility) => new Set(boxes.filter((one) => one.utility === utility).flatMap(endsOf)).size > 1)
    .map((utility) => ({
      severity: 'warnings',
      reason: `Several contracts of one kind are billed, and one was given: ${utility.toLowerCase()}.`,
    }));
}
