// Table rows to statement rows: which are entries, which state a balance, and which stand in a section that books nothing.
import type { Printed } from '../../model/printed.ts';
import type {
  AmountColumn,
  DateReading,
  PrintedMoney,
  RowKind,
  SectionKind,
  StatementRow,
} from '../../model/statement.ts';
import type { TableRule } from '../../profiles/profile.ts';
import type { MoneyCell } from '../tables/contents.ts';
import type { TableRow } from '../tables/read-tables.ts';
import { phraseSet, type PhraseSet } from './phrase-set.ts';

interface Sections {
  section: SectionKind;
  flow: 'in' | 'out' | undefined;
}

/** What a table's rows say: by the words of the profile and the headings between them. */
export interface RowVocabulary {
  readonly rowKinds: PhraseSet;
  readonly sections: PhraseSet;
}

const vocabularies = new WeakMap<TableRule, RowVocabulary>();

/** The vocabulary of a table, made once for each profile. */
export function rowVocabulary(rule: TableRule): RowVocabulary {
  const known = vocabularies.get(rule);
  if (known) return known;
  const made = { rowKinds: phraseSet(rule.rowKinds), sections: phraseSet(rule.sections) };
  vocabularies.set(rule, made);
  return made;
}

const COLUMN_OF: Readonly<Record<string, AmountColumn>> = { moneyIn: 'in', moneyOut: 'out', amount: 'either' };

/** Statement rows in printed order. `stretch` numbers regions so that a whole stretch can be left out as one. */
export function statementRows(rows: readonly TableRow[], vocabulary: RowVocabulary): StatementRow[] {
  const found: StatementRow[] = [];
  const regions: TableRow['region'][] = [];
  let state: Sections = { section: 'booked', flow: undefined };
  let dates: readonly DateReading[] = [];
  let ended = false;
  let before: TableRow | undefined;
  let stretch = -1;
  for (const row of rows) {
    if (regions.at(-1) !== row.region) {
      regions.push(row.region);
      state = stateAtHeader(row.region, { vocabulary, before: state });
      ended = false;
      before = undefined;
    }
    stretch = regions.length - 1;
    const heading = row.money.length === 0 ? headingOf(row, vocabulary) : undefined;
    if (heading) {
      state = heading;
      stretch = regions.length - 1;
      continue;
    }
    const own = row.dates['date'] ?? row.dates['posted'];
    if (own) dates = own.match.readings;
    const read = readRow(row, vocabulary);
    if (!read) continue;
    // Far below the last row under a header of an earlier page, and after the closing balance, only dated rows are believed.
    const loose = row.region.inherited && strays(before, row);
    if ((loose || ended) && !own && read.kind === 'entry') continue;
    // Without a column of dates only rows under a date of their own are entries: other tables have descriptions and amounts too.
    if (
      read.kind === 'entry' &&
      dates.length === 0 &&
      !row.region.header.columns.some((column) => column.value === 'date')
    )
      continue;
    before = row;
    // Newest first, the closing balance stands above the entries.
    if (read.kind === 'opening') ended = false;
    if (read.kind === 'closing' && found.some((one) => one.kind === 'entry' && one.section === 'booked')) ended = true;
    found.push({
      index: found.length,
      page: row.page,
      ...read,
      section: ended && state.section === 'booked' && read.kind === 'entry' ? 'afterClosing' : state.section,
      ...(state.flow ? { flow: state.flow } : {}),
      stretch: stretch * 5 + (ended ? 4 : ['booked', 'pending', 'reverted', 'sample'].indexOf(state.section)),
      dates,
      ...(own ? { datePrinted: own } : {}),
      text: textOf(row),
      codes: row.codes,
    });
  }
  return found;
}

/** Rows under a header of an earlier page follow each other within this many line heights. */
const CONTINUED_LINES = 6;
/** A table goes on in this upper part of the next page. */
const TOP_PART = 0.3;

/** A row that does not go on where the row before it, or the top of the page, leaves off. */
function strays(before: TableRow | undefined, row: TableRow): boolean {
  if (before) return distance(before, row) > CONTINUED_LINES * lineHeight(row);
  return (row.group.lines[0]?.box.y0 ?? 0) > TOP_PART * row.region.page.heightPt;
}

function distance(above: TableRow, below: TableRow): number {
  return (below.group.lines[0]?.box.y0 ?? 0) - (above.group.lines.at(-1)?.box.y1 ?? 0);
}

function lineHeight({ group: { lines } }: TableRow): number {
  return (lines[0]?.box.y1 ?? 0) - (lines[0]?.box.y0 ?? 0);
}

