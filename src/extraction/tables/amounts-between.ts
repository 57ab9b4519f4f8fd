// Amounts that are set between the two lines of their row: what was done above, how beneath, and the amounts, with how it was done perhaps,
// half a line lower than the one and higher than the other. They are read as if they stood on the upper line.
import type { Phrase } from '../../model/layout.ts';
import { boundsOf } from '../../model/page.ts';
import type { PlacedLine } from './marks-beneath.ts';

const AMOUNT = /^[-–−+(]? ?[^\p{L}\d\s]?\d[\d,]*[.,]\d{2}\)?(?: ?(?:CR|DR|OD|-|\+))?$/iu;
/** Between two lines means as near to the one above: the gap is less than this part of the height. */
const NEAR_LINE = 0.3;

/** The same lines, each line of amounts that hangs on the one text above it joined to that line. */
export function withAmountsBetween(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const [at, one] of lines.entries()) {
    const above = joined.at(-1);
    const text = above?.line.phrases[0];
    if (above && text && hangsOn(one, above) && isTextBelow(lines[at + 1], text)) {
      const phrases = [...above.line.phrases, ...one.line.phrases];
      joined[joined.length - 1] = { ...above, line: { ...above.line, ...boundsOf(phrases), phrases } };
    } else {
      joined.push(one);
    }
  }
  return joined;
}

/** What ends in an amount, right of the one text of the line above, and close to it. */
function hangsOn({ line }: PlacedLine, { line: { phrases } }: PlacedLine): boolean {
  const [text, other] = phrases;
  return (
    text !== undefined &&
    other === undefined &&
    AMOUNT.test(line.phrases.at(-1)?.text ?? '') &&
    line.phrases.every((phrase) => phrase.x0 > text.x1) &&
    line.y0 - text.y1 < NEAR_LINE * (text.y1 - text.y0)
  );
}

/** A second line of the same row: a text alone, at the edge of the first. */
function isTextBelow(next: PlacedLine | undefined, { x0, x1 }: Phrase): boolean {
  const [text, other] = next?.line.phrases ?? [];
  return text !== undefined && other === undefined && text.x0 < x1 && text.x1 > x0;
}
