// Finds the tables a profile describes, page by page, and reads them into rows. One reading for each likely matching of
// amounts to columns: what they mean together is for reconciliation to say.
import { median } from '../../kernel/median.ts';
import type { DocumentLayout, PageLayout } from '../../model/layout.ts';
import type { TableRule } from '../../profiles/profile.ts';
import { bodyLine, type BodyLine } from './body.ts';
import { hasMoney, isDated, type TableContents } from './contents.ts';
import { withBrokenDate, withDateInText } from './dates-in-text.ts';
import { withCodeColumn } from './code-column.ts';
import { withDateColumns } from './date-columns.ts';
import { isDottedDay } from './dotted-days.ts';
import { headerVocabulary, type HeaderVocabulary } from './column-names.ts';
import { headerAt, type TableHeader } from './header.ts';
import { outlineWithoutHeader } from './headerless.ts';
import { withHeldAmounts } from './held-amounts.ts';
import { amountCells, guessedCells, type AmountCell } from './amount-cells.ts';
import { moneyColumns, type MoneyColumn } from './money-columns.ts';
import type { Region, TableOutline } from './outline.ts';
import { withoutNumbers } from './number-column.ts';
import { withMarksBeneath } from './marks-beneath.ts';
import { withoutSidePanel } from './side-panel.ts';
import { outlineUnderDates } from './under-dates.ts';
import { contentsOf, groupLines, type LineGroup } from './rows.ts';

/** A row, or text that stands between rows, with where it was read. */
export interface TableRow extends TableContents {
  readonly page: number;
  readonly group: LineGroup;
  readonly region: Region;
}

/** How many lines above a header may hold its heading. */
const HEADING_LINES = 4;
/** Two headers are of one table when their columns stand within this many points of each other. */
const SAME_PLACE_PT = 4;

/** The tables of a document, in reading order. */
export function outlineTables(layout: DocumentLayout, rule: TableRule, currency: string): TableOutline[] {
  const vocabulary = headerVocabulary(rule.columns);
  const outlines: { header: TableHeader; regions: Region[] }[] = [];
  for (const page of layout.pages) {
    for (const region of regionsOf(page, vocabulary, outlines.at(-1)?.header)) {
      const last = outlines.at(-1);
      const same = last && (region.inherited || sameHeader(last.header, region.header));
      if (same) last.regions.push(region);
      else outlines.push({ header: region.header, regions: [region] });
    }
  }
  if (outlines.length === 0) return bareTables(layout, currency);
  const coded = outlines.some(({ header, regions }) => withCodeColumn(header, regions) !== header);
  const headed = outlines.map(({ header, regions }): TableOutline => {
    const dated = withDateColumns(header, regions);
    const senses = withHeldAmounts(dated.header, regions, currency);
    const [likeliest = dated.header] = senses;
    return {
      // Where one table of a paper shows codes, one row shows them in another.
      header: withCodeColumn(withoutNumbers(likeliest, regions), regions, ...(coded ? [1] : [])),
      isDoubtful: dated.isDoubtful,
      regions,
      matchings: senses.flatMap((sense) =>
        matchingsOf({ header: sense, regions }, currency).slice(0, senses.length > 1 ? 1 : undefined),
      ),
    };
  });
  // A header that nothing of the kind stands under hides the entries, where dated lines make a table without it.
  if (headed.some((outline) => hasEntries(outline, currency))) return headed;
  const bare = bareTables(layout, currency);
  return bare.some((outline) => hasEntries(outline, currency)) ? bare : headed;
}

/** The table of dated lines alone, whatever stands above them. */
function bareTables(layout: DocumentLayout, currency: string): TableOutline[] {
  const bare = outlineWithoutHeader(layout, currency) ?? outlineUnderDates(layout, currency);
  return bare ? [{ ...bare, ...withDateColumns(bare.header, bare.regions) }] : [];
}

function hasEntries(outline: TableOutline, currency: string): boolean {
  const [likeliest] = outline.matchings;
  if (!likeliest || likeliest.length === 0) return false;
  return readRows(outline, likeliest, { currency, isHeading: () => false }).some((row) => hasMoney(row));
}

