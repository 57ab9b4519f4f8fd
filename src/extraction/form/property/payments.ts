// The payments of a mortgage, stage by stage: how many, and how much each (`27 payments of £890.99`, or rows of a table).
import type { DocumentLayout, Line, PageLayout } from '../../../model/layout.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { moneyOf } from './amount-rows.ts';
import { passagesOf } from './passages.ts';

/** Equal payments, one a month. */
export interface Stage {
  readonly count: number;
  /** Minor units. */
  readonly minor: number;
  readonly printed: Printed;
}

const MONEY = '£ ?([\\d,]+(?:\\.\\d{2})?)(?![\\d.,]\\d)';
const PAYMENTS = '(?:equal |monthly |further |remaining |regular )*(?:payments?|instal?ments?|repayments?)';
const TOLD = [
  new RegExp(
    `\\b(?<count>\\d{1,3}) ${PAYMENTS}(?:(?!\\b(?:and|then)\\b)[^£.%,;]){0,60}(?:\\d{1,2}(?:\\.\\d+)? ?%[^£.]{0,40})?${MONEY.replace('(', '(?<money>')}`,
    'giu',
  ),
  new RegExp(
    `${MONEY.replace('(', '(?<money>')} (?:a month |per month |each |monthly )?for (?:the )?(?:first |next |remaining |following |then )*(?<count>\\d{1,3}) (?:${PAYMENTS}|months?)`,
    'giu',
  ),
  new RegExp(`\\b(?<count>\\d{1,3}) (?:x|×) ${MONEY.replace('(', '(?<money>')}`, 'giu'),
];
/** No mortgage has more payments. */
const MOST_PAYMENTS = 600;

/**
 * The stages in order. `months` is the term: stages that come to it are right, and tell those from other counts of payments; where
 * none do, whatever was found.
 */
export function findStages(layout: DocumentLayout, currency: string, months: number | undefined): readonly Stage[] {
  const readings = [[...inRows(layout, currency)], [...told(layout, currency)]].map(distinct);
  const count = (stages: readonly Stage[]): number => stages.reduce((sum, one) => sum + one.count, 0);
  const whole = readings.find((stages) => count(stages) === months);
  return whole ?? readings.find((stages) => stages.length > 0) ?? [];
}

function distinct(stages: readonly Stage[]): Stage[] {
  return [...new Map(stages.map((stage) => [`${String(stage.count)} ${String(stage.minor)}`, stage])).values()];
}

function* told(layout: DocumentLayout, currency: string): Generator<Stage> {
  for (const { text, printed } of passagesOf(layout)) {
    for (const pattern of TOLD) {
      for (const { groups } of text.matchAll(pattern)) {
        const stage = stageOf(groups?.['count'], moneyOf(`£${groups?.['money'] ?? ''}`, currency)?.minor, printed);
        if (stage) yield stage;
      }
    }
  }
}

function stageOf(count: string | undefined, minor: number | undefined, printed: Printed): Stage | undefined {
  const many = Number(count);
  return count !== undefined && minor !== undefined && many > 0 && many <= MOST_PAYMENTS
    ? { count: many, minor, printed }
    : undefined;
}

/** Rows that hold a count and an amount, under a header that speaks of payments, or with the word beside the count. */
function* inRows(layout: DocumentLayout, currency: string): Generator<Stage> {
  for (const page of layout.pages) {
    for (const [at, line] of page.lines.entries()) {
      const [first] = line.phrases;
      const match = first && /^(\d{1,3})(?: (?:monthly )?(?:payments?|instalments?))?(?: at .*)?$/i.exec(first.text);
      const amounts = line.phrases.slice(1).flatMap((phrase) => moneyOf(phrase.text, currency)?.minor ?? []);
      if (!match || amounts.length !== 1) continue;
      if (/[a-z]/i.test(first.text) || isUnderPayments(page, at)) {
        const stage = stageOf(match[1], amounts[0], rowOf(line));
        if (stage) yield stage;
      }
    }
  }
}

const rowOf = (line: Line): Printed =>
  printedWords(
    line.phrases.flatMap(({ words }) => words),
    line.page,
  );

/** Whether a header above names numbers of payments; rows of the table may stand between. */
function isUnderPayments(page: PageLayout, at: number): boolean {
  return page.lines
    .slice(Math.max(0, at - 6), at)
    .some(({ phrases }) => phrases.length > 1 && /\b(?:payments|instalments)\b/i.test(phrases[0]?.text ?? ''));
}
