// What is doubted of supplies that a meter counts or a bill charges for, and never of packages that are sold.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Supply } from './bill-lists.ts';
import type { BillRow } from './bill-rows.ts';
import { rivalTariffs } from './rival-tariffs.ts';
import { unfixedFindings } from './shared-terms.ts';
import { severalStanding } from './standing-doubts.ts';
import { besideTariffs } from './tariffs-beneath.ts';
import { unreadCharges } from './unread-charges.ts';
import { unreadPrices } from './unread-prices.ts';
import { unreadReadings } from './unread-readings.ts';
import type { TermsOf, UtilityTerms } from './utility-terms.ts';

interface SupplyContext {
  readonly rows: readonly BillRow[];
  readonly layout: DocumentLayout;
  readonly terms: TermsOf;
  readonly tariffsOf: UtilityTerms['tariffsOf'];
}

/** The doubts about charges, prices, readings and tariffs of supplies. */
export function supplyDoubts(
  supplies: readonly Supply[],
  { rows, layout, terms, tariffsOf }: SupplyContext,
): FormFinding[] {
  return [
    ...severalStanding(rows, supplies),
    ...unreadCharges(rows, supplies),
    ...unreadPrices(layout, supplies),
    ...unfixedFindings(supplies, terms),
    ...(supplies.some(({ pairs }) => pairs.length > 0) ? [] : unreadReadings(layout)),
    ...besideTariffs(supplies, terms, layout),
    ...rivalTariffs(supplies, terms, tariffsOf),
  ];
}
