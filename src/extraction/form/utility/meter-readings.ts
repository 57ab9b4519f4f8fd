// What the meters of a bill showed: pairs of readings by their headers, labels or dates, proven by the units between them.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';
import { dateFor, serialNear, typeOf, type ReadingType } from './reading-details.ts';
import { tokensOf, type Token } from './reading-tokens.ts';
import { provenPairs, toldPairs, type ToldContext, type TokenPair } from './told-readings.ts';
import { chargedInParts, isDifference, usedIn } from './used-units.ts';

/** One reading of a meter. */
export interface MeterFigure {
  readonly utility: Utility;
  readonly number: number;
  readonly type: ReadingType | undefined;
  readonly date: CalendarDate | undefined;
  readonly serial: string | undefined;
  readonly printed: Printed;
}

/** The readings of one meter or of one of its registers: at the start of the period and at its end. */
export interface ReadingPair {
  readonly previous: MeterFigure;
  readonly current: MeterFigure;
  /** Whether the units that the bill prints are those between the two; undefined where it prints none. */
  readonly differenceHolds: boolean | undefined;
}
/** The pairs of readings of the meters of `utility`; sewerage has none of its own, and is charged by those of the water. */
export function readingPairs(
  rows: readonly BillRow[],
  utility: Utility,
  place: Pick<ToldContext, 'layout' | 'until'>,
): ReadingPair[] {
  if (utility === 'Sewerage') return [];
  const own = utility === 'Water' ? rows : rows.filter((row) => row.utility === utility);
  // Headers over the rows of several supplies are of none.
  const about = utility === 'Water' ? rows : rows.filter((row) => row.utility === utility || row.utility === undefined);
  const tokens = own.flatMap((row) => tokensOf(row, about));
  const used = usedIn(own, tokens, utility);
  const inParts = chargedInParts(own, utility);
  const pairs = pairsOf(tokens, own, { ...place, used });
  return pairs.map(([previous, current]) => ({
    previous: figureOf(previous, { rows: own, utility, end: 'start', other: current, until: place.until }),
    current: figureOf(current, { rows: own, utility, end: 'end', other: previous, until: place.until }),
    differenceHolds: used.length === 0 ? undefined : isDifference(previous, current, [...used, ...inParts]),
  }));
}

/** Figures in pairs: side by side in a row, else one after the other; those between which the used units lie come first. */
function pairsOf(tokens: readonly Token[], rows: readonly BillRow[], context: ToldContext): TokenPair[] {
  const { used } = context;
  const starts = tokens.filter(({ role }) => role === 'previous');
  const ends = tokens.filter(({ role }) => role === 'current');
  const taken = new Set<Token>();
  const pairs: TokenPair[] = [];
  const take = (fits: (start: Token, end: Token) => boolean): void => {
    for (const start of starts) {
      if (taken.has(start)) continue;
      const end = ends.find((one) => !taken.has(one) && fits(start, one));
      if (!end) continue;
      taken.add(start).add(end);
      pairs.push([start, end]);
    }
  };
  const isProven = (start: Token, end: Token): boolean => isDifference(start, end, used);
  take((start, end) => start.row === end.row && isProven(start, end));
  take(isProven);
  if (pairs.length > 0) return pairs;
  const proven = provenPairs(rows, context);
  if (proven.length > 0) return proven;
  const dated = datedPairs(
    tokens.filter(({ role }) => role === 'dated'),
    context.until,
  );
  if (dated.length > 0) return dated;
  take((start, end) => start.row === end.row && start.count <= end.count);
  take((start, end) => start.count <= end.count);
  return pairs.length > 0 ? pairs.slice(0, 1) : toldPairs(rows, context);
}

/** Readings beneath each other with their dates: each with the next, as long as both go the same way. */
function datedPairs(tokens: readonly Token[], until: CalendarDate | undefined): TokenPair[] {
  const pairs: TokenPair[] = [];
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    const [from, to] = [dateFor(token, 'start', { until }), next && dateFor(next, 'end', { until })];
    if (!next || from === undefined || to === undefined || from === to) return;
    const [start, end] = from < to ? [token, next] : [next, token];
    const isRun = pairs.length === 0 || pairs.at(-1)?.includes(token) !== true || from < to;
    if (start.count <= end.count && isRun) pairs.push([start, end]);
  });
  return pairs;
}

interface FigureContext {
  readonly rows: readonly BillRow[];
  readonly utility: Utility;
  readonly end: 'start' | 'end';
  readonly other: Token;
  readonly until: CalendarDate | undefined;
}

function figureOf(token: Token, { rows, utility, end, other, until }: FigureContext): MeterFigure {
  const { row, phrase, count } = token;
  return {
    utility,
    number: count,
    type: typeOf(token),
    date: dateFor(token, end, { until, other }),
    serial: serialNear(rows, row),
    printed: printedPhrase(phrase, row.line.page),
  };
}
