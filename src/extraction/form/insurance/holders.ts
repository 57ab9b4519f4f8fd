// Who holds a policy, where they live, and all the persons that a paper of insurance names.
import type { CalendarDate } from '../../../kernel/calendar-date.ts';
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { Printed } from '../../../model/printed.ts';
import { withFullNames } from '../../document/full-names.ts';
import { findAddressBlock, type AddressBlock } from '../../document/parties.ts';
import { isCompanyName, personParts, splitNames } from '../../document/party-names.ts';
import { findTitledNames } from '../../document/titled-names.ts';
import { BEFORE_TITLED, withSharedSurname } from '../../document/titles.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { foundValue } from '../found-value.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { withNamesBelow, withSurnameBelow } from '../names-below.ts';
import { withLastName } from '../wrapped-name.ts';
import { addressLedTo } from './address-led.ts';
import { addressInParts } from './address-parts.ts';
import { withHouseBehind } from './house-behind.ts';
import { birthDate } from './births.ts';
import { isInSentence } from './label-in-sentence.ts';
import type { Driver } from './driver.ts';
import { isPersonName, isSamePerson, nameIn } from './names.ts';
import { isPermitted } from './permitted-drivers.ts';
import type { Sections } from './sections.ts';

/** A name in its place. */
export interface Named {
  readonly name: string;
  readonly printed: Printed;
}

/** Everybody: persons once each, and which of them hold the policy or drive. */
export interface People {
  readonly persons: readonly FormRow[];
  /** Names of companies that hold the policy. */
  readonly companies: readonly Named[];
  /** Indexes of persons, the first holder first. */
  readonly holders: readonly number[];
  readonly drivers: readonly number[];
  /** The index of the person of this name. */
  indexOf(name: string): number | undefined;
}

/** Where the holders live, as far as that is told. */
export interface Home {
  readonly holders: readonly Named[];
  /** The block that the paper is sent to. */
  readonly block: AddressBlock | undefined;
  /** What a label, labels of its parts or a sentence give as their address. */
  readonly address: FieldCandidate | undefined;
}

/** The holders and where they live. */
export function findHome(layout: DocumentLayout, fields: FieldCandidates, sections: Sections): Home {
  const block = findAddressBlock(layout, { skip: () => false });
  const address =
    fields['homeAddress']?.find((one) => !isInSentence(layout, one)) ??
    addressInParts(layout) ??
    addressLedTo(layout, 'home') ??
    (block ? undefined : fields['keptAddress']?.[0]);
  return { holders: withFullNames(layout, findHolders(layout, fields, { sections, block })), block, address };
}

/** The holders as named: by their labels, else the address block, else a titled name at the top. */
function findHolders(
  layout: DocumentLayout,
  fields: FieldCandidates,
  { sections, block }: { readonly sections: Sections; readonly block: AddressBlock | undefined },
): readonly Named[] {
  const policyholders = withoutPermitted(layout, fields['policyholder'])?.filter((one) => !isBesideKeeper(layout, one));
  const own = [
    ...namesOf(withLastName(layout, withNamesBelow(layout, withSurnameBelow(layout, policyholders ?? []))), sections),
    ...inParts(fields),
  ];
  const joint = namesOf(fields['jointPolicyholder'], sections);
  const plain = unique(namesOf(withLastName(layout, fields['plainName'] ?? []), sections));
  // Beside a second proposer the first one may be asked for their name only.
  const labelled = unique([...own, ...(own.length === 0 && joint.length > 0 ? plain.slice(0, 1) : []), ...joint]);
  const inBlock = (block?.names ?? []).flatMap((printed) =>
    splitNames(printed.text).map((name) => ({ name, printed })),
  );
  if (labelled.length > 0) return labelled.map((one) => inBlock.find((other) => isFuller(other.name, one.name)) ?? one);
  const [first] = plain;
  // `Names: Ann Lee and Tom Lee` stands in one place.
  if (first && !inBlock.some(({ name }) => isSamePerson(name, first.name)))
    return plain.filter(({ printed }) => printed === first.printed);
  const said = unique(namesOf(fields['policyholderSaid'], sections));
  if (said.length > 0) return said;
  const blockHolders = inBlock
    .filter(({ name }) => (isPersonName(name) && !HOUSE_ALONE.test(name)) || isCompanyName(name))
    .map((one) => plain.find(({ name }) => isFuller(name, one.name)) ?? one);
  if (blockHolders.length > 0) return unique(blockHolders);
  return findTitledNames(layout).flatMap((printed) => splitNames(printed.text).map((name) => ({ name, printed })));
}

