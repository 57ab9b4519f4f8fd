// Names of issuers as their marks are set: one word over another (`ALDER` over `EXPRESS`), over the kind of company (`ALDERDALE` over
// `BUILDING SOCIETY`), and inside a title that goes on to the name of a product (`Alder Bank Rewards Card`).
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../model/layout.ts';
import { boundsOf, textOf } from '../../model/page.ts';
import { printedWords, type Printed } from '../../model/printed.ts';
import { isDivision, isKindAlone } from './issuer-names.ts';

/** A name that may be the issuer's, as printed. */
export interface Mark {
  readonly name: string;
  readonly printed: Printed;
}

/** Marks stand in this upper part of the first page. */
const TOP_PART = 0.15;
/** The words of a mark stand at most this part of their height apart, and are so much alike in size. */
const GAP = 0.5;
const SIZE_PT = 1.5;
const EDGE_PT = 5;

/** Names set in two lines, a word or two on each, that the paper prints on one line as well. */
export function stackedMarks(layout: DocumentLayout, isName: (text: string) => boolean): readonly Mark[] {
  const [page] = layout.pages;
  if (!page) return [];
  const isPrinted = printedWhole(layout);
  const phrases = page.lines.flatMap((line) => line.phrases);
  return phrases.flatMap((upper): Mark[] => {
    const lower = upper.y0 < TOP_PART * page.heightPt ? phrases.find((one) => isBeneath(one, upper)) : undefined;
    if (!lower || ![upper, lower].every((one) => one.words.length <= 2 && isName(one.text))) return [];
    // Lines of an address go on: a mark is two lines and no more.
    if (phrases.some((one) => isBeneath(one, lower) || isBeneath(upper, one))) return [];
    const words = [...upper.words, ...lower.words];
    const name = textOf(words);
    if (!isPrinted(name)) return [];
    return [{ name, printed: { ...printedWords(words, page.number), box: boundsOf(words) } }];
  });
}

/** Whether the paper prints words on one line as well. */
function printedWhole({ pages }: DocumentLayout): (name: string) => boolean {
  const text = ` ${pages.flatMap(({ lines }) => lines.map((line) => foldText(line.text))).join(' \n ')} `;
  return (name) => text.includes(` ${foldText(name)} `);
}

/** A name over its kind: the kind is set no larger, and stands at most this part of the height of the name beneath it. */
const KIND_GAP = 0.8;
/** The name is set at least this much larger than the text, or the paper prints it with its kind on one line as well. */
const SET_APART = 1.15;
const MOST_WORDS = 4;

/** Names at the head of the first page with the kind of company that stands right beneath them, or beside, which is no name of its own. */
export function marksOverKind(layout: DocumentLayout, isName: (text: string) => boolean): readonly Mark[] {
  const [page] = layout.pages;
  const phrases = (page?.lines ?? [])
    .filter(({ y0 }) => y0 < TOP_PART * (page?.heightPt ?? 0))
    .flatMap((line) => line.phrases);
  const isPrinted = printedWhole(layout);
  return phrases
    .filter(({ text }) => isKindAlone(text))
    .flatMap((kind): Mark[] => {
      const name = phrases.find(
        (one) =>
          one.words.length <= MOST_WORDS &&
          isName(one.text) &&
          ((isKindBeneath(kind, one) && !isDivision(kind.text) && one.sizePt > SET_APART * (page?.textHeightPt ?? 0)) ||
            ((isKindBeneath(kind, one) || isKindBeside(kind, one)) && isPrinted(`${one.text} ${kind.text}`))),
      );
      if (!page || !name) return [];
      const words = [...name.words, ...kind.words];
      return [{ name: textOf(words), printed: { ...printedWords(words, page.number), box: boundsOf(words) } }];
    });
}

const isKindBeneath = (kind: Phrase, { x0, x1, y0, y1, sizePt }: Phrase): boolean =>
  kind.y0 > y0 + 1 &&
  kind.y0 - y1 <= KIND_GAP * (y1 - y0) &&
  kind.sizePt <= sizePt + SIZE_PT &&
  (Math.abs(kind.x0 - x0) <= EDGE_PT ||
    Math.abs(kind.x1 - x1) <= EDGE_PT ||
    Math.abs(kind.x0 + kind.x1 - x0 - x1) <= 2 * EDGE_PT);

const isKindBeside = (kind: Phrase, { x1, y0, y1 }: Phrase): boolean =>
  kind.x0 >= x1 && kind.y0 < y1 - 1 && kind.y1 > y0 + 1;

function isBeneath(lower: Phrase, upper: Phrase): boolean {
  return (
    lower.y0 > upper.y0 + 1 &&
    lower.y0 - upper.y1 <= GAP * (upper.y1 - upper.y0) &&
    lower.bold === upper.bold &&
    Math.abs(lower.sizePt - upper.sizePt) <= SIZE_PT &&
    (Math.abs(lower.x0 - upper.x0) <= EDGE_PT || Math.abs(lower.x0 + lower.x1 - upper.x0 - upper.x1) <= 2 * EDGE_PT)
  );
}

/** The words that only institutions bear, followed by what they offer. */
const IN_TITLE = /^(\p{Lu}[\p{L}&'’.-]*(?: [\p{L}&'’.-]+){0,4}? (?:bank|building society|credit union)) \p{L}/iu;
/** Kinds of account, not names: `Business Bank Account`. */
const KIND =
  /^(?:(?:business|personal|joint|current|savings?|basic|student|private|main|the|a|my|our|uk|british|online|internet|mobile|telephone|direct|by|with) )+(?:bank|building society|credit union)$/i;

/** The names of institutions that titles at the head of the first page begin with. */
export function marksInTitles(layout: DocumentLayout): readonly Mark[] {
  const [page] = layout.pages;
  const top = (page?.lines ?? []).filter((line) => line.y0 < TOP_PART * (page?.heightPt ?? 0));
  return top.flatMap((line) =>
    line.phrases.flatMap((phrase): Mark[] => {
      const name = phrase.words.length <= 9 ? IN_TITLE.exec(phrase.text)?.[1] : undefined;
      if (!name || KIND.test(name)) return [];
      return [{ name, printed: printedWords(phrase.words.slice(0, name.split(' ').length), line.page) }];
    }),
  );
}
