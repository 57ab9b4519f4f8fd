// Who issued the statement: the name set large at the top, the one that legal small print names, and the one that repeats
// from page to page. The sources vote.
import { foldText, lettersOf } from '../../kernel/text.ts';
import type { DocumentLayout, Line, Phrase } from '../../model/layout.ts';
import { printedPhrase, type Printed } from '../../model/printed.ts';
import { usualSizeOf } from '../../model/usual-size.ts';
import { readAmount } from '../values/amount.ts';
import { MONTH } from '../values/date-forms.ts';
import { datesIn } from '../values/date.ts';
import { isStreet } from './address-lines.ts';
import { siteNamesIn } from './site-names.ts';
import { marksInTitles, stackedMarks } from './wordmark.ts';

interface Vote {
  readonly name: string;
  readonly printed: Printed;
  readonly weight: number;
  readonly source: keyof typeof WEIGHT;
}

const WEIGHT = { logo: 2, legal: 1.6, header: 0.6, institution: 1, address: 0.5 } as const;
/** What a narrow column of dates leaves on a line of its own. */
const CALENDAR_WORD = new RegExp(`^(?:${MONTH}|mon|tue|wed|thu|fri|sat|sun)\\.?$`, 'i');
/** Names that only institutions bear. */
const INSTITUTION = /\b(?:bank|building society|credit union|b\.?s\.?|plc)$|^(?:\p{L}+ )?bank of /iu;
/** A logo is set at least this much larger than the page's text. */
const LOGO_SCALE = 1.3;
/** And stands in this upper part of the page. */
const TOP_PART = 0.22;
const TITLE_WORDS =
  /^home$|\b(?:statements?|account|summary|balance|your|welcome|page|dear|transactions?|period|date|number|sheet|online|banking|hello|important|information|saver|isa|passbook|current|overview|(?:credit|charge|store) cards?|easy access|instant access|fixed rate|regular savings|online savings|savings plan|activity|bill|invoice|card number|mr|mrs|miss|ms|dr|copy|duplicate|at a glance|showing|help|search|menu|print|export|opening|closing|from|to|(?<!\bbank )of)\b/i;