/** A name asked for in parts: title, forenames, surname; of the first person whose parts are asked for. */
function inParts(fields: FieldCandidates): Named[] {
  const ordered = (name: string): readonly FieldCandidate[] =>
    [...(fields[name] ?? [])].sort((a, b) => a.page - b.page || a.lineIndex - b.lineIndex);
  const [given, family, title] = [ordered('givenNames')[0], ordered('familyName')[0], ordered('nameTitle')[0]];
  if (given?.value.kind !== 'text' || family?.value.kind !== 'text') return [];
  const parts = [title?.value.kind === 'text' ? title.value.text : '', given.value.text, family.value.text];
  return [{ name: parts.filter(Boolean).join(' '), printed: given.printed }];
}

/** `The policyholder` heads a list of those who may drive: whoever is beneath holds the policy only where no other label says so. */
function withoutPermitted(
  layout: DocumentLayout,
  candidates: readonly FieldCandidate[] | undefined,
): readonly FieldCandidate[] | undefined {
  const own = candidates?.filter((one) => !isPermitted(layout, one));
  return own && own.length > 0 ? own : candidates;
}

/** Whether a value was taken to be of the `Policyholder` who is named as keeper or owner: then it is of another label. */
function isBesideKeeper(layout: DocumentLayout, { printed: { page, box } }: FieldCandidate): boolean {
  const lines = layout.pages[page - 1]?.lines ?? [];
  return lines.some((line, at) =>
    line.phrases.some((phrase, i) => {
      const isNear = box.y0 >= phrase.y0 - 2 && box.y0 - phrase.y1 < 3 * (phrase.y1 - phrase.y0);
      if (!isNear || !/^(?:the )?(?:policy ?holder|proposer|insured)$/i.test(phrase.text)) return false;
      const above = lines[at - 1]?.phrases.find(({ x0 }) => Math.abs(x0 - phrase.x0) <= 4);
      return [line.phrases[i - 1], above].some((one) => one && /\b(?:keeper|owner|owns)\b/i.test(one.text));
    }),
  );
}

/** The same person, in more letters. */
const isFuller = (name: string, than: string): boolean => isSamePerson(name, than) && name.length > than.length;

function unique(names: readonly Named[]): Named[] {
  const found: Named[] = [];
  for (const one of names) {
    const at = found.findIndex(({ name }) => isSamePerson(name, one.name));
    if (at < 0) found.push(one);
    else if (one.name.length > (found[at]?.name.length ?? 0)) found[at] = one;
  }
  return found;
}

/** Labels inside sentences name nobody; those under a heading of drivers or of the past name others. */
function namesOf(candidates: readonly FieldCandidate[] | undefined, sections: Sections): Named[] {
  return (candidates ?? []).flatMap(({ value, printed }) => {
    const section = sections.at(printed.page, printed.box)?.kind;
    if (value.kind !== 'text' || section === 'drivers' || section === 'past') return [];
    const text = value.text.replace(
      /\s*\((?:you|main|joint|primary|policyholder|proposer|born|dob|d\.o\.b|date of birth|aged|\d{1,2}[ /.-])[^)]*\)/gi,
      '',
    );
    return text
      .split(/\s*;\s*/)
      .flatMap((part) => part.split(BEFORE_TITLED))
      .flatMap((part) => withSurnames(splitNames(part)))
      .flatMap((part) => {
        const name = isCompanyName(part) ? part : nameIn(part);
        return name !== undefined && (isCompanyName(name) || isPersonName(name)) ? [{ name, printed }] : [];
      });
  });
}

/** Who is to be gathered. */
interface Gathered {
  readonly holders: readonly Named[];
  readonly drivers: readonly Driver[];
  /** The first holder's date of birth as printed. */
  readonly birth: FieldCandidate | undefined;
  /** The first day of the policy. */
  readonly start: CalendarDate | undefined;
}

/** `Mr T J & Mrs E Holroyd`: initials alone share the surname of the next. */
function withSurnames(names: readonly string[]): string[] {
  return names.map((name, at) => withSharedSurname(name, names[at + 1] ?? ''));
}

