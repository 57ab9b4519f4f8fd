// The home that is insured: where it stands, and what it is.
import { capitalised, foldText } from '../../../kernel/text.ts';
import type { DocumentLayout, Phrase } from '../../../model/layout.ts';
import type { AddressBlock } from '../../document/parties.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { namesAnother } from '../another-address.ts';
import type { FormFinding } from '../form-reading.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { addressLedTo } from './address-led.ts';
import { postcodesApart } from './address-parts.ts';
import { houseOver, type Home, type Named } from './holders.ts';
import { withRest } from './wrapped.ts';

/** What a value ends in that goes on beneath: `Owned with`, `Purpose built`. */
const OPEN = /\b(?:with|by|from|of|or|a|on|built|detached|terraced?|converted|conversion)$|-$/i;

/** What follows the type of a home in its value: `…, 3 bedrooms, built 1931`. */
const SAID_BESIDE =
  /(?:,| with)? (?:(?:\d{1,2}|one|two|three|four|five|six)[ -]bed(?:room)?(?:s|ed)?|(?:built|constructed|dating|erected|converted) (?:in |from |about |around |circa |c\.? ?)?\d{4})\b.*$/i;

/** The grade that a home is listed in, behind its type: `…, Grade II* listed`, `… (Category B listed)`. */
const LISTED =
  /,? \(?(?:(?:not|non) )?(?:an? )?(?:(?:grade|category|cat\.?) (?:i{1,3}|[123abc]|b[12+]|c\(s\))\*?,? )?listed(?: building)?(?:,? (?:grade|category|cat\.?) (?:i{1,3}|[123abc]|b[12+]|c\(s\))\*?)?\)?$/i;

/** One row for the home; without an address of its own it is where the holders live. */
export function readProperties(
  layout: DocumentLayout,
  fields: FieldCandidates,
  { holders, block, address: home }: Home,
): FormRow[] {
  const labelled = (fields['riskAddress'] ?? []).find((one) => !isSame(one));
  const led = addressLedTo(layout, 'risk');
  // Beneath a heading the sentence that leads to the address would pass for its first line.
  const address = labelled && !(led && postcodeIn(led) === postcodeIn(labelled)) ? labelled : (led ?? home);
  const place = address?.value.kind === 'address' ? placed(address) : block ? ofBlock(block, holders) : {};
  const cells: Record<string, FormCell> = { ...place };
  for (const [name, field] of [
    ['bedrooms', 'bedrooms'],
    ['built', 'yearBuilt'],
    ['tenure', 'tenure'],
  ] as const) {
    const first = withRest(layout, fields[field]?.[0], OPEN);
    if (first) cells[name] = first;
  }
  const type = withHouse(layout, withRest(layout, (fields['propertyType'] ?? fields['propertyTypeAlone'])?.[0], OPEN));
  if (type?.value.kind === 'text')
    cells['propertyType'] = {
      ...type,
      value: {
        kind: 'text',
        text: capitalised(
          type.value.text
            .replace(/^(?:(?:it|this) is )?an? /i, '')
            .replace(SAID_BESIDE, '')
            .replace(LISTED, ''),
        ),
      },
    };
  return Object.keys(cells).length > 0 ? [cells] : [];
}

const postcodeIn = ({ value }: FieldCandidate): string | undefined =>
  value.kind === 'address' ? value.postcode : undefined;

/** Words that lead to the home that is insured, and those of addresses of others. */
const INSURED = {
  leads:
    /^(?=.{3,60}$)(?!.*\b(?:type|kind|year|age|owner(?:ship)?|use|value|correspondence|postal|previous|last|live|lives)\b).*\b(?:property|premises|dwelling|risk|situated?|situation|home|house|insured)\b/i,
  others:
    /\b(?:insurance|insurers?|underwrit\w+|brokers?|intermediary|schedule|policy ?holders?|policy|agents?|provider|claims?|lenders?|mortgagees?|mortgage|building society|interested|limited|ltd|plc)\b/i,
  sentences:
    /\b(?:insures?|insuring|covers?|covering|protects?)\b.{0,40}\b(?:home|house|property|premises|building|dwelling)\b/i,
} as const;

/** What makes it doubtful that the home is where its holders live: no label names it, and another address is printed that may be it. */
export function propertyFindings(
  layout: DocumentLayout,
  fields: FieldCandidates,
  rows: readonly FormRow[],
): FormFinding[] {
  const postcode = rows[0]?.['postcode']?.value;
  const findings = isCutShort(layout, rows[0]?.['propertyType']) ? [CUT_SHORT] : [];
  if (fields['riskAddress'] || addressLedTo(layout, 'risk') || postcode?.kind !== 'text') return findings;
  if (isSaidToBeSame(layout)) return findings;
  const isAnother =
    namesAnother(layout, postcode.text, INSURED) || postcodesApart(layout).some((one) => one !== postcode.text);
  return isAnother ? [...findings, ANOTHER_HOME] : findings;
}

