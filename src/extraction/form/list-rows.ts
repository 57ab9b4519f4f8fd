// The rows of a list: lines of a block, with each phrase put under the column that its header or its kind tells.
import { madeOnce } from '../../kernel/made-once.ts';
import type { Phrase } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import type { ListColumnRule, ListRule } from '../../profiles/profile.ts';
import { phraseSet } from '../document/phrase-set.ts';
import { readValue, type FieldValue } from '../fields/values.ts';
import { linesIn, type Block } from './blocks.ts';

/** One value of a row, with the place it was read from. */
export interface FormCell {
  readonly value: FieldValue;
  readonly printed: Printed;
  /** 0..1. */
  readonly confidence: number;
}

/** Cells by the name of their column; columns without a value are absent. */
export type FormRow = Readonly<Record<string, FormCell>>;

/** A column whose header was found, and where. */
interface PlacedColumn {
  readonly name: string;
  readonly header: Phrase;
}

/** A header stands within this many lines of its block's heading. */
const HEADER_LINES = 2;
const CONFIDENCE = { header: 0.95, kind: 0.85 } as const;

/** The rows of every block named by the rule, in reading order. */
export function listRows(blocks: readonly Block[], rule: ListRule, currency: string): FormRow[] {
  const omitted = omittedBy(rule);
  return blocks
    .filter(({ name }) => rule.within.includes(name))
    .flatMap((block) => {
      const { columns, from } = columnsOf(block, rule);
      return linesIn(block)
        .slice(from)
        .filter(({ phrases }) => !phrases.some(({ text }) => omitted.kindOf(text)))
        .map(({ phrases, line }) => rowOf(phrases, { page: line.page, rule, columns, currency }))
        .filter((row) => row !== undefined);
    });
}

const omittedBy = madeOnce((rule: ListRule) => phraseSet({ omit: rule.omit }));

const headersOf = madeOnce((rule: ListRule) =>
  phraseSet(Object.fromEntries(Object.entries(rule.columns).map(([name, column]) => [name, column.headers]))),
);

/** Columns that a header names, on the heading's own line or just beneath, and the line from which on rows stand. */
function columnsOf(block: Block, rule: ListRule): { readonly columns: readonly PlacedColumn[]; readonly from: number } {
  const headers = headersOf(rule);
  const placed = (phrases: readonly Phrase[]): PlacedColumn[] =>
    phrases.flatMap((phrase) => {
      const name = headers.kindOf(phrase.text);
      return name ? [{ name, header: phrase }] : [];
    });
  const own = block.headingLine.phrases.filter((phrase) => phrase.x0 >= block.x0 && phrase.x0 < block.x1);
  const beside = placed(own.filter((phrase) => phrase !== block.heading));
  if (beside.length > 0) return { columns: beside, from: 0 };
  const under = linesIn(block)
    .slice(0, HEADER_LINES)
    .map(({ phrases }) => placed(phrases));
  const from = under.findIndex((columns) => columns.length > 0);
  return from < 0 ? { columns: [], from: 0 } : { columns: under[from] ?? [], from: from + 1 };
}

interface RowContext {
  readonly page: number;
  readonly rule: ListRule;
  readonly columns: readonly PlacedColumn[];
  readonly currency: string;
}

function rowOf(phrases: readonly Phrase[], context: RowContext): FormRow | undefined {
  const { rule } = context;
  const row: Record<string, FormCell> = {};
  for (const phrase of phrases) {
    const found = cellOf(phrase, row, context);
    if (found) row[found.name] ??= found.cell;
  }
  const isWhole = Object.entries(rule.columns).every(([name, { required }]) => !required || row[name] !== undefined);
  return isWhole && Object.keys(row).length > 0 ? row : undefined;
}

function cellOf(
  phrase: Phrase,
  row: FormRow,
  { page, rule, columns, currency }: RowContext,
): { readonly name: string; readonly cell: FormCell } | undefined {
  const read = (name: string, { value }: ListColumnRule, confidence: number): ReturnType<typeof cellOf> => {
    const reading = readValue(phrase.text, { value }, currency);
    return reading && { name, cell: { value: reading, printed: printedPhrase(phrase, page), confidence } };
  };
  const under = nearest(phrase, columns);
  const headed = under && rule.columns[under.name];
  const cell = under && headed ? read(under.name, headed, CONFIDENCE.header) : undefined;
  if (cell) return cell;
  for (const [name, column] of Object.entries(rule.columns)) {
    if (row[name] || columns.some((one) => one.name === name)) continue;
    const found = read(name, column, CONFIDENCE.kind);
    if (found) return found;
  }
  return undefined;
}

/** The column whose header shares an edge or the middle with the phrase best, or undefined when none stands over it. */
function nearest(phrase: Phrase, columns: readonly PlacedColumn[]): PlacedColumn | undefined {
  const distance = ({ header }: PlacedColumn): number =>
    Math.min(
      Math.abs(header.x0 - phrase.x0),
      Math.abs(header.x1 - phrase.x1),
      Math.abs(header.x0 + header.x1 - phrase.x0 - phrase.x1) / 2,
    );
  const limit = 3 * phrase.sizePt;
  return columns
    .map((column) => ({ column, away: distance(column) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away)[0]?.column;
}
