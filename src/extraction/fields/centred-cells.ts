// Rows of tables of which one cell has two lines and the others stand in its middle: lines that overlap in height are one row, and what
// stands over and under its middle, at one edge, is one value.
import type { Line, PageLayout, Phrase } from '../../model/layout.ts';
import type { Word } from '../../model/page.ts';
import type { FieldRule } from '../../profiles/profile.ts';
import { isSetAlike } from '../../model/set-alike.ts';
import type { LabelPlace } from './labels.ts';

/** Lines of one cell stand at most this part of their height apart. */
const APART = 0.8;
const SAME_EDGE_PT = 1;
/** The middle of the row is half way between its lines, give or take this part of their height. */
const OFF_MIDDLE = 0.2;

/** The top of the row in which a line stands: that of the line before it, where both overlap and have no column in common. */
export function rowTop({ lines }: PageLayout, line: Line): number {
  const above = lines[lines.indexOf(line) - 1];
  return above && above.y1 > line.y0 + 1 && standApart(above, line) ? Math.min(above.y0, line.y0) : line.y0;
}

interface Place {
  readonly rule: FieldRule;
  readonly page: PageLayout;
  readonly form?: boolean;
  /** Phrases that start with a label. */
  readonly labelled: ReadonlySet<Phrase>;
}

/** Both lines of a cell that begins with this phrase, where the words of its field may be any; none where it has one line. */
export function wholeCell(first: Phrase, label: LabelPlace, place: Place): readonly Word[] {
  const { rule, page, form, labelled } = place;
  if (form === true && rule.value === 'registration') return brokenMark(page, first);
  if (form === true && rule.value === 'reference') return brokenNumber(page, first, labelled);
  if (form !== true || (rule.value !== 'pattern' && rule.value !== 'text')) return [];
  const both = cellOfTwo(first, label, place);
  return both.length > 0 || rule.value === 'pattern' ? both : brokenCell(page, first, labelled);
}

/** A line that ends in such a word goes on beneath. */
const GOES_ON = /(?:^|\s)(?:and|or|of|the|a|an|with|for|by|to|in|at|&|plus|including)$|[,/]$/i;

/** The words of a cell whose first line ends in the middle of what it says: the rest stands right beneath, set alike. */
function brokenCell({ lines }: PageLayout, first: Phrase, labelled: ReadonlySet<Phrase>): readonly Word[] {
  if (!GOES_ON.test(first.text)) return [];
  const at = lines.findIndex(({ phrases }) => phrases.includes(first));
  const second = lines
    .slice(at + 1, at + 3)
    .flatMap(({ phrases }) => phrases)
    .find(({ x0 }) => Math.abs(x0 - first.x0) <= SAME_EDGE_PT);
  const isNear = second !== undefined && second.y0 - first.y1 <= APART * (first.y1 - first.y0);
  // What begins small goes on, though its words are those of a label elsewhere.
  const isLabel = second !== undefined && labelled.has(second) && !/^\p{Ll}/u.test(second.text);
  return isNear && isSetAlike(first, second) && !isLabel ? [...first.words, ...second.words] : [];
}

/** The halves of a registration mark that a narrow cell has set beneath each other: the first one alone would be another mark. */
function brokenMark({ lines }: PageLayout, first: Phrase): readonly Word[] {
  if (!/^[A-Z]{2}\d{2}$/.test(first.text)) return [];
  const limit = first.y1 + APART * (first.y1 - first.y0);
  const rest = lines
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ text, x0, y0 }) =>
        /^[A-Z]{3}$/.test(text) && y0 > first.y0 + 1 && y0 <= limit && Math.abs(x0 - first.x0) <= SAME_EDGE_PT,
    );
  return rest ? [...first.words, ...rest.words] : [];
}

/** Groups of figures and nothing else. */
const FIGURES = /^\d+(?: \d+)*$/;

/** A number of which a narrow cell has set the last groups beneath, beside the second line of its label: `3 114` over `550821`. */
function brokenNumber({ lines }: PageLayout, first: Phrase, labelled: ReadonlySet<Phrase>): readonly Word[] {
  if (!FIGURES.test(first.text)) return [];
  const limit = first.y1 + APART * (first.y1 - first.y0);
  const line = lines.find(({ phrases }) =>
    phrases.some((one) => one.y0 >= first.y1 - 1 && one.y0 <= limit && Math.abs(one.x0 - first.x0) <= SAME_EDGE_PT),
  );
  const second = line?.phrases.find(({ x0 }) => Math.abs(x0 - first.x0) <= SAME_EDGE_PT);
  const left = line?.phrases.findLast(({ x1 }) => x1 <= first.x0);
  const goesOn = second !== undefined && FIGURES.test(second.text) && /^\p{Ll}/u.test(left?.text ?? '');
  return goesOn && isSetAlike(first, second) && !labelled.has(second) ? [...first.words, ...second.words] : [];
}

/** Words in small letters behind a capital: no number goes on so. */
const NEW_WORDS = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*:?$/u;

/** The words of a cell of two lines, by its first: what else is in its row stands half way between them. */
function cellOfTwo(first: Phrase, label: LabelPlace, { page: { lines }, labelled }: Place): readonly Word[] {
  const at = lines.findIndex(({ phrases }) => phrases.includes(first));
  const middle = lines[at + 1];
  const height = first.y1 - first.y0;
  const second = lines[at + 2]?.phrases.find(({ x0 }) => Math.abs(x0 - first.x0) <= SAME_EDGE_PT);
  if (!middle || !second || second.y0 - first.y1 > APART * height) return [];
  // Where its label begins the first line, what begins there two lines on is the label of the next row, whatever another column sets between.
  const next = lines[at + 2]?.phrases.find(({ x0 }) => Math.abs(x0 - label.phrase.x0) <= SAME_EDGE_PT);
  if (lines[at] === label.line && next && next !== second && label.pieces?.includes(next) !== true) return [];
  // What stands beneath a number may be the next label of its column, beside lines that are set half way between by chance.
  if (labelled.has(second) || (/\d/.test(first.text) && NEW_WORDS.test(second.text))) return [];
  const isCentred = Math.abs((first.y0 + second.y0) / 2 - middle.y0) <= OFF_MIDDLE * height && middle.y0 < first.y1;
  // Where a third line follows as closely they are a list of terms, beside which another column has its lines half way between by chance.
  const third = lines
    .slice(at + 3)
    .flatMap(({ phrases }) => phrases.filter(({ x0 }) => Math.abs(x0 - first.x0) <= SAME_EDGE_PT));
  const isList = third[0] !== undefined && third[0].y0 - second.y0 < second.y0 - first.y0 + OFF_MIDDLE * height;
  if (isList) return [];
  const isFree = middle.phrases.every(({ x0, x1 }) => x1 < first.x0 || x0 > Math.max(first.x1, second.x1));
  return isCentred && isSetAlike(first, second) && isFree ? [...first.words, ...second.words] : [];
}

/** Whether no phrase of one line stands over or beneath one of the other. */
export const standApart = (one: Line, other: Line): boolean =>
  one.phrases.every((a) => other.phrases.every((b) => a.x1 < b.x0 || b.x1 < a.x0));
