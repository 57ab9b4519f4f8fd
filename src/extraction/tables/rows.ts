// Body lines to rows. A row has one line with money; which other lines belong to it is told by the gaps between lines,
// and where those are even, by which lines carry the dates.
import type { Printed } from '../../model/printed.ts';
import type { BodyLine } from './body.ts';
import { hasMoney, isDated, wordsIn, type PrintedDate, type TableContents } from './contents.ts';

/** Lines that belong together: a row with money, or text that stands alone (a heading, a message, a date). */
export interface LineGroup {
  readonly lines: readonly BodyLine[];
}

/** Gaps are compared to this fineness, in points. */
const GRAIN_PT = 0.25;
/** A grouping by gaps is trusted when this part of its groups with money has exactly one line with money. */
const TRUSTED = 0.9;
/** At most this part of the rows may have a description that the gaps cut off (headings and messages look like that). */
const CUT_OFF = 0.15;
/** A line of text belongs to the money line it touches only within this many line heights. */
const REACH_LINES = 2.2;

/** Distance between a line and the one before it: from middle to middle, so that sizes do not matter. */
function pitch(lines: readonly BodyLine[], index: number): number {
  const [above, below] = [lines[index - 1], lines[index]];
  if (!above || above.page !== below?.page) return Infinity;
  return (below.box.y0 + below.box.y1 - above.box.y0 - above.box.y1) / 2;
}

/** Groups the lines of one table (all its pages, in reading order) into rows and loose text. */
export function groupLines(lines: readonly BodyLine[], isHeading: (text: string) => boolean): LineGroup[] {
  return splitAtHeadings(lines, isHeading).flatMap(groupStretch);
}

/** Headings stand alone, whatever the gaps around them. */
function splitAtHeadings(lines: readonly BodyLine[], isHeading: (text: string) => boolean): BodyLine[][] {
  const parts: BodyLine[][] = [[]];
  for (const line of lines) {
    if (!hasMoney(line) && !isDated(line) && isHeading(wordsIn(line))) parts.push([line], []);
    else parts.at(-1)?.push(line);
  }
  return parts.filter((part) => part.length > 0);
}

function groupStretch(lines: readonly BodyLine[]): LineGroup[] {
  const groups = withSecondLines(splitAt(lines, bestThreshold(lines)));
  const mode = moneyStandsLast(groups) ? 'last' : 'first';
  return groups.flatMap((group) => (moneyLines(group).length > 1 ? splitByMoney(group, mode) : [group]));
}

/** Where rows stand as close as their lines do, what a row goes on with was cut off from it: it belongs to the row above. */
function withSecondLines(groups: readonly LineGroup[]): readonly LineGroup[] {
  const joined: LineGroup[] = [];
  groups.forEach((group, at) => {
    const [above, below] = [joined.at(-1), groups[at + 1]];
    if (above && isSecondLine(group, above, below)) joined.splice(-1, 1, { lines: [...above.lines, ...group.lines] });
    else joined.push(group);
  });
  return joined;
}

/** A line of description and nothing else right beneath a row, no further from it than from what follows. */
function isSecondLine({ lines }: LineGroup, above: LineGroup, below: LineGroup | undefined): boolean {
  const [line, other] = lines;
  if (!line || other || isMarked(line) || isStray(line) || isBoldHeading(line, above)) return false;
  if (line.text.length === 0 || hasMoney(line) || !above.lines.some(hasMoney)) return false;
  const [last, next] = [above.lines.slice(-1), below?.lines.slice(0, 1) ?? []];
  const gap = pitch([...last, line], 1);
  return gap <= pitch([line, ...next], 1) + GRAIN_PT && gap <= REACH_LINES * (line.box.y1 - line.box.y0);
}

function moneyLines({ lines }: LineGroup): readonly BodyLine[] {
  return lines.filter(hasMoney);
}

function splitAt(lines: readonly BodyLine[], thresholdPt: number): LineGroup[] {
  const groups: BodyLine[][] = [];
  lines.forEach((line, index) => {
    const last = groups.at(-1);
    if (last && pitch(lines, index) <= thresholdPt) last.push(line);
    else groups.push([line]);
  });
  return groups.map((group) => ({ lines: group }));
}

/** The widest gap inside rows: the one under which most groups hold exactly one line with money. */
function bestThreshold(lines: readonly BodyLine[]): number {
  const pitches = lines.map((_, index) => pitch(lines, index)).filter(Number.isFinite);
  const steps = [...new Set(pitches.map((value) => Math.ceil(value / GRAIN_PT) * GRAIN_PT))].sort((a, b) => a - b);
  let best: { threshold: number; right: number } | undefined;
  for (const threshold of [0, ...steps.map((step) => step + GRAIN_PT)]) {
    const groups = splitAt(lines, threshold);
    const withMoney = groups.filter((group) => moneyLines(group).length > 0);
    const single = withMoney.filter((group) => moneyLines(group).length === 1 && !holdsTwo(group)).length;
    // Descriptions left without money are cut off from their rows: gaps this narrow do not tell rows apart.
    const loose = groups.filter((group) => !group.lines.some(hasMoney));
    const cut = groups.filter((_, at) => isCutOff(groups, at)).length;
    const right = (single - loose.length) / Math.max(1, lines.filter(hasMoney).length);
    // Gaps between rows narrower than those inside them would pair the end of one row with the start of the next.
    const inverted = withMoney.filter(endsMarked).length;
    const trusted =
      single >= TRUSTED * withMoney.length &&
      cut <= CUT_OFF * withMoney.length &&
      inverted <= CUT_OFF * withMoney.length;
    if (trusted && right > (best?.right ?? 0) + 1e-9) best = { threshold, right };
  }
  return best?.threshold ?? Infinity;
}

