// What a loan in parts has in all, where it is told of its parts: what its early repayment costs, how long it runs, how it is repaid.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { minorOf } from '../candidate-amount.ts';
import { candidateOf } from '../found-value.ts';
import type { FormFinding, FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { moneyValue } from '../row-cells.ts';
import { warning } from './findings.ts';
import { isInParts, moneyInLoan, ofParts } from './loan-parts.ts';
import type { Movement } from './movements.ts';
import { methodValue, moneyIn } from './part-values.ts';
import { termsOfEach } from './whole-terms.ts';

/** Fields of the whole loan, where they are told of its parts; `plans` are its payments, which may each have their own. */
export function termsOfParts(
  layout: DocumentLayout,
  { fields, currency }: FormReading,
  plans: readonly FormRow[],
): Pick<FormReading, 'fields' | 'findings'> {
  const charge = chargeInAll(layout, fields['earlyRepaymentCharge'] ?? [], currency);
  const terms = termsOfEach(layout, fields['remainingTerm'] ?? []).filter(({ part }) => part !== undefined);
  const [longest, ...others] = terms.map(({ candidate }) => candidate).toSorted((a, b) => monthsOf(b) - monthsOf(a));
  const isOne = others.every((one) => longest && monthsOf(one) === monthsOf(longest));
  const methods = ofParts(layout, fields['repaymentMethod'] ?? [], methodValue).flatMap(({ part, candidate }) =>
    part === undefined || candidate.value.kind !== 'text' ? [] : [{ candidate, method: candidate.value.text }],
  );
  const [method, other] = new Map(methods.map((one) => [one.method, one.candidate])).values();
  return {
    fields: {
      ...charge.fields,
      ...(longest && !isOne ? { remainingTerm: [longest] } : {}),
      ...(method && other
        ? { repaymentMethod: [candidateOf({ kind: 'text', text: 'Part and part' }, method.printed, 0.8)] }
        : {}),
    },
    findings: [
      ...charge.findings,
      ...(isToldOfSome(plans, 'repaymentMethod', methods.length) ? [warning(METHOD_OF_A_PART)] : []),
      ...(isToldOfSome(plans, 'remainingTerm', terms.length) ? [warning(TERM_OF_A_PART)] : []),
      ...(isOne || plans.some(({ remainingTerm }) => remainingTerm) ? [] : [warning(DIFFERENT_TERMS)]),
    ],
  };
}

/** Whether something was found of parts, and some of their payments lack it. */
function isToldOfSome(plans: readonly FormRow[], name: string, found: number): boolean {
  return found > 0 && plans.length > 1 && plans.some((plan) => !plan[name]);
}

const METHOD_OF_A_PART = 'How the loan is repaid was found for one part of it alone.';
const TERM_OF_A_PART = 'How long the loan still runs was found for one part of it alone.';
const DIFFERENT_TERMS = 'The parts of the loan run for different times: the longest is given.';

const monthsOf = ({ value }: FieldCandidate): number => (value.kind === 'number' ? value.number : 0);

/** Says so where balances are those of one part of the loan. */
export function balancesOfPart(
  layout: DocumentLayout,
  balances: readonly (Movement | undefined)[],
  currency: string,
): readonly FormFinding[] {
  const candidates = balances.flatMap((one) => (one ? [candidateOf(moneyValue(one.minor), one.printed)] : []));
  const found = ofParts(layout, candidates, (text) => moneyIn(text, currency));
  const isOfPart = isInParts(layout) && found.some(({ part }) => part !== undefined);
  return isOfPart ? [warning('What is owed, charged and paid was found for one part of the loan alone.')] : [];
}

function chargeInAll(
  layout: DocumentLayout,
  candidates: readonly FieldCandidate[],
  currency: string,
): Pick<FormReading, 'fields' | 'findings'> {
  const found = ofParts(layout, candidates, (text) => moneyIn(text, currency));
  if (found.every(({ part }) => part === undefined)) return { fields: {}, findings: [] };
  const { whole, parts, isDoubtful } = moneyInLoan(layout, found);
  if (whole) return { fields: { earlyRepaymentCharge: [whole] }, findings: isDoubtful ? [warning(OF_A_PART)] : [] };
  const [first] = parts;
  if (!first) return { fields: {}, findings: [] };
  const sum = parts.reduce((all, one) => all + minorOf(one), 0);
  return { fields: { earlyRepaymentCharge: [{ ...first, value: moneyValue(sum) }] }, findings: [warning(ADDED_UP)] };
}

const OF_A_PART = 'The early repayment charge may be that of one part of the loan alone.';
const ADDED_UP = 'The early repayment charge is told for parts of the loan: it is given as their sum.';
