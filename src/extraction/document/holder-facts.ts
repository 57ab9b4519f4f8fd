// Who holds the account: the names of the address block or of a label, each with what tells persons from companies.
import { foldText } from '../../kernel/text.ts';
import type { FactRow } from '../../model/facts.ts';
import type { Printed } from '../../model/printed.ts';
import type { FieldCandidate, FieldCandidates } from '../fields/find-fields.ts';
import { withFullNames, type Holder } from './full-names.ts';
import { isKindAlone, keyOf } from './issuer-names.ts';
import type { AddressBlock } from './parties.ts';
import { areNames, isCompanyName, isFirstOfCompany, personParts, splitNames } from './party-names.ts';
import { isNamedAsIssuer } from './own-holder.ts';
import { factOf, joinedPieces, present } from './make-facts.ts';
import { mustGoOn, nameInColumn, wholeName } from './wrapped-holder.ts';
import { isJoint, mayBeSecond, namesOverNumber } from './second-names.ts';
import { findTitledNames, titledNames } from './titled-names.ts';
import type { DocumentContext } from './document-context.ts';
import { LABELLED } from '../fields/labelled.ts';

/** The holders in printed order: by the address block or the account's name, whichever says more, else by titled names. */
export function holdersOf(context: DocumentContext, fields: FieldCandidates): readonly Holder[] {
  const { fromBlock, fromLabel } = namedHolders(context, fields);
  const best = fuller(fromBlock, fromLabel);
  return withFullNames(context.layout, best.length > 0 ? best : findTitledNames(context.layout).flatMap(splitHolders));
}

/** What makes the holders doubtful: two places name others, or nothing but a name that stands alone does. Undefined where nothing. */
export function holderDoubt(context: DocumentContext, fields: FieldCandidates): string | undefined {
  const { fromBlock, fromLabel, isCut } = namedHolders(context, fields);
  if (isCut) return MAY_GO_ON;
  const [block, label] = [fromBlock[0]?.name, fromLabel[0]?.name];
  const lines = (context.address?.lines ?? []).map(({ text }) => text);
  const isAlone = fromBlock.length === 1 && label === undefined;
  // A name beneath that of a holder went to the address.
  if (
    block !== undefined &&
    (namesOverNumber(lines) > 0 || (isAlone && mayBeSecond(lines[0]) && isJoint(context.layout)))
  )
    return MAY_GO_ON;
  if (block !== undefined && label !== undefined) {
    const isSame = fromBlock.some((one) => fromLabel.some((other) => sharesName(one.name, other.name)));
    return isSame || !isWhole(label) ? undefined : `The holder may be ${block} or ${label}.`;
  }
  const alone = new Set(titledNames(context.layout).map(({ text }) => foldText(text)));
  return block === undefined && label === undefined && alone.size > 1
    ? 'Who holds the account is told by a name that stands alone, and several do.'
    : undefined;
}

const MAY_GO_ON = 'The names of the holders may go on where they were not read.';

/** Whether a name says more than a title and initials: a narrow cell breaks it off there. */
const isWhole = (name: string): boolean =>
  foldText(name)
    .split(' ')
    .some((word) => word.length > 2 && !TITLES.test(word));

/** Whether a block of names and an address is of others than these; not where either names nobody. */
export function isOfOthers({ names }: AddressBlock, known: readonly string[]): boolean {
  const own = names.map(({ text }) => text);
  return own.length > 0 && known.length > 0 && !own.some((name) => known.some((other) => sharesName(name, other)));
}

/** Whether two names may be of one person or company: they share a word of some length. */
function sharesName(one: string, other: string): boolean {
  const words = new Set(
    foldText(other)
      .split(' ')
      .filter((word) => word.length > 2),
  );
  return foldText(one)
    .split(' ')
    .some((word) => words.has(word) && !TITLES.test(word));
}

const TITLES = /^(?:mrs|miss|prof|the|and|ltd|limited|plc|llp)$/;