function regionsOf(page: PageLayout, vocabulary: HeaderVocabulary, before: TableHeader | undefined): Region[] {
  const headers: { at: number; header: TableHeader }[] = [];
  for (let index = 0; index < page.lines.length; index++) {
    const header = headerAt(page.lines, index, vocabulary);
    if (!header) continue;
    headers.push({ at: index, header: withoutSidePanel(header, page.lines.slice(index + header.lineCount)) });
    index += header.lineCount - 1;
  }
  const first = headers[0]?.at ?? page.lines.length;
  const regions: Region[] = [];
  if (before && first > 0) {
    regions.push({ page, header: before, start: 0, body: bodyOf(page, 0, first), inherited: true, above: [] });
  }
  headers.forEach(({ at, header }, i) => {
    const end = headers[i + 1]?.at ?? page.lines.length;
    const above = page.lines.slice(Math.max(0, at - HEADING_LINES), at);
    regions.push({ page, header, start: at, body: bodyOf(page, at + header.lineCount, end), inherited: false, above });
  });
  return regions;
}

function bodyOf(page: PageLayout, from: number, to: number): Region['body'] {
  const lines = page.lines.slice(from, to).map((line, i) => ({ line, index: from + i }));
  return withMarksBeneath(lines.filter(({ line }) => !line.furniture));
}

function sameHeader(a: TableHeader, b: TableHeader): boolean {
  if (a.columns.length !== b.columns.length) return false;
  return a.columns.every((column, i) => {
    const other = b.columns[i];
    return (
      other?.role === column.role &&
      Math.abs(other.x0 - column.x0) <= SAME_PLACE_PT &&
      Math.abs(other.x1 - column.x1) <= SAME_PLACE_PT
    );
  });
}

/** Cells may stand this far out of a header's first and last column, in points. */
const LEFT_REACH_PT = 40;
const RIGHT_REACH_PT = 40;
/** The height of a line where a table has none. */
const USUAL_HEIGHT_PT = 9;

function matchingsOf(outline: Pick<TableOutline, 'header' | 'regions'>, currency: string): MoneyColumn[][] {
  const { header, regions } = outline;
  const left = moneyLeft(header);
  const body = regions.filter((region) => !region.inherited).flatMap((region) => region.body);
  const cellsBy = (read: typeof amountCells): readonly AmountCell[] =>
    body
      .flatMap(({ line, index }) => read(line, index, currency))
      .filter((one) => one.box.x0 > left && one.box.x1 < header.x1 + RIGHT_REACH_PT && !isDottedDay(one, header));
  const heights = regions.flatMap((region) => region.body.map(({ line }) => line.y1 - line.y0));
  const size = median(heights) ?? USUAL_HEIGHT_PT;
  const cells = cellsBy(amountCells);
  const matchings = moneyColumns(cells, header.columns, size);
  // Under a header that has no cell may stand amounts that were hardly recognised.
  const empty = header.columns.filter(
    ({ value, role }) => value === 'money' && !matchings[0]?.some((column) => column.role === role),
  );
  const guessed = cellsBy(guessedCells).filter(({ box }) => empty.some(({ x0, x1 }) => box.x0 < x1 && box.x1 > x0));
  return guessed.length === 0 ? matchings : moneyColumns([...cells, ...guessed], header.columns, size);
}

/** No column of amounts stands further left than this: amounts there are part of a text. */
function moneyLeft({ columns }: TableHeader): number {
  const starts = columns.filter(({ value }) => value === 'text' || value === 'money').map((column) => column.x0);
  return Math.min(...starts) - LEFT_REACH_PT;
}

/** Reads the rows of a table under one matching of its columns. */
export function readRows(
  outline: TableOutline,
  money: readonly MoneyColumn[],
  options: { readonly currency: string; readonly isHeading: (text: string) => boolean },
): TableRow[] {
  const { header } = outline;
  const regionOf = new Map<BodyLine, Region>();
  for (const region of outline.regions) {
    for (const { line, index } of region.body) {
      const read = bodyLine(line, index, { header, money, currency: options.currency });
      if (read && saysAnything(read)) regionOf.set(read, region);
    }
  }
  return groupLines([...regionOf.keys()], options.isHeading).flatMap((group) => {
    const [first] = group.lines;
    const region = first && regionOf.get(first);
    return region ? [dated({ ...contentsOf(group), page: first.page, group, region }, header)] : [];
  });
}

function dated(row: TableRow, header: TableHeader): TableRow {
  return withDateInText(withBrokenDate(row, header), header);
}

function saysAnything(line: BodyLine): boolean {
  return hasMoney(line) || isDated(line) || [line.text, line.stray, line.codes].some((pieces) => pieces.length > 0);
}
