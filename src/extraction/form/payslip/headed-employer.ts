// The employer whose name shows nothing of a company: it stands first on the page, in bold or large, over all else.
import { printedWords } from '../../../model/printed.ts';
import type { Profile } from '../../../profiles/profile.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { employerName, withStackedLines } from './employer-name.ts';
import { isKnownLabel } from './known-labels.ts';
import { LARGE } from './type-sizes.ts';

/** The head of a page ends here, in points. */
const HEAD_PT = 75;
const CONFIDENCE = 0.75;
/** Titles of the paper, programs that print it, marks on it. */
const NO_NAME =
  /\b(?:pay ?slips?|pay advice|payroll|salary|wages?|earnings|remuneration|statement|advice|private|confidential|personal|copy|duplicate|page|month|week|period|date|sage|xero|quickbooks|brightpay|moneysoft|iris|adp|sap|workday|dayforce|ceridian|mhr|cascade|people|hr|software|your|our|tax|year|to|net|gross|total|number|employee|name)\b/i;
const NAME = /^\p{Lu}[\p{L}\d'’&(),. -]*$/u;

/** The first name in the head of page one, unless it is that of who is paid. */
export function headedEmployer(
  rows: readonly Row[],
  profile: Profile,
  { bodySizePt, isPersons }: { readonly bodySizePt: number; readonly isPersons: (text: string) => boolean },
): FieldCandidate | undefined {
  const head = rows.filter(({ page, y0 }) => page === 1 && y0 < HEAD_PT);
  for (const [at, row] of head.entries()) {
    const first = row.cells.find((cell) => isName(cell, { profile, bodySizePt, isPersons }));
    if (first) {
      const logo = withStackedLines(first, rows, rows.indexOf(row), first.sizePt > LARGE * bodySizePt);
      const found = isPersons(logo.text.slice(first.text.length).trim()) ? first : logo;
      const value = { kind: 'text', text: employerName(found.text) } as const;
      return candidateOf(value, printedWords(found.words, row.page), CONFIDENCE, at);
    }
  }
  return undefined;
}

function isName(
  cell: Cell,
  {
    profile,
    bodySizePt,
    isPersons,
  }: { readonly profile: Profile; readonly bodySizePt: number; readonly isPersons: (text: string) => boolean },
): boolean {
  const text = employerName(cell.text);
  const words = text.split(' ');
  return (
    isLabel(cell) &&
    (cell.bold || cell.sizePt > LARGE * bodySizePt) &&
    words.length >= 2 &&
    words.length <= 8 &&
    NAME.test(text) &&
    !/\d{2}/.test(text) &&
    !NO_NAME.test(text) &&
    !isPersons(text) &&
    !isKnownLabel(text, profile)
  );
}
