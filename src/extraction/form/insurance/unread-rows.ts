// Rows of a table of sums insured whose sum was not taken, beside rows whose sum was.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import type { FormFinding } from '../form-reading.ts';
import type { Cover } from './covers.ts';
import { minorIn } from './figure-words.ts';

/** Figures of a column end within this of each other, in points. */
const SAME_EDGE_PT = 1.5;
const RECOGNISED_EDGE_PT = 3;
/** A sum insured has so many figures at least. */
const FEWEST_FIGURES = 3;
/** One table's rows are at most so far from the next, by the least distance of those that were read. */
const PITCHES = 2.2;
/** Under a head with the unit. */
const BARE = /^\d{1,3}(?:,\d{3})+$/;
const NO_COVER = /\b(?:total|premium|excess(?:es)?|tax|ipt|price|instalments?|monthly|payable)\b/;

type Box = Cover['printed']['box'];

/** A warning that names the rows in the column of sums that were read, within their table, whose amount is nothing that was read. */
export function unreadRowFindings(layout: DocumentLayout, covers: readonly Cover[], currency: string): FormFinding[] {
  const read = new Set(covers.flatMap(({ amount, excess }) => [amount, excess]));
  const sums = covers.filter(({ amount }) => amount !== undefined).map(({ printed }) => printed);
  const named = layout.pages.flatMap(({ number, lines }) => {
    const boxes = sums.filter(({ page }) => page === number).map(({ box }) => box);
    return lines.flatMap(({ phrases: [label, ...cells], furniture }) => {
      if (furniture || !label) return [];
      const name = nameOf(label, cells);
      if (NO_COVER.test(foldText(name)) || !/\p{L}{3}/u.test(name)) return [];
      const isUnread = cells.some((cell) => {
        const minor = minorIn(BARE.test(cell.text) ? `£${cell.text}` : cell.text, currency);
        return minor !== undefined && minor > 0 && !read.has(minor) && isInTable(cell, boxes);
      });
      return isUnread ? [name] : [];
    });
  });
  const broken = layout.pages.flatMap(({ number, lines }) => {
    const boxes = sums.filter(({ page }) => page === number).map(({ box }) => box);
    return lines.flatMap(({ phrases }) => phrases.filter((one) => isBrokenSum(one, boxes, currency)));
  });
  return [
    ...(named.length > 0 ? [`The sum of a row beside covers was not read: ${named.join(', ')}.`] : []),
    ...broken.map(({ text }) => `A figure among the sums of covers is no amount as recognised: ${text}.`),
  ].map((reason) => ({ severity: 'warnings', reason }));
}

/** Whether a phrase of a picture holds figures of a sum and is none, among those of a column: `.750` for `£1,750`. */
function isBrokenSum(phrase: Phrase, boxes: readonly Box[], currency: string): boolean {
  const { text, words } = phrase;
  const isFigure = /^\P{L}*\d\P{L}*$/u.test(text) && (text.match(/\d/g) ?? []).length >= FEWEST_FIGURES;
  if (!isFigure || words.every(({ confidence }) => confidence === 1)) return false;
  const isRead = minorIn(BARE.test(text) ? `£${text}` : text, currency) !== undefined;
  return !isRead && isInTable(phrase, boxes, RECOGNISED_EDGE_PT);
}

/** A row's name stands behind its number. */
const nameOf = (label: Phrase, [next]: readonly Phrase[]): string =>
  /\p{L}{3}/u.test(label.text) ? label.text : (next?.text ?? label.text);

/** Whether a figure stands in a column of sums, no further beneath one of them than they are from each other. */
function isInTable({ x1, y0 }: Phrase, boxes: readonly Box[], slackPt = SAME_EDGE_PT): boolean {
  const column = boxes.filter((box) => Math.abs(box.x1 - x1) <= slackPt).map((box) => box.y0);
  const above = Math.max(...column.filter((y) => y < y0));
  const pitches = column.flatMap((y) => column.map((other) => y - other)).filter((pitch) => pitch > 1);
  // Beneath the only one a further row stands close.
  const height = Math.max(...boxes.map((box) => box.y1 - box.y0));
  return y0 - above <= PITCHES * (pitches.length > 0 ? Math.min(...pitches) : height);
}
