// The name of a person as payslips print it: with a number or a title before it or behind, the family's first or last.
import { foldText } from '../../../kernel/text.ts';
import { MONTH } from '../../../kernel/months.ts';
import { isCompanyName, personParts } from '../../document/party-names.ts';
import { TITLE } from '../../document/titles.ts';

/** Title, given name, middle names and family name, as far as they are printed. */
export type NameParts = ReturnType<typeof personParts>;

/** `PENROSE, Martin (K4410)`, `71934 - Mr D Penrose`, `Mr D Penrose / 71934`. */
const BEHIND =
  /^(.*?\p{L}[\p{L}.'’-]*)\s*(?:[([](?:(?:payroll|employee|emp|staff|works|personnel|pay)?\.? ?(?:id|no|number|ref|reference)\b[.:]? ?)?|[-–/]\s+|\s+(?=\S*\d))((?=[^)\]]*\d)[A-Z0-9/.-]{1,14})[)\]]?$/iu;
const BEFORE = /^[([]?((?=\S*\d)[A-Z0-9/.-]{1,14})[)\]]?\s*(?:[-–:/]\s*)?(\p{L}.*)$/iu;
const NAME = /^[\p{L}][\p{L}'’.,\- ]{2,60}$/u;
/** Words that no person bears. */
export const NO_NAME =
  /\b(?:pay|payslip|tax|paye|ref|reference|office|code|number|no|date|department|dept|group|month|monthly|week|weekly|fortnightly|period|employee|employer|address|payments?|deductions?|total|net|gross|private|confidential|bacs|credit|transfer|method|location|cost|centre|ltd|limited|plc|llp|council|trust|schools?|academy|university|nhs|hospital|college|advice|earnings|statement|summary|hours|rate|amount|salary|national|insurance|store|shop|depot|site|grade|job|title|team|sales|senior|junior|advis[eo]r|assistant|manager|supervisor|officer|engineer|technician|consultant|administrator|co-?ordinator|executive|director|analyst|developer|accountant|operative)\b/i;

/** How a paper speaks to whom it is for, before the name: `Hi Nerys Vaughan`, `Good morning, Nerys`, `FAO Nerys Vaughan`. */
const GREETING =
  /^(?:dear|hi|hiya|hey|hello|helo|annwyl|shwmae|good (?:morning|afternoon|evening)|welcome(?: back)?|thanks|thank you|well done|congratulations|attn|attention|for the attention of|f\.?a\.?o\.?|to|for)(?: there| again)?(?:[,:!]? +)(?=\p{L})/iu;

/** The name that a greeting has behind it; undefined where none greets. */
export function greetedName(text: string): string | undefined {
  const name = text.trim().replace(GREETING, '');
  return name === text.trim() ? undefined : name.replace(/[\s,:!.–-]+$/u, '');
}

/** Where somebody works, or as what, behind a name that its title shows to be whole: `Mrs N Vaughan - Depot`, `Mr O Bell, Fitter`. */
const BEHIND_TITLED = /(?<=^\S+ \S+.*)(?:\s[-–—|]|(?<=^\S+ \S+ .*),)\s\p{Lu}?\p{L}*\p{Ll}{2}.*$/u;

/** A name and the number printed with it. */
export function nameAndReference(text: string): { readonly name: string; readonly reference?: string } {
  const greeted = (greetedName(text) ?? text).trim().replace(/^[:\-–\s]+|[\s:,]+$/g, '');
  const bare = TITLE.test(greeted) ? greeted.replace(BEHIND_TITLED, '') : greeted;
  const behind = BEHIND.exec(bare);
  if (behind?.[1] && behind[2]) return { name: behind[1].trim().replace(/,$/, ''), reference: behind[2] };
  const before = BEFORE.exec(bare);
  if (before?.[1] && before[2]) return { name: before[2].trim(), reference: before[1] };
  return { name: bare };
}

/** What those who serve and nurse are called in place of a title, before a whole name: `PC Owen Bell`, `SISTER OLIVE T BELL`. */
const RANK =
  /^(?:(?:W?PC|PCSO|DC|PS|DS|FF)(?= \p{L}{3,} )|(?:sgt|sergeant|(?:police )?constable|insp|(?:chief )?inspector|(?:chief )?supt|(?:chief )?superintendent|fire ?fighter|sister|charge nurse|staff nurse|nurse|matron|midwife|cpl|corporal|pte)(?=\.? \p{L}+\.? )(?!\p{L}))/iu;

/** A name in parts, whichever comes first: `Mr D P Penrose`, `PENROSE, Martin`, `PENROSE D P`, `Penrose Mr D`. */
export function employeeParts(name: string): NameParts {
  const bracket = /^(.*\S)\s*\((mr|mrs|miss|ms|mx|dr)\.?\)$/i.exec(name);
  if (bracket?.[1] && bracket[2]) return { ...employeeParts(bracket[1]), title: bracket[2] };
  const comma = /^([^,]+),\s*(.+)$/.exec(name);
  if (comma?.[1] && comma[2]) return familyFirst(comma[1], comma[2]);
  const titled = /^(\S+)\s+((?:mr|mrs|miss|ms|mx|dr|prof|rev)\b.*)$/i.exec(name);
  if (titled?.[1] && titled[2] && !TITLE.test(name)) return familyFirst(titled[1], titled[2]);
  const rank = TITLE.test(name) ? undefined : RANK.exec(name)?.[0];
  if (rank !== undefined) return { ...personParts(name.slice(rank.length).replace(/^\./, '').trim()), title: rank };
  const words = name.split(' ');
  const initials = words.slice(1);
  const isInitial = (word: string): boolean => /^\p{Lu}\.?$/u.test(word);
  if (!TITLE.test(name) && initials.length > 0 && initials.every(isInitial) && !isInitial(words[0] ?? ''))
    return familyFirst(words[0] ?? '', initials.join(' '));
  return personParts(name);
}

function familyFirst(family: string, rest: string): NameParts {
  return { ...personParts(`${rest} ${family.trim().replaceAll(' ', '\u00a0')}`), familyName: family.trim() };
}

/** `Statement for : AUGUST`: the month that a paper is for. */
const MONTH_ALONE = new RegExp(`^${MONTH}\\.?$`, 'iu');

/** `Run details`: names are not half in capitals. */
const SMALL_END = /^\p{Lu}\p{Ll}.* \p{Ll}[\p{L}'’-]+$/u;

/** Whether a text may be a person's name. */
export function isPersonName(text: string): boolean {
  return (
    NAME.test(text.replace(/\s*\((?:mr|mrs|miss|ms|mx|dr)\.?\)$/i, '')) &&
    !NO_NAME.test(text) &&
    !isCompanyName(text) &&
    !MONTH_ALONE.test(text.trim()) &&
    !SMALL_END.test(text.trim()) &&
    /\p{L}{2}/u.test(text) &&
    text.split(' ').length <= 7
  );
}

/** Whether two texts name one person: the same family name, and a first name that begins alike. */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [employeeParts(one), employeeParts(other)];
  const same = foldText(a.familyName ?? '') === foldText(b.familyName ?? '');
  const [first, second] = [foldText(a.givenName ?? ''), foldText(b.givenName ?? '')];
  return same && (first === '' || second === '' || first.startsWith(second.charAt(0)));
}

/** The parts of a name, those that are printed longer elsewhere as they are there. */
export function withFuller(own: NameParts, fuller: NameParts | undefined): NameParts {
  if (!fuller) return own;
  const longer = (a: string | undefined, b: string | undefined): string | undefined =>
    (b?.length ?? 0) > (a?.length ?? 0) ? b : a;
  return {
    title: own.title ?? fuller.title,
    givenName: longer(own.givenName, fuller.givenName),
    middleNames: longer(own.middleNames, fuller.middleNames),
    familyName: own.familyName ?? fuller.familyName,
  };
}
