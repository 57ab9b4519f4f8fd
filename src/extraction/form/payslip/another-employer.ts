// A doubt about who employs: what was read shows nothing of a company, and one by law heads the payslip that shares no word with it.
// A label `Company` or `Organisation` may hold a site, a division or a payroll: `Company: Head Office`.
import { foldText } from '../../../kernel/text.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormFinding } from '../form-reading.ts';
import { isLabel, type Row } from './cells.ts';
import { employerName, ORGANISATION } from './employer-name.ts';

/** The head of a page ends here, in points. */
const HEAD_PT = 110;
const MOST_WORDS = 8;
const COMPANY = /^\p{Lu}.*\b(?:ltd|limited|plc|llp|cic|council|nhs trust|foundation trust|university)\.?$/iu;
/** Who prints payslips for others. */
const PRINTS = /\b(?:payroll|software|sage|xero|brightpay|adp|iris|bank|pensions?|hmrc)\b|[:@\d]/iu;

/** A warning that names both. */
export function anotherEmployerFindings(rows: readonly Row[], employer: FieldCandidate | undefined): FormFinding[] {
  const name = employer?.value.kind === 'text' ? employer.value.text : '';
  if (name === '' || ORGANISATION.test(name)) return [];
  const own = new Set(wordsOf(name));
  const other = rows
    .filter(({ page, y0 }) => page === 1 && y0 < HEAD_PT)
    .flatMap(({ cells }) => cells.filter(isLabel).map(({ text }) => employerName(text)))
    .find(
      (text) =>
        COMPANY.test(text) &&
        !PRINTS.test(text) &&
        text.split(' ').length <= MOST_WORDS &&
        !wordsOf(text).some((word) => own.has(word)),
    );
  return other === undefined
    ? []
    : [{ severity: 'warnings', reason: `The paper may be from ${name} or from ${other}.` }];
}

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 2);