/** Holders and drivers as persons, each once. */
export function gatherPeople({ holders, drivers, birth, start }: Gathered): People {
  const rows: { name: string; printed: Printed; born?: FormCell }[] = [];
  const add = (named: Named, born?: FormCell): number => {
    const at = rows.findIndex(({ name }) => isSamePerson(name, named.name));
    const known = rows[at];
    const { name, printed } = named;
    if (!known) return rows.push({ name, printed, ...(born ? { born } : {}) }) - 1;
    if (born) known.born ??= born;
    return at;
  };
  const companies = holders.filter(({ name }) => isCompanyName(name));
  const persons = holders.filter(({ name }) => !isCompanyName(name));
  const holding = persons.map((one) => add(one));
  const driving = drivers.map((driver) =>
    add(driver, driver.born && birthCell(driver.born.text, driver.born.printed, start)),
  );
  const [first] = rows;
  const own = birth?.value.kind === 'text' ? birthCell(birth.value.text, birth.printed, start) : undefined;
  if (first && own && holding.length > 0) first.born ??= own;
  return {
    persons: rows.map(({ name, printed, born }) => ({
      ...nameCells(name, printed),
      ...(born ? { dateOfBirth: born } : {}),
    })),
    companies,
    holders: [...new Set(holding)],
    drivers: [...new Set(driving)],
    indexOf: (name) => {
      const at = rows.findIndex((row) => isSamePerson(row.name, name));
      return at < 0 ? undefined : at;
    },
  };
}

function birthCell(text: string, printed: Printed, start: CalendarDate | undefined): FormCell | undefined {
  const date = birthDate(text, start);
  return date && { value: { kind: 'date', date }, printed, confidence: 0.9 };
}

function nameCells(name: string, printed: Printed): FormRow {
  const parts = Object.entries({ name, ...personParts(name) });
  return Object.fromEntries(
    parts.flatMap(([key, text]) =>
      text === undefined ? [] : [[key, { value: { kind: 'text', text }, printed, confidence: 0.9 } as const]],
    ),
  );
}

/** The name of the house, where it stands over the lines of an address whose holders are named elsewhere. */
export function houseOver({ names }: AddressBlock, holders: readonly Named[]): string | undefined {
  const [only, other] = names;
  const isHolder = holders.some(({ name }) => only !== undefined && isSamePerson(name, only.text));
  return only && !other && holders.length > 0 && !isHolder && HOUSE.test(only.text)
    ? only.text.replace(/,$/, '')
    : undefined;
}

const HOUSE =
  /\b(?:farm|farmhouse|house|cottage|lodge|barn|manor|mill|court|villa|hall|grange|rectory|vicarage|flat|apartment|view|bungalow|gardens?|croft|manse|mews|stables|lea|dene|bank|end)$/i;

/** Of the words that houses are called by those that hardly any family is: without a title such a name over an address is that of the house. */
const HOUSE_ALONE =
  /^(?!(?:mr|mrs|miss|ms|mx|dr)\b).*\b(?:farm|farmhouse|house|cottages?|lodge|barn|manor|villa|grange|rectory|vicarage|parsonage|flat|apartment|bungalow|manse|mews|stables)$/i;

/** The holders' labelled address, where no block of theirs gives it: as the fields that forms have in common. */
export function addressFields(
  fields: FieldCandidates,
  { holders, block, address: labelled }: Home,
): Pick<FieldCandidates, string> {
  const isTheirs = block?.names.some((one) =>
    splitNames(one.text).some((name) => holders.some((holder) => isSamePerson(holder.name, name))),
  );
  const named = block && !labelled ? houseOver(block, holders) : undefined;
  if (block && named) {
    const texts = [named, ...block.lines.map(({ text }) => text.replace(/,$/, ''))];
    return {
      addressLines: foundValue({ kind: 'texts', texts }, block.postcodePrinted, 0.85),
      postcode: foundValue({ kind: 'text', text: block.postcode }, block.postcodePrinted, 0.85),
    };
  }
  const risk = fields['riskAddress']?.[0];
  // The end of the insured address may pass for a block of its own.
  const isItsEnd = risk?.value.kind === 'address' && risk.value.postcode === block?.postcode;
  const address = labelled ?? (block && !isItsEnd ? undefined : risk);
  if (address?.value.kind !== 'address' || (isTheirs === true && address !== labelled && !isItsEnd)) return {};
  const { lines, postcode } = address.value;
  const own = withHouseBehind(lines, address.printed.text, holders).filter(
    (line) => !holders.some(({ name }) => foldText(name) === foldText(line)),
  );
  return {
    addressLines: foundValue({ kind: 'texts', texts: own }, address.printed, address.confidence),
    postcode: foundValue({ kind: 'text', text: postcode }, address.printed, address.confidence),
  };
}
