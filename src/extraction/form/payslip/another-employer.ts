// A doubt about who employs: what was read shows nothing of a company, and one by law heads the payslip that shares no word with it.
// A label `Company` or `Organisation` may hold a site, a division or a payroll: `Company: Head Office`. So may it where nothing else heads it.
import { foldText } from '../../../kernel/text.ts';
import type { Printed } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { FormFinding } from '../form-reading.ts';
import { isLabel, type Row } from './cells.ts';
import { employerName, ORGANISATION } from './employer-name.ts';
import { LARGE, medianSize } from './type-sizes.ts';

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
  if (other !== undefined) return [{ severity: 'warnings', reason: `The paper may be from ${name} or from ${other}.` }];
  return employer && isSetLarge(employer.printed, rows)
    ? []
    : [
        {
          severity: 'warnings',
          reason: `What was read as the name of the employer may be that of a part of it: ${name}.`,
        },
      ];
}

/** Whether a name is set larger than the text, as letterheads are: that of a site or a division is not. */
function isSetLarge({ page, box }: Printed, rows: readonly Row[]): boolean {
  const own = rows
    .flatMap(({ cells }) => cells)
    .find(
      (cell) => cell.page === page && cell.y0 < box.y1 && cell.y1 > box.y0 && cell.x0 <= box.x0 + 1 && cell.x1 > box.x0,
    );
  return own !== undefined && own.sizePt > LARGE * medianSize(rows);
}

const wordsOf = (name: string): string[] =>
  foldText(name)
    .split(' ')
    .filter((word) => word.length > 2);
