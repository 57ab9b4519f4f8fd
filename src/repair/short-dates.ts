// Dates in a column of short ones (`8.4.25`) that lost a point: `284.25` beneath `8.4.25` and above `8.5.25` is 28.4.25; `221225` lost both.
import { calendarDate } from '../kernel/calendar-date.ts';
import type { Word } from '../model/page.ts';

const SHORT = /^(\d{1,2})([./-])(\d{1,2})\2(\d{2})$/;
/** What may be such a date without one of its points. */
const LESS_A_POINT = /^\d{1,4}([./-])\d{2,4}$/;
/** And one without both. */
const WITHOUT_POINTS = /^\d{6}$/;
/** So many dates that begin at one place make a column; they begin within so many points of each other. */
const ENOUGH = 4;
const SAME_EDGE_PT = 3;

/** A date as it stands on the page; days are counted so that later ones are greater. */
interface Dated {
  readonly word: Word;
  readonly stroke: string;
  readonly day: number;
}

/** What such words must be: the one date that stands in the order of its column. */
export function mendedShortDates(words: readonly Word[]): ReadonlyMap<Word, string> {
  const dated = words.flatMap((word): Dated[] => {
    const [, , stroke = ''] = SHORT.exec(word.text) ?? [];
    const day = dayOf(word.text);
    return day === undefined ? [] : [{ word, stroke, day }];
  });
  if (dated.length < ENOUGH) return new Map();
  return new Map(
    words.flatMap((word) => {
      const lost = word.confidence < 1 ? LESS_A_POINT.exec(word.text)?.[1] : undefined;
      if (lost === undefined && (word.confidence === 1 || !WITHOUT_POINTS.test(word.text))) return [];
      const beside = dated.filter((one) => Math.abs(one.word.x0 - word.x0) <= SAME_EDGE_PT);
      const stroke = lost ?? beside[0]?.stroke;
      const column = beside.filter((one) => one.stroke === stroke);
      if (stroke === undefined || column.length < ENOUGH) return [];
      const whole = lost === undefined ? [inPairs(word.text, stroke)] : withOneMore(word.text, stroke);
      const [only, other] = whole.filter((text) => isInOrder(text, word, column));
      return only !== undefined && other === undefined ? [[word, only] as const] : [];
    }),
  );
}

/** The text with one stroke more, wherever that makes a date of it. */
function withOneMore(text: string, stroke: string): string[] {
  const places = Array.from({ length: text.length - 1 }, (_, at) => at + 1);
  return places.map((at) => text.slice(0, at) + stroke + text.slice(at)).filter((one) => dayOf(one) !== undefined);
}

const inPairs = (figures: string, stroke: string): string => (figures.match(/\d{2}/g) ?? []).join(stroke);

function dayOf(text: string): number | undefined {
  const [, day, , month, year] = SHORT.exec(text) ?? [];
  const isDate = calendarDate(2000 + Number(year), Number(month), Number(day)) !== undefined;
  return isDate ? Number(year) * 372 + Number(month) * 31 + Number(day) : undefined;
}

/** Whether a date stands between the next above and the next below, whichever way the column runs. */
function isInOrder(text: string, { y0 }: Word, column: readonly Dated[]): boolean {
  const above = column.filter(({ word }) => word.y0 < y0).sort((a, b) => b.word.y0 - a.word.y0)[0]?.day;
  const below = column.filter(({ word }) => word.y0 > y0).sort((a, b) => a.word.y0 - b.word.y0)[0]?.day;
  const day = dayOf(text);
  if (day === undefined || above === undefined || below === undefined) return false;
  return (day - above) * (below - day) >= 0;
}
