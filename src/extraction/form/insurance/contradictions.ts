// What papers of insurance say that cannot all be so: rival values, ages that no driver has, and what is missing.
import { calendarDate, partsOf, type CalendarDate } from '../../../kernel/calendar-date.ts';
import { foldText, lettersOf } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { splitNames } from '../../document/party-names.ts';
import { isTitledName, withoutTitle } from '../../document/titles.ts';
import type { FieldCandidates } from '../../fields/find-fields.ts';
import type { FormFinding } from '../form-reading.ts';
import { mayGoOn } from '../wrapped-name.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { birthDate } from './births.ts';
import type { Driver } from './driver.ts';
import type { Home, Named } from './holders.ts';
import { isMake, namesMake } from './makes.ts';
import { isPersonName, isSamePerson, nameIn } from './names.ts';
import { differsByCover } from './no-claims.ts';
import { numbersOfPolicy } from './policy-number.ts';
import type { Sections } from './sections.ts';
import { isKinUnread, isListedUnread } from './unread-drivers.ts';

/** Values of which a paper gives only one. */
const SINGLE: readonly (readonly [field: string, what: string])[] = [
  ['policyNumber', 'the number of the policy'],
  ['noClaims', 'years without claims'],
  ['bedrooms', 'the number of bedrooms'],
  ['yearBuilt', 'the year in which the home was built'],
];

/** Sentences of what was: `Settled under policy …`, `replaces policy …`. */
const PAST =
  /\b(?:settled|paid|claim(?:ed)?|loss|replac(?:es|ed|ing)|previous(?:ly)?|former(?:ly)?|expired|last year|old policy)\b/i;

/** Fields with several values that are as sure as each other. */
export function rivalFindings(layout: DocumentLayout, fields: FieldCandidates): FormFinding[] {
  const findings = SINGLE.flatMap(([field, what]): FormFinding[] => {
    const all = (field === 'policyNumber' ? numbersOfPolicy(fields) : fields[field]) ?? [];
    const sure = all.filter(
      ({ confidence, printed }) => confidence > (all[0]?.confidence ?? 1) - 0.06 && !PAST.test(printed.text),
    );
    const values = new Set(
      sure.map(({ value }) => (value.kind === 'text' ? lettersOf(value.text) : JSON.stringify(value))),
    );
    return values.size > 1 ? [rival(what)] : [];
  });
  const ofCovers = rival('years without claims');
  return differsByCover(layout, fields) && !findings.some(({ reason }) => reason === ofCovers.reason)
    ? [...findings, ofCovers]
    : findings;
}

const rival = (what: string): FormFinding => ({
  severity: 'warnings',
  reason: `The paper gives different values for ${what}.`,
});

/** Nobody drives below this age, and few above the other. */
const AGES = [16, 100] as const;

/** Ages that no driver has on the first day of the policy. */
export function driverFindings(drivers: readonly Driver[], start: CalendarDate | undefined): FormFinding[] {
  if (start === undefined) return [];
  return drivers.flatMap(({ born, heldYears }): FormFinding[] => {
    if (!born) return [];
    const date = birthDate(born.text, start);
    if (!date) return [];
    const age = ageAt(date, start);
    if (age < AGES[0] || age > AGES[1])
      return [{ severity: 'warnings', reason: 'The date of birth of a driver is not plausible.' }];
    return heldYears !== undefined && heldYears > age - AGES[0] + 1
      ? [{ severity: 'warnings', reason: 'A driver has held the licence longer than their age allows.' }]
      : [];
  });
}

function ageAt(born: CalendarDate, date: CalendarDate): number {
  const [from, to] = [partsOf(born), partsOf(date)];
  return to.year - from.year - (to.month < from.month || (to.month === from.month && to.day < from.day) ? 1 : 0);
}

/** Whether what is given as make and model is a make and no more. */
const isMakeAlone = (cell: FormCell | undefined): boolean => cell?.value.kind === 'text' && isMake(cell.value.text);

const isMakeUnknown = (cell: FormCell | undefined): boolean =>
  cell?.value.kind === 'text' && !namesMake(cell.value.text);

