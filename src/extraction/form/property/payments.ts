// The payments of a mortgage, stage by stage: how many, and how much each (`24 payments of £900.00`, or rows of a table).
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { moneyOf } from './money-in-phrase.ts';
import { headOver } from './column-heads.ts';
import { passagesOf } from './passages.ts';
import { inColumns, inTwoStages, labelled } from './stage-labels.ts';
import { A_MONTH, stageOf, type Stage } from './stage.ts';

const MONEY = '£ ?([\\d,]+(?:\\.\\d{2})?)(?![\\d.,]\\d)';
/** After `payments of` digits with their pence are money without its sign, too. */
const BARE = '([\\d,]+\\.\\d{2})(?![\\d.,]\\d|\\d? ?%)';
const PAYMENTS =
  '(?:equal |monthly |further |remaining |regular |closing |final |last )*(?:payments?|instal?ments?|repayments?)';
/** One payment that ends them: `and one last instalment`, `a final payment of`. */
const LAST =
  '(?:(?:and|plus|then|and then|followed by),? )?(?:(?:the|your|an?|one) )?(?:single )?(?:final|last|closing) (?:monthly )?(?:payment|instal?ment|repayment)';
/** Until when payments are made: `up to 30 April 2030`. */
const LAST_DAY = '(?:up to|until|till|ending(?: on)?|to|the last on) (?:and including )?\\d{1,2}\\D[^£%;,.]{6,24}';
const TOLD = [
  new RegExp(
    `\\b(?<count>\\d{1,3}) ${PAYMENTS}(?:,? ${LAST_DAY},|, (?:at|on) [^£.;,]{3,50},)?(?:(?!\\b(?:and|then)\\b)[^£.%,;]){0,60}(?:\\d{1,2}(?:\\.\\d+)? ?%[^£.]{0,40})?${MONEY.replace('(', '(?<money>')}`,
    'giu',
  ),
  new RegExp(
    `${MONEY.replace('(', '(?<money>')} (?:(?:(?:a|per|each|every) (?:calendar )?month|each|monthly|pcm),? )?(?:for|(?:in|during|over) (?=each of |(?:the )?(?:first|next|remaining|following)\\b)) ?(?:each of )?(?:the )?(?:first |next |remaining |following |then )*(?<count>\\d{1,3}) (?:${PAYMENTS}|months?|that follow|afterwards|after that)`,
    'giu',
  ),
  new RegExp(
    `\\bfor (?:the )?(?:first |next |remaining |following |then |initial )*(?<count>\\d{1,3}) months?,?(?: (?:you pay|you will pay|at|it is|of))? ${MONEY.replace('(', '(?<money>')}`,
    'giu',
  ),
  new RegExp(`\\b(?<count>\\d{1,3}) ${PAYMENTS}(?: of|:| at) ${BARE.replace('(', '(?<money>')}`, 'giu'),
  // What goes on about payments that were named before: `The 275 that follow would be £900.00 each`.
  new RegExp(
    `\\b(?:the )?(?:(?:other|remaining|last|final|next) (?<count>\\d{1,3})(?! (?:years?|days?|weeks?))|(?<more>\\d{1,3}) (?:that follow|after (?:that|those|them)|afterwards|thereafter|others?|left))\\b[^£.%;]{0,50} ${MONEY.replace('(', '(?<money>')} (?:each|a month|per month|every month|monthly)\\b`,
    'giu',
  ),
  new RegExp(
    `\\b(?<last>${LAST})(?: (?:of|will be|is|at [^£.;,]{3,50} of)|:) ${MONEY.replace('(', '(?<money>')}`,
    'giu',
  ),
  new RegExp(`\\b(?<count>\\d{1,3}) (?:x|×) ${MONEY.replace('(', '(?<money>')}`, 'giu'),
  new RegExp(`${MONEY.replace('(', '(?<money>')} (?:x|×) (?<count>\\d{1,3})(?![\\d.,%])`, 'giu'),
];

/**
 * The stages in order. `months` is the term: stages that come to it are right, and tell those from other counts of payments; where
 * none do, whatever was found.
 */
export function findStages(layout: DocumentLayout, currency: string, months: number | undefined): readonly Stage[] {
  const readings = [
    [...underCounts(layout, currency)],
    [...inRows(layout, currency)],
    [...overCounts(layout, currency)],
    [...told(layout, currency)],
    labelled(layout, currency),
    inColumns(layout, currency),
    inTwoStages(layout, currency, months),
  ].map(distinct);
  const whole = readings.map((stages) => comingTo(months, stages)).find((stages) => stages.length > 0);
  return whole ?? readings.find((stages) => stages.length > 0) ?? [];
}

/** More stages than this are not tried in all combinations. */
const MOST_STAGES = 10;

