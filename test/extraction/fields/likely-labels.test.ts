// Labels in words that no profile lists.
import { describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../../src/adapters/profile-files/read-profile-files.ts';
import { likelyFields } from '../../../src/extraction/fields/likely-labels.ts';
import type { FieldRule } from '../../../src/profiles/profile.ts';

const { profiles } = readProfileFiles();

/** What a text is likely to be a label of, by the labels of a profile. */
const asked = (id: string, text: string): readonly string[] =>
  likelyFields(text, profiles.find((one) => one.id === id)?.fields ?? {}).map(({ field }) => field);

describe('a label that no profile lists', () => {
  it('means what the labels with its words do', () => {
    expect(asked('property-mortgage-illustration', 'Everything you will pay back in total')).toEqual(['totalPayable']);
    expect(asked('property-mortgage-statement', 'Months until the expiry of your term')).toEqual(['remainingMonths']);
    expect(asked('utility-broadband-bill', 'Amount now left for you to pay')).toEqual(['amountDue']);
  });

  it('may be known by the words of a pattern, and not by those that it forbids', () => {
    expect(asked('insurance-motor-schedule', 'Last day insured')).toEqual(['endDate']);
    expect(asked('insurance-motor-schedule', 'Day of cover')).toEqual([]);
  });

  it('means nothing in words of its own', () => {
    for (const { id } of profiles) expect(asked(id, 'Marmalade and toast by the window')).toEqual([]);
  });

  it('is understood rightly 95 times of 100 where a label is taken from the lists, and in most cases understood', () => {
    const tried = profiles.filter(({ kind }) => kind !== 'base').flatMap(({ fields }) => heldOut(fields));
    const taken = tried.filter(({ found }) => found.length > 0);
    expect(tried.length).toBeGreaterThan(1_000);
    expect(taken.length / tried.length).toBeGreaterThan(0.5);
    expect(taken.filter(({ isRight }) => isRight).length / taken.length).toBeGreaterThan(0.95);
  });
});

/** Every tenth label of all fields, asked of the others. */
function heldOut(
  fields: Readonly<Record<string, FieldRule>>,
): { readonly found: readonly string[]; readonly isRight: boolean }[] {
  const labels = [...new Set(Object.values(fields).flatMap((rule) => rule.labels))];
  const out = new Set(labels.filter((_label, i) => i % 10 === 0));
  const known = Object.fromEntries(
    Object.entries(fields).map(([name, rule]) => [
      name,
      { ...rule, labels: rule.labels.filter((label) => !out.has(label)) },
    ]),
  );
  return [...out].map((label) => {
    const owners = Object.entries(fields).filter(([, rule]) => rule.labels.includes(label));
    const kinds = new Set(owners.map(([, { value }]) => value));
    const found = likelyFields(label, known)
      .map(({ field }) => field)
      .filter((field) => kinds.has(fields[field]?.value ?? 'text'));
    return { found, isRight: found.every((field) => owners.some(([name]) => name === field)) };
  });
}
