import { expect, it } from 'vitest';
import { withoutDomain } from '../../../src/extraction/document/without-domain.ts';
import { at, layOut } from '../statement/placed-pages.ts';

it('a name that is the address of a site goes by what the small print calls its company', () => {
  const paper = layOut([
    at(50, 40, 'alder.com'),
    at(50, 780, 'alder Insurance Limited, registered office: Quay Street'),
  ]);
  expect(withoutDomain('alder.com', paper)).toBe('alder');
  expect(withoutDomain('Alder Bank', paper)).toBe('Alder Bank');
});

it('a name that the paper prints with its domain alone keeps it', () => {
  expect(withoutDomain('rowan.com', layOut([at(50, 40, 'rowan.com')]))).toBe('rowan.com');
});
