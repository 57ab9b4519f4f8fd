// The plan of a bill whose charges name one kind of service and nothing that is sold (`Broadband charges`): what stands by its label.
import type { Charges } from './charge-rows.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { mayBePackage, type NamedBesides, type Package } from './packages.ts';

/** The packages; where there is none, the plan that a label gives, if what is charged is all of one kind. */
export function withPlanOfOnly(
  packages: readonly Package[],
  { rows, addUp }: Charges,
  { terms, known, isKind }: Pick<NamedBesides, 'terms' | 'known' | 'isKind'>,
): readonly Package[] {
  if (packages.length > 0 || addUp === false) return packages;
  const kinds = new Set(rows.filter(({ minor }) => minor > 0).map(({ name }) => namedUtility(name, known)));
  const [utility, other] = [...kinds].filter((one): one is Utility => one !== undefined);
  const { tariffName } = utility === undefined || other ? {} : terms(utility);
  if (utility === undefined || tariffName?.value.kind !== 'text') return packages;
  const { text: name } = tariffName.value;
  const ofName = namedUtility(name, known);
  const isPlan = mayBePackage(name) && !isKind(name) && (ofName === undefined || ofName === utility);
  return isPlan ? [{ utility, name, printed: tariffName.printed }] : packages;
}
