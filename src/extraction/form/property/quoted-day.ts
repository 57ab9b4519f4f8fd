// The day for which a statement says what repaying the loan would have cost: `Had you repaid the mortgage on 31 December 2025 …`.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { datesIn } from '../../values/date.ts';
import { likeliestDay } from '../../values/days.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import { passagesOf } from './passages.ts';

/** What stands right before the day. */
const BEFORE_DAY =
  /\b(?:(?:if|had|were|should) [^.;:£]{0,60}?\b(?:repaid|redeemed|paid off|paid it off)\b[^.;:£]{0,50}|(?:early (?:repayment|redemption) charges?|erc|redemption charge)(?: (?:as|if (?:it|you) (?:(?:had )?(?:repaid|redeemed)|(?:were|was) (?:repaid|redeemed)))| payable| in full| it| all){0,3}) (?:on|at|as at) $/i;

/** The one day that a statement names so, not after the day `until`; none where it names several. */
export function quotedDay(layout: DocumentLayout, until: CalendarDate | undefined): FieldCandidate | undefined {
  const found = passagesOf(layout).flatMap(({ text, printed }) =>
    datesIn(text).flatMap(({ index, match }) => {
      const date = likeliestDay(match);
      return date !== undefined && BEFORE_DAY.test(text.slice(0, index)) ? [{ date, printed }] : [];
    }),
  );
  const [first] = found;
  if (!first || new Set(found.map(({ date }) => date)).size > 1) return undefined;
  const isAfter = until !== undefined && first.date > until;
  return isAfter ? undefined : candidateOf({ kind: 'date', date: first.date }, first.printed);
}