function namedHolders(
  context: DocumentContext,
  fields: FieldCandidates,
): { readonly fromBlock: readonly Holder[]; readonly fromLabel: readonly Holder[]; readonly isCut: boolean } {
  const issuer = context.issuer?.name;
  const labelled = labelledName(fields, issuer);
  const text =
    labelled?.value.kind === 'text'
      ? withoutProduct(nameOf(labelled.value.text, labelled.printed, context))
      : undefined;
  const fromLabel = labelled && text !== undefined ? splitHolders({ ...labelled.printed, text }) : [];
  const withoutIssuer = (found: readonly Holder[]): readonly Holder[] =>
    found.filter(({ name }) => !isNamedAsIssuer(name, issuer));
  return {
    fromBlock: withoutIssuer(splitHolders(joinedNames(context.address?.names ?? []))),
    fromLabel: withoutIssuer(fromLabel),
    isCut: text !== undefined && mustGoOn(text),
  };
}

/** The likeliest name that a label gives: what a sentence goes on with, and what the account is called, is none. */
export function labelledName(fields: FieldCandidates, issuer: string | undefined): FieldCandidate | undefined {
  return fields['accountName']?.find((one) => isName(one, issuer));
}

/** The name of a label, with what its cell goes on with, and without what stands in the column beside it. */
function nameOf(text: string, printed: Printed, { layout }: DocumentContext): string {
  if (text !== printed.text) return text;
  const own = nameInColumn(layout, printed);
  return own === text ? wholeName(layout, printed) : own;
}

const NAME_WORDS = 9;
const SENTENCE =
  /^(?:of|for|is|as|and|or|on|in|to|will|has)\b|\b(?:authorised|regulated|registered|compensation scheme|(?:conduct|regulation) authority|ombudsman)\b/i;
/** What the account is called, where its name is no person's: `Account name: Everyday Current Account`. */
const PRODUCT =
  /\b(?:account|saver|savings|isa|bond|card|mastercard|visa)(?: (?:plus|extra|gold|\d{1,3}|(?:issue|series|edition) ?\d+|\([^()]*\)))*$/i;

/** What accounts are called where nothing says that they are accounts: every word is one that products are told apart by. */
const TIER =
  /^(?:(?:the|club|classic|select|rewards?|premier|premium|advance|freedom|everyday|basic|student|graduate|youth|adult|current|silver|gold|platinum|plus|extra|choice|cash|easy|access|instant|fixed|rate|regular|online|branch|notice|limited|edition|standard|personal|joint|business|foundation|flex|flexible|direct|\d+)(?: |$))+$/i;

/** What the paper calls itself, in large type beside the label of a side bar: `Your everyday account statement`. */
const TITLE_OF_PAPER = /^your\b.*\b(?:statement|account|summary|transactions)\b|\bstatements?$/i;

/** The label of a number, and the end of a sentence: names have a capital. */
const NO_NAME = /\b[Nn]umber$|^\p{Ll}+[.;]?$|^\p{Ll}+(?: [^\s\p{Lu}]+){3}/u;

/** Whether a name is that of a product: by its words, with that of the issuer before them or without it. */
function isProduct(text: string, issuer: string | undefined): boolean {
  const own = new Set(issuer === undefined ? [] : foldText(issuer).split(' '));
  const words = foldText(text).split(' ');
  const rest = words.slice(words.findIndex((word) => !own.has(word)));
  return PRODUCT.test(text) || TIER.test(rest.join(' '));
}

/** `Jane Carver – Everyday`: the name without what the account is called. */
function withoutProduct(text: string): string {
  const [name, product, ...more] = text.split(/\s[–—-]\s/);
  const isOne = name !== undefined && product !== undefined && more.length === 0;
  const isTier = isOne && !isCompanyName(product) && !/\b(?:mr|mrs|miss|ms|mx|dr)\b/i.test(product);
  return isTier && areNames(name) ? name : text;
}

