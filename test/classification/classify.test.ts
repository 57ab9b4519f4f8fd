import { describe, expect, test } from 'vitest';
import { readProfileFiles } from '../../src/adapters/profile-files/read-profile-files.ts';
import { CLASS_CONFIDENCE_FOR_REVIEW } from '../../src/classification/calibration.ts';
import { classify } from '../../src/classification/classify.ts';
import type { Profile } from '../../src/profiles/profile.ts';
import { print, readPapers } from './papers.ts';

const { profiles } = readProfileFiles();
const papers = readPapers();
const supported = profiles.filter(({ kind, id }) => kind === 'generic' && id !== 'unknown');

describe('the class of a document', () => {
  test.each(papers.filter(({ classIdentifier }) => classIdentifier !== 'unknown'))(
    'is $classIdentifier for: $name',
    ({ classIdentifier, lines }) => {
      const found = classify(print(lines), profiles);
      const profile = supported.find((each) => each.classIdentifier === classIdentifier);
      expect(found).toMatchObject({ classIdentifier, className: profile?.className, fallback: false });
      expect(found.profilesMatched).toEqual([profile]);
    },
  );

  test.each(papers.filter(({ classIdentifier }) => classIdentifier === 'unknown'))(
    'is unknown for: $name',
    ({ lines }) => {
      expect(classify(print(lines), profiles)).toMatchObject({
        classIdentifier: 'unknown',
        className: 'Unknown: Unrecognised document',
        profilesMatched: [],
        fallback: true,
      });
    },
  );

  test('is unknown, and surely so, for a document without a word', () => {
    const found = classify({ pages: [] }, profiles);
    expect(found).toMatchObject({ classIdentifier: 'unknown', fallback: true });
    expect(found.confidence).toBeGreaterThan(CLASS_CONFIDENCE_FOR_REVIEW);
  });

  test('does not change with the order of the profiles', () => {
    const reversed = [...profiles].reverse();
    for (const { lines } of papers) {
      const layout = print(lines);
      expect(classify(layout, reversed).classIdentifier).toBe(classify(layout, profiles).classIdentifier);
    }
  });

  test('every supported class is tested with papers of several wordings, and so is being none of them', () => {
    const count = (id: string | undefined): number => papers.filter((paper) => paper.classIdentifier === id).length;
    for (const { classIdentifier } of supported) expect(count(classIdentifier)).toBeGreaterThanOrEqual(3);
    expect(supported).toHaveLength(16);
    expect(count('unknown')).toBeGreaterThanOrEqual(30);
  });
});

describe('the confidence', () => {
  const statement = papers.find(({ classIdentifier }) => classIdentifier === 'banking-statement');

  test('is low where two classes are equally likely', () => {
    const twins = profiles.filter(({ id }) => id === 'utility-water-bill' || id === 'unknown');
    const water = twins.find(({ id }) => id === 'utility-water-bill');
    if (water === undefined) throw new Error('no water profile');
    const twin: Profile = { ...water, id: 'twin', classIdentifier: 'twin' };
    const paper = papers.find(({ classIdentifier }) => classIdentifier === 'utility-water-bill');
    expect(classify(print(paper?.lines ?? []), [...twins, twin]).confidence).toBeLessThanOrEqual(0.5);
  });

  test('falls as less of the document is there', () => {
    const lines = statement?.lines ?? [];
    const whole = classify(print(lines), profiles).confidence;
    const head = classify(print(lines.slice(0, 6)), profiles);
    expect(head.classIdentifier === 'unknown' || head.confidence < whole).toBe(true);
  });
});

describe('an issuer profile', () => {
  const generic = supported.find(({ id }) => id === 'banking-statement');
  if (generic === undefined) throw new Error('no statement profile');
  const issuerOf = (id: string, ...issuer: readonly string[]): Profile => ({
    ...generic,
    id,
    kind: 'issuer',
    issuer,
    extends: generic.id,
  });
  const harbour = issuerOf('harbour', 'Harbour Building Society', 'Harbour');
  const mercia = issuerOf('mercia', 'Mercia Commercial Bank plc', 'Mercia Bank');
  const matched = (name: string): readonly string[] => {
    const paper = papers.find((each) => each.name === name);
    return classify(print(paper?.lines ?? []), [...profiles, harbour, mercia]).profilesMatched.map(({ id }) => id);
  };

  test('is matched after the generic one when the issuer prints its name at the head of the page', () => {
    expect(matched('joint account without running balance')).toEqual(['banking-statement', 'harbour']);
    expect(matched('business account')).toEqual(['banking-statement', 'mercia']);
  });

  test('is not matched by another issuer, nor for a document of another class', () => {
    expect(matched('quiet month with two transactions')).toEqual(['banking-statement']);
    expect(matched('yearly statement')).toEqual(['property-mortgage-statement']);
  });

  test('is not matched by a name inside a transaction', () => {
    const paper = papers.find(({ name }) => name === 'quiet month with two transactions');
    const lines = [...(paper?.lines ?? []).slice(0, 4)];
    for (let day = 1; day <= 20; day++)
      lines.push(`${String(day)} Aug      Transfer to Harbour     1.00     ${String(50 - day)}.00`);
    expect(classify(print(lines), [...profiles, harbour]).profilesMatched.map(({ id }) => id)).toEqual([
      'banking-statement',
    ]);
  });
});
