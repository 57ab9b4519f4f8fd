// Nobody holds what they issue themselves.
import { describe, expect, it } from 'vitest';
import { isNamedAsIssuer } from '../../../src/extraction/document/own-holder.ts';

describe('a holder', () => {
  it('is none by the name of the issuer, whatever either adds to it', () => {
    expect(isNamedAsIssuer('Millbeck Building Society', 'Millbeck Building Society')).toBe(true);
    expect(isNamedAsIssuer('Millbeck Bank plc', 'MILLBECK BANK')).toBe(true);
    expect(isNamedAsIssuer('Millbeck Traders Ltd', 'Millbeck Bank plc')).toBe(false);
  });

  it('may be a person with a title, where the issuer was misread, and anybody where none is known', () => {
    expect(isNamedAsIssuer('Mr A Denby', 'Mr A Denby')).toBe(false);
    expect(isNamedAsIssuer('Denby Ltd', undefined)).toBe(false);
  });
});