/** A title and a given name, and no surname. */
const WITHOUT_SURNAME = /^(?:mr|mrs|miss|ms|mx)\.? \p{L}[\p{L}'’-]*$/iu;

/** A holder cut short beside another one: `Mr Alan Reed and Mrs Petra`; alone, the one name is a surname. Or one over a word that may be theirs. */
export function holderFindings(layout: DocumentLayout, holders: readonly Named[]): FormFinding[] {
  const isCut =
    (holders.length > 1 && holders.some(({ name }) => WITHOUT_SURNAME.test(name))) ||
    holders.some(({ name, printed }) => mayGoOn(layout, name, printed));
  return isCut ? [{ severity: 'warnings', reason: 'The name of a policyholder may go on where it was not read.' }] : [];
}

/** Whom the paper is sent to by name and title, beside a holder, and who was read as none. */
export function addresseeFindings({ holders, block }: Home): FormFinding[] {
  const sent = (block?.names ?? []).flatMap(({ text }) => splitNames(text)).filter(isFullName);
  const others = sent.filter((name) => !holders.some((one) => isSamePerson(one.name, name)));
  return others.length > 0 && others.length < sent.length
    ? [{ severity: 'warnings', reason: 'The paper is sent to somebody who was not read as a policyholder.' }]
    : [];
}

/** Where names stand beneath each other, further ones stand at most so many heights lower. */
const NAMES_GAP = 1.6;

/** Somebody with a title, who stands right beneath one of those that were read, set to either edge, and was not read. */
export function nextNameFindings({ pages }: DocumentLayout, names: readonly string[]): FormFinding[] {
  const isRead = (text: string): boolean => areRead(text, names);
  const isUnread = pages.some(({ lines }) => {
    const titled = lines.flatMap(({ phrases }) => phrases).filter(({ text }) => splitNames(text).every(isFullName));
    return titled.some(
      (over) =>
        isRead(over.text) &&
        titled.some(
          (one) =>
            one.y0 > over.y0 + 2 &&
            one.y0 - over.y1 < NAMES_GAP * (over.y1 - over.y0) &&
            (Math.abs(one.x0 - over.x0) <= 3 || Math.abs(one.x1 - over.x1) <= 1) &&
            !isRead(one.text),
        ),
    );
  });
  return isUnread
    ? [
        {
          severity: 'warnings',
          reason: 'A name stands beneath that of somebody who was read, and was not read itself.',
        },
      ]
    : [];
}

/** Whether all whom a text names were read; a name may go on beneath, where it was read whole. */
function areRead(text: string, names: readonly string[]): boolean {
  const isOf = (name: string, one: string): boolean =>
    isSamePerson(name, one) || foldText(name).startsWith(`${foldText(one)} `);
  return splitNames(text).every((one) => names.some((name) => isOf(name, one)));
}

/** Somebody with a title who stands alone in the part about drivers, and was read as nobody. */
function isDriverUnread({ pages }: DocumentLayout, sections: Sections, names: readonly string[]): boolean {
  return pages.some(({ number, lines }) =>
    lines.some(({ phrases }) =>
      phrases.some(
        (phrase) =>
          splitNames(phrase.text).every(isFullName) &&
          sections.at(number, phrase)?.kind === 'drivers' &&
          !areRead(phrase.text, names),
      ),
    ),
  );
}

/** Where no driver was read: somebody with a title who stands alone, or behind a number, and was read as nobody. */
function isAnyoneUnread({ pages }: DocumentLayout, names: readonly string[]): boolean {
  return pages.some(({ lines }) =>
    lines.some(({ phrases, furniture }) =>
      phrases.some(({ text }) => {
        const name = nameIn(text) ?? '';
        return !furniture && isFullName(name) && isPersonName(name) && !areRead(name, names);
      }),
    ),
  );
}

/** `Main driver`, before the one of each vehicle. */
const DRIVER_LABEL =
  /^(?:(?:main|named|additional|other|second|first|main insured|permitted|regular) )*drivers?(?: ?(?:\d|one|two))?(?:[’']s)?(?: names?)?:?$/i;

/** Somebody in a further column of a row of drivers, one for each vehicle, who was read as nobody. */
function isBesideUnread({ pages }: DocumentLayout, names: readonly string[]): boolean {
  return pages.some(({ lines }) =>
    lines.some(
      ({ phrases: [label, ...cells] }) =>
        label !== undefined &&
        DRIVER_LABEL.test(label.text) &&
        cells.slice(1).some(({ text }) => isPersonName(nameIn(text) ?? '') && !areRead(text, names)),
    ),
  );
}

/** Somebody beside whose name a row gives the day of birth, and who was read as nobody. */
function isBornUnread({ pages }: DocumentLayout, names: readonly string[]): boolean {
  return pages.some(({ lines }) =>
    lines.some(({ phrases }) =>
      phrases.some(({ text }, at) => {
        const name = nameIn(text);
        const beside = phrases[at + 1]?.text;
        const [born] = [BORN.exec(text)?.[1], beside && (BORN.exec(beside)?.[1] ?? beside)].flatMap((day) =>
          day === undefined || !/^\d{1,2}[^\d].*\d{2}$/.test(day) ? [] : (birthDate(day) ?? []),
        );
        const isNamed = name !== undefined && isPersonName(name) && !OTHER_DAY.test(name) && !areRead(name, names);
        return isNamed && born !== undefined && born <= LATEST_BIRTH;
      }),
    ),
  );
}

const BORN = /\b(?:born|dob|d\.o\.b\.?|date of birth):? (?:on )?(.+?)\)?$/i;
/** What else has a day beside it: `Test Passed`, `Resident Since`. */
const OTHER_DAY =
  /\b(?:tests?|passed|since|resident|residency|bought|purchased|registered|obtained|expires?|expiry|issued|valid|start|end|from|until)\b/i;
/** Days since then are those of licences, claims and covers. */
const LATEST_BIRTH = calendarDate(2009, 12, 31) ?? '';

/** A title, a given name and a surname. */
const isFullName = (name: string): boolean => isTitledName(name) && withoutTitle(name).includes(' ');

/** `Driver 3`, alone or before a name. */
const NUMBERED = /^(?:named |additional )?drivers? (?:no\.? ?)?([1-9])(?:$|:|[ –-]+\p{Lu}(?!o\b|one\b|il\b))/u;

interface Found {
  readonly drivers: readonly Driver[];
  readonly vehicles: readonly FormRow[];
  readonly sections: Sections;
  readonly holders: readonly Named[];
  /** The names of all holders and drivers. */
  readonly everyone: readonly string[];
}

/** The holder drives with somebody who is told by what they are to the holder. */
const WITH_ANOTHER =
  /\bdriv(?:e|ers?|ing)\b.*\b(?:insured|policy ?holder|proposer|you) (?:and|&|or|\+) (?:(?:the |your |his |her |their )(?:insured[’']?s |policy ?holder[’']?s )?)?(?:spouse|husband|wife|(?:civil |domestic )?partner|one named driver)\b(?! (?:in|is not|excluded))/i;

/** Words for drivers that name none: the seats of a car are counted with the driver's. */
const NO_DRIVERS = /\bincl?(?:\.|uding|uded)?(?: the)? drivers?\b/gi;

/** What a motor paper always says and was not found; what the shapes ask for is theirs to say. */
export function missing(
  layout: DocumentLayout,
  { drivers, vehicles, sections, holders, everyone }: Found,
): FormFinding[] {
  const tells = layout.pages.some((page) =>
    page.lines.some(({ text }) =>
      /\b(?:drivers?|also driving|also drives?|who (?:can |may |will )?drives?|may drive)\b/i.test(
        text.replace(NO_DRIVERS, ''),
      ),
    ),
  );
  const numbered = layout.pages.flatMap(({ lines }) =>
    lines.flatMap(({ phrases }) => phrases.flatMap(({ text }) => Number(NUMBERED.exec(text)?.[1] ?? 0))),
  );
  const isMore = drivers.length > 0 && Math.max(0, ...numbered) > drivers.length;
  // `Insured and spouse`: somebody drives whom the paper does not name.
  const isUnnamed =
    drivers.length === 1 && layout.pages.some(({ lines }) => lines.some(({ text }) => WITH_ANOTHER.test(text)));
  const isUnread =
    isUnnamed ||
    isBornUnread(layout, everyone) ||
    isListedUnread(layout, (text) => areRead(text, everyone)) ||
    isKinUnread(layout, everyone, (text) => areRead(text, everyone)) ||
    (drivers.length > 0
      ? isDriverUnread(layout, sections, everyone) || isBesideUnread(layout, everyone)
      : isAnyoneUnread(layout, everyone));
  return [
    ...(isUnread ? ['Somebody is named among the drivers who was not read as one.'] : []),
    ...(isMore ? ['The paper numbers more drivers than were read.'] : []),
    // Hardly anybody insures a car for others alone.
    ...(drivers.length > 0 &&
    holders.length > 0 &&
    !holders.some(({ name }) => drivers.some((one) => isSamePerson(one.name, name)))
      ? ['Whoever holds the policy was not read as a driver.']
      : []),
    ...(vehicles.length === 0 ? ['No vehicle was found.'] : []),
    ...(vehicles.some((one) => one['registration'] && !one['makeModel'])
      ? ['The make and model of a vehicle could not be read.']
      : []),
    ...(vehicles.some((one) => isMakeAlone(one['makeModel'])) ? ['Of a vehicle only the make was read.'] : []),
    ...(vehicles.some((one) => isMakeUnknown(one['makeModel']))
      ? ['What was read as the make and model of a vehicle names no make that is known.']
      : []),
    ...(tells && drivers.length === 0 ? ['The paper tells of drivers, and none could be read.'] : []),
  ].map((reason) => ({ severity: 'warnings', reason }));
}
