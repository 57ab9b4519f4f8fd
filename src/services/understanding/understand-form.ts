// The road of a form (payslip, bill, schedule, certificate …) through extract, reconcile and map: a layout in, nodes and
// findings out. What a class of form says is data: its profile's fields, lists, groups, checks and nodes.
import { findIssuer, type KnownIssuers } from '../../extraction/document/issuer.ts';
import { pageGap } from '../../extraction/document/page-numbers.ts';
import { findAddressBlock } from '../../extraction/document/parties.ts';
import { formFacts } from '../../extraction/form/form-facts.ts';
import type { FormCell } from '../../extraction/form/list-rows.ts';
import type { FormFinding, FormReading } from '../../extraction/form/form-reading.ts';
import { readForm } from '../../extraction/form/read-form.ts';
import { signedMinor } from '../../extraction/values/amount.ts';
import { mapNodes } from '../../mapping/map-nodes.ts';
import { mergeEqualNodes } from '../../mapping/merge-equal-nodes.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { ExpectationIssue, Expectations } from '../../model/reading.ts';
import type { Profile } from '../../profiles/profile.ts';
import { settleFields, type AmountsFound, type SumResult } from '../../reconciliation/settle-fields.ts';
import type { Understanding } from './understanding.ts';

/** What forms are understood with. */
export interface FormEngines {
  readonly knownIssuers: KnownIssuers;
  /** A fresh id for a draft node. */
  readonly newNodeId: () => string;
}

/** Nodes, evidence and issues of a form. `profile` is the most specific that matched. */
export function understandForm(layout: DocumentLayout, profile: Profile, engines: FormEngines): Understanding {
  const reading = readForm(layout, profile);
  const { chosen, results } = settleFields(amountsOf(reading), profile.checks);
  const fields = Object.fromEntries(
    Object.entries(reading.fields).flatMap(([name, candidates]): [string, FormCell][] => {
      const candidate = candidates[chosen[name] ?? 0];
      return candidate ? [[name, candidate]] : [];
    }),
  );
  const context = {
    layout,
    profileId: profile.id,
    currency: reading.currency,
    issuer: findIssuer(layout, engines.knownIssuers),
    address: findAddressBlock(layout, { skip: () => false }),
  };
  const facts = formFacts(context, { fields, lists: reading.lists });
  const mapped = mergeEqualNodes([mapNodes(facts, profile.nodes, engines.newNodeId)]);
  return {
    ...mapped,
    expectations: expectationsOf([...failedSums(results), ...reading.findings, ...missingPages(layout)], profile),
  };
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

type CheckResult = SumResult<Profile['checks'][number]>;

function failedSums(results: readonly CheckResult[]): FormFinding[] {
  return results
    .filter(({ holds }) => !holds)
    .map(({ sum }) => ({
      severity: sum.severity,
      reason: `A sum that the document prints does not hold: ${sum.name}.`,
    }));
}

function missingPages(layout: DocumentLayout): FormFinding[] {
  const gap = pageGap(layout);
  return gap ? [{ severity: 'errors', reason: `A page is missing: ${gap}.` }] : [];
}

function expectationsOf(findings: readonly FormFinding[], { nodes }: Profile): Expectations {
  const nodeType = `ark:${nodes[0]?.type ?? 'Document'}`;
  const of = (severity: FormFinding['severity']): ExpectationIssue[] =>
    findings.filter((finding) => finding.severity === severity).map(({ reason }) => ({ nodeType, reason }));
  return { errors: of('errors'), warnings: of('warnings'), info: of('info') };
}
