// The titles that names of persons begin with, and what titles tell of names that are printed together.
import { foldText } from '../../kernel/text.ts';

/** `The Reverend`, `The Right Reverend`, `Revd`, `Rev’d`: what the clergy are called before all else. */
const CLERGY = "(?:the )?(?:(?:right|rt|most|very)\\.? )?rev(?:eren|['’]?)d?\\b\\.?";
/** What may stand behind another title. */
const SECOND = '(?: (?:dr|prof|professor|canon|prebendary|sir|dame)\\b\\.?(?= )){0,2}';
/** Cameras and streets are called so, too. */
const CANON = 'canon(?! (?:street|st|road|lane|close|way|hill|court|row|uk|europe)\\b)';

/** The title, or the rank, that a name of a person begins with. */
export const TITLE = new RegExp(
  `^(?:${CLERGY}${SECOND}|prof(?:essor)?\\b\\.?${SECOND}|the (?:(?:right|rt)\\.? )?hon(?:ourable)?|mr|mrs|miss|ms|mx|dr|sir|dame|lady|lord|baroness|master|cllr|councillor|rabbi|capt|captain|col|colonel|lt col|(?:s|c|flt |staff )?sgt|sergeant|l?cpl|corporal|pte|wo[12]|maj|lt|lieutenant|wing commander|sqn ldr|flt lt|brigadier|major|${CANON})(?![\\p{L}\\d])\\.?`,
  'iu',
);

/** What stands between two names of which the second bears a title: `Mr A Carver, Mrs B Carver`. */
export const BEFORE_TITLED = /,\s+(?=(?:mr|mrs|miss|ms|mx|dr|(?:the )?rev(?:erend|['’]?d)?)\b)/i;

/** A given name and a surname. */
const IN_FULL = /^\p{Lu}\p{Ll}+(?: .*)? \p{Lu}[\p{L}'’-]+$/u;

/** Whether a text is a title and up to five names, and nothing else. */
export function isTitledName(text: string): boolean {
  const title = TITLE.exec(text)?.[0];
  return title !== undefined && /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,4}$/u.test(text.slice(title.length).trim());
}

/** Whether two names bear titles that cannot be those of one person. */
export function haveOtherTitles(a: string, b: string): boolean {
  const [title, other] = [a, b].map(titleKey);
  return title !== undefined && other !== undefined && title !== other;
}

/** A title in one spelling. */
function titleKey(name: string): string | undefined {
  const title = TITLE.exec(name)?.[0];
  return title === undefined ? undefined : IS_CLERGY.test(title) ? 'reverend' : foldText(title);
}

const IS_CLERGY = new RegExp(`^${CLERGY}`, 'iu');

/** A name without its title. */
export const withoutTitle = (name: string): string => name.slice(TITLE.exec(name)?.[0].length ?? 0).trim();

/**
 * `Mr T` or `Mr Tom R` beside `Mrs S Carver`: a title and what ends in initials share the last word of the name that follows; so does a
 * word alone, `Mr Tom` beside `Mrs Sue Carver`.
 */
export function withSharedSurname(name: string, next: string): string {
  const surname = next.split(' ').at(-1) ?? '';
  const bare = withoutTitle(name);
  const areInitials = TITLE.test(name) && /^(?:\p{Lu}[\p{L}'’-]+ )?\p{Lu}\.?(?: ?\p{Lu}\.| \p{Lu})*$/u.test(bare);
  const isGiven =
    TITLE.test(name) &&
    TITLE.test(next) &&
    /^\p{Lu}\p{Ll}+$/u.test(bare) &&
    bare !== surname &&
    IN_FULL.test(withoutTitle(next));
  return (areInitials || isGiven) && surname.length > 2 ? `${name} ${surname}` : name;
}
