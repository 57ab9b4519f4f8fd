// Who drives: those whom the paper names, and the holders where it names them by what they are.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { haveOtherTitles, withoutTitle } from '../../document/titles.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { RuledForm } from '../form-reading.ts';
import { onceEach, type Driver } from './driver.ts';
import { findDrivers } from './drivers.ts';
import { withDriversBeneath } from './drivers-beneath.ts';
import { saidDrivers, saysHolderDrives } from './drivers-said.ts';
import type { Named } from './holders.ts';
import { isHolderWord, isPersonName, isSamePerson, nameIn } from './names.ts';
import { permittedDrivers } from './permitted-drivers.ts';
import type { Sections } from './sections.ts';

/** Drivers by name; `Policyholder only` names the holders. A title and a surname name somebody of whom the paper gives more. */
export function allDrivers(form: RuledForm, sections: Sections, holders: readonly Named[]): Driver[] {
  const named = driversOf(form, sections, holders).filter((one) => !isCompany(one));
  const drivers = onceEach(named.map((one) => inFull(one, [...holders, ...named])));
  const known = [...drivers, ...holders].filter(({ name }) => !TITLE_AND_SURNAME.test(name));
  return drivers.filter(
    ({ name }) =>
      !TITLE_AND_SURNAME.test(name) ||
      !known.some(
        (one) => foldText(one.name).endsWith(` ${foldText(withoutTitle(name))}`) || isGivenNameOf(name, one.name),
      ),
  );
}

/** `Mrs Ada`, whose surname a narrow cell has set beneath, beside `Mrs Ada Wren`. */
const isGivenNameOf = (short: string, name: string): boolean =>
  !haveOtherTitles(short, name) && foldText(withoutTitle(name)).startsWith(`${foldText(withoutTitle(short))} `);

/** Whether the sentence that a name stands in says what only companies are: `Alder Cover is a trading name of …`. */
function isCompany({ name, printed: { text } }: Driver): boolean {
  return text.includes(name) && OF_COMPANY.test(text.slice(text.indexOf(name) + name.length));
}

const OF_COMPANY =
  /^ (?:is|are) (?:a |an |the )?(?:trading|authori[sz]ed|regulated|registered|underwritten|arranged|provided|part of|insurer|brand)\b/iu;

/** A driver whose name breaks off in a narrow cell is the holder, or the other driver, whose name goes on. */
function inFull(driver: Driver, others: readonly { readonly name: string }[]): Driver {
  const begun = foldText(withoutTitle(driver.name));
  const longer = begun.includes(' ')
    ? others.filter(({ name }) => foldText(withoutTitle(name)).startsWith(`${begun} `))
    : [];
  const whole = longer.filter(({ name }, at) => longer.findIndex((one) => isSamePerson(one.name, name)) === at);
  return whole.length === 1 && whole[0] ? { ...driver, name: whole[0].name } : driver;
}

