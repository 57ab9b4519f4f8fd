// The date of a document by its own account: the order in which documents were appended says nothing.
import type { GraphNode } from '../model/reading.ts';

const DATES: Readonly<Record<string, readonly string[]>> = {
  'ark:Statement': ['date', 'endDate'],
  'ark:Bill': ['issuedOn', 'endDate'],
  'ark:PayPeriod': ['paymentDate', 'endDate'],
  'ark:TaxCumulation': ['effectiveAt'],
  'ark:InsurancePolicy': ['startDate'],
  'ark:MortgageIllustration': ['issuedOn'],
  'ark:Passport': ['issuedAt'],
  'ark:Licence': ['issuedAt'],
  'ark:TenancyDeposit': ['protectedOn'],
};

/** The date of a document as it gives it itself; empty when it gives none. */
export function documentDate(nodes: readonly GraphNode[]): string {
  let newest = '';
  for (const node of nodes) {
    for (const key of DATES[node.type] ?? []) {
      const date = node[key];
      if (typeof date === 'string' && date > newest) newest = date;
    }
  }
  return newest;
}
