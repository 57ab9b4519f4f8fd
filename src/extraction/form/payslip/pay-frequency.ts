// How often a payslip is of, where no label says it: by its title, or by the tax month it names.
import { foldText } from '../../../kernel/text.ts';
import { printedWords } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import type { Row } from './cells.ts';
import type { PayPeriodName } from './pay-dates.ts';

const TIMES: Readonly<Record<string, string>> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  '2 weekly': 'Fortnightly',
  'two weekly': 'Fortnightly',
  '4 weekly': 'Four-weekly',
  'four weekly': 'Four-weekly',
  monthly: 'Monthly',
  'calendar monthly': 'Monthly',
};
const TITLE =
  /^(?:(?:payslip|pay slip|pay advice|wage slip|payroll|wages) )?((?:(?:2|two|4|four|calendar) )?(?:weekly|fortnightly|monthly))(?: paid)?(?: (?:payslip|pay slip|pay advice|wage slip|payroll|wages|statement of pay))?$/;

/** As a label says, as the title does (`Weekly payslip`, `Pay advice | 4-weekly`), else monthly where a tax month is named. */
export function payFrequency(
  rows: readonly Row[],
  period: PayPeriodName | undefined,
  fields: FieldCandidates,
): FieldCandidates {
  if (fields['payFrequency']) return {};
  const [first, ...others] = titled(rows);
  if (first && others.every(({ text }) => text === first.text)) return { payFrequency: [first.candidate] };
  if (period?.unit !== 'month') return {};
  return { payFrequency: [candidateOf({ kind: 'text', text: 'Monthly' }, period.printed, 0.85)] };
}

/** What titles say over all amounts of the first page. */
function titled(rows: readonly Row[]): { readonly text: string; readonly candidate: FieldCandidate }[] {
  const end = rows.findIndex(({ cells }) => cells.some(({ amount }) => amount !== undefined));
  return rows
    .slice(0, Math.max(0, end))
    .filter(({ page }) => page === 1)
    .flatMap(({ cells }) => cells)
    .flatMap(({ text, words, page }) => {
      const time = TIMES[TITLE.exec(foldText(text))?.[1] ?? ''];
      if (time === undefined) return [];
      return [{ text: time, candidate: candidateOf({ kind: 'text', text: time }, printedWords(words, page), 0.85) }];
    });
}