const TITLE_AND_SURNAME = /^(?:mr|mrs|miss|ms|mx|dr)\.? \p{L}[\p{L}'’-]*$/iu;

function driversOf(
  { layout, reading: { fields } }: RuledForm,
  sections: Sections,
  holders: readonly Named[],
): Driver[] {
  const texts = withDriversBeneath(layout, fields['driversText'] ?? []);
  const permitted = permittedDrivers(layout, fields['policyholder'] ?? []);
  const listed = withPlain(unique([...findDrivers(layout, sections, texts), ...permitted]), fields, sections);
  const also = saidDrivers(fields['alsoDriving']);
  const named = listed.length > 0 ? listed : unique([...saidDrivers(fields['driversSaid']), ...also]);
  const withHolder =
    texts.find(
      ({ printed }) =>
        /^(?:the )?(?:policyholder|insured|proposer|you)(?:'s)?\b/i.test(printed.text) &&
        /policyholder|insured|proposer|^you\b/i.test(printed.text),
    ) ?? permitted[0];
  const [first] = holders;
  const [meant, others] = [
    named.filter(({ name }) => isHolderWord(name)),
    named.filter(({ name }) => !isHolderWord(name)),
  ];
  // A row that names the holder by what they are.
  if (meant[0] && first && !others.some((one) => isSamePerson(one.name, first.name)))
    return [{ ...meant[0], name: first.name }, ...others];
  if (meant.length > 0) return others;
  // Who is asked for their licence drives.
  if (named.length === 0 && !withHolder && first && (asksLicence(layout) || saysHolderDrives(layout))) return [first];
  // `Who else drives the car?` is asked of the one who drives.
  if (
    !withHolder &&
    first &&
    (also.length > 0 || asksElse(layout)) &&
    !named.some((one) => isSamePerson(one.name, first.name))
  )
    return [first, ...named];
  if (!withHolder || !first) return named;
  const own: Driver[] = (
    /\b(?:policyholders|insureds|proposers)\b/i.test(withHolder.printed.text) ? holders : [first]
  ).map(({ name }) => ({ name, printed: withHolder.printed }));
  return [
    ...own.filter(
      ({ name }) =>
        !named.some(
          (one) => foldText(one.name).endsWith(foldText(name)) || foldText(name).endsWith(foldText(one.name)),
        ),
    ),
    ...named,
  ];
}

/** Drivers once each. */
const unique = (drivers: readonly Driver[]): Driver[] =>
  drivers.filter((one, at) => drivers.findIndex(({ name }) => isSamePerson(name, one.name)) === at);

/** Names with a plain label in the part about drivers, each with the date of birth that follows it. */
function withPlain(named: readonly Driver[], fields: FieldCandidates, sections: Sections): Driver[] {
  const inDrivers = (name: string): readonly FieldCandidate[] =>
    (fields[name] ?? []).filter(({ page, printed: { box } }) => sections.at(page, box)?.kind === 'drivers');
  const plain = inDrivers('plainName').flatMap(({ value, printed, page, lineIndex }): Driver[] => {
    const name = value.kind === 'text' ? nameIn(value.text) : undefined;
    if (name === undefined || !isPersonName(name) || named.some((one) => isSamePerson(one.name, name))) return [];
    const born = inDrivers('policyholderBirth').find(
      (one) => one.page === page && one.lineIndex >= lineIndex && one.lineIndex - lineIndex < BLOCK_LINES,
    );
    return [
      {
        name,
        printed,
        ...(born?.value.kind === 'text' ? { born: { text: born.value.text, printed: born.printed } } : {}),
      },
    ];
  });
  return [...named, ...plain];
}

/** What is said of one driver stands on at most so many lines. */
const BLOCK_LINES = 6;

/** Where further drivers are told of and no main one, the holder is that; so is whoever is asked as `you` for their licence. */
function asksElse({ pages }: DocumentLayout): boolean {
  const says = (words: RegExp): boolean =>
    pages.some(({ lines }) => lines.some(({ phrases }) => phrases.some(({ text }) => words.test(text))));
  return (
    says(/^who else (?:drives|will|can|may|is)\b/i) ||
    ((says(ASKS_YOUR_LICENCE) ||
      says(
        /^(?:\d{1,2}[.)]? )?(?:(?:about )?(?:any |the |your )?(?:other|additional|further|extra) drivers?(?: (?:1|one))?|driver 2):?$/i,
      )) &&
      !says(/\bmain driver\b|^driver 1\b/i))
  );
}

const asksLicence = (layout: DocumentLayout): boolean =>
  layout.pages.some(({ lines }) => lines.some(({ phrases }) => phrases.some(({ text }) => ASKS_LICENCE.test(text))));

const ASKS_YOUR_LICENCE =
  /^(?:what|which) (?:(?:type|kind|sort) of )?(?:driving )?licen[cs]e (?:do|have) you (?:hold|held|have|got)\b/i;

/** `Licence type`, `What type of driving licence do you hold?` */
const ASKS_LICENCE =
  /^(?:driving )?licen[cs]e(?: type| held)?:?$|^(?:what|which) (?:(?:type|kind|sort) of )?(?:driving )?licen[cs]e (?:do|have) you (?:hold|held|have|got)\b/i;
