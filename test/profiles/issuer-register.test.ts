// The register of institutions that ships with the service.
import { describe, expect, it } from 'vitest';
import { readProfileFiles } from '../../src/adapters/profile-files/read-profile-files.ts';
import { foldText } from '../../src/kernel/text.ts';
import { ISSUER_KINDS } from '../../src/model/institutions.ts';
import { parseIssuers } from '../../src/profiles/issuer-register.ts';

describe('the register of institutions', () => {
  const { profiles, vocabulary } = readProfileFiles();
  const register = parseIssuers(vocabulary['issuers']);

  it('names no institution of a kind twice', () => {
    for (const kind of ISSUER_KINDS) {
      const names = register.filter((one) => one.kind === kind).flatMap((one) => one.names.map(foldText));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  it('has every kind that profiles name, and no other', () => {
    const used = new Set(profiles.flatMap(({ issuedBy = [] }) => issuedBy));
    expect([...used].sort()).toEqual([...ISSUER_KINDS].sort());
  });

  it('is refused with everything that is wrong with it', () => {
    expect(() => parseIssuers({ bank: ['Quay Harbour'], pub: [] })).toThrow(/issuers is not valid: .*water/);
  });
});
