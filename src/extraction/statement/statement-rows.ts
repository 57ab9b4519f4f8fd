// Table rows to statement rows: which are entries, which state a balance, and which stand in a section that books nothing.
import { SHORT_MONTHS } from '../../kernel/months.ts';
import { overlapsAcross } from '../../model/page.ts';
import type { Printed } from '../../model/printed.ts';
import type { DateReading, SectionKind, StatementRow } from '../../model/statement.ts';
import { hasMoney, joinedText, wordsIn } from '../tables/contents.ts';
import { stepBetween } from '../tables/entry-day.ts';
import type { Region } from '../tables/outline.ts';
import type { TableRow } from '../tables/read-tables.ts';
import { datesIn, matchDate } from '../values/date.ts';
import { isRateRow } from './rate-tables.ts';
import { descriptionOf, readRow, type RowSense } from './read-row.ts';
import type { RowVocabulary } from './row-vocabulary.ts';
import { isSumOf } from './summing-rows.ts';
import { BOOKED, sectionNamed, sectionSummed, sectionUnder, type Section } from './sections.ts';

/** What the rows above a row say of it. */
interface Walk {
  region: Region | undefined;
  /** How many regions were entered. */
  regions: number;
  section: Section;
  /** Of the last row that prints a date. */
  dates: readonly DateReading[];
  /** That date goes back in time: the newest stand above. */
  descends: boolean;
  /** The second day of the last row that prints one: of its booking, or of its value. */
  posted: DateReading | undefined;
  /** Since then a day was printed that was not understood. */
  lostDay: boolean;
  /** The closing balance stands above. */
  ended: boolean;
  /** The last row that was taken from this region. */
  last: TableRow | undefined;
  /** What stands beneath the entries, apart from them and where their days do: figures of another table. */
  isApart: boolean;
}

/** Statement rows in printed order. `stretch` numbers sections of regions so that each can be left out as one. */
export function statementRows(rows: readonly TableRow[], vocabulary: RowVocabulary): StatementRow[] {
  const found: StatementRow[] = [];
  const walk: Walk = {
    region: undefined,
    regions: 0,
    section: BOOKED,
    dates: [],
    descends: false,
    posted: undefined,
    lostDay: false,
    ended: false,
    last: undefined,
    isApart: false,
  };
  for (const row of rows) {
    if (walk.region !== row.region) enterRegion(walk, row.region, vocabulary);
    const heading = hasMoney(row) ? sectionSummed(row, vocabulary) : sectionNamed(wordsIn(row), vocabulary);
    if (heading) {
      walk.section = heading;
      continue;
    }
    const date = dayOf(row, walk);
    stepTo(walk, row, date);
    walk.isApart = !date && isInPlaceOfDay(row) && (walk.isApart || strays(walk.last, row, APART_LINES));
    const pieces = [...row.stray, ...row.text];
    walk.lostDay = !date && (walk.lostDay || pieces.some(isMisreadDay) || pieces.some(isGluedDay));
    const sense = isRateRow(row) ? undefined : readRow(row, vocabulary);
    if (!sense || (sense.kind === 'entry' && !isBelieved(row, walk))) continue;
    if (sense.kind === 'dayBalance' && isLetterhead(row, walk)) continue;
    if (walk.isApart && sense.kind === 'dayBalance' && !/\bbalance\b/i.test(joinedText(descriptionOf(row)))) continue;
    if (AT_END.has(sense.kind) && !date && isOfDayBefore(row, walk)) continue;
    walk.last = row;
    // Newest first, the closing balance stands above the entries.
    if (sense.kind === 'opening') walk.ended = false;
    if (sense.kind === 'closing' && found.some(isBookedEntry)) walk.ended = true;
    const isSum = !date && sense.kind === 'entry' && isSumOf(sense, found, stretchOf(walk));
    found.push(rowOf(row, { index: found.length, sense: isSum ? { kind: 'total' } : sense, walk, date }));
  }
  return found;
}

function enterRegion(walk: Walk, region: Region, vocabulary: RowVocabulary): void {
  walk.region = region;
  walk.regions++;
  walk.section = sectionUnder(region, { vocabulary, before: walk.section });
  walk.ended = false;
  walk.last = undefined;
  walk.isApart = false;
}

/** Far below the last row under a header of an earlier page, and after the closing balance, only dated rows are believed. */
function isBelieved(row: TableRow, walk: Walk): boolean {
  const loose = walk.ended || (row.region.inherited && strays(walk.last, row));
  if ((loose || walk.isApart) && !dateOf(row)) return false;
  // A table without a header begins with its first date.
  if (row.region.header.lineCount === 0 && walk.dates.length === 0) return false;
  // Without a column of dates only rows under a date of their own are entries: other tables have descriptions and amounts too.
  return walk.dates.length > 0 || row.region.header.columns.some((column) => column.value === 'date');
}

/** A figure at the head of a page that goes on, before any entry and without a date: a limit or a total of the letterhead. */
function isLetterhead(row: TableRow, { last }: Walk): boolean {
  return row.region.inherited && last === undefined && !dateOf(row);
}

const AT_END: ReadonlySet<string> = new Set(['closing', 'dayBalance']);

/** A balance that names a day before that of the last row: not that at the end, but at the end of a tax year or a month. */
function isOfDayBefore(row: TableRow, { dates: [last], descends }: Walk): boolean {
  const [named] = datesIn(joinedText(descriptionOf(row))).flatMap(({ match }) => match.readings);
  return !descends && named?.year !== undefined && last?.year !== undefined && stepBetween([named, last]) > 0;
}

