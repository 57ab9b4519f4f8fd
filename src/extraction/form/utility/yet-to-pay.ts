// Payments that a bill names and nobody has made yet: the day on which it will be collected, instalments, and one of the payments for a
// device.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { dateOf } from '../../values/date.ts';
import { readDay } from '../../values/days.ts';
import { lineOf } from '../candidate-line.ts';

/** One of the payments by which a device is bought. */
const OF_DEVICE = /\b(?:payments?|instal?ments?) \d{1,2} (?:of|\/) \d{1,2}\b/iu;

/** Whether what a label calls a payment is none that was received before the bill of the day `issued`. */
export function isYetToPay(
  one: FieldCandidate,
  { issued, layout }: { readonly issued: CalendarDate | undefined; readonly layout: DocumentLayout },
): boolean {
  const day = one.labelDate ? dateOf(one.labelDate) : dayBeside(one, layout);
  return (day !== undefined && issued !== undefined && day > issued) || OF_DEVICE.test(lineOf(one, layout));
}

/** The day that stands alone right before an amount, as in a list of instalments. */
function dayBeside(
  { page, lineIndex, printed: { box } }: FieldCandidate,
  { pages }: DocumentLayout,
): CalendarDate | undefined {
  const before = pages[page - 1]?.lines[lineIndex]?.phrases.findLast(({ x1 }) => x1 <= box.x0);
  return before && readDay(before.text);
}
