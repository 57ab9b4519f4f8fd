// Passports: what the data page says to people and what its machine-readable zone says, brought together. Where both say
// the same, the printed form counts (it has hyphens and accents); where they differ, that is reported.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { lettersOf, tidySpaces } from '../../../kernel/text.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase, type Printed } from '../../../model/printed.ts';
import type { ClassReader, FormFinding } from '../form-reading.ts';
import { foundText, foundValue } from '../found-value.ts';
import { missingFindings } from './missing.ts';
import { findMachineReadableZone, type MachineReadableZone } from './machine-readable-zone.ts';
import { placeOfBirth } from './place-of-birth.ts';
import { shownValues, type ShownField } from './shown-values.ts';
import {
  bornBy,
  isSameDay,
  readShortDate,
  readZoneDate,
  thisCentury,
  yearsBefore,
  type ShortDate,
} from './short-date.ts';

/** A value that both zones may give. */
interface Both {
  readonly text: string;
  readonly printed: Printed;
  readonly confidence: number;
}

/** Which of the labelled values a field of the profile is. */
const FIELD_OF: Readonly<Record<string, ShownField>> = {
  shownSurname: 'surname',
  shownGivenNames: 'givenNames',
  shownBirth: 'birth',
  shownExpiry: 'expiry',
};
const PLACE = /^\p{Lu}[\p{L}\s'’.,()/-]+$/u;

/** Germany's zone has a code of its own (ICAO 9303 part 3, section 5); everybody else's is that of ISO 3166-1. */
const stateOf = (code: string | undefined): string | undefined => (code === 'D' ? 'DEU' : code);

/** How sure a value is that both zones give, the machine-readable alone with check digits or without, the printed alone. */
const SURE = { both: 0.99, checked: 0.97, zone: 0.85, printed: 0.85, place: 0.75 } as const;

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
      (same(beneath.text, said) || agreeingPart([beneath], said) !== undefined);
    const shown = [
      ...(reading.fields[field] ?? []),
      ...(isNamed ? foundText(beneath.text, beneath, SURE.printed) : []),
    ];
    const chosen = chooseBoth(shown, zone && said !== undefined ? { zone, said } : undefined, same);
    if (chosen === 'differ') differing.push(label);
    return chosen === 'differ' ? undefined : chosen;
  };
  const { says = {} } = zone ?? {};
  const number = both('number', 'shownNumber', says.documentNumber);
  const state = both('issuing state', 'shownState', says.issuingState);
  const surname = both('surname', 'shownSurname', says.lastName);
  const given = both('given names', 'shownGivenNames', says.firstName, sameStart);
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
  add('issuingState', state, stateOf(state?.text.replaceAll('<', '')));
  add('familyName', surname);
  add('givenName', given, given?.text.split(' ')[0]);
  add('middleNames', given, given?.text.split(' ').slice(1).join(' '));
  add('fullName', surname ?? given, [given?.text, surname?.text].filter(Boolean).join(' '));
  add('sex', sex);
  addDate('issuedAt', issue, dates.issue);
  addDate('expiresAt', expiry, dates.expiry);
  addDate('dateOfBirth', birth, dates.birth);
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
  const missing = missingFindings(fields, {
    passportNumber: 'passport number',
    familyName: 'surname',
    givenName: 'given names',
    dateOfBirth: 'date of birth',
    issuedAt: 'date of issue',
    expiresAt: 'last day of validity',
  });
  // What the zones differ in is missing for that reason, and said so.
  const explained = differing.length > 0 ? [] : missing;
  const proven = [
    ...Object.keys(fields).filter((name) => isProven(name, fields[name]?.[0]?.confidence)),
    ...(zone?.valid ? ['zoneSecond', 'zoneValid'] : []),
    // The state stands in both lines where the holder is a national of it.
    ...(zone?.valid && says.issuingState === says.nationality ? ['issuingState'] : []),
    ...(zone?.valid && [surname, given].every((one) => one?.confidence === SURE.both) ? ['zoneFirst'] : []),
  ];
  return { fields, findings: [...findingsOf(zone, differing), ...explained], proven };
};

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

type Same = (shown: string, said: string) => boolean;

/** Hyphens, apostrophes and accents are not in the zone; some letters are spelled out there (ICAO 9303 part 3). */
const spelledOut = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');
const sameText: Same = (shown, said) =>
  lettersOf(shown) === lettersOf(said) || lettersOf(spelledOut(shown)) === lettersOf(said);
/** The zone cuts names that do not fit. */
const sameStart: Same = (shown, said) =>
  sameText(shown, said) || (said.length > 10 && lettersOf(shown).startsWith(lettersOf(said)));
const sameDate: Same = (shown, said) => {
  const [a, b] = [readShortDate(shown), readZoneDate(said)];
  return a !== undefined && b !== undefined && isSameDay(a, b);
};

/** Whether two readings of a name differ in a letter or two of many. */
function nearlySame(shown: string, said: string): boolean {
  const [a, b] = [lettersOf(shown), lettersOf(said)];
  if (/\d/.test(a) || Math.min(a.length, b.length) < 5) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 2;
}

/** The one value of two zones; `differ` when they say two things. The zone alone where nothing is printed for people. */
function chooseBoth(
  shown: readonly FieldCandidate[] | undefined,
  read: { readonly zone: MachineReadableZone; readonly said: string } | undefined,
  same: Same,
): Both | 'differ' | undefined {
  const candidates = (shown ?? []).flatMap(({ value, printed, confidence }) =>
    value.kind === 'text' ? [{ text: tidySpaces(value.text), printed, confidence }] : [],
  );
  const [best] = candidates;
  if (!read) return best && { ...best, confidence: Math.min(best.confidence, SURE.printed) };
  const agreeing = candidates.find(({ text }) => same(text, read.said)) ?? agreeingPart(candidates, read.said);
  if (agreeing) return { ...agreeing, confidence: SURE.both };
  const { zone, said } = read;
  // A zone whose check digits disagree was misread: it proves nothing against what is printed for people.
  if (best && !zone.valid) return { ...best, confidence: Math.min(best.confidence, SURE.printed) };
  // Names have no check digits: a slip in a picture of either is no contradiction.
  if (best && best.printed.confidence < 1 && nearlySame(best.text, said)) return best;
  if (best) return 'differ';
  return { text: said, printed: zone.printed, confidence: zone.valid ? SURE.checked : SURE.zone };
}

/** The dots of an umlaut are lost in pictures: the zone spells them with an e. */
function agreeingPart<T extends { readonly text: string }>(candidates: readonly T[], said: string): T | undefined {
  const plain = lettersOf(said).replaceAll(/([aou])e/g, '$1');
  return candidates.find(({ text }) => !/\d/.test(said) && lettersOf(text).replaceAll(/([aou])e/g, '$1') === plain);
}

function onlyShown(shown: readonly FieldCandidate[] | undefined): Both | undefined {
  const chosen = chooseBoth(shown, undefined, sameText);
  return chosen === 'differ' ? undefined : chosen;
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
