import { describe, expect, it } from 'vitest';
import { isPhrasing } from '../../../src/extraction/document/phrasing.ts';

describe('what stands where names do and is none', () => {
  it.each([
    'What you told us',
    'Cover done properly',
    'Energy made simple',
    'Better lending for everyone',
    'Who is insured?',
    'Here to help when it matters',
    'Statement of account',
    'SECTION A - INSURANCE',
    'Part 2: The mutual',
  ])('is a heading, a question or a slogan: %s', (text) => {
    expect(isPhrasing(text)).toBe(true);
  });

  it.each([
    'first harbour',
    'Marlow by Fenwick Vale',
    'Bank of Wychbury',
    'London Borough of Thornmere',
    'More Than Homes',
    'Here for You Care Ltd',
    'IT Services',
    'E.LM Next',
    'Tarn & Fell',
    'Wychbury Metropolitan Borough Council',
    'Part Exchange Finance',
    'Section Mutual',
  ])('is none of them where companies are called so: %s', (text) => {
    expect(isPhrasing(text)).toBe(false);
  });
});
