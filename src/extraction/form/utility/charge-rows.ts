// The items a bill charges for: rows that end in an amount, as far as they add up to a total that it prints.
import { dayNumber, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { foldText, tidySpaces } from '../../../kernel/text.ts';
import type { Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { signedMinor } from '../../values/amount.ts';
import { isTitledName } from '../../document/titles.ts';
import { datesIn } from '../../values/date.ts';
import { isInLine } from '../../fields/under-labels.ts';
import { readValue, type FieldValue } from '../../fields/values.ts';
import type { BillRow } from './bill-rows.ts';
import { calculatedName, isCalculation } from './calculated-names.ts';
import { CALL, dayOfItem } from './charge-days.ts';
import type { ChargeRow } from './charge-row.ts';
import { withoutFeet, withoutNamedFeet } from './feet.ts';
import { amountMeant } from './label-words.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { amountOf, ratesIn, textBefore } from './row-figures.ts';
import { sumsAcross } from './sums-across.ts';
import { withoutDates } from '../../values/without-dates.ts';
import { rowText } from './with-phrases.ts';

/** The items, and whether they add up. */
export interface Charges {
  readonly rows: readonly ChargeRow[];
  /** Every row that may be an item. */
  readonly candidates: readonly ChargeRow[];
  /** Undefined where the bill prints no total to compare them with. */
  readonly addUp: boolean | undefined;
}

/** Rows of what is sold without a charge of its own (`Weekend calls   Included`). */
export function freeRows(rows: readonly BillRow[]): ChargeRow[] {
  return rows.flatMap((row): ChargeRow[] => {
    const last = row.phrases.at(-1);
    const before = rowText(row.phrases.slice(0, -1));
    const name = nameOf(before);
    if (!last || !FREE.test(last.text) || !/\p{L}{3}/u.test(name) || NO_CHARGE.test(before)) return [];
    const period = readValue(before, { value: 'period' }, 'GBP');
    return [
      {
        row,
        name,
        amount: { minor: 0, hasFraction: true },
        minor: 0,
        period: period?.kind === 'period' ? period : undefined,
        printed: printedPhrase(row.phrases[0] ?? last, row.line.page),
      },
    ];
  });
}

/** What a column between says of a row whose amount is nothing. */
const SAID_FREE = /(?<=\p{L}{3}.*) (?:included(?: (?:in|with) [\p{L} ]{3,24})?|inclusive|free of charge|no charge)$/iu;
const FREE = /^(?:free|included|inclusive|inc\.?|no charge|nil)$/iu;

/** Rows of the account, not of the charges: what was owed, what was paid, and every kind of total. */
const NO_CHARGE =
  /\b(?:total(?! wi-?fi)|sub-?total|balance|brought forward|b\/f|carried forward|last bill|previous|payments?(?! (?:charge|fee|processing|protection|\d+ of \d))|paid|received|amount (?:due|to pay|payable|owed)|to pay|you owe|due|vat(?! free)|net|exit fees?(?=:)|this bill|this (?:month|period|quarter|time)[’']s charges|new charges|current charges|charges (?:this|for (?:this|the|these|those|all|your))|direct debits?|thank you|your bill|cost before|monthly payment|next payment|a\/c|giro|reference|estimated|annual|average(?! (?:download |upload )?speed)|would cost|save|cheapest)\b/iu;
/** Amounts that are taken off, however they are printed. */
const GIVEN_BACK = /\b(?:discount|rebate|reduction|refund|support scheme|government|credit)\b/iu;
/** A discount that an amount has in it already: `Swift 200 (price includes £3.00 discount)`. */
const GIVEN_ALREADY = /\([^()]*\b(?:includ(?:es|ing)|incl?\.?|after|less|with)\b[^()]*\)/giu;
const WITHIN_MINOR = 3;

/** The items among rows, chosen so that they add up to one of `totals` (minor units) where any choice does; `until` is the last day billed. */
export function chargeRows(rows: readonly BillRow[], totals: readonly number[], until?: CalendarDate): Charges {
  const all = rows.flatMap((row) => chargeOf(row, rows, until) ?? []);
  if (totals.length === 0)
    return { rows: all.filter(({ row }) => row.utility !== undefined), candidates: all, addUp: undefined };
  for (const choice of choices(all, rows)) {
    const sum = choice.reduce((total, { minor }) => total + minor, 0);
    if (choice.length > 0 && totals.some((total) => Math.abs(total - sum) <= WITHIN_MINOR))
      return { rows: choice, candidates: all, addUp: true };
    // A statement of an account may count charges down.
    const isDown = choice.length > 1 && choice.every(({ minor }) => minor < 0);
    if (isDown && totals.some((total) => total > 0 && Math.abs(total + sum) <= WITHIN_MINOR))
      return { rows: choice.map((one) => ({ ...one, minor: -one.minor })), candidates: all, addUp: true };
  }
  const across = sumsAcross(rows, totals);
  if (across.length > 0) return { rows: across, candidates: all, addUp: true };
  return { rows: [], candidates: all, addUp: all.length === 0 ? undefined : false };
}

/** Which rows the items may be: all; those of sections; those apart; those of one page; runs of rows. */
function* choices(all: readonly ChargeRow[], rows: readonly BillRow[]): Generator<readonly ChargeRow[]> {
  yield all;
  // Calls may be listed behind what they come to.
  const withoutCalls = all.filter(({ row }, i) => !CALL.test(row.text) && !isSumOfCalls(row, all[i - 1]?.row));
  yield withoutCalls;
  yield all.filter(({ row }) => row.section > 0);
  yield all.filter(({ row }) => row.utility !== undefined);
  yield all.filter(({ row }) => row.section === 0);
  yield withoutHeads(all);
  yield withoutHeads(withoutCalls);
  yield withoutFeet(all);
  yield withoutFeet(withoutCalls);
  yield withoutNamedFeet(all, rows);
  // Where the sums of one page are told item by item on another, the items say more.
  const listed = withoutCalls.length < all.length ? byPage(withoutCalls) : [];
  const pages = [...byPage(all), ...listed].sort((a, b) => b.length - a.length);
  for (const page of pages) {
    yield page;
    yield withoutHeads(page);
  }
  yield* byEdge(all);
  yield* runsOf(all);
  // What a summary of VAT lists again stands behind them: `Device plan (outside the scope of VAT)`.
  for (const items of [withoutHeads(all), withoutHeads(withoutCalls), withoutFeet(all), withoutFeet(withoutCalls)])
    if (items.length < all.length) yield* runsOf(items);
}

/** Runs of items, the longest first, and of those as long the last. */
function* runsOf(all: readonly ChargeRow[]): Generator<readonly ChargeRow[]> {
  for (let length = Math.min(all.length - 1, 30); length > 0; length--) {
    for (let from = all.length - length; from >= 0; from--) yield all.slice(from, from + length);
  }
}

/** The items of each page. */
const byPage = (all: readonly ChargeRow[]): readonly (readonly ChargeRow[])[] =>
  [...new Set(all.map(({ row }) => row.line.page))].map((page) => all.filter(({ row }) => row.line.page === page));

/** The items that begin at one edge: what a panel beside them tells of one of them is charged in it. */
const byEdge = (all: readonly ChargeRow[]): readonly (readonly ChargeRow[])[] =>
  [...new Set(all.map(edgeOf))]
    .map((edge) => all.filter((one) => Math.abs(edgeOf(one) - edge) <= SAME_EDGE_PT))
    .filter(({ length }) => length > 1 && length < all.length);

const SAME_EDGE_PT = 2;
const edgeOf = ({ row: { line, phrases } }: ChargeRow): number => phrases[0]?.x0 ?? line.x0;

/** Whether a row counts the calls that are listed right above it: `4 calls   £2.16`. */
const isSumOfCalls = ({ text }: BillRow, above: BillRow | undefined): boolean =>
  above !== undefined && CALL.test(above.text) && COUNT.test(text);

const COUNT = /^\d{1,4} (?:calls?|texts?|messages?|items?)\b/iu;

/** Items without those that only head others and print their sum; what stands beneath a head is of its utility. */
function withoutHeads(all: readonly ChargeRow[]): readonly ChargeRow[] {
  const items: ChargeRow[] = [];
  for (let at = 0; at < all.length; at++) {
    const head = all[at];
    if (!head) break;
    const own = summedBeneath(head, all.slice(at + 1));
    items.push(...(own.length > 0 ? own.map((one) => withUtility(one, head)) : [head]));
    at += own.length;
  }
  return items;
}

function summedBeneath({ minor }: ChargeRow, below: readonly ChargeRow[]): readonly ChargeRow[] {
  let sum = 0;
  for (const [i, one] of below.slice(0, MOST_BENEATH).entries()) {
    sum += one.minor;
    if (sum === minor) return below.slice(0, i + 1);
  }
  return [];
}

const MOST_BENEATH = 12;

function withUtility(item: ChargeRow, { name, row }: ChargeRow): ChargeRow {
  const utility = item.row.utility ?? namedUtility(name, UTILITIES_SOLD) ?? row.utility;
  return { ...item, row: { ...item.row, utility } };
}

const UTILITIES_SOLD: readonly Utility[] = ['Internet', 'Telephone', 'TV'];

/** How many of a thing, in a cell of its own before it. */
const COUNTED = /^\d{1,3} {2,}(?=\p{Lu}[^:]*\p{L}{2})/u;

/** The number of a meter or a supply in the column left of it. */
const METERED =
  /^(?:(?:electricity |gas |your )?(?:supply|meter)(?: point)?(?: serial)?(?: (?:number|no\.?|reference|ref\.?|id))?|mpan|mprn)[^\S\n]{2,}(?=[A-Z\d ]*\d{4})[A-Z\d]+(?: [A-Z\d]+)*\s{2,}(?=\p{L}{3})/iu;
/** That its contract has no end, in a cell of its own. */
const ENDLESS = /\s{2,}(?:rolling|monthly rolling|no contract|out of contract)(?=\s{2}|$)/giu;

function chargeOf(row: BillRow, rows: readonly BillRow[], until: CalendarDate | undefined): ChargeRow | undefined {
  const found = amountOf(row);
  const before = textBefore(row)
    .replace(METERED, '')
    .replace(COUNTED, '')
    .replace(HOW_READ, '')
    .replace(VAT_BASIS, '')
    .replace(YEARLY, '')
    .replace(ENDLESS, '')
    .replace(WHOLE_MONTH, '');
  if (!found || NO_CHARGE.test(before.replace(STILL_OWED, ' ')) || isOfAccount(before)) return undefined;
  if (isFeeToLeave(row, rows) || isSetLarge(row)) return undefined;
  // A row may print nothing but its calculation: it is then of the supply it stands beneath.
  const period = readValue(before, { value: 'period' }, 'GBP') ?? periodInCells(before);
  // The months of its days are no name of what is charged for them.
  const isWorkedOut = isCalculation(tidySpaces(before));
  const isNamed = !isWorkedOut && /\p{L}{3}|^TV$/u.test((period ? withoutDates(before) : before).replace(UNITS, ' '));
  // Its quantity may stand in the row above: `Used   300 kWh`, `at 25.00p per kWh   £75.00`.
  const isPriced = ratesIn(row).some(({ verified, per }) => verified || (per !== undefined && AT_PRICE.test(before)));
  if (!isNamed && !isPriced && !isWorkedOut) return undefined;
  const once = period ? undefined : dayOfItem(before, until);
  const name = isNamed ? nameOf(once?.rest ?? before) : (calculatedName(row, rows) ?? before);
  // Who pays stands over the amount on a payment slip.
  if (name === '' || isTitledName(name)) return undefined;
  const isCredit = found.amount.mark === 'CR' || GIVEN_BACK.test(before.replace(GIVEN_ALREADY, ' '));
  const minor = isCredit ? -found.amount.minor : signedMinor(found.amount);
  const [first = found.printed] = row.phrases.map((phrase) => printedPhrase(phrase, row.line.page));
  return {
    row,
    name,
    amount: found.amount,
    minor,
    period: period?.kind === 'period' ? period : undefined,
    day: once?.day,
    printed: { ...first, text: `${before}  ${found.printed.text}` },
  };
}

/** Whether an amount is set much larger than the words on its line: what a bill comes to, beside the lines of an address. */
function isSetLarge({ phrases }: BillRow): boolean {
  const [first, last] = [phrases[0], phrases.at(-1)];
  return first !== undefined && last !== undefined && last.sizePt > MUCH_LARGER * first.sizePt;
}

const MUCH_LARGER = 1.8;

/** Whether the amount of a row stands right under the head of what leaving a tariff would cost: `Fixed until   Exit fee`. */
function isFeeToLeave(row: BillRow, rows: readonly BillRow[]): boolean {
  const amount = row.phrases.at(-1);
  const isRightOver = ({ y1 }: Phrase, { y0, y1: foot }: Phrase): boolean => y1 <= y0 + 1 && y0 - y1 < foot - y0;
  return rows.some(
    ({ line, phrases }) =>
      line.page === row.line.page &&
      phrases.some((one) => amount && FEE_TO_LEAVE.test(one.text) && isInLine(one, amount) && isRightOver(one, amount)),
  );
}

const FEE_TO_LEAVE = /^(?:early )?(?:exit|termination|leaving|cancellation) (?:fees?|charges?)\b(?!.*\d)/iu;

/** A period whose ends stand in two cells with nothing between them: `17 May 26   26 May 26`. */
function periodInCells(before: string): FieldValue | undefined {
  const [from, to, other] = datesIn(before);
  if (!from || !to || other || before.slice(from.index + from.match.length, to.index).trim() !== '') return undefined;
  const [first, last] = [before.slice(from.index, from.index + from.match.length), before.slice(to.index)];
  const value = readValue(`${first} to ${last}`, { value: 'period' }, 'GBP');
  return value?.kind === 'period' && dayNumber(value.end) - dayNumber(value.start) <= YEAR_DAYS ? value : undefined;
}

const YEAR_DAYS = 366;

/** How the meter was read at the end of what is charged for. */
const HOW_READ = /\s\((?:estimated|actual|smart|est\.?|act\.?|customer|your reading)\)/giu;

/** What is left of a loan for a device, noted behind the name of its plan. */
const STILL_OWED = /\([^()]*\b(?:balance|left|remaining|payments?)\b[^()]*\)/giu;
/** Whether the amount is with VAT, in a cell of its own. */
const VAT_BASIS =
  /\s{2,}\(?(?:ex|exc|excl|excluding|inc|incl|including|plus|\+)\.? vat\)?\s*$|\s\((?:(?:no|zero|without|outside the scope of|exempt from|outside) vat|vat[- ](?:exempt|free))\)/iu;
/** How a charge is worked out, in a cell of its own. */
const YEARLY =
  /\s{2,}(?:(?:annual(?:ly)?|yearly|per annum|per year|a year)(?: charge)?|(?:monthly|quarterly|annual|yearly) (?:rental|subscription|fee|charge|price))(?=\s{2}|,|$)/giu;
/** How many days are charged for, where it is all of them: a cell of its own. */
const WHOLE_MONTH = /\s{2,}(?:full|whole) (?:month|period|quarter)(?=\s{2}|$)/giu;
/** Units of what is counted are no names. */
const UNITS =
  /\d[\d,.]*\s?(?:kWh|units?|days?|m³|m3|p|pence|litres?|cubic met(?:re|er)s?)\b|\b(?:per|each) (?:kWh|unit|day|litre|cubic met(?:re|er))\b/giu;

/** Nothing but the price of what the row above counts. */
const AT_PRICE = /^(?:at|@|×|x) ?£?\d/iu;

/** Whether a label speaks of the account: what was owed, paid, or is due. */
function isOfAccount(before: string): boolean {
  const field = amountMeant([foldText(before.replace(/\bpayment \d+ of \d+/giu, ' '))]);
  return field === 'previousBalance' || field === 'payments' || field === 'amountDue' || field === 'vat';
}

/** What an item is called: its text up to the first figure of its calculation, without its period. */
export function nameOf(before: string): string {
  const [text = ''] = withoutDates(before)
    .replace(/,\s{4,}(?=,)/gu, '')
    .replace(/\(?\s*(?:for|from)?\s{4,}(?:to|until|[-–—])?\s*\)?|\(\s*\)/giu, '   ')
    .split(CALCULATION);
  const name = tidySpaces(text.replace(/\s*\([^)]*$/u, '')).replace(
    /^[·•–—:\s-]+|(?:,?\s+(?:from|for|to|until|(?:ends?|ending|expires)(?: on)?))?[\s:·–—,(-]+$|\s+(?:from|for|to)$|,?\s+(?:ends?|ending|expires)(?: on)?$/giu,
    '',
  );
  if (/\p{L}{3}/u.test(name.replace(UNITS, ' '))) return name.replace(SAID_FREE, '');
  // A row that begins with its calculation may name behind it what it is of (`30 days x 41.2p standing charge`), or has no other name.
  const behind = /\d\s?(?:p|pence)?\s+(\p{L}{3,}(?: \p{L}+){0,4})$/u.exec(tidySpaces(before))?.[1];
  return behind !== undefined && !/^(?:per|each|days?|units?|kwh)\b/iu.test(behind) ? behind : tidySpaces(before);
}

/** Where the name of an item ends: at its quantity, its rate, or figures that stand apart. */
const CALCULATION =
  /\s{2,}(?=[\d£@(]|at\b|RV\b)|\s+(?=\d[\d,.]*\s?(?:kWh|m³|m3|units?|days?|cubic|litres?)(?![\p{L}\d]))|\s+(?:@|×|at £|at \d)|\s+(?=£?\d[\d,.]*\s?(?:@|×|x|at)\s?£?\d)/u;
