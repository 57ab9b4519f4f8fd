// What speaks for the name of an issuer: what is set large at the top, what small print says, what repeats in the heads of pages, the
// mark set over two lines, and the site.
import { lettersOf } from '../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import { usualSizeOf } from '../../model/usual-size.ts';
import { keyOf, looksLikeIssuer, tidy } from './issuer-names.ts';
import { partedNames } from './parted-names.ts';
import { siteNamesIn } from './site-names.ts';
import { marksInTitles, marksOverKind, stackedMarks } from './wordmark.ts';

/** One place that speaks for a name, and how much. */
export interface Vote {
  readonly name: string;
  readonly printed: Printed;
  readonly weight: number;
  readonly source: keyof typeof WEIGHT;
}

const WEIGHT = { logo: 2, legal: 1.6, header: 0.6, institution: 1, address: 0.5 } as const;
/** Names that only institutions bear. */
const INSTITUTION = /\b(?:bank|building society|credit union|b\.?s\.?|plc)$|^(?:\p{L}+ )?bank of /iu;
/** A logo is set at least this much larger than the page's text. */
const LOGO_SCALE = 1.3;
/** And stands in this upper part of the page. */
const TOP_PART = 0.22;
const LEGAL: readonly RegExp[] = [
  /(?:^|[.:;]\s+)(\p{Lu}[^.;:]{1,60}?)(?:\s*\([^)]*\))?,? (?:is|are) (?:a company |an institution |separately )?(?:authorised|regulated|registered|licensed|issued|provided) (?:and|by|in|under|as)\b/u,
  /(?:^|[.:;]\s+)(\p{Lu}[^.;:]{1,60}?),? (?:is|are) (?:a |the )?(?:trading (?:name|style)s?|division|brand|part|registered trade ?mark)s? of\b/u,
  /(?:issued|provided|operated) by (\p{Lu}[^.,;:(]{1,50}?)(?=[.,;:(]| (?:which|who|is|a|under|pursuant|and)\b|$)/u,
  /(?:^|[.:;]\s+)(\p{Lu}[^.;:,]{1,50}? (?:plc|PLC|Plc|Limited|Ltd|LIMITED|LTD|Building Society))[.,]? (?:has its registered|(?:[Rr]egistered|Reg)\b|Incorporated|Authorised)/u,
  /©\s*(?:\d{4}\s+)?(\p{Lu}[^.,;:\d]{1,40})/u,
];

/** All that speaks for any name. */
export function issuerVotes(layout: DocumentLayout): readonly Vote[] {
  return [
    ...logoVotes(layout),
    ...legalVotes(layout),
    ...headerVotes(layout),
    ...addressVotes(layout),
    ...markVotes(layout),
  ];
}

function* logoVotes(layout: DocumentLayout): Generator<Vote> {
  const [page] = layout.pages;
  if (!page) return;
  const phrases = page.lines
    .filter((line) => line.y0 < TOP_PART * page.heightPt)
    .flatMap((line) =>
      line.phrases.flatMap((phrase) => {
        // Of two companies that head a paper together, the first sends it.
        const name = partedNames(phrase, page).find(looksLikeIssuer);
        return name === undefined ? [] : [{ phrase, name, page: line.page }];
      }),
    );
  const largest = Math.max(0, ...phrases.map(({ phrase }) => phrase.sizePt));
  const text = usualSizeOf(page);
  for (const { phrase, name, page: number } of phrases) {
    if (phrase.sizePt < LOGO_SCALE * text) continue;
    yield {
      name: tidy(name),
      printed: printedPhrase(phrase, number),
      weight: WEIGHT.logo * (phrase.sizePt / largest) ** 2,
      source: 'logo',
    };
  }
}

function* legalVotes(layout: DocumentLayout): Generator<Vote> {
  const seen = new Set<string>();
  for (const { text, phrase, page } of paragraphs(layout)) {
    for (const pattern of LEGAL) {
      const name = pattern.exec(text)?.[1]?.replace(/^.* (?:issued|provided|operated) by /u, '');
      if (
        !name ||
        name.split(' ').length > 7 ||
        /\b(?:deposits?|we|our|you|this|eligible|account|statement|scheme|authority)\b/i.test(name)
      )
        continue;
      const key = keyOf(name);
      if (seen.has(key)) continue;
      seen.add(key);
      yield { name: tidy(name), printed: printedPhrase(phrase, page), weight: WEIGHT.legal, source: 'legal' };
    }
  }
}

/** Each phrase together with the line under it: legal print wraps. */
function* paragraphs(layout: DocumentLayout): Generator<{ text: string; phrase: Phrase; page: number }> {
  for (const page of layout.pages) {
    for (const [index, line] of page.lines.entries()) {
      for (const phrase of line.phrases) {
        if (phrase.words.length < 4 && !phrase.text.includes('©')) continue;
        const under = page.lines[index + 1]?.phrases.find(
          (one) =>
            Math.abs(one.x0 - phrase.x0) < 4 &&
            one.y0 - phrase.y1 < 0.8 * (phrase.y1 - phrase.y0) &&
            one.sizePt === phrase.sizePt,
        );
        yield { text: under ? `${phrase.text} ${under.text}` : phrase.text, phrase, page: page.number };
      }
    }
  }
}

function* headerVotes(layout: DocumentLayout): Generator<Vote> {
  for (const page of layout.pages.slice(0, 2)) {
    const top = page.lines.filter((line) => line.y0 < 0.12 * page.heightPt);
    const seen = new Set<string>();
    for (const phrase of top.flatMap((line: Line) => line.phrases)) {
      // The title of a printed page of the web: `Alder Bank | Online banking`.
      for (const name of partedNames(phrase, page)) {
        // A name says no more by being printed again on its page.
        const key = keyOf(name);
        if (!looksLikeIssuer(name) || seen.has(key)) continue;
        seen.add(key);
        yield {
          name: tidy(name),
          printed: printedPhrase(phrase, page.number),
          weight: INSTITUTION.test(name) ? WEIGHT.institution : WEIGHT.header,
          source: 'header',
        };
      }
    }
  }
}

function* markVotes(layout: DocumentLayout): Generator<Vote> {
  for (const mark of stackedMarks(layout, looksLikeIssuer)) yield { ...mark, weight: WEIGHT.logo, source: 'logo' };
  // It outweighs the part of it that is set on the upper line.
  for (const mark of marksOverKind(layout, looksLikeIssuer))
    yield { ...mark, weight: WEIGHT.logo + WEIGHT.institution, source: 'logo' };
  for (const mark of marksInTitles(layout)) {
    if (looksLikeIssuer(mark.name)) yield { ...mark, weight: WEIGHT.institution, source: 'header' };
  }
}

/** The issuer's own site supports a name it holds. */
function* addressVotes(layout: DocumentLayout): Generator<Vote> {
  const [page] = layout.pages;
  const sites = new Set((page?.lines ?? []).flatMap((line) => siteNamesIn(line.text)));
  for (const line of page?.lines ?? []) {
    for (const phrase of line.phrases) {
      if (!looksLikeIssuer(phrase.text)) continue;
      const bare = lettersOf(phrase.text);
      if (bare.length >= 3 && sites.has(bare)) {
        yield {
          name: tidy(phrase.text),
          printed: printedPhrase(phrase, line.page),
          weight: WEIGHT.address,
          source: 'address',
        };
        return;
      }
    }
  }
}
