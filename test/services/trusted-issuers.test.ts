import { describe, expect, it } from 'vitest';
import { trustedIssuersFrom } from '../../src/services/trusted-issuers.ts';

const ROW = { issuer: 'https://a', audience: 'https://b', jwksUri: 'https://a/jwks', tenantId: 'acme' };
const read = (...rows: readonly object[]) => trustedIssuersFrom(JSON.stringify(rows));

describe('trusted issuers', () => {
  it('are read with what was left out', () => {
    expect(read(ROW)).toEqual([{ ...ROW, clientId: null, scopes: null }]);
    expect(read({ ...ROW, scopes: { read: 'sessions:read', all: ['documents:initiate'] } })).toMatchObject([
      { scopes: { read: ['sessions:read'], all: ['documents:initiate'] } },
    ]);
    expect(read({ ...ROW, jwksUri: 'http://localhost:9/jwks' })).toHaveLength(1);
    expect(read()).toEqual([]);
  });

  it.each([
    ['keys that anybody on the way could exchange', { ...ROW, jwksUri: 'http://a/jwks' }],
    ['an issuer that could speak for everybody', { ...ROW, tenantId: null }],
    ['no audience', { ...ROW, audience: '' }],
    ['a scope that is none', { ...ROW, scopes: { a: 'b' } }],
    ['a member by another name', { ...ROW, tenant: 'acme' }],
  ])('are refused with %s', (_what, row) => {
    expect(read(row)).toBeUndefined();
  });

  it('are refused twice by one name, and as anything but a list', () => {
    expect(read(ROW, ROW)).toBeUndefined();
    expect(trustedIssuersFrom('{}')).toBeUndefined();
    expect(trustedIssuersFrom('nonsense')).toBeUndefined();
  });
});
