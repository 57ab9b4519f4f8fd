// A currency sign that stands apart from its figure, at the left edge of its column as ledgers set it: `£   254.03`. With its figure it
// is one phrase, whose words say both.
import { madeOnce } from '../kernel/made-once.ts';
import type { DocumentLayout, Line, Phrase } from '../model/layout.ts';
import { isSignOf } from '../model/currency-signs.ts';
import { mapLines, mapPages, withPhrases, withWords } from '../model/parts-of-lines.ts';

/** A sign stands at most this many text heights before its figure: farther apart, it heads a column. */
const MOST_HEIGHTS = 6;

/** The layout with each such sign in the phrase of its figure. */
export const withSignsJoined = madeOnce((layout: DocumentLayout): DocumentLayout =>
  mapPages(layout, (page) => mapLines(page, lineWith)),
);

function lineWith(line: Line): Line {
  const phrases = line.phrases.flatMap((phrase, at) => {
    const [before, next] = [line.phrases[at - 1], line.phrases[at + 1]];
    if (before && isNear(before, phrase)) return [withWords(phrase, [...before.words, ...phrase.words])];
    return next && isNear(phrase, next) ? [] : [phrase];
  });
  return phrases.length === line.phrases.length ? line : withPhrases(line, phrases);
}

const isNear = (sign: Phrase, figure: Phrase): boolean =>
  isSignOf(sign, figure) && figure.x0 - sign.x1 <= MOST_HEIGHTS * (figure.y1 - figure.y0);
