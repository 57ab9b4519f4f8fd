// Values of two lines in a row of a table whose label stands in the middle of its height: one line begins over it, one under it.
import type { PageLayout, Phrase } from '../../model/layout.ts';
import type { Word } from '../../model/page.ts';
import type { LabelPlace } from './labels.ts';
import { aligned } from './value-places.ts';

/** Lines of one value stand no further apart than this part of their height. */
const APART = 0.4;

/** The words of both lines right of the label, or none: nothing stands on its own line behind it. */
export function straddled(
  { line, lineIndex, phrase }: LabelPlace,
  page: PageLayout,
  labelled: ReadonlySet<Phrase>,
): readonly Word[] {
  const isLast = line.phrases.at(-1) === phrase;
  const [above, below] = [page.lines[lineIndex - 1], page.lines[lineIndex + 1]];
  const [upper, lower] = [above?.phrases.at(-1), below?.phrases.at(-1)];
  if (!isLast || !upper || !lower) return [];
  const reach = APART * (phrase.y1 - phrase.y0);
  const isBeside = [upper, lower].every((one) => one.x0 > phrase.x1 && !labelled.has(one));
  const touches = upper.y1 > phrase.y0 - reach && lower.y0 < phrase.y1 + reach && lower.y0 - upper.y1 < reach;
  return isBeside && touches && aligned(upper, lower.x0, lower.x1) ? [...upper.words, ...lower.words] : [];
}
