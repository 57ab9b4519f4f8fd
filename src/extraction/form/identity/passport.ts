// Passports: what the data page says to people and what its machine-readable zone says, brought together. Where both say
// the same, the printed form counts (it has hyphens and accents); where they differ, that is reported.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import type { ClassReader, FormFinding } from '../form-reading.ts';
import { foundText, foundValue } from '../found-value.ts';
import {
  agreeingPart,
  chooseBoth,
  onlyShown,
  sameDate,
  sameStart,
  sameText,
  SURE,
  type Both,
  type Same,
} from './both-zones.ts';
import { missingFindings } from './missing.ts';
import { findMachineReadableZone, type MachineReadableZone } from './machine-readable-zone.ts';
import { placeOfBirth } from './place-of-birth.ts';
import { mayLackMarks, spelledAs, withUmlauts } from './zone-spelling.ts';
import { printedAlone, shownValues, type ShownField } from './shown-values.ts';
import {
  bornBy,
  isSameDay,
  readShortDate,
  readZoneDate,
  thisCentury,
  yearsBefore,
  type ShortDate,
} from './short-date.ts';

/** Which of the labelled values a field of the profile is. */
const FIELD_OF: Readonly<Record<string, ShownField>> = {
  shownSurname: 'surname',
  shownGivenNames: 'givenNames',
  shownBirth: 'birth',
  shownExpiry: 'expiry',
};
/** Names have no check digits: it is the page that proves them. */
const NAMES: ReadonlySet<ShownField> = new Set(['surname', 'givenNames']);
const PLACE = /^\p{Lu}[\p{L}\s'’.,()/-]+$/u;

/** Germany's zone has a code of its own (ICAO 9303 part 3, section 5); everybody else's is that of ISO 3166-1. */
const stateOf = (code: string | undefined): string | undefined => (code === 'D' ? 'DEU' : code);

/** Reads a passport's two zones as one. */
export const readPassport: ClassReader = ({ layout, reading }) => {
  const zone = findMachineReadableZone(layout, textsOf(reading.fields['shownNumber']));
  const differing: string[] = [];
  const printedBeneath = shownValues(layout);
  const both = (label: string, field: string, said: string | undefined, same: Same = sameText): Both | undefined => {
    const named = FIELD_OF[field];
    const beneath = named && printedBeneath[named];
    // Small labels are misread: what stands beneath one counts where the zone says the same.
    const isNamed =
      beneath !== undefined &&
      said !== undefined &&
      (same(beneath.text, said) ||
        agreeingPart([beneath], said) !== undefined ||
        spelledAs(beneath.text, said) !== undefined);
    const alone = named && NAMES.has(named) && said !== undefined ? printedAlone(layout, said) : undefined;
    const shown = [
      ...(reading.fields[field] ?? []),
      ...(isNamed ? foundText(beneath.text, beneath, SURE.printed) : []),
      ...(alone ? foundText(alone.text, alone, SURE.printed) : []),
    ];
    const chosen = chooseBoth(shown, zone && said !== undefined ? { zone, said } : undefined, same);
    if (chosen === 'differ') differing.push(label);
    return chosen === 'differ' ? undefined : chosen;
  };
  const { says = {} } = zone ?? {};
  const number = both('number', 'shownNumber', says.documentNumber);
  const state = both('issuing state', 'shownState', says.issuingState);
  const issuer = stateOf(state?.text.replaceAll('<', ''));
  const marked = (of: Both | undefined, said: string | undefined): Both | undefined =>
    of && said !== undefined && of.printed.confidence < 1 ? { ...of, text: withUmlauts(of.text, said, issuer) } : of;
  const surname = marked(both('surname', 'shownSurname', says.lastName), says.lastName);
  const given = marked(both('given names', 'shownGivenNames', says.firstName, sameStart), says.firstName);
  const sex = both('sex', 'shownSex', says.sex);
  const expiry = both('last day of validity', 'shownExpiry', says.expirationDate, sameDate);
  const birth = both('date of birth', 'shownBirth', says.birthDate, sameDate);
  const issueBeneath = printedBeneath.issue;
  const issue =
    onlyShown(reading.fields['shownIssue']) ??
    (issueBeneath && readShortDate(issueBeneath.text)
      ? onlyShown(foundText(issueBeneath.text, issueBeneath))
      : undefined) ??
    remainingDate(layout, [birth, expiry]);
  const dates = datesOf({ issue, expiry, birth });
  const fields: Record<string, readonly FieldCandidate[]> = {};
  const add = (name: string, of: Both | undefined, text: string | undefined = of?.text): void => {
    if (of && text) fields[name] = foundText(text, of.printed, of.confidence);
  };
  const addDate = (name: string, of: Both | undefined, date: CalendarDate | undefined): void => {
    if (of && date) fields[name] = foundValue({ kind: 'date', date }, of.printed, of.confidence);
  };
  add('passportNumber', number);
  add('issuingState', state, issuer);
  add('familyName', surname);
  add('givenName', given, given?.text.split(' ')[0]);
  add('middleNames', given, given?.text.split(' ').slice(1).join(' '));
  add('fullName', surname ?? given, [given?.text, surname?.text].filter(Boolean).join(' '));
  add('sex', sex);
  addDate('issuedAt', issue, dates.issue);
  addDate('expiresAt', expiry, dates.expiry);
  addDate('dateOfBirth', birth, dates.birth);
  const citizen = reading.fields['nationality'] ? undefined : printedBeneath.nationality;
  if (citizen && PLACE.test(citizen.text)) fields['nationality'] = foundText(citizen.text, citizen, SURE.place);
  if (!reading.fields['placeOfBirth']) {
    const nationality = textsOf(reading.fields['nationality']);
    const values = [surname, given, number, state].flatMap((one) => (one ? [one.text] : []));
    const labelled = printedBeneath.placeOfBirth;
    const alone = issue && placeOfBirth(layout, issue.printed, [...values, ...nationality, 'BRITISH CITIZEN']);
    const place = labelled && PLACE.test(labelled.text) ? { text: labelled.text, printed: labelled } : alone;
    if (place) fields['placeOfBirth'] = foundText(place.text, place.printed, SURE.place);
  }
  if (zone) {
    const confidence = zone.valid ? SURE.checked : SURE.zone;
    fields['zoneFirst'] = foundText(zone.lines[0], zone.printed, confidence);
    fields['zoneSecond'] = foundText(zone.lines[1], zone.printed, confidence);
    fields['zoneValid'] = foundValue({ kind: 'boolean', boolean: zone.valid }, zone.printed, confidence);
  }
  const names = [surname, given].flatMap((one) => one ?? []);
  const spelling: FormFinding[] = [
    ...(names.some(({ isSpelledTwice }) => isSpelledTwice) ? [SPELLED_TWICE] : []),
    ...(names.some(({ text, printed }) => printed.confidence < 1 && mayLackMarks(text, issuer)) ? [LACKS_MARKS] : []),
  ];
  const missing = missingFindings(fields, {
    passportNumber: 'passport number',
    familyName: 'surname',
    ...(hasOneName(zone, surname) ? {} : { givenName: 'given names' }),
    dateOfBirth: 'date of birth',
    issuedAt: 'date of issue',
    expiresAt: 'last day of validity',
  });
  // What the zones differ in is missing for that reason, and said so.
  const explained = differing.length > 0 ? [] : missing;
  const proven = [
    // What the page shows is no value of its own: what is made of it is proven, or doubted.
    ...Object.keys(reading.fields).filter((name) => name.startsWith('shown')),
    ...Object.keys(fields).filter((name) => isProven(name, fields[name]?.[0]?.confidence)),
    ...(zone?.valid ? ['zoneSecond', 'zoneValid'] : []),
    // The state stands in both lines where the holder is a national of it.
    ...(zone?.valid && says.issuingState === says.nationality ? ['issuingState'] : []),
    ...(zone?.valid && [surname, given].every((one) => one?.confidence === SURE.both) ? ['zoneFirst'] : []),
  ];
  return { fields, findings: [...findingsOf(zone, differing), ...spelling, ...explained], proven };
};

const SPELLED_TWICE: FormFinding = {
  severity: 'warnings',
  reason: 'The machine-readable zone and the page spell a name in two ways: one of them was misread.',
};
const LACKS_MARKS: FormFinding = {
  severity: 'warnings',
  reason: 'Marks of letters that the language of the passport has are not recognised: the names may lack some.',
};

/** Some have one name: the zone is filled up behind it (ICAO 9303 part 3, section 4.6). */
const hasOneName = (zone: MachineReadableZone | undefined, surname: Both | undefined): boolean =>
  zone?.valid === true && zone.says.firstName === undefined && surname?.confidence === SURE.both;

/** What the check digits of the zone are of (ICAO 9303 part 4, section 4.2.2). */
const CHECKED: ReadonlySet<string> = new Set(['passportNumber', 'dateOfBirth', 'expiresAt']);

/** Whether both zones say a value, or check digits do. */
const isProven = (name: string, confidence = 0): boolean =>
  confidence >= SURE.both || (CHECKED.has(name) && confidence >= SURE.checked);

function textsOf(candidates: readonly FieldCandidate[] = []): string[] {
  return candidates.flatMap(({ value }) => (value.kind === 'text' ? [value.text] : []));
}

/** The one date of the page that is neither of those known: a passport prints three. */
function remainingDate(layout: DocumentLayout, known: readonly (Both | undefined)[]): Both | undefined {
  const days = known.flatMap((one) => (one && (readShortDate(one.text) ?? readZoneDate(one.text))) ?? []);
  if (days.length < known.length) return undefined;
  const others = new Map<string, Both>();
  for (const line of layout.pages.flatMap((page) => page.lines)) {
    for (const phrase of line.phrases) {
      const date = readShortDate(phrase.text);
      if (!date || days.some((day) => isSameDay(day, date))) continue;
      const printed = printedPhrase(phrase, line.page);
      others.set(`${date.year % 100}-${date.month}-${date.day}`, { text: phrase.text, printed, confidence: SURE.zone });
    }
  }
  const [only, another] = others.values();
  return another === undefined ? only : undefined;
}

/** Adults' passports are valid for ten years and a little more: their holders were sixteen when they were issued. */
const ADULT = { years: 16, validity: 8 } as const;

function datesOf({ issue, expiry, birth }: Readonly<Record<'issue' | 'expiry' | 'birth', Both | undefined>>): {
  readonly issue: CalendarDate | undefined;
  readonly expiry: CalendarDate | undefined;
  readonly birth: CalendarDate | undefined;
} {
  const read = (of: Both | undefined): ShortDate | undefined => of && (readShortDate(of.text) ?? readZoneDate(of.text));
  const [short, until, born] = [read(issue), read(expiry), read(birth)];
  const issued = short && thisCentury(short);
  const expires = until && thisCentury(until);
  const reference = issued ?? expires;
  const isAdult =
    issued !== undefined &&
    expires !== undefined &&
    Number(expires.slice(0, 4)) - Number(issued.slice(0, 4)) > ADULT.validity;
  const latest = reference && (isAdult ? yearsBefore(reference, ADULT.years) : reference);
  return { issue: issued, expiry: expires, birth: born && latest ? bornBy(born, latest) : undefined };
}

function findingsOf(zone: MachineReadableZone | undefined, differing: readonly string[]): FormFinding[] {
  return [
    ...differing.map((label): FormFinding => ({
      severity: 'errors',
      reason: `The machine-readable zone and the page differ in the ${label}: neither was taken.`,
    })),
    ...(zone?.repaired && zone.valid
      ? [
          {
            severity: 'info',
            reason: 'A character of the machine-readable zone was read by its check digits.',
          } as const,
        ]
      : []),
  ];
}
