// The number of a certificate with the letters that it begins with, where these are a label elsewhere: `DAN 1234567` under a label of its own.
import type { DocumentLayout, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';

const LETTERS = /^\p{Lu}{2,5}$/u;
/** A label that ends in what a number is called. */
const NUMBER_LABEL = /\b(?:number|no|id|code|reference|ref)\b\.?(?: is)?:?$/i;
/** It stands at most this many text heights over its value. */
const OVER_HEIGHTS = 2;

/** Each candidate, whole where its phrase is letters and a number under another label. */
export function wholeNumbers(layout: DocumentLayout, candidates: readonly FieldCandidate[]): readonly FieldCandidate[] {
  return candidates.map((one) => {
    const { value, printed } = one;
    const page = layout.pages[printed.page - 1];
    if (value.kind !== 'text' || !page) return one;
    const behind = lettersBehindLabel(layout, value.text);
    if (behind !== undefined) return { ...one, value: { kind: 'text', text: `${behind} ${value.text}` } };
    const phrase = page.lines
      .flatMap(({ phrases }) => phrases)
      .find(
        ({ words: [letters], text }) =>
          letters && LETTERS.test(letters.text) && text === `${letters.text} ${value.text}`,
      );
    if (!phrase || !isLabelled(phrase, page)) return one;
    return { ...one, value: { kind: 'text', text: phrase.text }, printed: printedPhrase(phrase, page.number) };
  });
}

/** The letters of a number behind its label in one phrase, where they are a label elsewhere: `Certificate code: DAN 1234567`. */
function lettersBehindLabel({ pages }: DocumentLayout, number: string): string | undefined {
  const texts = pages.flatMap(({ lines }) => lines.flatMap(({ phrases }) => phrases.map(({ text }) => text)));
  return texts
    .filter((text) => text.endsWith(` ${number}`))
    .map((text) => /^(.+?:) (\p{Lu}{2,5})$/u.exec(text.slice(0, -number.length - 1)))
    .find((found) => NUMBER_LABEL.test(found?.[1] ?? ''))?.[2];
}

function isLabelled(phrase: Phrase, { lines }: PageLayout): boolean {
  const over = lines
    .flatMap(({ phrases }) => phrases)
    .findLast((one) => overlapsAcross(one, phrase) && one.y1 <= phrase.y0 + 1);
  return (
    over !== undefined && phrase.y0 - over.y1 < OVER_HEIGHTS * (phrase.y1 - phrase.y0) && NUMBER_LABEL.test(over.text)
  );
}
