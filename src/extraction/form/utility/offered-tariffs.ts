// Tariffs that are not charged: the next one in a column beside the present one, those that a table under `Could you pay less?` lists, and
// the one that a sentence says would be cheaper.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../../model/layout.ts';
import { mapPages, withoutPhrases } from '../../../model/parts-of-lines.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { BillRow } from './bill-rows.ts';
import { isStronger } from './panel-heads.ts';

const SAME_EDGE_PT = 3;
const WHAT = String.raw`(?:(?: (?:energy|electricity|gas|fixed|variable))? (?:tariff|plan|deal|product|prices?|rates?|contract|package|terms?)s?)?`;
const WHEN = String.raw`(?: \(?(?:from|until|to|till|after|starts?|starting|ends?|ending|on)\b.*)?`;
/** The heads of such columns. */
const NEXT = new RegExp(
  String.raw`^(?:your |the |our )*(?:new|next|future|alternative|replacement)${WHAT}${WHEN}$|^(?:your |the )*(?:tariff|plan|deal|prices?|rates?) from \d.*$|^(?:from|after) \d.*$`,
  'iu',
);
const PRESENT = new RegExp(
  String.raw`^(?:your |the )*(?:current|present|existing|this|old)${WHAT}${WHEN}$|^(?:your |the )*(?:tariff|plan|deal|prices?|rates?) (?:now|today|until \d.*)$|^(?:now|today|until \d.*)$`,
  'iu',
);
const MOST_LINES = 12;
/** The rows of such a table stand at most so many text heights apart. */
const GAP = 2.5;

/** The layout without what stands in columns of the next tariff, where another column is headed as the present one. */
export const withoutNext = (layout: DocumentLayout): DocumentLayout => mapPages(layout, presentOnly);

function presentOnly(page: PageLayout): PageLayout {
  const next = new Set<Phrase>();
  page.lines.forEach(({ phrases }, at) => {
    const heads = phrases.filter(({ text }) => NEXT.test(text));
    if (heads.length === 0 || !phrases.some(({ text }) => PRESENT.test(text))) return;
    for (const head of heads) {
      const right = phrases[phrases.indexOf(head) + 1]?.x0 ?? Infinity;
      for (const one of columnOf(page.lines, at, { head, right })) next.add(one);
    }
  });
  if (next.size === 0) return page;
  return { ...page, lines: page.lines.map((line) => withoutPhrases(line, next)) };
}

/** What stands in the column of a head, as far down as its table goes. */
function columnOf(
  lines: readonly Line[],
  at: number,
  { head, right }: { readonly head: Phrase; readonly right: number },
): readonly Phrase[] {
  const own = [head];
  let last = lines[at];
  for (const line of lines.slice(at + 1, at + 1 + MOST_LINES)) {
    if (!last || line.y0 - last.y1 > GAP * (head.y1 - head.y0)) break;
    own.push(...line.phrases.filter(({ x0 }) => x0 >= head.x0 - SAME_EDGE_PT && x0 < right - SAME_EDGE_PT));
    last = line;
  }
  return own;
}

const OFFERS =
  /\b(?:pay less|cheap(?:er|est)|compar(?:e|ing|ison)|other tariffs|tariffs (?:you|we)|you could (?:save|switch|be on)|save (?:money|more)|switch(?:ing)?|best tariff|better deal)\b/iu;
/** The head of a column of tariffs: what it lists is no tariff of the customer. */
const HEAD = /^(?:our |available |other )?(?:tariff|plan|product|deal)s?(?: name)?$/iu;

/** Whether a line is a row of a table of other tariffs. */
function isOffered({ lines }: PageLayout, at: number): boolean {
  const above = lines.slice(Math.max(0, at - MOST_LINES), at);
  const from = above.findLastIndex(
    ({ phrases: [first, other] }) => other !== undefined && HEAD.test(first?.text ?? ''),
  );
  const [own, head] = [lines[at]?.phrases[0], above[from]?.phrases[0]];
  if (!own || !head || Math.abs(own.x0 - head.x0) > SAME_EDGE_PT) return false;
  const heading = above.slice(0, from).findLast(({ phrases: [first] }) => first && isStronger(first, own));
  return OFFERS.test(heading?.phrases[0]?.text ?? '');
}

/** The candidates without what stands in tables of other tariffs. */
export function withoutOffered(found: FieldCandidates, { pages }: DocumentLayout): FieldCandidates {
  const isOwn = ({ page, printed: { box } }: FieldCandidate): boolean => {
    const own = pages[page - 1];
    const at = own?.lines.findIndex(({ y0, y1 }) => y0 <= box.y0 + 1 && y1 >= box.y1 - 1) ?? -1;
    return !own || at < 0 || !isOffered(own, at);
  };
  return Object.fromEntries(Object.entries(found).map(([name, all]) => [name, all.filter(isOwn)]));
}

/** The rows that are in no such table. */
export const rowsNotOffered = (rows: readonly BillRow[], { pages }: DocumentLayout): readonly BillRow[] =>
  rows.filter(({ line: { page }, lineIndex }) => {
    const own = pages[page - 1];
    return !own || !isOffered(own, lineIndex);
  });

/** What speaks of a tariff that the customer might have instead: `Our cheapest similar tariff is …`. */
const OF_OTHERS =
  /\b(?:cheap(?:er|est)|similar|alternative|comparable|another|best)\b(?: \p{L}+){0,3}? (?:tariff|plan|deal)s?\b(?: (?:is|would be|called|on|with|you could \p{L}+|for you|right now|today|currently|we have|we offer|to yours))*[: ]*$/iu;

/** The name of such a one begins on the line above: `our cheapest similar tariff for you is Easy` over `Tariff Online v3.` */
const NAMES_OTHER =
  /\b(?:cheap(?:er|est)|similar|alternative|comparable|another)\b(?: \p{L}+){0,3}? (?:tariff|plan|deal)\b(?: \p{L}+){0,3} (?:is|would be)(?: \S+){1,4} *$/iu;

/** What one would save with it: `you could save £41.20 a year with Easy` over `Tariff Online v3.` */
const SAVES =
  /\b(?:could|would|might|can) (?:have )?(?:saved?|paid|pay)\b.{0,60}\b(?:with|on|by|if you)\b(?: (?:our|the|an?|switch\p{L}*|mov\p{L}+|chang\p{L}+|to|on))*(?: (?!on\b)\S+){0,4} *$/iu;

/** Whether the words before a name say that it is that of such a tariff. */
export const isOffering = (before: string): boolean =>
  [OF_OTHERS, NAMES_OTHER, SAVES].some((words) => words.test(before));
