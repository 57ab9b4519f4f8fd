// Instalments that a sentence lists one by one: `£152.94 on 1 Nov 2025; £151.00 on 1 Dec 2025`, or each day before its amount.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { datesIn } from '../../values/date.ts';
import { moneyOf } from './money-in-phrase.ts';
import type { Instalment } from './instalment.ts';
import { paragraphsOf } from './passages.ts';
import { dayInTaxYear } from './tax-year.ts';

const MONEY = /£ ?\d[\d,]*(?:\.\d{2})?(?!\d)|(?<![\d/.,-])\d[\d,]*\.\d{2}(?![\d/.])/gu;
/** What stands between an amount and its day. */
const ON =
  /^,? ?\(?(?:(?:is|are|to be|will be) )?(?:due|payable|paid|taken|collected)? ?(?:on|by|due)? ?(?:or before )?(?:the )?$/i;
/** Between a day and its amount. */
const OF = /^ ?[-–:=(]? ?(?:(?:is|will be|of|pay|amount|for) )?$/i;

interface Token {
  readonly index: number;
  readonly end: number;
  readonly date?: CalendarDate;
  readonly minor?: number;
}

/** The instalments of each sentence that lists two or more; `year`: the tax year begins in it. */
export function listedInstalments(
  layout: DocumentLayout,
  currency: string,
  year: number | undefined,
): readonly (readonly Instalment[])[] {
  return paragraphsOf(layout)
    .map(({ text, printed }) => pairsIn(text, tokensIn(text, currency, year)).map((pair) => ({ ...pair, printed })))
    .filter((all) => all.length > 1);
}

function tokensIn(text: string, currency: string, year: number | undefined): readonly Token[] {
  const days = datesIn(text).flatMap(({ match, index }): Token[] => {
    const date = dayInTaxYear(match, year);
    return date ? [{ index, end: index + match.length, date }] : [];
  });
  const sums = [...text.matchAll(MONEY)]
    .filter(({ index }) => !days.some((day) => index < day.end && index >= day.index))
    .flatMap((match): Token[] => {
      const amount = moneyOf(match[0], currency);
      return amount ? [{ index: match.index, end: match.index + match[0].length, minor: amount.minor }] : [];
    });
  return [...days, ...sums].sort((a, b) => a.index - b.index);
}

/** Each amount with the day that is said to be its own. */
function pairsIn(text: string, tokens: readonly Token[]): Omit<Instalment, 'printed'>[] {
  const pairs: Omit<Instalment, 'printed'>[] = [];
  for (let at = 0; at + 1 < tokens.length; at++) {
    const [one, two] = [tokens[at], tokens[at + 1]];
    if (!one || !two) break;
    const between = text.slice(one.end, two.index);
    const date = one.date ?? two.date;
    const minor = one.minor ?? two.minor;
    const isPair = one.minor === undefined ? OF.test(between) : ON.test(between) && between.trim() !== '';
    if (!isPair || date === undefined || minor === undefined) continue;
    pairs.push({ date, minor });
    at++;
  }
  return pairs;
}
