// Which council bills: by the words that councils are called by, in English where a bill is in two languages.
import { tidySpaces } from '../../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../../model/layout.ts';
import { joinedPrinted, printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import { issuerInLetterhead } from './letterhead.ts';

const ENGLISH = /\b(?:council|corporation)\b|^(?:the )?(?:london|royal) borough of\b|^city of\b/i;
const OTHER = /\b(?:comhairle|cyngor)\b/i;
const NOT_COUNCIL =
  /\b(?:tax|police|fire|parish|town council|your|services?|bill|notice|precept|www|payable|pay|community)\b|\d|@/i;
const NOT_ENGLISH_COUNCIL = new RegExp(`${NOT_COUNCIL.source}|${OTHER.source}`, 'i');
/** A name in running text: what payments are made to, where letters go. */
const IN_TEXT =
  /(?<![\p{L}])((?:(?:London|Royal) Borough of (?:\p{Lu}[\p{L}'’-]*)(?: (?:and|&|upon) \p{Lu}[\p{L}'’-]*| \p{Lu}[\p{L}'’-]*){0,3})|(?:\p{Lu}[\p{L}'’-]*(?:,? (?:and|&|of|on|upon|the) (?=\p{Lu})| )){1,5}Council)(?! Tax)(?![\p{L}])/gu;
const NOT_ITS_OWN = /\b(?:Parish|Town|Community|County|This|The|Your|A|Our)\b(?=.* Council$|.*Council$)/u;

/** The council's name from the letterhead, else the one its text names most often; undefined where none does. */
export function councilName(layout: DocumentLayout): FieldCandidate | undefined {
  // Those among whom the charge is shared bill nobody, as a rule: a county, the council itself by another name.
  const besides = withoutShares(layout);
  const head = inHead(besides);
  const own = (head && councilOfCity(head, layout)) ?? head ?? named(besides);
  const shared = own ? undefined : (named(layout) ?? inHead(layout));
  return own ?? (shared && { ...shared, confidence: isSite(shared, layout) ? shared.confidence : BY_SHARE });
}

/** The council of a city that heads its bills by the name of the city alone: `Tarnwick City Council` for `City of Tarnwick`. */
function councilOfCity({ value }: FieldCandidate, { pages }: DocumentLayout): FieldCandidate | undefined {
  const [, city] = CITY.exec(value.kind === 'text' ? value.text : '') ?? [];
  if (city === undefined) return undefined;
  const names = [`${city} City Council`, `City of ${city} Council`];
  const phrases = pages.flatMap(({ number, lines }) =>
    lines.flatMap((line) => line.phrases.map((one) => ({ one, number }))),
  );
  for (const { one, number } of phrases) {
    const name = names.find((text) => one.text.includes(text));
    if (name !== undefined) return candidateOf({ kind: 'text', text: name }, printedPhrase(one, number), BY_CITY);
  }
  return undefined;
}

const CITY = /^city of (?!.*\bcouncil\b)(\p{L}[\p{L} '’-]+)$/iu;
const BY_CITY = 0.9;

/** What a council's name is trusted that stands nowhere but among those who share the charge. */
export const BY_SHARE = 0.5;

/** Whether the name of a site holds the first word of the council's that says which it is: `www.tarnbeck.gov.uk`. */
function isSite({ value }: FieldCandidate, { pages }: DocumentLayout): boolean {
  const words = value.kind === 'text' ? value.text.split(' ').filter((word) => !OF_KIND.test(word)) : [];
  const place = words[0]?.toLowerCase();
  return (
    place !== undefined &&
    pages.some(({ lines }) => lines.some(({ text }) => SITE.exec(text)?.[1]?.toLowerCase().includes(place) === true))
  );
}

const OF_KIND = /^(?:london|royal|borough|city|county|district|metropolitan|council|of|the|and|upon)$/i;
const SITE = /\b([a-z\d-]+)\.gov\.(?:uk|scot|wales)\b/i;

function inHead(layout: DocumentLayout): FieldCandidate | undefined {
  const english = issuerInLetterhead(layout, ENGLISH, NOT_ENGLISH_COUNCIL);
  const head = english && whole(withoutDepartment(english), layout);
  return head ?? bothNames(layout) ?? issuerInLetterhead(layout, OTHER, NOT_COUNCIL) ?? atStart(layout);
}

/** A name without the department that bills, before or behind it: `Aber Council Revenues & Benefits`. */
function withoutDepartment(found: FieldCandidate): FieldCandidate {
  const text = found.value.kind === 'text' ? found.value.text : '';
  const name = text.replace(DEPARTMENT_BEFORE, '').replace(BEHIND_COUNCIL, '').replace(DEPARTMENT_BEHIND, '');
  return ENGLISH.test(name) ? { ...found, value: { kind: 'text', text: name } } : found;
}

const DEPARTMENT =
  'revenues?|benefits?|local taxation|taxation|finance|financial|exchequer|collections?|income|billing';
const DEPARTMENT_BEFORE = new RegExp(`^(?:${DEPARTMENT})\\b[^,·|•–—-]*(?:,|[·|•–—-]) +`, 'iu');
const DEPARTMENT_BEHIND = new RegExp(`,?(?: [·|•–—-])? +(?:${DEPARTMENT})\\b.*$`, 'iu');
/** Nothing but an `of` goes on with a name behind the word for its kind. */
const BEHIND_COUNCIL = /(?<=\bCouncil),?(?: [·|•–—-])? (?!of\b|[/|])(?!.*\bCouncil\b).*$/iu;

const MONEY = /^[-−(]? ?£? ?\d[\d,]*\.\d{2}\)?$/;

/** The layout without what stands beside an amount. */
function withoutShares(layout: DocumentLayout): DocumentLayout {
  const pages = layout.pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const last = line.phrases.findLastIndex(({ text }) => MONEY.test(text));
      return last < 0 ? line : { ...line, phrases: line.phrases.slice(last + 1) };
    }),
  }));
  return { ...layout, pages };
}

