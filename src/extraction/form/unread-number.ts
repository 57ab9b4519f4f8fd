// Numbers in the head of a paper under words that nobody knows: where the number of its account was taken from another place, it may be one of them.
import type { DocumentLayout, PageLayout, Phrase } from '../../model/layout.ts';
import { overlapsAcross } from '../../model/page.ts';
import { readDay } from '../values/days.ts';

/** How far down the first page such a number stands. */
const HEAD_PART = 0.5;
/** A label stands at most so many text heights over its number. */
const NEAR_HEIGHTS = 2;
/** A number of an account: figures, with letters and strokes perhaps. */
const NUMBER = /^(?=(?:\D*\d){5})(?:[A-Z\d]+[ /-]?){1,6}$/u;
/** A telephone, and three pairs of a sort code. */
const OTHER = /^(?:\+44|0[123789])[\d ]{8,12}$|^\d\d-\d\d-\d\d$|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u;
/** What the label of another number says. */
const OF_OTHER =
  /\b(?:invoice|bill|statement|vat|tax|tel|telephone|phone|mobile|call|text|fax|line|property|premises|uprn|meter|serial|mpan|mprn|supply|sort|bank|benefits?|claim|company|order|list|username|date|period|pages?)\b/iu;

/** Whether a number that is no part of `own` stands there beside or beneath a label that names no other thing. */
export function hasUnreadNumber({ pages: [page] }: DocumentLayout, own: string): boolean {
  if (!page) return false;
  const known = bare(own);
  return page.lines
    .filter(({ furniture, y0 }) => !furniture && y0 < HEAD_PART * page.heightPt)
    .some(({ phrases }) =>
      phrases.some((phrase, at) => {
        const number = bare(phrase.text);
        const isNumber = NUMBER.test(phrase.text) && !OTHER.test(phrase.text) && readDay(phrase.text) === undefined;
        if (!isNumber || known.includes(number) || number.includes(known)) return false;
        const label = labelOf(page, phrase, phrases[at - 1]);
        return label !== undefined && !OF_OTHER.test(label);
      }),
    );
}

const bare = (text: string): string => text.replace(/[^A-Z\d]/giu, '');

/** The words left of a number, or right over it. */
function labelOf({ lines }: PageLayout, number: Phrase, left: Phrase | undefined): string | undefined {
  const over = lines
    .flatMap(({ phrases }) => phrases)
    .filter((one) => one.y1 <= number.y0 + 1 && overlapsAcross(one, number))
    .filter((one) => number.y0 - one.y1 <= NEAR_HEIGHTS * (number.y1 - number.y0))
    .at(-1);
  return [left, over].find((one) => one !== undefined && WORDS.test(one.text))?.text;
}

const WORDS = /^[^\d]*\p{L}{3}[^\d]*$/u;
