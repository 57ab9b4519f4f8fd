// The titles that names of persons begin with, and what titles tell of names that are printed together.

/** The title that a name of a person begins with. */
export const TITLE =
  /^(?:mr|mrs|miss|ms|mx|dr|prof|professor|sir|dame|lady|lord|rev|revd|reverend|master|capt|captain|col|major)\b\.?/i;

/** What stands between two names of which the second bears a title: `Mr A Carver, Mrs B Carver`. */
export const BEFORE_TITLED = /,\s+(?=(?:mr|mrs|miss|ms|mx|dr)\b)/i;

/** A given name and a surname. */
const IN_FULL = /^\p{Lu}\p{Ll}+(?: .*)? \p{Lu}[\p{L}'’-]+$/u;

/** Whether a text is a title and up to five names, and nothing else. */
export function isTitledName(text: string): boolean {
  const title = TITLE.exec(text)?.[0];
  return title !== undefined && /^[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,4}$/u.test(text.slice(title.length).trim());
}

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
