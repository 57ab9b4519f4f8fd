// The name over a paper of insurance: an insurer's or a broker's, and no title.
import { foldText, lettersOf } from '../../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { isSetAlike } from '../../../model/set-alike.ts';
import { isClause } from '../../document/clauses.ts';
import { spacedName } from '../../document/issuer-names.ts';
import type { IssuerName } from '../../document/issuer.ts';
import { withoutMark } from '../../document/without-mark.ts';
import { isPhrasing } from '../../document/phrasing.ts';
import { issuerInLetterhead } from '../property/letterhead.ts';
import type { Named } from './holders.ts';
import { isInsurerBrand } from './insurer-brands.ts';

const BEARS =
  /\b(?:insurance|insurers?|assurance|mutual|underwriting|underwriters?|indemnity|lloyds?|brokers?|broking|risk|cover)\b/i;
const TITLE =
  /\b(?:schedules?|statement|proposal|policy|certificate|your|details|insured|document|premium|date|number|renewal|new|page|tax|record|confirmation|period|of|cover (?:type|level|starts|ends|details|limits?)|level|type|this|important|address|postcode|bedrooms|thanks?|welcome|dear|choosing|told|hello|hi|information|mr|mrs|miss|ms|about|you|underwritten by|insured by|insurer|underwriter|what|how|why)\b|^(?:(?:private|commercial|classic|vintage|specialist|prestige|young driver) )?(?:car|motor|vehicle|home|van|household|house|contents|buildings|motorcycle|bike|landlord)(?: (?:and|&) contents)? (?:insurance|cover)$|^(?:insurance|cover)$|^(?:the )?(?:underwriting|insurance|insuring) (?:company|provider)$|^(?:(?:independent|chartered|specialist|your|local) )*insurance (?:brokers?|advisers?|intermediar(?:y|ies))(?: since.*)?$|^(?:buildings|contents)(?: (?:and|&) (?:buildings|contents))? \(|[:£@?]|\d(?!\d{0,2}(?:st|nd|rd|th) (?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i;
const BROKER =
  /\b(?:brokers?|broking|intermediar(?:y|ies)|advisers?|associates|compare|services|partners|financial|consultants?|agenc(?:y|ies)|underwriting agents?|solutions)\b/i;

/** Whether a company's name says that it arranges insurance. */
export const isBroker = (name: string): boolean => BROKER.test(name);

/** The name at the top, else `issuer`, which forms of every kind are thought to be from. */
export function letterheadOf(layout: DocumentLayout, issuer: IssuerName | undefined): Named | undefined {
  const named = withOtherLine(layout, withoutLine(withSecondLine(layout, namedAtTop(layout, issuer))));
  const brand = brandAtTop(layout);
  // `Tarn` over `Tarn Insurance Company`: one name spelled out; the logo of a brand stays it, whatever it sells beside it.
  const isSpelledOut =
    brand && named && ` ${foldText(named.name)} `.includes(` ${foldText(brand.name)} `) && !isLogoOf(brand, named);
  const isCompany =
    named !== undefined && (isBroker(named.name) || /\b(?:limited|ltd|plc|llp|society)$/i.test(named.name));
  const chosen = asSpelled(layout, brand && !isSpelledOut && !isCompany ? brand : named);
  return chosen && { ...chosen, name: withoutMark(chosen.name, layout) };
}

/** A logo whose words run together, or that a scan has torn, as the small print spells it: `Tarn Direct is a trading name of …`. */
function asSpelled(layout: DocumentLayout, found: Named | undefined): Named | undefined {
  // Letters that a picture set apart, as the text has them: `H I SCOX`.
  const named = found && found.printed.confidence < 1 ? { ...found, name: spacedName(found.name, layout) } : found;
  const lines = named ? layout.pages.flatMap((page) => page.lines) : [];
  const spelled = lines
    .flatMap(({ text }) => [...text.matchAll(TRADES)].map(([, name = '']) => name))
    .find((name) => lettersOf(name) === lettersOf(named?.name ?? ''));
  return named && spelled && foldText(spelled) !== foldText(named.name) ? { ...named, name: spelled } : named;
}

/** What a sentence calls the brand of a company. */
const TRADES =
  /(?<=^|[.;] )(\p{Lu}[^.;,]{2,40}?),? (?:is|are) (?:a )?(?:registered )?trading (?:name|style)s? (?:of|for)\b/gu;

/** Whether one brand is set larger than another that goes on from it. */
const isLogoOf = (brand: Named, named: Named): boolean =>
  isInsurerBrand(named.name) && heightOf(brand) > LARGER * heightOf(named);

/** A name that a narrow column breaks where it joins two: `Wren &` over `Tansley`. */
function withSecondLine({ pages: [page] }: DocumentLayout, named: Named | undefined): Named | undefined {
  if (!named || !page || !/\s(?:&|and)$/i.test(named.name)) return named;
  const { box } = named.printed;
  const rest = page.lines
    .filter(({ y0 }) => y0 > box.y0 + 1 && y0 - box.y1 < heightOf(named))
    .flatMap(({ phrases }) => phrases)
    .find(({ x0, y0, y1 }) => Math.abs(x0 - box.x0) < 3 && Math.abs(y1 - y0 - heightOf(named)) < 1);
  return rest ? { ...named, name: `${named.name} ${rest.text}` } : named;
}

/** A logo on two lines, `TARN` over `COVER`: the paper prints both words together elsewhere. */
function withOtherLine({ pages }: DocumentLayout, named: Named | undefined): Named | undefined {
  const [page] = pages;
  const own = page?.lines
    .flatMap(({ phrases }) => phrases)
    .find(({ text, y0 }) => text === named?.name && y0 === named.printed.box.y0);
  if (!named || !page || !own || own.words.length > 1) return named;
  const phrases = page.lines.flatMap((line) => line.phrases);
  const isPrinted = (name: string): boolean =>
    pages.some(({ lines }) => lines.some((line) => line.phrases.some(({ text }) => ` ${text} `.includes(` ${name} `))));
  const over = phrases.find(
    (one) =>
      isSetAlike(one, own) &&
      one.words.length === 1 &&
      one.y0 < own.y0 &&
      own.y0 - one.y1 < heightOf(named) &&
      Math.min(Math.abs(one.x0 - own.x0), Math.abs(one.x1 - own.x1)) < 3 &&
      isPrinted(`${one.text} ${own.text}`),
  );
  return over ? { ...named, name: `${over.text} ${own.text}` } : named;
}

/** A head may name the line of insurance that it sells behind a stroke: `Tarn Insurance | Home`. */
const withoutLine = (named: Named | undefined): Named | undefined =>
  named && {
    ...named,
    name: named.name.replace(
      / [|/·] (?:home|car|motor|van|contents|buildings|landlord|travel|pet)(?: insurance)?$/i,
      '',
    ),
  };

function namedAtTop(layout: DocumentLayout, issuer: IssuerName | undefined): Named | undefined {
  const found = issuerInLetterhead(layout, BEARS, TITLE);
  // What a logo is glossed by is no name: `home insurance for the over`, and `60s` beneath it.
  const named =
    issuer && !TITLE.test(issuer.name) && !isClause(issuer.name)
      ? { name: issuer.name, printed: issuer.printed }
      : undefined;
  const largest = largestAtTop(layout);
  if (found?.value.kind === 'text' && !isClause(found.value.text)) {
    const head = { name: found.value.text, printed: found.printed };
    // A logo is set larger than a product or a label that has such a word, and what is no logo may be a product of the issuer's.
    const isWeak = !COMPANY.test(head.name) || PRODUCT.test(head.name);
    if (largest && isWeak && heightOf(largest) > LARGER * heightOf(head)) return largest;
    return named && PRODUCT.test(head.name) && !head.name.includes(named.name) ? named : head;
  }
  return named && isAtTop(layout, named) ? named : (largest ?? named);
}

/** The brand of an insurer that stands at the top, set apart from the text; none where there are several. */
function brandAtTop(layout: DocumentLayout): Named | undefined {
  const [page] = layout.pages;
  const brands = (page?.lines ?? [])
    .filter((line) => line.y0 < TOP_PART * (page?.heightPt ?? 0))
    .flatMap((line) => line.phrases)
    .filter(({ text, bold, sizePt }) => isInsurerBrand(text) && (bold || sizePt > 1.15 * (page?.textHeightPt ?? 0)));
  const [first] = brands;
  return first && new Set(brands.map(({ text }) => foldText(text))).size === 1
    ? { name: first.text, printed: printedPhrase(first, 1) }
    : undefined;
}

/** Words that companies bear more often than labels. */
const COMPANY =
  /\b(?:insurance|insurers?|assurance|mutual|underwriting|underwriters?|indemnity|lloyds?|brokers?|broking)\b/i;
const LARGER = 1.2;
const heightOf = ({ printed: { box } }: Named): number => box.y1 - box.y0;
/** What is insured is no company. */
const PRODUCT = /\b(?:household|home|car|motor|van|landlords?|contents|buildings|motorcycle) (?:insurance|cover)$/i;

/** Whether a name stands where a letterhead does. */
export const isAtTop = ({ pages: [first] }: DocumentLayout, { printed: { page, box } }: Named): boolean =>
  page === 1 && box.y0 < TOP_PART * (first?.heightPt ?? 0);

/** How far down the first page a letterhead reaches. */
const TOP_PART = 0.16;

/** The largest words at the top that are no title, no label and no value. */
export function largestAtTop(layout: DocumentLayout): Named | undefined {
  const [page] = layout.pages;
  const [largest] = (page?.lines ?? [])
    .filter((line) => line.y0 < TOP_PART * (page?.heightPt ?? 0))
    .flatMap((line) => line.phrases)
    .filter(({ sizePt }) => sizePt > 1.15 * (page?.textHeightPt ?? 0))
    .map((phrase) => ({ phrase, name: withoutTitle(phrase) }))
    .filter(
      ({ name }) =>
        BEGINS.test(name) &&
        // Of a logo in pieces one letter is left.
        /\p{L}.*\p{L}/u.test(name) &&
        !KIND_ALONE.test(name) &&
        name.split(' ').length <= 6 &&
        !TITLE.test(name) &&
        !isPhrasing(name),
    )
    .sort((a, b) => b.phrase.sizePt - a.phrase.sizePt);
  return largest && { name: largest.name, printed: printedPhrase(largest.phrase, 1) };
}

/** Names begin with a capital or a figure, brands of a word or two with any letter. */
const BEGINS = /^(?:\p{Lu}|\d{1,3}\p{L}{2} \p{L}|\p{Ll}\S+(?: \S+)?$)/u;

/** Kinds of insurance are no company. */
const KIND_ALONE =
  /^(?:(?:private|commercial|classic|vintage|specialist|independent|brokers?|car|motor|vehicle|home|van|household|insurance|policy|your|new|landlords?) ?)+$/i;

/** A brand that the title of the paper follows on its line: `Brand Proposal confirmation`. */
function withoutTitle({ text }: Phrase): string {
  const at = text.search(
    /\s(?:(?:car|motor|home|van|private|household|policy|insurance|proposal|statement|your|schedule|confirmation) ?)+(?:of (?:fact|insurance|cover))?$/i,
  );
  return at > 0 && /\b(?:proposal|statement|schedule|confirmation)\b/i.test(text.slice(at)) ? text.slice(0, at) : text;
}
