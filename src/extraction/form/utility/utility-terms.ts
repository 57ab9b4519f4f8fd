// The terms of each supply as a bill prints them: name of the tariff, end of its fixed prices, exit fee. What stands in the
// section of a supply is its own; what stands outside every section is of all that print none.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import type { GroupRule } from '../../../profiles/profile.ts';
import { findFields, type FieldCandidates } from '../../fields/find-fields.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import type { BillRow } from './bill-rows.ts';
import { namedUtility, type Utility } from './named-utility.ts';

/** Says in which utility's row a phrase stands. */
type UtilityOf = (phrase: Phrase) => Utility | undefined;

/** The terms printed for one utility. */
export function utilityTerms(
  layout: DocumentLayout,
  rule: GroupRule,
  where: { readonly rows: readonly BillRow[]; readonly utility: Utility; readonly known: readonly Utility[] },
): FormRow {
  const utilityOf = utilityIndex(where.rows);
  const own = search(
    layout,
    rule,
    (phrase, line) => utilityAt(phrase, line, { utilityOf, ...where }) === where.utility,
  );
  const general = search(
    layout,
    rule,
    (phrase, line) => utilityAt(phrase, line, { utilityOf, ...where }) === undefined,
  );
  const elsewhere = where.known.length > 0 ? general : {};
  return Object.fromEntries(
    Object.keys(rule.fields).flatMap((name): [string, FormCell][] => {
      const best = own[name]?.[0] ?? elsewhere[name]?.[0];
      return best ? [[name, best]] : [];
    }),
  );
}

function utilityIndex(rows: readonly BillRow[]): UtilityOf {
  const index = new Map(rows.flatMap((row) => row.phrases.map((phrase) => [phrase, row.utility] as const)));
  return (phrase) => index.get(phrase);
}

function utilityAt(
  phrase: Phrase,
  _line: Line,
  { utilityOf, known }: { readonly utilityOf: UtilityOf; readonly known: readonly Utility[] },
): Utility | undefined {
  return namedUtility(phrase.text, known) ?? utilityOf(phrase);
}

function search(
  layout: DocumentLayout,
  rule: GroupRule,
  admit: (phrase: Phrase, line: Line) => boolean,
): FieldCandidates {
  return findFields(layout, rule.fields, {
    currency: 'GBP',
    skip: () => false,
    form: true,
    admit: (_rule, phrase, line) => admit(phrase, line),
  });
}
