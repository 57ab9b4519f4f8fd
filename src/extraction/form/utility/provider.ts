// Who supplies and bills: what the letterhead sets, whole where it is set on two lines or in two types, spelled as the company's
// own name in the small print spells it.
import { lettersOf, tidySpaces } from '../../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { joinedPrinted, printedPhrase, type Printed } from '../../../model/printed.ts';
import { usualSizeOf } from '../../../model/usual-size.ts';
import { findIssuer } from '../../document/issuer.ts';
import { siteNamesIn } from '../../document/site-names.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';

/** How far down the first page a letterhead reaches. */
const TOP_PART = 0.25;
const MOST_WORDS = 6;
/** Pieces of one name stand at most this far apart: beside each other in points, beneath in text heights. */
const BESIDE_PT = 24;
const BENEATH_HEIGHTS = 1.2;

/** A company as the law has it print itself. */
const COMPANY =
  /(?<![\p{L}\d])((?:\p{Lu}[\p{L}\d&'’.+-]*|\d{1,3}\p{Ll}*)(?: (?:\p{Lu}[\p{L}\d&'’.+-]*|&|and|of|the|\(?UK\)?|\d{1,3})){0,6}?) (?:Limited|LIMITED|Ltd|LTD|PLC|plc|Plc|LLP)(?![\p{L}])/gu;
/** Words in the names of suppliers. */
const SUPPLIER =
  /\b(?:water|energy|power|gas|electric(?:ity)?|fuels?|utilit(?:y|ies)|broadband|fib(?:re|er)|telecoms?|telephone|mobile|networks?|communications?|internet|media|connect|net)\b/iu;
const TITLE =
  /\b(?:your?|bill|invoice|statement|account|charges?|tariff|summary|services? (?:bill|charges?)|supply|used|usage|total|page|customer|date|number|period|unmeasured|measured|metered|help|call|line|mr|mrs|miss|ms|dr|and wastewater|emergency|leaks?|power cut)\b|[\d@£:?]/iu;
/** What a company says of itself where it says that it is one. */
const LEGAL =
  /\b(?:regist(?:ered|ration)|company (?:no|number|reg)|vat (?:no|number|reg|gb)|payable to|trading (?:name|as))\b/iu;

/** The supplier, where more can be said than by the largest type alone; undefined leaves it to that. */
export function providerName(layout: DocumentLayout): FieldCandidate | undefined {
  const companies = companiesOf(layout);
  const issuer = findIssuer(layout);
  const begun = issuer && beheaded(issuer, companies, layout);
  if (begun) return begun;
  const whole = issuer && completed(layout, { name: issuer.name, printed: issuer.printed }, companies);
  if (whole) return named(whole);
  const initialled = issuer && companies.find((one) => isInitials(issuer.name, one) && isAtHead(one, layout));
  if (initialled) return named(initialled);
  if (issuer) return undefined;
  const head = letterhead(layout);
  if (head) return named(completed(layout, head, companies) ?? head);
  const [company] = companies.filter(({ isLegal }) => isLegal);
  if (company) return named(company);
  const first = headName(layout);
  return first && candidateOf({ kind: 'text', text: first.name }, first.printed, UNSURE);
}

/**
 * What a name that begins with a small letter is called, where a company's differs by a capital before it: that is drawn, and no text. More
 * words are a motto, and the company is the one that says so. Where the paper says it nowhere else, it may be cut, or be no name.
 */
function beheaded(
  { name, printed }: Name,
  companies: readonly Company[],
  layout: DocumentLayout,
): FieldCandidate | undefined {
  if (!/^\p{Ll}/u.test(name)) return undefined;
  const letters = lettersOf(name);
  const isSaid = [...companies.map((one) => lettersOf(one.name)), ...siteNames(layout)].some((one) =>
    one.startsWith(letters),
  );
  const isMotto = !isSaid && name.split(' ').length > 2;
  const whole = companies.find((one) => lettersOf(one.name).slice(1).startsWith(letters) || (isMotto && one.isLegal));
  if (whole) return named(whole);
  return isSaid ? undefined : candidateOf({ kind: 'text', text: name }, printed, UNSURE);
}

const siteNames = ({ pages }: DocumentLayout): ReadonlySet<string> =>
  new Set(pages.flatMap(({ lines }) => lines.flatMap(({ text }) => siteNamesIn(text))));

/** Whether a mark is the initials of a company that heads the bill: `TF` of `Tarn & Fell Ltd`. */
const isInitials = (mark: string, { name }: Company): boolean =>
  /^\p{Lu}{2,4}$/u.test(mark) && name.match(/\b\p{Lu}/gu)?.join('') === mark;

