// A number that begins with a word of its label is doubted, whatever made one word of both.
import { describe, expect, it } from 'vitest';
import { gluedLabels } from '../../../src/services/understanding/glued-labels.ts';

const said = (property: string, value: string): string[] =>
  gluedLabels([{ id: 'urn:draft:node-1', type: 'ark:Account', [property]: value }]).map(({ reason }) => reason);

describe('a number', () => {
  it.each([
    ['accountNumber', 'number44/1033-7'],
    ['policyNumber', 'no.FNL77209'],
    ['reference', 'ref20931'],
  ])('is doubted where %s is %s', (property, value) => {
    expect(said(property, value)).toEqual([`A number may begin with the last word of its label: ${value}.`]);
  });

  it.each([
    ['accountNumber', '44/1033-7'],
    ['reference', 'REF20931'],
    ['policyNumber', 'NO 77209'],
    ['name', 'no1 Cars Limited'],
  ])('is not where %s is %s', (property, value) => {
    expect(said(property, value)).toEqual([]);
  });
});
