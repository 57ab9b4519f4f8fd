// The home that is insured: where it stands, and what it is.
import { foldText } from '../../../kernel/text.ts';
import type { AddressBlock } from '../../document/parties.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import type { FormCell, FormRow } from '../list-rows.ts';
import { houseOver, type Named } from './holders.ts';

/** One row for the home; without an address of its own it is where the holders live. */
export function readProperties(
  fields: FieldCandidates,
  block: AddressBlock | undefined,
  holders: readonly Named[],
  inParts?: FieldCandidate,
): FormRow[] {
  const address = fields['riskAddress']?.[0] ?? fields['homeAddress']?.[0] ?? inParts;
  const place = address?.value.kind === 'address' ? placed(address) : block ? ofBlock(block, holders) : {};
  const cells: Record<string, FormCell> = { ...place };
  for (const [name, field] of [
    ['bedrooms', 'bedrooms'],
    ['built', 'yearBuilt'],
    ['tenure', 'tenure'],
  ] as const) {
    const [first] = fields[field] ?? [];
    if (first) cells[name] = first;
  }
  const [type] = fields['propertyType'] ?? [];
  if (type?.value.kind === 'text')
    cells['propertyType'] = { ...type, value: { kind: 'text', text: capital(type.value.text.replace(/^an? /i, '')) } };
  return Object.keys(cells).length > 0 ? [cells] : [];
}

function placed(address: FieldCandidate): Record<string, FormCell> {
  if (address.value.kind !== 'address') return {};
  const { lines, postcode } = address.value;
  const texts = /^same as|^as above/.test(foldText(lines[0] ?? '')) ? [] : lines;
  const cell = (value: FormCell['value']): FormCell => ({
    value,
    printed: address.printed,
    confidence: address.confidence,
  });
  return { lines: cell({ kind: 'texts', texts }), postcode: cell({ kind: 'text', text: postcode }) };
}

function ofBlock(block: AddressBlock, holders: readonly Named[]): Record<string, FormCell> {
  const { lines, postcode, postcodePrinted } = block;
  const texts = [...[houseOver(block, holders) ?? []].flat(), ...lines.map(({ text }) => text.replace(/,$/, ''))];
  return {
    lines: { value: { kind: 'texts', texts }, printed: postcodePrinted, confidence: 0.7 },
    postcode: { value: { kind: 'text', text: postcode }, printed: postcodePrinted, confidence: 0.8 },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
