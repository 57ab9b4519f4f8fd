// Cubic metres whose sign is printed as a plain figure (`m3`): the figure is none of a meter, and no number in a label.
import { madeOnce } from '../../../kernel/made-once.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { mapLines, mapPages, withPhrases, withWords } from '../../../model/parts-of-lines.ts';

const PLAIN = /(?<![\p{L}])m3(?![\p{L}\d])/giu;

/** The layout with the sign as others print it, `m³`. */
export const withCubicMetres = madeOnce((layout: DocumentLayout): DocumentLayout =>
  mapPages(layout, (page) => mapLines(page, lineWith)),
);

function lineWith(line: Line): Line {
  const phrases = line.phrases.map(phraseWith);
  return phrases.every((phrase, at) => phrase === line.phrases[at]) ? line : withPhrases(line, phrases);
}

function phraseWith(phrase: Phrase): Phrase {
  const words = phrase.words.map((word) => {
    const text = word.text.replace(PLAIN, 'm³');
    return text === word.text ? word : { ...word, text };
  });
  return words.every((word, at) => word === phrase.words[at]) ? phrase : withWords(phrase, words);
}
