// Days on which rates began: a list of the rates of a year, each in a row with the day from which it was paid.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout, PageLayout } from '../../../model/layout.ts';
import { readDay } from '../../values/days.ts';
import { headOver } from './column-heads.ts';
import type { Rate } from './rate.ts';

/** The head of a column of days on which rates begin. */
const BEGINS =
  /^(?:(?:date )?from|starts?|start(?:s|ing)? (?:on|date)|begins?|effective(?: from| date)?|with effect from)$/i;
const RATE = /^(\d{1,2}\.\d{1,4}) ?%$/;
/** So many rows make a list. */
const FEWEST = 2;

/** The rates, with the days on which those of a list began. */
export function withBeginnings({ pages }: DocumentLayout, rates: readonly Rate[]): Rate[] {
  const listed = pages.flatMap((page) => page.lines.flatMap((_line, at) => beginningAt(page, at) ?? []));
  if (listed.length < FEWEST) return [...rates];
  // A rate that was paid twice is known by the last time.
  const days = new Map(listed.map(({ rate, day }) => [rate, day]));
  return rates.map((one) => {
    const from = days.get(one.rate);
    return from === undefined ? one : { ...one, from };
  });
}

/** The rate of a row that begins with the day it is paid from. */
function beginningAt(page: PageLayout, at: number): { readonly rate: string; readonly day: CalendarDate } | undefined {
  const [first, ...others] = page.lines[at]?.phrases ?? [];
  const [figure, another] = others.flatMap(({ text }) => RATE.exec(text)?.[1] ?? []);
  const day = first && readDay(first.text.replace(/^from /i, ''));
  if (!first || figure === undefined || another !== undefined || day === undefined) return undefined;
  const isFrom = /^from /i.test(first.text) || BEGINS.test(headOver(page, at, first, /\d/)?.text ?? '');
  return isFrom ? { rate: `${figure}%`, day } : undefined;
}
