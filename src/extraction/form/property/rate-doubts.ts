// What is doubtful of the rates of a loan: one that is missing, one that ends on a day of something else, and one that ends on no day that was
// read, where a later day is printed that nothing else accounts for.
import { addDays, type CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { passagesOf } from '../../fields/sentences.ts';
import { datesIn } from '../../values/date.ts';
import { likeliestDay } from '../../values/days.ts';
import type { FormFinding, FormReading } from '../form-reading.ts';
import { warning } from './findings.ts';
import type { Stage } from './stage.ts';
import type { Rate } from './rate.ts';

interface Besides {
  readonly stages: readonly Stage[];
  readonly fields: FormReading['fields'];
}

/** What payments and the days of the offer leave to doubt of the rates. */
export function rateDoubts(rates: readonly Rate[], { stages, fields }: Besides): readonly FormFinding[] {
  return [
    ...(lacksRate(stages, rates) ? [warning('The payments change more often than rates were found.')] : []),
    ...(endsTooSoon(fields, rates) ? [warning('A rate was read that ends before the loan can begin.')] : []),
  ];
}

/** Payments change where the rate does: more amounts for years each than rates say that another was not read. */
const YEARLONG = 12;

const lacksRate = (stages: readonly Stage[], rates: readonly Rate[]): boolean =>
  rates.length > 0 && stages.filter(({ count }) => count >= YEARLONG).length > rates.length;

/** Whether a rate is said to end while the loan is still on offer: the day is that of the offer. */
function endsTooSoon(fields: FormReading['fields'], rates: readonly Rate[]): boolean {
  const days = ['validUntil', 'issuedOn'].flatMap((name) => {
    const value = fields[name]?.[0]?.value;
    return value?.kind === 'date' ? [value.date] : [];
  });
  return rates.some(({ until }) => until !== undefined && days.some((day) => until <= day));
}

/** Days nearer than this after a statement's year are of the next payments and letters. */
const SOON_DAYS = 100;
/** Kinds of rates that end on a day. */
const ENDING: readonly Rate['determination'][] = ['Fixed', 'Discount', 'Variable Tracker'];
/** Fields whose days are not the last of a rate. */
const OTHER_DAYS: readonly string[] = ['endsOn', 'startedOn', 'statementDate', 'quotedOn'];
/** Sentences of what a lender or a law does on a day, and of charges. */
const OF_OTHERS =
  /\b(?:early repayment|erc|redeem\w*|redemption|expir\w+ of term|term|repaid|repayable|paid off|visit|call)\b|^(?!.*\b(?:rate|discount(?:ed)?|fixed|tracker)\b).*\bpayable (?:until|up to)\b/i;

/** A rate that lasts as long as the loan: `Discount for the term of the mortgage`, `Lifetime tracker`. */
const FOR_TERM =
  /\b(?:fixed|discount(?:ed)?|tracker)\b[^.;:]{0,25}\b(?:for|throughout) (?:the )?(?:whole |full |entire |remaining )*(?:term|life)\b|\b(?:lifetime|whole[ -]of[ -](?:term|life)) (?:fixed|discount(?:ed)?|tracker)\b/i;
const isForTerm = ({ pages }: DocumentLayout): boolean =>
  pages.some((page) =>
    [...page.lines.map(({ text }) => text), ...passagesOf(page)].some((text) => FOR_TERM.test(text)),
  );

/** Says so where a rate that ends was read without its end, and a day of the years to come stands on the paper that no field has. */
export function endlessRates(
  layout: DocumentLayout,
  rates: readonly Rate[],
  { fields, end }: { readonly fields: FormReading['fields']; readonly end: CalendarDate | undefined },
): readonly FormFinding[] {
  const isEndless =
    rates.some(({ determination, until }) => ENDING.includes(determination) && until === undefined) &&
    // What ended before is not paid now.
    rates.every(({ until }) => until === undefined || (end !== undefined && until <= end));
  if (!isEndless || end === undefined || isForTerm(layout)) return [];
  const known = new Set(
    OTHER_DAYS.flatMap((name) => fields[name] ?? []).flatMap(({ value }) =>
      value.kind === 'date' ? [value.date] : [],
    ),
  );
  const soon = addDays(end, SOON_DAYS);
  const isOpen = layout.pages.some(({ lines }) =>
    lines.some(
      ({ text }) =>
        !OF_OTHERS.test(text) &&
        datesIn(text).some(({ match }) => {
          const day = likeliestDay(match);
          return day !== undefined && day > soon && !known.has(day);
        }),
    ),
  );
  return isOpen
    ? [warning('A day of the years to come is printed, and no rate was read to end: it may be the last of one.')]
    : [];
}
