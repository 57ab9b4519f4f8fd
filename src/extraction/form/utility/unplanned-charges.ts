// Doubts about packages: a charge that was read for a service of which no plan was, and one that may be a plan's while nothing tells
// of which service. Whoever pays for a service has a plan of it, under whatever name.
import type { FormFinding } from '../form-reading.ts';
import type { BillRow } from './bill-rows.ts';
import type { ChargeRow } from './charge-row.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { mayBePackage, type Package } from './packages.ts';

/** A note stands at most this many text heights under its item. */
const GAP = 1.6;

/** Warnings, one for each such service, and one where a charge may be the plan of another. */
export function unplannedCharges(
  charges: readonly ChargeRow[],
  packages: readonly Package[],
  { rows, known }: { readonly rows: readonly BillRow[]; readonly known: readonly Utility[] },
): FormFinding[] {
  const regular = charges.filter(({ minor, day }) => minor > 0 && !day);
  // What a bill is for in all says nothing of one charge: its own words do.
  const utilityOf = ({ kind, name }: ChargeRow): Utility | undefined => kind ?? namedUtility(name, known);
  const isPlanned = (utility: Utility): boolean => packages.some((one) => one.utility === utility);
  const unplanned = new Set(regular.flatMap((one) => utilityOf(one) ?? []).filter((utility) => !isPlanned(utility)));
  // Packages that no charge names are parts of what one does name: then that is no other one.
  const planned = packages.flatMap(({ printed }) => regular.find((one) => one.printed === printed) ?? []);
  const mayBePlans = planned.length === packages.length ? regular.filter(({ name }) => mayBePackage(name)) : [];
  const named = mayBePlans.filter((one) => utilityOf(one) !== undefined);
  // Additions cost less than what they are taken to.
  const isAnother = (one: ChargeRow): boolean =>
    named.length > 0 &&
    utilityOf(one) === undefined &&
    (named.every(({ minor }) => one.minor > minor) || (!planned.includes(one) && hasContract(one, rows)));
  return [
    ...[...unplanned].map((utility) => `What a service costs was read, and no plan of it: ${utility.toLowerCase()}.`),
    ...(mayBePlans.some(isAnother) ? ['A charge may be that of a plan, and which service it is of was not read.'] : []),
  ].map((reason) => ({ severity: 'warnings', reason }));
}

/** Whether an item, or the note right beneath it, tells of a contract: `24 month plan, ends 4 May 2027`. */
function hasContract({ row: { line, text, phrases } }: ChargeRow, rows: readonly BillRow[]): boolean {
  const at = rows.findIndex((row) => row.line === line && row.text === text);
  const [name] = phrases;
  const next = rows[at + 1];
  const [note] = next?.phrases ?? [];
  const isBeneath =
    name &&
    note &&
    next?.line.page === line.page &&
    note.y0 - name.y1 <= GAP * (note.y1 - note.y0) &&
    note.x0 < name.x1;
  return TERM.test(text) || (isBeneath === true && next.phrases.length === 1 && TERM.test(note.text));
}

const TERM =
  /\b\d{1,2}[- ]months?[’']? (?:minimum )?(?:contract|term|plan|deal|agreement|commitment)\b|\bminimum (?:term|period)\b/iu;
