// The first of two bodies that head a payslip in one line: who employs, and behind a stroke who pays for it
// (`Fenland Coast Watch | Harbour Shared Services`).
import type { DocumentLayout } from '../../../model/layout.ts';
import { textOf } from '../../../model/page.ts';
import { looksLikeIssuer } from '../../document/issuer-names.ts';
import { partedNames } from '../../document/parted-names.ts';
import type { Cell } from './cells.ts';
import { NO_NAME } from './person-names.ts';

/** The head of a page, as a part of its height. */
const HEAD_PART = 0.2;
/** A body that the law calls so is the employer, whatever of its own is named before it: `Adult Care | Fenwick Council`. */
const BY_LAW = /\b(?:ltd|limited|plc|llp|cic|cio|council|nhs|foundation trust)\b\.?$/i;

/** The name before the stroke in the phrase that a cell ends; undefined where none is. */
export function firstOfTwo(
  cell: Cell,
  layout: DocumentLayout,
  isPersons: (text: string) => boolean,
): Pick<Cell, 'text' | 'words'> | undefined {
  const page = layout.pages[cell.page - 1];
  const [head] = cell.words;
  if (!page || !head || cell.page !== 1 || cell.y0 > HEAD_PART * page.heightPt || BY_LAW.test(cell.text))
    return undefined;
  const phrase = page.lines.flatMap(({ phrases }) => phrases).find(({ words }) => words.includes(head));
  if (!phrase || phrase.words.at(-1) !== cell.words.at(-1)) return undefined;
  const [first = '', second, ...others] = partedNames(phrase, page);
  const isName =
    looksLikeIssuer(first) &&
    /^\p{Lu}/u.test(first) &&
    first.includes(' ') &&
    !NO_NAME.test(first) &&
    !isPersons(first);
  if (!isName || second !== cell.text || others.length > 0) return undefined;
  const words = phrase.words.slice(0, first.split(' ').length);
  return textOf(words) === first ? { text: first, words } : undefined;
}
