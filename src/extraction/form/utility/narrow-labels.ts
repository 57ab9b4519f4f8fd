// Labels of narrow cards that run over to a line of their own, their value beside the first line or the last: `Daily standing   58.61p`
// above `charge`.
import { joinedPhrase } from '../../../model/joined-phrase.ts';
import type { Phrase } from '../../../model/layout.ts';
import { readAmount } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import { namedUtility, type Utility } from './named-utility.ts';
import { rowWith } from './with-phrases.ts';

/** The lines of a label stand at most this part of their height apart. */
const GAP = 0.5;
const SAME_EDGE_PT = 1.5;
const MOST_WORDS = 5;
const MOST_IN_ALL = 8;
/** What a label goes on with: no label begins so. */
const GOES_ON = /^(?:\p{Ll}|\(|VAT\b)(?!.*\d[.,]\d)[^£:]*$/u;
/** Rows of other columns may stand between. */
const MOST_ROWS = 3;

/** The rows, their labels whole. `known` are the utilities of the bill. */
export function wholeLabels(rows: readonly BillRow[], known: readonly Utility[]): BillRow[] {
  const taken = new Set<BillRow>();
  return rows.flatMap((row, at): BillRow[] => {
    if (taken.has(row)) return [];
    let whole = row;
    for (let below = at + 1, end = below + MOST_ROWS; below < Math.min(end, rows.length); below++) {
      const next = rows[below];
      const phrases = next && isBeneath(next, whole) ? joined(whole.phrases, next.phrases) : undefined;
      if (!next || !phrases) continue;
      taken.add(next);
      whole = rowWith(whole, phrases);
      end = below + 1 + MOST_ROWS;
    }
    return [whole === row ? row : { ...whole, utility: namedUtility(whole.text, known) ?? row.utility }];
  });
}

function isBeneath(row: BillRow, above: BillRow): boolean {
  const [label, rest] = [above.phrases[0], row.phrases[0]];
  return (
    label !== undefined &&
    rest !== undefined &&
    row.section === above.section &&
    row.line.page === above.line.page &&
    Math.abs(rest.x0 - label.x0) <= SAME_EDGE_PT &&
    rest.y0 - label.y1 <= GAP * (rest.y1 - rest.y0) &&
    rest.y0 > label.y1 - (rest.y1 - rest.y0) / 2
  );
}

/** The cells of two lines as those of one row, where only one of them has a value. */
function joined(above: readonly Phrase[], below: readonly Phrase[]): readonly Phrase[] | undefined {
  const [[label, value, other], [rest, its, more]] = [above, below];
  if (!label || !rest || other || more || (value === undefined) === (its === undefined)) return undefined;
  const figure = value ?? its;
  const isOne =
    GOES_ON.test(rest.text) &&
    !/[£.;:]|\d$/u.test(label.text) &&
    rest.words.length <= MOST_WORDS &&
    label.words.length + rest.words.length <= MOST_IN_ALL &&
    rest.bold === label.bold &&
    Math.abs(rest.sizePt - label.sizePt) <= SAME_EDGE_PT / 3;
  return isOne && figure && isValue(figure) ? [joinedPhrase(label, rest), figure] : undefined;
}

const isValue = ({ text }: Phrase): boolean => /\d/.test(text) && (readAmount(text) !== undefined || text.length <= 24);
