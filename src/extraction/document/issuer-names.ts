// The names of issuers as texts: which texts may be one, which are the same, and how one is written.
import { MONTH } from '../../kernel/months.ts';
import { foldText, lettersOf } from '../../kernel/text.ts';
import type { DocumentLayout } from '../../model/layout.ts';
import { textOf } from '../../model/page.ts';
import { readAmount } from '../values/amount.ts';
import { datesIn } from '../values/date.ts';
import { letteredName } from './lettered-name.ts';
import { isPhrasing } from './phrasing.ts';
import { siteNamesIn } from './site-names.ts';

/** What a narrow column of dates leaves on a line of its own. */
const CALENDAR_WORD = new RegExp(`^(?:${MONTH}|mon|tue|wed|thu|fri|sat|sun)\\.?$`, 'i');
const TITLE_WORDS =
  /^home$|\b(?:statements?|account|summary|balance|your|welcome|page|dear|transactions?|period|date|number|sheet|online|banking|hello|important|information|saver|isa|passbook|current|overview|(?:credit|charge|store) cards?|easy access|instant access|fixed rate|regular savings|online savings|savings plan|activity|bill|invoice|card number|mr|mrs|miss|ms|dr|copy|duplicate|at a glance|showing|help|search|menu|print|export|opening|closing|from|to|(?<!\bbank )of)\b/i;

/** What a company says of its kind alone, with what banks of each kind are told apart by. */
const KIND_ALONE =
  /^(?:the )?(?:(?:building|friendly) society|(?:(?:private|commercial|corporate|business|personal|retail|merchant|investment|digital|mobile|savings|trustee|(?:and|&)) )*bank(?:ing|ers)?|(?:(?:private|wealth|asset|investment) )+(?:management|managers)|(?:private|personal) (?:wealth|clients?)|credit union|mutual(?: (?:insurance|assurance))?(?: society)?|(?:insurance|assurance)(?: (?:company|society|brokers?|services|group))?)(?: (?:plc|limited|ltd|uk))?\.?$/i;

/** Whether nothing but the kind of a company is said: `Building Society`. */
export const isKindAlone = (text: string): boolean => KIND_ALONE.test(text);

/** Whether a kind is that of customers of one bank (`Commercial Banking`), which belongs to its name where the paper prints both as one. */
export const isDivision = (kind: string): boolean => /\S (?:banking|management|managers|wealth|clients?)\b/i.test(kind);

/** Whether a text may be the name of an issuer: a few words, and none that titles, dates and amounts are made of. */
export function looksLikeIssuer(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length <= 6 &&
    /\p{L}{2}/u.test(text) &&
    !/\d{2}/.test(text) &&
    !/[@:£€$]/.test(text) &&
    !TITLE_WORDS.test(text) &&
    !isKindAlone(text) &&
    !CALENDAR_WORD.test(text) &&
    !isPhrasing(text) &&
    !readAmount(text) &&
    datesIn(text).length === 0
  );
}

