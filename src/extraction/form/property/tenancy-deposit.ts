// Reads what rules cannot say of a deposit certificate: who the tenants and the landlord are, and that its dates are in order.
import { foldText } from '../../../kernel/text.ts';
import { isClause } from '../../document/clauses.ts';
import type { DocumentLayout } from '../../../model/layout.ts';
import { printedPhrase } from '../../../model/printed.ts';
import { findAddressBlock } from '../../document/parties.ts';
import { isCompanyName, splitNames } from '../../document/party-names.ts';
import { TITLE } from '../../document/titles.ts';
import { postcodeAtEnd } from '../../values/identifiers.ts';
import type { FieldCandidate } from '../../fields/find-fields.ts';
import { minorOf } from '../candidate-amount.ts';
import { isOfCompany } from '../another-address.ts';
import { dayOf } from '../candidate-day.ts';
import { candidateOf } from '../found-value.ts';
import { withContacts } from '../contacts.ts';
import type { ClassReader, FormFinding, FormReading } from '../form-reading.ts';
import type { FormRow } from '../list-rows.ts';
import { LANDLORD, tellsOfLandlord, unreadDays } from './unread-of-tenancy.ts';
import { withNamesBelow, withWrappedSurname } from '../names-below.ts';
import { withLastName } from '../wrapped-name.ts';
import { warning } from './findings.ts';
import { wholeNumbers } from './certificate-number.ts';
import { listedLandlord, listedTenants, withRowsBelow } from './listed-tenants.ts';
import { personRow } from './person-rows.ts';
import { findScheme } from './scheme-name.ts';

/** The reader of tenancy deposit certificates. */
export const readTenancyDeposit: ClassReader = ({ layout, blocks, reading }) => {
  const fields = withDays(withoutLodged(reading.fields));
  const scheme = findScheme(layout, { fields, named: fields['scheme']?.find(isName) });
  const named = firstNames(fields['tenants'], fields['nameOfTenant']);
  const labelled = namesOf(
    named.length > 0
      ? withLastName(layout, withNamesBelow(layout, withRowsBelow(layout, named)))
      : listedTenants(blocks),
  );
  const tenants = labelled.length > 0 ? labelled : toldTenants(layout);
  const block = addressOf(layout, tenants);
  const homes = [...(fields['propertyAddress'] ?? []), ...(fields['addressOfTenancy'] ?? [])];
  const address = homes.find((one) => !isOfCompany(layout, one)) ?? block;
  const sentTo = block && address !== block && isWithin(block, address) ? undefined : block;
  const identifier = fields['certificateCode'] ?? fields['identifier'] ?? plainNumbers(layout, fields['plainNumber']);
  const amount = withoutMultiples(fields['depositAmount'] ?? fields['amountOfDeposit']);
  const lettingNames = withoutAgents(layout, firstNames(fields['landlord'], fields['nameOfLandlord']));
  const letting = withLastName(layout, withNamesBelow(layout, withWrappedSurname(layout, lettingNames)));
  const told = [...letting, ...(fields['landlordSaid'] ?? [])];
  const landlords = namesOf(told.length > 0 ? told : listedLandlord(blocks)).filter(
    (row) => !tenants.some((tenant) => nameIn(tenant) === nameIn(row)) && /\S \S/.test(nameIn(row)),
  );
  const toLandlord = landlords.some((row) => isSentTo(sentTo, nameIn(row)));
  const companies = landlords.filter((row) => isCompanyName(nameIn(row)) || !isPerson(nameIn(row)));
  const people = landlords.filter((row) => !companies.includes(row));
  return {
    fields: {
      ...(scheme ? { issuerName: [scheme] } : {}),
      propertyAddress: address ? [address] : [],
      ...(sentTo && !toLandlord ? { sentTo: [sentTo] } : {}),
      ...tenancyDates(fields),
      ...(amount ? { depositAmount: amount } : {}),
      ...(fields['protectedOn'] ? { protectedOn: fields['protectedOn'] } : {}),
      ...(identifier ? { identifier: wholeNumbers(layout, identifier) } : {}),
      certificateCode: [],
      plainNumber: [],
      issuedOn: [],
      lodgedOn: [],
      // What names landlords, or keeps other labels' values apart, is nothing that is said of the certificate.
      landlordSaid: [],
      otherLabel: [],
    },
    lists: {
      ...(tenants.length > 0 ? { persons: withContacts(layout, tenants), organisations: [] } : {}),
      landlordPersons: withContacts(layout, people.slice(0, 1)),
      otherLandlords: people.slice(1),
      landlordCompanies: companies.slice(0, 1),
      // A deposit belongs to a tenancy; without a landlord there is none to name, and it belongs to the property.
      withoutLandlord: landlords.length === 0 ? [NO_ROW] : [],
    },
    findings: [
      ...findingsOf({
        ...fields,
        ...(amount ? { depositAmount: amount } : {}),
        ...(identifier ? { identifier } : {}),
      }),
      ...(scheme
        ? []
        : [warning('The scheme that protects the deposit was not found: the issuer may be another party.')]),
      ...(tenants.length > 0 ? [] : [warning('No tenant was found.')]),
      ...(landlords.length > 0 || !tellsOfLandlord(layout, tenants.map(nameIn))
        ? []
        : [warning('No landlord or agent was found.')]),
      ...unreadDays(layout, { ...fields, ...tenancyDates(fields) }),
    ],
  };
};

