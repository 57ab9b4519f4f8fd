// How a council tax bill is made up: the parts of the charge, the charge, what is taken off, what is owed from before, what is to pay.
// The sums tell which line is which; labels only propose.
import { signedMinor } from '../../values/amount.ts';
import { readDate } from '../../values/date.ts';
import type { AmountRow, PlacedAmount } from './amount-rows.ts';
import { isPartOfYear } from './part-of-year.ts';

/** A line of the bill with the amount that counts. */
export interface ChargeLine extends PlacedAmount {
  readonly name: string;
  /** What it adds, in minor units; less than nothing where it takes away. */
  readonly minor: number;
}

/** The lines of one bill, in printed order. */
export interface CouncilTaxSums {
  readonly parts: readonly ChargeLine[];
  readonly gross: ChargeLine | undefined;
  readonly discounts: readonly ChargeLine[];
  /** What the year costs besides: a premium on an empty home. */
  readonly added: readonly ChargeLine[];
  /** What was owed or paid before. */
  readonly carried: readonly ChargeLine[];
  readonly net: ChargeLine | undefined;
  /** Whether the parts make up the charge; undefined where none are printed. */
  readonly partsHold: boolean | undefined;
  /** Whether charge, discounts and what was carried make up what is to pay; undefined where one of the two is not printed. */
  readonly netHolds: boolean | undefined;
}

const GROSS =
  /\b(?:(?:total|gross|full|annual|original) (?:council tax )?(?:charge|council tax|liability)|(?:full|whole) year|annual total|year total|council tax (?:charge|for|band|\d)|^council tax$|total (?:charge )?for band|band [a-i] (?:charge|council tax)|charge for (?:the |a |this )?(?:year|period|band)|your full council tax|total for band|council tax charge|before (?:any )?(?:discounts?|reductions?|benefits?|support|exemptions?|deductions?)|gross amount|council tax \(|council tax (?:and|&) water|total (?:council tax )?for (?:the year )?\d{4}|\b\d{1,3} days\b|total charges?\b|sub-?total|full amount|total annual charge|annual council tax|treth (?:y )?[cg]yngor (?:ar gyfer )?(?:band|\d)|cyfanswm (?:y )?t[aâ]l|t[aâ]l (?:llawn|gros|blynyddol)|cyfanswm y flwyddyn)/i;
const NET =
  /\b(?:(?:total |net )?(?:amount |sum )?(?:payable|to pay|due|owing)|balance(?: outstanding| due| to pay| now due| for (?:the|this) year)?$|net charge|net council tax|(?:bill|grand) total|total (?:bill|amount)|your (?:council tax )?(?:total|bill)\b|amount (?:you )?(?:owe|outstanding)|you need to pay|your charge for the year|left to pay|outstanding|total (?:council tax )?(?:for|in) (?:the year|\d{4})|(?:have|need|required) to pay|(?:you|to be) (?:must|should|will|shall|can) (?:now )?pay(?: (?:for|in|this|us|over|now)\b.*)?$|you['’]ll pay$|we will collect$|payable by you|i['’]?w dalu|sy['’]n (?:ddyledus|daladwy)|swm (?:dyledus|taladwy)|now to pay|total for (?:the|this) year|what you(?:['’]ll| will| must| have to| need to)? (?:pay|owe)|charge for (?:the|this) (?:year|period) after|after (?:discounts?|reductions?))/i;
const LESS =
  /\b(?:discount|reduction|support|relief|exempt\w*|disregard|less|rebate|benefit|premium reduction|disabled|annexe|allowance|credit|transition\w*|gostyngiad|disgownt|cymorth|eithriad|rhyddhad|llai|payments? (?:received|made|to date)|paid|received|refund)/i;
const CARRIED =
  /\b(?:brought forward|b\/f|previous|arrears|outstanding from|last year|carried|payments?|paid|received|credit|summons|costs?|refund|dygwyd ymlaen|dyledion|taliadau|dalwyd)/i;
/** What is charged on top of the year's charge, often as much again: for a second home, or an empty one. */
const PREMIUM = /\b(?:premi(?:um|wm)|surcharge|long[- ]term empty|second home)\b/i;
/** What is left over once more was paid than is owed. */
const IN_CREDIT =
  /\b(?:(?:account |now |you are )?in credit(?: by)?|credit balance|balance in credit|(?:refund|credit) (?:due|owed|to be (?:refunded|returned|repaid))(?: to you)?|amount (?:to be refunded|overpaid)|overpayment)$/i;
