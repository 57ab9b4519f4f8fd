// The date of a card's statement where none is printed as such: cards are billed on the last day of their period. Where another day is
// printed that may be the date under a name nobody knows, that is said.
import { addDays, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Phrase } from '../../../model/layout.ts';
import { dateOf, datesIn } from '../../values/date.ts';
import { likeliestDay } from '../../values/days.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { ISSUED_DAYS, type Dated } from '../period.ts';
import type { AccountFindings, StatementContext } from './statement-context.ts';

/** How sure a date of issue is that is taken from a balance or from the period. */
const DERIVED = 0.8;

type Account = Pick<AccountFindings, 'fields' | 'frame'>;

/** A date, and the rule of what it was taken from. */
export interface DerivedDate extends Dated {
  readonly rule: string;
}

/** The day of a card’s statement that prints none: that which its balance is named with, where its period ends then, or the end of its period. */
export function cardDate(
  { accountType }: Pick<StatementContext, 'accountType'>,
  { fields, frame }: Account,
): DerivedDate | undefined {
  if (accountType !== 'CreditCard' || frame.issued) return undefined;
  const ofBalance = (fields['closingBalance'] ?? [])
    .flatMap(({ labelDate, printed }): DerivedDate[] => {
      const date = labelDate?.year === undefined ? undefined : dateOf(labelDate);
      const isLast = date !== undefined && (frame.end === undefined || frame.end.date === date);
      return isLast && (frame.start === undefined || date > frame.start.date)
        ? [{ date, printed, confidence: DERIVED, rule: 'closingBalance' }]
        : [];
    })
    .sort((a, b) => (a.date < b.date ? 1 : -1))[0];
  return ofBalance ?? (frame.start && frame.end && { ...frame.end, confidence: DERIVED, rule: 'period' });
}

/** What is said where such a day was taken, and another one is printed that may be the statement's. */
export function cardDateDoubt(context: StatementContext, account: Account): string | undefined {
  const derived = cardDate(context, account);
  return derived && (hasOtherDay(context, account, derived.date) || isLabelled(context))
    ? 'The date of the statement was taken from the end of its period, and another one is printed, or its label.'
    : undefined;
}

/** The label of the date: one that stands there and gave none was not read. */
const LABEL = /^(?:your )?(?:statement date|date of (?:issue|statement)|issue date|date issued)\b/i;

const isLabelled = ({ layout }: StatementContext): boolean =>
  layout.pages.some(({ lines }) => lines.some(({ phrases }) => phrases.some(({ text }) => LABEL.test(text))));

/** What is said of days to come, or of those by which something is to be done. */
const OF_THE_FUTURE =
  /\b(?:next|due|by|before|until|till|from|after|within|expir\p{L}*|ends?|valid|will|pay\p{L}*|repay\p{L}*|collect\p{L}*|debit\p{L}*|chang\p{L}*|rates?|offers?|promotion\p{L}*|if)\b[^.;]*$/iu;

/** Whether a day soon after the last one is printed that no field is known by, and that is not told as one to come. */
function hasOtherDay({ layout }: StatementContext, { fields }: Account, last: CalendarDate): boolean {
  const known = new Set(Object.entries(fields).flatMap(([name, found]) => (name === 'looseDate' ? [] : daysOf(found))));
  const until = addDays(last, ISSUED_DAYS);
  const years = [Number(last.slice(0, 4)), Number(until.slice(0, 4))];
  return layout.pages.some(({ lines }) =>
    lines.some(({ phrases }, at) =>
      phrases.some((phrase, i) =>
        datesIn(phrase.text).some(({ match, index }) => {
          const dates = years.flatMap((year) => likeliestDay(match, year) ?? []);
          const isOther = dates.some((date) => date > last && date <= until && !known.has(date));
          const before = [overOf(phrase, lines[at - 1]?.phrases), phrases[i - 1]?.text, phrase.text.slice(0, index)];
          return isOther && !OF_THE_FUTURE.test(before.join(' '));
        }),
      ),
    ),
  );
}

const daysOf = (candidates: readonly FieldCandidate[]): readonly CalendarDate[] =>
  candidates.flatMap(({ value }) =>
    value.kind === 'date' ? [value.date] : value.kind === 'period' ? [value.start, value.end] : [],
  );

/** What stands over a phrase at its edge: its label, or the sentence that it goes on with. */
const overOf = ({ x0, sizePt }: Phrase, above: readonly Phrase[] = []): string =>
  above.find((one) => Math.abs(one.x0 - x0) < sizePt)?.text ?? '';