const LEGAL: readonly RegExp[] = [
  /(?:^|[.:;]\s+)(\p{Lu}[^.;:]{1,60}?)(?:\s*\([^)]*\))?,? (?:is|are) (?:a company |an institution |separately )?(?:authorised|regulated|registered|licensed|issued|provided) (?:and|by|in|under|as)\b/u,
  /(?:^|[.:;]\s+)(\p{Lu}[^.;:]{1,60}?),? (?:is|are) (?:a |the )?(?:trading (?:name|style)s?|division|brand|part|registered trade ?mark)s? of\b/u,
  /(?:issued|provided|operated) by (\p{Lu}[^.,;:(]{1,50}?)(?=[.,;:(]| (?:which|who|is|a|under|pursuant|and)\b|$)/u,
  /(?:^|[.:;]\s+)(\p{Lu}[^.;:,]{1,50}? (?:plc|PLC|Plc|Limited|Ltd|LIMITED|LTD|Building Society))[.,]? (?:has its registered|(?:[Rr]egistered|Reg)\b|Incorporated|Authorised)/u,
  /©\s*(?:\d{4}\s+)?(\p{Lu}[^.,;:\d]{1,40})/u,
];

/** An issuer's name, tidied, and how clearly it leads over the others that might be meant (0..1). */
export interface IssuerName {
  readonly name: string;
  readonly printed: Printed;
  readonly confidence: number;
}

/** The issuer, or undefined when nothing names one. */
export function findIssuer(layout: DocumentLayout): IssuerName | undefined {
  const votes = [
    ...logoVotes(layout),
    ...legalVotes(layout),
    ...headerVotes(layout),
    ...addressVotes(layout),
    ...markVotes(layout),
  ];
  const tallies = new Map<string, { votes: Vote[]; weight: number }>();
  for (const vote of votes) {
    const key = keyOf(vote.name);
    if (key === '') continue;
    const tally = tallies.get(key) ?? { votes: [], weight: 0 };
    tally.votes.push(vote);
    tally.weight += vote.weight;
    tallies.set(key, tally);
  }
  const ranked = [...tallies.entries()]
    .map(([key, tally]) => ({ ...tally, key, weight: tally.weight + relatedWeight(key, tallies) }))
    .sort((a, b) => b.weight - a.weight);
  const [first, second] = ranked;
  const key = first?.key ?? '';
  // The brand it sets large, where the winner only spells that out (`Alder Card` for `Alder Card Services Limited`).
  const brand = ranked.find((one) => spelledOut(one.key, key) && one.votes.some((vote) => vote.source === 'logo'));
  // A brand that might be a street is named in full, where the paper does (`Alder Street` of `Alder Street Bank plc`).
  const full = isStreet((brand ?? first)?.key ?? '')
    ? ranked.find(({ key: other }) => other !== brand?.key && spelledOut(brand?.key ?? key, other))
    : undefined;
  const vote = (full ?? brand ?? first)?.votes.sort((a, b) => b.weight - a.weight)[0];
  if (!first || !vote || first.weight < 0.8) return undefined;
  return {
    name: spacedName(vote.name, layout),
    printed: vote.printed,
    confidence: first.weight / (first.weight + 0.5 * (second?.weight ?? 0) + 0.2),
  };
}

/** A name that its logo sets with fewer spaces than the text of the paper, as that prints it. */
export function spacedName(name: string, layout: DocumentLayout): string {
  const letters = lettersOf(name);
  const count = name.split(' ').length;
  if (letters.length < 6) return name;
  for (const line of layout.pages.flatMap(({ lines }) => lines)) {
    const words = line.text.split(' ').filter((word) => /[\p{L}\d&]/u.test(word));
    for (let at = 0; at + count < words.length; at++) {
      for (let end = at + count + 1; end <= Math.min(at + count + 3, words.length); end++) {
        const text = words.slice(at, end).join(' ');
        if (lettersOf(text) === letters) return tidy(text);
      }
    }
  }
  return name;
}

/** What a brand's company adds to its name. */
const COMPANY_WORDS =
  /^(?: (?:services|finance|financial|bank|banking|cards?|holdings|payments|money|bank services))+$/;

function spelledOut(brand: string, name: string): boolean {
  return brand === name || (name.startsWith(brand) && COMPANY_WORDS.test(name.slice(brand.length)));
}

/** Names that hold one another (`Harbour` in `Harbour Bank plc`) support each other by half. */
function relatedWeight(key: string, tallies: ReadonlyMap<string, { readonly weight: number }>): number {
  let weight = 0;
  for (const [other, tally] of tallies) {
    const related = ` ${other} `.includes(` ${key} `) || ` ${key} `.includes(` ${other} `);
    if (other !== key && related) weight += 0.5 * tally.weight;
  }
  return weight;
}

/** A name without what companies add to it. */
function keyOf(name: string): string {
  return foldText(name)
    .replace(/\b(?:the|plc|ltd|limited|llp|uk|europe|group|international)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function* logoVotes(layout: DocumentLayout): Generator<Vote> {
  const [page] = layout.pages;
  if (!page) return;
  const phrases = page.lines
    .filter((line) => line.y0 < TOP_PART * page.heightPt)
    .flatMap((line) => line.phrases.map((phrase) => ({ phrase, page: line.page })))
    .filter(({ phrase }) => looksLikeIssuer(phrase.text));
  const largest = Math.max(0, ...phrases.map(({ phrase }) => phrase.sizePt));
  const text = usualSizeOf(page);
  for (const { phrase, page: number } of phrases) {
    if (phrase.sizePt < LOGO_SCALE * text) continue;
    yield {
      name: tidy(phrase.text),
      printed: printedPhrase(phrase, number),
      weight: WEIGHT.logo * (phrase.sizePt / largest) ** 2,
      source: 'logo',
    };
  }
}

function looksLikeIssuer(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= 6 &&
    /\p{L}{2}/u.test(text) &&
    !/\d{2}/.test(text) &&
    !/[@:£€$]/.test(text) &&
    !TITLE_WORDS.test(text) &&
    !CALENDAR_WORD.test(text) &&
    !readAmount(text) &&
    datesIn(text).length === 0
  );
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
      for (const name of phrase.text.split(/ [|·] /u)) {
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

function tidy(name: string): string {
  return (
    name
      .replace(/\s+/g, ' ')
      .replace(/[\s.,:®™·•|–-]+$/u, '')
      // A letter drawn as a sign before the name that begins with it.
      .replace(/^(\p{L}) (?=\1\p{L})/iu, '')
      // A first letter set larger than the others of its word.
      .replace(/^(\p{Lu}) (?=\p{Ll}{2})/u, '$1')
      .trim()
  );
}
