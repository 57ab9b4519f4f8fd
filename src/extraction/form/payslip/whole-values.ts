// The whole of a text that stands beside or beneath a label: a narrow cell may have set it on two lines.
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

/** A value with the line beneath, where it cannot end with its own, or the next word had no room before the column of `next`. */
export function wholeValue(
  cell: Cell,
  rows: readonly Row[],
  { at, next }: { readonly at: number; readonly next: Cell | undefined },
): Pick<LabelledText, 'text' | 'printed'> {
  const own = printedWords(cell.words, cell.page);
  const under = rows
    .slice(at + 1, at + 4)
    .filter(({ page }) => page === cell.page)
    .flatMap(({ cells }) => cells)
    .find((one) => sameEdge(one, cell) && one.y0 - cell.y1 < WRAP_HEIGHTS * (cell.y1 - cell.y0));
  const goesOn =
    GOES_ON.test(own.text) ||
    (ENDS_IN_BODY.test(own.text) && under && (BODY.test(under.text) || hadNoRoom(cell, under, next)));
  if (!under || !goesOn || !isLabel(under)) return { text: own.text, printed: own };
  const printed = printedWords([...cell.words, ...under.words], cell.page);
  return { text: own.text.endsWith('-') ? `${own.text}${under.text}` : printed.text, printed };
}

/** Whether a name goes on beneath because the next column begins where its next word would have stood. */
function hadNoRoom(cell: Cell, under: Cell, next: Cell | undefined): boolean {
  const [word] = under.words;
  if (!next || !word || !/^\p{Lu}[\p{L}'’.-]+$/u.test(under.text) || !isSetAlike(cell, under)) return false;
  return cell.x1 + SPACE_EM * cell.sizePt + (word.x1 - word.x0) > next.x0 - PADDING_EM * cell.sizePt;
}

/** The widths of a space, and of what stays free at the edge of a cell, as parts of the size of the type. */
const SPACE_EM = 0.25;
const PADDING_EM = 0.4;

/** Whether two cells begin at one edge. */
export const sameEdge = (one: Cell, other: Cell): boolean => Math.abs(one.x0 - other.x0) < 4;
