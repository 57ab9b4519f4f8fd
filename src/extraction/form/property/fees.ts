// The fees of an illustration: lines that name a fee and its amount, under the headings that the standard forms give them
// (Directive 2014/17/EU, Annex II, section 4; MCOB 5, section 8).
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import type { Printed } from '../../../model/printed.ts';
import type { AmountRow } from './amount-rows.ts';
import { amountRows } from './amount-rows.ts';
import { firstCell, restBeneath, rowsAmongFees } from './fee-tables.ts';
import { moneyOf } from './money-in-phrase.ts';
import { passagesOf } from './passages.ts';
import { labelAround } from './wrapped-tile.ts';

/** A fee by the name it is printed with. */
export interface Fee {
  readonly name: string;
  /** Minor units. */
  readonly minor: number;
  readonly printed: Printed;
}

const FEE =
  /\b(?:fees?|premium|valuation|commission|disbursements?|(?:credit|identity|id|bankruptcy|legal) checks?|costs?|survey|conveyancing|stamp duty|insurance|search(?:es)?)$|\b(?:fee|charge) \([^)]*\)$/i;
/** Words of labels that are no fees of the loan. */
export const NO_FEE =
  /\b(?:with fees|receives?|received|earns?|procuration|procurement|total|early repayment|redemption(?! (?:administration |admin )?fees?)|monthly|each month|refund|maximum|borrow|loan amount|(?:loan|mortgage|borrowing|advance) (?:(?:in|ex)cluding|incl\.?|with|without|plus|before|after)|added to (?:the|your) (?:loan|mortgage)$|amount of the loan|amount and currency|value|reimbursed|pay back|payable|instalments?|payments?|rate|if you|example|missed|arrears|overpay|portability|per £)\b/i;
