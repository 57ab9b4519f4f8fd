// What the meters of a bill showed: pairs of readings by their headers, labels or dates, proven by the units between them.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { Phrase } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import { dateOf, datesIn } from '../../values/date.ts';
import { postcodeAtEnd } from '../../values/identifiers.ts';
import type { BillRow } from './bill-rows.ts';
import type { Utility } from './named-utility.ts';
import { quantitiesIn, ratesIn, withoutDates } from './row-figures.ts';

export type ReadingType = 'Actual' | 'Estimated' | 'Customer';

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

/** `dated`: a reading that only its date places. */
type Role = 'previous' | 'current' | 'used' | 'dated';

interface Token {
  readonly role: Role | undefined;
  readonly count: number;
  readonly row: BillRow;
  readonly phrase: Phrase;
  /** Where it stands in the text of its phrase. */
  readonly index: number;
  readonly end: number;
}

const ROLES: readonly (readonly [Role, RegExp])[] = [
  ['used', /\b(?:used|usage|consumption|difference|advance|consumed|units|kwh)\b|m³|\bm3\b/giu],
  ['previous', /\b(?:previous|prev|last|opening|open|start|starting|earlier|first|from|initial|beginning|old)\b/giu],
  ['current', /\b(?:current|curr|latest|present|closing|close|end|final|this|new|now|recent|most recent|to)\b/giu],
];
/** Rows that may hold readings at all. */
const READING_WORDS =
  /\b(?:read|reads|reading|readings|meter|previous|current|opening|closing|latest|present|start|end)\b/iu;
const NOT_READINGS =
  /\b(?:mpan|mprn|supply number|meter point|calorific|correction|factor|standing|rateable|tel|telephone|call|account|bill|invoice|vat|payment|balance|charges?|tariff|annual|estimated annual|average|litres a day|page|postcode)\b/iu;