function isBookedEntry({ kind, section }: StatementRow): boolean {
  return kind === 'entry' && section === 'booked';
}

const STRETCHES: readonly SectionKind[] = ['booked', 'pending', 'reverted', 'sample', 'afterClosing'];

function rowOf(
  row: TableRow,
  { index, sense, walk, date }: { readonly index: number; readonly sense: RowSense; readonly walk: Walk; date: Day },
): StatementRow {
  const { section, ended, dates } = walk;
  const after = ended && section.kind === 'booked' && sense.kind === 'entry';
  return {
    index,
    page: row.page,
    ...sense,
    section: after ? 'afterClosing' : section.kind,
    ...(section.flow ? { flow: section.flow } : {}),
    stretch: stretchOf(walk),
    dates,
    ...(date ? { datePrinted: date } : {}),
    ...(walk.lostDay ? { isDayLost: true } : {}),
    text: descriptionOf(row),
    codes: row.codes,
  };
}

const stretchOf = ({ section, ended, regions }: Walk): number =>
  (regions - 1) * STRETCHES.length + STRETCHES.indexOf(ended ? 'afterClosing' : section.kind);

/** A day and what it is of, drawn so close that they are one word: `28 NovBAKERY`, or a day of the week with a number and no month. */
const isGluedDay = ({ text }: Printed): boolean => matchDate(text) === undefined && GLUED.test(text);

const GLUED = new RegExp(
  String.raw`^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:\p{Ll}{2,6})?[.,]? \d{1,2}(?:st|nd|rd|th)? \p{L}|\d{1,2} ?(?:${SHORT_MONTHS.join('|')})\p{Lu})`,
  'u',
);

/** A recognised day, month and year of which one was misread, before anything else of its piece: `17 0cl 25`; or a day and a month, and nothing else. */
const isMisreadDay = ({ text, confidence }: Printed): boolean =>
  confidence < 1 &&
  matchDate(text) === undefined &&
  (MISREAD.test(text) || TORN.test(text) || isNearlyMonth(DAY_ALONE.exec(text)?.[1]));

/** Whether two of three letters are those of a month. */
const isNearlyMonth = (letters: string | undefined): boolean =>
  letters !== undefined &&
  SHORT_MONTHS.map((name) => name.toUpperCase()).some(
    (name) => [...name].filter((letter, at) => letters.charAt(at).toUpperCase() === letter).length === 2,
  );

/** A month in two pieces: `8 Se ptember 2025`. */
const TORN = /^\d{1,2} \p{Lu}\p{Ll}{0,7} \p{Ll}{1,8} (?:19|20)\d{2}\b/u;
const DAY_ALONE = /^\d{1,2} ?([\p{L}\d|)\]]{3})$/u;
const MISREAD = /^\d{1,2} ?(?!\d+ )[\p{L}\d|)\]]{2,5} ?\d{2}(?:\d{2})?(?![\d.,])(?: |$)/u;

type Day = TableRow['dates'][string] | undefined;

function dateOf({ dates }: TableRow): Day {
  return dates['date'] ?? dates['posted'];
}

/**
 * The day that a row prints of itself. Where only its second day is printed, that stands for it, unless the first is printed once for all
 * rows of a day: then the second is that of the row above, or lies before the day itself (a day of value).
 */
function dayOf(row: TableRow, { dates: [above], posted: before, descends }: Walk): Day {
  const { date, posted } = row.dates;
  const [second] = posted?.match.readings ?? [];
  if (date || !second || !above || !before) return dateOf(row);
  const isOfDayAbove = stepBetween([before, second]) === 0 || (!descends && stepBetween([above, second]) <= 0);
  return isOfDayAbove ? undefined : posted;
}

/** Walks on to a row and its day. */
function stepTo(walk: Walk, { dates }: TableRow, date: Day): void {
  const [from] = walk.dates;
  const [to] = date?.match.readings ?? [];
  const step = from && to ? stepBetween([from, to]) : 0;
  if (step !== 0) walk.descends = step < 0;
  walk.dates = date?.match.readings ?? walk.dates;
  walk.posted = dates['date'] || dates['posted'] ? dates['posted']?.match.readings[0] : walk.posted;
}

/** Rows under a header of an earlier page follow each other within this many line heights. */
const CONTINUED_LINES = 6;
/** A table goes on in this upper part of the next page. */
const TOP_PART = 0.3;

/** Words of another table stand at least this many line heights beneath the last entry. */
const APART_LINES = 1.5;

/** Whether words of a row stand in the column of days. */
const isInPlaceOfDay = ({ stray, region: { header } }: TableRow): boolean =>
  header.columns.some((column) => column.value === 'date' && stray.some(({ box }) => overlapsAcross(box, column)));

/** A row that does not go on where the row before it, or the top of the page, leaves off. */
function strays(before: TableRow | undefined, row: TableRow, lines = CONTINUED_LINES): boolean {
  const [first] = row.group.lines;
  const above = before?.group.lines.at(-1);
  if (!first) return false;
  if (!above) return first.box.y0 > TOP_PART * row.region.page.heightPt;
  return first.box.y0 - above.box.y1 > lines * (first.box.y1 - first.box.y0);
}
