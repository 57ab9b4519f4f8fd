// Finds the tables a profile describes, page by page, and reads them into rows. One reading for each likely matching of
// amounts to columns: what they mean together is for reconciliation to say.
import type { DocumentLayout, Line, PageLayout } from '../../model/layout.ts';
import type { TableRule } from '../../profiles/profile.ts';
import { bodyLine, type BodyLine } from './body.ts';
import { headerAt, headerVocabulary, type HeaderVocabulary, type TableHeader } from './header.ts';
import { outlineWithoutHeader } from './headerless.ts';
import { amountCells, moneyColumns, type MoneyColumn } from './money-columns.ts';
import { contentOf, groupLines, type LineGroup, type RowContent } from './rows.ts';

/** A stretch of one page under one header. */
export interface Region {
  readonly page: PageLayout;
  readonly header: TableHeader;
  /** Index of the header's first line, or of the page's first line where the header of an earlier page goes on. */
  readonly start: number;
  readonly body: readonly { readonly line: Line; readonly index: number }[];
  /** The header stands on an earlier page (or further up): only rows that print a date of their own are believed. */
  readonly inherited: boolean;
  /** What the lines just above the header say: a heading may name the account or the kind of section. */
  readonly above: readonly Line[];
}

/** Regions that share one header: a table that may run over pages. */
export interface TableOutline {
  readonly header: TableHeader;
  readonly regions: readonly Region[];
  /** Likely matchings of amounts to columns, best first. */
  readonly matchings: readonly (readonly MoneyColumn[])[];
}

export interface TableRow extends RowContent {
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
  if (outlines.length === 0) {
    const bare = outlineWithoutHeader(layout, currency);
    return bare ? [bare] : [];
  }
  return outlines.map((outline) => ({ ...outline, matchings: matchingsOf(outline, currency) }));
}

function regionsOf(page: PageLayout, vocabulary: HeaderVocabulary, before: TableHeader | undefined): Region[] {
  const headers: { at: number; header: TableHeader }[] = [];
  for (let index = 0; index < page.lines.length; index++) {
    const header = headerAt(page.lines, index, vocabulary);
    if (!header) continue;
    headers.push({ at: index, header });
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
  return page.lines
    .slice(from, to)
    .map((line, i) => ({ line, index: from + i }))
    .filter(({ line }) => !line.furniture);
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

function matchingsOf(outline: { header: TableHeader; regions: readonly Region[] }, currency: string): MoneyColumn[][] {
  const left = textLeft(outline.header);
  const cells = outline.regions
    .filter((region) => !region.inherited)
    .flatMap((region) => region.body.flatMap(({ line, index }) => amountCells(line, index, currency)))
    .filter((one) => one.box.x0 > left && one.box.x1 < outline.header.x1 + 40);
  const sizes = outline.regions
    .flatMap((region) => region.body.map(({ line }) => line.y1 - line.y0))
    .sort((a, b) => a - b);
  const sizePt = sizes[Math.floor(sizes.length / 2)] ?? 9;
  return moneyColumns(cells, outline.header.columns, sizePt);
}

/** Amounts left of this stand in the text, not in a column: nothing is a money column left of the first text column's start. */
function textLeft(header: TableHeader): number {
  const text = header.columns.filter((column) => column.value === 'text').map((column) => column.x0);
  const money = header.columns.filter((column) => column.value === 'money').map((column) => column.x0);
  const firstMoney = Math.min(...money);
  return Math.min(...text, firstMoney) - 40;
}

/** Reads the rows of a table under one matching of its columns. */
export function readRows(
  outline: TableOutline,
  money: readonly MoneyColumn[],
  options: { readonly currency: string; readonly isHeading: (text: string) => boolean },
): TableRow[] {
  const regionOf = new Map<BodyLine, Region>();
  const lines: BodyLine[] = [];
  for (const region of outline.regions) {
    for (const { line, index } of region.body) {
      const read = bodyLine(line, index, { header: outline.header, money, currency: options.currency });
      if (
        !read ||
        (read.text.length === 0 &&
          read.money.length === 0 &&
          read.stray.length === 0 &&
          Object.keys(read.dates).length === 0 &&
          read.codes.length === 0)
      )
        continue;
      lines.push(read);
      regionOf.set(read, region);
    }
  }
  return groupLines(lines, options.isHeading).flatMap((group) => {
    const [first] = group.lines;
    const region = first && regionOf.get(first);
    return first && region ? [{ ...contentOf(group), page: first.page, group, region }] : [];
  });
}
