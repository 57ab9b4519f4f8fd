// Which known institution issued a paper: its name in the letterhead, in its small print, and in the address of its site. A hint,
// never a condition: it confirms what is set large, and finds the name where the letterhead is a picture.
import { madeOnce } from '../../kernel/made-once.ts';
import { foldText } from '../../kernel/text.ts';
import type { DocumentLayout, PageLayout, Phrase } from '../../model/layout.ts';
import { withWords } from '../../model/parts-of-lines.ts';
import { printedWords, type Printed } from '../../model/printed.ts';
import type { IssuerKind, IssuerRegister } from '../../model/institutions.ts';
import type { IssuerName } from './issuer.ts';
import { siteNamesIn } from './site-names.ts';

/** What speaks for an institution: a letterhead alone is enough, or small print and a site together. */
const WEIGHT = { letterhead: 2, title: 1, top: 0.6, legal: 1, site: 0.6, mention: 0.3 } as const;
const HEAD: ReadonlySet<keyof typeof WEIGHT> = new Set(['letterhead', 'title', 'top']);
const ENOUGH = 1.5;
/** Another one must be this much less likely. */
const CLEAR = 0.8;

/** How far down a page a letterhead reaches. */
const TOP_PART = 0.25;
/** It is set at least this much larger than the text, or bold. */
const SET_APART = 1.15;
/** A name of one word that is shorter may be any word: what only mentions it says nothing. */
const TELLING_LETTERS = 6;

/** Names of as many letters are known in what is recognised of a logo, wherever its words were torn apart. */
const TORN_LETTERS = 8;

/** What follows a company's name in small print. */
const COMPANY =
  /^(?: (?:uk|bank|insurance|energy|services|customers?|retail|supply|trading|europe|company|group|general))*(?: (?:plc|limited|ltd|llp|dac|se)\b| (?:is|are) (?:a |an |the |part |both )*(?:trading|division|registered|authorised|regulated|brand|part|member)\b)/;

/** An institution that is known, as the paper names it. */
export interface RegisteredName extends IssuerName {
  /** All its names, the one that it goes by first. */
  readonly names: readonly string[];
  /** Whether its name stands in the letterhead, set apart. */
  readonly isLetterhead: boolean;
  /** Where the paper prints the name that it goes by, and whether its head does; undefined where it prints others only. */
  readonly ownName: { readonly printed: Printed; readonly isInHead: boolean } | undefined;
  /** The name of which its mark sets two parts, as in two languages, in type of one size. */
  readonly markName: { readonly name: string; readonly printed: Printed } | undefined;
}

/** The institution of these kinds that the paper is most likely from; undefined where none is clear. */
export function registeredIssuer(
  layout: DocumentLayout,
  register: IssuerRegister,
  kinds: readonly IssuerKind[],
): RegisteredName | undefined {
  const [first, second] = register
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ names }) => weighed(names, layout) ?? [])
    .sort((a, b) => b.weight - a.weight);
  const rival = second?.weight ?? 0;
  if (!first || first.weight < ENOUGH || rival > CLEAR * first.weight) return undefined;
  const { name, names, printed, evidence, weight, ownName, markName } = first;
  return {
    name,
    names,
    printed,
    confidence: Math.min(0.95, weight / (weight + 0.5 * rival + 0.2)),
    isLetterhead: evidence === 'letterhead',
    ownName,
    markName,
  };
}

interface Sighting {
  readonly name: string;
  readonly printed: Printed;
  readonly evidence: keyof typeof WEIGHT;
  readonly isPaired: boolean;
}

/** All that speaks for one institution, each kind of evidence once, under the name that speaks loudest. */
function weighed(
  names: readonly string[],
  layout: DocumentLayout,
): (Sighting & Pick<RegisteredName, 'names' | 'ownName' | 'markName'> & { readonly weight: number }) | undefined {
  const seen = foldedNames(names)
    .flatMap((name) => sightingsOf(name, layout))
    .sort((a, b) => WEIGHT[b.evidence] - WEIGHT[a.evidence]);
  const [loudest] = seen;
  if (!loudest) return undefined;
  const kinds = new Set(seen.map(({ evidence }) => evidence));
  const own = seen.find(({ name, evidence }) => name === names[0] && evidence !== 'site');
  const ownName = own && { printed: own.printed, isInHead: HEAD.has(own.evidence) };
  const markName = seen.find(({ evidence, isPaired }) => evidence === 'letterhead' && isPaired);
  return { ...loudest, names, ownName, markName, weight: [...kinds].reduce((sum, kind) => sum + WEIGHT[kind], 0) };
}

interface FoldedName {
  readonly name: string;
  readonly folded: string;
}

const foldedNames = madeOnce((names: readonly string[]): readonly FoldedName[] =>
  names.map((name) => ({ name, folded: foldText(name) })),
);

