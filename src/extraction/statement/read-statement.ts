// Reads a statement of any issuer: its tables of entries, the accounts they belong to, and what it states of each.
import { madeOnce } from '../../kernel/made-once.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import type { AccountReading } from '../../model/statement.ts';
import type { Profile } from '../../profiles/profile.ts';
import { findFields, type FieldCandidates } from '../fields/find-fields.ts';
import { amountCells } from '../tables/amount-cells.ts';
import { readDate } from '../values/date.ts';
import type { Region, TableOutline } from '../tables/outline.ts';
import { outlineTables, readRows, type TableRow } from '../tables/read-tables.ts';
import { currencyOf } from '../document/currency.ts';
import { withWholeDays } from './broken-days.ts';
import { withoutDailyBalances } from './daily-balances.ts';
import { withDaysAlone } from './day-headings.ts';
import { withDaysOver } from './days-beneath.ts';
import { withDatedSummary } from './dated-summary.ts';
import { withLoneDates } from './lone-dates.ts';
import { withoutEarlierColumn } from './earlier-column.ts';
import { withMonths } from './month-headings.ts';
import { withoutRowCounts } from './row-counts.ts';
import { withPanelsApart } from './panels-apart.ts';
import { withoutRates } from './rate-tables.ts';
import { sectionSummed } from './sections.ts';
import { splitAccounts, type StatedAccountType } from './split-accounts.ts';
import { rowVocabulary } from './row-vocabulary.ts';
import { figuresOf } from './stated-figures.ts';
import { statementRows } from './statement-rows.ts';

/** One account of a statement: readings of its rows, likeliest first, and the labelled values around them. */
export interface StatementAccount {
  readonly readings: Iterable<AccountReading>;
  /** What its heading calls it, where the file holds several. */
  readonly accountType?: StatedAccountType;
  readonly fields: FieldCandidates;
  /** Its tables print two days for an entry, and nothing tells which is which. */
  readonly hasDoubtfulDays: boolean;
}

/** What a file of one or more statements holds, before any sum is made. */
export interface StatementReading {
  readonly currency: string;
  /** The pages as they were read: `isEntryLine` counts their lines. */
  readonly layout: DocumentLayout;
  /** At least one; several where a file holds several accounts. */
  readonly accounts: readonly StatementAccount[];
  /** Counts lines that look like entries (a date, and an amount to its right) but stand in no table that was understood. */
  readonly countUnread: () => number;
  /** Whether a line is part of a table of entries. */
  readonly isEntryLine: (page: number, lineIndex: number) => boolean;
  /** Words that were taken for labels though no profile lists them. */
  readonly likelyLabels: readonly string[];
}

/** What stands beneath the last row of a page, and is no word of it. */
const GOES_ON = /^\W*continued(?: (?:on|over|overleaf|from)\b.{0,30})?\W*$/i;

/** Readings that are offered for one account at most. */
const MAX_READINGS = 6;

interface StatementOptions {
  readonly isCard: boolean;
  /** Whether what is missing is looked for under labels by their likely meaning (fields/likely-labels.ts). */
  readonly likely?: boolean | undefined;
}

/** `profile` is a banking profile with the table `entries`. */
export function readStatement(
  printed: DocumentLayout,
  profile: Profile,
  { isCard, likely = false }: StatementOptions,
): StatementReading {
  const days = withMonths(
    withWholeDays(withoutRowCounts(withPanelsApart(withoutDailyBalances(withoutEarlierColumn(printed))))),
  );
  const layout = withDaysOver(withDaysAlone(days));
  const rule = profile.tables['entries'];
  const currency = currencyOf(layout);
  const outlines = rule ? outlineTables(layout, rule, currency) : [];
  const vocabulary = rule ? rowVocabulary(rule) : undefined;
  const options = {
    currency,
    isHeading: (text: string) => vocabulary?.sections.kindOf(text) !== undefined || GOES_ON.test(text),
  };
  const rowsOf = rowsReadOnce((outline, matching) => readRows(outline, outline.matchings[matching] ?? [], options));
  const used = new Set<string>();
  for (const outline of outlines) {
    for (const row of rowsOf(outline, 0)) if (!vocabulary || !sectionSummed(row, vocabulary)) markUsed(row, used);
    for (const region of outline.regions) {
      if (region.inherited) continue;
      for (const at of unreadHeads(region)) used.add(`${region.page.number}:${at}`);
      const { x0: left, x1, lineCount } = region.header;
      for (let i = region.start; i < region.start + lineCount; i++) {
        const isBeside = region.page.lines[i]?.phrases.every((one) => one.x0 > x1 || one.x1 < left) ?? false;
        if (!isBeside) used.add(`${region.page.number}:${i}`);
      }
    }
  }
  const isEntryLine = (page: number, lineIndex: number): boolean => used.has(`${page}:${lineIndex}`);
  const labelled = likelyWhereMissing(findFields(layout, profile.fields, { currency, skip: isEntryLine, likely }));
  const numbers = repeatsNumbers(outlines)
    ? findFields(layout, numberFields(profile), { currency, skip: () => false })
    : {};
  const found = withoutRates(layout, { ...numbers, ...labelled });
  const summed = withDatedSummary(layout, found, { currency, skip: isEntryLine });
  const fields = withLoneDates(layout, summed, isEntryLine);
  const groups = splitAccounts(layout, outlines, fields);
  const accounts = groups.map(({ outlines: own, fields: around, accountType }): StatementAccount => ({
    fields: around,
    hasDoubtfulDays: own.some(({ isDoubtful }) => isDoubtful === true),
    ...(accountType && !isCard ? { accountType } : {}),
    readings: {
      *[Symbol.iterator]() {
        const figures = figuresOf(around, isCard, layout);
        for (const choice of choicesOf(own)) {
          const rows = choice.flatMap(({ outline, matching }) => rowsOf(outline, matching));
          yield { rows: vocabulary ? statementRows(rows, vocabulary) : [], figures, isCard };
        }
      },
    },
  }));
  const likelyLabels = Object.values(labelled).flatMap(([best]) => best?.likely ?? []);
  const countUnread = (): number => unreadEntries(layout, currency, isEntryLine);
  return { currency, layout, countUnread, accounts, isEntryLine, likelyLabels };
}

