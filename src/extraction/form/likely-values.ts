// What only the likely meaning of a label gives (fields/likely-labels.ts): it fills what nothing else does, and takes the place of nothing.
import { madeOnce } from '../../kernel/made-once.ts';
import type { Profile } from '../../profiles/profile.ts';
import type { FieldCandidates } from '../fields/find-fields.ts';
import { LIKELY_MEANING } from '../fields/likely-labels.ts';
import type { FormFinding, FormReading } from './form-reading.ts';

/** A reading without what likely labels gave it. */
export function withoutLikely(reading: FormReading): FormReading {
  const fields = Object.entries(reading.fields).map(
    ([name, candidates]) => [name, candidates.filter(({ likely }) => likely === undefined)] as const,
  );
  return { ...reading, fields: Object.fromEntries(fields.filter(([, candidates]) => candidates.length > 0)) };
}

/** A reading with the values that it lacks and that one with likely labels has, and a doubt of each. */
export function withLikely(known: FormReading, likely: FormReading, profile: Profile): FormReading {
  const isTold = namesInNodes(profile);
  const added: FieldCandidates = Object.fromEntries(
    Object.entries(likely.fields).filter(([name]) => known.fields[name] === undefined && isTold(name)),
  );
  const lists = Object.entries(likely.lists).filter(([name, { length }]) => length > 0 && !known.lists[name]?.length);
  const doubts = [
    ...Object.entries(added).map(([name, [best]]) => doubtOf(best?.likely ?? name)),
    ...lists.map(([name]) => doubtOf(name)),
  ];
  return {
    ...known,
    fields: { ...known.fields, ...added },
    lists: { ...known.lists, ...Object.fromEntries(lists) },
    findings: [...known.findings, ...doubts],
  };
}

function doubtOf(label: string): FormFinding {
  return { severity: 'warnings', reason: `${LIKELY_MEANING}${label}.` };
}

/** Whether nodes are made of a field or its parts (`$period`, `$periodStart`). */
const namesInNodes = madeOnce(({ nodes }: Profile): ((name: string) => boolean) => {
  const text = JSON.stringify(nodes);
  return (name) => text.includes(`$${name}`);
});
