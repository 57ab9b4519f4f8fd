// The whole of a text that stands beside or beneath a label: a narrow cell may have set it on two lines.
import { foldText } from '../../../kernel/text.ts';
import { printedWords } from '../../../model/printed.ts';
import { isSetAlike } from '../../../model/set-alike.ts';
import { isLabel, type Cell, type Row } from './cells.ts';
import { GOES_ON } from './employer-name.ts';
import type { LabelledText } from './labelled-text.ts';

/** `… Care Alliance NHS` over `Foundation Trust`: what kind of body it is stands beneath its name. */
const ENDS_IN_BODY = /\p{L}{2}$/u;
const BODY =
  /^(?:(?:nhs )?(?:foundation )?trust|(?:(?:city|county|district|borough|metropolitan) )*council|(?:multi[- ])?academy trust|(?:ltd|limited|plc|llp|cic)\.?|(?:health )?board|housing association|\((?:uk|gb|[a-z]{3,20})\) (?:ltd|limited|plc|llp)\.?)$/i;
/** Lines of one value stand at most this many text heights apart. */
const WRAP_HEIGHTS = 0.7;

/** Where a value stands among the rows, the label of the next column, and what is known to be a label. */
interface ValuePlace {
  readonly at: number;
  readonly next: Cell | undefined;
  readonly known: ReadonlySet<string>;
}

/**
 * A value with the line beneath, where it cannot end with its own, where the next word had no room before the column of `next`, or where the
 * other values of its row stand at the height between both.
 */
export function wholeValue(
  cell: Cell,
  rows: readonly Row[],
  { at, next, known }: ValuePlace,
): Pick<LabelledText, 'text' | 'printed'> {
  const own = printedWords(cell.words, cell.page);
  const under = rows
    .slice(at + 1, at + 4)
    .filter(({ page }) => page === cell.page)
    .flatMap(({ cells }) => cells)
    .find((one) => isAligned(one, cell) && one.y0 - cell.y1 < WRAP_HEIGHTS * (cell.y1 - cell.y0));
  const isBody = under !== undefined && ENDS_IN_BODY.test(own.text) && BODY.test(under.text);
  // The label of the next value may stand right beneath.
  if (under !== undefined && known.has(foldText(under.text))) return { text: own.text, printed: own };
  const goesOn =
    isBody ||
    GOES_ON.test(own.text) ||
    (under !== undefined && (hadNoRoom(cell, under, next) || standAround([cell, under], rows.slice(at), known)));
  if (!under || !goesOn || !isLabel(under)) return { text: own.text, printed: own };
  const printed = printedWords([...cell.words, ...under.words], cell.page);
  return { text: own.text.endsWith('-') ? `${own.text}${under.text}` : printed.text, printed };
}

/** Whether a name goes on beneath because the next column begins where its next word would have stood. */
function hadNoRoom(cell: Cell, under: Cell, next: Cell | undefined): boolean {
  const [word] = under.words;
  if (!next || !word || !ENDS_IN_BODY.test(cell.text) || !/^\p{Lu}[\p{L}'’.-]+$/u.test(under.text)) return false;
  if (!isSetAlike(cell, under)) return false;
  return cell.x1 + SPACE_EM * cell.sizePt + (word.x1 - word.x0) > next.x0 - PADDING_EM * cell.sizePt;
}

/** Whether two lines stand around the one row of values between them, none of which is a label. */
function standAround([upper, lower]: readonly [Cell, Cell], rows: readonly Row[], known: ReadonlySet<string>): boolean {
  const [, between, last, ...under] = rows;
  if (!between || !last?.cells.includes(lower) || !isSetAlike(upper, lower)) return false;
  const middle = (upper.y0 + lower.y1) / 2;
  const isValue = (one: Cell): boolean =>
    Math.abs((one.y0 + one.y1) / 2 - middle) <= MIDDLE_PT && !known.has(foldText(one.text));
  // A list goes on as it begins, whatever runs down beside it.
  const goesOn = under.some(({ page, cells }) =>
    cells.some(
      (one) => page === lower.page && isAligned(one, lower) && one.y0 - lower.y0 <= lower.y0 - upper.y0 + 2 * MIDDLE_PT,
    ),
  );
  return between.cells.length >= FEWEST_BETWEEN && between.cells.every(isValue) && !goesOn;
}

/** The middle of a row is that of the lines around it within this, in points. */
const MIDDLE_PT = 1;
/** So many values beside are a row of a table. */
const FEWEST_BETWEEN = 2;

/** The widths of a space, and of what stays free at the edge of a cell, as parts of the size of the type. */
const SPACE_EM = 0.25;
const PADDING_EM = 0.4;

/** Whether a line begins where another does, or stands in the middle beneath it. */
const isAligned = (one: Cell, over: Cell): boolean =>
  sameEdge(one, over) || Math.abs(one.x0 + one.x1 - over.x0 - over.x1) < 2 * CENTRED_PT;
const CENTRED_PT = 1;

/** Whether two cells begin at one edge. */
export const sameEdge = (one: Cell, other: Cell): boolean => Math.abs(one.x0 - other.x0) < 4;