/** `London Borough of Aber · Revenues, PO Box 5`: a name at the top, with what else its line says behind a sign. */
function atStart({ pages: [page] }: DocumentLayout): FieldCandidate | undefined {
  if (!page) return undefined;
  for (const { y0, phrases } of page.lines) {
    if (y0 > HEAD_PART * page.heightPt) return undefined;
    for (const phrase of phrases) {
      const [name = '', ...rest] = phrase.text.split(/,? [·|•–-] |, /u);
      const isName = /^\p{Lu}/u.test(name) && ENGLISH.test(name) && !NOT_ENGLISH_COUNCIL.test(name);
      if (isName && rest.length > 0 && !KIND_ALONE.test(name) && name.split(' ').length <= MOST_WORDS)
        return candidateOf({ kind: 'text', text: name }, printedPhrase(phrase, page.number), 0.85);
    }
  }
  return undefined;
}

/** How far down the first page such a line stands, and how many words a name has. */
const HEAD_PART = 0.2;
const MOST_WORDS = 7;

/** What every council of a kind is called: the place is set on a line of its own. */
const KIND_ALONE = /^(?:(?:city|borough|district|county|metropolitan|and|the|of) )*(?:council|corporation)$|\bof$/i;

/** A name with the line of it above or beneath, where it is set on two. */
function whole(found: FieldCandidate, layout: DocumentLayout): FieldCandidate | undefined {
  const text = found.value.kind === 'text' ? found.value.text : '';
  const isAlone = KIND_ALONE.test(text);
  const { above, below } = linesBeside(found, layout);
  const isBegun = ENDS_JOINED.test(text) || (isAlone && /\bof$/i.test(text));
  const isEnd = isAlone || BEGINS_JOINED.test(text) || ENDS_JOINED.test(above?.text ?? '');
  const other = isBegun ? below : isEnd ? above : undefined;
  if (!other) return isAlone || isBegun ? undefined : found;
  const rest = printedPhrase(other, found.printed.page);
  const [first, second] = other === below ? [found.printed, rest] : [rest, found.printed];
  const name = other === below ? `${text} ${other.text}` : `${other.text} ${text}`;
  const joined = { ...found, value: { kind: 'text', text: name } as const, printed: joinedPrinted(first, second) };
  // A name in large type may be set on three.
  return KIND_ALONE.test(name) ? joined : whole(joined, layout);
}

/** What a line of a name ends or begins in where the name goes on: `Perth &`, `and Chester`. */
const ENDS_JOINED = /(?:&|\b(?:and|upon))$/i;
const BEGINS_JOINED = /^(?:&|(?:and|upon)\b)/i;

/** Lines of a name stand at most so many of their heights apart. */
const NAME_GAP = 1.5;

