// Totals of tables that print their amounts without VAT, the VAT, and with VAT in columns side by side.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { readAmount, signedMinor } from '../../values/amount.ts';
import { candidateOf } from '../found-value.ts';

type Column = 'chargesExVat' | 'vat' | 'totalCharges';

/** What headers of such columns say, in this order: `Total inc VAT` is no VAT. */
const HEADERS: readonly (readonly [Column, RegExp])[] = [
  ['chargesExVat', /\b(?:ex|exc|excl|excluding|before|without)\b.{0,6}vat\b|^(?:net|goods)\b/iu],
  ['totalCharges', /\b(?:inc|incl|including|with)\b.{0,6}vat\b|^gross\b|^total(?: £| \(£\)|$)/iu],
  ['vat', /^vat\b(?!.*(?:rate|no\b|reg|code))(?!\s*\(?%)/iu],
];
const TOTAL = /^(?:grand |invoice |bill |sub-?)?totals?\b/iu;
/** A rate in the header of a column: `VAT (20%)`. */
const RATE = /\(?@?\s?\d{1,2}(?:\.\d+)?\s?%\)?/u;
const RATES = [0.2, 0.05];
const MOST_LINES = 40;
const CONFIDENCE = 0.97;

/** Candidates of the three amounts from the rows of totals; none where a bill has no such table. */
export function vatColumns(layout: DocumentLayout): FieldCandidates {
  const found: Record<string, FieldCandidate[]> = {};
  for (const page of layout.pages) {
    page.lines.forEach((header, at) => {
      const columns = columnsOf(header);
      if (columns.length < 2) return;
      const total = totalBeneath(page, at, header);
      if (!total) {
        for (const { column, candidate } of columnSums(page, at, columns)) (found[column] ??= []).push(candidate);
        return;
      }
      for (const { column, phrase } of columns) {
        const cell = cellUnder(total.line, phrase);
        const amount = cell && readAmount(cell.text);
        if (!cell || !amount?.hasFraction) continue;
        const printed = printedPhrase(cell, page.number);
        (found[column] ??= []).push(candidateOf({ kind: 'money', amount }, printed, CONFIDENCE, total.lineIndex));
      }
    });
  }
  return found;
}

/** A column, and what heads it. */
export interface HeadedColumn {
  readonly column: Column;
  readonly phrase: Phrase;
}

/** The sums of columns without a row of totals, where they agree with each other: net and VAT are gross. */
function columnSums(
  page: PageLayout,
  at: number,
  columns: readonly HeadedColumn[],
): { readonly column: Column; readonly candidate: FieldCandidate }[] {
  const rows: { readonly cells: readonly Phrase[]; readonly minors: readonly number[]; readonly lineIndex: number }[] =
    [];
  for (const [i, line] of page.lines.slice(at + 1, at + 1 + MOST_LINES).entries()) {
    const cells = columns.flatMap(({ phrase }) => cellUnder(line, phrase) ?? []);
    const amounts = cells.map(({ text }) => readAmount(text));
    if (cells.length < columns.length || amounts.some((one) => !one?.hasFraction)) break;
    rows.push({ cells, minors: amounts.map((one) => (one ? signedMinor(one) : 0)), lineIndex: at + 1 + i });
  }
  const last = rows.at(-1);
  const sums = columns.map((_, i) => rows.reduce((sum, { minors }) => sum + (minors[i] ?? 0), 0));
  const sumOf = (column: Column): number => sums[columns.findIndex((one) => one.column === column)] ?? NaN;
  const [net, vat, gross] = [sumOf('chargesExVat'), sumOf('vat'), sumOf('totalCharges')];
  // Without a column of totals, what VAT is of the rest must tell that both are what they are called; what bears none has its own row.
  const [netAt, vatAt] = (['chargesExVat', 'vat'] as const).map((one) =>
    columns.findIndex(({ column }) => column === one),
  );
  const taxed = rows.reduce((sum, { minors }) => sum + (minors[vatAt ?? -1] === 0 ? 0 : (minors[netAt ?? -1] ?? 0)), 0);
  const agrees = Number.isNaN(gross)
    ? RATES.some((rate) => Math.abs((Number.isNaN(net) ? net : taxed) * rate - vat) <= rows.length)
    : Math.abs(net + vat - gross) <= rows.length;
  if (!last || !agrees) return [];
  return columns.flatMap(({ column }, i) => {
    const [cell, minor] = [last.cells[i], sums[i]];
    if (!cell || minor === undefined || minor < 0) return [];
    const value = { kind: 'money', amount: { minor, hasFraction: true } } as const;
    return [{ column, candidate: candidateOf(value, printedPhrase(cell, page.number), CONFIDENCE, last.lineIndex) }];
  });
}

/** The columns that a line heads of amounts without VAT, of VAT, and with it; none where it is no such header. */
export function columnsOf({ phrases }: Pick<Line, 'phrases'>): HeadedColumn[] {
  const found = phrases.flatMap((phrase): HeadedColumn[] => {
    const column = HEADERS.find(([, words]) => words.test(phrase.text))?.[0];
    return column && !/\d/.test(phrase.text.replace(RATE, '')) ? [{ column, phrase }] : [];
  });
  const isRate = ({ phrase }: HeadedColumn): boolean =>
    /^vat$/iu.test(phrase.text) && found.some((one) => one.column === 'vat' && /£|amount/iu.test(one.phrase.text));
  const columns = found.filter((one) => !isRate(one));
  const hasVat = columns.some(({ column }) => column !== 'totalCharges');
  return hasVat && new Set(columns.map(({ column }) => column)).size === columns.length ? columns : [];
}

/** The last row beneath that is called a total. */
function totalBeneath(
  page: PageLayout,
  at: number,
  header: Line,
): { readonly line: Line; readonly lineIndex: number } | undefined {
  const below = page.lines.slice(at + 1, at + 1 + MOST_LINES);
  const end = below.findIndex((line) => columnsOf(line).length >= 2);
  const own = end < 0 ? below : below.slice(0, end);
  const columns = columnsOf(header);
  const last = own.findLastIndex(
    (line, i) =>
      TOTAL.test(line.phrases[0]?.text ?? '') &&
      line.phrases.filter(({ text }) => readAmount(text)).length >= 2 &&
      isLargest(line, own.slice(0, i), columns),
  );
  const found = last < 0 ? summingRow(own, columns) : last;
  const line = own[found];
  return line && { line, lineIndex: at + 1 + found };
}

/** Whether no row above has more in one of the columns: a thing may be called `Total` something. */
function isLargest(line: Line, above: readonly Line[], columns: readonly HeadedColumn[]): boolean {
  return columns.every(({ phrase }) => {
    const minorIn = (one: Line): number => {
      const amount = readAmount(cellUnder(one, phrase)?.text ?? '');
      return amount?.hasFraction ? signedMinor(amount) : 0;
    };
    return minorIn(line) <= 0 || above.every((one) => minorIn(one) <= minorIn(line));
  });
}

/** The row that is the whole by its figures, whatever it is called: the only one in which net and VAT are gross, or the last if it is the sum of the others. */
function summingRow(lines: readonly Line[], columns: readonly HeadedColumn[]): number {
  const minorIn = (line: Line, column: Column): number | undefined => {
    const header = columns.find((one) => one.column === column);
    const amount = header && readAmount(cellUnder(line, header.phrase)?.text ?? '');
    return amount?.hasFraction ? signedMinor(amount) : undefined;
  };
  const whole = lines.flatMap((line, at) => {
    const [net, vat, gross] = (['chargesExVat', 'vat', 'totalCharges'] as const).map((one) => minorIn(line, one));
    const isWhole = net !== undefined && vat !== undefined && gross !== undefined && Math.abs(net + vat - gross) <= 1;
    return isWhole ? [{ at, gross }] : [];
  });
  const last = whole.at(-1);
  const others = whole.slice(0, -1).reduce((sum, { gross }) => sum + gross, 0);
  return last && (whole.length === 1 || others === last.gross) ? last.at : -1;
}

function cellUnder({ phrases }: Line, header: Phrase): Phrase | undefined {
  return phrases.find(({ x0, x1 }) => x0 < header.x1 + 3 && x1 > header.x0 - 3);
}
