// Services of one kind that have a box each: every one has a plan of its own, and the end of its own contract.
import type { DocumentLayout } from '../../../model/layout.ts';
import { endsIn } from './box-ends.ts';
import type { Package } from './packages.ts';
import type { ServiceBox } from './service-boxes.ts';
import type { ServiceLine } from './service-lines.ts';

/** The plans of boxes of one kind, of which there are several, with the end of the contract that each tells. */
export function boxLines(
  boxes: readonly ServiceBox[],
  plans: ReadonlyMap<ServiceBox, Package>,
  layout: DocumentLayout,
): readonly ServiceLine[] {
  const isOneOfSeveral = ({ utility }: ServiceBox): boolean => {
    const own = boxes.filter((one) => one.utility === utility);
    return own.length > 1 && own.every((one) => plans.has(one));
  };
  return boxes.filter(isOneOfSeveral).flatMap((box) => {
    const plan = plans.get(box);
    return plan ? [{ ...plan, end: endsIn(box, layout)[0] }] : [];
  });
}
