// Totals of tables that print their amounts without VAT, the VAT, and with VAT in columns side by side.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { readAmount } from '../../values/amount.ts';
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
const MOST_LINES = 40;
const CONFIDENCE = 0.97;

/** Candidates of the three amounts from the rows of totals; none where a bill has no such table. */
export function vatColumns(layout: DocumentLayout): FieldCandidates {
  const found: Record<string, FieldCandidate[]> = {};
  for (const page of layout.pages) {
    page.lines.forEach((header, at) => {
      const columns = columnsOf(header);
      const total = columns.length < 2 ? undefined : totalBeneath(page, at);
      if (!total) return;
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

function columnsOf({ phrases }: Line): { readonly column: Column; readonly phrase: Phrase }[] {
  const columns = phrases.flatMap((phrase) => {
    const column = HEADERS.find(([, words]) => words.test(phrase.text))?.[0];
    return column && !/\d/.test(phrase.text.replace(RATE, '')) ? [{ column, phrase }] : [];
  });
  const hasVat = columns.some(({ column }) => column !== 'totalCharges');
  return hasVat && new Set(columns.map(({ column }) => column)).size === columns.length ? columns : [];
}

/** The last row beneath that is called a total. */
function totalBeneath(page: PageLayout, at: number): { readonly line: Line; readonly lineIndex: number } | undefined {
  const below = page.lines.slice(at + 1, at + 1 + MOST_LINES);
  const end = below.findIndex((line) => columnsOf(line).length >= 2);
  const own = end < 0 ? below : below.slice(0, end);
  const last = own.findLastIndex(
    ({ phrases }) => TOTAL.test(phrases[0]?.text ?? '') && phrases.filter(({ text }) => readAmount(text)).length >= 2,
  );
  const line = own[last];
  return line && { line, lineIndex: at + 1 + last };
}

function cellUnder({ phrases }: Line, header: Phrase): Phrase | undefined {
  return phrases.find(({ x0, x1 }) => x0 < header.x1 + 3 && x1 > header.x0 - 3);
}