/** What stands right over and right beneath a name, at one of its edges or about its middle. */
function linesBeside(
  { printed: { page, box } }: FieldCandidate,
  layout: DocumentLayout,
): { readonly above: Phrase | undefined; readonly below: Phrase | undefined } {
  const near = (layout.pages[page - 1]?.lines ?? [])
    .flatMap(({ phrases }) => phrases)
    .filter(({ x0, x1 }) =>
      [x0 - box.x0, x1 - box.x1, (x0 + x1 - box.x0 - box.x1) / 2].some((away) => Math.abs(away) <= 3),
    )
    .filter(({ text }) => NAME_LINE.test(text) && !NOT_COUNCIL.test(text));
  return {
    above: near.findLast(({ y0, y1 }) => y1 <= box.y0 + 2 && box.y0 - y1 <= NAME_GAP * (y1 - y0)),
    below: near.find(({ y0, y1 }) => y0 >= box.y1 - 2 && y0 - box.y1 <= NAME_GAP * (y1 - y0)),
  };
}

const NAME_LINE = /^(?:\p{Lu}|&|and \p{Lu})[\p{L}'’ &-]+$/u;

/** `Cyngor Sir Aber / Aber County Council`: the English half of a name in two languages. */
function bothNames(layout: DocumentLayout): FieldCandidate | undefined {
  const both = issuerInLetterhead(layout, /[/|·–-].*\bcouncil\b|\bcouncil\b.*[/|·–-]/i, NOT_COUNCIL);
  const text = both?.value.kind === 'text' ? both.value.text : '';
  if (!both) return sharedName(layout);
  const half = text.split(/\s*[/|·–]\s*|\s-\s/u).find((one) => ENGLISH.test(one) && !OTHER.test(one));
  return half !== undefined ? { ...both, value: { kind: 'text', text: half } } : undefined;
}

/** `Cyngor Sir ABER County Council`: a name in two languages about the place that they share. */
function sharedName(layout: DocumentLayout): FieldCandidate | undefined {
  const both = issuerInLetterhead(layout, WELSH_KIND, NOT_COUNCIL);
  const text = both?.value.kind === 'text' ? both.value.text.replace(WELSH_KIND, '') : '';
  return both && ENGLISH.test(text) && !OTHER.test(text) && !KIND_ALONE.test(text)
    ? { ...both, value: { kind: 'text', text } }
    : undefined;
}

const WELSH_KIND =
  /^cyngor (?:bwrdeistref sirol|bwrdeistref|dinas a sir|sir a dinas|dinas|sir)(?: (?:y|yr))? (?=.*\bcouncil$)/i;

/** The name of a county in Welsh right before its English one: in Wales it is the county that bills. */
const IN_WELSH = /\bCyngor Sir(?: \p{L}+){1,3}(?:,| ?[/|·–-]) ?$/u;

function named(layout: DocumentLayout): FieldCandidate | undefined {
  const found = layout.pages.flatMap((page) =>
    page.lines
      .flatMap(({ phrases }, line) => phrases.map((phrase) => ({ phrase, above: page.lines[line - 1] })))
      .flatMap(({ phrase, above }) =>
        [...phrase.text.matchAll(IN_TEXT)].map(({ 1: name = '', index }) => ({
          name: tidySpaces(`${index === 0 ? begunIn(above, phrase) : ''} ${name}`),
          isBoth: IN_WELSH.test(phrase.text.slice(0, index)),
          printed: printedPhrase(phrase, page.number),
        })),
      ),
  );
  const own = found.filter(({ name, isBoth }) => (isBoth || !NOT_ITS_OWN.test(name)) && !KIND_ALONE.test(name));
  const count = (name: string): number => own.filter((one) => one.name === name).length;
  const [best] = [...own].sort((a, b) => count(b.name) - count(a.name));
  return best && candidateOf({ kind: 'text', text: best.name }, best.printed, 0.8);
}

/** What ends a line in the middle of a name that the next one goes on with: `Perth &` over `Kinross Council`. */
const BEGUN = /(?:\p{Lu}[\p{L}'’-]* ){1,2}(?:and|&|of|upon)$/u;

function begunIn(above: Line | undefined, { x0 }: Phrase): string {
  const line = above?.phrases.find((one) => Math.abs(one.x0 - x0) <= SAME_EDGE_PT);
  return BEGUN.exec(line?.text ?? '')?.[0] ?? '';
}

const SAME_EDGE_PT = 3;
