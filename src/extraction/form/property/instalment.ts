// One part of a charge that falls due on a day of its own.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Printed } from '../../../model/printed.ts';

/** One instalment. */
export interface Instalment {
  readonly date: CalendarDate;
  /** Minor units. */
  readonly minor: number;
  readonly printed: Printed;
}