/** In small print a company spells out what everybody calls it by its mark. */
const isAtHead = ({ printed: { page, box } }: Company, { pages: [first] }: DocumentLayout): boolean =>
  page === 1 && first !== undefined && box.y0 < TOP_PART * first.heightPt;

/** What is named by its place alone is no surer than this. */
export const UNSURE = 0.6;

/** What a bill sets first and large, without its title, where nothing else says who sends it. */
function headName(layout: DocumentLayout): Name | undefined {
  const [page] = layout.pages;
  const first = page?.lines.slice(0, HEAD_LINES).flatMap((line) => line.phrases)[0];
  if (!page || !first || first.sizePt < LARGER * usualSizeOf(page)) return undefined;
  const name = first.text.replace(OWN_TITLE, '').trim();
  const isName = /\p{L}{2}/u.test(name) && name.split(' ').length <= 4 && !TITLE.test(name);
  return isName ? { name, printed: printedPhrase(first, page.number) } : undefined;
}

const HEAD_LINES = 2;
const LARGER = 1.25;
/** The title of a bill behind the name of who sends it. */
const OWN_TITLE =
  /\s+(?:(?:your|pay as you go|prepayment|energy|electricity|gas|water|broadband|phone|mobile)\s+)*(?:bill|statement|invoice|account)s?\b.*$/iu;

interface Name {
  readonly name: string;
  readonly printed: Printed;
}

const named = ({ name, printed }: Name): FieldCandidate => candidateOf({ kind: 'text', text: name }, printed);

interface Company extends Name {
  readonly isLegal: boolean;
}

function companiesOf(layout: DocumentLayout): Company[] {
  return layout.pages.flatMap((page) =>
    page.lines.flatMap((line) =>
      line.phrases.flatMap((phrase) =>
        [...phrase.text.matchAll(COMPANY)].map(([, name = '']) => ({
          name: tidySpaces(name.replace(/^.*\b(?:payable to|by|from) /iu, '')),
          printed: printedPhrase(phrase, page.number),
          isLegal: LEGAL.test(phrase.text),
        })),
      ),
    ),
  );
}

/** A name and the piece beside or beneath it, where a company of the paper is called by both. */
function completed(layout: DocumentLayout, { name, printed }: Name, companies: readonly Company[]): Name | undefined {
  const page = layout.pages[printed.page - 1];
  const phrases = page?.lines.flatMap((line) => line.phrases) ?? [];
  for (const next of phrases.filter((one) => goesOn(printed.box, one))) {
    const letters = lettersOf(`${name} ${next.text}`);
    const company = companies.find((one) => lettersOf(`${one.name} limited`).startsWith(letters));
    if (company)
      return {
        name: spelled(letters, company),
        printed: joinedPrinted(printed, printedPhrase(next, printed.page)),
      };
  }
  return undefined;
}

/** What a logo says, as its company spells that: `So` over `energy` by `So Energy Trading`. Letters that end within a word are all of it. */
function spelled(letters: string, { name }: Company): string {
  const words = name.split(' ');
  const ends = words.map((_, at) => words.slice(0, at + 1).join(' '));
  return ends.find((one) => lettersOf(one) === letters) ?? name;
}

/** Whether a phrase stands where a name in `box` would go on. */
function goesOn(box: Printed['box'], { x0, y0, y1 }: Phrase): boolean {
  const height = box.y1 - box.y0;
  const isBeside = x0 >= box.x1 - 2 && x0 - box.x1 <= BESIDE_PT && y0 < box.y1 + 2 && y1 > box.y0 - 2;
  const isBeneath =
    Math.abs(x0 - box.x0) <= 3 && y0 >= box.y0 + 0.5 * height && y0 - box.y1 <= BENEATH_HEIGHTS * height;
  return isBeside || isBeneath;
}

/** The largest of what stands at the top and is called as suppliers are. */
function letterhead(layout: DocumentLayout): Name | undefined {
  const [page] = layout.pages;
  if (!page) return undefined;
  const sites = siteNames(layout);
  const [largest] = page.lines
    .filter(({ y0 }) => y0 < TOP_PART * page.heightPt)
    .flatMap(({ phrases }) => phrases)
    .filter(({ text, words }) => words.length <= MOST_WORDS && !TITLE.test(text) && /\p{L}{2}/u.test(text))
    .filter((one) => sites.has(lettersOf(one.text)) || (SUPPLIER.test(one.text) && one.words.length > 1))
    .sort((a, b) => Number(b.bold) - Number(a.bold) || b.sizePt - a.sizePt);
  return largest && { name: largest.text.replace(/[.,]$/u, ''), printed: printedPhrase(largest, page.number) };
}
