// Values that were recognised (OCR) with little confidence and that nothing proves: a wrong one must not pass without a word.
import type { AddressBlock } from '../../extraction/document/parties.ts';
import type { FieldCandidates } from '../../extraction/fields/find-fields.ts';
import type { FormFinding } from '../../extraction/form/form-reading.ts';
import type { FormRow } from '../../extraction/form/list-rows.ts';
import { matchDate } from '../../extraction/values/date.ts';
import type { Printed } from '../../model/printed.ts';
import { entriesOf, type Reconciliation, type StatementRow } from '../../model/statement.ts';
import type { Finding } from '../../reconciliation/findings.ts';

/** Of values recognised with more confidence than this nearly all are right, of those with less many are not. */
const DOUBTFUL = 0.5;

/** Settled fields and lists of a form. `proven` names fields, or columns as `list.column`, that a sum which holds is made of. */
export function formDoubts(
  form: { readonly fields: FormRow; readonly lists: Readonly<Record<string, readonly FormRow[]>> },
  proven: ReadonlySet<string>,
): FormFinding[] {
  const names = [
    ...doubtfulIn(form.fields),
    ...Object.entries(form.lists).flatMap(([list, rows]) =>
      rows.flatMap((row) => doubtfulIn(row).map((column) => `${list}.${column}`)),
    ),
  ];
  return [...new Set(names)].filter((name) => !proven.has(name)).map(doubtOf);
}

function doubtfulIn(row: FormRow): string[] {
  return Object.entries(row).flatMap(([name, { printed }]) => (printed.confidence < DOUBTFUL ? [name] : []));
}

function doubtOf(name: string): FormFinding {
  return { severity: 'warnings', reason: `Recognised with little confidence, and nothing proves it: ${name}.` };
}

/** The block of a holder's name and address. */
export function addressDoubts(block: AddressBlock | undefined): FormFinding[] {
  if (!block) return [];
  const isDoubtful = (pieces: readonly Printed[]): boolean => pieces.some(({ confidence }) => confidence < DOUBTFUL);
  return [
    ...(isDoubtful(block.names) ? ['holder'] : []),
    ...(isDoubtful([...block.lines, block.postcodePrinted]) ? ['address'] : []),
  ].map(doubtOf);
}

/** Figures that the sums of a statement are made of: they are doubted only where the sums do not prove them. */
const SUMMED: ReadonlySet<string> = new Set(['openingBalance', 'closingBalance', 'totalIn', 'totalOut']);

/**
 * The labelled values of an account, and its entries one by one. `outOfOrder` names rows, by index, whose date does not fit the others.
 */
export function accountDoubts(
  fields: FieldCandidates,
  { rows, proof, opening }: Reconciliation,
  outOfOrder: ReadonlySet<number>,
): Finding[] {
  const labelled = Object.entries(fields).flatMap(([name, [best]]) =>
    best && best.printed.confidence < DOUBTFUL && !(proof === 'whole' && SUMMED.has(name)) ? [doubtOf(name)] : [],
  );
  const entries = entriesOf(rows);
  const isEachDated = printsEachDate(entries.map(({ row }) => row));
  const isStated = opening?.printed !== undefined || [...SUMMED].some((name) => (fields[name] ?? []).length > 0);
  const areRecognised = entries.some(({ row: { amount } }) => amount !== undefined && amount.printed.confidence < 1);
  return [
    ...labelled,
    ...(areRecognised && !isStated ? [ROWS_ALONE] : []),
    ...(isLedByDays(entries.map(({ row }) => row)) ? [DAYS_IN_TEXT] : []),
    ...entries.flatMap(({ row, proven }): Finding[] => {
      const { amount, datePrinted, isDayLost = false, index } = row;
      const isRecognised = amount !== undefined && amount.printed.confidence < 1;
      const isLost = datePrinted === undefined && isRecognised && isEachDated;
      const isDoubtful = datePrinted !== undefined && datePrinted.confidence < DOUBTFUL;
      const doubtful = [
        ...(!proven && amount !== undefined && amount.printed.confidence < DOUBTFUL ? ['amount'] : []),
        ...(isLost || isDayLost || isDoubtful || outOfOrder.has(index) ? ['date'] : []),
      ];
      return doubtful.map((name) => ({ ...doubtOf(name), row: index }));
    }),
  ];
}

/** A panel whose colours no engine reads through may have held them. */
const ROWS_ALONE: Finding = {
  severity: 'warnings',
  reason: 'No balance and no total was recognised beside the rows.',
};
const DAYS_IN_TEXT: Finding = {
  severity: 'warnings',
  reason: 'What the entries are for begins with a day or is a number alone: another column may have been read for it.',
};
/** So many entries, and this part of all, are told by a column that is another. */
const LED_ENTRIES = 2;
const LED_PART = 0.5;

/** Whether texts of entries begin with a day, or are a number and nothing else. */
function isLedByDays(rows: readonly StatementRow[]): boolean {
  const led = rows.filter(({ text: [first, ...others] }) => {
    if (!first) return false;
    return matchDate(first.text) !== undefined || (others.length === 0 && /^\d{5,}$/.test(first.text));
  });
  return led.length >= LED_ENTRIES && led.length > LED_PART * rows.length;
}

/** Where so many of the entries print a date, and so many the same as the one before, one that prints none has lost it. */
const EACH_DATED = 0.6;
const REPEATED = 2;

function printsEachDate(rows: readonly StatementRow[]): boolean {
  const repeated = rows.filter(
    ({ datePrinted }, at) => datePrinted !== undefined && datePrinted.text === rows[at - 1]?.datePrinted?.text,
  );
  return rows.filter((row) => row.datePrinted).length >= EACH_DATED * rows.length && repeated.length >= REPEATED;
}