/** Those of the stages that come to the term; where several choices do, the one whose payments differ least from each other. */
function comingTo(months: number | undefined, stages: readonly Stage[]): readonly Stage[] {
  if (months === undefined || stages.length > MOST_STAGES) return [];
  const choices = stages
    .reduce<readonly (readonly Stage[])[]>((sets, stage) => [...sets, ...sets.map((set) => [...set, stage])], [[]])
    .filter((set) => set.reduce((sum, { count }) => sum + count, 0) === months);
  const spread = (set: readonly Stage[]): number => {
    const amounts = set.map(({ minor }) => minor);
    return Math.max(...amounts) / Math.min(...amounts);
  };
  return [...choices].sort((a, b) => spread(a) - spread(b))[0] ?? [];
}

function distinct(stages: readonly Stage[]): Stage[] {
  return [...new Map(stages.map((stage) => [`${String(stage.count)} ${String(stage.minor)}`, stage])).values()];
}

function* told(layout: DocumentLayout, currency: string): Generator<Stage> {
  for (const { text, printed } of passagesOf(layout)) {
    const taken: (readonly [number, number])[] = [];
    for (const pattern of TOLD) {
      for (const match of text.matchAll(pattern)) {
        const [from, to] = [match.index, match.index + match[0].length];
        // What one reading has told, no other tells again with the next amount.
        if (taken.some(([start, end]) => from < end && to > start)) continue;
        taken.push([from, to]);
        const { groups } = match;
        const stage = stageOf(
          groups?.['last'] === undefined ? (groups?.['count'] ?? groups?.['more']) : '1',
          moneyOf(`£${groups?.['money'] ?? ''}`, currency)?.minor,
          printed,
        );
        if (stage) yield stage;
      }
    }
  }
}

/** Rows that hold a count and an amount, under a header that speaks of payments, or with the word beside the count. */
function* inRows(layout: DocumentLayout, currency: string): Generator<Stage> {
  for (const page of layout.pages) {
    for (const [at, line] of page.lines.entries()) {
      const amounts = line.phrases.flatMap(({ text }) => moneyOf(text.replace(A_MONTH, ''), currency)?.minor ?? []);
      const beside = amounts.length > 1 ? besideCounts(line, currency) : [];
      if (beside.length > 0) {
        yield* beside;
        continue;
      }
      const minor = amounts.length > 1 ? amountUnderTotal(page, at, currency) : amounts[0];
      const stage = stageOf(countIn(page, at), minor, rowOf(line));
      if (stage) yield stage;
    }
  }
}

/** Each amount right behind a count that says what it counts: other columns of the line have amounts of their own. */
function besideCounts({ phrases, page }: Line, currency: string): Stage[] {
  return phrases.flatMap((phrase, at) => {
    const next = phrases[at + 1];
    const [, count] = (at > 0 ? TOLD_COUNT.exec(phrase.text) : undefined) ?? [];
    const minor = next && moneyOf(next.text.replace(A_MONTH, ''), currency)?.minor;
    return (next && stageOf(count, minor, printedWords([...phrase.words, ...next.words], page))) ?? [];
  });
}

const COUNT_BENEATH = new RegExp(
  `^(?:each,? ?)?(?:for )?(?:the |your )?(?:first|next|remaining|initial|following|last|final|then)? ?(\\d{1,3}) (?:${PAYMENTS}|months?)\\b`,
  'iu',
);

