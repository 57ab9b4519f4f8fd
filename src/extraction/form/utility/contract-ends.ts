// Ends of contracts that sentences tell for several supplies: `in contract for TV until 9 May 2026 and for broadband until
// 30 June 2026`. Each clause has its day, and names what it is of. So does each row of a list under a heading that asks for them.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { datesIn } from '../../values/date.ts';
import { likeliestDay, onlyDayIn } from '../../values/days.ts';
import type { FormCell } from '../list-rows.ts';
import { dayCell } from '../row-cells.ts';
import type { BillRow } from './bill-rows.ts';
import { isOffer, leadsToEnd } from './contract-words.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { toldSentences } from './told-rows.ts';

const ENDS = /\b(?:contract|minimum term|agreement|commitment|deal)\b.*\b(?:until|till|ends?|to|expires?)\b/iu;
/** A sentence that goes on from one of those. */
const ENDS_ON = /^\p{Lu}[^.;£]{2,60}\b(?:ends?|ending|expires?) on\b/u;
/** A sentence of these tells of their end, not of the contract's. */
const OTHERS = /\b(?:credit|prices?)\b/iu;
/** The words before the day of a later clause, which leaves out the verb: `and for broadband on 7 April`. */
const AND_ON = /^\W*(?:and|while|but|,)\b.*\b(?:on|is)\W*$/iu;

/** The days, by what they end. */
export function contractEnds(
  rows: readonly BillRow[],
  layout: DocumentLayout,
  known: readonly Utility[],
): ReadonlyMap<Utility, FormCell> {
  const ends = new Map<Utility, FormCell>(listedEnds(rows, known));
  for (const { text, phrases, line } of [...toldSentences(rows, layout), ...rows]) {
    const [first] = phrases;
    const dates = ENDS.test(text) || ENDS_ON.test(text) ? datesIn(text) : [];
    if (!first || dates.length === 0 || isOffer(text) || OTHERS.test(text)) continue;
    let from = 0;
    for (const { index, match } of dates) {
      const clause = text.slice(from, index);
      const utility =
        leadsToEnd(clause) || (ends.size > 0 && AND_ON.test(clause)) ? namedUtility(clause, known) : undefined;
      const date = likeliestDay(match);
      from = index + match.length;
      if (utility === undefined || !date || ends.has(utility)) continue;
      ends.set(utility, dayCell(date, printedPhrase(first, line.page)));
    }
  }
  // One day is that of all, whatever stands before it.
  return ends.size > 1 ? ends : new Map<Utility, FormCell>();
}

/** Days that a list tells under a heading of their own: `When does my minimum term end?` over `Broadband: 8 February 2027`. */
function listedEnds(rows: readonly BillRow[], known: readonly Utility[]): (readonly [Utility, FormCell])[] {
  return rows.flatMap((row, at) =>
    row.phrases.flatMap((phrase): (readonly [Utility, FormCell])[] => {
      const [, kind = '', day = ''] = LISTED.exec(phrase.text) ?? [];
      const date = onlyDayIn(day)?.date;
      const utility = namedUtility(kind, known);
      if (!date || utility === undefined || isOffer(kind) || !isHeadedEnds(phrase, row, rows.slice(0, at))) return [];
      return [[utility, dayCell(date, printedPhrase(phrase, row.line.page))]];
    }),
  );
}

const LISTED = /^(\p{L}[^:£\d]{1,28}):\s+([^:£]{6,20})$/u;
const HEADS_ENDS =
  /\b(?:minimum (?:terms?|periods?)|contracts?|agreements?|commitments?)\b.*\b(?:ends?|ending|end dates?|until|expir(?:es?|y)|finish(?:es)?)\b/iu;
const SAME_EDGE_PT = 4;
const MOST_ROWS = 10;

/** Whether the next line over a phrase, at its edge, that is no row of the list asks or says when contracts end. */
function isHeadedEnds(phrase: Phrase, { line }: BillRow, above: readonly BillRow[]): boolean {
  const head = above
    .slice(-MOST_ROWS)
    .filter((row) => row.line.page === line.page)
    .flatMap(({ phrases }) => phrases.filter(({ x0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT))
    .findLast(({ text }) => !LISTED.test(text));
  return head !== undefined && HEADS_ENDS.test(head.text);
}
