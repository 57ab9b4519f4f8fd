// Instalments fall due on one day of each month: one that a picture has on another day than all others may have lost a figure of it.
import { calendarDate, partsOf } from '../../../kernel/calendar-date.ts';
import type { FormFinding } from '../form-reading.ts';
import { warning } from './findings.ts';
import type { Instalment } from './instalment.ts';

/** So many others tell the day. */
const LEAST_OTHERS = 4;

/** The instalments, and a doubt of the one that is due on another day. */
export interface OnTheirDays {
  readonly instalments: readonly Instalment[];
  readonly findings: readonly FormFinding[];
}

/** The instalments with one that lost a figure of its day on that of the others. The first may be due on a day of its own. */
export function onRegularDays(instalments: readonly Instalment[]): OnTheirDays {
  const [odd, another] = instalments.filter((one) => isApart(one, instalments));
  if (!odd || another || odd.printed.confidence === 1) return { instalments, findings: [] };
  const [other] = instalments.filter((one) => one !== odd);
  const day = other ? partsOf(other.date).day : 0;
  const { year, month, day: own } = partsOf(odd.date);
  const regular = hasLost(own, day) ? calendarDate(year, month, day) : undefined;
  const isFirst = odd === instalments[0];
  if (isFirst && regular === undefined) return { instalments, findings: [] };
  if (isFirst || regular === undefined) return { instalments, findings: [warning(APART)] };
  return { instalments: instalments.map((one) => (one === odd ? { ...one, date: regular } : one)), findings: [] };
}

/** Whether the others, in months of their own, are all due on one day, and this one is not. */
function isApart(odd: Instalment, all: readonly Instalment[]): boolean {
  const others = all.filter((one) => one !== odd);
  const days = new Set(others.map(({ date }) => partsOf(date).day));
  const months = new Set(all.map(({ date }) => date.slice(0, 7)));
  const isRegular = others.length >= LEAST_OTHERS && days.size === 1 && months.size === all.length;
  return isRegular && !days.has(partsOf(odd.date).day);
}

/** Whether a day is another without one of its figures: 1 or 5 for 15. */
const hasLost = (own: number, day: number): boolean => own < 10 && day >= 10 && String(day).includes(String(own));

const APART = 'An instalment is due on another day of its month than all the others.';
