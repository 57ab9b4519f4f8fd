// Whether a paper prints another address than the one that is known, beneath or behind words that lead to a place of that kind.
import type { DocumentLayout, PageLayout, Phrase } from '../../model/layout.ts';
import type { FieldCandidate } from '../fields/find-fields.ts';
import { postcodeAtEnd } from '../values/identifiers.ts';

/** Which words lead to such a place, and which say that an address is somebody else's. */
export interface PlaceWords {
  readonly leads: RegExp;
  readonly others: RegExp;
  /** Sentences over an address that lead to such a place, whoever else they speak of. */
  readonly sentences?: RegExp;
}

/** Whose own address a line with such words is. */
export const OFFICES =
  /\b(?:registered|office|head office|write to|po box|p\.o\. box|branch|telephone|tel|ombudsman|tribunal|authority|authorised|services?|department|team|complaints?)\b/i;
/** How far over an address its heading stands, in lines. */
const LINES = 4;
/** An address goes on over its last line for so many lines. */
const MOST_ADDRESS_LINES = 6;

/** Whether a line that ends in another postcode than `known` follows words for such a place: beside it, in it, or over it. */
export function namesAnother(
  { pages }: DocumentLayout,
  known: string,
  { leads, others, sentences }: PlaceWords,
): boolean {
  return pages.some((page) =>
    page.lines.some((line, at) =>
      line.phrases.some((phrase) => {
        const end = postcodeAtEnd(phrase.text.replace(/[.;]$/, ''));
        if (!end || end.postcode === known || OFFICES.test(phrase.text)) return false;
        const over = wordsOver(page, at, phrase);
        if (!others.test(phrase.text) && over.some((text) => sentences?.test(text))) return true;
        const words = [phrase.text, labelBeside(page, at, phrase), ...over];
        const isOfOthers = words.some((text) => OFFICES.test(text) || others.test(text));
        return !isOfOthers && words.some((text) => leads.test(text));
      }),
    ),
  );
}

/** What stands left of an address: beside its last line, or beside the one above where nothing does. */
function labelBeside(page: PageLayout, at: number, { x0, sizePt }: Phrase): string {
  for (const { phrases } of page.lines.slice(Math.max(0, at - MOST_ADDRESS_LINES), at + 1).reverse()) {
    const own = phrases.findIndex((one) => Math.abs(one.x0 - x0) <= 2 * sizePt);
    if (own < 0) return '';
    const label = phrases[own - 1];
    if (label) return label.text;
  }
  return '';
}

const wordsOver = (page: PageLayout, at: number, { x0, sizePt }: Phrase): readonly string[] =>
  page.lines
    .slice(Math.max(0, at - LINES), at)
    .flatMap(({ phrases }) => phrases.filter((one) => Math.abs(one.x0 - x0) <= 2 * sizePt).map(({ text }) => text));

/** Whether an address stands where small print tells of a company: `… is administered by …, registered in England`. */
export function isOfCompany({ pages }: DocumentLayout, { page, printed: { box } }: FieldCandidate): boolean {
  const near = pages[page - 1]?.lines.filter(({ y0, y1 }) => y1 > box.y0 - (y1 - y0) && y0 < box.y1) ?? [];
  return near.some(({ text }) => /\b(?:registered (?:in|office)|administered by|company (?:number|no))\b/i.test(text));
}
