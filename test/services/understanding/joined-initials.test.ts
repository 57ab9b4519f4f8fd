import { describe, expect, it } from 'vitest';
import { joinedInitials } from '../../../src/services/understanding/joined-initials.ts';
import { pageOf } from './page-of.ts';

const said = (lines: readonly string[], confidence?: number): string[] =>
  joinedInitials(pageOf(lines, confidence), [
    { id: 'urn:draft:node-1', type: 'ark:Person', name: 'MISS EB LINDLEY', title: 'MISS' },
  ]).map(({ reason }) => reason);

describe('initials that were recognised as one word', () => {
  const both = ['MISS EB LINDLEY', 'Reference 4416 MISS E B LINDLEY'];

  it('are doubted where they stand apart elsewhere', () => {
    expect(said(both)).toEqual(['The initials of a person are printed together and apart.']);
  });

  it('are believed where nothing prints them apart, or nothing was recognised', () => {
    expect(said(['MISS EB LINDLEY', 'MISS EB LINDLEY'])).toEqual([]);
    expect(said(both, 1)).toEqual([]);
  });
});
