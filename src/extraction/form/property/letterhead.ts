// Who issued a paper about a home, by the words that such names bear: the largest type at the top that holds one of them, and a
// word of its own beside them.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, PageLayout, Phrase } from '../../../model/layout.ts';
import { overlapsAcross } from '../../../model/page.ts';
import { printedWords } from '../../../model/printed.ts';
import { OWNER } from '../../document/issuer-names.ts';
import { isPhrasing } from '../../document/phrasing.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';

/** How far down the first page a letterhead reaches. */
const TOP_PART = 0.25;
const MOST_WORDS = 8;

/**
 * The issuer that `bears` such words and none of a title; undefined where none stands at the top of the first page. Where only the kind
 * of company stands there (`Building Society`), the name is the phrase over it or beside it.
 */
export function issuerInLetterhead(layout: DocumentLayout, bears: RegExp, title: RegExp): FieldCandidate | undefined {
  const [page] = layout.pages;
  if (!page) return undefined;
  const found = page.lines
    .filter((line) => line.y0 < TOP_PART * page.heightPt && !line.phrases.slice(1).some(isAmount))
    .flatMap((line) => line.phrases)
    .filter(
      ({ text, words }) =>
        words.length <= MOST_WORDS &&
        bears.test(text.replace(OWNER, '')) &&
        !title.test(text) &&
        !HOST.test(text) &&
        !isPhrasing(text),
    )
    .sort((a, b) => b.sizePt - a.sizePt);
  for (const phrase of found) {
    const name = phrase.text.replace(/[.,:]$/, '');
    if (!isKindAlone(name)) return candidateOf({ kind: 'text', text: name }, printedWords(phrase.words, 1));
    const own = OF_ISSUER.test(name) ? nameAt(phrase, page, title) : undefined;
    // What the kind is called in another language, or for whom it works, is no part of the name.
    const [kind = name] = name.split(/ [·|/–-] /);
    if (own) {
      const words = [...own.words, ...phrase.words];
      return candidateOf({ kind: 'text', text: `${own.text} ${kind}` }, printedWords(words, 1));
    }
  }
  return undefined;
}

/** What stands beside an amount names a row of a table. */
const isAmount = ({ text }: Phrase): boolean => /^£? ?\d[\d,]*\.\d{2}$/.test(text);

/** The address of a site: `example.co.uk/mortgages`. */
const HOST = /[a-z\d]\.[a-z]{2}/i;

/** What a company says of its kind: no name without another word. */
const KIND =
  /^(?:building|society|bank|banking|mortgages?|home|loans?|homeloans?|finance|financial|lending|lenders?|mutual|credit|union|services?|solutions|group|holdings|company|co|corporation|limited|ltd|plc|uk|retail|residential|commercial|specialist|intermediar(?:y|ies)|brokers?|customers?|centre|department|dept|team|servicing|operations|administration|insurance|name|cymdeithas|adeiladu|banc|for|the|of|and|your)$/iu;

/** Whether nothing but the words of its kind stands in a name: `Building Society`, `Mortgage Services`. */
export function isKindAlone(name: string): boolean {
  return foldText(name)
    .split(' ')
    .every((word) => word === '' || KIND.test(word));
}

/** Kinds that end a name which is set on two lines; a department's is no part of it. */
const OF_ISSUER =
  /^(?:building society|bank|mortgages|home ?loans?|insurance|group|limited|ltd|plc)\b(?! (?:services|centre|team|department|operations|administration)\b)/i;

/** The rest of a name set in two pieces: right over its kind, else beside it on its left. */
function nameAt(kind: Phrase, page: PageLayout, title: RegExp): Phrase | undefined {
  const named = page.lines
    .flatMap(({ phrases }) => phrases)
    .filter(({ text, words }) => words.length <= MOST_WORDS && !title.test(text) && !isKindAlone(text));
  const height = kind.y1 - kind.y0;
  const over = named.findLast(
    (one) => overlapsAcross(one, kind) && one.y1 <= kind.y0 + 2 && kind.y0 - one.y1 < 2 * height,
  );
  const beside = named.findLast(
    ({ x1, y0, y1 }) => x1 <= kind.x0 && kind.x0 - x1 < 4 * height && y0 < kind.y1 && y1 > kind.y0,
  );
  return over ?? beside;
}

/** Words in the names of lenders. */
export const LENDER =
  /\b(?:bank|banking|building society|mortgages?|mortgage (?:company|corporation|trust)|home ?loans?|lending|lenders?|mutual|finance|credit union|loans|society)\b/i;
/** Words of titles and labels of mortgage papers. */
export const MORTGAGE_TITLE =
  /\b(?:statements?|annual|yearly|your|account|illustration|esis|kfi|information|sheet|keyfacts|key facts|about|number|reference|details|summary|offer|type|period|date|page|this|payment|mr|mrs|miss|ms|dr|to|is|are|we|our|will|advis[eo]rs?|advice|brokers?)\b|[:£%@,]|\d/i;
