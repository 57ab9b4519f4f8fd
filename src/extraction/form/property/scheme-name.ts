// What a deposit scheme calls itself: the name in the letterhead, on as many lines as it takes, in full where text gives it so.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import { joinedPrinted, printedPhrase } from '../../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { candidateOf } from '../found-value.ts';
import { issuerInLetterhead } from './letterhead.ts';
import { passagesOf } from './passages.ts';

/** Words in the names of deposit schemes. */
const SCHEME =
  /\b(?:deposits?|dispute|protection|scheme|lettings?|tenancy|tds|dps|mydeposits|safe\p{L}*|custodial)\b|deposits?$/iu;
/** Words of titles that hold these too. */
const OF_TITLE =
  /^(?:authorised|approved|government|a|an|our|this|of|for|with|by|in|and|to|under|scheme rules) |\b(?:certificate|confirmation|confirms|prescribed|assured|shorthold|administrators?|details|your|is protected|details|information|amount|reference|number|id|date|received|paid|address|the (?:deposit|tenancy)$|about|tenancy agreement|registration|account|statement|start|end)\b|[:£@]|\d{2}/iu;

/** A brand stands in type so many times as large as the text. */
const LARGER = 1.25;
/** Fields whose values are other parties: an agent's name may have the words of a scheme's. */
const OF_PARTIES: readonly string[] = ['landlord', 'nameOfLandlord', 'tenants', 'nameOfTenant'];

/**
 * The scheme: by the words of such names in the letterhead, as its label has it, as a sentence tells it, else the brand in the largest type at
 * the top, which may say nothing of what it does.
 */
export function findScheme(
  layout: DocumentLayout,
  { fields, named }: { readonly fields: FieldCandidates; readonly named: FieldCandidate | undefined },
): FieldCandidate | undefined {
  const parties = OF_PARTIES.flatMap((name) => fields[name] ?? []).flatMap(({ value }) =>
    value.kind === 'text' ? [value.text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [],
  );
  const title = new RegExp([OF_TITLE.source, ...parties.map((one) => `^${one}$`)].join('|'), 'iu');
  const found = issuerInLetterhead(layout, SCHEME, title) ?? named;
  return (found && schemeName(layout, found)) ?? schemeTold(layout) ?? brandAtTop(layout, title);
}

function brandAtTop(layout: DocumentLayout, title: RegExp): FieldCandidate | undefined {
  const others = new RegExp(`${title.source}|\\b(?:tenants?|landlords?|agents?|page|dear)\\b`, 'iu');
  const found = issuerInLetterhead(layout, /\p{L}{3}/u, others);
  const box = found?.printed.box;
  return box && box.y1 - box.y0 > LARGER * (layout.pages[0]?.textHeightPt ?? Infinity) ? found : undefined;
}

/** A scheme's own name: with what stands over it in the same type, without what it says of its kind and country. */
function schemeName(layout: DocumentLayout, found: FieldCandidate): FieldCandidate {
  if (found.value.kind !== 'text') return found;
  const over = articleOver(layout, found);
  const bare = found.value.text
    .replace(/^\(([^()]+)\)$/, '$1')
    // A bar inside a word is drawn: `safe|hold`.
    .replace(/(?<=\p{L})\|(?=\p{L})/gu, '')
    .replace(/\s+[·|•–-]\s.*$/, '')
    .replace(
      /(?<=\p{L}(?:scheme|service|deposits?)|\b(?:scheme|service))\s+(?:\(?(?:custodial|insured)(?: scheme)?\)?|england (?:&|and) wales)$/iu,
      '',
    );
  if (over) {
    const printed = joinedPrinted(printedPhrase(over, found.page), found.printed);
    return { ...found, value: { kind: 'text', text: `${over.text} ${bare}` }, printed };
  }
  return (
    withCountry(layout, found, bare) ??
    writtenOut(layout, found, bare) ??
    spelledOut(layout, bare) ?? { ...found, value: { kind: 'text', text: withoutInitials(bare) } }
  );
}

/** `ODS Otterden Deposit Scheme`: a mark of initials before the name that they are of. */
function withoutInitials(name: string): string {
  const [mark = '', ...words] = name.split(' ');
  const initials = words.filter((word) => /^\p{Lu}/u.test(word) && word !== 'The').map((word) => word.charAt(0));
  return initials.length > 1 && initials.join('') === mark ? words.join(' ') : name;
}

const COUNTRY = /^(?:northern ireland|scotland|wales|cymru)$/i;
/** A country belongs to the mark that it stands beneath or behind within so many of the mark's heights. */
const COUNTRY_HEIGHTS = 1.5;
/** One that begins where the mark does may stand further beneath it. */
const BENEATH_HEIGHTS = 2.5;

/** `ODS` over `Northern Ireland`: schemes of one brand in several countries are told apart by the country in their mark. */
function withCountry(layout: DocumentLayout, found: FieldCandidate, bare: string): FieldCandidate | undefined {
  const { box, page } = found.printed;
  const height = COUNTRY_HEIGHTS * (box.y1 - box.y0);
  const beneath = BENEATH_HEIGHTS * (box.y1 - box.y0);
  const country = (layout.pages[page - 1]?.lines ?? [])
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ text, x0, x1, y0, y1 }) =>
        COUNTRY.test(text) &&
        y0 >= box.y0 &&
        y1 - box.y1 < (Math.abs(x0 - box.x0) < 3 ? beneath : height) &&
        x0 - box.x1 < height &&
        box.x0 - x1 < 0,
    );
  if (!country || foldText(bare).includes(foldText(country.text))) return undefined;
  const printed = joinedPrinted(found.printed, printedPhrase(country, page));
  const name = /\p{Ll}/u.test(country.text) ? country.text : properName(country.text);
  return { ...found, value: { kind: 'text', text: `${bare} ${name}` }, printed };
}