/** Whether the words of a label stand within the name of the issuer, and these end it: `ALDER TRUSTEE` and `NORTHERN BANK PLC.` */
function isEndOf(issuer: string | undefined, text: string): boolean {
  const end = keyOf(text);
  return issuer !== undefined && end.includes(' ') && keyOf(issuer).endsWith(` ${end}`);
}

function isName({ value, confidence }: FieldCandidate, issuer: string | undefined): boolean {
  if (
    value.kind !== 'text' ||
    SENTENCE.test(value.text) ||
    isKindAlone(value.text) ||
    isEndOf(issuer, value.text) ||
    isProduct(value.text, issuer) ||
    TITLE_OF_PAPER.test(value.text) ||
    NO_NAME.test(value.text) ||
    value.text.split(' ').length > NAME_WORDS
  )
    return false;
  return confidence >= LABELLED || areNames(value.text) || (isCompanyName(value.text) && !IN_SENTENCE.test(value.text));
}

/** What a sentence goes on with beneath its label, and how it ends: `by the Scheme.` */
const IN_SENTENCE = /^\p{Ll}{2,} |(?<!\S)\p{Ll}{4,}[.;]$/u;

/** Facts of the holders that are persons, and of those that are organisations. */
export function holderFacts(
  context: DocumentContext,
  holders: readonly Holder[],
): { readonly persons: readonly FactRow[]; readonly organisations: readonly FactRow[] } {
  const persons = holders.filter(({ name }) => !isCompanyName(name));
  const organisations = holders.filter(({ name }) => isCompanyName(name));
  return {
    persons: persons.map((holder, i) => ({ ...personFacts(context, holder), ...relationship(i) })),
    organisations: organisations.map((holder, i) => ({ ...nameFact(context, holder), ...relationship(i) })),
  };
}

/** The fuller of two readings of the same names: either may be cut where a line ends. */
function fuller(block: readonly Holder[], label: readonly Holder[]): readonly Holder[] {
  // The account of a business is the company's, whoever owns it, runs it or has the letter.
  const areCompanies = (holders: readonly Holder[]): boolean => holders.some(({ name }) => isCompanyName(name));
  if (block.length > 0 && label.length > 0 && areCompanies(block) !== areCompanies(label))
    return areCompanies(block) ? block : label;
  const letters = (holders: readonly Holder[]): number =>
    holders.reduce((sum, { name }) => sum + name.replace(/\P{L}/gu, '').length, 0);
  const more = letters(label) - letters(block);
  return more > 0 || (more === 0 && label.length < block.length) ? label : block;
}

/** Names on several lines as one text, as if they were printed on one. */
function joinedNames(names: readonly Printed[]): Printed | undefined {
  const piece = joinedPieces(names);
  const [first = '', ...others] = names.map((name) => name.text);
  const text = others.reduce((all, name) => `${all}${goesOn(all, name) ? ' ' : ' & '}${name}`, first);
  return piece && { ...piece, text };
}

/** Whether a line goes on with the name above it: one of them says `and`, it is a surname alone, or `JOINERY LIMITED` beneath `OTTER & WREN`. */
function goesOn(above: string, line: string): boolean {
  return mustGoOn(above) || /^(?:&|and)\b/i.test(line) || !line.includes(' ') || isFirstOfCompany(above, line);
}

function splitHolders(printed: Printed | undefined): Holder[] {
  return printed ? splitNames(printed.text).map((name) => ({ name, printed })) : [];
}

function nameFact(context: DocumentContext, { name, printed }: Holder): FactRow {
  return { name: factOf(context, name, printed, { rule: 'accountName' }) };
}

function personFacts(context: DocumentContext, holder: Holder): FactRow {
  const parts = Object.entries(personParts(holder.name)).map(([part, value]) => {
    const how = { rule: `accountName/${part}`, confidence: 0.85 };
    return [part, value === undefined ? undefined : factOf(context, value, holder.printed, how)] as const;
  });
  return { ...nameFact(context, holder), ...present(Object.fromEntries(parts)) };
}

function relationship(index: number): FactRow {
  return { relationship: { value: index === 0 ? 'Primary' : 'Secondary' } };
}
