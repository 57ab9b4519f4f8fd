// Names as papers print them: several on one line apart, those of companies told from those of persons, and a person's in parts.
import { PLAIN_STREET_WORD } from '../../kernel/street-words.ts';
import { isClause } from './clauses.ts';
import { isStreet } from './address-lines.ts';
import { BEFORE_TITLED, isTitledName, TITLE, withoutTitle, withSharedSurname } from './titles.ts';

/** Words that companies and clubs bear. */
export const COMPANY =
  /\b(?:ltd|limited|plc|llp|lp|inc|cic|company|co|partnership|trust|charity|club|association|society|trading|holdings|group|services|solutions|enterprises|consulting|& sons|church|school|council|foundation|committee|t\/a|trading as|(?:executors?|trustees?|(?:personal )?representatives?|estate) of)\b\.?/i;
/** What houses and streets are called: `Orchard House`. */
const PLACE = new RegExp(`^\\d|\\b(?:${PLAIN_STREET_WORD}|way|house|court|place|hill|row)$`, 'i');
/** Who has the letters of somebody else. */
const CARE_OF = /^(?:c\/o|care of)\b/i;
/** Titles of papers that hold such a word: `Council Tax Bill`, `Group statement`. */
const PAPER = /\bcouncil tax\b|\b(?:bill|statement|notice|certificate|illustration)(?: \d{4}.*)?$/i;
const NOT_A_NAME =
  /\d|@|^(?:hello|hi|welcome|page|statement|account|sort|date|your|the|private|confidential|issue|summary|sheet|balance)\b|\b(?:tax|notice|charges|certificate|schedule|invoice|payslip|mortgage|insurance|statement)\b/i;

/** Without a title or company form: two to five words, no digits, capitalised as names are. */
export function looksLikeName(text: string): boolean {
  const words = text.split(' ');
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    !NOT_A_NAME.test(text) &&
    !text.split(/,\s*/).some(isStreet) &&
    words.every((word) => /^[\p{Lu}&(]/u.test(word) || /^(?:and|de|van|von|la|bin|al)$/i.test(word))
  );
}

/** Whether a text is the names of persons and nothing else: with their titles, or capitalised as names are, and no company's. */
export function areNames(text: string): boolean {
  const names = splitNames(text);
  return names.length > 0 && names.every((name) => isTitledName(name) || (looksLikeName(name) && !isCompanyName(name)));
}

/** A label in one phrase with its name. */
const LABEL = /^(?:(?:full|customer|your) )?name:? (?=\p{Lu})/iu;

/** Names printed together (`Mr A Smith & Mrs B Smith`), apart; a company's name is never split. */
export function splitNames(text: string): string[] {
  if (isCompanyName(text)) return [text.replace(/\s+/g, ' ').trim()];
  return text
    .replace(/\s+/g, ' ')
    .replace(LABEL, '')
    .split(/(?:\s*[&+]|\s+and)\s+(?=\p{L}{2,}\.?\s)|\s*[/;]\s*(?=\p{Lu})/iu)
    .flatMap((part) => part.split(BEFORE_TITLED))
    .map((name) => name.replace(/^(?:&|and)\s+|(?:[\s,&]|\sand)+$/gi, '').trim())
    .filter((name) => name !== '')
    .map((name, at, names) => sharedName(name, names[at + 1]));
}

/** `Mr & Mrs J Carver`, `Mr T & Mrs S Carver`: a title alone shares the name that follows the next one, initials its last word. */
function sharedName(name: string, next: string | undefined): string {
  const title = TITLE.exec(name)?.[0];
  const own = next && TITLE.exec(next)?.[0];
  if (title === undefined || !own) return name;
  return withoutTitle(name) === '' ? `${title}${next.slice(own.length)}` : withSharedSurname(name, next);
}

/** Whether a name is a company's or a club's, by the words that only those bear. */
export function isCompanyName(name: string): boolean {
  return (
    COMPANY.test(name) &&
    !CARE_OF.test(name) &&
    !isClause(name) &&
    !TITLE.test(name) &&
    !PAPER.test(name) &&
    !/^(?:ltd|limited|plc|llp|inc|cyf|ccc)\b|, \d|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/i.test(name) &&
    !PLACE.test(name)
  );
}

/** `OTTER & WREN` over `JOINERY LIMITED`: a name that says of no company what it is, over the words that do. */
export function isFirstOfCompany(first: string | undefined, rest: string | undefined): boolean {
  if (first === undefined || rest === undefined || !first.includes('&')) return false;
  return !TITLE.test(first) && !isCompanyName(first) && !/\d/.test(first) && isCompanyName(rest);
}

const PARTICLE =
  /^(?:de|da|do|dos|di|du|del|della|la|le|van|von|der|den|ter|ten|bin|bint|al|el|o|ap|ab|ferch|verch|mac|nic|n[ií]|ó|ua)$/;

/** Whether a small word is part of the family name behind it: `de Souza`, `van der Berg`, `ap Gwilym`. */
export const isParticle = (word: string): boolean => PARTICLE.test(word);

/** A person's name in parts, by the British order: title, given, middle, family. */
export function personParts(
  name: string,
): Readonly<Record<'title' | 'givenName' | 'middleNames' | 'familyName', string | undefined>> {
  const title = TITLE.exec(name)?.[0];
  const rest = (title ? name.slice(title.length) : name).trim().split(' ').filter(Boolean);
  // What stands small before a family name is part of it: de Souza, van der Berg.
  let from = rest.length - 1;
  const isShouted = name === name.toUpperCase();
  const small = (word = ''): string => (isShouted ? word.toLowerCase() : word);
  while (from > 1 && isParticle(small(rest[from - 1]))) from--;
  const family = rest.length > 1 ? rest.slice(from).join(' ') : title ? rest[0] : undefined;
  const given = rest.length > 1 ? rest[0] : undefined;
  const middle = rest.slice(1, from).join(' ');
  return {
    title: title?.replace(/\.$/, ''),
    givenName: given,
    middleNames: middle === '' ? undefined : middle,
    familyName: family,
  };
}
