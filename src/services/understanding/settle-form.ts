// A form read and settled once: its values, and what its own sums and check digits say against them.
import type { FormFinding, FormReading } from '../../extraction/form/form-reading.ts';
import type { FormCell } from '../../extraction/form/list-rows.ts';
import { readForm } from '../../extraction/form/read-form.ts';
import { signedMinor } from '../../extraction/values/amount.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { CheckRule, Profile } from '../../profiles/profile.ts';
import { settleFields, type AmountsFound, type SumResult } from '../../reconciliation/settle-fields.ts';

/** One reading of a form. */
export interface SettledForm {
  readonly reading: FormReading;
  /** The candidate of each field that the sums chose. */
  readonly fields: Readonly<Record<string, FormCell>>;
  readonly results: readonly SumResult<CheckRule>[];
  /** Of its sums, and of its reader. */
  readonly findings: readonly FormFinding[];
}

/** Reads a form by its profile, and lets its sums choose. `likely`: with labels by their likely meaning (extraction/form/read-form.ts). */
export function settleForm(layout: DocumentLayout, profile: Profile, likely = false): SettledForm {
  const reading = readForm(layout, profile, likely);
  const { chosen, results } = settleFields(amountsOf(reading), profile.checks);
  const fields = Object.fromEntries(
    Object.entries(reading.fields).flatMap(([name, candidates]): [string, FormCell][] => {
      const candidate = candidates[chosen[name] ?? 0];
      return candidate ? [[name, candidate]] : [];
    }),
  );
  return { reading, fields, results, findings: [...failedSums(results), ...reading.findings] };
}

/** The amounts among a form's fields, and the sums of its columns. */
function amountsOf({ fields, lists }: FormReading): AmountsFound {
  const options = Object.entries(fields).map(([name, candidates]) => {
    const amounts = candidates.map(({ value, confidence }) => ({
      minor: value.kind === 'money' ? signedMinor(value.amount) : NaN,
      confidence,
    }));
    return [name, amounts] as const;
  });
  const columns: Record<string, number> = {};
  for (const [list, rows] of Object.entries(lists)) {
    for (const row of rows) {
      for (const [column, { value }] of Object.entries(row)) {
        if (value.kind !== 'money') continue;
        const name = `${list}.${column}`;
        columns[name] = (columns[name] ?? 0) + signedMinor(value.amount);
      }
    }
  }
  return { fields: Object.fromEntries(options), columns };
}

function failedSums(results: SettledForm['results']): FormFinding[] {
  return results
    .filter(({ holds }) => !holds)
    .map(({ sum, off }) => ({
      severity: sum.severity,
      offMinor: off,
      reason: `A sum that the document prints does not hold: ${sum.name}.`,
    }));
}
