// Ends of contracts that sentences tell for several supplies: `in contract for TV until 9 May 2026 and for broadband until
// 30 June 2026`. Each clause has its day, and names what it is of.
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { datesIn } from '../../values/date.ts';
import { likeliestDay } from '../../values/days.ts';
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
  const ends = new Map<Utility, FormCell>();
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
