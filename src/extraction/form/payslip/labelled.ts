// Texts beside or beneath a label, cell by cell: for values that look like anything, such as names, where only what else is a
// label tells that it is no value.
import { foldText } from '../../../kernel/text.ts';
import { textOf } from '../../../model/page.ts';
import { printedWords } from '../../../model/printed.ts';
import type { Profile } from '../../../profiles/profile.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { halfOf, halvesOf } from './halved-labels.ts';
import { allLabels } from './known-labels.ts';
import type { LabelledText } from './labelled-text.ts';
import { sameEdge, wholeValue } from './whole-values.ts';
import { withWords } from '../../../model/parts-of-lines.ts';

/** A value stands at most so many text heights beneath its label. */
const BELOW_HEIGHTS = 2.6;

/** The texts that labels of a field are of, in reading order. */
export function labelledTexts(rows: readonly Row[], field: string, profile: Profile): LabelledText[] {
  const own = new Set((profile.fields[field]?.labels ?? []).map(foldText));
  const known = allLabels(profile);
  const posts = new Set((profile.fields['jobTitle']?.labels ?? []).map(foldText));
  const isPost = (cell: Cell, { cells }: Row, above: Row | undefined): boolean =>
    [cells[cells.indexOf(cell) - 1], above?.cells.find((one) => sameEdge(one, cell))].some(
      (label) => label !== undefined && posts.has(foldText(label.text)),
    );
  return rows.flatMap((row, at) =>
    row.cells.flatMap((cell, i): LabelledText[] => {
      if (!isLabel(cell)) return [];
      // `Job | Section Leader, Produce`, `Colleague Support Fund | 2.00`: the word that a post or a payment begins with is no label.
      const isWhole = isPost(cell, row, rows[at - 1]) || row.cells[i + 1]?.amount !== undefined;
      const inside = afterLabel(cell, own, known) ?? (isWhole ? undefined : behindLabel(cell, own, known));
      if (inside) return [{ ...inside, row: at }];
      const halves = halvesOf(cell.text, known);
      const half = halves?.findIndex((one) => own.has(foldText(one)));
      const labelled = (value: Cell, place: number, next?: Cell): LabelledText[] => {
        const whole = wholeValue(value, rows, { at: place, next, known });
        const said = halves && half !== undefined ? halfOf(whole, halves, half) : whole;
        return said ? [{ ...said, row: at }] : [];
      };
      if (!own.has(foldText(cell.text)) && (half === undefined || half < 0)) return [];
      const over = labelOver(row, rows[at - 1], { cell, next: rows[at + 1], known });
      if (over) return labelled(over, at - 1);
      const isValue = (one: Cell | undefined): one is Cell =>
        one !== undefined &&
        isLabel(one) &&
        !one.text.endsWith(':') &&
        !isKnown(one, known) &&
        !startsWithLabel(one, known);
      const next = isNamed(row.cells, i + 1) ? undefined : row.cells[i + 1];
      const right = next && withoutNextLabel(next, known);
      const under = rows
        .slice(at + 1, at + 3)
        .find((next) => isUnder(next, row) && next.cells.some((one) => sameEdge(one, cell)));
      const beneath = under?.cells.find((one) => sameEdge(one, cell));
      // Where values stand beneath both, the text to the right is the next label of a strip.
      const isStrip =
        right !== undefined &&
        isValue(beneath) &&
        under?.cells.some((one) => sameEdge(one, right)) === true &&
        !standBeside(cell, right, { beneath, rows: rows.slice(at + 1), known });
      if (right && isValue(right) && !isStrip && !isAmongLabels(right, row, known)) return labelled(right, at);
      // Between labels, and at the end of a row of them, the value stands beneath.
      const below = rows
        .slice(at + 1, at + 4)
        .filter((next) => isUnder(next, row))
        .flatMap(({ cells }) => cells)
        .find((one) => sameEdge(one, cell) || isInMiddle(one, cell));
      const place = rows.findIndex(({ cells }) => below !== undefined && cells.includes(below));
      if (!below || !(isValue(below) || isAmongValues(below, rows[place], { labels: row, known }))) return [];
      return labelled(below, place, row.cells[i + 1]);
    }),
  );
}

