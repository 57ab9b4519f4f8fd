// What papers in plain words say of the vehicle: in sentences (`A Rover 25, registration …`), and several things in one value
// (`998cc Petrol Manual`, `Fuel / gearbox: Petrol / Manual`). They count where no label of its own tells them.
import type { DocumentLayout } from '../../../model/layout.ts';
import type { FieldRule } from '../../../profiles/profile.ts';
import type { FieldCandidate, FieldCandidates } from '../../fields/find-fields.ts';
import { readValue } from '../../fields/values.ts';
import { sharedCells } from './shared-cells.ts';
import { withRest } from './wrapped.ts';

type Rules = Readonly<Record<string, FieldRule>>;

/** Fields that sentences stand in for, under the name of the field with `Said`. */
const SAID = ['registration', 'makeModel', 'registrationYear', 'vehicleValue', 'numberOfSeats', 'overnight'] as const;
/** Fields that one text about the engine may tell. */
const OF_ENGINE = ['engineSize', 'fuelType', 'transmission'] as const;
/** What stands between the parts of such a text. */
const BETWEEN = /\s*[,/;·|()]\s*|\s+[-–]\s+|\s+/;

/** The fields of a paper, with those that only sentences and shared values give. */
export function withSaid(
  layout: DocumentLayout,
  labelled: FieldCandidates,
  { rules, currency }: { readonly rules: Rules; readonly currency: string },
): FieldCandidates {
  const fields = { ...sharedCells(layout, rules, currency), ...labelled };
  const said = SAID.flatMap((name) => {
    const rule = rules[name];
    const told = [...(fields[`${name}Said`] ?? []), ...(name === 'overnight' ? (fields['nightSaid'] ?? []) : [])];
    const own = rule ? told.flatMap((one) => reread(one, rule, currency)) : [];
    return isAbsent(name, fields) && own.length > 0 ? [[name, own] as const] : [];
  });
  const texts = [
    // What is begun in brackets goes on: `1400cc, petrol (mild` over `hybrid)`.
    ...(fields['engineText'] ?? []).flatMap((one) => withRest(layout, one, /\([^)]*$/) ?? []),
    ...(fields['engineSaid'] ?? []),
    ...(fields['transmissionSaid'] ?? []),
    ...['vehicle', 'makeModel', 'model'].flatMap((name) => (fields[name] ?? []).flatMap(fromCapacity)),
  ];
  const parts = OF_ENGINE.flatMap((name) => {
    const rule = rules[name];
    if (!rule || fields[name]) return [];
    const [found] = texts.flatMap((text) => partOf(text, rule, currency));
    return found ? [[name, [found]] as const] : [];
  });
  const all: FieldCandidates = Object.fromEntries<readonly FieldCandidate[]>([...said, ...parts]);
  return { ...fields, ...all };
}

/** What a description of a vehicle says of its engine: `… 998cc Petrol Manual`. */
function fromCapacity(candidate: FieldCandidate): FieldCandidate[] {
  const { value } = candidate;
  const text = value.kind === 'text' ? /\b\d[\d,]{2,4} ?cc\b.*$/i.exec(value.text)?.[0] : undefined;
  return text === undefined ? [] : [{ ...candidate, value: { kind: 'text', text } }];
}

function isAbsent(name: string, fields: FieldCandidates): boolean {
  if (fields[name]) return false;
  return name === 'makeModel' ? !fields['vehicle'] && !(fields['make'] && fields['model']) : true;
}

/** A sentence's words as the field itself would read them. */
function reread(candidate: FieldCandidate, rule: FieldRule, currency: string): FieldCandidate[] {
  const { value } = candidate;
  if (value.kind !== 'text' || rule.value !== 'choice') return [candidate];
  const read = readValue(value.text, rule, currency);
  return read ? [{ ...candidate, value: read }] : [];
}

/** The first stretch of a text, from a word of it on, that the field reads. */
function partOf(candidate: FieldCandidate, rule: FieldRule, currency: string): FieldCandidate[] {
  if (candidate.value.kind !== 'text') return [];
  const words = candidate.value.text.split(BETWEEN).filter(Boolean);
  for (const at of words.keys()) {
    const rest = words.slice(at).join(' ');
    // A letter alone is a code only where it is all there is.
    const value = (words[at]?.length ?? 0) > 1 ? readValue(rest, rule, currency) : undefined;
    if (value) return [{ ...candidate, value, confidence: Math.min(candidate.confidence, 0.85) }];
  }
  return [];
}
