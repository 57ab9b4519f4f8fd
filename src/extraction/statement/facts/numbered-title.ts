// The number of a statement that stands with its title, and not behind a label: `Passbook statement` over `No. 12`.
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import type { Printed } from '../../../model/printed.ts';
import { printedWords } from '../../../model/printed.ts';

/** A title, alone in its cell. */
const TITLE = /^(?:\p{L}+ ){0,4}statement$/iu;
const NUMBER = /^(?:no\.?|num\.?|nr\.?|number):? ?(\d{1,5}(?:[/-]\d{1,4})?)$/iu;
/** The number shares an edge or the middle with the title within this, in points, and stands at most so many heights of it beneath. */
const SAME_EDGE_PT = 4;
const NEAR_HEIGHTS = 1.5;
/** A line of the letterhead may stand between, beside both. */
const LINES_ABOVE = 2;

/** The number, where one title of the first page has one. */
export function numberOfTitle({
  pages: [page],
}: DocumentLayout): { readonly text: string; readonly printed: Printed } | undefined {
  const lines = page?.lines.filter(({ furniture }) => !furniture) ?? [];
  const found = lines.flatMap(({ phrases, page: number }, at) =>
    phrases.flatMap((phrase, i) => {
      const text = NUMBER.exec(phrase.text)?.[1];
      const before = phrases[i - 1];
      const over = lines
        .slice(Math.max(0, at - LINES_ABOVE), at)
        .flatMap((line) => line.phrases)
        .findLast((one) => isOver(one, phrase));
      const isTitled = [before, over].some((one) => one !== undefined && TITLE.test(one.text));
      return text !== undefined && isTitled ? [{ text, printed: printedWords(phrase.words, number) }] : [];
    }),
  );
  return found.length === 1 ? found[0] : undefined;
}

function isOver(title: Phrase, { x0, x1, y0 }: Phrase): boolean {
  const off = Math.min(Math.abs(title.x0 - x0), Math.abs(title.x1 - x1), Math.abs(title.x0 + title.x1 - x0 - x1) / 2);
  return off < SAME_EDGE_PT && y0 - title.y1 < NEAR_HEIGHTS * (title.y1 - title.y0);
}
