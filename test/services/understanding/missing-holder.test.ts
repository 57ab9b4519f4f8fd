// Whom a form is for, where nobody is named but the one that issued it.
import { describe, expect, it } from 'vitest';
import { holderFindings } from '../../../src/services/understanding/missing-holder.ts';

const organisation = (name: string): Parameters<typeof holderFindings>[0][number] => ({
  id: name,
  type: 'ark:Organisation',
  name,
});
const isMissed = (issuer: string, ...names: readonly string[]): boolean =>
  holderFindings(names.map(organisation), issuer).length > 0;

describe('whom a form is for', () => {
  it('was not found where the only names are the issuer, its company or its misread logo', () => {
    expect(isMissed('Larkmoor', 'Larkmoor')).toBe(true);
    expect(isMissed('Larkmoor', 'Larkmoor', 'Larkmoor plc, The Wharf')).toBe(true);
    expect(isMissed('l arkmooor', 'l arkmooor', 'Larkmoor plc, The Wharf')).toBe(true);
  });

  it('is another organisation that is named', () => {
    expect(isMissed('Larkmoor', 'Larkmoor', 'Harcastle Joinery Ltd')).toBe(false);
    expect(isMissed('Lark', 'Lark', 'Larkmoor Joinery Ltd')).toBe(false);
  });
});
