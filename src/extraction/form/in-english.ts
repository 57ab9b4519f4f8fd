// Papers in two languages: a label in Welsh (or Gaelic) over the same in English, with the value beside the first line or between both. The
// English line is put where the value stands, and the Welsh one in its place.
import type { DocumentLayout, Line, PageLayout, Phrase } from '../../model/layout.ts';
import { textOf } from '../../model/page.ts';
import { withPhrases, withWords } from '../../model/parts-of-lines.ts';
import { withoutWelshBeneath } from './welsh-beneath.ts';

/** Words that labels in Welsh and in Gaelic are made of, and no English ones. */
const WELSH =
  /(?<!\p{L})(?:rhif|cyfrif|cyfeirnod|cwsmer|dyddiad|eich|cyfnod|t[âa]l|taliad(?:au)?|daliad(?:au)?|cyfanswm|swm|dalu|balans|d[ŵw]r|carthffosiaeth|charthffosiaeth|gwerth|ardrethol|cyflenwad|cyflenwi|sefydlog|draenio|wyneb|erbyn|rhandaliadau|sut|blwyddyn|flwyddyn|enw|defnydd|mesurydd|darlleniad(?:au)?|blaenorol|diwethaf|presennol|treth|dreth|prisio|prisiad|cyhoeddi|gostyngiad|ddygwyd|ymlaen|ynni|trydan|nwy|eiddo|cyfeiriad|anfoneb|cysylltiedig|costau|codwyd|bil (?:dŵr|nesaf|hwn|diwethaf)|y bil|cyflog|cyfradd|cyfraniadau|cyflogwr|pensiwn|gweithiwr|aseiniad|yr aseiniad|lleoliad|adran|teitl|swydd|oriau|didyniadau|amlder|dull|llythyren|cod treth|i['’]w|y['’]i|ainm|[àa]ireamh|[àa]rachas|n[àa]iseanta|litir|c[òo]d c[ìi]se|cìse?|chìse?|ceann-latha|p[àa]igheadh|ph?[àa]ighidh|m[ìi]os|bliadhna|dreuchd|l[ùu]ghdachaidhean|iomlan|peinnsean|iasad|oileana(?:ch|ich)|tuarastal|cunntas|cunntais|se[òo]ladh|suim|f?h?astaiche|tabhartas|neach-obrach|neach-pàighidh|am m[ìi]os|an t-seachdain|gu ruige seo|bho thoiseach)(?!\p{L})/iu;
const LEAST_PHRASES = 4;
const MOST_WORDS = 10;
const SAME_EDGE_PT = 3;
/** The two lines stand at most so far apart, in heights of the first. */
const GAP = 0.9;
const LINES_BETWEEN = 1;

interface Pair {
  readonly welsh: Phrase;
  readonly english: Phrase;
  readonly at: number;
  readonly below: number;
}

interface Found {
  readonly phrase: Phrase;
  readonly at: number;
}

/** The layout with its English labels beside their values; that of a paper in one language as it is. */
export function inEnglish(layout: DocumentLayout): DocumentLayout {
  const count = layout.pages.flatMap(({ lines }) => lines.flatMap(({ phrases }) => phrases.filter(isWelsh))).length;
  return count < LEAST_PHRASES
    ? layout
    : {
        ...layout,
        pages: layout.pages.map((page) => pageInEnglish(withoutWelshBeneath(withOneLanguage(page), isWelsh))),
      };
}

function withOneLanguage(page: PageLayout): PageLayout {
  return { ...page, lines: page.lines.map((line) => withPhrases(line, line.phrases.map(inOneLanguage))) };
}

/** `Employer / Cyflogwr: …`: the words of one label, of which the second are Welsh, or the first; alone on its line it may have no colon. */
function inOneLanguage(phrase: Phrase): Phrase {
  const { words } = phrase;
  const slash = words.findIndex(({ text }) => text === '/');
  const colon = words.findIndex(({ text }) => text.endsWith(':'));
  // Its value beneath begins where both do.
  if (isLabelInBoth(phrase, slash)) return { ...withWords(phrase, words.slice(slash + 1)), x0: phrase.x0 };
  if (slash < 1 || colon <= slash || colon > MOST_WORDS) return phrase;
  if (WELSH.test(textOf(words.slice(0, slash)))) return withWords(phrase, words.slice(slash + 1));
  const [last] = words.slice(slash - 1, slash);
  if (!last || !WELSH.test(textOf(words.slice(slash + 1, colon + 1)))) return phrase;
  return withWords(phrase, [
    ...words.slice(0, slash - 1),
    { ...last, text: `${last.text}:` },
    ...words.slice(colon + 1),
  ]);
}

/** Whether a phrase is a label in Welsh and, behind a stroke, the same in English, and nothing else: `Eiddo dan sylw / Property charged`. */
function isLabelInBoth({ words, text }: Phrase, slash: number): boolean {
  const [welsh, english] = [textOf(words.slice(0, slash)), textOf(words.slice(slash + 1))];
  const isLabel = slash > 0 && words.length - slash > 2 && !/[\d:£]| \/ .* \/ /u.test(text);
  return isLabel && WELSH.test(welsh) && !WELSH.test(english) && /^\p{Lu}/u.test(english);
}

