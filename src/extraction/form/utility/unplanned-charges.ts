// A doubt about packages: a charge that may be a plan's while nothing tells of which service. It is dearer than every plan that was read,
// or has a contract of its own.
import type { FormFinding } from '../form-reading.ts';
import type { BillRow } from './bill-rows.ts';
import type { ChargeRow } from './charge-row.ts';
import { kindBeneath } from './kind-beneath.ts';
import { kindBeside } from './kind-cells.ts';
import type { Utility } from './named-utility.ts';
import { kindOfName, mayBePackage, withoutKindBefore, type Package } from './packages.ts';

/** A note stands at most this many text heights under its item. */
const GAP = 1.6;

/** A warning where a charge may be the plan of another service. */
export function unplannedCharges(
  charges: readonly ChargeRow[],
  packages: readonly Package[],
  {
    rows,
    known,
    lines,
  }: {
    readonly rows: readonly BillRow[];
    readonly known: readonly Utility[];
    /** Plans of numbers of their own, whatever their words tell. */
    readonly lines: readonly Package[];
  },
): FormFinding[] {
  const regular = charges.filter(({ minor, day }) => minor > 0 && !day);
  // What a bill is for in all says nothing of one charge: its own words do, a cell beside it, or the note beneath it.
  const utilityOf = ({ kind, name, row, printed }: ChargeRow): Utility | undefined =>
    kind ??
    lines.find((line) => line.printed === printed)?.utility ??
    withoutKindBefore(name, known)[0] ??
    kindOfName(name, known) ??
    kindBeside(row, known) ??
    kindBeneath(row, rows, known);
  // Packages that no charge names are parts of what one does name: then that is no other one.
  const planned = packages.flatMap(({ printed }) => regular.find((one) => one.printed === printed) ?? []);
  const mayBePlans = planned.length === packages.length ? regular.filter(({ name }) => mayBePackage(name)) : [];
  const named = mayBePlans.filter((one) => utilityOf(one) !== undefined);
  // Additions cost less than what they are taken to.
  const isAnother = (one: ChargeRow): boolean =>
    named.length > 0 &&
    utilityOf(one) === undefined &&
    (named.every(({ minor }) => one.minor > minor) || (!planned.includes(one) && hasContract(one, rows)));
  // A line that is all that was read of a telephone costs less than the plan that it carries.
  const line = packages.length === 1 ? planned.find(({ name }) => LINE.test(name)) : undefined;
  const isOverLine = (one: ChargeRow): boolean =>
    line !== undefined && one.minor > line.minor && utilityOf(one) === undefined;
  return mayBePlans.some((one) => isAnother(one) || isOverLine(one))
    ? [{ severity: 'warnings', reason: 'A charge may be that of a plan, and which service it is of was not read.' }]
    : [];
}

const LINE = /^(?:\p{L}+ )?line rental$/iu;

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
  /\b\d{1,2}[- ]months?[’']? (?:minimum )?(?:contract|term|plan|deal|agreement|commitment)\b|(?<!\bno )\bminimum (?:term|period)\b/iu;
