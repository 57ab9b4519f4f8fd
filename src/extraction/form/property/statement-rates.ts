// The rates of a loan: those that a statement names, with what labels say of the one that is paid now.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormReading } from '../form-reading.ts';
import { currentFirst } from './dated-rows.ts';
import { determinationOf, type Determination } from './rate-clause.ts';
import { findRates, type Rate } from './rates.ts';

/** The rates of the loan; what the labels of its type and its end say belongs to the one rate that lacks it. */
export function statementRates(layout: DocumentLayout, { fields }: FormReading): Rate[] {
  const found = findRates(layout);
  const [labelled] = currentFirst(layout, fields['interestRate'] ?? [], (text) => {
    const rate = /^\d{1,2}(?:\.\d{1,4})?(?= ?%)/.exec(text)?.[0];
    return rate === undefined ? undefined : { kind: 'text', text: `${rate}%` };
  });
  const rate = labelled?.value.kind === 'text' ? labelled.value.text : undefined;
  const own = found.filter(
    (one) => one.rate === rate || (one.determination !== undefined && (!one.isReference || one.follows)),
  );
  const all =
    labelled && rate && !own.some((one) => one.rate === rate) ? [{ rate, printed: labelled.printed }, ...own] : own;
  const kind = saidKind(fields['rateType']);
  const [ends] = fields['rateEnds'] ?? [];
  return all.map((one, at): Rate => {
    const isMain = rate === undefined ? at === 0 : one.rate === rate;
    if (!isMain) return one;
    const determination = one.determination ?? (labelled && determinationOf(labelled.printed.text)) ?? kind;
    const until = one.until ?? (ends?.value.kind === 'date' ? ends.value.date : undefined);
    return { ...one, ...(determination ? { determination } : {}), ...(until ? { until } : {}) };
  });
}

/** What the label of the product or of the type of rate says. */
function saidKind(candidates: readonly FieldCandidate[] = []): Determination | undefined {
  return candidates
    .map(({ value }) => (value.kind === 'text' ? determinationOf(value.text) : undefined))
    .find((kind) => kind !== undefined);
}
