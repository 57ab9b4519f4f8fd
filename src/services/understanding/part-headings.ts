// Headings of parts of a page that say what a label says: `Tenancy`, bold or larger, over labels with values of their own.
import { firstBelow } from '../../extraction/fields/value-places.ts';
import type { PageLayout, Phrase } from '../../model/layout.ts';

/** A heading is at least this part larger than the labels beneath it, or bold where they are not. */
const LARGER = 1.12;
const SAME_EDGE_PT = 3;

/** Whether a phrase heads a part: set apart from the label right beneath it at its edge, and what stands beside it is set as it is. */
export function headsPart(phrase: Phrase, page: PageLayout, isLabel: (one: Phrase) => boolean): boolean {
  const below = firstBelow(page, phrase);
  const line = page.lines.find(({ phrases }) => phrases.includes(phrase));
  const beside = line?.phrases[line.phrases.indexOf(phrase) + 1];
  const isOver = below !== undefined && Math.abs(below.x0 - phrase.x0) <= SAME_EDGE_PT && isLabel(below);
  return isOver && isSetApart(phrase, below) && (!beside || isSetApart(beside, below));
}

const isSetApart = (heading: Phrase, label: Phrase): boolean =>
  heading.sizePt > LARGER * label.sizePt || (heading.bold && !label.bold && heading.sizePt >= label.sizePt);
