// Supplies on one tariff have its terms: what is told of it once, beneath the section of one of them, is said of all.
import { foldText } from '../../../kernel/text.ts';
import type { FormFinding } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import type { Utility } from './named-utility.ts';

/** The terms that are those of a tariff, whichever supply it is of. */
const OF_TARIFF = ['fixExpiresOn', 'exitFee'] as const;

/** The terms of a supply, with those that another one on the tariff of the same name has and it lacks. */
export function withShared(own: FormRow, others: readonly FormRow[]): FormRow {
  const name = nameOf(own);
  const same = name === undefined ? [] : others.filter((one) => nameOf(one) === name);
  const shared = OF_TARIFF.flatMap((term) => {
    const cell = own[term] ?? same.find((one) => one[term])?.[term];
    return cell ? [[term, cell] as const] : [];
  });
  return { ...own, ...Object.fromEntries(shared) };
}

/** A supply whose tariff calls itself fixed, with no day on which that ends, where another one's has such a day. */
export function unfixedFindings(
  supplies: readonly { readonly utility: Utility }[],
  termsOf: (utility: Utility) => FormRow,
): FormFinding[] {
  const rows = supplies.map(({ utility }) => ({ utility, terms: termsOf(utility) }));
  const hasEnd = rows.some(({ terms }) => terms['fixExpiresOn']);
  return rows
    .filter(({ terms }) => hasEnd && !terms['fixExpiresOn'] && isFixed(terms))
    .map(({ utility }) => ({
      severity: 'warnings',
      reason: `The end of one tariff was found, and not that of another that is fixed: ${utility.toLowerCase()}.`,
    }));
}

/** Whether a tariff calls itself fixed. */
export const isFixed = (terms: FormRow): boolean => FIXED.test(nameOf(terms) ?? '');

const FIXED = /\b(?:fix|fixed|fixes)\b/;

function nameOf({ tariffName }: FormRow): string | undefined {
  return tariffName?.value.kind === 'text' ? foldText(tariffName.value.text) : undefined;
}
