// Days on which a tariff may end and that were not read as its end: a supply on a fixed tariff has one, under whatever words.
import { dayNumber, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { daysIn } from '../../values/days.ts';
import type { FormFinding } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import type { Utility } from './named-utility.ts';
import { isFixed } from './shared-terms.ts';

/** Fixed prices are told to end later than any payment or next bill is due. */
const AFTER_BILL_DAYS = 100;
const ENDS =
  /\b(?:until|till|ends?|ending|expires?|expiry|expiring|finish(?:es)?|runs? (?:to|out)|up to|guaranteed|last day|end of)\b/iu;
const OF_TARIFF = /\b(?:tariff|plan|deal|fix|fixed|contract|prices?|rates?|term|agreement|guaranteed?)\b/iu;
/** What else lies ahead. */
const OTHERS =
  /\b(?:pay|payments?|instalments?|direct debit|next (?:bill|statement)|discount|offer|price cap|from|starts?|starting|begins?|refund|card|warranty|boiler|cover|debt|supply licen[cs]e|valid|lines? open|closed)\b/iu;
/** The label of a cell stands at most so many text heights over it. */
const ABOVE_HEIGHTS = 2.6;

/** A tariff without an end on a bill that prints a day on which one may end. `billed`: the day of the bill. */
export function unreadEnds(
  supplies: readonly { readonly utility: Utility }[],
  termsOf: (utility: Utility) => FormRow,
  { layout, billed }: { readonly layout: DocumentLayout; readonly billed: CalendarDate | undefined },
): FormFinding[] {
  const rows = supplies.map(({ utility }) => ({ utility, terms: termsOf(utility) }));
  if (billed === undefined || rows.some(({ terms }) => terms['fixExpiresOn'])) return [];
  const days = layout.pages.flatMap((page) => daysAfter(billed, page)).filter(({ said }) => !OTHERS.test(said));
  const isTold = days.some(({ said }) => ENDS.test(said) && OF_TARIFF.test(said));
  const isLate = days.some(({ date }) => dayNumber(date) - dayNumber(billed) > AFTER_BILL_DAYS);
  return rows
    .filter(({ terms }) => isTold || (isLate && isFixed(terms)))
    .map(({ utility }) => ({
      severity: 'warnings',
      reason: `A day is printed on which the tariff may end, and it was not read as its end: ${utility.toLowerCase()}.`,
    }));
}

interface LaterDay {
  readonly date: CalendarDate;
  /** The words before it in its cell and its sentence, beside it and over it. */
  readonly said: string;
}

function daysAfter(billed: CalendarDate, page: PageLayout): LaterDay[] {
  return page.lines.flatMap((line, at) =>
    line.phrases.flatMap((phrase, i) =>
      daysIn(phrase.text).flatMap((date): LaterDay[] => {
        if (dayNumber(date) <= dayNumber(billed)) return [];
        const said = [over(phrase, page.lines.slice(0, at)), line.phrases[i - 1]?.text, phrase.text];
        return [{ date, said: foldText(said.filter(Boolean).join(' ')) }];
      }),
    ),
  );
}

/** The nearest text over a cell. */
function over(phrase: Phrase, above: PageLayout['lines']): string | undefined {
  const height = phrase.y1 - phrase.y0;
  return above
    .filter(({ y1 }) => phrase.y0 - y1 <= ABOVE_HEIGHTS * height)
    .flatMap(({ phrases }) => phrases)
    .findLast((one) => overlapsAcross(one, phrase))?.text;
}