const NO_ROW: FormRow = {};

/** No day on which the scheme was paid is that on which the landlord was: `Date deposit received by us`. */
function withoutLodged(fields: FormReading['fields']): FormReading['fields'] {
  const placeOf = ({ printed: { page, box } }: FieldCandidate): string => [page, box.x0, box.y0].join(' ');
  const lodged = new Set(fields['lodgedOn']?.map(placeOf));
  const collected = fields['collectedOn']?.filter((one) => !lodged.has(placeOf(one))) ?? [];
  return lodged.size === 0 ? fields : { ...fields, collectedOn: collected };
}

/** Numbers of the deposit that their labels say little of; one on the line of landlords or agents is theirs. */
function plainNumbers(
  { pages }: DocumentLayout,
  found: readonly FieldCandidate[] = [],
): readonly FieldCandidate[] | undefined {
  const own = found.filter(({ page, lineIndex }) => !LANDLORD.test(pages[page - 1]?.lines[lineIndex]?.text ?? ''));
  return own.length > 0 ? own : undefined;
}

/**
 * What a scheme is paid it protects from that day on, where no other is told. A certificate is issued on the day of protection, or after it: its
 * date counts where neither is printed.
 */
function withDays(fields: FormReading['fields']): FormReading['fields'] {
  const day = fields['protectedOn'] ?? fields['lodgedOn'] ?? fields['issuedOn'];
  return day ? { ...fields, protectedOn: day } : fields;
}

/** Amounts that are not what late protection may cost: up to three times the deposit. */
function withoutMultiples(found: readonly FieldCandidate[] | undefined): readonly FieldCandidate[] | undefined {
  return found?.filter(
    (one) =>
      !found.some((other) => minorOf(other) > 0 && [2, 3].some((times) => minorOf(one) === times * minorOf(other))),
  );
}

/** A name stands apart and begins with a capital, or in a sentence after a title; what a sentence goes on with does not. */
function isName({ value, confidence }: FieldCandidate): boolean {
  if (value.kind !== 'text' || !/^\p{Lu}/u.test(value.text) || value.text.split(' ').length >= 10) return false;
  if ([NOBODY, HEAD, ROLE].some((other) => other.test(value.text)) || isClause(value.text)) return false;
  return confidence >= 0.9 || TITLE.test(value.text);
}

/** The names among the values of the first field that has any: what sentences say behind its words is none. */
const firstNames = (...fields: readonly (readonly FieldCandidate[] | undefined)[]): readonly FieldCandidate[] =>
  fields.map((found = []) => found.filter(isName)).find((names) => names.length > 0) ?? [];

/** What stands for a name where there is none: `Joint tenants: None`. */
const NOBODY = /^(?:none\b.*|nil|no|n\/a|not (?:applicable|known|given|stated)|nobody|no one|(?:see|as) above)\.?$/i;

/** What heads the other columns of a table of tenants. */
const HEAD =
  /^(?:role|status|type|capacity|e-?mail(?: address)?|address|contact(?: details)?|(?:tele)?phone(?: number)?|mobile|date of birth|dob|share(?: of (?:the )?deposit)?|lead(?: tenant)?\??|reference|title)$/i;

