// Headings of panels that stand side by side: what is beside `Your tariff` heads the next panel (`Moving home`), and is no value of it.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { isSetAlike } from '../../../model/set-alike.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { isTariffName } from './tariff-words.ts';

const SAME_EDGE_PT = 3;
/** A panel begins at most so many text heights beneath its heading. */
const BELOW_HEIGHTS = 3.6;
/** A heading of tariffs: the label of one is none. */
export const HEADS =
  /^(?:(?:about|what is|what’s|what's) )?(?:(?:your|my|the|current) )+(?:(?:electricity|gas|energy|supply|broadband|phone|mobile) )*(?:tariff|plan|package|product|contract|service)s?(?: (?:details|summary|explained|at a glance))?$|^(?:about )?(?:tariff|plan|package|product) (?:details|information|summary)$|^about (?:your |the )?(?:tariff|plan|package)$/iu;
/** A heading that may be a label as well: what stands beneath what is beside it tells. */
const BARE = /^(?:tariff|plan|package|product)s?:?$/iu;
/** What stands beneath such a heading is labelled once more, or a sentence. */
const NAME = /^(?:the |your )?(?:tariff|plan|package|product|name)(?: (?:name|type))?(?::.*)?$/iu;

/** A label and its value: `Payment method: on receipt of bill`. */
const LABELLED = /^\p{Lu}[^:.£]{2,40}:\s\S/u;
/** Lines of one sentence stand at most this many text heights apart, and have at least so many words. */
const PROSE_GAP = 1;
const PROSE_WORDS = 6;
/** Less than so many words are the label of another term, in a table whose first row is set in bold. */
const SENTENCE_WORDS = 5;
/** What begins headings, and no names. */
const OF_PANEL = /^(?:your|our|my|how|what|why|where|when|need|about|contact|moving|help|useful|important)\b/iu;

/** The candidates without those that head a panel beside that of their label; in their place what stands beneath that, where it is a name. */
export const withoutPanelHeads = (
  found: readonly FieldCandidate[],
  { pages }: DocumentLayout,
): readonly FieldCandidate[] =>
  found.flatMap((one) => {
    const panel = panelBeside(one, pages[one.page - 1]?.lines ?? []);
    if (!panel) return [one];
    const { phrase, line } = panel.mine;
    const isName =
      /^[\p{Lu}\d]/u.test(phrase.text) &&
      isTariffName(phrase.text) &&
      ![NAME, NO_NAME].some((words) => words.test(phrase.text));
    return isName && panel.isSet && !hasCells(panel)
      ? [{ ...one, value: { kind: 'text', text: phrase.text }, printed: printedPhrase(phrase, line.page) } as const]
      : [];
  });

/** A label of the name and that, in one. */
const NAMED = /^(?:the |your )?(?:tariff|plan|package|product)(?: name)?\s?:\s\S|^name\s?:\s\S/iu;
/** What is beneath such a heading that is no name: labels, and how much one has. */
const NO_NAME =
  /[:?]$|\b(?:name|method|type|date|number|price|cost|charges?|fees?|usage|details|payment|debit|contract|term|months?|unlimited|allowance)\b/iu;

interface Panel {
  /** What is beneath the label. */
  readonly mine: Beneath;
  /** What is beside the label, and heads a panel of its own. */
  readonly own: Phrase;
  /** Whether both are set as headings are. */
  readonly isSet: boolean;
}

/** Whether the panel of the label has cells of its own. */
const hasCells = ({ mine: { line, phrase }, own }: Panel): boolean =>
  line.phrases.some(({ x0 }) => x0 > phrase.x1 && x0 < own.x0 - SAME_EDGE_PT);

function panelBeside({ printed: { box } }: FieldCandidate, lines: readonly Line[]): Panel | undefined {
  const at = lines.findIndex(({ phrases }) =>
    phrases.some(({ x0, y0 }) => Math.abs(x0 - box.x0) <= SAME_EDGE_PT && Math.abs(y0 - box.y0) <= SAME_EDGE_PT),
  );
  const phrases = lines[at]?.phrases ?? [];
  const head = phrases.findLast(({ x1 }) => x1 <= box.x0);
  const own = phrases.find(({ x0 }) => Math.abs(x0 - box.x0) <= SAME_EDGE_PT);
  if (!head || !own || ![HEADS, BARE].some((words) => words.test(head.text)) || !isSetAlike(head, own))
    return undefined;
  const below = lines.slice(at + 1);
  const [mine, others] = [under(head, below), under(own, below)];
  if (!mine || !others) return undefined;
  const isSet = isStronger(head, mine.phrase) && isStronger(own, others.phrase);
  const panel = { mine, own, isSet };
  const { text, words } = mine.phrase;
  // The panel of the label has cells of its own, a label of its own, or words that run on: its value is among them.
  const runsOn = words.length >= SENTENCE_WORDS && !isTariffName(text);
  if (isSet && HEADS.test(head.text) && (OF_PANEL.test(own.text) || hasCells(panel) || NAME.test(text) || runsOn))
    return panel;
  if (NAMED.test(text)) return panel;
  // What is beside the label heads a sentence of several lines, and that of the label has what is no label of a row.
  const isOver = isProse(others, below) && isLevel(mine.phrase, others.phrase);
  return isOver && (LABELLED.test(text) || runsOn || (words.length > 1 && !NO_NAME.test(text))) ? panel : undefined;
}

/** Whether a line goes on right beneath it, as a sentence does. */
function isProse({ phrase }: Beneath, below: readonly Line[]): boolean {
  const small = phrase.words.filter((word) => /^\p{Ll}/u.test(word.text)).length;
  const next = below
    .flatMap(({ phrases }) => phrases)
    .find(({ x0, y0 }) => Math.abs(x0 - phrase.x0) <= SAME_EDGE_PT && y0 > phrase.y0 + 1);
  return (
    phrase.words.length >= PROSE_WORDS &&
    2 * small > phrase.words.length &&
    next !== undefined &&
    next.y0 - phrase.y1 <= PROSE_GAP * (phrase.y1 - phrase.y0) &&
    isSetAlike(phrase, next)
  );
}

const isLevel = (one: Phrase, other: Phrase): boolean => Math.abs(one.y0 - other.y0) < (one.y1 - one.y0) / 2;

interface Beneath {
  readonly phrase: Phrase;
  readonly line: Line;
}

/** What stands next beneath a heading, at its edge. */
const under = (head: Phrase, below: readonly Line[]): Beneath | undefined =>
  below
    .filter(({ y0 }) => y0 - head.y1 <= BELOW_HEIGHTS * (head.y1 - head.y0))
    .flatMap((line) => line.phrases.map((phrase) => ({ phrase, line })))
    .find(({ phrase: { x0 } }) => Math.abs(x0 - head.x0) <= SAME_EDGE_PT);

/** Whether a phrase is set as a heading of another is: in bold over plain, or larger. */
export const isStronger = (head: Phrase, { bold, sizePt }: Phrase): boolean =>
  (head.bold && !bold) || head.sizePt > 1.08 * sizePt;