/** A fee and its amount in running text, alone or in a list: `Booking fee £500.00 (added to the loan); Exit fee: £50.00`. */
const TOLD =
  /(?:^|[;:,.)] (?:and |plus )?(?:an? |the )?|\b(?:and|plus|an?|the) |[•*·-] ?)((?:\p{Lu}|(?<=[:;,] |and )\p{Ll})[\p{L}'’/& -]{2,50}?(?: \([^)£]{1,60}\))?)\s*(?::|–|-| of| is)?\s*(£ ?\d(?:[\d,]*\d)?(?:\.\d{2})?)(?![\d.]\d)/gu;

/** An amount before the fee it is of: `£95.00 closing fee`. */
const TOLD_BEFORE =
  /(?:^|[;:,.(] ?(?:and |plus )?(?:an? )?|\b(?:and|plus|an?) )(£ ?\d(?:[\d,]*\d)?(?:\.\d{2})?) (\p{L}[\p{L}'’/& -]{2,40}? fee)\b/giu;

/** A fee that a sentence names before its amount: `We charge a product fee of £199`. */
const TOLD_OF =
  /\b(?:an?|the|our) ((?:\p{L}[\p{L}-]+ ){1,4}(?:\(\p{Lu}{2,6}\) )?fee)(?: \([^)£]{1,40}\))? (?:of|is|would be|will be|at) (£ ?\d(?:[\d,]*\d)?(?:\.\d{2})?)(?![\d.]\d)/giu;

/** What a sentence says before a fee: `We charge a`, `There is also an`. */
const SAID =
  /^(?:we|you|there|it|they|this)(?: (?:will|would|must|do|also|then|only|have to))* (?:charge|pay|is|are|has|have|ask for|add|take|includes?|be)(?: (?:you|also|for))* (?=(?:an?|the|our|us)\b)/i;

/** A fee that fills its column, and what the next one says of when it is paid: `Booking fee On application`. */
const NEXT_CELL =
  /^(\p{Lu}[\p{L}'’/& -]{2,40}? (?:fee|charge)) (?:On|When|At|To|By|Upon|After|Before|With|Within|If|Once|Due|Payable|Paid|Added|Deducted|Non|Not|Charged|Your|You|We|This|Our)(?: .*)?$/u;

/** Every fee, in printed order, each once. `others` are amounts, in minor units, that are known to be none: a valuation is, and has one. */
export function findFees(layout: DocumentLayout, currency: string, others: ReadonlySet<number>): Fee[] {
  const found = new Map<string, Fee>();
  const add = (name: string, minor: number | undefined, printed: Printed, isHeaded = false): void => {
    // What follows a dash, a comma or a semicolon says when it is to be paid.
    const [clean = ''] = name
      .replace(/^[•*·-]\s*/, '')
      .replace(/^one.off(?: (?:cost|fee))?: /i, '')
      .replace(/^(?:(?:that|this|it|which|these) )?(?:includes?|including|plus|and|comprises?) /i, '')
      .replace(SAID, '')
      .replace(/^(?:an?|the|our) (?=\p{L}+ )/iu, '')
      // The end of the line over it, which has no stop: `… added to the loan` over `Transfer fee`.
      .replace(/^(?:\p{Ll}[\p{L}-]* )+(?=\p{Lu}\p{Ll}+ )/u, '')
      .replace(
        / \((?:payable|paid|added|not added|deducted|refundable|non-refundable|due|to be|can|may|optional|if|when|on|at)\b[^)]*\)/i,
        '',
      )
      .replace(NEXT_CELL, '$1')
      // Marks behind a name are rules or flecks of a picture.
      .replace(/[\s:=~_|·.]+$/, '')
      .split(/\s+[-–—]\s+|[,;]\s/);
    if (
      minor === undefined ||
      minor === 0 ||
      others.has(minor) ||
      clean.includes('£') ||
      NO_FEE.test(clean) ||
      !(FEE.test(clean) || (isHeaded && NAME.test(clean)))
    )
      return;
    const key = `${clean.toLowerCase()} ${String(minor)}`;
    if (!found.has(key)) found.set(key, { name: clean, minor, printed });
  };
  const rows = amountRows(layout, currency);
  const among = new Set(rowsAmongFees(rows, isNamedFee));
  for (const row of rows) {
    const { minor, printed } = amountOf(row) ?? {};
    // Columns between a fee and its amount say whom it is paid to, and when.
    const first = firstCell(row);
    const cell = first === undefined ? undefined : wholeName(layout, row, first);
    // Of a row that begins in another column, what stands right before the amount.
    const near = row.line.phrases.findLast(({ x1 }) => printed !== undefined && x1 <= printed.box.x0 + 1)?.text ?? '';
    const around = isNamedFee(row) ? undefined : nameAround(layout, row);
    const own =
      around ??
      (NO_FEE.test(row.label) && FEE.test(near) && !NO_FEE.test(near) ? near : wholeName(layout, row, row.label));
    // `Fee | £500 booking fee`: the amount has the name behind it.
    const behind = /^£ ?\d[\d,.]* ((?:\p{L}+ ){0,3}fee)\b/iu.exec(printed?.text ?? '')?.[1];
    if (behind !== undefined) add(behind, minor, printed ?? EMPTY);
    else if (cell !== undefined && (FEE.test(cell) || among.has(row)))
      add(cell, minor, printed ?? EMPTY, among.has(row));
    else add(own, minor, printed ?? EMPTY, among.has(row) || isUnderFees(layout, row));
  }
  for (const { text, printed } of passagesOf(layout)) {
    for (const [, name = '', amount = ''] of text.matchAll(TOLD)) add(name, moneyOf(amount, currency)?.minor, printed);
    for (const [, name = '', amount = ''] of text.matchAll(TOLD_OF))
      add(name, moneyOf(amount, currency)?.minor, printed);
    for (const [, amount = '', name = ''] of text.matchAll(TOLD_BEFORE))
      add(name, moneyOf(amount, currency)?.minor, printed);
  }
  return eachOnce([...found.values()]);
}

/** A name with the words beneath it, where it is that of a fee with them alone, or they are short for it: `Transfer fee` over `(CHAPS)`. */
function wholeName(layout: DocumentLayout, row: AmountRow, name: string): string {
  const rest = restBeneath(layout, row);
  const whole = `${name} ${rest ?? ''}`;
  return rest !== undefined && FEE.test(whole) && FEE.test(name) === rest.startsWith('(') ? whole : name;
}

/** The name of a fee on two lines, beside the middle of which stand whom it is paid to and how much it is. */
function nameAround({ pages }: DocumentLayout, { page, lineIndex }: AmountRow): string | undefined {
  const own = pages[page - 1];
  const name = own && labelAround(own, lineIndex)?.text;
  return name !== undefined && FEE.test(name) && !NO_FEE.test(name) ? name : undefined;
}

function isNamedFee(row: AmountRow): boolean {
  const name = firstCell(row) ?? row.label;
  return FEE.test(name) && !NO_FEE.test(name);
}

/** A few words that name what is to be paid for, and are no amount lent or paid back. */
const NAME = /^\p{Lu}[\p{L}'’/&() -]{2,40}$/u;
const FEES_HEAD = /\b(?:fees|one.off (?:costs|basis)|set.up costs)\b/i;
const NUMBERED = /^\d{1,2}[.)] \p{Lu}/u;
const NO_FEES_HEAD = /\b(?:early|total|comparison|overall|borrow|payments?|instal?ments?|loan)\b/i;

/** Whether the nearest heading over a row says that fees follow. */
function isUnderFees({ pages }: DocumentLayout, { page, lineIndex, x0, x1 }: AmountRow): boolean {
  const head = pages[page - 1]?.lines
    .slice(0, lineIndex)
    .flatMap(({ phrases }) => phrases.filter((one, at) => isHeading(one, phrases[at + 1], { x0, x1 })))
    .at(-1);
  return head !== undefined && FEES_HEAD.test(head.text) && !NO_FEES_HEAD.test(head.text);
}

/** Headings may be set out from their rows by this, in points. */
const SET_OUT_PT = 14;

/** Whether a phrase heads the rows of a column: bold or numbered, with nothing beside it before the next column. */
function isHeading(phrase: Phrase, next: Phrase | undefined, { x0, x1 }: Pick<AmountRow, 'x0' | 'x1'>): boolean {
  const isOver = phrase.x0 > x0 - SET_OUT_PT && phrase.x0 < x1;
  return isOver && (next === undefined || next.x0 > x1) && (phrase.bold || NUMBERED.test(phrase.text));
}

/** What all fees come to is none of them: `fees of £1,000.00`. */
const IN_ALL = /^(?:total |all )?(?:fees|costs|charges|fees and (?:costs|charges))$/i;
/** What a sentence calls one of the fees that a row names: `This includes a fee of £500`. */
const UNNAMED = /^(?:an?|the|this|one) fee$/i;

/** Without what all of them come to, and without what names none of its own and is another one's. */
function eachOnce(fees: readonly Fee[]): Fee[] {
  const named = fees.filter(
    (fee) => !UNNAMED.test(fee.name) || !fees.some((one) => one.minor === fee.minor && one !== fee),
  );
  return named.filter((fee) => {
    const others = named.filter((one) => one !== fee).reduce((sum, { minor }) => sum + minor, 0);
    return !(IN_ALL.test(fee.name) && fee.minor === others);
  });
}

const EMPTY: Printed = { text: '', page: 1, box: { x0: 0, y0: 0, x1: 0, y1: 0 }, confidence: 0 };

/** The first amount of a row: what follows says when it is to be paid, or what of it comes back. */
function amountOf({ amounts }: AmountRow): { readonly minor: number; readonly printed: Printed } | undefined {
  const [first] = amounts;
  return first && { minor: first.amount.minor, printed: first.printed };
}