/** A name without what companies add to it. */
export function keyOf(name: string): string {
  return foldText(name)
    .replace(/\b(?:the|plc|ltd|limited|llp|uk|europe|group|international)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A name whose logo draws a letter as a sign or sets fewer spaces than the text of the paper, as that prints it. */
export function spacedName(logo: string, layout: DocumentLayout): string {
  const name = letteredName(withoutMotto(logo, layout), layout);
  const letters = lettersOf(name);
  const count = name.split(' ').length;
  if (letters.length < LEAST_LETTERS) return name;
  for (const line of layout.pages.flatMap(({ lines }) => lines)) {
    const words = line.text.split(' ').filter((word) => /[\p{L}\d&]/u.test(word));
    for (let at = 0; at + count < words.length; at++) {
      for (let end = at + count + 1; end <= Math.min(at + count + 3, words.length); end++) {
        const text = words.slice(at, end).join(' ');
        if (lettersOf(text) === letters && isEvenlyCapitalised(text) && !/^&|&$/.test(text)) return tidy(text);
      }
    }
  }
  return likelierSpelling(name, layout);
}

/** A logo that is one word, as the issuer's site is, without the motto behind it: `tarnwater clear as day`. */
function withoutMotto(logo: string, { pages }: DocumentLayout): string {
  const [first = '', ...motto] = logo.split(' ');
  const isMotto = motto.length > 1 && motto.every((word) => /^\p{Ll}+$/u.test(word));
  const isSite =
    isMotto && pages.some(({ lines }) => lines.some(({ text }) => siteNamesIn(text).includes(lettersOf(first))));
  return isSite && lettersOf(first).length >= LEAST_LETTERS ? first : logo;
}

const LEAST_LETTERS = 6;

/** No word that is torn apart (`Harro w Water`) has a capital at the head of each part; that a small letter stands alone shows it too (`q uillon`). */
function isEvenlyCapitalised(text: string): boolean {
  if (/(?:^| )\p{Ll}(?: |$)/u.test(text)) return false;
  const heads = text.split(' ').filter((word) => !/^(?:of|and|the|for|&)$/u.test(word));
  return heads.every((word) => !/^\p{Ll}/u.test(word)) || heads.every((word) => /^\p{Ll}/u.test(word));
}

/** What is one letter in large bold type to an engine. */
const lookOf = (text: string): string => lettersOf(text).replace(/[il1]/g, 'l').replace(/0/g, 'o');

/** A name that was recognised, as most of the paper spells it: large type is torn apart, and its l taken for an I (`Wi Itshire`). */
function likelierSpelling(name: string, layout: DocumentLayout): string {
  const look = lookOf(name);
  const own = name.split(' ').length;
  const counts = new Map<string, number>();
  for (const line of layout.pages.flatMap(({ lines }) => lines)) {
    const words = line.phrases.flatMap((phrase) => phrase.words);
    if (words.every(({ confidence }) => confidence === 1) || !lookOf(line.text).includes(look)) continue;
    for (let at = 0; at < words.length; at++) {
      for (let count = Math.max(1, own - 2); count <= own; count++) {
        const text = tidy(textOf(words.slice(at, at + count)));
        if (lookOf(text) === look) counts.set(text, (counts.get(text) ?? 0) + 1);
      }
    }
  }
  const [best] = [...counts].toSorted(([a, many], [b, few]) => few - many || a.split(' ').length - b.split(' ').length);
  if (!best) return name;
  // A logo with its letters apart, `q uillon`, stands whole in the text.
  const isTorn = / \p{L}(?= |$)|^\p{Ll} /u.test(name) && best[0].split(' ').length < own;
  return isTorn || lettersOf(best[0]) !== lettersOf(name) ? best[0] : name;
}

/** Whose a brand is, as it says beside its logo: `part of The Alder Bank`. */
export const OWNER =
  /(?<=\p{L})[\s,|–-]+(?:an? )?(?:part|division|trading (?:name|style)|brand) ?of (?:the )?\p{Lu}.*$/iu;

/** A name without the brand of a logo before it, which it begins with itself: `The Otter Otter Building Society`. */
export const namedOnce = (name: string): string =>
  name.replace(/^(?:the )?(\p{L}{4,}(?: \p{L}{3,})?) (?=\1 \p{L})/iu, '');

/** A name as it is given: without what a logo, its sentence or its sign adds to it. */
export function tidy(name: string): string {
  return (
    name
      .replace(/\s+/g, ' ')
      // Signs drawn before the name.
      .replace(/^[\p{So}\p{Sm}\p{Co}•·|*›»\s]+(?=\p{L})/u, '')
      .replace(/[\s.,:®™·•|✕✖✗✘✓✔◆◇●○▲△■□★☆–-]+$/u, '')
      // Whose brand it is, set small beside it.
      .replace(OWNER, '')
      // A letter drawn as a sign before the name that begins with it.
      .replace(/^(\p{L}) (?=\1\p{L})/iu, '')
      // A first letter set larger than the others of its word.
      .replace(/^(\p{Lu}) (?=\p{Ll}{2})/u, '$1')
      .trim()
  );
}