/** A description that stands in the date column of a row without a date is still its description. */
function textOf(row: TableRow): readonly Printed[] {
  return row.text.length > 0 || Object.keys(row.dates).length > 0 ? row.text : row.stray;
}

/** A repeated header changes nothing; a header after a heading of its own begins what the heading says. */
function stateAtHeader(region: TableRow['region'], context: { vocabulary: RowVocabulary; before: Sections }): Sections {
  if (region.inherited) return context.before;
  for (const line of [...region.above].reverse()) {
    // A heading stands alone on its line; beside a figure the same words are the label of a summary.
    const [phrase, more] = line.phrases.filter((one) => one.x0 < region.header.x1);
    const state = phrase && !more ? sectionOf(phrase.text, context.vocabulary) : undefined;
    if (state) return state;
  }
  return region.start <= 8 && region.page.number > 1 && context.before.section !== 'sample'
    ? context.before
    : { section: 'booked', flow: undefined };
}

function headingOf(row: TableRow, vocabulary: RowVocabulary): Sections | undefined {
  const text = [...row.stray, ...row.codes, ...row.text].map((piece) => piece.text).join(' ');
  return sectionOf(text, vocabulary);
}

function sectionOf(text: string, { sections }: RowVocabulary): Sections | undefined {
  const kind = sections.kindOf(text);
  if (kind === 'pending' || kind === 'reverted' || kind === 'sample') return { section: kind, flow: undefined };
  if (kind === 'moneyIn') return { section: 'booked', flow: 'in' };
  if (kind === 'moneyOut') return { section: 'booked', flow: 'out' };
  return kind === 'booked' ? { section: 'booked', flow: undefined } : undefined;
}

/** A row that begins so, and prints no date, sums up others. */
const TOTAL = /^(?:sub[ -]?)?totals?\b/i;

type ReadRow = Pick<StatementRow, 'kind' | 'amount' | 'balance'>;

function readRow(row: TableRow, { rowKinds }: RowVocabulary): ReadRow | undefined {
  const balanceCell = row.money.find((cell) => cell.role === 'balance');
  const moves = row.money.filter((cell) => COLUMN_OF[cell.role] !== undefined);
  const amountCell = moves.find((cell) => cell.reading.minor !== 0) ?? moves[0];
  const words = [...row.stray, ...row.codes, ...row.text].map((piece) => piece.text).join(' ');
  const kind =
    rowKinds.kindOf(words) ??
    (words.trim() === ''
      ? undefined
      : rowKinds.kindOf(
          textOf(row)
            .map((p) => p.text)
            .join(' '),
        ));
  if (kind === 'total' || (TOTAL.test(words.trim()) && Object.keys(row.dates).length === 0)) return { kind: 'total' };
  if (kind !== undefined && isCheckpoint(kind) && (moves.length === 0 || !balanceCell)) {
    const stated = balanceCell ?? amountCell;
    return stated ? { kind, balance: moneyOf(stated) } : undefined;
  }
  const balance = balanceCell ? { balance: moneyOf(balanceCell) } : {};
  if (!amountCell) return balanceCell ? { kind: 'dayBalance', ...balance } : undefined;
  // Two movements on one row: no entry prints both, so this is a row of totals.
  if (moves.filter((cell) => cell.reading.minor !== 0).length > 1) return { kind: 'total' };
  const column = COLUMN_OF[amountCell.role];
  const side = sideOf(row);
  return column
    ? { kind: 'entry', amount: { ...moneyOf(amountCell), ...(side ? { mark: side } : {}), column }, ...balance }
    : undefined;
}

/** What a column of its own says of the amount: credit or debit. */
function sideOf({ sides }: TableRow): 'CR' | 'DR' | undefined {
  const text = sides
    .map((piece) => piece.text)
    .join('')
    .toLowerCase();
  return /^c/.test(text) || text === '+' ? 'CR' : /^d/.test(text) || text === '-' ? 'DR' : undefined;
}

function isCheckpoint(kind: string): kind is Exclude<RowKind, 'entry' | 'total'> {
  return kind === 'opening' || kind === 'closing' || kind === 'carried' || kind === 'dayBalance';
}

function moneyOf(cell: MoneyCell): PrintedMoney {
  const { minor, sign, mark } = cell.reading;
  const { text, page, box, confidence } = cell;
  return { minor, ...(sign ? { sign } : {}), ...(mark ? { mark } : {}), printed: { text, page, box, confidence } };
}