/** Fewer names side by side are no head of a table. */
const FEWEST_HEADS = 3;

/** The lines that head a table in words that were not understood: what stands in it under `Balance` is not what that label means. */
function unreadHeads({ page, header, start, body }: Region): readonly number[] {
  if (header.lineCount > 0) return [];
  const first = body.find(({ line }) => /\d/.test(line.text))?.index ?? start;
  return [first - 1, start].filter((at) => {
    const own = page.lines[at]?.phrases.filter(({ x0, x1 }) => x0 >= header.x0 - 2 && x1 <= header.x1 + 2) ?? [];
    return own.length >= FEWEST_HEADS && own.every(({ text }) => !/\d/.test(text));
  });
}

/** Fields without those of likely labels where others are known. */
function likelyWhereMissing(fields: FieldCandidates): FieldCandidates {
  return Object.fromEntries(
    Object.entries(fields).map(([name, candidates]) => {
      const known = candidates.filter(({ likely }) => likely === undefined);
      return [name, known.length > 0 ? known : candidates];
    }),
  );
}

/** Lists of entries print the account's number in each row: then it is looked for under its header. */
function repeatsNumbers(outlines: readonly TableOutline[]): boolean {
  return outlines.some(({ header }) => header.columns.some((column) => column.value === 'aside'));
}

const numberFields = madeOnce(({ fields }: Profile) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name === 'sortCode' || name === 'accountNumber')),
);

type RowsOf = (outline: TableOutline, matching: number) => readonly TableRow[];

/** Reads a table under one matching once: the likeliest is asked for its lines, and again for its entries. */
function rowsReadOnce(read: RowsOf): RowsOf {
  const known = new Map<TableOutline, Map<number, readonly TableRow[]>>();
  return (outline, matching) => {
    const byMatching = known.get(outline) ?? new Map<number, readonly TableRow[]>();
    known.set(outline, byMatching);
    const rows = byMatching.get(matching) ?? read(outline, matching);
    byMatching.set(matching, rows);
    return rows;
  };
}

function unreadEntries(layout: DocumentLayout, currency: string, isEntryLine: StatementReading['isEntryLine']): number {
  return layout.pages.reduce(
    (count, page) =>
      count +
      page.lines.filter((line, index) => {
        const [first] = line.phrases;
        const looks = first && !line.furniture && line.phrases.length > 2 && readDate(first.text) !== undefined;
        return looks && !isEntryLine(page.number, index) && amountCells(line, index, currency).length > 0;
      }).length,
    0,
  );
}

function markUsed(row: TableRow, used: Set<string>): void {
  if (row.money.length === 0) return;
  for (const line of row.group.lines.filter((one) => one.stray.length === 0 || one.money.length > 0))
    used.add(`${line.page}:${line.index}`);
}

type Choice = readonly { readonly outline: TableOutline; readonly matching: number }[];

/** The likeliest matching of every table, then alternatives for one table at a time. */
function choicesOf(outlines: readonly TableOutline[]): Choice[] {
  const plain: Choice = outlines.map((outline) => ({ outline, matching: 0 }));
  const others = outlines.flatMap((outline, at) =>
    outline.matchings
      .slice(1)
      .map((_, i): Choice => plain.map((one, j) => (j === at ? { outline, matching: i + 1 } : one))),
  );
  return [plain, ...others].slice(0, MAX_READINGS);
}