/** Whether all else in a row are labels, as in a strip of them over their values: what stands among them is one too. */
function isAmongLabels(cell: Cell, { cells }: Row, known: ReadonlySet<string>): boolean {
  const others = cells.filter((one) => one !== cell);
  return others.length >= FEWEST_IN_STRIP && others.every(({ text }) => known.has(foldText(text)));
}

const FEWEST_IN_STRIP = 3;

const isKnown = ({ text }: Cell, known: ReadonlySet<string>): boolean =>
  known.has(foldText(text)) || halvesOf(text, known) !== undefined;

/** Whether a text stands beneath a label as others beside it do beneath theirs: `Associate` under `Role` is a post, though it may be a label. */
function isAmongValues(
  cell: Cell,
  row: Row | undefined,
  { labels, known }: { readonly labels: Row; readonly known: ReadonlySet<string> },
): boolean {
  const others = row?.cells.filter((one) => one !== cell) ?? [];
  const under = (one: Cell): boolean => labels.cells.some((label) => isKnown(label, known) && sameEdge(label, one));
  return (
    isLabel(cell) &&
    others.length >= FEWEST_BESIDE &&
    [cell, ...others].every(under) &&
    others.every((one) => !isKnown(one, known))
  );
}

const FEWEST_BESIDE = 2;

/** A cell without the label behind it, where typing leaves one space between both: `Dr S Carver Pay Ref:`. */
function withoutNextLabel(cell: Cell, known: ReadonlySet<string>): Cell {
  const at = cell.text.endsWith(':')
    ? cell.words.findIndex((_, i) => i > 0 && known.has(foldText(textOf(cell.words.slice(i)))))
    : -1;
  if (at < 0) return cell;
  return withWords(cell, cell.words.slice(0, at));
}

/** A row of labels stands under its values where those are this much nearer than what is beneath. */
const NEARER = 0.75;

/** The text over a label, in a row of labels that each stand under a text, nearer than to what follows. */
function labelOver(
  row: Row,
  above: Row | undefined,
  { cell, next, known }: { readonly cell: Cell; readonly next: Row | undefined; readonly known: ReadonlySet<string> },
): Cell | undefined {
  if (above?.page !== row.page || row.cells.length < 2) return undefined;
  const isLabelled = row.cells.every(({ text }) => known.has(foldText(text)));
  const overOf = (one: Cell): Cell | undefined =>
    above.cells.find((other) => sameEdge(other, one) && !known.has(foldText(other.text)));
  if (!isLabelled || row.cells.some((one) => !overOf(one))) return undefined;
  const beneath = next?.page === row.page ? next.y0 - row.y1 : Infinity;
  return row.y0 - above.y1 < NEARER * beneath ? overOf(cell) : undefined;
}

/** Whether an amount stands behind a cell: it says what that is paid for, in a table beside the label's panel. */
function isNamed(cells: readonly Cell[], at: number): boolean {
  const next = cells.slice(at + 1).find((one) => one.amount !== undefined || /\p{L}{4}/u.test(one.text));
  return next?.amount !== undefined;
}

/** Whether labels stand in one column and their values in the next: other labels stand under this one, or it is set as what is beneath. */
function standBeside(
  label: Cell,
  right: Cell,
  {
    beneath,
    rows,
    known,
  }: { readonly beneath: Cell | undefined; readonly rows: readonly Row[]; readonly known: ReadonlySet<string> },
): boolean {
  const isSetApart = right.bold && !label.bold && beneath?.bold === false;
  const besides = rows.slice(1, COLUMN_ROWS).filter(({ cells }) => {
    const at = cells.findIndex((one) => one.page === label.page && sameEdge(one, label));
    const [own, next] = [cells[at], cells[at + 1]];
    // Beneath a strip stands another of labels only.
    return own && next && known.has(foldText(own.text)) && sameEdge(next, right) && !known.has(foldText(next.text));
  });
  return isSetApart || besides.length > 1;
}

