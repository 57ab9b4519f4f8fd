// Who borrowed: the label of the borrowers names them in full where the envelope has initials, and all of them where it is sent to one.
import { foldText } from '../../../kernel/text.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import type { Printed } from '../../../model/printed.ts';
import { findAddressBlock } from '../../document/parties.ts';
import { areNames, isCompanyName, personParts, splitNames } from '../../document/party-names.ts';
import type { FormFinding, FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { textCell } from '../row-cells.ts';
import { warning } from './findings.ts';
import { furtherPersons } from './further-persons.ts';
import { personRows, wholeNames } from './person-rows.ts';
import { wordBeneath } from '../wrapped-name.ts';

/** Rows of the borrowers where their label says more than the envelope; what to say where the two name different persons. */
export interface Borrowers {
  readonly persons?: readonly FormRow[];
  readonly findings: readonly FormFinding[];
}

/** The borrowers by their label. */
export function findBorrowers(layout: DocumentLayout, { fields }: FormReading): Borrowers {
  const block = findAddressBlock(layout, { skip: () => false });
  const sentTo = splitNames((block?.names ?? []).map(({ text }) => text).join(' & '));
  const further = furtherPersons(layout);
  const printed = (fields['borrowers'] ?? [])
    .map((candidate) => wholeNames(layout, candidate))
    .map((names) => names && withFurther(names, further))
    .map((names) => names && withSentTo(layout, names, sentTo))
    .map((names) => names && { ...names, text: withTitles(names.text, sentTo) })
    .find(
      (names) => names !== undefined && (sentTo.length === 0 || areTitled(names.text)) && !isCompanyName(names.text),
    );
  if (!printed) return { findings: [] };
  const named = splitNames(printed.text);
  // Capitalised words over an address are what a house is called, where a label names persons with their titles.
  const isHouse = sentTo.length === 1 && sentTo.every((name) => !areTitled(name) && !isCompanyName(name));
  if (isHouse && !named.some((other) => sentTo.some((name) => isSame(name, other))))
    return { persons: rowsOf(printed), findings: [] };
  const known = sentTo.filter((name) => named.some((other) => isSame(name, other)));
  if (sentTo.length > 0 && known.length === 0) {
    const isOfPersons = sentTo.every((name) => areTitled(name));
    // A sentence may end its line within a name.
    const isCut = named.some((name) => sentTo.some((whole) => whole.startsWith(`${name} `)));
    return { findings: isOfPersons && !isCut ? [warning('It is sent to others than it names as borrowers.')] : [] };
  }
  // A label may be cut short: whoever it is sent to as well is then named there alone.
  if (known.length < sentTo.length) return { findings: [] };
  return { persons: rowsOf(printed), findings: [] };
}

/** The names of a label with those that labels of their own number after it. */
function withFurther(names: Printed, further: readonly Printed[]): Printed {
  const others = further.filter(({ text }) => !foldText(names.text).includes(foldText(text)));
  return { ...names, text: [names, ...others].map(({ text }) => text).join(' & ') };
}

/** `Alan James Carver, Beth Carver`, of whom the envelope says `Mr A J Carver and Mrs B Carver`: each with the title it has there. */
function withTitles(text: string, sentTo: readonly string[]): string {
  const names = text.split(/,\s+(?=\p{Lu})/u).flatMap(splitNames);
  const titled = names.map((name) => {
    const { title } = personParts(sentTo.find((one) => isSame(one, name)) ?? '');
    return personParts(name).title === undefined && title !== undefined ? `${title} ${name}` : name;
  });
  return areTitled(titled.join(' & ')) ? titled.join(' & ') : text;
}

/** A label's names with the word beneath them, where the envelope has that: lines of one name may stand far apart. */
function withSentTo({ pages }: DocumentLayout, names: Printed, sentTo: readonly string[]): Printed {
  const below = wordBeneath(pages[names.page - 1]?.lines ?? [], names.box, WIDE_GAP);
  const whole = `${names.text} ${below?.text ?? ''}`;
  return below && sentTo.some((name) => foldText(name) === foldText(whole)) ? { ...names, text: whole } : names;
}

/** In text heights. */
const WIDE_GAP = 1.2;

const rowsOf = (printed: Printed): FormRow[] =>
  personRows(printed.text, printed).map((row, at) => ({
    ...row,
    relationship: textCell(at === 0 ? 'Primary' : 'Secondary', printed),
  }));

/** Whether a text is names of persons with their titles: without, other words may look like some. */
const areTitled = (text: string): boolean =>
  areNames(text) && splitNames(text).every((name) => personParts(name).title !== undefined);

/** Whether two names may be of one person: family names and the first letters of given names agree. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [personParts(one), personParts(other)];
  const [first, second] = [a.givenName, b.givenName].map((name) => foldText(name ?? '').slice(0, 1));
  return foldText(a.familyName ?? one) === foldText(b.familyName ?? other) && (!first || !second || first === second);
}
