// Columns of labels with each value beneath its label. Where two such columns stand side by side, what is beside a label is the label
// of the other column, even if no profile knows it.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { isRemark } from './label-surroundings.ts';
import { isWholePhrase, type LabelPlace } from './labels.ts';

/** Labels of one column begin within this of each other, in points. */
const SAME_EDGE_PT = 2;
/** A value stands at most this many heights beneath its label. */
const GAP = 1;
/** So many labels with nothing beside them and their value beneath tell a column of stacks. */
const LEAST = 2;
/** A value is nearer to its label than the label to the value before it, at least by this part. */
const RHYTHM = 0.6;
/** And so many times those that look like rows of a table: headings do. */
const MORE = 3;

/** So many phrases on one line head columns of a table. */
const HEADERS = 4;

/** The labels that stand in columns where every value is beneath its label. */
export function stackedLabels(
  layout: DocumentLayout,
  labels: readonly LabelPlace[],
  labelled: Labelled,
): ReadonlySet<Phrase> {
  const whole = labels.filter((label) => isWholePhrase(label) || (!label.pieces && isRemark(label)));
  const votes = [...new Map(whole.map((label) => [label.phrase, label] as const)).values()].map((label) => ({
    label,
    vote: voteOf(label, layout.pages[label.line.page - 1], labelled),
  }));
  return new Set(
    votes.flatMap(({ label }) => {
      const own = votes.filter((one) => inColumn(one.label, label));
      const [stacks = 0, tables = 0] = ['stack', 'table'].map((kind) => own.filter(({ vote }) => vote === kind).length);
      const isStack = stacks >= LEAST && stacks >= MORE * tables;
      return isStack && isOverValue(label, layout.pages[label.line.page - 1], labelled) ? [label.phrase] : [];
    }),
  );
}

const inColumn = (one: LabelPlace, other: LabelPlace): boolean =>
  one.line.page === other.line.page && Math.abs(one.phrase.x0 - other.phrase.x0) <= SAME_EDGE_PT;

/** Whether a label and what is beside it each have something right beneath, or that its own value beside it, and the label none of its kind. */
function isOverValue(
  { line, phrase, lineIndex }: LabelPlace,
  page: PageLayout | undefined,
  labelled: Labelled,
): boolean {
  const right = line.phrases[line.phrases.indexOf(phrase) + 1];
  const lines = page?.lines.slice(lineIndex + 1, lineIndex + 4);
  const below = atEdge(lines, phrase);
  return (
    below !== undefined &&
    !labelled.has(below) &&
    isNear(phrase, below) &&
    (!right || isNear(right, atEdge(lines, right)) || line.phrases.indexOf(right) + 1 < line.phrases.length)
  );
}

/** The first phrase of some lines at the left edge of another. */
const atEdge = (lines: readonly Line[] | undefined, { x0 }: Phrase): Phrase | undefined =>
  lines?.flatMap(({ phrases }) => phrases).find((one) => Math.abs(one.x0 - x0) <= SAME_EDGE_PT);

const isNear = (phrase: Phrase, below: Phrase | undefined): boolean =>
  below !== undefined && below.y0 - phrase.y1 < GAP * (phrase.y1 - phrase.y0);

type Labelled = ReadonlySet<Phrase>;

/** What the surroundings of a label say of its column: its value is beneath, or beside and a label beneath; else nothing. */
function voteOf(
  { line, phrase, lineIndex }: LabelPlace,
  page: PageLayout | undefined,
  labelled: Labelled,
): 'stack' | 'table' | undefined {
  // The headers of a table say nothing of the rows of other parts at the same edge.
  if (line.phrases.length >= HEADERS) return undefined;
  const right = line.phrases[line.phrases.indexOf(phrase) + 1];
  const below = atEdge(page?.lines.slice(lineIndex + 1, lineIndex + 4), phrase);
  const above = atEdge(page?.lines.slice(Math.max(0, lineIndex - 3), lineIndex).reverse(), phrase);
  if (right && !labelled.has(right) && below && labelled.has(below)) return 'table';
  if (!below || labelled.has(below) || !isNear(phrase, below)) return undefined;
  // Beside something else the rhythm of the column alone tells it.
  const [gap, gapAbove] = [below.y0 - phrase.y1, above ? phrase.y0 - above.y1 : Infinity];
  return gap < (right ? RHYTHM : 1) * gapAbove ? 'stack' : undefined;
}