function sightingsOf({ name, folded }: FoldedName, layout: DocumentLayout): Sighting[] {
  const { places, text, marks, sites: allSites } = printedOf(layout);
  const words = ` ${folded} `;
  const letters = words.replaceAll(' ', '');
  // Of the hundreds of names that are known, nearly all are nowhere on the paper.
  if (!text.includes(words) && !marks.has(letters) && !allSites.some((site) => isSiteOf(site, letters))) return [];
  const isTelling = words.trim().includes(' ') || letters.length >= TELLING_LETTERS;
  return places.flatMap(({ padded, bare, sites, isTop, isSetApart, isPaired, printed }): Sighting[] => {
    const seen = (evidence: Sighting['evidence']): Sighting[] => [{ name, printed, evidence, isPaired }];
    if (isTop && bare === letters) return seen(isSetApart ? 'letterhead' : 'top');
    const isTorn = printed.confidence < 1 && letters.length >= TORN_LETTERS && bare.startsWith(letters);
    if (isTop && isSetApart && (isTorn || padded.startsWith(words) || isTitleOf(padded, words))) return seen('title');
    if (sites.some((site) => isSiteOf(site, letters))) return seen('site');
    const at = padded.indexOf(words);
    if (at < 0) return [];
    if (COMPANY.test(padded.slice(at + words.length - 1))) return seen('legal');
    return isTelling ? seen('mention') : [];
  });
}

/** `Your Alder bill`: the name of who sends a paper in its title. */
const isTitleOf = (padded: string, words: string): boolean =>
  padded.startsWith(` your${words}`) &&
  /^(?:bill|statement|invoice|account|policy|schedule) $/.test(padded.slice(5 + words.length));

/** Whether a site is one's own: its name begins with the institution's. */
function isSiteOf(site: string, letters: string): boolean {
  return letters.length >= 5 ? site.startsWith(letters) : site === letters;
}

interface Place {
  /** Folded words, a space before each and after the last. */
  readonly padded: string;
  /** Its letters and digits alone. */
  readonly bare: string;
  readonly sites: readonly string[];
  readonly isTop: boolean;
  readonly isSetApart: boolean;
  /** Whether it is two phrases of one size. */
  readonly isPaired: boolean;
  readonly printed: Printed;
}

/** What is printed on the pages that name an issuer: the places, and all of them together. */
interface PrintedNames {
  readonly places: readonly Place[];
  readonly text: string;
  /** What stands alone, without spaces. */
  readonly marks: ReadonlySet<string>;
  readonly sites: readonly string[];
}

const printedOf = madeOnce((layout: DocumentLayout): PrintedNames => {
  const places = placesOf(layout);
  return {
    places,
    text: places.map(({ padded }) => padded).join('\n'),
    marks: new Set(places.map(({ bare }) => bare)),
    sites: places.flatMap(({ sites }) => sites),
  };
});

function placesOf({ pages }: DocumentLayout): Place[] {
  return pages
    .filter(({ number }) => number <= 2 || number === pages.length)
    .flatMap((page) => {
      const phrases = page.lines.flatMap((line) => line.phrases);
      const tops = page.number === 1 ? phrases.filter(({ y0 }) => y0 < TOP_PART * page.heightPt) : [];
      return [
        ...phrases.map((phrase) => placeOf(page, [phrase], tops.includes(phrase))),
        ...tops.flatMap((phrase) => withoutMark(phrase) ?? []).map((phrase) => placeOf(page, [phrase], true)),
        ...tops.flatMap((phrase) =>
          tops.filter((one) => goesOn(phrase, one)).map((one) => placeOf(page, [phrase, one], true)),
        ),
      ];
    });
}

/** A recognised phrase without what its mark was taken for, where that is shorter than any word. */
function withoutMark(phrase: Phrase): Phrase | undefined {
  const [mark, ...rest] = phrase.words;
  const isWord = !mark || mark.confidence === 1 || /\p{L}{2}|^[\p{L}\d]{3}/u.test(mark.text);
  return isWord || rest.length === 0 ? undefined : withWords(phrase, rest);
}

function placeOf(page: PageLayout, phrases: readonly Phrase[], isTop: boolean): Place {
  const printed = printedWords(
    phrases.flatMap(({ words }) => words),
    page.number,
  );
  const folded = foldText(printed.text);
  return {
    padded: ` ${folded} `,
    bare: folded.replaceAll(' ', ''),
    sites: siteNamesIn(printed.text),
    isTop,
    isSetApart: phrases.every(({ bold, y0, y1 }) => bold || y1 - y0 > SET_APART * page.textHeightPt),
    isPaired: isPair(phrases),
    printed,
  };
}

/** The parts of one mark are set alike within this, in points. */
const SIZE_PT = 1.5;
const isPair = ([one, other]: readonly Phrase[]): boolean =>
  one !== undefined && other !== undefined && Math.abs(one.sizePt - other.sizePt) <= SIZE_PT;

/** Whether a logo may go on with the second phrase: on a line of its own, or in another type on the same. */
function goesOn(phrase: Phrase, { x0, x1, y0, y1 }: Phrase): boolean {
  const height = phrase.y1 - phrase.y0;
  const isBeneath = x0 < phrase.x1 && x1 > phrase.x0 && y0 > phrase.y0 + 0.5 * height && y0 - phrase.y1 < height;
  const isBeside = x0 >= phrase.x1 && x0 - phrase.x1 < height && y0 < phrase.y1 && y1 > phrase.y0;
  return (isBeneath || isBeside) && y1 - y0 < 2 * height;
}
