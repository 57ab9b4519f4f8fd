// Payments that a bill names and nobody has made yet: the day on which it will be collected, and one of the payments for a device.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { dateOf } from '../../values/date.ts';
import { lineOf } from '../candidate-line.ts';

/** One of the payments by which a device is bought. */
const OF_DEVICE = /\b(?:payments?|instal?ments?) \d{1,2} (?:of|\/) \d{1,2}\b/iu;

/** Whether what a label calls a payment is none that was received before the bill of the day `issued`. */
export function isYetToPay(
  one: FieldCandidate,
  { issued, layout }: { readonly issued: CalendarDate | undefined; readonly layout: DocumentLayout },
): boolean {
  const day = one.labelDate && dateOf(one.labelDate);
  return (day !== undefined && issued !== undefined && day > issued) || OF_DEVICE.test(lineOf(one, layout));
}
