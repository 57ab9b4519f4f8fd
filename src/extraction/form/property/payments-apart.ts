// Payments that a bill has received already (`Payments received: 5 April 2025, £120.00`): days with amounts, as instalments are, and
// none of them. An adjusted bill has both.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { withoutPhrases } from '../../../model/parts-of-lines.ts';
import { signedMinor } from '../../values/amount.ts';
import { matchDate } from '../../values/date.ts';
import type { FormFinding } from '../form-reading.ts';
import { moneyOf } from './money-in-phrase.ts';
import { warning } from './findings.ts';
import type { Instalment } from './instalment.ts';

/** What heads a list of payments that were made. */
const RECEIVED =
  /\bpayments?\b.*\b(?:received|made|to date|so far|credited)\b|\b(?:paid|received)\b.*\b(?:so far|to date|from you|already|this year)\b|\b(?:already|have|['’]ve|been) (?:paid|received)\b|\btaliadau (?:a )?dderbyniwyd\b/iu;
/** And of those that are still to be made. */
const TO_COME = /\b(?:to be|will be|must be|should be|to pay|due|instal?ments?|if)\b/iu;
/** What a row says of an instalment that was paid. */
const PAID = /^(?:paid|received|cleared|collected|talwyd|wedi['’]i dalu)\b/iu;
const SAME_EDGE_PT = 6;
/** The heads of columns stand between a heading and its rows. */
const HEAD_LINES = 1;

/** The paper without the days and amounts of such payments. */
export function withoutPayments(layout: DocumentLayout, currency: string): DocumentLayout {
  return { ...layout, pages: layout.pages.map((page) => withoutPaid(page, currency)) };
}

function withoutPaid(page: PageLayout, currency: string): PageLayout {
  const paid = new Set(page.lines.flatMap((line, at) => paidIn(page, { line, at, currency })));
  return paid.size === 0 ? page : { ...page, lines: page.lines.map((line) => withoutPhrases(line, paid)) };
}

interface Place {
  readonly line: Line;
  readonly at: number;
  readonly currency: string;
}

/** The days of payments in a line, each with what stands behind it up to its amount. */
function paidIn(page: PageLayout, { line: { phrases }, at, currency }: Place): Phrase[] {
  return phrases.flatMap((day, first) => {
    if (matchDate(day.text) === undefined) return [];
    const rest = phrases.slice(first + 1);
    const next = rest.findIndex(({ text }) => matchDate(text) !== undefined);
    const row = next < 0 ? rest : rest.slice(0, next);
    const amount = row.map(({ text }) => moneyOf(text, currency)).find((one) => one !== undefined);
    const isCredit = amount !== undefined && (signedMinor(amount) < 0 || amount.mark === 'CR');
    const isPaid = isCredit || row.some(({ text }) => PAID.test(text)) || isHeaded(page, at, day);
    return isPaid ? [day, ...row] : [];
  });
}

/** Whether the list that a day stands in is headed as one of payments that were made. */
function isHeaded({ lines }: PageLayout, at: number, day: Phrase): boolean {
  const over = lines
    .slice(0, at)
    .flatMap(({ phrases }) => phrases.filter(({ x0 }) => Math.abs(x0 - day.x0) <= SAME_EDGE_PT))
    .reverse();
  const heads = over.slice(over.findIndex(({ text }) => matchDate(text) === undefined));
  return heads.slice(0, HEAD_LINES + 1).some(({ text }) => RECEIVED.test(text) && !TO_COME.test(text));
}

/** A doubt of instalments that were due well before the bill was made: they may be what has been paid. */
export function pastInstalments(instalments: readonly Instalment[], issued: string | undefined): FormFinding[] {
  const past = issued === undefined ? [] : instalments.filter(({ date }) => date.slice(0, 7) < issued.slice(0, 7));
  return past.length > 0 && past.length < instalments.length ? [warning(PAST)] : [];
}

const PAST = 'Some instalments were due in months before the bill was made: they may have been paid.';