const isWelsh = ({ text, words }: Phrase): boolean => words.length <= MOST_WORDS && WELSH.test(text);

/** `Slip cyflog / Payslip`: what says itself in English has no English line beneath. */
function isInBoth({ text }: Phrase): boolean {
  const halves = text.split(/ ?\/ ?/u);
  return halves.length === 2 && halves.some((half) => WELSH.test(half)) && halves.some((half) => !WELSH.test(half));
}

function pageInEnglish(page: PageLayout): PageLayout {
  const lines = page.lines.map(({ phrases }) => [...phrases]);
  for (const { welsh, english, at, below } of pairsOf(page)) {
    const row = rowOf(page, { welsh, english, at, below });
    lines[row] = (lines[row] ?? []).filter((one) => one !== welsh).concat(onLine(english, page.lines[row], welsh));
    lines[below] = (lines[below] ?? [])
      .filter((one) => one !== english)
      .concat(onLine(welsh, page.lines[below], english));
  }
  return {
    ...page,
    lines: page.lines.map((line, at) =>
      withPhrases(
        line,
        (lines[at] ?? []).toSorted((a, b) => a.x0 - b.x0),
      ),
    ),
  };
}

/** The line of the value: one between both that holds neither, else the first. */
function rowOf({ lines }: PageLayout, { welsh, at, below }: Pair): number {
  // What stands left of both is of another column.
  const isAlone = lines[at]?.phrases.every((one) => one.x0 <= welsh.x0 || isWelsh(one)) === true;
  const between = lines[at + 1];
  const hasValue = between?.phrases.some(({ x0, text }) => x0 > welsh.x1 && VALUE.test(text)) === true;
  return isAlone && below > at + 1 && hasValue ? at + 1 : at;
}

/** A figure, or a letter alone: a valuation band, the category of National Insurance. */
const VALUE = /\d|^\p{Lu}$/u;

function pairsOf(page: PageLayout): Pair[] {
  return page.lines.flatMap((line, at) =>
    line.phrases.flatMap((welsh): Pair[] => {
      if (!isWelsh(welsh) || isInBoth(welsh) || isNearWelsh(page, at, welsh)) return [];
      const found = beneath(page, at, welsh);
      if (!found || isWelsh(found.phrase) || !/^\p{Lu}/u.test(found.phrase.text)) return [];
      // Two lines of English are a paragraph.
      const next = beneath(page, found.at, found.phrase);
      if ((next && !isWelsh(next.phrase)) || hasOwnValue(page, found)) return [];
      return [{ welsh, english: found.phrase, at, below: found.at }];
    }),
  );
}

/** What goes on from a value over it: `– 17/11/2025`. */
const REST = /^(?:[–—-] |(?:i|to|until|hyd) )\d/u;

/** Whether a figure stands beside it that is not the English of something in Welsh: it is a row of its own. */
function hasOwnValue({ lines }: PageLayout, { phrase, at }: Found): boolean {
  const own = lines[at]?.phrases ?? [];
  const right = own[own.indexOf(phrase) + 1];
  if (!right || !/\d/.test(right.text) || REST.test(right.text)) return false;
  const over = lines.slice(Math.max(0, at - 1 - LINES_BETWEEN), at).flatMap(({ phrases }) => phrases);
  return !over.some((one) => isWelsh(one) && isRightUnder(right, one));
}

/** Whether the line is part of a paragraph in Welsh. */
function isNearWelsh({ lines }: PageLayout, at: number, phrase: Phrase): boolean {
  return lines
    .slice(Math.max(0, at - 1 - LINES_BETWEEN), at)
    .some(({ phrases }) => phrases.some((one) => isWelsh(one) && isRightUnder(phrase, one)));
}

function beneath({ lines }: PageLayout, from: number, phrase: Phrase): Found | undefined {
  for (let at = from + 1; at <= from + 1 + LINES_BETWEEN; at++) {
    const found = lines[at]?.phrases.find((one) => isRightUnder(one, phrase));
    if (found) return { phrase: found, at };
  }
  return undefined;
}

function isRightUnder(one: Phrase, over: Phrase): boolean {
  const middles = Math.abs(one.x0 + one.x1 - over.x0 - over.x1) / 2;
  const isInLine = [Math.abs(one.x0 - over.x0), Math.abs(one.x1 - over.x1), middles].some((off) => off <= SAME_EDGE_PT);
  return isInLine && one.y0 > over.y0 + 1 && one.y0 - over.y1 <= GAP * (over.y1 - over.y0);
}

/** A phrase as it would stand on a line, in the place of another. */
function onLine(phrase: Phrase, line: Line | undefined, place: Phrase): Phrase {
  const isOwn = line?.phrases.includes(place) === true;
  const target = isOwn ? place : (line ?? place);
  const by = target.y0 - phrase.y0;
  const moved = <T extends { readonly y0: number; readonly y1: number }>(box: T): T => ({
    ...box,
    y0: box.y0 + by,
    y1: box.y1 + by,
  });
  return { ...moved(phrase), words: phrase.words.map(moved) };
}
