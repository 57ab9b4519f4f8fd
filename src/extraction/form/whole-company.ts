// Names of companies that a narrow cell breaks before what only companies end in: `Tarn Mortgages (2011)` over `Limited`.
import type { DocumentLayout } from '../../model/layout.ts';
import { joinedPrinted, printedPhrase, type Printed } from '../../model/printed.ts';

/** How near a line stands that a name runs over to, in heights. */
const GAP = 0.9;
const SAME_EDGE_PT = 3;
const ENDED = /\b(?:limited|ltd|plc|se)$/i;
const MOST_WORDS = 5;

/** A name with the line that goes on with it beneath, in its column, where that `ends` a company's; undefined where none does. */
export function wholeCompany(layout: DocumentLayout, printed: Printed, ends: RegExp): Printed | undefined {
  const { box, page, text } = printed;
  const next = (layout.pages[page - 1]?.lines ?? [])
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ x0, y0 }) => Math.abs(x0 - box.x0) <= SAME_EDGE_PT && y0 > box.y0 + 2 && y0 - box.y1 < GAP * (box.y1 - box.y0),
    );
  if (!next || ENDED.test(text) || next.words.length > MOST_WORDS) return undefined;
  // What it is known as may stand behind it in brackets.
  const rest = next.text.replace(/ \([^()]*\)$/, '');
  return ends.test(rest) && !next.text.includes(':') ? joinedPrinted(printed, printedPhrase(next, page)) : undefined;
}