/** Rows beneath a label in which others of its column are looked for. */
const COLUMN_ROWS = 6;

/** Whether a text stands within the width of a label, or in the middle beneath it and wider. */
const isInMiddle = (one: Cell, label: Cell): boolean =>
  (one.x0 >= label.x0 - 4 && one.x1 <= label.x1 + 4) ||
  (one.x0 < label.x0 && one.x1 > label.x1 && Math.abs(one.x0 + one.x1 - label.x0 - label.x1) < 4);

function isUnder(next: Row, row: Row): boolean {
  return next.page === row.page && next.y0 - row.y1 < BELOW_HEIGHTS * (row.y1 - row.y0);
}

/** `Employer: Otter Ltd`, alone in its cell or among others in a running line. */
function afterLabel(
  cell: Cell,
  own: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Omit<LabelledText, 'row'> | undefined {
  const ends = cell.words.flatMap((word, at) => (word.text.endsWith(':') || word.text === '-' ? [at] : []));
  for (const end of ends) {
    const start = labelEnding(cell, end, own);
    if (start === undefined || OF_WHOM.test(cell.words[start - 1]?.text ?? '')) continue;
    // `Account name: …` is a label of its own, though it ends as this one does.
    if ((labelEnding(cell, end, known) ?? start) < start) continue;
    const next = ends
      .map((one) => (one > end ? labelEnding(cell, one, known) : undefined))
      .find((start) => start !== undefined);
    const words = cell.words.slice(end + 1, next);
    if (words.length === 0) return undefined;
    const printed = printedWords(words, cell.page);
    return { text: printed.text, printed };
  }
  return undefined;
}

/** `Note from your employer: …`: what is told, and by whom. */
const OF_WHOM = /^(?:your|our|the|from|to|by|of|for|with)$/i;

/** What no other label begins with. */
const DEPARTMENT =
  /^dep(?:t|artment)\.? (?!for\b|of\b|(?:names?|codes?|no|num|number|id|ref|reference|cost|head|manager|total)\b)/i;
const NAME_WORD = /^(?:[\p{Lu}&('‘]\D*|and|of|the|de|da|van|von|der|la|for)$/u;

/** `Employer Otter Nurseries Ltd PAYE Ref 120/AB1`: a label, its value, and the next label in one run of words without a colon. */
function behindLabel(
  cell: Cell,
  own: ReadonlySet<string>,
  known: ReadonlySet<string>,
): Omit<LabelledText, 'row'> | undefined {
  const { words } = cell;
  const starts = (at: number, labels: ReadonlySet<string>): number | undefined =>
    [4, 3, 2, 1].find(
      (count) => at + count <= words.length && labels.has(foldText(textOf(words.slice(at, at + count)))),
    );
  const length = starts(0, known);
  if (length === undefined || starts(0, own) !== length) return undefined;
  const next = words.findIndex((_word, at) => at > length && starts(at, known) !== undefined);
  const value = words.slice(length, next < 0 ? words.length : next);
  // One word may well be the rest of another label: `Employer pension`; what has digits is a date or a place.
  const isWord = value.length === 1 && DEPARTMENT.test(cell.text) && !known.has(foldText(cell.text));
  if ((value.length < 2 && !isWord) || !value.every(({ text }) => NAME_WORD.test(text))) return undefined;
  const printed = printedWords(value, cell.page);
  return { text: printed.text, printed };
}

/** A label has at most this many words. */
const LABEL_WORDS = 5;

/** Where the longest label begins that ends at a word. */
function labelEnding(cell: Cell, end: number, labels: ReadonlySet<string>): number | undefined {
  for (let start = Math.max(0, end + 1 - LABEL_WORDS); start <= end; start++) {
    const text = foldText(
      cell.words
        .slice(start, end + 1)
        .map((word) => word.text)
        .join(' '),
    );
    if (labels.has(text)) return start;
  }
  return undefined;
}

function startsWithLabel(cell: Cell, known: ReadonlySet<string>): boolean {
  const colon = cell.words.findIndex((word) => word.text.endsWith(':'));
  return colon >= 0 && labelEnding(cell, colon, known) === 0;
}
