// Running text: each phrase together with the lines it runs on, and what a pattern finds in it, with its place.
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { printedWords, type Printed } from '../../../model/printed.ts';
import { textOf } from '../../../model/page.ts';
import { runningOn } from '../../fields/run-on.ts';

/** A stretch of text, from the beginning of a phrase to the end of its paragraph. */
export interface Passage {
  readonly text: string;
  readonly printed: Printed;
  readonly line: Line;
  readonly lineIndex: number;
  readonly phrase: Phrase;
}

/** Every passage in reading order; those that begin inside a paragraph are the rest of it. */
export function passagesOf(layout: DocumentLayout): Passage[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line, lineIndex) =>
      line.furniture
        ? []
        : line.phrases.map((phrase) => {
            const words = runningOn(page, phrase, lineIndex);
            return { text: textOf(words), printed: printedWords(words, line.page), line, lineIndex, phrase };
          }),
    ),
  );
}

/** Passages that no other one before holds: each paragraph once. */
export function paragraphsOf(layout: DocumentLayout): Passage[] {
  const taken = new Set<unknown>();
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line, lineIndex) =>
      line.furniture
        ? []
        : line.phrases.flatMap((phrase): Passage[] => {
            const [first] = phrase.words;
            if (taken.has(first)) return [];
            const words = runningOn(page, phrase, lineIndex);
            for (const word of words) taken.add(word);
            return [{ text: textOf(words), printed: printedWords(words, line.page), line, lineIndex, phrase }];
          }),
    ),
  );
}
