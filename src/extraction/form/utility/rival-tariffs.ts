// Labels that give the tariff of one supply different names: one of them may be an offer's, a slogan or what the tariff was before.
import { foldText } from '../../../kernel/text.ts';
import type { FormFinding } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import type { Supply } from './bill-lists.ts';
import type { Utility } from './named-utility.ts';
import type { TermsOf, UtilityTerms } from './utility-terms.ts';

/** What kind of a tariff it is, and what is sold to the supplier: neither is another name, nor is a heading. */
const NO_RIVAL =
  /^(?:(?:your |tariff )?type:? )?(?:standard |single rate )?(?:variable|fixed|tracker)\b|^(?:outgoing|export|your|our|about)\b/u;

/** A doubt for each supply whose tariff another label calls what no supply's is called. */
export function rivalTariffs(
  supplies: readonly Supply[],
  terms: TermsOf,
  tariffsOf: UtilityTerms['tariffsOf'],
): FormFinding[] {
  const utilities = [...new Set(supplies.map(({ utility }) => utility))];
  const read = new Map(utilities.flatMap((utility) => nameOf(terms(utility), utility)));
  const isRival = (name: string): boolean =>
    !NO_RIVAL.test(name) && ![...read.values()].some((own) => own.includes(name) || name.includes(own));
  return utilities
    .filter((utility) => read.has(utility) && tariffsOf(utility).map(foldText).some(isRival))
    .map((utility) => ({
      severity: 'warnings',
      reason: `The paper gives different names for the tariff: ${utility.toLowerCase()}.`,
    }));
}

function nameOf({ tariffName }: FormRow, utility: Utility): readonly (readonly [Utility, string])[] {
  return tariffName?.value.kind === 'text' ? [[utility, foldText(tariffName.value.text)]] : [];
}