/** Amounts over the number of payments that they are of, in boxes. */
function* overCounts(layout: DocumentLayout, currency: string): Generator<Stage> {
  for (const page of layout.pages) {
    for (const [at, line] of page.lines.entries()) {
      for (const phrase of line.phrases) {
        const beneath = page.lines[at + 1]?.phrases.find(({ x0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT);
        const isNear = beneath !== undefined && beneath.y0 - phrase.y1 < phrase.y1 - phrase.y0;
        const [, count] = (isNear ? COUNT_BENEATH.exec(beneath.text) : undefined) ?? [];
        const stage = stageOf(count, moneyOf(phrase.text, currency)?.minor, printedWords(phrase.words, page.number));
        if (stage) yield stage;
      }
    }
  }
}

const SAME_EDGE_PT = 2.5;

const COUNT_OVER = new RegExp(
  `^(?:followed by|and then|then|plus|your|the)? ?(?:the |your )?(?:first|next|remaining|initial|following|last|final|then)? ?(\\d{1,3}) (?:${PAYMENTS}|months?)(?:,? (?:of|at|on|while|until|up to|to|from|during)\\b[^£]{0,60})?:?$`,
  'iu',
);
/** Values stand at most this many text heights beneath their heads. */
const HEAD_HEIGHTS = 2;

/** Amounts under the number of payments that they are of, in boxes. */
function* underCounts(layout: DocumentLayout, currency: string): Generator<Stage> {
  for (const page of layout.pages) {
    for (const [at, line] of page.lines.entries()) {
      for (const phrase of line.phrases) {
        const [, count] = COUNT_OVER.exec(phrase.text) ?? COUNT_WITHIN.exec(phrase.text) ?? [];
        const isBeside = line.phrases.some((one) => one.x0 > phrase.x1 && moneyOf(one.text, currency));
        if (count === undefined || isBeside) continue;
        const beneath = page.lines
          .slice(at + 1, at + 3)
          .filter(({ y0 }) => y0 - line.y1 <= HEAD_HEIGHTS * (line.y1 - line.y0))
          .flatMap(({ phrases }) => phrases)
          .find(({ x0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT);
        const minor = beneath && moneyOf(beneath.text, currency)?.minor;
        const stage = beneath && stageOf(count, minor, printedWords(beneath.words, page.number));
        if (stage) yield stage;
      }
    }
  }
}

const COUNT =
  /^(?:(?:stage|step|phase|period) \d ?[:.–-]? )?(?:(?:followed by|and then|and|plus) )?(?:(?:your |the )?(?:first|next|remaining|initial|following|last|final|then|further|other) )?(\d{1,3})(?: (?:(?:monthly|closing|final|last) )?(?:payments?|instalments?|months?))?(?: of|,? at(?: .*)?| \([a-z][a-z ,-]{2,40}\)| (?:[–-] )?(?:initial|fixed|introductory|variable|remaining|discounted|tracker|follow-on)\b[a-z ,-]{0,40}| [([](?:(?:payments?|instal?ments?|months?|nos?\.?) )?\d{1,3} ?(?:to|-|–) ?\d{1,3}[)\]])?$/i;
/** A label that says how many payments its amount is of: `Monthly payment, first 24 months`. */
const COUNT_WITHIN =
  /\b(?:payments?|instal?ments?|repayments?|pay)\b(?:.{0,12}\b(?:first|next|remaining|initial|following|last|final|then|other)| ?(?:[(,:–-]|for)(?: ?for)?) ?(\d{1,3}) (?:months|payments|instal?ments)\b/i;
/** A count that says itself what it counts: `24 instalments at 4.00%`, `61 payments at the fixed rate`. */
const TOLD_COUNT = new RegExp(
  `^(?:(?:followed by|and then|and|plus) )?(?:the |your )?(?:first|next|remaining|initial|following|last|final|then)? ?(\\d{1,3}) ${PAYMENTS}(?: of|,? at(?: .*)?)?:?$`,
  'iu',
);
/** A last payment that stands in a row of its own. */
const LAST_ONE = new RegExp(`^${LAST}(?: of|,? at(?: .*)?)?:?$`, 'iu');
/** The numbers of the first and the last of them, often with their count behind: `Payments 1 to 24`, `1 - 24 (24 payments)`. */
const SPAN =
  /^(?:from )?(?:(?:monthly )?(?:payments?|instal?ments?|repayments?|months?)(?: (?:numbers?|nos?\.?))? )?(\d{1,3})(?:st|nd|rd|th)? ?(?:to|-|–|—|through|until) ?(?:(?:payment|instal?ment|month) )?(\d{1,3})(?:st|nd|rd|th)?(?: inclusive| \(inclusive\))?(?:,? ?[([]?(?:= ?)?\d{1,3} (?:monthly )?(?:payments?|instal?ments?|months?)[)\]]?)?(?:,? \(?(?:ending|ends|until|till|up to|from|starting|beginning|at)\b.*)?:?$/i;

/** A count with the day of its first payment, or its last: `29 from 1 December 2025`; the last of them run to the end: `211, for the rest of the term`. */
const DATED_COUNT =
  /^(?:(?:followed by|and then|plus) )?(?:(?:your |the )?(?:first|next|remaining|initial|following|last|final|then|further|other) )?(\d{1,3})( (?:monthly )?(?:payments?|instal?ments?|months?))?,? \(?(?:at the (?:start|beginning|outset|end)|ending|ends|up to|(?:payable )?from|starting|beginning|commencing|until|to|[a-z]{3,9} 20\d\d (?:to|until|till|[-–])|(?:for |over |during )?(?:the )?(?:rest|remainder|remaining)|after(?:wards| that)|thereafter|then|(?:the )?(?:first|last)(?: (?:of (?:them|these|which|those)|one|payment|instal?ment))?(?=,? [^£]*$)|(?:after|during|in|on|while on) (?:the|this|that|your|our)\b)\b/i;

/** The count of a cell that has a day behind it, where its own words or its column say what is counted. */
function datedCount(page: PageLayout, at: number, cell: Phrase): string | undefined {
  const [, count, unit] = DATED_COUNT.exec(cell.text) ?? [];
  return unit !== undefined || PAYMENTS_HEAD.test(headOver(page, at, cell, DATED_COUNT)?.text ?? '')
    ? count
    : undefined;
}

/** The number of payments that a row begins with, or has in the column that is headed so. */
function countIn(page: PageLayout, at: number): string | undefined {
  const [first, ...others] = page.lines[at]?.phrases ?? [];
  if (!first) return undefined;
  const [, from, to] = SPAN.exec(first.text) ?? [];
  if (
    from !== undefined &&
    to !== undefined &&
    (/[a-z]{5}/i.test(first.text) || isHeaded(page, at, first, PAYMENTS_HEAD))
  )
    return String(Number(to) - Number(from) + 1);
  if (isNextNumber(page, at, first)) return '1';
  const [, count] = COUNT.exec(first.text) ?? [];
  if (
    count !== undefined &&
    (/[a-z]/i.test(first.text) || isUnderPayments(page, at) || isHeaded(page, at, first, COUNT_HEAD))
  )
    return count;
  const dated = [first, ...others].map((one) => datedCount(page, at, one)).find((one) => one !== undefined);
  if (dated !== undefined) return dated;
  if (LAST_ONE.test(first.text)) return '1';
  const [, own] = COUNT_WITHIN.exec(first.text) ?? [];
  if (own !== undefined) return own;
  // A section's number and heading may stand in a column of their own before the row.
  const [, beside] = others.map(({ text }) => TOLD_COUNT.exec(text)).find((match) => match !== null) ?? [];
  if (beside !== undefined) return beside;
  const counts = others.filter((phrase) => COUNT_HEAD.test(headOver(page, at, phrase, COUNT)?.text ?? ''));
  return counts.map(({ text }) => COUNT.exec(text)?.[1]).find((own) => own !== undefined);
}

/** The number of one payment, in a column that numbers them: `228` beneath `37 to 227`. */
const NUMBER_OF_ONE =
  /^(?:(?:monthly )?(?:payment|instal?ment|repayment|month)(?: (?:number|no\.?))? )?(\d{1,3})(?:st|nd|rd|th)?(?: ?\([^)\d]*\)| (?:only|final|last))?:?$/i;
/** The row before may have lines between, of another column. */
const ROW_LINES = 4;

/** Whether a cell numbers the one payment that comes after those of the span over it. */
function isNextNumber({ lines }: PageLayout, at: number, { text, x0, x1 }: Phrase): boolean {
  const [, number] = NUMBER_OF_ONE.exec(text) ?? [];
  if (number === undefined) return false;
  const spans = lines
    .slice(Math.max(0, at - ROW_LINES), at)
    .flatMap(({ phrases }) => phrases.filter((one) => overlapsAcross(one, { x0, x1 })))
    .map((one) => SPAN.exec(one.text)?.[2]);
  return spans.some((last) => last !== undefined && Number(last) + 1 === Number(number));
}

const PAYMENTS_HEAD = /\b(?:payments|instalments|months)\b/i;
const COUNT_HEAD =
  /^(?:no\.?|nos\.?|number|how many)(?: of)?(?: monthly)?(?: payments| instalments| months)?$|^(?:payments|instalments|months)$/i;
const TOTAL_HEAD = /\btotal\b|\bmonthly payment\b|\bpayment each month\b|\beach instalment\b/i;

/** The amount in the column of totals, where a row parts what is paid. */
function amountUnderTotal(page: PageLayout, at: number, currency: string): number | undefined {
  const cells = page.lines[at]?.phrases ?? [];
  const [total, another] = cells.filter((cell) => moneyOf(cell.text, currency) && isHeaded(page, at, cell, TOTAL_HEAD));
  return total && !another ? moneyOf(total.text, currency)?.minor : undefined;
}

/** Whether the head of a cell's column reads so. */
function isHeaded(page: PageLayout, at: number, cell: Phrase, reads: RegExp): boolean {
  return reads.test(headOver(page, at, cell)?.text ?? '');
}

const rowOf = (line: Line): Printed =>
  printedWords(
    line.phrases.flatMap(({ words }) => words),
    line.page,
  );

/** Whether the header above names numbers of payments; rows of the table may stand between. Those of a year are none. */
function isUnderPayments(page: PageLayout, at: number): boolean {
  const head = page.lines
    .slice(Math.max(0, at - 6), at)
    .findLast(({ phrases }) => phrases.length > 1 && /\b(?:payments|instalments|year)\b/i.test(phrases[0]?.text ?? ''));
  return head !== undefined && !/\byear\b/i.test(head.phrases[0]?.text ?? '');
}