/** `Council tax due for band E`, over what is taken off of it. */
const OF_BAND = /\bband [a-i]\b/i;
/** A charge that others make up: no part of another. */
const TOTAL = /\b(?:total|gross|full|annual)\b/i;
/** Lines that are neither: where instalments are told, or other years are compared. */
const NONE =
  /^(?:of which|including|which includes|includes)\b|\b(?:instalments?|direct debit|monthly|each month|equivalent|spend|compared|average|percentage|up to)\b/i;

/** In what a label says its amounts are. */
const IN_POUNDS = / ?\(£\):?$/;

/** Reads the sums of a bill. `instalments` is what its instalments come to, where they are printed. `year` tells the column. */
export function readCharge(
  rows: readonly AmountRow[],
  instalments: number | undefined,
  column: ColumnOf,
): CouncilTaxSums {
  const lines = rows
    .map((row) => ({ ...row, label: row.label.replace(IN_POUNDS, '') }))
    .filter(({ label }) => !NONE.test(label))
    .map((row) => lineOf(row, column));
  const best = candidates(lines, instalments).sort((a, b) => b.score - a.score)[0];
  if (!best)
    return {
      parts: [],
      gross: undefined,
      discounts: [],
      added: [],
      carried: [],
      net: undefined,
      partsHold: undefined,
      netHolds: undefined,
    };
  const { gross, net, between, holds } = best;
  const top = gross ?? net;
  // The parts may stand above another line that says the same amount.
  const tops = top ? [top, ...lines.filter((line) => line !== top && line.minor === top.minor)] : [];
  // A home that is charged for some days of the year may have its parts listed for the whole of it.
  const years = top ? lines.slice(0, lines.indexOf(top)).filter(({ minor }) => isPartOfYear(top.minor, minor)) : [];
  const made = [...tops, ...years].map((line) => partsAbove(lines, line));
  const { parts, holds: partsHold } = made.find(({ holds: hold }) => hold === true) ??
    made[0] ?? { parts: [], holds: undefined };
  const all = between.map((line) => ({ ...line, minor: taken(line) }));
  return {
    parts,
    gross: gross ?? (partsHold === true ? net : undefined),
    discounts: all.filter(({ minor, name }) => minor < 0 && !CARRIED.test(name)),
    added: all.filter(({ minor, name }) => minor > 0 && !CARRIED.test(name)),
    carried: all.filter(({ name }) => CARRIED.test(name)),
    net,
    partsHold,
    netHolds: gross && net ? holds : undefined,
  };
}

/** Which of several amounts of a row is that of the year charged for. */
export type ColumnOf = (row: AmountRow) => PlacedAmount | undefined;

interface Line extends ChargeLine {
  readonly row: AmountRow;
}

function lineOf(row: AmountRow, column: ColumnOf): Line {
  const own = column(withoutDated(row)) ?? row.amounts.at(-1);
  if (!own) throw new RangeError('a row without an amount');
  const { amount } = own;
  const isTakenOff = amount.mark === 'CR' || IN_CREDIT.test(row.label);
  const minor = isTakenOff ? -amount.minor : signedMinor(amount);
  return { ...own, name: row.label, minor, row };
}

/** A row without the amounts that stand behind a date of their own: those are of another column, of instalments. */
function withoutDated(row: AmountRow): AmountRow {
  const [first] = row.amounts;
  const day = row.line.phrases.find(
    ({ x0, text }) => first !== undefined && x0 > first.printed.box.x1 && readDate(text) !== undefined,
  );
  if (!day) return row;
  return { ...row, amounts: row.amounts.filter(({ printed }) => printed.box.x1 < day.x0) };
}

/** What a line between charge and total does: lines that take away are printed with a minus by some, without by others. */
const taken = (line: ChargeLine): number => (LESS.test(line.name) ? -Math.abs(line.minor) : line.minor);

/** `Total before discounts` names discounts without being one. */
const beforeLess = (label: string): string => label.replace(/\b(?:before|after|excluding)\b.*$/i, '');

interface Candidate {
  readonly gross: Line | undefined;
  readonly net: Line | undefined;
  readonly between: readonly Line[];
  readonly holds: boolean;
  readonly score: number;
}

/** No bill has more lines between its charge and its total. */
const MOST_BETWEEN = 8;

