// Who holds a policy, where they live, and all the persons that a paper of insurance names.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { Printed } from '../../../model/printed.ts';
import { findAddressBlock, findTitledNames, isCompanyName, personParts, splitNames } from '../../document/parties.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { foundValue } from '../found-value.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import type { Driver } from './drivers.ts';
import { isPersonName, isSamePerson, nameIn } from './names.ts';
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

/** The holders as named: by their labels, else the address block, else a titled name at the top. */
export function findHolders(layout: DocumentLayout, fields: FieldCandidates, sections: Sections): Named[] {
  const labelled = unique([
    ...namesOf(fields['policyholder'], sections),
    ...namesOf(fields['jointPolicyholder'], sections),
  ]);
  const block = findAddressBlock(layout, { skip: () => false });
  const inBlock = (block?.names ?? []).flatMap((printed) =>
    splitNames(printed.text).map((name) => ({ name, printed })),
  );
  if (labelled.length > 0) return labelled.map((one) => inBlock.find((other) => isFuller(other.name, one.name)) ?? one);
  const plain = unique(namesOf(fields['plainName'], sections));
  const [first] = plain;
  if (first && !inBlock.some(({ name }) => isSamePerson(name, first.name))) return [first];
  const blockHolders = inBlock.filter(
    ({ name }) => isPersonName(name) || isCompanyName(name) || /^(?:mr|mrs|miss|ms|mx|dr|prof)\b/i.test(name),
  );
  if (blockHolders.length > 0) return unique(blockHolders);
  return findTitledNames(layout).flatMap((printed) => splitNames(printed.text).map((name) => ({ name, printed })));
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
    const text = value.text.replace(/\s*\((?:you|main|joint|primary|policyholder|proposer)[^)]*\)/gi, '');
    return text
      .split(/,\s+(?=(?:mr|mrs|miss|ms|mx|dr)\b)|\s*;\s*/i)
      .flatMap(splitNames)
      .flatMap((part) => {
        const name = isCompanyName(part) ? part : nameIn(part);
        return name !== undefined && (isCompanyName(name) || isPersonName(name)) ? [{ name, printed }] : [];
      });
  });
}

/** Holders and drivers as persons, each once. */
export function gatherPeople(
  holders: readonly Named[],
  drivers: readonly Driver[],
  birth: FieldCandidate | undefined,
): People {
  const rows: { name: string; printed: Printed; born?: FormCell }[] = [];
  const add = (named: Named, born?: FormCell): number => {
    const at = rows.findIndex(({ name }) => isSamePerson(name, named.name));
    const known = rows[at];
    if (!known) return rows.push({ ...named, ...(born ? { born } : {}) }) - 1;
    if (born) known.born ??= born;
    return at;
  };
  const companies = holders.filter(({ name }) => isCompanyName(name));
  const persons = holders.filter(({ name }) => !isCompanyName(name));
  const holding = persons.map((one) => add(one));
  const driving = drivers.map((driver) =>
    add(
      driver,
      driver.born && { value: { kind: 'date', date: driver.born.date }, printed: driver.born.printed, confidence: 0.9 },
    ),
  );
  const [first] = rows;
  if (first && birth && holding.length > 0)
    first.born ??= { value: birth.value, printed: birth.printed, confidence: birth.confidence };
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

function nameCells(name: string, printed: Printed): FormRow {
  const parts = Object.entries({ name, ...personParts(name) });
  return Object.fromEntries(
    parts.flatMap(([key, text]) =>
      text === undefined ? [] : [[key, { value: { kind: 'text', text }, printed, confidence: 0.9 } as const]],
    ),
  );
}

/** The holders' labelled address, where no block of theirs gives it: as the fields that forms have in common. */
export function addressFields(
  layout: DocumentLayout,
  fields: FieldCandidates,
  holders: readonly Named[],
): Pick<FieldCandidates, string> {
  const block = findAddressBlock(layout, { skip: () => false });
  const isTheirs = block?.names.some((one) =>
    splitNames(one.text).some((name) => holders.some((holder) => isSamePerson(holder.name, name))),
  );
  const [labelled] = fields['homeAddress'] ?? [];
  const address = labelled ?? (block ? undefined : fields['riskAddress']?.[0]);
  if (address?.value.kind !== 'address' || (isTheirs === true && address !== labelled)) return {};
  const { lines, postcode } = address.value;
  const own = lines.filter((line) => !holders.some(({ name }) => foldText(name) === foldText(line)));
  return {
    addressLines: foundValue({ kind: 'texts', texts: own }, address.printed, address.confidence),
    postcode: foundValue({ kind: 'text', text: postcode }, address.printed, address.confidence),
  };
}
