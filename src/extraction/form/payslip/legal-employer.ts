// The company behind a wordmark: `fernleys` or `FERNLEYS` at the head of a payslip, and `Fernleys Stores Limited. Registered in England` at its
// foot. Who pays is the company, by its whole name.
import { foldText, lettersOf } from '../../../kernel/text.ts';
import { printedWords } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { COMPANY_FORM } from './employer-name.ts';

/** The name of a company that begins a text or a sentence of it. */
const COMPANY =
  /(?:^|[.:;|–-] |\b(?:[Ee]mployer|[Cc]ompany|by|of|for|from) )(\p{Lu}[\p{L}\d'’&-]*(?: (?:\p{Lu}[\p{L}\d'’&()-]*|&|and|of|the)){0,6}? (?:[Ll]imited|LIMITED|Ltd|LTD|[Pp]lc|PLC|LLP|CIC|CIO)\b)/gu;
/** Companies of its name that pay nobody's wages. */
const NO_EMPLOYER = /\b(?:pensions?|trustees?|insurance|payroll|software|bank|benefits?|shares?)\b/iu;
/** A wordmark stands above this, in points, and is set so many times larger than the text. */
const HEAD_PT = 130;
const LARGE = 1.3;
const SAME_EDGE_PT = 2;

/** `employer` by the whole name of its company, else that of the company whose wordmark heads the payslip; else as it is. */
export function legalEmployer(
  rows: readonly Row[],
  employer: FieldCandidate | undefined,
  bodySizePt: number,
): FieldCandidate | undefined {
  const name = employer?.value.kind === 'text' ? employer.value.text : undefined;
  if (name !== undefined && COMPANY_FORM.test(name)) return employer;
  const heads = rows
    .filter(({ page, y0 }) => page === 1 && y0 < HEAD_PT)
    .flatMap(({ cells }) => cells.filter((cell) => isLabel(cell) && cell.sizePt > LARGE * bodySizePt));
  const brands = name === undefined ? heads.map(({ text }) => text) : [name];
  const found = companies(rows).filter(({ text }) => brands.some((brand) => isOfBrand(text, brand)));
  const [one] = found;
  if (!one || new Set(found.map(({ text }) => foldText(text))).size > 1) return employer;
  return candidateOf({ kind: 'text', text: one.text }, printedWords(one.cell.words, one.cell.page), 0.85, one.row);
}

/** The companies that the payslip names, each with the words it stands in: small print may go on in the line beneath. */
function companies(rows: readonly Row[]): { readonly text: string; readonly cell: Cell; readonly row: number }[] {
  return rows.flatMap(({ cells, page }, row) =>
    cells.filter(isLabel).flatMap((cell) => {
      const next = rows[row + 1];
      const under =
        next?.page === page
          ? next.cells.find((one) => isLabel(one) && Math.abs(one.x0 - cell.x0) < SAME_EDGE_PT)
          : undefined;
      const texts = under ? [cell.text, `${cell.text} ${under.text}`] : [cell.text];
      const names = texts.flatMap((text) => [...text.matchAll(COMPANY)].map(([, name = '']) => name));
      return names.filter((name) => !NO_EMPLOYER.test(name)).map((text) => ({ text, cell, row }));
    }),
  );
}

/** Whether the first words of a company's name, or their letters run together, are a brand and more words follow them. */
function isOfBrand(company: string, brand: string): boolean {
  const words = foldText(company).split(' ');
  const letters = lettersOf(brand);
  return letters.length > 2 && words.some((_, at) => at > 0 && words.slice(0, at).join('') === letters);
}