function candidates(lines: readonly Line[], instalments: number | undefined): Candidate[] {
  const grosses = lines.flatMap((_line, i) => (isGross(lines, i) ? [i] : []));
  // What the instalments come to is to pay, in whatever words, where it is what discounts leave of a charge.
  const isPaid = (line: Line): boolean => line.minor === instalments && taken(line) > 0;
  const nets = lines.flatMap((line, i) => (isNet(line.name) || (isPaid(line) && !grosses.includes(i)) ? [i] : []));
  const found: Candidate[] = [];
  for (const n of nets) {
    const net = lines[n];
    if (!net) continue;
    const paid = net.minor === instalments ? 3 : 0;
    const isNamed = isNet(net.name);
    if (isNamed) found.push({ gross: undefined, net, between: [], holds: false, score: 1 + paid });
    for (const g of grosses) {
      const gross = lines[g];
      if (!gross || g >= n) continue;
      const own = lines.slice(g + 1, n).filter((line) => !(isBeside(line, gross) && isBeside(line, net)));
      if (own.length >= MOST_BETWEEN) continue;
      const comesTo = (between: readonly Line[]): boolean =>
        gross.minor + between.reduce((sum, line) => sum + taken(line), 0) === net.minor;
      const plain = withoutSubtotals(gross.minor, own);
      // What adds as much again as the charge so far says the same amount as a subtotal: the sum tells which it is.
      const between = [plain, own.filter(({ minor }) => minor !== 0)].find(comesTo) ?? plain;
      const holds = comesTo(between);
      if (!isNamed && !(holds && between.length > 0)) continue;
      const summed = partsAbove(lines, gross).holds === true ? 3 : 0;
      // What explains more lines is likelier.
      const more = holds ? 4 + 0.1 * between.length : 0;
      found.push({ gross, net, between, holds, score: 2 + paid + summed + more });
    }
  }
  for (const g of grosses) {
    const gross = lines[g];
    const summed = gross && partsAbove(lines, gross).holds === true ? 3 : 0;
    if (gross) found.push({ gross, net: undefined, between: [], holds: false, score: 1 + summed });
  }
  return found;
}

/** Lines between a charge and its total, without those that only say what they come to so far. */
function withoutSubtotals(gross: number, lines: readonly Line[]): readonly Line[] {
  let sum = gross;
  return lines.filter((line) => {
    if (line.minor === 0 || (line.minor === sum && !PREMIUM.test(line.name))) return false;
    sum += taken(line);
    return true;
  });
}

const isNet = (name: string): boolean => IN_CREDIT.test(name) || (NET.test(name) && !CARRIED.test(name));

/** A line that says so, or that the lines above make up. */
function isGross(lines: readonly Line[], at: number): boolean {
  const line = lines[at];
  if (!line || LESS.test(beforeLess(line.name)) || CARRIED.test(line.name) || /\bnet\b/i.test(line.name)) return false;
  if (GROSS.test(line.name)) return true;
  const { parts, holds } = partsAbove(lines, line);
  return holds === true && (!isNet(line.name) || OF_BAND.test(line.name) || isOfYear(lines, at, parts));
}

/** Whether a total of what the year costs, and of nothing else, stands over what is to pay: `Total for the year` over `Amount payable`. */
const isOfYear = (lines: readonly Line[], at: number, parts: readonly ChargeLine[]): boolean =>
  lines.slice(at + 1).some(({ name }) => isNet(name)) &&
  parts.every(({ name, minor }) => minor > 0 && !PREMIUM.test(name) && !CARRIED.test(name));

/** What stands beside the table that a line is of, to its left or right, is of no part of it. */
const isBeside = (line: Line, own: Line): boolean =>
  line.row.page === own.row.page && (line.printed.box.x1 < own.row.x0 || line.row.x0 > own.printed.box.x1);

/** Lines stand in one column when their amounts end within this of each other, in points. */
const SAME_EDGE_PT = 5;

/** The lines directly above in the same column, as far as they add up to the line. */
function partsAbove(
  lines: readonly Line[],
  total: Line,
): { readonly parts: readonly ChargeLine[]; readonly holds: boolean | undefined } {
  const above: Line[] = [];
  let sum = 0;
  for (const line of lines.slice(0, lines.indexOf(total)).reverse()) {
    if (isBeside(line, total)) continue;
    const near =
      line.row.page === total.row.page && Math.abs(line.printed.box.x1 - total.printed.box.x1) <= SAME_EDGE_PT;
    if (
      !near ||
      (GROSS.test(line.name) && TOTAL.test(line.name)) ||
      NET.test(line.name) ||
      LESS.test(beforeLess(line.name))
    )
      break;
    above.unshift(line);
    sum += line.minor;
    if (sum === total.minor && above.length > 1) return { parts: above, holds: true };
    if (above.length > 40) break;
  }
  // The parts of a whole year, of which nothing is the sum, over the charge for some days of it.
  if (above.length > 1 && isPartOfYear(total.minor, sum)) return { parts: above, holds: true };
  return { parts: [], holds: above.length > 1 ? false : undefined };
}
