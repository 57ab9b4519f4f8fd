// A rate of interest as a mortgage paper names it.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Printed } from '../../../model/printed.ts';
import type { Determination } from './rate-clause.ts';

/** A rate with what is known of it. */
export interface Rate {
  /** `4.00%`. */
  readonly rate: string;
  readonly determination?: Determination;
  readonly from?: CalendarDate;
  readonly until?: CalendarDate;
  /** Whether the text says that it is an interest rate. */
  readonly isOfLoan?: true;
  /** Whether it is said to come after another. */
  readonly follows?: true;
  /** Whether it is only named as what the loan's own rate is told by. */
  readonly isReference?: true;
  readonly printed: Printed;
}
