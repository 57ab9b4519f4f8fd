// What a charge is called whose row prints nothing but how its amount is worked out (`43 m³ at £1.60 a cubic metre`): by the
// head it stands under, by what is charged for each day, else by its supply.
import type { BillRow } from './bill-rows.ts';
import { plainUtility, type Utility } from './named-utility.ts';
import { quantitiesIn } from './row-figures.ts';

/** The words of a calculation: what is counted, what it is multiplied by, and what it is turned into. */
const OF_CALCULATION =
  /(?<!\p{L})(?:rv|rateable value|kwh|kilowatt[- ]hours?|units?|days?|m3|cubic met(?:re|er)s?|litres?|p|pence|per|each|every|an?|at|x|of|in the|in|times|equals?|is|to|convert(?:ed)?|calorific value|(?:volume |metric )?(?:correction|conversion)(?: factor)?|volume)(?!\p{L})|m³/giu;

/** Whether a text is a calculation and names nothing. */
export function isCalculation(text: string): boolean {
  return COUNTED.test(text) && !/[%\p{L}]/u.test(text.replace(OF_CALCULATION, ' '));
}

/** It begins with how much of something there is. */
const COUNTED = /^(?:rv )?£?\d[\d,.]* ?(?:kwh|kilowatt|units?|days?|m³|m3|cubic|litres?|×)/iu;

const METERED: readonly Utility[] = ['Electricity', 'Gas', 'Water', 'Sewerage'];
/** Rows between a head and what it heads. */
const ROWS_BENEATH = 6;
const SAME_EDGE_PT = 6;
const HEAD_WORDS = 4;

/** What the row of a calculation is called; undefined where nothing tells. */
export function calculatedName(row: BillRow, rows: readonly BillRow[]): string | undefined {
  const { utility } = row;
  if (utility === undefined || !METERED.includes(utility)) return utility;
  const units = quantitiesIn(row.text).map(({ unit }) => unit);
  if (units.length > 0 && units.every((unit) => unit === 'day')) return 'Standing charge';
  const at = rows.indexOf(row);
  const above = rows.slice(Math.max(0, at - ROWS_BENEATH), Math.max(0, at)).toReversed();
  return above.map((one) => headIn(one, row)).find((head) => head !== undefined) ?? utility;
}

/** The first cell of a row above, where it names the supply and nothing else; the first of two languages. */
function headIn(
  { line, phrases: [head] }: BillRow,
  { line: own, phrases: [first], utility }: BillRow,
): string | undefined {
  if (!head || !first || utility === undefined || line.page !== own.page) return undefined;
  const [text = ''] = head.text.split(/\s[/|]\s/u);
  const isHead = Math.abs(head.x0 - first.x0) <= SAME_EDGE_PT && text.split(' ').length <= HEAD_WORDS;
  const named = isHead ? plainUtility(text.replace(/\([^)]*\)/gu, ' '), METERED) : undefined;
  return named === utility ? text : undefined;
}
