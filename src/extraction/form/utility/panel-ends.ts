// Ends of contracts in panels that are headed as what is sold (`Your plan`): a bare `Ends 8 February 2027` in it is that of the plan.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { onlyDayIn } from '../../values/days.ts';
import { candidateOf } from '../found-value.ts';
import { HEADS, isStronger } from './panel-heads.ts';

const ENDS =
  /^(?:(?:and |it |this |which )?(?:ends?|ending|expires?|expiry|runs? (?:until|to)|until)(?: date)?|end date)(?: on| is)?:?\s*$/iu;
const SAME_EDGE_PT = 3;
const MOST_LINES = 7;
/** The lines of a panel stand at most so many text heights apart. */
const GAP = 1.8;
const CONFIDENCE = 0.8;

/** The days that such panels give as ends. */
export const panelEnds = ({ pages }: DocumentLayout): readonly FieldCandidate[] =>
  pages.flatMap((page) =>
    page.lines.flatMap((line, at) =>
      line.phrases.flatMap((head, i) =>
        HEADS.test(head.text) ? endsBeneath(page, { head, at, right: line.phrases[i + 1]?.x0 ?? Infinity }) : [],
      ),
    ),
  );

interface Panel {
  readonly head: Phrase;
  /** The index of its line. */
  readonly at: number;
  /** Where the panel beside it begins. */
  readonly right: number;
}

function endsBeneath(page: PageLayout, { head, at, right }: Panel): FieldCandidate[] {
  const found: FieldCandidate[] = [];
  let above: Phrase = head;
  for (const line of page.lines.slice(at + 1, at + 1 + 2 * MOST_LINES)) {
    const own = cellsOf(line, head, right);
    const [first] = own;
    if (!first) continue;
    if (first.y0 - above.y1 > GAP * (head.y1 - head.y0) || !isStronger(head, first)) break;
    above = first;
    const text = own.map((one) => one.text).join(' ');
    const only = onlyDayIn(text);
    const day = own.find((one) => onlyDayIn(one.text));
    if (!only || !day || !ENDS.test(only.before) || /\p{L}/u.test(only.after)) continue;
    const value = { kind: 'date', date: only.date } as const;
    found.push(candidateOf(value, printedPhrase(day, page.number), CONFIDENCE, page.lines.indexOf(line)));
  }
  return found;
}

/** The cells of a line that stand in a panel, the first at its edge. */
function cellsOf({ phrases }: Line, head: Phrase, right: number): readonly Phrase[] {
  const own = phrases.filter(({ x0 }) => x0 >= head.x0 - SAME_EDGE_PT && x0 < right - SAME_EDGE_PT);
  return Math.abs((own[0]?.x0 ?? 0) - head.x0) <= SAME_EDGE_PT ? own : [];
}