/** `Situation: the postal address shown above`: a label of the home says that it is where the holders live. */
const SAME =
  /^(?:(?:the )?same(?: as\b.*)?|as (?:above|(?:the |your )?(?:postal|correspondence|mailing|policy ?holder['’]?s|proposer['’]?s|insured['’]?s) address\b.*)|(?:at )?(?:the |your )?(?:postal|correspondence|mailing|above|policy ?holder['’]?s|proposer['’]?s|insured['’]?s) address(?: (?:shown|given|stated))?(?: (?:above|overleaf))?)\.?$/i;

/** Whether what stands beside the label of a home says so; lines beneath are of another address. */
const isSame = ({ value }: FieldCandidate): boolean => value.kind === 'address' && SAME.test(value.lines[0] ?? '');

const isSaidToBeSame = ({ pages }: DocumentLayout): boolean =>
  pages.some(({ lines }) =>
    lines.some(({ phrases }) =>
      phrases.some(({ text }, at) => SAME.test(text) && INSURED.leads.test(phrases[at - 1]?.text ?? '')),
    ),
  );

const ANOTHER_HOME: FormFinding = {
  severity: 'warnings',
  reason: 'The home was taken to be where its holders live, and another one may be printed.',
};
const CUT_SHORT: FormFinding = {
  severity: 'warnings',
  reason: 'What kind of home it is may go on beneath the line that was read.',
};

/** What a home is said to be with the word for it beneath, where it has none itself: `Mid-terrace` over `house`. */
function withHouse(layout: DocumentLayout, type: FieldCandidate | undefined): FieldCandidate | undefined {
  const rest = houseBeneath(layout, type)?.text;
  if (type?.value.kind !== 'text' || rest === undefined || !/^\p{L}+$/u.test(rest) || NOUN.test(type.value.text))
    return type;
  return { ...type, value: { kind: 'text', text: `${type.value.text} ${rest}` } };
}

const NOUN = /\b(?:house|bungalow|flat|apartment|maisonette|cottage|villa|studio|home|property)\b/i;

/** Whether what a home is said to be has a word for homes right beneath it, at its own edge, that is no part of it. */
const isCutShort = (layout: DocumentLayout, type: FormCell | undefined): boolean =>
  houseBeneath(layout, type) !== undefined;

function houseBeneath(
  { pages }: DocumentLayout,
  type: Pick<FormCell, 'value' | 'printed'> | undefined,
): Phrase | undefined {
  if (type?.value.kind !== 'text') return undefined;
  const { page, box } = type.printed;
  const said = foldText(type.value.text);
  return (pages[page - 1]?.lines ?? [])
    .flatMap(({ phrases }) => phrases)
    .find(
      ({ x0, y0, text }) =>
        Math.abs(x0 - box.x0) <= 1 &&
        y0 > box.y1 - 1 &&
        y0 - box.y1 < 0.8 * (box.y1 - box.y0) &&
        HOUSE.test(text) &&
        !said.includes(foldText(text)),
    );
}

/** How the second line of a home's description begins. */
const HOUSE = /^(?:[\p{Ll}-]+ ){0,2}(?:house|bungalow|flat|apartment|maisonette|cottage|villa|terraced?|studio)\b/u;

function placed(address: FieldCandidate): Record<string, FormCell> {
  if (address.value.kind !== 'address') return {};
  const { lines, postcode } = address.value;
  const cell = (value: FormCell['value']): FormCell => ({
    value,
    printed: address.printed,
    confidence: address.confidence,
  });
  return { lines: cell({ kind: 'texts', texts: lines }), postcode: cell({ kind: 'text', text: postcode }) };
}

function ofBlock(block: AddressBlock, holders: readonly Named[]): Record<string, FormCell> {
  const { lines, postcode, postcodePrinted } = block;
  const texts = [...[houseOver(block, holders) ?? []].flat(), ...lines.map(({ text }) => text.replace(/,$/, ''))];
  return {
    lines: { value: { kind: 'texts', texts }, printed: postcodePrinted, confidence: 0.7 },
    postcode: { value: { kind: 'text', text: postcode }, printed: postcodePrinted, confidence: 0.8 },
  };
}