const properName = (text: string): string => text.toLowerCase().replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());

/** `the tps` beside `The Tenancy Pledge Service`: a name of initials, where a phrase of the page begins with it in full. */
function writtenOut(layout: DocumentLayout, found: FieldCandidate, short: string): FieldCandidate | undefined {
  const initials = /^(?:the )?(\p{L}{2,5})$/iu.exec(short)?.[1]?.toUpperCase();
  if (initials === undefined) return undefined;
  for (const { number, lines } of layout.pages) {
    for (const phrase of lines.flatMap(({ phrases }) => phrases)) {
      // A name may stand in brackets on a line of its own, or begin the line of a sentence.
      const name =
        phrase.text
          .replace(/^\((?=\p{Lu})|^the /u, '')
          .split(/[,:·|()?!”"]/u)[0]
          ?.trim() ?? '';
      const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word) && !/^the$/i.test(word));
      const isWhole = words.length > 1 && words.map((word) => word.charAt(0)).join('') === initials;
      if (isWhole && /^(?:[Tt]he )?\p{Lu}/u.test(name) && words.some((word) => FOR_DEPOSITS.test(word)))
        return { ...found, value: { kind: 'text', text: name }, printed: printedPhrase(phrase, number) };
    }
  }
  return spelledWithin(layout, initials);
}

/** Words that each have a capital, within a text. */
const CAPITALS = /\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){1,5}/gu;

/** A name of these initials within a sentence or a cell: `The Pledge Service Limited (Tenancy Pledge Scheme)`. */
function spelledWithin(layout: DocumentLayout, initials: string): FieldCandidate | undefined {
  for (const { text, printed } of passagesOf(layout)) {
    for (const [run] of text.matchAll(CAPITALS)) {
      const words = run.replace(/^The /, '').split(' ');
      const at = words.findIndex(
        (_, from) =>
          words
            .slice(from, from + initials.length)
            .map((word) => word.charAt(0))
            .join('') === initials,
      );
      const own = at < 0 ? [] : words.slice(at, at + initials.length);
      if (own.some((word) => FOR_DEPOSITS.test(word)))
        return candidateOf({ kind: 'text', text: own.join(' ') }, printed, 0.85);
    }
  }
  return undefined;
}

const FOR_DEPOSITS = /^(?:deposits?|dispute|protection|tenancy|letting|scheme|service)$/i;

/** `The` on a line of its own over a name. */
function articleOver(layout: DocumentLayout, { printed: { box, page } }: FieldCandidate): Phrase | undefined {
  const phrases = (layout.pages[page - 1]?.lines ?? []).flatMap((line) => line.phrases);
  const own = phrases.find((one) => one.x0 === box.x0 && one.y0 === box.y0);
  if (!own) return undefined;
  return phrases.find(
    (one) =>
      /^the\b/i.test(one.text) &&
      one.words.length <= 3 &&
      Math.abs(one.x0 - own.x0) < 3 &&
      Math.abs(one.sizePt - own.sizePt) < 0.5 &&
      one.y1 <= own.y0 + 3 &&
      own.y0 - one.y1 < 0.8 * (own.y1 - own.y0),
  );
}

/** `ODS Insured Scheme`: the initials of a name, and what kind of scheme it is. */
const INITIALS =
  /^(\p{Lu}{2,5}) (?:[Ii]nsured|INSURED|[Cc]ustodial|CUSTODIAL|[Ii]nsurance|INSURANCE|[Dd]eposits?|DEPOSITS?)\b/u;
/** With, by or in whom a deposit is protected. */
const PROTECTED =
  /\b(?:registered|protected|held|lodged|safeguarded|secured|certificate|member)\b[^.]{0,30}? (?:with|by|in|of) (?:the )?((?:\p{Lu}[\p{L}'’-]*|of|and|&)(?: (?:\p{Lu}[\p{L}'’-]*|of|and|&)){1,5})/gu;

/** A brand that runs its words together: `mySafeHold`. */
const BRAND =
  /\b(?:registered|protected|held|lodged|safeguarded|secured) (?:with|by) ((?:\p{Ll}+\p{Lu}|my)\p{L}+)(?=[,. ]|$)/u;

/** The scheme that a sentence says protects the deposit, where nothing else names one. */
function schemeTold(layout: DocumentLayout): FieldCandidate | undefined {
  for (const { text, printed } of passagesOf(layout)) {
    const [full] = [...text.matchAll(PROTECTED)].filter(([, name = '']) =>
      /\b(?:Deposits?|Scheme|Service|Protection)\b/.test(name),
    );
    const name = BRAND.exec(text)?.[1] ?? full?.[1];
    if (name !== undefined) return candidateOf({ kind: 'text', text: name }, printed, 0.85);
  }
  return undefined;
}

/** The name whose initials stand in the letterhead, where a sentence gives it in full. */
function spelledOut(layout: DocumentLayout, short: string): FieldCandidate | undefined {
  const initials = INITIALS.exec(short)?.[1];
  if (initials === undefined) return undefined;
  for (const { text, printed } of passagesOf(layout)) {
    for (const [, name = ''] of text.matchAll(PROTECTED)) {
      const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word));
      if (words.map((word) => word.charAt(0)).join('') === initials)
        return candidateOf({ kind: 'text', text: name }, printed, 0.9);
    }
  }
  return undefined;
}
