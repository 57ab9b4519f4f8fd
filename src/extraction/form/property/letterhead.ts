// Who issued a paper about a home, by the words that such names bear: the largest type at the top that holds one of them.
import type { DocumentLayout, PageLayout, Phrase } from '../../../model/layout.ts';
import { printedWords } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';

/** How far down the first page a letterhead reaches. */
const TOP_PART = 0.25;
const MOST_WORDS = 8;

/** The issuer that `bears` such words and none of a title; undefined where none stands at the top of the first page. */
export function issuerInLetterhead(layout: DocumentLayout, bears: RegExp, title: RegExp): FieldCandidate | undefined {
  const [page] = layout.pages;
  if (!page) return undefined;
  const [largest] = page.lines
    .filter((line) => line.y0 < TOP_PART * page.heightPt)
    .flatMap((line) => line.phrases)
    .filter(({ text, words }) => words.length <= MOST_WORDS && bears.test(text) && !title.test(text))
    .sort((a, b) => b.sizePt - a.sizePt);
  if (!largest) return undefined;
  const name = largest.text.replace(/[.,:]$/, '');
  const over = KIND_ALONE.test(name) ? nameOver(largest, page) : undefined;
  const words = [...(over?.words ?? []), ...largest.words];
  return candidateOf({ kind: 'text', text: over ? `${over.text} ${name}` : name }, printedWords(words, 1));
}

/** What kind of company it is, alone on a line of a logo. */
const KIND_ALONE = /^(?:building society|bank|mortgages?|home ?loans?|insurance|group|limited|ltd|plc)$/i;

/** The phrase right over another: the rest of a name set on two lines. */
function nameOver(phrase: Phrase, page: PageLayout): Phrase | undefined {
  return page.lines
    .flatMap(({ phrases }) => phrases)
    .filter(({ x0, x1, y1 }) => x0 < phrase.x1 && x1 > phrase.x0 && y1 <= phrase.y0 + 2)
    .findLast(({ y1, words }) => phrase.y0 - y1 < 2 * (phrase.y1 - phrase.y0) && words.length <= MOST_WORDS);
}

/** Words in the names of lenders. */
export const LENDER =
  /\b(?:bank|banking|building society|mortgages?|mortgage (?:company|corporation|trust)|home ?loans?|lending|lenders?|mutual|finance|credit union|loans|society)\b/i;
/** Words of titles and labels of mortgage papers. */
export const MORTGAGE_TITLE =
  /\b(?:statements?|annual|yearly|your|account|illustration|information|sheet|keyfacts|key facts|about|number|reference|details|summary|offer|type|period|date|page|this|payment|mr|mrs|miss|ms|dr)\b|[:£%@]|\d/i;
