// The outline of a table: where its header and its body stand on the pages, before any row is read.
import type { Line, PageLayout } from '../../model/layout.ts';
import type { TableHeader } from './header.ts';
import type { MoneyColumn } from './money-columns.ts';

/** A stretch of one page under one header. */
export interface Region {
  readonly page: PageLayout;
  readonly header: TableHeader;
  /** Index of the header's first line, or of the page's first line where the header of an earlier page goes on. */
  readonly start: number;
  readonly body: readonly { readonly line: Line; readonly index: number }[];
  /** The header stands on an earlier page (or further up): only rows that print a date of their own are believed. */
  readonly inherited: boolean;
  /** The lines just above the header: a heading may name the account or the kind of section. */
  readonly above: readonly Line[];
}

/** Regions that share one header: a table that may run over pages. */
export interface TableOutline {
  readonly header: TableHeader;
  readonly regions: readonly Region[];
  /** Likely matchings of amounts to columns, best first. */
  readonly matchings: readonly (readonly MoneyColumn[])[];
  /** Two columns of dates differ, and nothing tells which is the day of the entry. */
  readonly isDoubtful?: boolean;
}