const SERIAL =
  /\b(?:meter (?:serial(?: (?:number|no))?|no|number|id|ref)|serial (?:number|no)|serial|MSN|meter)\b[.:)]?\s*:?\s*\(?((?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{4,15})\b/iu;
const NUMBER =
  /(?<![\p{L}\d.,£/-]|£\s)(\d{1,3}(?:,\d{3})+|\d{1,7})(?!\.\d\d(?!\d))(\.\d{1,3})?(?![\d%/]|,\d|\.\d|\s?p\b|\s?%|\s?(?:days?|months?|miles)\b)/gu;
const TYPE =
  /\b(?:(estimated?|estimate|est)|(customer|your own|you gave us|you read|own|provided by you)|(actual|act|smart|we read|remote|read by us))\b/iu;
const TYPE_LETTER = /^\s?\(?([EACSRe])\)?(?![\p{L}\d])/u;
/** Lines between a header and the figures beneath it. */
const HEADER_LINES = 8;

/** The pairs of readings of the meters of `utility`; sewerage has none of its own, and is charged by those of the water. */
export function readingPairs(rows: readonly BillRow[], utility: Utility): ReadingPair[] {
  if (utility === 'Sewerage') return [];
  const own = utility === 'Water' ? rows : rows.filter((row) => row.utility === utility);
  const tokens = own.flatMap((row) => tokensOf(row, own));
  const used = usedIn(own, tokens, utility);
  const pairs = pairsOf(tokens, used);
  return pairs.map(([previous, current]) => ({
    previous: figureOf(previous, { rows: own, utility, end: 'start', other: current }),
    current: figureOf(current, { rows: own, utility, end: 'end', other: previous }),
    differenceHolds: used.length === 0 ? undefined : isDifference(previous, current, used),
  }));
}

/** Units that rows print as used. Gas meters count volume: kilowatt hours say only about how much that was. */
function usedIn(rows: readonly BillRow[], tokens: readonly Token[], utility: Utility): Used[] {
  const labelled = tokens
    .filter(({ role }) => role === 'used')
    .map(({ count, row }): Used => ({ count, isEnergy: utility === 'Gas' && !/m³|m3/iu.test(row.text) }));
  const printed = rows.flatMap((row) =>
    quantitiesIn(withoutDates(row.text)).flatMap(({ count, unit }): Used[] =>
      /^(?:kWh|m³|unit)$/.test(unit) ? [{ count, isEnergy: utility === 'Gas' && unit === 'kWh' }] : [],
    ),
  );
  const charged = rows.flatMap((row) =>
    ratesIn(row).flatMap(({ count, verified }): Used[] =>
      verified && count !== undefined ? [{ count, isEnergy: utility === 'Gas' }] : [],
    ),
  );
  return [...labelled, ...printed, ...charged];
}

interface Used {
  readonly count: number;
  /** May be kilowatt hours of gas, not what its meter counted. */
  readonly isEnergy: boolean;
}

/** Kilowatt hours in a cubic metre of gas, and in a hundred cubic feet (calorific values of 35 to 44 MJ/m³). */
const GAS_KWH = [
  [9.9, 12.6],
  [28, 35.7],
] as const;

function isDifference(previous: Token, current: Token, used: readonly Used[]): boolean {
  const between = current.count - previous.count;
  // A meter that has gone round starts again at nought.
  const round = 10 ** String(Math.trunc(previous.count)).length + between;
  const isAbout = (count: number): boolean =>
    between > 0 && GAS_KWH.some(([least, most]) => count >= least * (between - 1) && count <= most * (between + 1));
  return used.some(
    ({ count, isEnergy }) =>
      Math.abs(count - between) < 0.51 ||
      (between < 0 && Math.abs(count - round) < 0.51) ||
      (isEnergy && isAbout(count)),
  );
}

function tokensOf(row: BillRow, rows: readonly BillRow[]): Token[] {
  if (NOT_READINGS.test(row.text) && !/\breadings?\b/iu.test(row.text)) return [];
  return row.phrases.flatMap((phrase, at) => {
    if (postcodeAtEnd(phrase.text)) return [];
    const text = withoutSerials(withoutDates(phrase.text));
    return [...text.matchAll(NUMBER)].flatMap((match): Token[] => {
      const [printed, whole = '', fraction = ''] = match;
      const count = Number(whole.replaceAll(',', '') + fraction);
      const end = match.index + printed.length;
      const role = inlineRole(text.slice(0, match.index)) ?? besideRole(row, at) ?? headerRole(row, phrase, rows);
      const unit = /^\s?(?:kwh|m³|m3|units?|cubic)/iu.test(text.slice(end));
      if (unit) return [{ role: 'used', count, row, phrase, index: match.index, end }];
      const known = role ?? (isDated(row, phrase, rows) ? 'dated' : undefined);
      return known ? [{ role: known, count, row, phrase, index: match.index, end }] : [];
    });
  });
}

/** A figure beside a date, under a header or beside a label that speaks of readings. */
function isDated(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): boolean {
  if (datesIn(row.text).length !== 1) return false;
  if (/\breading\b/iu.test(row.text)) return true;
  const from = rows.indexOf(row);
  return rows
    .slice(Math.max(0, from - HEADER_LINES), from)
    .some((above) => above.phrases.some((one) => /\bread(?:ing)?s?\b/iu.test(one.text) && overlaps(one, phrase)));
}

function withoutSerials(text: string): string {
  return text.replace(SERIAL, (all) => ' '.repeat(all.length));
}

/** The role that the last words before a figure give it. */
function lastRole(text: string): Role | undefined {
  const found = ROLES.flatMap(([role, words]) =>
    [...text.matchAll(words)].map((match) => ({ role, at: match.index })),
  ).sort((a, b) => b.at - a.at);
  return found[0]?.role;
}

function inlineRole(before: string): Role | undefined {
  // Only the words since the figure before: each names its own.
  const words = /(?:.*\d)?(\D*)$/u.exec(before)?.[1] ?? '';
  return /\p{L}{2}/u.test(words) && /\p{L}/u.test(words) ? lastRole(words) : undefined;
}

/** The label left of a figure that stands in a phrase of its own. */
function besideRole(row: BillRow, at: number): Role | undefined {
  const left = row.phrases.slice(0, at).findLast((phrase) => /\p{L}{3}/u.test(withoutDates(phrase.text)));
  return left && READING_WORDS.test(left.text) ? lastRole(withoutDates(left.text)) : undefined;
}

/** The header above a figure, on one line or two: it stands over it, and holds no figures. */
function headerRole(row: BillRow, phrase: Phrase, rows: readonly BillRow[]): Role | undefined {
  const from = rows.indexOf(row);
  let below: Phrase | undefined;
  for (const above of rows.slice(Math.max(0, from - HEADER_LINES), from).reverse()) {
    if (above.line.page !== row.line.page) break;
    const header = above.phrases.find((one) => !/\d{3}/.test(one.text) && overlaps(one, phrase));
    if (header && NOT_READINGS.test(header.text) && !/\bread/iu.test(header.text)) break;
    if (!header) continue;
    if (below && below.y0 - header.y1 > header.y1 - header.y0) break;
    const role = lastRole(header.text);
    if (role) return role;
    if (below) break;
    below = header;
  }
  return undefined;
}

function overlaps(header: Phrase, cell: Phrase): boolean {
  const slack = 3;
  return header.x0 < cell.x1 + slack && header.x1 > cell.x0 - slack;
}

/** Figures in pairs: side by side in a row, else one after the other; those between which the used units lie come first. */
function pairsOf(tokens: readonly Token[], used: readonly Used[]): (readonly [Token, Token])[] {
  const starts = tokens.filter(({ role }) => role === 'previous');
  const ends = tokens.filter(({ role }) => role === 'current');
  const taken = new Set<Token>();
  const pairs: (readonly [Token, Token])[] = [];
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
  const dated = datedPairs(tokens.filter(({ role }) => role === 'dated'));
  if (dated.length > 0) return dated;
  take((start, end) => start.row === end.row && start.count <= end.count);
  take((start, end) => start.count <= end.count);
  return pairs.slice(0, 1);
}

/** Readings beneath each other with their dates: each with the next, as long as both go the same way. */
function datedPairs(tokens: readonly Token[]): (readonly [Token, Token])[] {
  const pairs: (readonly [Token, Token])[] = [];
  tokens.forEach((token, i) => {
    const next = tokens[i + 1];
    const [from, to] = [dateFor(token, 'start'), next && dateFor(next, 'end')];
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
}

function figureOf(token: Token, { rows, utility, end, other }: FigureContext): MeterFigure {
  const { row, phrase, count } = token;
  return {
    utility,
    number: count,
    type: typeOf(token),
    date: dateFor(token, end, other.row === token.row),
    serial: serialNear(rows, row),
    printed: printedPhrase(phrase, row.line.page),
  };
}

function typeOf({ row, phrase, end }: Token): ReadingType | undefined {
  const after = phrase.text.slice(end);
  const letter = TYPE_LETTER.exec(after)?.[1]?.toUpperCase();
  if (letter !== undefined) return letter === 'E' ? 'Estimated' : letter === 'C' ? 'Customer' : 'Actual';
  const next = row.phrases[row.phrases.indexOf(phrase) + 1]?.text ?? '';
  const words =
    TYPE.exec(after.slice(0, 40)) ??
    (/^\p{L}/u.test(next) || next.startsWith('(') ? TYPE.exec(next.slice(0, 24)) : null);
  const own = words ?? (row.phrases.length <= 3 ? TYPE.exec(row.text) : null);
  if (!own) return undefined;
  return own[1] ? 'Estimated' : own[2] ? 'Customer' : 'Actual';
}

/** The date of a reading: beside it in its phrase, else the one of its row, or its end of the period that the row prints. */
function dateFor(
  { row, phrase, index, end: after }: Token,
  end: 'start' | 'end',
  isShared = false,
): CalendarDate | undefined {
  const own = datesIn(phrase.text);
  const beside =
    own.find((date) => date.index >= after && /^\D{0,24}$/.test(phrase.text.slice(after, date.index))) ??
    own.findLast((date) => date.index < index && index - date.index < 40 && !isOthers(phrase, date.index));
  const all = datesIn(row.text);
  // One date for two figures is the date of neither, for all that is known.
  const only = isShared ? undefined : all[0];
  const date = beside ?? (all.length === 1 ? only : end === 'start' ? all[0] : all.at(-1));
  const reading = date?.match.readings[0];
  const other = all.at(-1)?.match.readings[0]?.year;
  return reading && dateOf(reading, other);
}

/** Whether a date stands behind another figure, and belongs to that. */
function isOthers({ text }: Phrase, dateIndex: number): boolean {
  return /\d{2}/.test(withoutDates(text.slice(0, dateIndex)));
}

/** The serial number of the meter: on the row, else the nearest above, else the nearest beneath. */
function serialNear(rows: readonly BillRow[], row: BillRow): string | undefined {
  const serialOf = (one: BillRow | undefined): string | undefined => {
    const serial = one && SERIAL.exec(one.text)?.[1];
    return serial !== undefined && !/^\d{13}$|^\d{10}$/.test(serial) ? serial : undefined;
  };
  const at = rows.indexOf(row);
  for (let i = at; i >= 0; i--) {
    const serial = serialOf(rows[i]);
    if (serial !== undefined) return serial;
  }
  return rows
    .slice(at + 1)
    .map(serialOf)
    .find((serial) => serial !== undefined);
}
