// What was used beyond a package, told by what stands about it: under a heading that says so (`Calls outside your plan`), over or
// beside a count of calls, or where calls were made to. Its name (`UK mobiles`, `Local and national`) is none of a plan.
import type { Phrase } from '../../../model/layout.ts';
import { isAmountInFull } from '../../values/amount.ts';
import type { BillRow } from './bill-rows.ts';
import type { ChargeRow } from './charge-row.ts';
import { amountOf } from './row-figures.ts';

const HEAD =
  /\b(?:(?:outside|out of|beyond|over|not (?:covered|included) (?:in|by)|not in) (?:of )?(?:your |the |any )?(?:\p{L}+ )?(?:plans?|packages?|allowances?|bundles?|tariffs?|inclusive minutes)|(?:calls?|texts?|messages?|data) (?:you(?:[’']ve| have)? (?:made|sent|used)|made|used|sent|breakdown|itemisation)|(?:itemi[sz]ed|chargeable|other|additional|extra) (?:calls?|usage)|(?:your |call |phone |mobile |data )?usage(?: charges?)?|calls? (?:charges?|summary|details?)|pay[- ]as[- ]you[- ](?:go|use) (?:calls?|usage|charges?))\b/iu;
/** What a heading says that is also of what is sold: `Plan and usage`. */
const OF_PLAN = /\b(?:monthly|regular|subscriptions?|rentals?|(?:plans?|packages?),? (?:&|and|\+) )/iu;
/** How often, and for how long, it was used. */
const COUNT = /^\d{1,4} (?:calls?|texts?|messages?|mins?|minutes?|sessions?|downloads?)\b/iu;
/** How many calls there were, and how long they took, in cells of their own. */
const COUNT_CELL = /^\d{1,4} calls?\b|^\d{1,3} ?h(?:(?:ou)?rs?)? ?\d{1,2} ?m|^\d{1,3}:\d{2}:\d{2}$/iu;
/** Where calls go. */
const CALLED_TO =
  /^(?:(?:calls? )?to )?(?:uk |other |non-geographic )?(?:mobiles|landlines|international)$|^(?:(?:calls? )?to )?(?=.*\b(?:local|national|regional|long distance|geographic)\b)(?:(?:,|&|and|or|\/|uk|local|national|regional|long distance|(?:non-)?geographic|mobiles?|landlines?|numbers?|calls?)(?: |$))+$/iu;
/** The heads of the columns of such a list stand between its heading and its rows, and more rows of it. */
const MOST_ROWS = 40;
const HEADING_WORDS = 13;
const PLAIN_WORDS = 6;
const PLAIN_LINES = 6;
const SAME_EDGE_PT = 2;
/** A count stands at most this many text heights under what it counts. */
const GAP = 1.6;

/** The items that are no such use. */
export const withoutUsed = (items: readonly ChargeRow[], rows: readonly BillRow[]): readonly ChargeRow[] =>
  items.filter(({ row }) => {
    const at = rows.findIndex(({ line, text }) => line === row.line && text === row.text);
    return (
      at < 0 ||
      !(
        isCounted(row) ||
        isCountedBeneath(row, rows[at + 1]) ||
        isUnderUse(row, rows.slice(Math.max(0, at - MOST_ROWS), at))
      )
    );
  });

const isCounted = ({ phrases: [name, ...cells] }: BillRow): boolean =>
  CALLED_TO.test(name?.text ?? '') || cells.some(({ text }) => COUNT_CELL.test(text));

function isCountedBeneath({ line, phrases }: BillRow, below: BillRow | undefined): boolean {
  const [name, note] = [phrases[0], below?.phrases[0]];
  return (
    name !== undefined &&
    note !== undefined &&
    below?.line.page === line.page &&
    // What was used of a plan may be charged for beneath it, each in a row of its own.
    amountOf(below) === undefined &&
    note.y0 - name.y1 <= GAP * (note.y1 - note.y0) &&
    COUNT.test(note.text)
  );
}

/** Whether the heading next above a row is one of use: a line of few words, set strongly or larger than the row, or right over it in words of use alone. */
function isUnderUse({ line, phrases: [name] }: BillRow, above: readonly BillRow[]): boolean {
  const head = above.findLast(
    ({ line: own, phrases: [first, other] }) =>
      own.page === line.page &&
      first !== undefined &&
      other === undefined &&
      name !== undefined &&
      !isAmountInFull(first.text) &&
      first.x0 < name.x1 &&
      first.words.length <= HEADING_WORDS &&
      (first.bold || first.sizePt > name.sizePt + 0.5 || isPlainHead(first, name)),
  );
  const text = head?.phrases[0]?.text ?? '';
  return HEAD.test(text) && !OF_PLAN.test(text);
}

/** Whether a line set as plainly as the rows of its list heads them: few words of use, close over a row and at its edge. */
const isPlainHead = (first: Phrase, name: Phrase): boolean =>
  first.words.length <= PLAIN_WORDS &&
  HEAD.test(first.text) &&
  !/[.:]$/u.test(first.text) &&
  Math.abs(first.x0 - name.x0) <= SAME_EDGE_PT &&
  name.y0 - first.y1 <= PLAIN_LINES * (name.y1 - name.y0);
