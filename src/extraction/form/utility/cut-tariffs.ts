// Names of tariffs that may go on in the line beneath, where nothing says whether they do.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Supply } from './bill-lists.ts';
import type { TermsOf } from './utility-terms.ts';
import { mayGoOn } from './wrapped-cell.ts';

/** A doubt for each supply whose tariff may be called more than was read. */
export function cutTariffs(supplies: readonly Supply[], terms: TermsOf, layout: DocumentLayout): FormFinding[] {
  return supplies.flatMap(({ utility }): FormFinding[] => {
    const { tariffName } = terms(utility);
    return tariffName && mayGoOn(tariffName, layout)
      ? [{ severity: 'warnings', reason: `The name of the tariff may go on beneath it: ${utility.toLowerCase()}.` }]
      : [];
  });
}
