// Values that are set in or out a little from the heading they stand under: a panel's heading has more room at its side than its rows.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import { isWholePhrase, type LabelPlace } from './labels.ts';

/** How far in or out a row may be set from its heading, in font sizes. */
const INDENT_EM = 1.5;
/** The first row stands at most this many text heights beneath it. */
const BELOW_HEIGHTS = 2.6;

/** The lone phrase beneath a heading that has its line to itself, where it begins a little beside the heading's edge. */
export function indentedBelow(label: LabelPlace, page: PageLayout, labelled: ReadonlySet<Phrase>): Phrase | undefined {
  const { line, lineIndex, phrase } = label;
  const [only, other] = page.lines[lineIndex + 1]?.phrases ?? [];
  if (!only || other || line.phrases.length > 1 || !isWholePhrase(label) || labelled.has(only)) return undefined;
  const isNear = only.y0 - line.y1 <= BELOW_HEIGHTS * (line.y1 - line.y0);
  return isNear && Math.abs(only.x0 - phrase.x0) <= INDENT_EM * phrase.sizePt ? only : undefined;
}