/** Whether a group holds two rows: each begins with its type code. */
const holdsTwo = ({ lines }: LineGroup): boolean => lines.filter(({ codes }) => codes.length > 0).length > 1;

/** Whether a group is description without money that stands next to a row, rather than text of its own further off. */
function isCutOff(groups: readonly LineGroup[], at: number): boolean {
  const group = groups[at];
  if (!group?.lines.some((line) => line.text.length > 0) || group.lines.some(hasMoney)) return false;
  return [groups[at - 1], groups[at + 1]].some((other) => {
    if (!other?.lines.some(hasMoney)) return false;
    const [above, below] = other === groups[at - 1] ? [other, group] : [group, other];
    const pair = [above.lines.at(-1), below.lines[0]].flatMap((line) => line ?? []);
    return pitch(pair, 1) <= REACH_LINES * ((pair[0]?.box.y1 ?? 0) - (pair[0]?.box.y0 ?? 0));
  });
}

/** Whether the only marked line of a group is its last, and holds the money: text above it belongs to the row before. */
function endsMarked({ lines }: LineGroup): boolean {
  const last = lines.at(-1);
  if (lines.length < 2 || !last || !hasMoney(last)) return false;
  return lines.findIndex(isMarked) === lines.length - 1;
}

/** Dates on lines without money decide even when few: a row with its money first prints none there. */
const DECISIVE = 0.1;

/** Whether, in groups where gaps say nothing, text comes before its money: the dates then stand on lines without money. */
function moneyStandsLast(groups: readonly LineGroup[]): boolean {
  let before = 0;
  let on = 0;
  for (const group of groups) {
    if (moneyLines(group).length < 2) continue;
    group.lines.forEach((line, at) => {
      if (!isMarked(line)) return;
      if (hasMoney(line)) on++;
      // A marked text whose money comes, unmarked, on a later line.
      else if (line.text.length > 0 && nextMoneyUnmarked(group.lines, at)) before++;
    });
  }
  return before >= Math.max(1, DECISIVE * on);
}

/** Dates and type codes stand on the first line of a row. */
function isMarked(line: BodyLine): boolean {
  return line.codes.length > 0 || isDated(line);
}

function nextMoneyUnmarked(lines: readonly BodyLine[], at: number): boolean {
  const next = lines.slice(at + 1).find((line) => hasMoney(line) || isMarked(line));
  return next !== undefined && hasMoney(next) && !isMarked(next);
}

/** A line with nothing in any column's way: a heading, a message, a summary. */
function isStray(line: BodyLine | undefined): boolean {
  return line !== undefined && line.stray.length > 0 && !hasMoney(line) && !isDated(line);
}

/** A bold line without money among rows that are not bold. */
function isBoldHeading(line: BodyLine | undefined, group: LineGroup): boolean {
  return line !== undefined && line.bold && !hasMoney(line) && !group.lines.some((one) => one.bold && hasMoney(one));
}

/** Splits a group with several money lines so that each has the text that goes with it. */
function splitByMoney(group: LineGroup, mode: 'first' | 'last'): LineGroup[] {
  const rows: BodyLine[][] = [];
  let current: BodyLine[] = [];
  const flush = (): void => {
    if (current.length > 0) rows.push(current);
    current = [];
  };
  group.lines.forEach((line, index) => {
    const starts = mode === 'first' ? hasMoney(line) : current.some(hasMoney);
    const far = pitch(group.lines, index) > REACH_LINES * (line.box.y1 - line.box.y0);
    const apart =
      isStray(line) || isStray(current.at(-1)) || isBoldHeading(line, group) || isBoldHeading(current.at(-1), group);
    const dated = mode === 'first' && !hasMoney(line) && isDated(line);
    if (starts || far || apart || dated) flush();
    current.push(line);
  });
  flush();
  return rows.map((lines) => ({ lines }));
}

/** Everything the lines of a group print, in reading order. */
export function contentsOf({ lines }: LineGroup): TableContents {
  const dates: Record<string, PrintedDate> = {};
  for (const line of lines) for (const [role, date] of Object.entries(line.dates)) dates[role] ??= date;
  return {
    dates,
    codes: lines.flatMap((line) => line.codes),
    sides: lines.flatMap((line) => line.sides),
    text: lines.map(({ text }) => text).reduce(goingOn, []),
    money: lines.flatMap((line) => line.money),
    stray: lines.flatMap((line) => line.stray),
  };
}

/** A cell of figures alone. */
const NUMBER = /^\d{2,}$/;

/** The pieces of a row and of the line beneath: a number in a cell of its own, behind the text, does not part what goes on under that. */
function goingOn(row: readonly Printed[], next: readonly Printed[]): readonly Printed[] {
  const last = row.at(-1);
  const isBeside = last !== undefined && row.length > 1 && NUMBER.test(last.text);
  const isUnder = next.length > 0 && next.every(({ box }) => last !== undefined && box.x1 < last.box.x0);
  return isBeside && isUnder ? [...row.slice(0, -1), ...next, last] : [...row, ...next];
}