/** Words that firms of agents bear, with or without a form of company. */
const AGENCY =
  /\b(?:agents?|agency|lettings?|estates?|homes?|property|properties|management|residential|rentals?|housing)\b/i;

const nameIn = (row: FormRow): string => (row['name']?.value.kind === 'text' ? row['name'].value.text : '');

/** A name with a title, or of two or three capitalised words that no company bears. */
function isPerson(name: string): boolean {
  return TITLE.test(name) || (/^(?:\p{Lu}[\p{L}'’.-]*\s?){2,4}$/u.test(name) && !AGENCY.test(name));
}

/** A name with a title, or one that a firm bears. */
const isParty = (name: string): boolean => TITLE.test(name) || isCompanyName(name) || AGENCY.test(name);

/** The persons or companies that a field's labels name, each once; a lead tenant and the others may stand apart. */
function namesOf(candidates: readonly FieldCandidate[]): FormRow[] {
  const isNamed = candidates.some(({ value }) => value.kind === 'text' && isParty(value.text));
  const rows = candidates.flatMap(({ value, printed }): FormRow[] => {
    if (value.kind !== 'text') return [];
    // Beside one that is named, what begins an address is what a house is called: `Landlord address`.
    if (isNamed && !isParty(value.text) && postcodeAtEnd(printed.text)) return [];
    const whole = value.text.replace(/,?\s*\((?:lead|joint|primary|tenant|reg)[^)]*\)/gi, '').replace(/[.,;]$/, '');
    const text = withoutAddress(whole);
    const names = isCompanyName(text) || AGENCY.test(text) ? [text] : text.split(/,\s+/).flatMap(splitNames);
    return names.map((name) => personRow(name, printed));
  });
  return [...new Map(rows.map((row) => [foldText(nameIn(row)), row] as const)).values()];
}

/** Who it is by what they are, in the place of a name: `Paid by | The tenant, by bank transfer`. */
const ROLE = /^(?:the )?(?:lead |joint )?(?:tenant|contract[ -]holder|landlord|agent)(?:\(s\)|s)?(?:$|,)/i;

/** An agent is no landlord where a label names one: `Landlord` over `Letting agent`. */
function withoutAgents(layout: DocumentLayout, names: readonly FieldCandidate[]): readonly FieldCandidate[] {
  const labels = new Map(names.map((one) => [one, labelBefore(layout, one)]));
  const isAgents = (one: FieldCandidate): boolean => /\bagents?\b/i.test(labels.get(one) ?? '');
  const hasLandlord = names.some((one) => /\blandlords?\b/i.test(labels.get(one) ?? '') && !isAgents(one));
  return hasLandlord ? names.filter((one) => !isAgents(one)) : names;
}

/** The last phrase before a value on the line of its label. */
function labelBefore({ pages }: DocumentLayout, { page, lineIndex, printed: { box } }: FieldCandidate): string {
  const phrases = pages[page - 1]?.lines[lineIndex]?.phrases ?? [];
  return phrases.findLast(({ x1 }) => x1 <= box.x0)?.text ?? '';
}

/** Whether an address begins with a name on its first line: it is that party's. */
const isSentTo = (address: FieldCandidate | undefined, name: string): boolean =>
  address?.value.kind === 'address' && address.value.lines[0]?.startsWith(`${name}, `) === true;

/** Where letters to somebody go that do not go to them: `, c/o Otter Lettings Ltd`. */
const CARE_OF = /,? \(?(?:c\/o|care of|via)\b.*$/iu;

/** A name without the address that goes on behind it on its line. */
function withoutAddress(whole: string): string {
  const text = whole.replace(CARE_OF, '');
  // The postcode may stand on the next line.
  if (!postcodeAtEnd(text)) return text.replace(/, \d{1,4}[a-z]? \p{Lu}.*$/u, '');
  const company = /^.{2,60}?\b(?:ltd|limited|llp|plc)\b\.?(?=,)/iu.exec(text)?.[0];
  return company ?? text.replace(/,.*$/u, '');
}

/** Whom a letter greets by name and surname. */
const GREETED =
  /^dear (?!(?:sir|madam|customer|tenant|landlord|member)s?\b)(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’.-]*){1,3}),?$/iu;

/** Whom a letter is sent to that speaks of their landlord, or of a deposit that they paid. */
function toldTenants(layout: DocumentLayout): FormRow[] {
  const tells = layout.pages.some(({ lines }) => lines.some(({ text }) => TO_TENANT.test(text)));
  const names = tells ? (findAddressBlock(layout, { skip: () => false })?.names ?? []) : [];
  const titled = names.filter(({ text }) => TITLE.test(text));
  const sentTo = titled.map((one) => candidateOf({ kind: 'text', text: one.text }, one));
  return namesOf(sentTo.length > 0 || !tells ? sentTo : greeted(layout));
}

const greeted = ({ pages }: DocumentLayout): FieldCandidate[] =>
  pages.flatMap(({ lines, number }) =>
    lines.flatMap(({ phrases }) =>
      phrases.flatMap((phrase) => {
        const [, name] = GREETED.exec(phrase.text) ?? [];
        return name === undefined ? [] : [candidateOf({ kind: 'text', text: name }, printedPhrase(phrase, number))];
      }),
    ),
  );

const TO_TENANT = /\byour (?:landlord|letting agent|agent)\b|\b(?:received from|paid by) you\b/i;

/** The days of a tenancy that are printed as one period. */
function tenancyDates(fields: FormReading['fields']): Record<string, readonly FieldCandidate[]> {
  const [period] = fields['tenancyPeriod'] ?? [];
  if (period?.value.kind !== 'period' || fields['tenancyStart']) return {};
  const { start, end } = period.value;
  return {
    tenancyStart: [candidateOf({ kind: 'date', date: start }, period.printed)],
    tenancyEnd: [candidateOf({ kind: 'date', date: end }, period.printed)],
  };
}

/** Without an address of its own the certificate is for where it was sent, if that was to a tenant. */
function addressOf(layout: DocumentLayout, tenants: readonly FormRow[]): FieldCandidate | undefined {
  const block = findAddressBlock(layout, { skip: () => false });
  const lines = block?.lines.map(({ text }) => text.replace(/,$/, ''));
  const named = foldText(block?.names.map(({ text }) => text).join(' ') ?? '');
  // What has its own label on its line stands in no envelope: `Property address: 9 Mill Lane, York`.
  if (lines?.some((line) => /^\p{Lu}[\p{L} ]{2,30}: ?\S/u.test(line)) === true) return undefined;
  if (!tenants.some((row) => named.includes(foldText(nameIn(row))))) return undefined;
  return (
    block && lines && candidateOf({ kind: 'address', lines, postcode: block.postcode }, block.postcodePrinted, 0.7)
  );
}

/** Whether the place of a postcode is within that of an address. */
function isWithin({ printed }: FieldCandidate, address: FieldCandidate | undefined): boolean {
  const [{ box }, around] = [printed, address?.printed];
  return (
    around?.page === printed.page &&
    box.y0 >= around.box.y0 - 1 &&
    box.y1 <= around.box.y1 + 1 &&
    box.x0 >= around.box.x0 - 1 &&
    box.x0 <= around.box.x1
  );
}

const dateIn = (fields: FormReading['fields'], name: string): string | undefined => dayOf(fields[name]?.[0]);

function findingsOf(fields: FormReading['fields']): FormFinding[] {
  const [collected, protectedOn] = [dateIn(fields, 'collectedOn'), dateIn(fields, 'protectedOn')];
  const findings: FormFinding[] = [];
  if (collected && protectedOn && collected > protectedOn)
    findings.push(warning('The deposit was protected before it was received.'));
  const lodged = dateIn(fields, 'lodgedOn');
  if (lodged && protectedOn && lodged > protectedOn)
    findings.push(warning('The deposit was protected before the scheme was paid.'));
  for (const [name, what] of [
    ['depositAmount', 'amount'],
    ['protectedOn', 'day of protection'],
    ['identifier', 'number'],
  ] as const) {
    if (rivals(fields[name] ?? []) > 1)
      findings.push(warning(`The certificate gives more than one ${what} of the deposit.`));
  }
  return findings;
}

/** How many different values the best candidates of a field have. */
function rivals(candidates: readonly FieldCandidate[]): number {
  const best = candidates.filter(({ confidence }) => confidence > (candidates[0]?.confidence ?? 1) - 0.06);
  return new Set(best.map(({ value }) => JSON.stringify(value.kind === 'money' ? value.amount.minor : value))).size;
}
